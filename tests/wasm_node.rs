//! The tests of `tests/wasm/` in Node.
#![cfg(all(target_arch = "wasm32", feature = "wasm", not(feature = "packed")))]

mod wasm;
