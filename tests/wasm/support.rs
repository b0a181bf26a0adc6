//! What the tests of the bindings share.

use cotulenh::wasm::Game;
use js_sys::Uint32Array;
use wasm_bindgen_test::wasm_bindgen_test;

/// The packed standard rules.
pub(super) const STANDARD: u8 = 1;

/// A plane and a tank on a ship, and a gun before them.
pub(super) const DEPLOY: &str = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";

pub(super) fn game(fen: &str) -> Game {
    Game::new(Some(fen.into()), STANDARD).expect("a good FEN")
}

/// The integers and the lines of an answer.
pub(super) fn answer(packed: Uint32Array) -> (Vec<u32>, Vec<String>) {
    let mut words = packed.to_vec();
    let length = words.pop().expect("a length") as usize;
    let text = words.split_off(words.len() - length.div_ceil(4));
    let mut bytes: Vec<u8> = text.into_iter().flat_map(u32::to_le_bytes).collect();
    bytes.truncate(length);
    let text = String::from_utf8(bytes).expect("a text");
    (words, text.lines().map(str::to_owned).collect())
}

/// The code of a refusal.
pub(super) fn code<T>(result: Result<T, wasm_bindgen::JsValue>) -> String {
    let text = result.err().and_then(|exception| exception.as_string()).expect("a refusal");
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// The number of a square.
pub(super) fn number(name: &str) -> u8 {
    name.parse::<cotulenh::Square>().expect("a square").number() as u8
}

#[wasm_bindgen_test]
fn squares_have_their_numbers() {
    assert_eq!((number("a1"), number("k12")), (0, 131));
}
