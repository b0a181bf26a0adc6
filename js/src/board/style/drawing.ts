// The style sheet of what is drawn. Files have it too, so it says nothing about the page.

/** Rules for the drawing. */
export const DRAWING_CSS = `
.land { fill: var(--land); }
.sand { fill: var(--sand); }
.mixed { fill: var(--mixed); }
.foam { fill: var(--foam); }
.water { fill: var(--water); }
.stream { fill: var(--stream); }
.river .mixed, .stream { stroke: var(--sand); stroke-width: 6; }
.waves, .contours { fill: none; stroke: var(--wave); stroke-width: 3; stroke-linecap: round; }
.contours { stroke: var(--sand); }
.deck { stroke: var(--bridge); stroke-width: 34; }
.planks { stroke: var(--plank); stroke-width: 34; stroke-dasharray: 2 6.5; }
.rails { stroke: var(--plank); stroke-width: 6; stroke-linecap: round; }
.lines { fill: none; stroke: var(--line); stroke-width: 2; }
.at-sea { stroke: var(--sea-line); }
.dots { stroke-width: 7; stroke-linecap: round; }
.frame { fill: none; stroke: var(--frame); stroke-width: 4; }
.coordinates { fill: var(--coordinate); font: 600 26px system-ui, sans-serif; text-anchor: middle; }
.inside { font-size: 20px; fill: var(--coordinate-inside); }
.spare { display: none; }
.piece .shadow { fill-opacity: 0.24; }
.star { fill: var(--gold); stroke: var(--gold-rim); stroke-width: 1.6; stroke-linejoin: round; }
.dimmed { opacity: 0.38; }
.lifted { opacity: 0.3; }
.ghost { opacity: 0.6; }
.pale { fill: var(--halo); fill-opacity: 0.85; }
.trace { fill: none; stroke: var(--text); stroke-width: 3; stroke-dasharray: 7 7; opacity: 0.7; }
.zone.red, .link.red { color: var(--zone-red); }
.zone.blue, .link.blue { color: var(--zone-blue); }
.tint { fill-opacity: 0.22; }
.tint.sea { fill-opacity: 0.3; }
.zone.red .tint { fill: var(--tint-red); }
.zone.blue .tint { fill: var(--tint-blue); }
.zone.red .sea { fill: var(--sea-red); }
.zone.blue .sea { fill: var(--sea-blue); }
.hatch { fill: currentColor; fill-opacity: 0.6; }
.rim { fill: none; stroke: currentColor; stroke-width: 5; }
.rim.halo { stroke: var(--sea-rim); stroke-width: 14; }
.rim.wide { stroke-width: 12; }
.flying .layer-zones .zone { opacity: 0.5; }
.flying .layer-zones .hatched { display: none; }
.threat rect { fill: currentColor; stroke: var(--halo); stroke-width: 2; }
.threat.red { color: var(--zone-red); }
.threat.blue { color: var(--zone-blue); }
.threat text { fill: var(--halo); font: 600 22px system-ui, sans-serif; text-anchor: middle; }
.link { fill: none; stroke: currentColor; stroke-width: 5; }
.link .dome { fill: currentColor; fill-opacity: 0.13; stroke-width: 9; }
.link path:last-child:not(.dome) { stroke-dasharray: 3 12; stroke-linecap: round; }
.last-move { color: var(--last-move); fill: none; }
.last-move circle { stroke: currentColor; stroke-width: 6; }
.last-move .edge { stroke: var(--edge); stroke-width: 13; }
.last-move.left circle { stroke-width: 5; stroke-dasharray: 20 8.27; }
.last-move.left .edge { stroke-width: 10; stroke-dasharray: 25 3.27; stroke-dashoffset: 2.5; }
.premove { fill: var(--premove); fill-opacity: 0.45; }
.selected .ground { fill: var(--selected); fill-opacity: 0.75; }
.check { fill: #ff1d1d; fill-opacity: 0.65; stroke: #8b0000; stroke-width: 3; }
.check-line {
  fill: none;
  stroke: var(--capture);
  stroke-width: 9;
  stroke-linecap: round;
  stroke-dasharray: 1 17;
  stroke-opacity: 0.75;
}
.outline circle { fill: none; stroke-width: 6; }
.outline .line { stroke: currentColor; }
.outline .halo { stroke: var(--halo); stroke-width: 11; }
.outline.own, .dot { color: var(--move); }
.dot { fill: currentColor; stroke: var(--halo); stroke-width: 4; paint-order: stroke; }
.capture, .checker { color: var(--capture); }
.stay { color: var(--stay); }
.suicide { color: var(--suicide); }
.combine { color: var(--combine); }
.outline.combine .line { stroke-width: 5; }
.outline.stay .line, .outline.suicide .line { stroke-dasharray: 20 6.7; }
.badge circle { fill: currentColor; stroke: var(--halo); stroke-width: 3.5; }
.badge path {
  stroke: var(--halo);
  stroke-width: 5;
  stroke-linecap: round;
  stroke-linejoin: round;
  fill: none;
}
.badge .thin { stroke-width: 3.6; }
.badge .solid { fill: var(--halo); stroke: none; }
.pen-green { color: var(--move); }
.pen-red { color: var(--capture); }
.pen-blue { color: var(--zone-blue); }
.pen-yellow { color: var(--yellow); }
.arrow, .step, .premove-arrow {
  fill: currentColor;
  stroke: var(--halo);
  stroke-width: 2.5;
  stroke-linejoin: round;
}
path.step { color: var(--move); }
path.premove-arrow { color: var(--premove); }
.ring { fill: none; stroke: currentColor; stroke-width: 8; }
.fill { fill: currentColor; fill-opacity: 0.5; }
.tag circle { fill: currentColor; stroke: var(--halo); stroke-width: 3; }
.tag.step { color: var(--move); }
.tag.step.from circle { fill: var(--halo); stroke: currentColor; }
.tag.step.from text { fill: currentColor; }
.tag text { fill: var(--halo); stroke: none; font: 700 23px system-ui, sans-serif; text-anchor: middle; }
.flight { fill: none; stroke-width: 5; stroke-opacity: 0.7; }
.flight.safe { stroke: var(--move); stroke-width: 16; stroke-opacity: 0.36; }
.flight.strike { stroke: var(--suicide); stroke-dasharray: 14 8; }
.flight.stopped { stroke: var(--capture); stroke-dasharray: 4 7; }
.flight-start { fill: none; stroke: var(--move); stroke-width: 7; }
.flight-end { stroke: var(--capture); stroke-width: 9; stroke-linecap: round; }
.flight-end .halo { stroke: var(--halo); stroke-width: 14; }
.over { fill: none; stroke: var(--text); stroke-width: 6; }
.blast { fill: var(--gold); stroke: var(--stay); stroke-width: 5; }
.shot { fill: none; stroke: var(--gold); stroke-width: 12; stroke-linecap: round; stroke-opacity: 0.8; }
.shot-head { fill: var(--stay); stroke: var(--gold); stroke-width: 4; }
.trajectory {
  fill: none;
  stroke: var(--stay);
  stroke-width: 6;
  stroke-dasharray: 2 14;
  stroke-linecap: round;
}
.joining { fill: none; stroke: var(--combine); stroke-width: 8; }
.hero { fill: none; stroke: var(--gold); stroke-width: 12; }
.alarm { fill: none; stroke: var(--capture); stroke-width: 16; }
@media print {
  .rim { stroke-width: 6; }
  .piece .shadow { display: none; }
}
`;
