// Whose air-defense zones are shown: none, those that threaten one's own planes, or those of both sides. It is the same
// switch beside every board.
import { read } from "../../texts/texts.js";
import { ZONE_VIEWS, zoneView } from "../../storage/settings.js";
import { gameTexts } from "../game-texts.js";
import "./zone-switch.css";

interface Props {
  /** Says what is shown now, in places that speak. */
  announce?: (text: string) => void;
}

function show(view: (typeof ZONE_VIEWS)[number], announce: Props["announce"]): void {
  zoneView.value = view;
  announce?.(read(gameTexts).zones.announced[view]);
}

/** Shows the next view of the zones. */
export function switchZones(announce: Props["announce"]): void {
  show(ZONE_VIEWS[(ZONE_VIEWS.indexOf(zoneView.value) + 1) % ZONE_VIEWS.length]!, announce);
}

/** An eye, with a stroke through it while no zones are shown. */
function Eye() {
  return (
    <svg class="eye" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M2 12c5-8 15-8 20 0c-5 8-15 8-20 0z" />
      <circle cx="12" cy="12" r="3.2" />
      {zoneView.value === "off" && <path d="M4 20L20 4" />}
    </svg>
  );
}

export function ZoneSwitch({ announce }: Props) {
  const m = read(gameTexts).zones;
  return (
    <div class="zone-switch" role="group" aria-label={m.title} title={m.title}>
      <Eye />
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
