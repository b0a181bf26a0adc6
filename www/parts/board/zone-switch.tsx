// Whose air-defense zones are shown: those that threaten one's own planes, those of both sides, or none.
import { read } from "../../texts/texts.js";
import { ZONE_VIEWS, zoneView } from "../../storage/settings.js";
import { gameTexts } from "../game-texts.js";
import "./zone-switch.css";

interface Props {
  announce: (text: string) => void;
}

function show(view: (typeof ZONE_VIEWS)[number], announce: Props["announce"]): void {
  zoneView.value = view;
  announce(read(gameTexts).zones.announced[view]);
}

/** Shows the next view of the zones. */
export function switchZones(announce: Props["announce"]): void {
  show(ZONE_VIEWS[(ZONE_VIEWS.indexOf(zoneView.value) + 1) % ZONE_VIEWS.length]!, announce);
}

/** One button that goes through the views: for a narrow toolbar. */
export function ZoneButton({ announce }: Props) {
  const m = read(gameTexts).zones;
  return (
    <button type="button" class="zone-button" onClick={() => switchZones(announce)}>
      {m.title}
      <small class="muted small">{m.views[zoneView.value]}</small>
    </button>
  );
}

export function ZoneSwitch({ announce }: Props) {
  const m = read(gameTexts).zones;
  return (
    <div class="zone-switch" role="group" aria-label={m.title}>
      <span aria-hidden="true">{m.title}</span>
      {ZONE_VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={zoneView.value === view}
          onClick={() => show(view, announce)}
        >
          {m.views[view]}
        </button>
      ))}
    </div>
  );
}
