use cotulenh::{MoveKind, START_FEN};
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, answer, code, done, game, number, text, words};

#[wasm_bindgen_test]
fn moves_are_packed_with_what_their_san_needs() {
    let game = game(START_FEN);
    let moves = |from, deploy| words(game.moves(from, 0, deploy));
    assert_eq!(moves(None, 0).len(), 2 * 114);
    assert_eq!(moves(Some(number("f4")), 0).len(), 2 * 4);
    assert!(moves(None, 2).is_empty());
    let two_tanks = self::game("6c4/11/11/11/11/11/11/11/4T1T4/11/11/7C3 r - - 0 1");
    let to_f4 = |word: &&u32| *word >> 8 & 0xff == u32::from(number("f4"));
    let moves = words(two_tanks.moves(None, 0, 0));
    let origins: Vec<u32> = moves.iter().step_by(2).filter(to_f4).map(|word| word >> 20 & 0b11).collect();
    assert_eq!(origins, [1, 1], "both are written with their files");
    let check = self::game("6c4/11/5T5/11/11/11/11/11/11/11/11/7C3 r - - 0 1");
    let moves = words(check.moves(None, 0, 0));
    let marks: Vec<u32> = moves.iter().step_by(2).map(|word| word >> 22 & 0b11).collect();
    assert!(marks.contains(&0) && marks.contains(&1), "{marks:?}");
}

#[wasm_bindgen_test]
fn a_move_is_played_by_text_and_by_squares_and_taken_back() {
    let mut game = game(START_FEN);
    let played = words(game.play_text("Tf6", true));
    assert_eq!(played[0], u32::from(number("f4")) | u32::from(number("f6")) << 8);
    let (turn, lines) = answer(game.undo());
    assert_eq!(turn[0], 1, "a turn of one move");
    assert_eq!((lines.len(), lines[1].as_str()), (2, START_FEN));
    assert!(words(game.undo()).is_empty());
    assert_eq!(answer(game.redo()).1, lines);
    game.undo();
    assert!(game.is_legal(number("f4"), number("f6"), 0, None, 0));
    assert!(!game.is_legal(number("f4"), u8::MAX, 0, None, 0));
    done(game.play(number("f4"), number("f6"), 0, Some(MoveKind::Move as u8), 1));
    assert_eq!(text(game.history()), "Tf6\n");
    assert_eq!(answer(game.history_turns()).1, lines);
}

#[wasm_bindgen_test]
fn refusals_have_codes() {
    let mut game = game(START_FEN);
    assert_eq!(code(game.play_text("castle", true)), "MOVE_SYNTAX");
    assert_eq!(code(game.play_text("Tf12", true)), "ILLEGAL_MOVE");
    assert_eq!(code(game.play(number("f4"), number("f12"), 0, None, 0)), "ILLEGAL_MOVE");
    assert_eq!(code(game.play(200, 0, 0, None, 0)), "INVALID_SQUARE");
    assert_eq!(text(game.fen(false)), START_FEN);
    assert!(!game.is_legal_text("castle"));
}

#[wasm_bindgen_test]
fn a_whole_deploy_is_played_by_its_text() {
    let mut game = game(DEPLOY);
    let step = words(game.play_text("N<T>xc6,F>c7", true));
    assert_eq!(step[0] >> 8 & 0xff, u32::from(number("c7")), "the last step");
    assert_eq!(text(game.history()), "N<T>xc6,F>c7\n");
}

#[wasm_bindgen_test]
fn destinations_come_in_pairs() {
    let game = game(START_FEN);
    let dests = words(game.dests(None, 0));
    assert!(dests.contains(&(u32::from(number("f4")) | u32::from(number("f6")) << 8)));
    assert!(dests.is_sorted_by(|one, next| one.swap_bytes() < next.swap_bytes()), "by origin, then target");
    assert_eq!(game.perft(2), 13_000.0);
}
