//! What measures and tunes the engine, players, matches between them, a suite of tactics; and what makes the
//! puzzles of the package. The programs are in `bin/`; `docs/ENGINE.md` and `docs/PUZZLES.md` show how they are
//! called.
#![forbid(unsafe_code)]

pub mod book;
pub mod jobs;
pub mod players;
pub mod program;
pub mod puzzles;
pub mod random;
pub mod selfplay;
pub mod tactics;
pub mod tournament;
pub mod training;
