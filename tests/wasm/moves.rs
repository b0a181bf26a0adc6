use cotulenh::{MoveKind, START_FEN, wasm::layout};
use js_sys::Reflect;
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{
    DEPLOY, accepted, answer, answered, code, cut, game, json, number, parts, refusal, text, words,
};

/// Both squares of a move, packed.
fn squares(from: &str, to: &str) -> u32 {
    u32::from(number(from)) | u32::from(number(to)) << layout::VALUE_SHIFT
}

/// The number of no square.
const ANY: u8 = u8::MAX;

#[wasm_bindgen_test]
fn moves_are_packed_with_what_their_san_needs() {
    let game = game(START_FEN);
    let moves =
        |from: Option<u8>, deploy: u32| words(game.moves(u32::from(from.unwrap_or(ANY)) | deploy << 16));
    assert_eq!(moves(None, 0).len(), 2 * 114);
    assert_eq!(moves(Some(number("f4")), 0).len(), 2 * 4);
    assert!(moves(None, 2).is_empty());
    let two_tanks = self::game("6c4/11/11/11/11/11/11/11/4T1T4/11/11/7C3 r - - 0 1");
    let to_f4 = |word: &&u32| *word >> 8 & 0xff == u32::from(number("f4"));
    let moves = words(two_tanks.moves(ANY.into()));
    let origins: Vec<u32> = moves.iter().step_by(2).filter(to_f4).map(|word| word >> 20 & 0b11).collect();
    assert_eq!(origins, [1, 1], "both are written with their files");
    let check = self::game("6c4/11/5T5/11/11/11/11/11/11/11/11/7C3 r - - 0 1");
    let moves = words(check.moves(ANY.into()));
    let marks: Vec<u32> = moves.iter().step_by(2).map(|word| word >> 22 & 0b11).collect();
    assert!(marks.contains(&0) && marks.contains(&1), "{marks:?}");
}

#[wasm_bindgen_test]
fn moves_of_the_other_side_are_listed_as_if_it_were_its_turn() {
    let mut game = game(DEPLOY);
    let [red, blue] = [0_u32, 1].map(|color| words(game.moves(u32::from(ANY) | (color + 1) << 24)));
    assert_eq!(red, words(game.moves(ANY.into())));
    game.start_deploy(number("c4")).expect("a stack");
    assert_ne!(words(game.moves(ANY.into())), red);
    assert_eq!(words(game.moves(u32::from(ANY) | 1 << 24)), red, "no session counts");
    assert_eq!(words(game.moves(u32::from(ANY) | 2 << 24)), blue);
    game.cancel_deploy().expect("it is open");
    game.set_turn(1, 0, 1).expect("no session is open");
    assert_eq!(words(game.moves(ANY.into())), blue);
}

#[wasm_bindgen_test]
fn a_move_is_played_by_text_and_by_squares_and_taken_back() {
    let mut game = game(START_FEN);
    let played = words(accepted(game.play_text("Tf6", true)));
    assert_eq!(played[0], squares("f4", "f6") | layout::ENDS_TURN_BIT);
    let after = text(game.fen(false));
    let undone = answer(game.undo());
    let (turn, text) = &undone;
    assert_eq!(turn[..2], [1, 0], "a turn of one move");
    assert_eq!(cut(text, &turn[2..4]), [after.as_str(), START_FEN]);
    assert_eq!(turn[4..], played);
    assert!(words(game.undo()).is_empty());
    assert_eq!(answer(game.redo()), undone);
    assert_eq!(answer(game.last_turn()), undone);
    game.undo();
    let tank = game.play(squares("f4", "f6") | (MoveKind::Move as u32 + 1) << 16 | 1 << 24, 0);
    assert_eq!(words(accepted(tank)), played);
    assert_eq!(parts(game.history()), ["Tf6"]);
    assert_eq!(answer(game.history_turns()), undone);
}

#[wasm_bindgen_test]
fn refusals_are_errors_with_codes_and_facts() {
    let mut game = game(START_FEN);
    assert_eq!(code(answered(game.play_text("castle", true))), "MOVE_SYNTAX");
    assert_eq!(code(answered(game.play(squares("f4", "f12"), 0))), "ILLEGAL_MOVE");
    assert_eq!(code(answered(game.play(200, 0))), "INVALID_SQUARE");
    assert_eq!(code(game.explain_text("castle")), "MOVE_SYNTAX");
    let error = refusal(answered(game.play_text("Tf12", true)));
    assert_eq!(
        json(&error),
        r#"{"name":"CoTuLenhError","code":"ILLEGAL_MOVE","text":"Tf12","illegal":{"reason":"tooFar","squares":[]}}"#
    );
    assert_eq!(Reflect::get(&error, &"message".into()).expect("an object"), "Tf12: it is too far");
    assert_eq!(text(game.fen(false)), START_FEN);
}

#[wasm_bindgen_test]
fn explanations_are_plain_values() {
    let game = game(START_FEN);
    let explained = game.explain(squares("f4", "f12"), 0).expect("squares");
    assert_eq!(json(&explained), r#"{"reason":"tooFar","squares":[]}"#);
    assert!(game.explain(squares("f4", "f6"), 0).expect("squares").is_null());
    assert!(game.explain_text("Tf6").expect("a move").is_null());
}

#[wasm_bindgen_test]
fn a_whole_deploy_is_played_by_its_text_or_only_read() {
    let mut game = game(DEPLOY);
    let (read, described) = answer(accepted(game.read_turn("N<T>xc6,F>c7")));
    assert_eq!(text(game.fen(false)), DEPLOY, "nothing was played");
    let step = words(accepted(game.play_text("N<T>xc6,F>c7", true)));
    assert_eq!(step[0] >> 8 & 0xff, u32::from(number("c7")), "the last step");
    assert_ne!(step[0] & layout::ENDS_TURN_BIT, 0);
    assert_eq!(parts(game.history()), ["N<T>xc6,F>c7"]);
    let turn = (read, described);
    assert_eq!(answer(game.last_turn()), turn);
    assert_eq!(answer(game.undo()), turn);
    assert_eq!(answer(game.redo()), turn);
}

#[wasm_bindgen_test]
fn destinations_come_in_pairs() {
    let game = game(START_FEN);
    let dests = words(game.dests(ANY.into()));
    assert!(dests.contains(&squares("f4", "f6")));
    assert!(dests.is_sorted_by(|one, next| one.swap_bytes() < next.swap_bytes()), "by origin, then target");
    assert_eq!(words(game.perft(2)), [13_000, 0]);
}
