use cotulenh::{Role, START_FEN};
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, code, done, game, number, text, words};

const RED: u8 = 0;
const BLUE: u8 = 1;

const CHECK: u8 = 0;
const COMMANDER_CAPTURED: u8 = 5;

#[wasm_bindgen_test]
fn the_outcome_is_packed() {
    let mut over = game("6c4/6T4/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1");
    assert_eq!(over.outcome(), 0);
    done(over.play_text("Txg12", true));
    assert_eq!(over.outcome(), 2 | 1 << 4, "a captured commander, and red has won");
    assert!(over.is(COMMANDER_CAPTURED));
    assert_eq!((over.commander(RED), over.commander(BLUE)), (Some(number("f1")), None));
    assert!((CHECK..COMMANDER_CAPTURED).all(|state| !over.is(state)));
    assert!(!over.is(u8::MAX));
}

#[wasm_bindgen_test]
fn air_defense_is_packed() {
    let game = game(DEPLOY);
    let c6 = number("c6");
    let zone = words(game.air_zones(RED));
    let defenders = words(game.air_defenders(RED));
    assert_eq!(defenders[..3], [c6.into(), 1, zone.len() as u32]);
    assert_eq!(defenders[3..], zone);
    assert!(game.is_defended(c6, RED));
    assert!(!game.is_defended(c6, BLUE) && !game.is_defended(u8::MAX, RED));
    assert!(!words(game.flight_paths(number("c4"))).is_empty());
    assert_eq!(code(game.flight_paths(u8::MAX)), "INVALID_SQUARE");
    assert_eq!(code(game.flight_paths(number("a1"))), "NO_AIR_FORCE");
}

#[wasm_bindgen_test]
fn attackers_are_pairs() {
    let game = game("6c4/11/6T4/11/11/11/11/11/11/11/11/5C5 b - - 0 1");
    let tank = Role::Tank as u32 + 1;
    assert_eq!(words(game.attackers(number("g12"), RED, 0)), [u32::from(number("g10")) | tank << 8]);
    assert!(game.is(CHECK));
}

#[wasm_bindgen_test]
fn positions_are_edited() {
    let mut game = game(START_FEN);
    let tank = Role::Tank as u8 + 1;
    let blue = 1 << 5;
    done(game.put(number("e6"), &[tank | blue]));
    assert_eq!(code(game.put(number("a1"), &[tank])), "WRONG_TERRAIN");
    assert_eq!(code(game.put(number("e6"), &[])), "IMPOSSIBLE_STACK");
    assert_eq!(code(game.put(number("e6"), &[tank, tank])), "IMPOSSIBLE_STACK");
    done(game.set_heroic(number("e6"), 0, true));
    assert_eq!(code(game.set_heroic(number("e6"), 1, true)), "NO_SUCH_PIECE");
    assert!(text(game.fen(false)).contains("4+t6"));
    assert_ne!(words(game.remove(number("e6"), 0)), [0]);
    assert_eq!(words(game.remove(number("e6"), 0)), [0]);
    assert_eq!(text(game.fen(false)), START_FEN);
    assert_eq!((game.move_number(), game.half_moves()), (1, 0));
}
