//! An engine for Cờ Tư Lệnh (Commander Chess), on top of the rules in the crate `cotulenh`.
//!
//! A [`Searcher`] looks for the best turn of a position. It runs in slices, uses one thread and does
//! not ask for the time, so that it works anywhere and gives the same answer for the same number of nodes
//! everywhere. The program `cotulenh-engine` speaks a protocol like UCI; see `docs/ENGINE.md`.
#![forbid(unsafe_code)]

pub mod bench;
pub mod eval;
pub mod exchange;
mod features;
mod level;
pub mod mate;
pub mod notation;
mod params;
mod score;
mod search;
mod table;
mod time;
pub mod uci;
mod win_chance;

pub use features::Features;
pub use level::Level;
pub use params::MAX_DEPTH;
pub use score::{Score, Value};
pub use search::{Info, Limits, Line, Progress, Searcher};
pub use time::TimeBudget;
