use cotulenh::Role;
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, answer, code, done, game, number, text, words};

#[wasm_bindgen_test]
fn a_session_is_opened_stepped_through_and_committed() {
    let mut game = game(DEPLOY);
    let red = 0;
    assert!(words(game.deploy_state()).is_empty());
    assert_eq!(code(game.deploy_step(1 << Role::Tank as u16, number("c6"), None)), "NO_DEPLOY");
    done(game.start_deploy(number("c4")));
    assert_eq!(code(game.commit_deploy()), "DEPLOY_NOTHING_MOVED");
    let real = words(game.cells(true));
    assert!(!words(game.air_zones(red)).is_empty());
    done(game.deploy_step(1 << Role::Tank as u16, number("c6"), None));
    assert!(words(game.air_zones(red)).is_empty(), "the gun is gone");
    assert_eq!(words(game.cells(true)), real);
    assert_ne!(words(game.cells(false)), real);
    let session = words(game.deploy_state());
    assert_eq!(session[0], u32::from(number("c4")));
    assert_eq!((session[4], session[5]), (1, 2), "it can be committed, and two squares have changed");
    assert_eq!(session[8] >> 8 & 0xff, u32::from(number("c6")), "the step");
    assert_eq!(code(game.load(DEPLOY)), "DEPLOY_OPEN");
    let (turn, lines) = answer(game.commit_deploy());
    assert_eq!(turn[0], 1);
    assert_eq!(lines[2..4], ["(NF)<T>xc6", "c4:(NF):T>xc6"]);
    assert_eq!(words(game.cells(true)), words(game.cells(false)));
}

#[wasm_bindgen_test]
fn a_session_is_given_up() {
    let mut game = game(DEPLOY);
    assert_eq!(code(game.cancel_deploy()), "NO_DEPLOY");
    done(game.start_deploy(number("c4")));
    done(game.cancel_deploy());
    assert_eq!(text(game.fen(false)), DEPLOY);
    assert_eq!(code(game.start_deploy(number("h1"))), "DEPLOY_SINGLE_PIECE");
}
