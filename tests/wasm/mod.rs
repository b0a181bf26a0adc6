//! The exported class as a person uses it by hand, tested inside wasm: by `wasm_node.rs` in Node and by
//! `wasm_browser.rs` in Chromium. One file a topic.

mod air_defense;
mod arguments;
mod deploy;
mod moves;
mod panic;
mod position;
mod state;
mod support;
