use cotulenh::START_FEN;
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, code, field, game, json, refusal, start};

#[wasm_bindgen_test]
fn moves_are_listed_in_san() {
    assert_eq!(start().moves().len(), 114);
    let two_tanks = game("6c4/11/11/11/11/11/11/11/4T1T4/11/11/7C3 r - - 0 1").moves();
    for san in ["Tef4", "Tgf4"] {
        assert!(two_tanks.iter().any(|listed| listed == san), "{two_tanks:?}");
    }
}

#[wasm_bindgen_test]
fn a_move_is_played_and_taken_back() {
    let mut game = start();
    let played = game.play(&"tf6".into()).expect("it is legal");
    assert_eq!(
        json(&played),
        concat!(
            r#"{"color":"r","from":"f4","to":"f6","piece":{"type":"t","color":"r"},"kind":"move","deploy":false,"#,
            r#""flags":1,"san":"Tf6","lan":"Tf4f6","endsTurn":true}"#
        )
    );
    let after = game.fen();
    assert_eq!(game.history(), ["Tf6"]);
    let turn = game.last_turn();
    assert_eq!(field(&turn, "after"), format!("{after:?}"));
    assert_eq!(field(&turn, "before"), format!("{START_FEN:?}"));
    assert!(game.can_undo() && !game.can_redo());
    assert_eq!(json(&game.undo()), json(&turn));
    assert_eq!(game.fen(), START_FEN);
    assert!(game.undo().is_null());
    assert_eq!(json(&game.redo()), json(&turn));
    assert_eq!(game.fen(), after);
    assert!(game.redo().is_null());
}

#[wasm_bindgen_test]
fn a_whole_deploy_is_played_by_its_text_or_only_read() {
    let mut game = game(DEPLOY);
    let read = game.read_turn(&"N<T>xc6,F>c7".into()).expect("it is legal");
    assert_eq!(game.fen(), DEPLOY, "nothing was played");
    let last = game.play(&"N<T>xc6,F>c7".into()).expect("it is legal");
    assert_eq!((field(&last, "to").as_str(), field(&last, "endsTurn").as_str()), ("\"c7\"", "true"));
    assert_eq!(field(&last, "turn"), json(&read));
    assert_eq!(json(&game.last_turn()), json(&read));
    assert_eq!(json(&game.undo()), json(&read));
    assert_eq!(json(&game.redo()), json(&read));
}

#[wasm_bindgen_test]
fn a_move_that_is_not_legal_is_refused_and_explained() {
    let mut game = start();
    assert_eq!(code(game.play(&"castle".into())), "MOVE_SYNTAX");
    assert_eq!(code(game.explain(&"castle".into())), "MOVE_SYNTAX");
    let error = refusal(game.play(&"Tf12".into()));
    let facts = r#"{"name":"CoTuLenhError","code":"ILLEGAL_MOVE","text":"Tf12","illegal":{"reason":"tooFar","squares":[]}}"#;
    assert_eq!(json(&error), facts);
    assert_eq!(error.message(), "Tf12: it is too far");
    let explained = game.explain(&"f4-f12".into()).expect("squares");
    assert_eq!(json(&explained), r#"{"reason":"tooFar","squares":[]}"#);
    assert!(game.explain(&"Tf6".into()).expect("a move").is_null());
    assert_eq!(game.fen(), START_FEN);
}
