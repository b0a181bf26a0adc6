use cotulenh::{START_FEN, wasm::Game};
use js_sys::{Array, JSON};
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, STANDARD, code, done, game, text};

#[wasm_bindgen_test]
fn a_game_is_written_and_read() {
    let mut game = game(START_FEN);
    done(game.set_header("Red", "Lan"));
    assert_eq!(code(game.set_header("FEN", "x")), "TAG_DERIVED");
    done(game.play_text("Tf6", true));
    game.set_comment("bold");
    let pgn = text(game.pgn(0));
    assert!(pgn.ends_with("1. Tf6 {bold} *\n"), "{pgn}");
    let mut again = Game::new(STANDARD, true);
    done(again.load_pgn(&pgn, STANDARD, u32::MAX, u32::MAX));
    assert_eq!((text(again.pgn(0)), text(again.comment())), (pgn, "bold".to_owned()));
    assert_eq!(code(again.load_pgn("1. Tf12", STANDARD, u32::MAX, u32::MAX)), "PGN_ILLEGAL_MOVE");
    let headers = Array::from(&again.headers().expect("data"));
    assert_eq!(headers.length(), 7);
    let red = Array::from(&headers.get(4));
    assert_eq!((red.get(0).as_string(), red.get(1).as_string()), (Some("Red".into()), Some("Lan".into())));
}

#[wasm_bindgen_test]
fn a_game_is_data() {
    let mut game = game(START_FEN);
    done(game.play_text("Tf6", true));
    let expected = format!(r#"{{"start":"{START_FEN}","turns":["Tf4f6"],"headers":{{}}}}"#);
    assert_eq!(text(game.record()), expected);
}

#[wasm_bindgen_test]
fn errors_of_a_fen_are_json_with_places_in_utf_16() {
    let errors = text(Game::fen_errors("é", STANDARD));
    assert!(Array::from(&JSON::parse(&errors).expect("JSON")).length() > 1, "{errors}");
    assert!(errors.ends_with(r#","index":1}]"#), "{errors}");
    assert_eq!(text(Game::fen_errors(START_FEN, STANDARD)), "[]");
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
