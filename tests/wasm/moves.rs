use cotulenh::{MoveKind, START_FEN};
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, STANDARD, answer, code, game, number};

#[wasm_bindgen_test]
fn moves_are_packed_with_their_san() {
    let game = game(START_FEN);
    let (words, sans) = answer(&game.moves(None, 0, 0));
    assert_eq!((words.len(), sans.len()), (228, 114));
    assert_eq!(game.sans(None, 0, 0).lines().collect::<Vec<_>>(), sans);
    assert_eq!(game.sans(Some(number("f4")), 0, 0).lines().count(), 4);
    assert_eq!(game.sans(None, 0, 2), "");
}

#[wasm_bindgen_test]
fn a_move_is_played_by_text_and_by_squares_and_taken_back() {
    let mut game = game(START_FEN);
    let (words, lines) = answer(&game.play_text("Tf6").expect("legal"));
    assert_eq!(lines, ["Tf6"]);
    assert_eq!(words[0], u32::from(number("f4")) | u32::from(number("f6")) << 8);
    let (words, lines) = answer(&game.undo());
    assert_eq!(words[0], 1, "a turn of one move");
    assert_eq!(lines[0], START_FEN);
    assert_eq!(lines[2..], ["Tf6", "Tf4f6", "Tf6"]);
    assert!(answer(&game.undo()).0.is_empty());
    assert_eq!(answer(&game.redo()).1, lines);
    game.undo();
    assert_eq!(game.is_legal(number("f4"), number("f6"), 0, None, 0), Ok(true));
    assert!(game.play(number("f4"), number("f6"), 0, Some(MoveKind::Move as u8), 1).is_ok());
    assert_eq!(game.history(), "Tf6\n");
    assert_eq!(answer(&game.history_turns()).1, lines);
}

#[wasm_bindgen_test]
fn refusals_have_codes() {
    let mut game = game(START_FEN);
    assert_eq!(code(game.play_text("castle")), "MOVE_SYNTAX");
    assert_eq!(code(game.play_text("Tf12")), "ILLEGAL_MOVE");
    assert_eq!(code(game.play(number("f4"), number("f12"), 0, None, 0)), "ILLEGAL_MOVE");
    assert_eq!(code(game.play(200, 0, 0, None, 0)), "INVALID_SQUARE");
    assert_eq!(game.fen(false), START_FEN);
    assert!(!game.is_legal_text("castle"));
}

#[wasm_bindgen_test]
fn a_whole_deploy_is_played_by_its_text() {
    let mut game = game(DEPLOY);
    let (_, lines) = answer(&game.play_text("N<T>xc6,F>c7").expect("legal"));
    assert_eq!(lines, ["F>c7"]);
    assert_eq!(game.history(), "N<T>xc6,F>c7\n");
}

#[wasm_bindgen_test]
fn destinations_come_in_pairs() {
    let dests = game(START_FEN).dests();
    assert_eq!(dests.len() % 2, 0);
    assert!(dests.chunks(2).any(|pair| pair == [number("f4"), number("f6")]));
    assert_eq!(cotulenh::wasm::Game::new(None, STANDARD).expect("the start").perft(2), 13_000.0);
}
