//! What measures and tunes the engine: players, matches between them, and a suite of tactics. The programs
//! are in `bin/`; `docs/ENGINE.md` shows how they are called.
#![forbid(unsafe_code)]

pub mod players;
pub mod program;
pub mod random;
pub mod tactics;
pub mod tournament;
pub mod training;
