//! How refusals cross to JavaScript: as the text `CODE message`. The layer knows every code.

use core::fmt::Display;

use wasm_bindgen::JsValue;

use crate::FenErrors;

/// An exception with a stable code.
pub(super) fn exception(code: &str, message: impl Display) -> JsValue {
    JsValue::from_str(&format!("{code} {message}"))
}

/// An exception for a FEN: the code of the first error, and all messages.
pub(super) fn bad_fen(errors: &FenErrors) -> JsValue {
    exception(errors.first().kind.code(), errors)
}
