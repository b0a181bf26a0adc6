//! The invariants of every position (`invariants/`), checked in games of random actions from many
//! positions under all rules.
#![cfg(not(target_arch = "wasm32"))]

mod invariants;

use cotulenh::search_support::SearchSupport;
use cotulenh::{Action, Color, Forfeit, Game, Position, Rules, START_FEN, Setup};
use invariants::answers;
use proptest::prelude::*;

const POSITIONS: &str = include_str!("data/vectors/standard-setup.jsonl");
const DEPLOYS: &str = include_str!("data/vectors/standard-perft2.jsonl");

const OFFICIAL: &str = include_str!("data/vectors/official.jsonl");

fn fens() -> Vec<&'static str> {
    let lines = POSITIONS.lines().chain(DEPLOYS.lines());
    let lines = lines.chain(OFFICIAL.lines());
    lines.map(|line| line.split('"').nth(3).unwrap()).chain([START_FEN]).collect()
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let values = Rules::OPTIONS.iter().map(|option| {
        let standard = Just(option.get(&Rules::STANDARD));
        prop_oneof![3 => standard, 2 => 0..option.values().len()]
    });
    values.collect::<Vec<_>>().prop_map(|values| {
        let mut rules = Rules::STANDARD;
        for (option, value) in Rules::OPTIONS.iter().zip(values) {
            option.set(&mut rules, value);
        }
        rules
    })
}

/// A first position, and a number for each choice of an action.
fn any_walk() -> impl Strategy<Value = (Position, Vec<u16>)> {
    let fen = prop::sample::select(fens());
    let choices = prop::collection::vec(any::<u16>(), 1..40);
    (fen, any_rules(), choices)
        .prop_filter_map("the rules refuse a stack (R11.1)", |(fen, rules, choices)| {
            Some((Position::from_fen(fen, rules).ok()?, choices))
        })
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn incremental_state_equals_state_computed_from_scratch((mut position, choices) in any_walk()) {
        for choice in choices {
            invariants::incremental_state_is_right(&position);
            let Some(action) = choose(&position, choice) else { break };
            // Computed before the move, so that caches have something to go stale.
            let before = (position.clone(), answers(&position));
            let undo = position.act(action).unwrap();
            let after = position.clone();
            invariants::incremental_state_is_right(&position);
            position.take_back(undo);
            prop_assert_eq!(&position, &before.0);
            prop_assert_eq!(answers(&position), before.1);
            position = after;
        }
    }

    #[test]
    fn a_move_is_explained_exactly_if_it_is_not_legal((mut position, choices) in any_walk()) {
        for choice in choices.into_iter().take(8) {
            invariants::refusals_are_explained(&position);
            let Some(action) = choose(&position, choice) else { break };
            let _undo = position.act(action).unwrap();
        }
    }

    #[test]
    fn listed_moves_are_the_legal_ones_and_read_back((mut position, choices) in any_walk()) {
        for choice in choices {
            invariants::listed_is_legal(&position);
            invariants::moves_read_back(&position);
            invariants::outcome_fits_moves(&position);
            invariants::placement_is_valid(&position);
            let Some(action) = choose(&position, choice) else { break };
            let _undo = position.act(action).unwrap();
        }
    }

    #[test]
    fn a_session_can_always_be_committed_or_cancelled((mut position, choices) in any_walk()) {
        let mut before_session = position.clone();
        for choice in choices {
            if position.session().is_none() {
                before_session = position.clone();
            } else {
                invariants::session_can_end(&position);
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
            invariants::fen_reads_back(&position);
            let Some(action) = choose(&position, choice) else { break };
            let _undo = position.act(action).unwrap();
        }
    }

    #[test]
    fn a_game_is_undone_redone_written_and_read((start, choices) in any_walk(), ending in 0..6) {
        let mut game = Game::from_position(start.clone());
        let mut positions: Vec<(Position, usize)> = Vec::new();
        for choice in choices {
            let Some(action) = choose(game.position(), choice) else { break };
            positions.push((game.position().clone(), game.repetitions()));
            match action {
                Action::Move(mv) => drop(game.play(mv).unwrap()),
                Action::Commit => game.commit_deploy().unwrap(),
            }
        }
        prop_assert_eq!(game.start(), start);
        // Half of the games get a declared end, some of them in an open session (R13.5).
        match ending {
            0 => drop(game.resign(Color::Blue)),
            1 => drop(game.agree_draw()),
            2 => drop(game.time_up()),
            3 => drop(game.forfeit(Color::Red, Forfeit::Abandoned)),
            _ => {}
        }
        invariants::check_game(&game);
        if invariants::has_declared_end(&game) {
            game.undo();
            positions.push((game.position().clone(), game.repetitions()));
        }
        while game.undo().is_some() {
            prop_assert!(positions.contains(&(game.position().clone(), game.repetitions())));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[ 0-9a-zA-Z+()/:>.,_@&-]{0,120}") {
        if let Ok(position) = Position::from_fen(&text, Rules::STANDARD) {
            invariants::fen_reads_back(&position);
        }
    }
}
