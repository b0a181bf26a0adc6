// Wrong on purpose: what the compiler says of squares is what an editor shows.
import type { Square } from "cotulenh-wasm";

export const off: Square = "l1";
declare const select: (square: Square | null) => void;
export const nothing: number = select;
