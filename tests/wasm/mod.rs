//! What the JavaScript layer relies on, tested inside wasm: by `wasm_node.rs` in Node and by
//! `wasm_browser.rs` in Chromium. One file a topic.

mod deploy;
mod games;
mod moves;
mod position;
mod state;
mod support;
