use cotulenh::{
    Role, START_FEN,
    wasm::{End, State},
};
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, accepted, answered, code, game, json, number, text, words};

const RED: u8 = 0;
const BLUE: u8 = 1;

#[wasm_bindgen_test]
fn the_outcome_is_a_plain_value() {
    let mut over = game("6c4/6T4/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1");
    assert!(over.outcome().unwrap().is_null());
    accepted(over.play_text("Txg12", true));
    assert_eq!(json(&over.outcome().unwrap()), r#"{"winner":"r","reason":"commanderCaptured"}"#);
    assert_eq!((over.commander(RED), over.commander(BLUE)), (Some(number("f1")), None));
    let states = [State::Check, State::Checkmate, State::Stalemate, State::FiftyMoves];
    assert!(over.is(State::CommanderCaptured as u8) && states.iter().all(|&state| !over.is(state as u8)));
    assert!(!over.is(u8::MAX));
    assert_eq!(code(over.declare(End::Resigned as u8, RED)), "GAME_OVER");
}

#[wasm_bindgen_test]
fn r13_5_an_end_is_declared_and_taken_back() {
    let mut game = game(START_FEN);
    for (end, outcome) in [
        (End::Time, r#"{"winner":"b","reason":"time","by":"r"}"#),
        (End::Abandoned, r#"{"winner":"b","reason":"abandoned","by":"r"}"#),
        (End::Adjudicated, r#"{"winner":"b","reason":"adjudicated","by":"r"}"#),
        (End::Resigned, r#"{"winner":"b","reason":"resigned","by":"r"}"#),
        (End::Agreed, r#"{"winner":null,"reason":"agreed"}"#),
        (End::TimeUp, r#"{"winner":null,"reason":"time"}"#),
    ] {
        game.declare(end as u8, RED).expect("the game goes on");
        assert_eq!(json(&game.outcome().unwrap()), outcome);
        assert_eq!(code(answered(game.play_text("Tf6", true))), "GAME_OVER");
        assert!(words(game.undo()).is_empty());
        assert!(game.outcome().unwrap().is_null());
    }
}

#[wasm_bindgen_test]
fn air_defense_is_packed() {
    let game = game(DEPLOY);
    let c6 = number("c6");
    let zone = words(game.air_zones(RED));
    let level = 1;
    let cover = |square: u32| [square | level << 8 | 1 << 16, c6.into()];
    let squares: Vec<u32> = zone.iter().copied().flat_map(cover).collect();
    assert_eq!(words(game.air_cover(RED)), [&[zone.len() as u32], &squares[..]].concat());
    assert_eq!(words(game.air_zone(c6)), [&[level], &zone[..]].concat());
    assert!(!words(game.flight_paths(number("c4"))).is_empty());
    assert!(
        words(game.flight_paths(u8::MAX)).is_empty() && words(game.flight_paths(number("a1"))).is_empty()
    );
}

#[wasm_bindgen_test]
fn attackers_are_pairs() {
    let game = game("6c4/11/6T4/11/11/11/11/11/11/11/11/5C5 b - - 0 1");
    let tank = Role::Tank as u32 + 1;
    assert_eq!(
        words(accepted(game.attackers(number("g12"), RED, 0))),
        [u32::from(number("g10")) | tank << 8]
    );
    assert!(game.is(State::Check as u8));
}

#[wasm_bindgen_test]
fn positions_are_edited() {
    let mut game = game(START_FEN);
    let tank = Role::Tank as u8 + 1;
    let blue = 1 << 5;
    game.put(number("e6"), &[tank | blue]).expect("a tank on land");
    assert_eq!(code(game.put(number("a1"), &[tank])), "WRONG_TERRAIN");
    assert_eq!(code(game.put(number("e6"), &[])), "IMPOSSIBLE_STACK");
    assert_eq!(code(game.put(number("e6"), &[tank, tank])), "IMPOSSIBLE_STACK");
    game.set_heroic(number("e6"), 0, true).expect("a piece");
    assert_eq!(code(game.set_heroic(number("e6"), 1, true)), "NO_SUCH_PIECE");
    assert!(text(game.fen(false)).contains("4+t6"));
    assert_eq!([0; 2].map(|role| game.remove(number("e6"), role).expect("a square") != 0), [true, false]);
    assert_eq!(text(game.fen(false)), START_FEN);
    assert_eq!((game.move_number(), game.half_moves()), (1, 0));
}
