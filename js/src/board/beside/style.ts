// The style sheet of what stands over the board or beside it, loaded with it.

/** Rules for the opened stack, the choice, the spare pieces, the note and the legend. */
export const BESIDE_CSS = `
.note, .legend {
  position: absolute;
  z-index: 2;
  pointer-events: none;
  padding: 3px 9px;
  border-radius: 10px;
  background: var(--panel);
  color: var(--text);
  font-size: 14px;
  box-shadow: 0 1px 6px rgb(0 0 0/35%);
  width: max-content;
  max-width: 100%;
  box-sizing: border-box;
}
.note { border-inline-start: 5px solid var(--move); }
.note.strike { border-color: var(--suicide); }
.note.lost { border-color: var(--capture); }
.note.over { border-color: var(--quiet); }
.legend { display: grid; gap: 2px; font-size: 13px; }
.legend > div { display: flex; align-items: center; gap: 8px; }
.legend .icon { width: 44px; height: 22px; }
.small .note { font-size: 12px; }
.small .legend { gap: 0; padding: 2px 7px; font-size: 11px; }
.small .legend .icon { width: 32px; height: 16px; }
.choice {
  position: absolute;
  z-index: 3;
  display: grid;
  gap: 6px;
  width: max-content;
  max-width: min(310px, 100%);
  padding: 10px;
  border-radius: 12px;
  background: var(--panel);
  color: var(--text);
  box-shadow: 0 6px 28px rgb(0 0 0/40%);
  box-sizing: border-box;
}
p { margin: 0; font-weight: 600; }
.choice button {
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 4px 10px;
  border: 1px solid var(--quiet);
  border-radius: 10px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
}
button:focus-visible { outline: 3px solid var(--text); outline-offset: 1px; }
.icon { width: 2em; height: 2em; flex: none; overflow: visible; pointer-events: none; }
.spares {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  padding: 6px;
  margin-top: 6px;
  border-radius: 12px;
  background: var(--panel);
  color: var(--text);
}
.spares button {
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-width: 44px;
  min-height: 44px;
  padding: 3px;
  border: 2px solid transparent;
  border-radius: 10px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: grab;
  touch-action: none;
}
.spares [aria-pressed=true] { border-color: var(--move); }
.spares .icon { width: 36px; height: 36px; }
.tray {
  position: absolute;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 2px 8px;
  width: max-content;
  max-width: 100%;
  padding: 3px;
  border-radius: 14px;
  background: var(--panel);
  box-shadow: 0 2px 10px rgb(0 0 0/35%);
  box-sizing: border-box;
}
.stacked { flex-direction: column; }
.fan, .bar { display: flex; align-items: center; }
.fan > * {
  position: relative;
  flex: none;
  width: var(--side);
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
}
.fan .icon { display: block; width: 100%; height: auto; }
.fan button { cursor: grab; touch-action: none; border-radius: 50%; }
.fan button[aria-disabled=true] { cursor: default; touch-action: auto; }
.fan [aria-disabled=true] .icon { opacity: 0.45; }
.fan [aria-pressed=true] { box-shadow: 0 0 0 2px var(--halo), 0 0 0 5px var(--move); }
.fan { align-items: start; }
.fan small {
  display: block;
  margin: -2px -5px 0;
  font: 600 10px/1.1 system-ui, sans-serif;
  text-align: center;
}
.fan .gone { width: calc(0.6*var(--side)); }
.fan .gone .icon { opacity: 0.4; }
.gone b {
  position: absolute;
  right: -5px;
  bottom: -9px;
  min-width: 18px;
  border-radius: 9px;
  background: var(--move);
  color: var(--halo);
  font: 700 12px/18px system-ui, sans-serif;
  text-align: center;
}
.bar { gap: 6px; font-size: 13px; }
.bar span { max-width: 5.5em; line-height: 1.15; }
.bar button {
  min-height: 44px;
  padding: 0 10px;
  border: 1px solid var(--quiet);
  border-radius: 10px;
  background: none;
  color: inherit;
  font: 600 14px system-ui, sans-serif;
  cursor: pointer;
}
.bar button:first-child { border-color: var(--move); background: var(--move); color: var(--halo); }
.bar button:disabled { opacity: 0.45; cursor: default; }
.small .bar { gap: 4px; font-size: 11px; }
.small .bar span { max-width: 4.2em; }
.small .bar button { padding: 0 5px; font-size: 12px; }
.dragging .tray { opacity: 0.25; pointer-events: none; }
@media print {
  .choice, .note, .legend, .tray { display: none; }
}
`;
