//! What the tests of the bindings share.

use cotulenh::wasm::Game;
use js_sys::{Reflect, Uint8Array, Uint32Array};
use wasm_bindgen_test::wasm_bindgen_test;

/// The packed standard rules.
pub(super) const STANDARD: u32 = 1;

/// A plane and a tank on a ship, and a gun before them.
pub(super) const DEPLOY: &str = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";

pub(super) fn game(fen: &str) -> Game {
    let mut game = Game::new(STANDARD, true);
    done(game.load(fen));
    game
}

/// The words of an answer and its text, read as JavaScript reads them; or the JSON of a refusal.
pub(super) fn read(place: usize) -> Result<(Vec<u32>, String), String> {
    let memory = Reflect::get(&wasm_bindgen::memory(), &"buffer".into()).expect("a memory");
    let head = (place & !1) as u32;
    let words =
        |from: u32, count: u32| Uint32Array::new_with_byte_offset_and_length(&memory, from, count).to_vec();
    let [text, bytes, count] = words(head, 3)[..] else { unreachable!("three words") };
    let text = Uint8Array::new_with_byte_offset_and_length(&memory, text, bytes).to_vec();
    let text = String::from_utf8(text).expect("a text");
    if place & 1 == 0 { Ok((words(head + 12, count), text)) } else { Err(text) }
}

/// The words and the lines of an answer.
pub(super) fn answer(place: usize) -> (Vec<u32>, Vec<String>) {
    let (words, text) = read(place).expect("an answer");
    (words, text.lines().map(str::to_owned).collect())
}

/// The words of an answer.
pub(super) fn words(place: usize) -> Vec<u32> {
    answer(place).0
}

/// The text of an answer.
pub(super) fn text(place: usize) -> String {
    read(place).expect("an answer").1
}

/// A call that must not be refused.
pub(super) fn done(place: usize) {
    read(place).expect("it is done");
}

/// The code of a refusal.
pub(super) fn code(place: usize) -> String {
    let refusal = read(place).expect_err("a refusal");
    let refusal = js_sys::JSON::parse(&refusal).expect("JSON");
    let code = Reflect::get(&refusal, &"code".into()).expect("an object");
    cotulenh::ErrorCode::ALL[code.as_f64().expect("a number") as usize].to_string()
}

/// The number of a square.
pub(super) fn number(name: &str) -> u8 {
    name.parse::<cotulenh::Square>().expect("a square").number() as u8
}

#[wasm_bindgen_test]
fn squares_have_their_numbers() {
    assert_eq!((number("a1"), number("k12")), (0, 131));
}
