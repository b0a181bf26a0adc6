//! What holds in every position, tried on games of random actions from many positions under all
//! rules.
#![cfg(not(target_arch = "wasm32"))]

use cotulenh::{
    Action, AirDefenseRules, Color, Game, Position, Role, Rules, START_FEN, Setup, Square, StackStyle,
};
use proptest::prelude::*;

const POSITIONS: &str = include_str!("data/vectors/standard-setup.jsonl");
const DEPLOYS: &str = include_str!("data/vectors/standard-perft2.jsonl");

fn fens() -> Vec<&'static str> {
    let lines = POSITIONS.lines().chain(DEPLOYS.lines());
    lines.map(|line| line.split('"').nth(3).unwrap()).chain([START_FEN]).collect()
}

prop_compose! {
    fn any_rules()(
        tank_fires_over in prop::bool::weighted(0.8),
        navy_passes in prop::bool::weighted(0.2),
        stealth_air_force in prop::bool::weighted(0.2),
        last_guard in prop::bool::weighted(0.2),
        no_fly in prop::bool::weighted(0.2),
    ) -> Rules {
        let air_defense = if no_fly { AirDefenseRules::NoFly } else { AirDefenseRules::Levels };
        Rules { tank_fires_over, navy_passes, stealth_air_force, last_guard, air_defense }
    }
}

/// A position to begin with, and a number for each choice of an action.
fn any_walk() -> impl Strategy<Value = (Position, Vec<u16>)> {
    let fen = prop::sample::select(fens());
    let choices = prop::collection::vec(any::<u16>(), 1..40);
    (fen, any_rules(), choices)
        .prop_map(|(fen, rules, choices)| (Position::from_fen(fen, rules).unwrap(), choices))
}

/// The action a number chooses. Every other number prefers deploys, which are rare by chance.
fn choose(position: &Position, choice: u16) -> Option<Action> {
    let mut actions = position.actions();
    if choice.is_multiple_of(2) && actions.iter().any(|action| action.as_move().is_some_and(|mv| mv.deploy)) {
        actions.retain(|action| action.as_move().is_some_and(|mv| mv.deploy));
    }
    let count = actions.len().max(1);
    actions.get(usize::from(choice / 2) % count).copied()
}

/// The effective board as a position of its own, with nothing kept from before.
fn anew(position: &Position) -> Position {
    let mut setup = Setup::empty();
    for (square, stack) in position.board().stacks() {
        setup.set(square, Some(stack));
    }
    setup.turn = position.turn();
    Position::new(&setup, *position.rules()).expect("every position reached is valid")
}

/// All that may be asked of the effective board.
fn answers(position: &Position) -> impl PartialEq + std::fmt::Debug + use<> {
    let attackers =
        |square: Square| Color::ALL.map(|color| position.attackers(square, color).collect::<Vec<_>>());
    let planes = position.board().stacks().filter(|(_, stack)| stack.contains(Role::AirForce));
    (
        position.hash(),
        Color::ALL.map(|color| position.air_defense_zones(color)),
        Color::ALL.map(|color| position.air_defenders(color)),
        Color::ALL.map(|color| position.is_in_danger(color)),
        Color::ALL.map(|color| position.board().of(color)),
        Color::ALL.map(|color| position.board().commander(color)),
        Color::ALL.map(|color| position.board().commander(color).map(attackers)),
        planes.map(|(square, _)| position.flight_paths(square)).collect::<Vec<_>>(),
    )
}

/// Can the open session be brought to a commit?
fn can_be_committed(position: &Position) -> bool {
    position.session().is_none()
        || position.can_commit()
        || position.legal_moves().into_iter().any(|step| {
            let mut after = position.clone();
            let _undo = after.apply(step);
            can_be_committed(&after)
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn what_is_kept_equals_what_is_computed_anew((mut position, choices) in any_walk()) {
        for choice in choices {
            prop_assert_eq!(answers(&position), answers(&anew(&position)));
            let Some(action) = choose(&position, choice) else { break };
            // Asked before, so that there is something to go stale.
            let before = (position.clone(), answers(&position));
            let undo = position.act(action).unwrap();
            let after = position.clone();
            prop_assert_eq!(answers(&position), answers(&anew(&position)));
            position.take_back(undo);
            prop_assert_eq!(&position, &before.0);
            prop_assert_eq!(answers(&position), before.1);
            position = after;
        }
    }

    #[test]
    fn listed_moves_are_the_legal_ones((mut position, choices) in any_walk()) {
        for choice in choices {
            let listed = position.legal_moves();
            let from_squares: Vec<_> = Square::all().flat_map(|square| position.legal_moves_from(square)).collect();
            prop_assert_eq!(&from_squares, &listed);
            prop_assert_eq!(position.has_legal_move(), !listed.is_empty());
            let by_role: usize = Role::ALL.iter().map(|&role| position.legal_moves_of(role).len()).sum();
            prop_assert_eq!(by_role, listed.len());
            for &mv in listed.iter().step_by(7) {
                prop_assert!(position.is_legal(mv));
                for to in Square::all().step_by(5) {
                    let other = cotulenh::Move { to, ..mv };
                    prop_assert_eq!(position.is_legal(other), listed.contains(&other), "{}", other);
                    prop_assert_eq!(position.clone().play(other).is_ok(), listed.contains(&other));
                }
            }
            let Some(action) = choose(&position, choice) else { break };
            let _undo = position.act(action).unwrap();
        }
    }

    #[test]
    fn a_session_can_always_be_ended((mut position, choices) in any_walk()) {
        let mut before_session = position.clone();
        for choice in choices {
            if position.session().is_none() {
                before_session = position.clone();
            } else {
                prop_assert!(can_be_committed(&position), "{}", position.fen(StackStyle::Together));
                prop_assert_eq!(position.real_board(), before_session.board());
                let mut cancelled = position.clone();
                cancelled.cancel_deploy().unwrap();
                prop_assert_eq!(&cancelled, &before_session);
                prop_assert_eq!(answers(&cancelled), answers(&before_session));
            }
            let Some(action) = choose(&position, choice) else { break };
            let _undo = position.act(action).unwrap();
        }
    }

    #[test]
    fn a_committed_session_equals_the_same_changes_on_a_plain_board((mut position, choices) in any_walk()) {
        for choice in choices {
            if position.can_commit() {
                let mut setup = Setup::empty();
                for (square, stack) in position.real_board().stacks() {
                    setup.set(square, Some(stack));
                }
                for square in position.deploy_changes() {
                    setup.set(square, position.board().get(square));
                }
                let plain = Position::new(&setup, *position.rules()).unwrap();
                let mut committed = position.clone();
                let _undo = committed.commit().unwrap();
                prop_assert_eq!(committed.board(), plain.board());
                prop_assert_eq!(committed.turn(), !position.turn());
            }
            let Some(action) = choose(&position, choice) else { break };
            let _undo = position.act(action).unwrap();
        }
    }

    #[test]
    fn fen_reads_back_what_it_wrote((mut position, choices) in any_walk()) {
        for choice in choices {
            for style in [StackStyle::Together, StackStyle::CarrierOutside] {
                let fen = position.fen(style);
                let read = Position::from_fen(&fen, *position.rules());
                prop_assert_eq!(read.as_ref(), Ok(&position), "{}", fen);
            }
            let Some(action) = choose(&position, choice) else { break };
            let _undo = position.act(action).unwrap();
        }
    }

    #[test]
    fn a_game_is_undone_and_redone_completely((start, choices) in any_walk()) {
        let mut game = Game::from_position(start.clone());
        let mut positions: Vec<(Position, usize)> = Vec::new();
        for choice in choices {
            let Some(action) = choose(game.position(), choice) else { break };
            positions.push((game.position().clone(), game.repetitions()));
            match action {
                Action::Move(mv) => game.play(mv).unwrap(),
                Action::Commit => game.commit_deploy().unwrap(),
            }
        }
        let end = game.position().clone();
        let turns: Vec<_> = game.turns().collect();
        prop_assert_eq!(game.start(), start.clone());
        let mut undone = 0;
        while game.undo().is_some() {
            undone += 1;
            prop_assert!(positions.contains(&(game.position().clone(), game.repetitions())));
        }
        prop_assert_eq!(game.position(), &start);
        prop_assert_eq!(game.turn_count(), 0);
        for _ in 0..undone {
            prop_assert!(game.redo().is_some());
        }
        prop_assert!(game.redo().is_none());
        prop_assert_eq!(game.position(), &end);
        prop_assert_eq!(game.turns().collect::<Vec<_>>(), turns);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[ 0-9a-zA-Z+()/:>.,_@&-]{0,120}") {
        if let Ok(position) = Position::from_fen(&text, Rules::STANDARD) {
            prop_assert_eq!(Position::from_fen(&position.fen(StackStyle::Together), Rules::STANDARD), Ok(position));
        }
    }
}
