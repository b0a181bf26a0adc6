//! How refusals cross to JavaScript: as the text `CODE message`. The layer knows every code.

use core::fmt::Display;

use wasm_bindgen::JsValue;

use crate::{FenErrors, ParseMoveError};

/// An exception with a stable code.
pub(super) fn exception(code: &str, message: &str) -> JsValue {
    JsValue::from_str(&[code, " ", message].concat())
}

/// An exception for an error that knows its code.
pub(super) fn coded(code: &str, error: &dyn Display) -> JsValue {
    exception(code, &error.to_string())
}

/// An exception for a FEN: the code of the first error, and all messages.
pub(super) fn bad_fen(errors: &FenErrors) -> JsValue {
    coded(errors.first().kind.code(), errors)
}

/// An exception for a move that was asked for in some words.
pub(super) fn bad_move(asked: &str, error: &ParseMoveError) -> JsValue {
    exception(error.code(), &[asked, ": ", &error.to_string()].concat())
}
