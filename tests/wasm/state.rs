use cotulenh::wasm::{CoTuLenh, Color};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{NONE, code, game, json, start};

#[wasm_bindgen_test]
fn the_outcome_is_a_plain_value() {
    let mut over = game("6c4/6T4/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1");
    assert!(over.outcome().is_null() && !over.is_game_over());
    over.play(&"Txg12".into()).expect("it is legal");
    assert_eq!(json(&over.outcome()), r#"{"winner":"r","reason":"commanderCaptured"}"#);
    assert!(over.is_game_over() && over.is_commander_captured() && !over.is_checkmate());
    assert_eq!(json(&over.commander_square(Color::Red).unwrap()), "\"f1\"");
    assert!(over.commander_square(Color::Blue).unwrap().is_null());
    assert_eq!(json(&over.points()), r#"{"r":100,"b":0}"#);
    assert_eq!(code(over.resign(Color::Red)), "GAME_OVER");
}

#[wasm_bindgen_test]
fn check_is_asked_for_either_side() {
    let check = game("6c4/11/6T4/11/11/11/11/11/11/11/11/7C3 b - - 0 1");
    let sides = [None, Some(Color::Blue), Some(Color::Red)];
    assert_eq!(sides.map(|side| check.is_check(side).unwrap()), [true, true, false]);
    assert_eq!(
        json(&check.attackers(&"g12".into(), Color::Red, &NONE).unwrap()),
        r#"[{"square":"g10","type":"t"}]"#
    );
}

#[wasm_bindgen_test]
fn r13_5_an_end_is_declared_and_taken_back() {
    type Declare = fn(&mut CoTuLenh) -> Result<(), JsValue>;
    let ends: [(Declare, &str); 4] = [
        (|game| game.resign(Color::Red), r#"{"winner":"b","reason":"resigned","by":"r"}"#),
        (|game| game.forfeit(Color::Blue, &"time".into()), r#"{"winner":"r","reason":"time","by":"b"}"#),
        (|game| game.agree_draw(), r#"{"winner":null,"reason":"agreed"}"#),
        (|game| game.time_up(), r#"{"winner":null,"reason":"time"}"#),
    ];
    let mut game = start();
    for (declare, outcome) in ends {
        declare(&mut game).expect("the game goes on");
        assert_eq!(json(&game.outcome()), outcome);
        assert_eq!(code(game.play(&"Tf6".into())), "GAME_OVER");
        assert!(game.undo().is_null());
        assert!(game.outcome().is_null());
    }
}
