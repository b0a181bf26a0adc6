use cotulenh::{START_FEN, wasm::CoTuLenh};
use js_sys::{JSON, Object};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{DEPLOY, NONE, code, field, game, json, refusal, start};

/// What JavaScript may pass where something else is expected.
fn strange() -> [JsValue; 5] {
    [JsValue::NULL, 42.into(), true.into(), Object::new().into(), JsValue::symbol(None)]
}

#[wasm_bindgen_test]
fn whatever_is_passed_is_refused_with_a_code_and_changes_nothing() {
    let mut game = start();
    for value in strange() {
        assert_eq!(code(CoTuLenh::new(&value, &NONE, &NONE)), "FEN_NOT_A_STRING");
        assert_eq!(code(game.load(&value)), "FEN_NOT_A_STRING");
        assert_eq!(code(game.play(&value)), "INVALID_MOVE");
        assert_eq!(code(game.explain(&value)), "INVALID_MOVE");
        assert_eq!(code(game.get(&value, &NONE)), "INVALID_SQUARE");
        assert_eq!(code(game.get(&"e4".into(), &value)), "INVALID_PIECE_TYPE");
        assert_eq!(code(game.start_deploy(&value)), "INVALID_SQUARE");
        assert_eq!(code(game.forfeit(cotulenh::wasm::Color::Red, &value)), "INVALID_ARGUMENT");
    }
    for value in strange().into_iter().filter(|value| value.as_f64().is_none()) {
        assert_eq!(code(game.set_counters(&value, &1.into())), "INVALID_ARGUMENT");
    }
    for number in [-1.0, 0.5, f64::NAN, f64::INFINITY, 5e9] {
        assert_eq!(code(game.set_counters(&0.into(), &number.into())), "INVALID_ARGUMENT");
    }
    for value in strange().into_iter().filter(|value| value.as_bool().is_none()) {
        assert_eq!(code(game.set_heroic_status(&"e4".into(), &NONE, &value)), "INVALID_ARGUMENT");
        assert_eq!(code(CoTuLenh::new(&NONE, &NONE, &value)), "INVALID_ARGUMENT");
    }
    for value in strange().into_iter().filter(|value| !value.is_object()) {
        assert_eq!(code(CoTuLenh::new(&NONE, &value, &NONE)), "INVALID_RULES");
    }
    assert_eq!(code(game.get(&"l1".into(), &NONE)), "INVALID_SQUARE");
    assert_eq!(refusal(game.get(&"l1".into(), &NONE)).message(), "\"l1\" is not a square");
    assert_eq!(code(game.get(&"e4".into(), &"queen".into())), "INVALID_PIECE_TYPE");
    assert_eq!(game.fen(), START_FEN);
}

#[wasm_bindgen_test]
fn rules_are_a_name_or_options() {
    let rules = |value: &JsValue| CoTuLenh::new(&NONE, value, &NONE).expect("rules").rules();
    assert!(json(&rules(&NONE)).starts_with(r#"{"tankFiresOver":true,"navyPasses":false,"#));
    assert_eq!(json(&rules(&"standard".into())), json(&rules(&NONE)));
    assert_eq!(field(&rules(&"official".into()), "navyPasses"), "\"friends\"");
    let parsed = |text: &str| JSON::parse(text).expect("JSON");
    assert_eq!(field(&rules(&parsed(r#"{"airDefense":"noFly"}"#)), "airDefense"), "\"noFly\"");
    assert_eq!(json(&rules(&rules(&"official".into()))), json(&rules(&"official".into())));
    for wrong in [r#"{"airDefense":"none"}"#, r#"{"lastGuard":1}"#, r#"{"guard":true}"#, r#""chess""#] {
        assert_eq!(code(CoTuLenh::new(&NONE, &parsed(wrong), &NONE)), "INVALID_RULES", "{wrong}");
    }
}

#[wasm_bindgen_test]
fn errors_have_the_facts_of_what_was_refused() {
    let facts = |fen: &str| json(&refusal(CoTuLenh::new(&fen.into(), &NONE, &NONE)));
    let rank_count = r#"{"name":"CoTuLenhError","code":"FEN_RANK_COUNT","index":0}"#;
    assert_eq!(facts("6c4/11 r - - 0 1"), rank_count);
    let unknown = facts(&START_FEN.replacen("6c4", "6X4", 1));
    assert!(unknown.ends_with(r#""code":"FEN_UNKNOWN_PIECE","index":1,"rank":12,"text":"X"}"#), "{unknown}");
    let long = "1".repeat(100_000);
    assert!(json(&refusal(CoTuLenh::new(&long.into(), &NONE, &NONE))).len() < 2000, "it is not quoted whole");
    let mut game = game(DEPLOY);
    let error = refusal(game.play(&"Tf12".into()));
    assert!(error.message().as_string().is_some_and(|message| message.starts_with("Tf12: ")));
    let error = refusal(start().play(&"Fe10".into()));
    assert_eq!(field(&error, "color"), "\"r\"");
    assert!(error.message().as_string().is_some_and(|message| message.ends_with("it is Red's turn")));
}

#[wasm_bindgen_test]
fn places_in_a_fen_count_in_utf_16() {
    let fen = "🛩q9/11/11/11/11/11/11/11/11/11/11/11 r - - 0 1";
    let found = CoTuLenh::validate_fen(&fen.into(), &NONE).expect("a text");
    assert_eq!(field(&found, "valid"), "false");
    let errors = field(&found, "errors");
    assert!(errors.contains(r#""index":0,"rank":12,"text":"🛩""#), "{errors}");
    assert!(errors.contains(r#""index":2,"rank":12,"text":"q""#), "{errors}");
    let valid = CoTuLenh::validate_fen(&START_FEN.into(), &NONE).expect("a text");
    assert_eq!(json(&valid), r#"{"valid":true,"errors":[]}"#);
}
