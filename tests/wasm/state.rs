use cotulenh::{Role, START_FEN};
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, code, game, number};

const RED: u8 = 0;
const BLUE: u8 = 1;

const CHECK: u8 = 0;
const COMMANDER_CAPTURED: u8 = 5;

#[wasm_bindgen_test]
fn the_outcome_is_packed() {
    let mut over = game("6c4/6T4/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1");
    assert_eq!(over.outcome(), 0);
    over.play_text("Txg12").expect("legal");
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
    let zone = game.air_zones(RED);
    let defenders = game.air_defenders(RED);
    assert_eq!(defenders[..3], [c6, 1, zone.len() as u8]);
    assert_eq!(defenders[3..], zone);
    assert_eq!(game.is_defended(c6, RED), Ok(true));
    assert_eq!(game.is_defended(c6, BLUE), Ok(false));
    assert!(!game.flight_paths(number("c4")).expect("a plane").is_empty());
    assert_eq!(code(game.flight_paths(number("a1"))), "NO_AIR_FORCE");
}

#[wasm_bindgen_test]
fn attackers_are_pairs() {
    let game = game("6c4/11/6T4/11/11/11/11/11/11/11/11/5C5 b - - 0 1");
    let tank = Role::Tank as u8 + 1;
    assert_eq!(game.attackers(number("g12"), RED), Ok(vec![number("g10"), tank]));
    assert!(game.is(CHECK));
}

#[wasm_bindgen_test]
fn positions_are_edited() {
    let mut game = game(START_FEN);
    let tank = Role::Tank as u8 + 1;
    let blue = 1 << 5;
    game.put(number("e6"), &[tank | blue]).expect("land");
    assert_eq!(code(game.put(number("a1"), &[tank])), "WRONG_TERRAIN");
    assert_eq!(code(game.put(number("e6"), &[])), "IMPOSSIBLE_STACK");
    assert_eq!(code(game.put(number("e6"), &[tank, tank])), "IMPOSSIBLE_STACK");
    game.set_heroic(number("e6"), 0, true).expect("a piece");
    assert_eq!(code(game.set_heroic(number("e6"), 1, true)), "NO_SUCH_PIECE");
    assert!(game.fen(false).contains("4+t6"));
    assert_ne!(game.remove(number("e6"), 0), Ok(0));
    assert_eq!(game.remove(number("e6"), 0), Ok(0));
    assert_eq!(game.fen(false), START_FEN);
    assert_eq!((game.move_number(), game.half_moves()), (1, 0));
}
