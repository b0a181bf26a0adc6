// A switch with its name: on or off.
import type { ComponentChildren } from "preact";
import "./switch.css";

interface Props {
  isOn: boolean;
  toggle: () => void;
  children: ComponentChildren;
}

export function Switch({ isOn, toggle, children }: Props) {
  return (
    <button type="button" class="switch" role="switch" aria-checked={isOn} onClick={toggle}>
      <span class="track" aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}
