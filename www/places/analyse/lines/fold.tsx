// What stands below the turns of the game: on phones it is opened by its title, so that the turns come first.
import type { ComponentChildren } from "preact";
import { wide } from "../screen.js";

export function Fold({ title, children }: { title: string; children: ComponentChildren }) {
  if (wide.value) return <>{children}</>;
  return (
    <details class="book-fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
