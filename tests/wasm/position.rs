use cotulenh::{START_FEN, wasm::Color};
use js_sys::Array;
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{NONE, code, game, json, start};

const STACK: &str = "6c4/11/11/11/11/11/11/11/2(NF+T)8/11/11/6C4 b - - 3 9";

#[wasm_bindgen_test]
fn a_game_begins_at_the_start_or_at_a_fen() {
    let mut game = start();
    assert_eq!((game.fen().as_str(), game.turn()), (START_FEN, Color::Red));
    game.load(&STACK.into()).expect("a good FEN");
    assert_eq!((game.fen().as_str(), game.turn()), (STACK, Color::Blue));
    assert_eq!((game.half_moves(), game.move_number()), (3, 9));
    assert_eq!(code(game.load(&"6c4/11 r - - 0 1".into())), "FEN_RANK_COUNT");
    assert_eq!(game.fen(), STACK, "nothing has changed");
    game.reset().expect("no session is open");
    assert_eq!(game.fen(), START_FEN);
}

#[wasm_bindgen_test]
fn an_open_deploy_session_is_read_and_written() {
    let fen = "6c4/11/11/11/11/11/11/11/11/2(NFT)8/11/5C5 r - - 0 1 c3:(NT):F>c4...";
    assert_eq!(game(fen).fen(), fen);
}

#[wasm_bindgen_test]
fn pieces_and_stacks_are_plain_values() {
    let mut game = game(STACK);
    let stack = r#"{"type":"n","color":"r","carrying":[{"type":"f","color":"r"},{"type":"t","color":"r","heroic":true}]}"#;
    assert_eq!(json(&game.get(&"c4".into(), &NONE).unwrap()), stack);
    let tank = r#"{"type":"t","color":"r","heroic":true}"#;
    assert_eq!(json(&game.get(&"c4".into(), &"Tank".into()).unwrap()), tank);
    assert!(game.get(&"c4".into(), &"i".into()).unwrap().is_null());
    assert!(game.get(&"d4".into(), &NONE).unwrap().is_null());
    let blue = json(&game.pieces(Some(Color::Blue)).unwrap());
    assert_eq!(blue, r#"[{"square":"g12","piece":{"type":"c","color":"b"}}]"#);
    assert_eq!(json(&game.pieces(None).unwrap()), json(&game.virtual_board()));
    assert_eq!(json(&game.remove(&"c4".into(), &"tank".into()).unwrap()), tank);
}

#[wasm_bindgen_test]
fn the_start_has_nineteen_pieces_a_side() {
    let pieces = |color| Array::from(&start().pieces(color).unwrap()).length();
    assert_eq!((pieces(None), pieces(Some(Color::Blue))), (38, 19));
}

#[wasm_bindgen_test]
fn a_copy_goes_its_own_way() {
    let mut game = start();
    let mut copy = game.copy();
    copy.play(&"Tf6".into()).expect("it is legal");
    assert_eq!(game.fen(), START_FEN);
    game.load(&STACK.into()).expect("a good FEN");
    assert_eq!(copy.history(), ["Tf6"]);
    assert_ne!(copy.hash(), game.hash());
}
