// What the system asks for: more contrast, or its own colours. Few users do, so a board on a page loads it when it is
// asked for.

/** Rules for those who ask. */
export const SYSTEM_CSS = `
@media (prefers-contrast: more) {
  .board.board {
    --line: light-dark(#000, #fff);
    --text: light-dark(#000, #fff);
    --quiet: light-dark(#333, #ddd);
    --coordinate: light-dark(#000, #fff);
    --coordinate-inside: light-dark(#000, #fff);
  }
  .dimmed { opacity: 0.6; }
  .flying .layer-zones .zone { opacity: 0.65; }
  .lines { stroke-width: 3; }
  .tint { fill-opacity: 0.3; }
  .tint.sea { fill-opacity: 0.42; }
  .rim { stroke-width: 9; }
  .rim.halo { stroke-width: 20; }
  .outline .line { stroke-width: 9; }
  .outline .halo { stroke-width: 15; }
  .flight { stroke-opacity: 1; }
  .flight.safe { stroke-opacity: 0.7; }
  .badge circle { stroke-width: 5; }
}
@media (forced-colors: active) {
  .board.board {
    --land: Canvas;
    --sand: GrayText;
    --mixed: Canvas;
    --foam: GrayText;
    --water: Canvas;
    --wave: GrayText;
    --stream: Canvas;
    --bridge: Canvas;
    --plank: CanvasText;
    --line: GrayText;
    --sea-line: GrayText;
    --frame: CanvasText;
    --coordinate: CanvasText;
    --coordinate-inside: CanvasText;
    --red-base: CanvasText;
    --red-rim: CanvasText;
    --red-glyph: Canvas;
    --blue-base: Canvas;
    --blue-rim: CanvasText;
    --gold: Highlight;
    --gold-rim: Canvas;
    --move: Highlight;
    --capture: Highlight;
    --stay: Highlight;
    --suicide: Highlight;
    --combine: Highlight;
    --last-move: Highlight;
    --edge: CanvasText;
    --premove: GrayText;
    --selected: Canvas;
    --zone-red: CanvasText;
    --zone-blue: CanvasText;
    --sea-rim: Canvas;
    --halo: Canvas;
    --yellow: Highlight;
    --panel: Canvas;
    --text: CanvasText;
    --quiet: CanvasText;
  }
  .tint { fill: none !important; }
  .zone.red .rim:not(.halo) { stroke-dasharray: 18 9; }
  .land, .water { stroke: none; }
  .piece .shadow { display: none; }
  .choice, .note, .legend, .choice button, .tray { border: 1px solid CanvasText; }
}
`;
