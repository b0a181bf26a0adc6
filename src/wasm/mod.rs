//! The game as the JavaScript layer in `js/` sees it.
//!
//! Thin: arguments arrive as numbers and texts that the layer has checked. Answers of hot calls are packed
//! ([`pack`]) and left in memory (`answer.rs`). All others are plain values by `serde_wasm_bindgen`. What refuses a
//! call is thrown (`error.rs`). One file a topic.

// Nothing that JavaScript passes may panic: a panic would leave the instance unusable.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod air_defense;
mod answer;
mod deploy;
mod error;
mod heroes;
pub mod layout;
mod make;
mod moves;
pub mod pack;
mod position;
mod record;
mod state;
mod view;

pub use answer::throw_refusal;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
pub use state::{End, State};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::{Position, data::Data};

/// Small: the one of the standard library would be a good part of the module.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// The state of one game.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    game: crate::Game,
}

impl Game {
    fn position(&self) -> &Position {
        self.game.position()
    }
}

/// A plain value, with `null` for what is missing.
fn value(data: impl Into<Data>) -> JsValue {
    write_value(&data.into())
}

#[inline(never)]
fn write_value(data: &Data) -> JsValue {
    data.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::UNDEFINED)
}

/// Runs once, when the module is started: a panic, should there be one, is written to the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
