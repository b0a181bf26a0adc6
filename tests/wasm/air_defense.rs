use cotulenh::wasm::Color;
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{code, game, json, squares};

const GUN: &str = "6c4/11/11/11/11/4g6/11/11/4F6/11/11/6C4 r - - 0 1";

#[wasm_bindgen_test]
fn zones_are_lists_of_squares() {
    let game = game(GUN);
    let zone = squares(&game.air_defense_zones(Color::Red).unwrap());
    assert_eq!(zone, ["e6", "d7", "e7", "f7", "e8"]);
    assert!(squares(&game.air_defense_zones(Color::Blue).unwrap()).is_empty());
    for square in ["e8", "e9"] {
        let is_defended = game.is_square_defended(&square.into(), Color::Red).unwrap();
        assert_eq!(is_defended, zone.iter().any(|covered| covered == square), "{square}");
    }
    let cover = json(&game.air_defense(Color::Red).unwrap());
    assert!(cover.starts_with(r#"[{"square":"e6","defenders":["e7"],"level":1},"#), "{cover}");
    let around = json(&game.air_defense_around_piece(&"e7".into()).unwrap());
    assert!(around.starts_with(r#"[{"square":"e6","range":1},"#), "{around}");
    assert_eq!(json(&game.air_defense_around_piece(&"e4".into()).unwrap()), "[]");
}

#[wasm_bindgen_test]
fn flights_are_squares_with_results() {
    let game = game(GUN);
    let paths = json(&game.flight_paths(&"e4".into()).unwrap());
    assert!(paths.contains(r#"{"square":"e5","result":0}"#), "{paths}");
    assert!(paths.contains(r#"{"square":"e6","result":1}"#), "{paths}");
    assert_eq!(code(game.flight_paths(&"e7".into())), "NO_AIR_FORCE");
}
