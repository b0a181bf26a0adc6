//! Arguments. They come from JavaScript and can be anything: what is wrong is refused with a code.

use wasm_bindgen::prelude::JsValue;

use super::error::Refusal;
use crate::{ErrorCode, Role, Square};

/// A text, or why it is none. Texts of many megabytes are refused like others that are too long.
pub(super) fn text(value: &JsValue, code: ErrorCode, what: &str) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| Refusal::new(code, &[what, " is a string"].concat()).into())
}

pub(super) fn square(value: &JsValue) -> Result<Square, JsValue> {
    let text = text(value, ErrorCode::InvalidSquare, "a square")?;
    text.parse().map_err(|_| Refusal::of_text(ErrorCode::InvalidSquare, &text, "is not a square").into())
}

/// A piece type, by its letter or its name in any case.
pub(super) fn role(value: &JsValue) -> Result<Role, JsValue> {
    let text = text(value, ErrorCode::InvalidPieceType, "a piece type")?;
    let mut letters = text.chars();
    let role = match (letters.next(), letters.next()) {
        (Some(letter), None) => Role::from_letter(letter.to_ascii_uppercase()),
        _ => Role::from_name(&text),
    };
    role.ok_or_else(|| Refusal::of_text(ErrorCode::InvalidPieceType, &text, "is not a piece type").into())
}

/// A whole number from 0.
pub(super) fn count(value: &JsValue, what: &str) -> Result<u32, JsValue> {
    let number = value.as_f64().filter(|&number| f64::from(number as u32) == number);
    let refuse = || Refusal::new(ErrorCode::InvalidArgument, &[what, " is a whole number from 0"].concat());
    number.map(|number| number as u32).ok_or_else(|| refuse().into())
}

/// Yes or no.
pub(super) fn flag(value: &JsValue, what: &str) -> Result<bool, JsValue> {
    let refuse = || Refusal::new(ErrorCode::InvalidArgument, &[what, " is true or false"].concat());
    value.as_bool().ok_or_else(|| refuse().into())
}

/// A piece type that need not be given.
pub(super) fn optional_role(value: &JsValue) -> Result<Option<Role>, JsValue> {
    if value.is_undefined() { Ok(None) } else { role(value).map(Some) }
}
