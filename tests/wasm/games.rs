use cotulenh::{START_FEN, wasm::Game};
use js_sys::{Array, JSON};
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, STANDARD, answer, code, done, game, number, text, words};

#[wasm_bindgen_test]
fn turns_are_read_in_san_and_lan() {
    let mut game = game(DEPLOY);
    assert_eq!(code(game.read_turn("xyz")), "MOVE_SYNTAX");
    assert_eq!(code(game.read_turn("F>k12")), "ILLEGAL_MOVE");
    let (words, lines) = answer(game.read_turn("c4:N:T>c6,F>c7"));
    assert_eq!((words.len(), lines), (0, vec!["N<T>xc6,F>c7".to_owned(), "c4:N:T>xc6,F>c7".to_owned()]));
    let (words, lines) = answer(game.read_turn("Cf12"));
    assert_eq!((words.len(), lines.len(), game.turn_count()), (2, 0, 2));
}

#[wasm_bindgen_test]
fn the_moves_of_all_turns_are_listed() {
    let mut game = game(DEPLOY);
    done(game.read_turn("N<T>xc6,F>c7"));
    let listed = words(game.played_moves());
    assert_eq!((listed.len(), listed[0]), (5, 2));
    assert_eq!(listed[1] & 0xffff, u32::from(number("c4")) | u32::from(number("c6")) << 8);
    assert_eq!(text(game.start()).trim_end(), DEPLOY);
}

#[wasm_bindgen_test]
fn a_variation_starts_before_the_last_turn_and_changes_nothing() {
    let mut game = game(START_FEN);
    done(game.read_turn("Tf6"));
    let fen = text(game.fen(false));
    let mut variation = game.variation();
    assert_eq!((text(variation.fen(false)), text(game.fen(false))), (START_FEN.to_owned(), fen));
    done(variation.read_turn("Ic6"));
    assert_eq!(text(game.history()), "Tf6\n");
    game.replace(variation);
    assert_eq!(text(game.history()), "Ic6\n");
}

#[wasm_bindgen_test]
fn an_open_session_is_refused() {
    let mut game = game(DEPLOY);
    done(game.require_no_session());
    done(game.start_deploy(number("c4")));
    assert_eq!(code(game.require_no_session()), "DEPLOY_OPEN");
}

#[wasm_bindgen_test]
fn errors_of_a_fen_are_json_with_places_in_utf_16() {
    let errors = text(Game::fen_errors("é", STANDARD, usize::MAX));
    assert!(Array::from(&JSON::parse(&errors).expect("JSON")).length() > 1, "{errors}");
    assert!(errors.ends_with(r#","index":1}]"#), "{errors}");
    let first = text(Game::fen_errors("é", STANDARD, 1));
    assert_eq!(Array::from(&JSON::parse(&first).expect("JSON")).length(), 1, "{first}");
    assert_eq!(text(Game::fen_errors(START_FEN, STANDARD, usize::MAX)), "[]");
}

#[wasm_bindgen_test]
fn a_copy_goes_its_own_way() {
    let mut game = game(START_FEN);
    let mut copy = game.copy();
    done(copy.play_text("Tf6", true));
    assert_eq!(text(game.fen(false)), START_FEN);
    done(game.load(DEPLOY));
    assert_eq!(text(copy.history()), "Tf6\n");
    done(copy.reset());
    assert_eq!(text(copy.fen(false)), START_FEN);
}
