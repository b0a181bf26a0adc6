//! What a search promises: legal turns and lines within its limits, whatever the position, the rules
//! and the moment it is stopped, and the same answer for the same nodes.

mod common;

use common::{mirror, random_game, random_rules};
use cotulenh::{Color, DecidedBy, Game, Move, Objective, Position, Rules};
use cotulenh_engine::{
    Features, Info, Level, Limits, Progress, Score, Searcher,
    eval::{Evaluator, WEIGHTS},
};
use cotulenh_engine_tools::random::Random;

/// Plays every line to its end.
fn check_lines(game: &Game, info: &Info) {
    for line in &info.lines {
        let mut game = Game::from_position(game.position().clone());
        assert!(!line.turns.is_empty());
        for (n, turn) in line.turns.iter().enumerate() {
            // The first turn may go on with an open session.
            let made = game.position().session().map_or(0, |session| session.steps().len());
            let played = match n == 0 && made > 0 {
                true => turn[made..].iter().try_for_each(|&step| game.play(step).map(drop)),
                false => game.play_turn(turn),
            };
            played.unwrap_or_else(|error| panic!("{error}: {turn:?} in {info:?}"));
            if game.position().session().is_some() {
                game.commit_deploy().expect("a turn can be committed");
            }
        }
    }
}

#[test]
fn any_position_any_rules_and_any_limit_give_a_legal_turn_or_none() {
    let mut random = Random::new(1);
    let mut searcher = Searcher::new(1 << 20);
    for n in 0..300 {
        let rules = random_rules(&mut random);
        let turns = random.below(120);
        let game = random_game(rules, turns, &mut random);
        let nodes = [0, 1, 10, 100, 1_000][random.below(5)];
        let limits = Limits {
            nodes: Some(nodes),
            depth: (random.below(3) == 0).then(|| random.below(5) as u32),
            mate: (random.below(5) == 0).then(|| random.below(4) as u32),
            lines: random.below(4),
            level: Level::new(random.below(9) as u8),
            seed: random.below(4) as u32,
        };
        let info = searcher.search(&game, limits).clone();
        assert!(info.nodes <= nodes + 1_024, "{} of {nodes} nodes", info.nodes);
        assert_eq!(info.lines.is_empty(), !game.position().has_legal_move(), "position {n}");
        check_lines(&game, &info);
    }
}

/// The ordinary move that leads to the same position as the steps of a deploy.
fn plain_move(position: &Position, turn: &[Move]) -> Option<Move> {
    let from = turn.first().filter(|step| step.deploy)?.from;
    let mut after = Game::from_position(position.clone());
    after.play_turn(turn).expect("a turn of the engine is legal");
    let ordinary = position.legal_moves_from(from).into_iter().filter(|mv| !mv.deploy);
    ordinary.into_iter().find(|&mv| {
        let mut plain = Game::from_position(position.clone());
        plain.play(mv).expect("a listed move is legal");
        plain.position().hash() == after.position().hash()
    })
}

#[test]
fn a_move_of_a_whole_stack_is_not_written_as_a_deploy() {
    // How many turns of lines could be written as an ordinary move.
    let count = |searcher: &mut Searcher, game: &Game| {
        let limits = Limits { nodes: Some(20_000), lines: 8, ..Limits::default() };
        let mut found = 0;
        for line in &searcher.search(game, limits).lines {
            let mut after = Game::from_position(game.position().clone());
            for turn in &line.turns {
                found += usize::from(plain_move(after.position(), turn).is_some());
                after.play_turn(turn).expect("a line is legal");
            }
        }
        found
    };
    let mut searcher = Searcher::new(1 << 20);
    let searches_both = Features { ordinary_moves: false, ..Features::FULL };
    let mut searches_both = Searcher::with_features(1 << 20, searches_both);
    let mut otherwise = 0;
    for game in cotulenh_engine::bench::middlegames() {
        assert_eq!(count(&mut searcher, &game), 0, "{:?}", game.position());
        otherwise += count(&mut searches_both, &game);
    }
    assert!(otherwise > 0, "in these positions it makes no difference");
}

#[test]
fn a_side_that_is_far_ahead_gets_a_turn_at_every_depth() {
    let fen = "11/7h3/3f5c1/8fg1/2n6ea/4N+F1+F3/3AA6/2I5GE1/5T5/4G1SM3/5HCH3/11 b - - 12 47";
    for fen in [fen.to_owned(), fen.replace(" b ", " r ")] {
        let game = Game::from_position(Position::from_fen(&fen, Rules::STANDARD).unwrap());
        let mut searcher = Searcher::new(1 << 20);
        for nodes in (100..3_000).step_by(100) {
            let info = searcher.search(&game, Limits { nodes: Some(nodes), ..Limits::default() });
            assert!(!info.lines.is_empty());
        }
    }
}

#[test]
fn a_search_can_be_stopped_after_any_slice() {
    let mut random = Random::new(2);
    let mut searcher = Searcher::new(1 << 20);
    for _ in 0..100 {
        let game = random_game(Rules::STANDARD, 60, &mut random);
        let before = game.position().clone();
        searcher.start(&game, Limits { lines: 2, ..Limits::default() });
        for _ in 0..random.below(20) {
            if searcher.step(1 + random.below(50) as u64) == Progress::Done {
                break;
            }
        }
        searcher.stop();
        assert_eq!(searcher.step(100), Progress::Done);
        check_lines(&game, &searcher.info().clone());
        assert_eq!(*game.position(), before);
        assert_eq!(searcher.best_turn().is_some(), before.has_legal_move());
    }
}

#[test]
fn slices_do_not_change_the_answer() {
    let mut random = Random::new(3);
    for _ in 0..15 {
        let game = random_game(Rules::STANDARD, 50, &mut random);
        let limits = Limits { nodes: Some(6_000), lines: 1 + random.below(2), ..Limits::default() };
        let whole = Searcher::new(1 << 20).search(&game, limits).clone();
        let mut searcher = Searcher::new(1 << 20);
        searcher.start(&game, limits);
        while searcher.step(1 + random.below(200) as u64) != Progress::Done {}
        assert_eq!(*searcher.info(), whole);
    }
}

#[test]
fn r7_9_a_search_goes_on_with_an_open_session() {
    let fen = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";
    let mut game = Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap());
    let step = game.position().read_move("Fc4>e6").unwrap();
    game.play(step).unwrap();
    let mut searcher = Searcher::new(1 << 20);
    let limits = Limits { nodes: Some(2_000), lines: 3, ..Limits::default() };
    let info = searcher.search(&game, limits).clone();
    assert!(info.lines.iter().all(|line| line.turns[0][0] == step));
    check_lines(&game, &info);
}

#[test]
fn lines_are_different_turns_the_best_first() {
    let mut random = Random::new(4);
    let mut searcher = Searcher::new(1 << 20);
    for _ in 0..20 {
        let game = random_game(Rules::STANDARD, 40, &mut random);
        let info = searcher.search(&game, Limits { depth: Some(2), lines: 5, ..Limits::default() });
        assert!(info.lines.is_sorted_by(|one, next| one.score.as_points() >= next.score.as_points()));
        for (n, line) in info.lines.iter().enumerate() {
            assert!(info.lines[..n].iter().all(|other| other.turns[0] != line.turns[0]));
        }
    }
}

#[test]
fn lines_of_a_level_are_those_of_the_engine_and_do_not_change_its_turn() {
    let mut random = Random::new(7);
    let mut searcher = Searcher::new(1 << 20);
    let mut other_turns = 0;
    for _ in 0..10 {
        let game = random_game(Rules::STANDARD, 30, &mut random);
        for level in [1, 3, 5] {
            let mut search = |lines| {
                searcher.clear();
                let limits = Limits { lines, level: Level::new(level), ..Limits::default() };
                let info = searcher.search(&game, limits).clone();
                (info, searcher.best_turn().map(<[_]>::to_vec))
            };
            let ((one, turn), (several, same_turn)) = (search(1), search(4));
            assert_eq!(turn, same_turn);
            check_lines(&game, &several);
            let is_sorted =
                several.lines.is_sorted_by(|one, next| one.score.as_points() >= next.score.as_points());
            assert!(is_sorted, "{several:?}");
            other_turns += usize::from(turn.as_ref() != one.lines.first().map(|line| &line.turns[0]));
        }
    }
    assert!(other_turns > 0, "weak levels play other turns than the best");
}

#[test]
fn progress_grows_to_one_by_every_limit() {
    let mut random = Random::new(8);
    let game = random_game(Rules::STANDARD, 30, &mut random);
    let limits = [
        Limits { nodes: Some(2_000), ..Limits::default() },
        Limits { depth: Some(3), ..Limits::default() },
        Limits { mate: Some(1), ..Limits::default() },
        Limits { level: Level::new(4), lines: 2, ..Limits::default() },
        Limits { level: Level::new(7), nodes: Some(100), ..Limits::default() },
    ];
    for limits in limits {
        let mut searcher = Searcher::new(1 << 20);
        searcher.start(&game, limits);
        let mut known = vec![searcher.progress()];
        while searcher.step(50) != Progress::Done {
            known.push(searcher.progress());
        }
        assert!(known.is_sorted() && known.iter().all(|part| (0.0..=1.0).contains(part)), "{known:?}");
        assert!(known[0] < 0.1 && known.last().is_some_and(|part| *part > 0.3), "{known:?}");
        assert_eq!(searcher.progress(), 1.0);
    }
}

#[test]
fn a_search_is_more_patient_when_its_best_turn_has_just_changed() {
    let mut random = Random::new(9);
    let mut changes = 0;
    for _ in 0..20 {
        let game = random_game(Rules::STANDARD, 30, &mut random);
        let mut searcher = Searcher::new(1 << 20);
        searcher.start(&game, Limits { nodes: Some(20_000), ..Limits::default() });
        let (mut best, mut unchanged) = (None, 0);
        let mut known = Vec::new();
        while searcher.step(u64::MAX) == Progress::Iteration {
            let turn = searcher.best_turn().map(<[_]>::to_vec);
            unchanged = if turn == best { unchanged + 1 } else { 0 };
            // The first iteration has nothing to compare with but the first legal turn.
            if best.is_some() {
                known.push((unchanged, searcher.patience()));
                changes += usize::from(unchanged == 0);
            }
            best = turn;
        }
        for (unchanged, patience) in known {
            match unchanged {
                0 => assert!(patience > 150, "{patience}"),
                1 => assert!((110..150).contains(&patience), "{patience}"),
                _ => assert!(patience <= 110, "{patience}"),
            }
        }
    }
    assert!(changes >= 5, "{changes}");
}

#[test]
fn a_deploy_whose_steps_were_found_in_another_order_is_not_given_up() {
    // The second iteration begins with the first step of this turn, and is stopped on the way.
    let fen =
        "8c2/1nf2h1h1f1/6s2a1/4gt2g2/2N(ea)2m2e1/7t3/1n4M4/2IE5EI/4GT1TG1F/9A1/1N3HSH3/3A2C4 b - - 0 11";
    let game = Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap());
    let mut searcher = Searcher::new(1 << 20);
    for nodes in (220..700).step_by(20) {
        searcher.clear();
        let info = searcher.search(&game, Limits { nodes: Some(nodes), ..Limits::default() });
        assert!(info.lines[0].turns[0].iter().any(|step| step.kind.is_capture()), "{nodes}: {info:?}");
    }
}

#[test]
fn the_evaluation_does_not_know_colours() {
    let mut random = Random::new(5);
    let evaluator = Evaluator::new(&WEIGHTS);
    for _ in 0..300 {
        let turns = random.below(150);
        let game = random_game(Rules::STANDARD, turns, &mut random);
        if game.position().session().is_some() {
            continue;
        }
        let (position, mirrored) = (game.position(), mirror(game.position()));
        assert_eq!(evaluator.value(position), evaluator.value(&mirrored), "{position:?}");
    }
}

#[test]
fn r9_6_a_step_that_takes_the_commander_wins() {
    // The tank leaves its stack and takes the commander.
    let fen = "11/11/11/11/11/3c7/11/3(FT)7/11/11/11/7C3 r - - 0 1";
    let game = Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap());
    let mut searcher = Searcher::new(1 << 20);
    let info = searcher.search(&game, Limits { depth: Some(2), ..Limits::default() });
    assert_eq!(info.lines[0].score, Score::Mate(1));
    let mut after = game.clone();
    after.play_turn(&info.lines[0].turns[0]).unwrap();
    assert!(after.position().is_commander_captured());
}

#[test]
fn r13_2_a_naval_battle_is_played_for_the_ships() {
    // The artillery can take a plane or the last ship; the ship ends the battle.
    let fen = "6c4/11/10i/11/n10/11/2A1f6/11/11/N10/9F1/7C3 r - - 0 1";
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    let mut searcher = Searcher::new(1 << 20);
    for (objective, decided_by, won) in [
        (Objective::Naval, DecidedBy::Objective, true),
        (Objective::Naval, DecidedBy::Points, true),
        (Objective::Any, DecidedBy::Objective, true),
        (Objective::Commander, DecidedBy::Objective, false),
    ] {
        let rules =
            Rules::STANDARD.with(|rules| (rules.objective, rules.decided_by) = (objective, decided_by));
        let game = Game::from_position(Position::from_fen(fen, rules).unwrap());
        let line = searcher.search(&game, limits).lines[0].clone();
        assert_eq!(line.score == Score::Mate(1), won, "{rules:?}: {line:?}");
        if won {
            let mut after = game.clone();
            after.play_turn(&line.turns[0]).unwrap();
            assert_eq!(after.outcome().unwrap().winner, Some(Color::Red));
        }
    }
}

#[test]
fn r13_4_by_points_a_draw_is_won_by_the_side_with_more() {
    // The next turn is the last of fifty moves, and Red has the points of a captured ship.
    let rules = Rules::STANDARD.with(|rules| rules.decided_by = DecidedBy::Points);
    let fen = "6c4/11/11/11/n10/11/2A8/11/11/11/11/7C3 r - - 97 1";
    let mut game = Game::from_position(Position::from_fen(fen, rules).unwrap());
    let capture = game.position().read_turn("A_a8").unwrap();
    game.play_turn(&capture).unwrap();
    let mut searcher = Searcher::new(1 << 20);
    let limits = Limits { nodes: Some(3_000), ..Limits::default() };
    let line = searcher.search(&game, limits).lines[0].clone();
    assert!(line.score.as_points() < -200, "{line:?}");
}

#[test]
fn r10_2_a_side_that_is_lost_repeats_the_position_if_it_can() {
    // Blue checks for ever, or else is mated or loses: the draw is seen.
    let fen = "6c4/11/11/11/11/11/11/11/4T6/11/11/7C3 b - - 98 60";
    let game = Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap());
    let mut searcher = Searcher::new(1 << 20);
    let info = searcher.search(&game, Limits { depth: Some(4), ..Limits::default() });
    assert_eq!(info.lines[0].score, Score::Points(0));
}

#[test]
fn every_feature_can_be_switched_off() {
    let mut random = Random::new(6);
    let game = random_game(Rules::STANDARD, 40, &mut random);
    for name in Features::NAMES {
        let mut features = Features::FULL;
        features.set(name, false).unwrap();
        let mut searcher = Searcher::with_features(1 << 20, features);
        let info = searcher.search(&game, Limits { nodes: Some(2_000), ..Limits::default() }).clone();
        check_lines(&game, &info);
    }
}
