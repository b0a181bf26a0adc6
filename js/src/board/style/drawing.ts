// The style sheet of what is drawn. Files have it too, so it says nothing about the page.

/** Rules for the drawing. */
export const DRAWING_CSS = `
.land{fill:var(--land)}.sand{fill:var(--sand)}.mixed{fill:var(--mixed)}.foam{fill:var(--foam)}
.water{fill:var(--water)}.stream{fill:var(--stream)}
.river .mixed,.stream{stroke:var(--sand);stroke-width:6}
.waves,.contours{fill:none;stroke:var(--wave);stroke-width:3;stroke-linecap:round}
.contours{stroke:var(--sand)}
.deck{stroke:var(--bridge);stroke-width:34}
.planks{stroke:var(--plank);stroke-width:34;stroke-dasharray:2 6.5}
.rails{stroke:var(--plank);stroke-width:6;stroke-linecap:round}
.lines{fill:none;stroke:var(--line);stroke-width:2}
.at-sea{stroke:var(--sea-line)}
.dots{stroke-width:7;stroke-linecap:round}
.frame{fill:none;stroke:var(--frame);stroke-width:4}
.coordinates{fill:var(--coordinate);font:600 26px system-ui,sans-serif;text-anchor:middle}
.inside{font-size:20px;fill:var(--line)}
.piece .shadow{fill-opacity:.24}
.star{fill:var(--gold);stroke:var(--gold-rim);stroke-width:1.6;stroke-linejoin:round}
.dimmed{opacity:.38}
.lifted{opacity:.3}
.ghost{opacity:.3}
.trace{fill:none;stroke:var(--text);stroke-width:3;stroke-dasharray:7 7;opacity:.7}
.zone.red,.link.red{color:var(--zone-red)}
.zone.blue,.link.blue{color:var(--zone-blue)}
.glow{stop-color:currentColor}
.overlap{fill:currentColor;fill-opacity:.2}
.hatch{fill:currentColor;fill-opacity:.62}
.rim{fill:none;stroke:currentColor;stroke-width:5}
.rim.halo{stroke:var(--halo);stroke-width:9;stroke-opacity:.5}
.rim.wide{stroke-width:12}
.link{fill:none;stroke:currentColor;stroke-width:5}
.link .dome{fill:currentColor;fill-opacity:.13;stroke-width:9}
.link path:last-child:not(.dome){stroke-dasharray:3 12;stroke-linecap:round}
.last-move{fill:var(--last-move);fill-opacity:.55}
.premove{fill:var(--premove);fill-opacity:.45}
.selected{fill:var(--selected);fill-opacity:.75;stroke:var(--move);stroke-width:5}
.check{fill:#ff1d1d;fill-opacity:.65;stroke:#8b0000;stroke-width:3}
.checker{fill:none;stroke:var(--capture);stroke-width:8}
.check-line{fill:none;stroke:var(--capture);stroke-width:9;stroke-linecap:round;stroke-dasharray:1 17}
.target circle,.target path{stroke:#fff;stroke-width:3;paint-order:stroke}
.target.move circle{fill:var(--move)}
.target .line{fill:none;stroke-width:8;stroke-linecap:round}
.target.capture .line{stroke:var(--capture)}
.target.stay .line{stroke:var(--stay);stroke-width:9;stroke-linejoin:round}
.target .burst{fill:var(--suicide);fill-opacity:.28;stroke:var(--suicide);stroke-width:6;stroke-linejoin:round}
.target.combine .line{stroke:var(--combine)}
.target .dashed{stroke-dasharray:16 14}
.target .badge{fill:var(--combine)}
.target.combine .plus{fill:none;stroke-width:6;stroke-linecap:round}
.targets .target:nth-child(2){transform:scale(1.2)}
.pen-green{color:var(--move)}.pen-red{color:var(--capture)}.pen-blue{color:var(--zone-blue)}.pen-yellow{color:var(--yellow)}
.arrow,.step,.premove-arrow{fill:currentColor;stroke:var(--halo);stroke-width:2.5;stroke-linejoin:round}
path.step{color:var(--move)}
path.premove-arrow{color:var(--premove)}
.ring{fill:none;stroke:currentColor;stroke-width:9}
.fill{fill:currentColor;fill-opacity:.5}
.tag circle{fill:currentColor;stroke:var(--halo);stroke-width:3}
.tag.step{color:var(--move)}
.tag text{fill:var(--halo);stroke:none;font:700 23px system-ui,sans-serif;text-anchor:middle}
.flight{fill:none;stroke-width:8;stroke-linecap:round}
.flight.halo{stroke:var(--halo);stroke-width:14;stroke-opacity:.75}
.safe{stroke:var(--move)}.strike{stroke:var(--stay)}
.stopped{stroke:var(--capture);stroke-dasharray:.1 15}
.flight-start{fill:none;stroke:var(--move);stroke-width:7}
.flight-end{stroke:var(--halo);stroke-width:3;stroke-dasharray:none}
.flight-end.safe{fill:var(--move)}.flight-end.strike{fill:var(--stay)}
.flight-end.stopped{stroke:var(--capture);stroke-width:11;stroke-linecap:round}
.over{fill:none;stroke:var(--text);stroke-width:6}
.blast{fill:var(--gold);stroke:var(--stay);stroke-width:5}
.shot{fill:none;stroke:var(--stay);stroke-width:9;stroke-linecap:round}
.joining{fill:none;stroke:var(--combine);stroke-width:8}
.hero{fill:none;stroke:var(--gold);stroke-width:12}
@media print{.rim{stroke-width:6}.piece .shadow{display:none}}
`;
