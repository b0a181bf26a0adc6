import { CoTuLenh } from "cotulenh-wasm";
import { createPlay } from "cotulenh-wasm/play";
import { useMemo } from "preact/hooks";
import { BoardView } from "../../parts/board.js";

export default function PlayPlace() {
  const play = useMemo(() => createPlay({ game: new CoTuLenh() }), []);
  return <BoardView play={play} options={undefined} />;
}
