use cotulenh::{MoveKind, START_FEN};
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, STANDARD, answer, code, game, number};

#[wasm_bindgen_test]
fn moves_are_packed_with_what_their_san_needs() {
    let game = game(START_FEN);
    let moves = |from, deploy| answer(game.moves(from, 0, deploy)).0;
    assert_eq!(moves(None, 0).len(), 2 * 114);
    assert_eq!(moves(Some(number("f4")), 0).len(), 2 * 4);
    assert!(moves(None, 2).is_empty());
    let two_tanks = self::game("6c4/11/11/11/11/11/11/11/4T1T4/11/11/7C3 r - - 0 1");
    let to_f4 = |word: &&u32| *word >> 8 & 0xff == u32::from(number("f4"));
    let words = answer(two_tanks.moves(None, 0, 0)).0;
    let origins: Vec<u32> = words.iter().step_by(2).filter(to_f4).map(|word| word >> 20 & 0b11).collect();
    assert_eq!(origins, [1, 1], "both are written with their files");
    let check = self::game("6c4/11/5T5/11/11/11/11/11/11/11/11/7C3 r - - 0 1");
    let word = answer(check.moves(None, 0, 0)).0;
    let marks: Vec<u32> = word.iter().step_by(2).map(|word| word >> 22 & 0b11).collect();
    assert!(marks.contains(&0) && marks.contains(&1), "{marks:?}");
}

#[wasm_bindgen_test]
fn a_move_is_played_by_text_and_by_squares_and_taken_back() {
    let mut game = game(START_FEN);
    let (words, _) = answer(game.play_text("Tf6").expect("legal"));
    assert_eq!(words[0], u32::from(number("f4")) | u32::from(number("f6")) << 8);
    let (words, lines) = answer(game.undo());
    assert_eq!(words[0], 1, "a turn of one move");
    assert_eq!((lines.len(), lines[0].as_str()), (2, START_FEN));
    assert!(answer(game.undo()).0.is_empty());
    assert_eq!(answer(game.redo()).1, lines);
    game.undo();
    assert_eq!(game.is_legal(number("f4"), number("f6"), 0, None, 0), Ok(true));
    assert!(game.play(number("f4"), number("f6"), 0, Some(MoveKind::Move as u8), 1).is_ok());
    assert_eq!(game.history(), "Tf6\n");
    assert_eq!(answer(game.history_turns()).1, lines);
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
    let (words, _) = answer(game.play_text("N<T>xc6,F>c7").expect("legal"));
    assert_eq!(words[0] >> 8 & 0xff, u32::from(number("c7")), "the last step");
    assert_eq!(game.history(), "N<T>xc6,F>c7\n");
}

#[wasm_bindgen_test]
fn destinations_come_in_pairs() {
    let dests = game(START_FEN).dests();
    assert_eq!(dests.len() % 2, 0);
    assert!(dests.chunks(2).any(|pair| pair == [number("f4"), number("f6")]));
    assert_eq!(cotulenh::wasm::Game::new(None, STANDARD).expect("the start").perft(2), 13_000.0);
}
