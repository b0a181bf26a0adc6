use cotulenh::wasm::{CoTuLenh, Color};
use js_sys::{Array, JSON};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, NONE, code, field, game, json, squares};

fn zone(game: &CoTuLenh) -> Vec<String> {
    squares(&game.air_defense_zones(Color::Red).unwrap())
}

#[wasm_bindgen_test]
fn a_session_is_opened_stepped_through_and_committed() {
    let mut game = game(DEPLOY);
    assert!(game.deploy_state().is_null());
    assert_eq!(code(game.deploy_step(&"t".into(), &"c6".into(), &NONE)), "NO_DEPLOY");
    assert_eq!(code(game.start_deploy(&"h1".into())), "DEPLOY_SINGLE_PIECE");
    let opened = game.start_deploy(&"c4".into()).expect("a stack");
    assert_eq!(json(&opened), json(&game.deploy_state()));
    assert_eq!(code(game.commit_deploy()), "DEPLOY_NOTHING_MOVED");
    let real = json(&game.real_board());
    assert!(!zone(&game).is_empty());
    let step = game.deploy_step(&"tank".into(), &"c6".into(), &NONE).expect("it is legal");
    assert_eq!((field(&step, "san").as_str(), field(&step, "endsTurn").as_str()), ("\"T>xc6\"", "false"));
    assert!(zone(&game).is_empty(), "the gun is gone on the virtual board");
    assert_eq!(json(&game.real_board()), real);
    assert_ne!(json(&game.virtual_board()), real);
    assert_eq!(code(game.load(&DEPLOY.into())), "DEPLOY_OPEN");
    let turn = game.commit_deploy().expect("the commander is safe");
    assert_eq!(field(&turn, "lan"), "\"c4:(NF):T>xc6\"");
    assert_eq!(json(&game.real_board()), json(&game.virtual_board()));
    assert_eq!(game.history(), ["(NF)<T>xc6"]);
}

#[wasm_bindgen_test]
fn a_session_is_a_plain_value() {
    let mut game = game(DEPLOY);
    game.start_deploy(&"c4".into()).expect("a stack");
    game.deploy_step(&"t".into(), &"d4".into(), &NONE).expect("it is legal");
    let state = game.deploy_state();
    let ship = r#"{"type":"n","color":"r","carrying":[{"type":"f","color":"r"}]}"#;
    assert_eq!(field(&state, "remaining"), ship);
    assert_eq!(field(&state, "waiting"), r#"["n","f"]"#);
    assert_eq!(field(&state, "canCommit"), "true");
    assert!(field(&state, "steps").contains(r#""san":"T>d4""#));
    let changes =
        format!(r#"[{{"square":"c4","piece":{ship}}},{{"square":"d4","piece":{{"type":"t","color":"r"}}}}]"#);
    assert_eq!(field(&state, "changes"), changes);
}

#[wasm_bindgen_test]
fn several_pieces_go_together_and_a_kind_can_be_given() {
    let mut game = game(DEPLOY);
    game.start_deploy(&"c4".into()).expect("a stack");
    let types = Array::of2(&"f".into(), &"t".into());
    let options = |text: &str| -> JsValue { JSON::parse(text).expect("JSON") };
    let step = |game: &mut CoTuLenh, kind: &str| game.deploy_step(&types, &"e4".into(), &options(kind));
    assert_eq!(code(step(&mut game, r#"{"kind":"fly"}"#)), "INVALID_MOVE");
    assert_eq!(code(step(&mut game, r#"{"kind":"capture"}"#)), "ILLEGAL_MOVE");
    assert_eq!(code(game.deploy_step(&Array::new(), &"e4".into(), &NONE)), "INVALID_PIECE_TYPE");
    let played = step(&mut game, r#"{"kind":"move"}"#).expect("it is legal");
    assert_eq!(field(&played, "san"), "\"(FT)>e4\"");
}

#[wasm_bindgen_test]
fn r7_7_a_session_is_given_up_or_taken_back() {
    let mut game = game(DEPLOY);
    assert_eq!(code(game.cancel_deploy()), "NO_DEPLOY");
    game.start_deploy(&"c4".into()).expect("a stack");
    game.deploy_step(&"t".into(), &"c6".into(), &NONE).expect("it is legal");
    assert_eq!(field(&game.undo(), "san"), "\"T>xc6\"");
    assert_eq!(field(&game.deploy_state(), "steps"), "[]", "it is open, without steps");
    game.cancel_deploy().expect("it is open");
    assert_eq!(game.fen(), DEPLOY);
}
