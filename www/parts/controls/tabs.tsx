// Tabs: one of several parts is shown. Arrow keys go from tab to tab, as in every desktop program.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import "./tabs.css";

export interface Tab<Name extends string> {
  name: Name;
  label: string;
}

interface Props<Name extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab<Name>[];
  shown: Name;
  onShow: (name: Name) => void;
  children: ComponentChildren;
}

export function Tabs<Name extends string>({ label, tabs, shown, onShow, children }: Props<Name>) {
  const list = useRef<HTMLDivElement>(null);
  /** Whether a tab has the focus because it was clicked: then the arrow keys belong to the place. */
  const wasClicked = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (wasClicked.current) return;
    const at = tabs.findIndex(({ name }) => name === shown);
    const last = tabs.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onShow(tabs[target]!.name);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-row">
        <div
          class="tab-list"
          role="tablist"
          aria-label={label}
          ref={list}
          onKeyDown={onKeyDown}
          onFocusOut={() => (wasClicked.current = false)}
        >
          {tabs.map(({ name, label: text }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-controls="tab-panel"
              aria-selected={name === shown}
              tabIndex={name === shown ? 0 : -1}
              onClick={({ detail }) => {
                // A press of Enter is a click without a pointer.
                wasClicked.current = detail > 0;
                onShow(name);
              }}
            >
              {text}
            </button>
          ))}
        </div>
      </div>
      <div
        id="tab-panel"
        class="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${shown}`}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>
  );
}
