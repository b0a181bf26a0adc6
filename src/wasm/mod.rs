//! The class `CoTuLenh` for JavaScript, as wasm-pack makes it without flags. Its members take and answer plain
//! values: squares as `"c4"`, pieces and moves as objects. One file a topic.
//!
//! - `read` reads arguments, which can be anything, `color` the side; `value` makes answers
//! - `error` makes the errors that refused calls throw
//! - `types.ts` declares the values; `tests/typescript.rs` writes it
//! - `plain` has the members that are called often, and `packed`, with the feature of that name, their twins for
//!   the npm package
//!
//! The npm package (`js/`) has a class of the same name, which stands on this one and has more around it.

// Nothing that JavaScript passes may panic: a panic would leave the instance unusable.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod air_defense;
mod color;
mod deploy;
mod error;
mod make;
mod moves;
#[cfg(feature = "packed")]
pub mod packed;
#[cfg(not(feature = "packed"))]
mod plain;
mod position;
mod read;
mod state;
mod value;

pub use color::Color;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Game, Position};

/// Small: the one of the standard library would be a good part of the module.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// The types of plain values.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

/// A game of Cờ Tư Lệnh: a position and its history. A call succeeds, or throws an `Error` with a stable
/// `code` and changes nothing.
#[wasm_bindgen]
#[derive(Clone, Debug)]
pub struct CoTuLenh {
    game: Game,
}

impl CoTuLenh {
    fn position(&self) -> &Position {
        self.game.position()
    }
}

/// Runs once, when the module is started: a panic, should there be one, is written to the console.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(console_error_panic_hook::hook));
}
