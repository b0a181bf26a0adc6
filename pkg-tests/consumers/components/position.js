/** The position in the address, or none. */
export const fen = new URLSearchParams(location.search).get("fen") ?? undefined;
