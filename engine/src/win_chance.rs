//! What an evaluation means. `tests/typescript.rs` of the rules writes it for JavaScript.

/// Points for which the odds of the side that is ahead grow e times; `docs/REVIEW.md` says how it was measured.
pub(crate) const WIN_CHANCE_SCALE: u16 = 390;
