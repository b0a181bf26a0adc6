//! The tests of `tests/wasm/` in a browser.
#![cfg(all(target_arch = "wasm32", feature = "wasm", not(feature = "packed")))]

mod wasm;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
