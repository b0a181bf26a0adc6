//! Positions with all their legal moves, zones and results of play, from an independent
//! implementation (see tests/data/vectors/README.md).
#![cfg(not(target_arch = "wasm32"))]

use cotulenh::{
    Action, AirDefenseRules, Color, DecidedBy, Game, NavyPasses, Objective, OutcomeReason, Position, Rules,
    StackStyle, search_support::SearchSupport,
};
use serde_json::{Value, json};

fn rules(name: &str) -> Rules {
    let standard = Rules::STANDARD;
    match name {
        "standard" => standard,
        "stealthAirForce" => standard.with(|rules| rules.stealth_air_force = true),
        "lastGuard" => standard.with(|rules| rules.last_guard = true),
        "navyPasses" => standard.with(|rules| rules.navy_passes = NavyPasses::OtherPieces),
        "navyPassesFriends" => standard.with(|rules| rules.navy_passes = NavyPasses::Friends),
        "headquarterMarches" => standard.with(|rules| rules.headquarter_marches = true),
        "airForceCarriesOne" => standard.with(|rules| rules.air_force_carries_one = true),
        "airForceReturnsOnlyIfUnsafe" => standard.with(|rules| rules.air_force_returns_only_if_unsafe = true),
        "commanderBoardsAtSea" => standard.with(|rules| rules.commander_boards_at_sea = true),
        "official" => Rules::OFFICIAL,
        "tankBlocked" => standard.with(|rules| rules.tank_fires_over = false),
        "noFly" => standard.with(|rules| rules.air_defense = AirDefenseRules::NoFly),
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
    if let Some(refused) = vector.get("refused") {
        let fen = refused.as_str().unwrap();
        let errors = Position::from_fen(fen, *position.rules()).unwrap_err();
        assert_eq!(errors.first().kind.code().as_str(), "FEN_IMPOSSIBLE_STACK", "{fen}");
        assert!(Position::from_fen(fen, Rules::STANDARD).is_ok(), "{fen}");
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
    navy_passes_friends: "navyPassesFriends", 15;
    headquarter_marches: "headquarterMarches", 15;
    air_force_carries_one: "airForceCarriesOne", 15;
    air_force_returns_only_if_unsafe: "airForceReturnsOnlyIfUnsafe", 15;
    commander_boards_at_sea: "commanderBoardsAtSea", 15;
    official: "official", 40;
}

#[test]
fn perft_of_the_starting_position() {
    let start = Position::start(Rules::STANDARD);
    assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), [114, 13_000, 1_498_608]);
    assert_eq!(start.perft_making_leaves(2), 13_000);
}

/// The points and the outcome of a game, as the vectors have them.
fn describe_end(game: &Game) -> (Value, Value) {
    let points = json!(Color::ALL.map(|color| game.points(color)));
    let outcome = game.outcome().map(|outcome| {
        let reason = match outcome.reason {
            OutcomeReason::Checkmate => "checkmate",
            OutcomeReason::CommanderCaptured => "commanderCaptured",
            OutcomeReason::Naval => "naval",
            OutcomeReason::Air => "air",
            OutcomeReason::Land => "land",
            OutcomeReason::Stalemate => "stalemate",
            OutcomeReason::FiftyMoves => "fiftyMoves",
            OutcomeReason::ThreefoldRepetition => "threefoldRepetition",
            declared => panic!("no end was declared in this game: {declared:?}"),
        };
        json!({ "winner": outcome.winner.map(|color| color.letter().to_string()), "reason": reason })
    });
    (points, outcome.unwrap_or(Value::Null))
}

#[test]
fn r13_battles_and_points() {
    let text = include_str!("data/vectors/battles.jsonl");
    assert_eq!(text.lines().count(), 30);
    for line in text.lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let word = |name: &str| vector[name].as_str().unwrap();
        let rules = rules(word("rules")).with(|rules| {
            rules.objective = match word("objective") {
                "naval" => Objective::Naval,
                "air" => Objective::Air,
                "land" => Objective::Land,
                "any" => Objective::Any,
                _ => Objective::Commander,
            };
            rules.decided_by =
                if word("decidedBy") == "points" { DecidedBy::Points } else { DecidedBy::Objective };
        });
        let mut game = Game::from_position(Position::from_fen(word("fen"), rules).unwrap());
        let turns = strings(&vector["turns"]);
        let expected = |n: usize| (vector["points"][n].clone(), vector["outcomes"][n].clone());
        for (n, turn) in turns.iter().enumerate() {
            assert_eq!(describe_end(&game), expected(n), "before {turn} in {line}");
            let moves = game.position().read_turn(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
            game.play_turn(&moves).unwrap();
        }
        assert_eq!(describe_end(&game), expected(turns.len()), "{line}");
        // Taking turns back gives the earlier points and outcomes, playing them again the later ones.
        for n in (0..turns.len()).rev() {
            game.undo().unwrap();
            assert_eq!(describe_end(&game), expected(n), "{line}");
        }
        for n in 1..=turns.len() {
            game.redo().unwrap();
            assert_eq!(describe_end(&game), expected(n), "{line}");
        }
    }
}
