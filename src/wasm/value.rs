//! Answers as plain values.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::data::Data;

/// A plain value, with `null` for what is missing.
pub(super) fn value(data: impl Into<Data>) -> JsValue {
    write_value(&data.into())
}

#[inline(never)]
fn write_value(data: &Data) -> JsValue {
    data.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::UNDEFINED)
}
