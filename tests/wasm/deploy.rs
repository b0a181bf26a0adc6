use cotulenh::{Role, wasm::layout};
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, accepted, answer, answered, code, cut, game, json, number, text, words};

const TANK: u16 = 1 << Role::Tank as u16;

#[wasm_bindgen_test]
fn a_session_is_opened_stepped_through_and_committed() {
    let mut game = game(DEPLOY);
    let red = 0;
    assert!(game.deploy_state().unwrap().is_null());
    assert_eq!(code(answered(game.deploy_step(TANK, number("c6"), None))), "NO_DEPLOY");
    game.start_deploy(number("c4")).expect("a stack");
    assert_eq!(code(answered(game.commit_deploy())), "DEPLOY_NOTHING_MOVED");
    let real = words(game.cells(true));
    assert!(!words(game.air_zones(red)).is_empty());
    let step = words(accepted(game.deploy_step(TANK, number("c6"), None)));
    assert_eq!(step[0] & layout::ENDS_TURN_BIT, 0, "the session is open");
    assert!(words(game.air_zones(red)).is_empty(), "the gun is gone");
    assert_eq!(words(game.cells(true)), real);
    assert_ne!(words(game.cells(false)), real);
    assert_eq!(words(game.deploy_steps()), step);
    assert_eq!(code(answered(game.load(DEPLOY))), "DEPLOY_OPEN");
    let (turn, text) = answer(accepted(game.commit_deploy()));
    assert_eq!(turn[0], 1);
    assert_ne!(turn[1] & layout::DEPLOY_BIT, 0);
    assert_eq!(cut(&text, &turn[2..6])[2..], ["(NF)<T>xc6", "c4:(NF):T>xc6"]);
    assert_eq!(turn[6..], step);
    assert_eq!(words(game.cells(true)), words(game.cells(false)));
}

#[wasm_bindgen_test]
fn a_session_is_a_plain_value() {
    let mut game = game(DEPLOY);
    game.start_deploy(number("c4")).expect("a stack");
    accepted(game.deploy_step(TANK, number("d4"), None));
    assert_eq!(
        json(&game.deploy_state().unwrap()),
        concat!(
            r#"{"square":"c4","#,
            r#""original":{"type":"n","color":"r","carrying":[{"type":"f","color":"r"},{"type":"t","color":"r"}]},"#,
            r#""remaining":{"type":"n","color":"r","carrying":[{"type":"f","color":"r"}]},"#,
            r#""waiting":["n","f"],"canCommit":true,"changes":["#,
            r#"{"square":"c4","piece":{"type":"n","color":"r","carrying":[{"type":"f","color":"r"}]}},"#,
            r#"{"square":"d4","piece":{"type":"t","color":"r"}}]}"#
        )
    );
}

#[wasm_bindgen_test]
fn a_session_is_given_up() {
    let mut game = game(DEPLOY);
    assert_eq!(code(game.cancel_deploy()), "NO_DEPLOY");
    game.start_deploy(number("c4")).expect("a stack");
    assert_eq!(code(game.require_no_session()), "DEPLOY_OPEN");
    game.cancel_deploy().expect("it is open");
    assert_eq!(text(game.fen(false)), DEPLOY);
    assert_eq!(code(game.start_deploy(number("h1"))), "DEPLOY_SINGLE_PIECE");
}
