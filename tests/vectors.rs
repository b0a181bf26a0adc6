//! Positions with all their legal moves, zones and results of play, from an independent
//! implementation (see tests/data/vectors/README.md).
#![cfg(not(target_arch = "wasm32"))]

use cotulenh::{Action, AirDefenseRules, Color, Position, Rules, StackStyle};
use serde_json::Value;

fn rules(name: &str) -> Rules {
    let standard = Rules::STANDARD;
    match name {
        "standard" => standard,
        "stealthAirForce" => Rules { stealth_air_force: true, ..standard },
        "lastGuard" => Rules { last_guard: true, ..standard },
        "navyPasses" => Rules { navy_passes: true, ..standard },
        "tankBlocked" => Rules { tank_fires_over: false, ..standard },
        "noFly" => Rules { air_defense: AirDefenseRules::NoFly, ..standard },
        _ => panic!("unknown rules {name}"),
    }
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}

fn zones(position: &Position, color: Color) -> Vec<String> {
    position.air_defense_zones(color).iter().map(|square| square.to_string()).collect()
}

/// Plays the legal action with this LAN.
fn act(position: &mut Position, lan: &str) {
    let actions = position.actions();
    let action = actions.iter().find(|action| action.to_string() == lan);
    let action = *action.unwrap_or_else(|| panic!("{lan} is not among {actions:?}"));
    let _undo = position.act(action).unwrap();
}

fn check(vector: &Value) {
    let fen = vector["fen"].as_str().unwrap();
    let position = Position::from_fen(fen, rules(vector["rules"].as_str().unwrap())).unwrap();
    assert_eq!(position.fen(StackStyle::Together), fen);

    let mut moves: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    moves.sort();
    assert_eq!(moves, strings(&vector["moves"]), "moves of {fen}");
    assert_eq!(zones(&position, Color::Red), strings(&vector["zones"]["r"]), "red's zones in {fen}");
    assert_eq!(zones(&position, Color::Blue), strings(&vector["zones"]["b"]), "blue's zones in {fen}");
    assert_eq!(position.is_check(), vector["check"].as_bool().unwrap(), "check in {fen}");

    for play in vector["plays"].as_array().unwrap() {
        let mut position = position.clone();
        let steps = strings(&play["steps"]);
        for step in &steps {
            act(&mut position, step);
        }
        if play["commit"].as_bool().unwrap() {
            act(&mut position, &Action::Commit.to_string());
        }
        let after = position.fen(StackStyle::Together);
        assert_eq!(after, play["after"].as_str().unwrap(), "{steps:?} in {fen}");
    }
    if let Some(count) = vector.get("perft2") {
        assert_eq!(position.perft(2), count.as_u64().unwrap(), "perft 2 of {fen}");
        assert_eq!(position.perft_making_leaves(2), count.as_u64().unwrap());
    }
}

fn check_file(text: &str, expected: usize) {
    let vectors: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(vectors.len(), expected);
    vectors.iter().for_each(check);
}

macro_rules! vectors {
    ($($name:ident: $file:literal, $count:literal;)*) => {$(
        #[test]
        fn $name() {
            check_file(include_str!(concat!("data/vectors/", $file, ".jsonl")), $count);
        }
    )*};
}

vectors! {
    standard_set_up: "standard-setup", 80;
    standard_played: "standard-play", 40;
    standard_commanders_in_sight: "standard-sight", 20;
    standard_perft_2: "standard-perft2", 10;
    stealth_air_force: "stealthAirForce", 15;
    last_guard: "lastGuard", 15;
    navy_passes: "navyPasses", 15;
    tank_blocked: "tankBlocked", 15;
    no_fly: "noFly", 15;
}

#[test]
fn perft_of_the_starting_position() {
    let start = Position::start(Rules::STANDARD);
    assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), [114, 13_000, 1_498_608]);
    assert_eq!(start.perft_making_leaves(2), 13_000);
}
