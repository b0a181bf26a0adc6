//! What the tests of the class share.

use std::fmt::Debug;

use cotulenh::wasm::CoTuLenh;
use js_sys::{Error, JSON, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A plane and a tank on a ship, and a gun before them.
pub(super) const DEPLOY: &str = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";

/// Nothing: an argument that is left out.
pub(super) const NONE: JsValue = JsValue::UNDEFINED;

pub(super) fn start() -> CoTuLenh {
    CoTuLenh::new(&NONE, &NONE, &NONE).expect("the start")
}

pub(super) fn game(fen: &str) -> CoTuLenh {
    CoTuLenh::new(&fen.into(), &NONE, &NONE).expect("a good FEN")
}

/// A plain value as JSON.
pub(super) fn json(value: &JsValue) -> String {
    JSON::stringify(value).expect("plain data").into()
}

/// A field of a plain value, as JSON.
pub(super) fn field(value: &JsValue, name: &str) -> String {
    json(&Reflect::get(value, &name.into()).expect("an object"))
}

/// The error that a refused call throws.
pub(super) fn refusal<T: Debug>(answered: Result<T, JsValue>) -> Error {
    let error: Error = answered.expect_err("a refusal").dyn_into().expect("an Error");
    assert_eq!(error.name(), "CoTuLenhError");
    assert_ne!(error.message(), "");
    error
}

/// The code of a refusal.
pub(super) fn code<T: Debug>(answered: Result<T, JsValue>) -> String {
    let code = Reflect::get(&refusal(answered), &"code".into()).expect("an object");
    code.as_string().expect("a text")
}

/// The squares of a list.
pub(super) fn squares(list: &JsValue) -> Vec<String> {
    let list = list.dyn_ref::<js_sys::Array>().expect("a list");
    list.iter().map(|square| square.as_string().expect("a square")).collect()
}
