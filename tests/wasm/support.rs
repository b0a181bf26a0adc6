//! What the tests of the bindings share.

use std::fmt::Debug;

use cotulenh::wasm::{Game, layout, throw_refusal};
use js_sys::{Error, JSON, Reflect, Uint8Array, Uint32Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

/// The packed standard rules.
pub(super) const STANDARD: u32 = 1;

/// A plane and a tank on a ship, and a gun before them.
pub(super) const DEPLOY: &str = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";

pub(super) fn game(fen: &str) -> Game {
    let mut game = Game::new(STANDARD, true);
    accepted(game.load(fen));
    game
}

/// What a call has answered, or why it was refused.
pub(super) fn answered(place: usize) -> Result<usize, JsValue> {
    if place == 0 { throw_refusal().map(|()| place) } else { Ok(place) }
}

/// The answer of a call that must not be refused.
pub(super) fn accepted(place: usize) -> usize {
    answered(place).expect("an answer")
}

/// The words of a packed answer and its text, read as JavaScript reads them.
pub(super) fn answer(place: usize) -> (Vec<u32>, String) {
    let memory = Reflect::get(&wasm_bindgen::memory(), &"buffer".into()).expect("a memory");
    let words =
        |from: u32, count: u32| Uint32Array::new_with_byte_offset_and_length(&memory, from, count).to_vec();
    let (head, size) = (place as u32, size_of::<u32>() as u32);
    let [text, bytes, count] = words(head, layout::HEAD_WORDS)[..] else { unreachable!("three words") };
    let text = Uint8Array::new_with_byte_offset_and_length(&memory, text, bytes).to_vec();
    (words(head + size * layout::HEAD_WORDS, count), String::from_utf8(text).expect("a text"))
}

/// The words of an answer.
pub(super) fn words(place: usize) -> Vec<u32> {
    answer(place).0
}

/// The text of an answer.
pub(super) fn text(place: usize) -> String {
    answer(place).1
}

/// The text cut into parts of these lengths.
pub(super) fn cut(mut text: &str, lengths: &[u32]) -> Vec<String> {
    let mut parts = Vec::new();
    for &length in lengths {
        let (part, rest) = text.split_at(length as usize);
        parts.push(part.to_owned());
        text = rest;
    }
    assert_eq!(text, "", "the parts are the whole text");
    parts
}

/// The parts of a text, where the answer has nothing else.
pub(super) fn parts(place: usize) -> Vec<String> {
    let (lengths, text) = answer(place);
    cut(&text, &lengths)
}

/// A plain value as JSON.
pub(super) fn json(value: &JsValue) -> String {
    JSON::stringify(value).expect("plain data").into()
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

/// The number of a square.
pub(super) fn number(name: &str) -> u8 {
    name.parse::<cotulenh::Square>().expect("a square").number() as u8
}

#[wasm_bindgen_test]
fn squares_have_their_numbers() {
    assert_eq!((number("a1"), number("k12")), (0, 131));
}
