// The style sheet of the viewer: the board and its moves side by side, or one below the other where there is no room.
export const VIEWER_CSS = `
:host { display: block; container-type: inline-size; color-scheme: inherit; }
:host([hidden]) { display: none; }
.viewer { --edge: color-mix(in srgb, currentColor 22%, transparent); --soft: color-mix(in srgb, currentColor 9%, transparent); display: grid; gap: 12px; font: 15px/1.5 system-ui, sans-serif; }
@container (min-width: 560px) { .viewer { grid-template-columns: minmax(0, 3fr) minmax(200px, 2fr); } }
.beside { display: flex; flex-direction: column; gap: 8px; min-height: 0; position: relative; }
@container (min-width: 560px) { .beside { contain: size; } }
p { margin: 0; }
.title { font-weight: 600; }
.title:empty, .result:empty, .alert:empty { display: none; }
.moves { flex: 1; max-height: 16em; min-height: 4em; overflow: auto; position: relative; border: 1px solid var(--edge); border-radius: 6px; padding: 8px; }
@container (min-width: 560px) { .moves { max-height: none; } }
.number, .variation, .comment { color: color-mix(in srgb, currentColor 78%, transparent); }
.variation { font-size: 0.93em; }
.comment { font-style: italic; }
.moves button { font: inherit; font-weight: 600; color: inherit; background: none; border: 0; border-radius: 4px; padding: 2px 4px; min-width: 24px; min-height: 24px; cursor: pointer; }
.variation button { font-weight: 400; }
.moves button:hover { background: var(--soft); }
.moves button[aria-current] { background: CanvasText; color: Canvas; }
.glyph { margin-inline-start: -3px; }
.controls { display: flex; flex-wrap: wrap; gap: 4px; }
.controls button { flex: 1 0 36px; height: 40px; color: inherit; background: none; border: 1px solid var(--edge); border-radius: 6px; padding: 0; cursor: pointer; }
.controls button:hover { background: var(--soft); }
.controls button[aria-disabled="true"] { opacity: 0.4; cursor: default; }
.controls button[aria-pressed="true"] { background: var(--soft); border-color: currentColor; }
.controls svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; vertical-align: middle; }
button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.alert { grid-column: 1 / -1; white-space: pre-wrap; border: 1px solid currentColor; border-radius: 6px; padding: 8px; }
@media (forced-colors: active) { .moves button[aria-current] { outline: 2px solid Highlight; } }
`;
