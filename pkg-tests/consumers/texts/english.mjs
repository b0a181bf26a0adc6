// One language of `cotulenh-wasm/texts`: a bundle has no other.
import { describeIllegal, en } from "cotulenh-wasm/texts";

console.log(describeIllegal({ reason: "blocked", squares: ["e5"] }, en));
