// How stacks are written.

/** How stacks are written in FEN: `(NFT)`, or with the carrier outside, `N(FT)`. */
export const STACK_STYLES = Object.freeze(["together", "carrier"] as const);
