// The switches as controls of a form: selects, checkboxes, ranges and colours.
import { COLORS, GROUPS, MOVES, OPTIONS, type Values } from "./switches.js";
import type { GalleryTexts, GroupName, SwitchName } from "./texts.js";

export const DEFAULT_SIZE = 560;
const SIZES = { min: "160", max: "760", step: "20" };

/** The values of what is not an option of the board. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  position: ["battle", "start", "game", "empty"],
  effects: ["none", ...Object.keys(MOVES)],
  scheme: ["page", "light", "dark"],
};

type Control = HTMLSelectElement | HTMLInputElement;
/** Tells a setting; `null` for the default. */
type Change = (name: string, value: string | null) => void;

const valuesOf = (name: string): readonly string[] =>
  OTHERS[name] ?? Object.keys((OPTIONS as Record<string, Values>)[name] ?? {});

function input(attributes: Record<string, string>): HTMLInputElement {
  return Object.assign(document.createElement("input"), attributes);
}

function makeControl(name: SwitchName): Control {
  if (name === "size") return input({ type: "range", ...SIZES });
  if ((COLORS as readonly string[]).includes(name)) return input({ type: "color" });
  const values = valuesOf(name);
  if (values.includes("on")) return input({ type: "checkbox" });
  const select = document.createElement("select");
  select.append(...values.map((value) => new Option(value, value)));
  return select;
}

/** What a control says; `null` for the default. */
function readControl(name: SwitchName, control: Control): string | null {
  if (control.type === "checkbox") return (control as HTMLInputElement).checked ? "on" : null;
  const isDefault = control.value === valuesOf(name)[0] || control.value === String(DEFAULT_SIZE);
  return isDefault ? null : control.value;
}

/** The colour that the board has now, as a control wants it. */
function colorOf(name: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(--${name})`;
  document.querySelector("#board > *")!.shadowRoot!.querySelector(".board")!.append(probe);
  const [red = 0, green = 0, blue = 0] = getComputedStyle(probe).color.match(/\d+/g)!.map(Number);
  probe.remove();
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
}

function showControl(name: SwitchName, control: Control, setting: string | null): void {
  if (control.type === "checkbox") (control as HTMLInputElement).checked = setting === "on";
  else if (control.type === "color") control.value = setting ?? colorOf(name);
  else control.value = setting ?? valuesOf(name)[0] ?? String(DEFAULT_SIZE);
}

/** Makes the controls in a form. */
export function makeControls(form: HTMLElement, change: Change) {
  const controls = new Map<SwitchName, { control: Control; label: HTMLElement }>();
  const legends = new Map<GroupName, HTMLElement>();
  for (const [group, names] of Object.entries(GROUPS) as [GroupName, SwitchName[]][]) {
    const set = document.createElement("fieldset");
    const legend = document.createElement("legend");
    legends.set(group, legend);
    set.append(legend);
    for (const name of names) {
      const control = makeControl(name);
      control.name = name;
      control.addEventListener("input", () => change(name, readControl(name, control)));
      const label = document.createElement("span");
      const line = document.createElement("label");
      line.append(label, control);
      controls.set(name, { control, label });
      set.append(line);
    }
    form.append(set);
  }
  return {
    /** Shows settings in the controls. */
    show(
      settings: URLSearchParams,
      texts: GalleryTexts,
      isOffered: (name: string) => boolean,
    ): void {
      for (const [group, legend] of legends) legend.textContent = texts.groups[group];
      for (const [name, { control, label }] of controls) {
        label.textContent = texts.switches[name];
        control.disabled = !isOffered(name);
        showControl(name, control, settings.get(name));
        if (control.type === "range") label.textContent += `: ${control.value}`;
        if (!(control instanceof HTMLSelectElement)) continue;
        for (const option of control.options) {
          option.textContent = texts.values[option.value as keyof GalleryTexts["values"]];
        }
      }
    },
  };
}
