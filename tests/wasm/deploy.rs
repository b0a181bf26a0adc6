use cotulenh::Role;
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, answer, code, game, number};

#[wasm_bindgen_test]
fn a_session_is_opened_stepped_through_and_committed() {
    let mut game = game(DEPLOY);
    let red = 0;
    assert!(answer(game.deploy_state()).0.is_empty());
    assert_eq!(code(game.deploy_step(1 << Role::Tank as u16, number("c6"), None)), "NO_DEPLOY");
    game.start_deploy(number("c4")).expect("a stack");
    assert_eq!(code(game.commit_deploy()), "DEPLOY_NOTHING_MOVED");
    let real = game.cells(true);
    assert!(!game.air_zones(red).is_empty());
    game.deploy_step(1 << Role::Tank as u16, number("c6"), None).expect("a step");
    assert!(game.air_zones(red).is_empty(), "the gun is gone");
    assert_eq!(game.cells(true), real);
    assert_ne!(game.cells(false), real);
    let (words, _) = answer(game.deploy_state());
    assert_eq!(words[0], u32::from(number("c4")));
    assert_eq!((words[4], words[5]), (1, 2), "it can be committed, and two squares have changed");
    assert_eq!(words[8] >> 8 & 0xff, u32::from(number("c6")), "the step");
    assert_eq!(code(game.load(DEPLOY)), "DEPLOY_OPEN");
    let (words, lines) = answer(game.commit_deploy().expect("safe"));
    assert_eq!(words[0], 1);
    assert_eq!(lines[2..4], ["(NF)<T>xc6", "c4:(NF):T>xc6"]);
    assert_eq!(game.cells(true), game.cells(false));
}

#[wasm_bindgen_test]
fn a_session_is_given_up() {
    let mut game = game(DEPLOY);
    assert_eq!(code(game.cancel_deploy()), "NO_DEPLOY");
    game.start_deploy(number("c4")).expect("a stack");
    game.cancel_deploy().expect("open");
    assert_eq!(game.fen(false), DEPLOY);
    assert_eq!(code(game.start_deploy(number("h1"))), "DEPLOY_SINGLE_PIECE");
}
