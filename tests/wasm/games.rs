use cotulenh::{START_FEN, wasm::Game};
use js_sys::Reflect;
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{
    DEPLOY, STANDARD, accepted, answer, answered, code, cut, game, json, number, parts, text, words,
};

#[wasm_bindgen_test]
fn turns_of_a_pgn_are_read_in_san_and_lan() {
    let mut game = game(DEPLOY);
    assert_eq!(code(answered(game.play_pgn_turn("xyz"))), "MOVE_SYNTAX");
    assert_eq!(code(answered(game.play_pgn_turn("F>k12"))), "ILLEGAL_MOVE");
    let (words, text) = answer(accepted(game.play_pgn_turn("c4:N:T>c6,F>c7")));
    assert_eq!(words[0], 0);
    assert_eq!(cut(&text, &words[1..]), ["N<T>xc6,F>c7", "c4:N:T>xc6,F>c7"]);
    let (words, text) = answer(accepted(game.play_pgn_turn("Cf12")));
    assert_eq!((words[0], words.len(), text.as_str(), game.turn_count()), (1, 3, "", 2));
}

#[wasm_bindgen_test]
fn the_moves_of_all_turns_are_listed() {
    let mut game = game(DEPLOY);
    accepted(game.play_pgn_turn("N<T>xc6,F>c7"));
    let listed = words(game.played_moves());
    assert_eq!((listed.len(), listed[0]), (5, 2));
    assert_eq!(listed[1] & 0xffff, u32::from(number("c4")) | u32::from(number("c6")) << 8);
    assert_eq!(text(game.start()), DEPLOY);
}

#[wasm_bindgen_test]
fn a_variation_starts_before_the_last_turn_and_changes_nothing() {
    let mut game = game(START_FEN);
    accepted(game.play_pgn_turn("Tf6"));
    let fen = text(game.fen(false));
    let mut variation = game.variation();
    assert_eq!((text(variation.fen(false)), text(game.fen(false))), (START_FEN.to_owned(), fen));
    accepted(variation.play_pgn_turn("Ic6"));
    assert_eq!(parts(game.history()), ["Tf6"]);
    game.replace(variation);
    assert_eq!(parts(game.history()), ["Ic6"]);
}

#[wasm_bindgen_test]
fn a_game_is_a_plain_value() {
    let mut game = game(DEPLOY);
    accepted(game.play_text("N<T>xc6,F>c7", true));
    let record = game.record().unwrap();
    let field = |name: &str| Reflect::get(&record, &name.into()).expect("an object");
    assert_eq!(json(&field("rules")), json(&game.rules().unwrap()));
    assert_eq!(json(&field("start")), format!("{DEPLOY:?}"));
    assert_eq!(json(&field("turns")), r#"["c4:N:T>xc6,F>c7"]"#);
    assert!(field("result").is_undefined());
}

#[wasm_bindgen_test]
fn errors_of_a_fen_are_plain_values_with_places_in_utf_16() {
    let errors = Game::fen_errors("🛩 é", STANDARD).unwrap();
    let index = |n| Reflect::get(&errors.get(n), &"index".into()).expect("an object").as_f64();
    assert!(errors.length() > 1, "{}", json(&errors));
    assert_eq!((index(0), index(errors.length() - 1)), (Some(0.0), Some(4.0)), "{}", json(&errors));
    assert_eq!(Game::fen_errors(START_FEN, STANDARD).unwrap().length(), 0);
}

#[wasm_bindgen_test]
fn a_copy_goes_its_own_way() {
    let mut game = game(START_FEN);
    let mut copy = game.copy();
    accepted(copy.play_text("Tf6", true));
    assert_eq!(text(game.fen(false)), START_FEN);
    accepted(game.load(DEPLOY));
    assert_eq!(parts(copy.history()), ["Tf6"]);
    copy.reset().expect("no session is open");
    assert_eq!(text(copy.fen(false)), START_FEN);
}
