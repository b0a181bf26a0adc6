//! R13: battles, points, and the ends that the host declares.

use cotulenh::{
    Color, DecidedBy, Forfeit, Game, GameOver, Objective, Outcome, OutcomeReason, Position, Rules,
    StackStyle, Undone,
};

use crate::{endings::CORNERED, support::*};

const fn battle(objective: Objective) -> Rules {
    let mut rules = Rules::STANDARD;
    rules.objective = objective;
    rules
}

const NAVAL: Rules = battle(Objective::Naval);
const AIR: Rules = battle(Objective::Air);
const LAND: Rules = battle(Objective::Land);
const ANY: Rules = battle(Objective::Any);

/// The same rules, decided by points.
fn by_points(rules: Rules) -> Rules {
    rules.with(|rules| rules.decided_by = DecidedBy::Points)
}

fn game(rules: Rules, turn: Color, pieces: &str) -> Game {
    Game::from_position(position(pieces, turn, rules))
}

/// The outcome after some moves from a position.
#[track_caller]
fn outcome_after(rules: Rules, turn: Color, pieces: &str, moves: &[&str]) -> Option<Outcome> {
    let mut game = game(rules, turn, pieces);
    play_all(&mut game, moves);
    assert_eq!(game.outcome(), game.position().outcome(), "the game knows nothing more");
    let is_drawn = game.outcome().is_some_and(|outcome| outcome.winner.is_none());
    assert_eq!(game.position().has_legal_move(), game.outcome().is_none() || is_drawn);
    game.outcome()
}

fn wins(winner: Color, reason: OutcomeReason) -> Option<Outcome> {
    Some(Outcome { winner: Some(winner), reason, by: None })
}

/// A declared end that a side has brought about.
fn loses(by: Color, reason: OutcomeReason) -> Option<Outcome> {
    Some(Outcome { winner: Some(!by), reason, by: Some(by) })
}

fn draw(reason: OutcomeReason) -> Option<Outcome> {
    Some(Outcome { winner: None, reason, by: None })
}

fn points(game: &Game) -> [u32; 2] {
    [game.points(Color::Red), game.points(Color::Blue)]
}

/// Red takes the last ship, the last plane, the last of the land forces.
const LAST_SHIP: (&str, &str) = ("Ck1 Nc4 cf12 nc6 tg9 fi9 Fj2 Tj3", "Nc4xc6");
const LAST_PLANE: (&str, &str) = ("Ck1 Fj2 Te4 cf12 fe6 tg9 Na1 na12", "Te4xe6");
const LAST_TANK: (&str, &str) = ("Ck1 Te4 Ii1 cf12 te6 mg9 ek9", "Te4xe6");

#[test]
fn r13_1_an_objective_is_a_battle() {
    for (rules, (pieces, lan), reason) in [
        (NAVAL, LAST_SHIP, OutcomeReason::Naval),
        (AIR, LAST_PLANE, OutcomeReason::Air),
        (LAND, LAST_TANK, OutcomeReason::Land),
    ] {
        let after = |rules| outcome_after(rules, Color::Red, pieces, &[lan]);
        assert_eq!(after(Rules::STANDARD), None, "{reason:?}");
        assert_eq!(after(rules), wins(Color::Red, reason));
        assert_eq!(after(ANY), wins(Color::Red, reason));
        for other in [NAVAL, AIR, LAND].into_iter().filter(|other| *other != rules) {
            assert_eq!(after(other), None, "{reason:?}");
        }
    }
}

#[test]
fn r13_1_tanks_infantry_and_artillery_are_one_division() {
    for left in ["tg9", "ig9", "ag9", "(ea)g9", "(ft)g9"] {
        let pieces = format!("Ck1 Te4 cf12 te6 {left}");
        assert_eq!(outcome_after(LAND, Color::Red, &pieces, &["Te4xe6"]), None, "{left}");
    }
    for left in ["mg9", "eg9", "gg9", "sg9", "hg9", "fg9", "nb9"] {
        let pieces = format!("Ck1 Te4 cf12 te6 {left}");
        let land = wins(Color::Red, OutcomeReason::Land);
        assert_eq!(outcome_after(LAND, Color::Red, &pieces, &["Te4xe6"]), land, "{left}");
    }
}

#[test]
fn r13_1_carried_pieces_count() {
    let (ships, planes) = ("Ck1 Nc4 cf12 nc6 (nt)a9", "Ck1 Fj2 Te4 cf12 fe6 (nf)a9");
    assert_eq!(outcome_after(NAVAL, Color::Red, ships, &["Nc4xc6"]), None);
    assert_eq!(outcome_after(AIR, Color::Red, planes, &["Te4xe6"]), None);
}

#[test]
fn r13_2_a_battle_can_be_lost_before_the_first_move() {
    for turn in Color::ALL {
        let of = |rules| outcome_after(rules, turn, "Ck1 Nc4 cf12 te9", &[]);
        assert_eq!(of(Rules::STANDARD), None);
        assert_eq!(of(NAVAL), wins(Color::Red, OutcomeReason::Naval));
    }
}

#[test]
fn r13_2_a_battle_without_pieces_decides_nothing() {
    for rules in [NAVAL, AIR] {
        assert_eq!(outcome_after(rules, Color::Red, "Ck1 Te4 cf12 te9", &["Te4e5"]), None);
    }
}

#[test]
fn r13_2_the_stroke_that_takes_the_last_ones_of_both_sides_wins() {
    // The gun covers e5, so that red's plane falls with blue's.
    let (pieces, lan) = ("Ck1 Fe2 Ii1 cf12 fe5 ge6 tg9", "Fe2@e5");
    assert_eq!(outcome_after(Rules::STANDARD, Color::Red, pieces, &[lan]), None);
    let won = wins(Color::Red, OutcomeReason::Air);
    assert_eq!(outcome_after(AIR, Color::Red, pieces, &[lan]), won);

    let mut game = game(AIR, Color::Red, pieces);
    play_all(&mut game, &[lan]);
    let fen = game.position().fen(StackStyle::Together);
    assert_eq!(Position::from_fen(&fen, AIR).unwrap().outcome(), None, "a FEN cannot tell");
    game.undo();
    assert_eq!(game.outcome(), None);
    game.redo();
    assert_eq!(game.outcome(), won);
}

#[test]
fn r13_2_the_last_own_plane_can_be_sacrificed() {
    let after = |rules| outcome_after(rules, Color::Red, "Ck1 Fe2 cf12 ge5 fi9", &["Fe2@e5"]);
    assert_eq!(after(Rules::STANDARD), None);
    assert_eq!(after(AIR), wins(Color::Blue, OutcomeReason::Air));
}

#[test]
fn r13_2_a_deploy_is_judged_when_it_is_committed() {
    for (rules, outcome) in [(Rules::STANDARD, None), (NAVAL, wins(Color::Red, OutcomeReason::Naval))] {
        let mut game = game(rules, Color::Red, "Ck1 (NFT)c3 cf12 nc6 tg9");
        play_all(&mut game, &["Fc3>@c6"]);
        assert_eq!((game.outcome(), points(&game)), (None, [0, 0]));
        assert!(game.position().has_legal_move());
        game.commit_deploy().unwrap();
        assert_eq!((game.outcome(), points(&game)), (outcome, [80, 40]));
        game.undo();
        assert_eq!((game.outcome(), points(&game)), (None, [0, 0]));
    }
}

#[test]
fn r13_2_a_deploy_is_one_stroke() {
    // The first step loses red's plane, the second takes blue's.
    let mut game = game(AIR, Color::Red, "Ck1 (NFT)c3 cf12 gc6 fe3 tg9");
    play_all(&mut game, &["Fc3>@c6", "Tc3>xe3"]);
    if game.position().session().is_some() {
        game.commit_deploy().unwrap();
    }
    assert_eq!(game.outcome(), wins(Color::Red, OutcomeReason::Air));
}

#[test]
fn r13_2_battles_go_on_where_the_commander_ends_nothing() {
    let rules = NAVAL.with(|rules| rules.play_on = true);
    assert_eq!(outcome_after(rules, Color::Red, "Ck1 Nc4 nc6 tg9", &[]), None);
    let naval = wins(Color::Red, OutcomeReason::Naval);
    assert_eq!(outcome_after(rules, Color::Red, "Ck1 Nc4 nc6 tg9", &["Nc4xc6"]), naval);
}

#[test]
fn r13_3_every_piece_has_its_points() {
    for (letters, value) in [("imegh", 10), ("ts", 20), ("a", 30), ("f", 40), ("n", 80)] {
        for letter in letters.chars() {
            for hero in ["", "+"] {
                let mut game = game(Rules::STANDARD, Color::Red, &format!("Ck1 Ac4 cf12 {hero}{letter}c6"));
                play_all(&mut game, &["Ac4xc6"]);
                assert_eq!(points(&game), [value, 0], "{hero}{letter}");
                game.undo();
                assert_eq!(points(&game), [0, 0]);
                game.redo();
                assert_eq!(points(&game), [value, 0], "{hero}{letter}");
            }
        }
    }
}

#[test]
fn r13_3_a_stack_counts_with_all_it_carries() {
    let mut game = game(Rules::STANDARD, Color::Red, "Ck1 Ac4 cf12 (nft)c6");
    play_all(&mut game, &["Ac4xc6"]);
    assert_eq!(points(&game), [140, 0]);
}

#[test]
fn r13_3_what_is_sacrificed_counts_for_the_other_side() {
    let mut game = game(Rules::STANDARD, Color::Red, "Ck1 (FT)e2 cf12 ge5");
    play_all(&mut game, &["(FT)e2@e5"]);
    assert_eq!(points(&game), [10, 60]);
}

#[test]
fn r13_3_checkmate_counts_as_the_capture_of_the_commander() {
    let mut mated = game(Rules::STANDARD, Color::Red, &format!("{CORNERED} Ti10"));
    play_all(&mut mated, &["Ti10i12"]);
    assert_eq!(points(&mated), [100, 0]);
    mated.undo();
    assert_eq!(points(&mated), [0, 0]);
    let mut captured = game(Rules::STANDARD, Color::Red, "Ck1 Te4 ce6 te9");
    play_all(&mut captured, &["Te4xe6"]);
    assert_eq!(points(&captured), [100, 0]);
}

/// Blue takes what stands on c9, red the last ship.
fn traded(rules: Rules, on_c9: &str) -> Game {
    let pieces = format!("Ck1 Nc4 {on_c9}c9 ci12 nc6 ac12");
    let mut game = game(rules, Color::Blue, &pieces);
    play_all(&mut game, &["Ac12xc9", "Nc4xc6"]);
    game
}

#[test]
fn r13_4_the_higher_total_wins_whoever_ended_the_game() {
    let ended = traded(NAVAL, "(NFT)");
    assert_eq!((ended.outcome(), points(&ended)), (wins(Color::Red, OutcomeReason::Naval), [80, 140]));
    let ended = traded(by_points(NAVAL), "(NFT)");
    assert_eq!((ended.outcome(), points(&ended)), (wins(Color::Blue, OutcomeReason::Naval), [80, 140]));
}

#[test]
fn r13_4_who_ended_the_game_is_given_fifty_points() {
    // 80 and 50 are more than 120, as many as 130, and less than 140.
    let outcome = |on_c9| traded(by_points(NAVAL), on_c9).outcome();
    assert_eq!(outcome("(NF)"), wins(Color::Red, OutcomeReason::Naval));
    assert_eq!(outcome("(NFI)"), draw(OutcomeReason::Naval));
    assert_eq!(outcome("(NFT)"), wins(Color::Blue, OutcomeReason::Naval));
}

#[test]
fn r13_4_mate_is_worth_a_hundred_and_fifty() {
    let mut game = game(by_points(Rules::STANDARD), Color::Blue, &format!("{CORNERED} Ti10 (NFT)c9 ac12"));
    play_all(&mut game, &["Ac12xc9", "Ti10i12"]);
    assert_eq!(game.outcome(), wins(Color::Red, OutcomeReason::Checkmate));
    assert_eq!(points(&game), [100, 140]);
}

#[test]
fn r13_4_draws_are_decided_by_points_too() {
    let to_and_fro = ["Te9e8", "Tg5g4", "Te8e9", "Tg4g5"];
    for (rules, winner) in [(Rules::STANDARD, None), (by_points(Rules::STANDARD), Some(Color::Red))] {
        let mut game = game(rules, Color::Red, "Ck1 Tg4 ig5 cc12 te9");
        play_all(&mut game, &["Tg4xg5"]);
        play_all(&mut game, &to_and_fro);
        assert_eq!(game.outcome(), None);
        play_all(&mut game, &to_and_fro);
        let reason = OutcomeReason::ThreefoldRepetition;
        assert_eq!(game.outcome(), Some(Outcome { winner, reason, by: None }));
    }
    let fen = format!("{} r - - 99 60", placement("Ck1 Tg4 cc12 te9"));
    let mut equal = Game::from_position(Position::from_fen(&fen, by_points(Rules::STANDARD)).unwrap());
    play_all(&mut equal, &["Tg4g5"]);
    assert_eq!(equal.outcome(), draw(OutcomeReason::FiftyMoves));
}

#[test]
fn r13_5_when_time_is_up_points_decide_without_the_fifty() {
    for rules in [Rules::STANDARD, by_points(Rules::STANDARD)] {
        let mut timed = game(rules, Color::Red, "Ck1 Tg4 ig5 cc12 te9");
        timed.time_up().unwrap();
        assert_eq!(timed.outcome(), draw(OutcomeReason::Time));
        timed.undo();
        play_all(&mut timed, &["Tg4xg5"]);
        timed.time_up().unwrap();
        assert_eq!((timed.outcome(), points(&timed)), (wins(Color::Red, OutcomeReason::Time), [10, 0]));
    }
}

#[test]
fn r13_5_an_open_session_is_cancelled_first_and_undo_opens_it_again() {
    let mut game = game(Rules::STANDARD, Color::Red, "Ck1 (NFT)c3 cf12 nc6 tg9");
    play_all(&mut game, &["Fc3>@c6"]);
    let open = game.position().clone();
    game.time_up().unwrap();
    assert_eq!((game.outcome(), points(&game)), (draw(OutcomeReason::Time), [0, 0]));
    assert!(game.position().session().is_none());
    assert_board(game.position().board(), "Ck1 (NFT)c3 cf12 nc6 tg9");
    assert_eq!(game.undo(), None, "only the end is taken back");
    assert_eq!((game.position(), game.outcome()), (&open, None));
    game.commit_deploy().unwrap();
    assert_eq!(points(&game), [80, 40]);
}

#[test]
fn r13_5_a_side_resigns_or_both_agree() {
    for rules in [Rules::STANDARD, by_points(Rules::STANDARD)] {
        let mut game = game(rules, Color::Red, "Ck1 Tg4 ig5 cc12 te9");
        play_all(&mut game, &["Tg4xg5"]);
        game.resign(Color::Red).unwrap();
        assert_eq!(game.outcome(), loses(Color::Red, OutcomeReason::Resigned), "whatever the points are");
        game.undo();
        game.resign(Color::Blue).unwrap();
        assert_eq!(game.outcome(), loses(Color::Blue, OutcomeReason::Resigned));
        game.undo();
        game.agree_draw().unwrap();
        assert_eq!(game.outcome(), draw(OutcomeReason::Agreed));
    }
}

#[test]
fn r13_5_after_such_an_end_nothing_can_be_played_until_it_is_taken_back() {
    let mut game = game(Rules::STANDARD, Color::Red, "Ck1 (TI)g4 cc12 te9");
    play_all(&mut game, &["(TI)g4g5"]);
    let (before, mv) = (game.position().clone(), find(game.position(), "Te9e8"));
    game.agree_draw().unwrap();
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.position(), &before, "the end is the game's");
    assert_eq!(game.play(mv).unwrap_err().code().as_str(), "GAME_OVER");
    assert_eq!(game.play_turn(&[mv]).unwrap_err().code().as_str(), "GAME_OVER");
    assert_eq!(game.start_deploy(sq("g5")).unwrap_err().code().as_str(), "GAME_OVER");
    assert_eq!((game.resign(Color::Red), game.time_up()), (Err(GameOver), Err(GameOver)));
    assert_eq!((game.outcome(), game.turn_count()), (draw(OutcomeReason::Agreed), 1));
    game.undo();
    assert_eq!((game.position(), game.turn_count()), (&before, 1));
    game.play(mv).unwrap();
}

#[test]
fn r13_5_a_forfeit_loses_whatever_the_points() {
    let mut ahead = game(by_points(Rules::STANDARD), Color::Red, "Ck1 Tg4 ig6 cc12 te9");
    play_all(&mut ahead, &["Tg4xg6"]);
    for (forfeit, reason) in [
        (Forfeit::Time, OutcomeReason::Time),
        (Forfeit::Abandoned, OutcomeReason::Abandoned),
        (Forfeit::Adjudicated, OutcomeReason::Adjudicated),
    ] {
        let mut game = ahead.clone();
        game.forfeit(Color::Red, forfeit).unwrap();
        let outcome = Outcome { winner: Some(Color::Blue), reason, by: Some(Color::Red) };
        assert_eq!(game.outcome(), Some(outcome));
        assert_eq!(outcome.to_string(), "0-1");
        assert_eq!(game.forfeit(Color::Blue, forfeit), Err(GameOver));
        assert_eq!(game.undo(), None);
        assert_eq!((game.outcome(), game.turn_count()), (None, 1));
    }
    ahead.time_up().unwrap();
    let outcome = Outcome { winner: Some(Color::Red), reason: OutcomeReason::Time, by: None };
    assert_eq!(ahead.outcome(), Some(outcome), "the points decide under the rulebook's clock");
}

#[test]
fn r13_5_the_start_of_a_game_has_no_end() {
    let mut game = game(Rules::STANDARD, Color::Red, "Ck1 Tg4 cc12 te9");
    let start = game.position().clone();
    game.agree_draw().unwrap();
    assert_eq!(game.start(), start);
}

#[test]
fn r13_5_a_step_that_was_undone_can_be_redone_after_the_end_is_taken_back() {
    let mut game = game(Rules::STANDARD, Color::Red, "Ck1 (NFT)c3 cf12 tg9");
    play_all(&mut game, &["Fc3>c6", "Tc3>d3"]);
    game.undo();
    assert!(game.can_redo());
    game.agree_draw().unwrap();
    assert!(!game.can_redo());
    game.undo();
    assert!(matches!(game.redo(), Some(Undone::Step(step)) if step.mv.to_string() == "Tc3>d3"));
}

#[test]
fn r13_5_a_game_that_is_over_is_not_ended_again() {
    let (pieces, lan) = LAST_SHIP;
    let mut over = game(NAVAL, Color::Red, pieces);
    play_all(&mut over, &[lan]);
    assert_eq!((over.resign(Color::Red), over.agree_draw(), over.time_up()), {
        let refused = Err(GameOver);
        (refused, refused, refused)
    });
    assert_eq!(over.outcome(), wins(Color::Red, OutcomeReason::Naval));
    // Where moves are left, the host may still end it (R10.4).
    let fen = format!("{} r - - 100 60", placement("Ck1 Tg4 cc12 te9"));
    let mut drawn = Game::from_position(Position::from_fen(&fen, Rules::STANDARD).unwrap());
    assert_eq!(drawn.outcome(), draw(OutcomeReason::FiftyMoves));
    drawn.resign(Color::Red).unwrap();
    assert_eq!(drawn.outcome(), loses(Color::Red, OutcomeReason::Resigned));
}

#[test]
fn r13_6_the_commander_comes_before_battles() {
    let after = |rules| outcome_after(rules, Color::Red, "Ck1 Nc4 (nc)c6 te9", &["Nc4xc6"]);
    for rules in [Rules::STANDARD, NAVAL] {
        assert_eq!(after(rules), wins(Color::Red, OutcomeReason::CommanderCaptured));
    }
}

#[test]
fn r13_6_mate_comes_before_battles() {
    // Blue has the only ship, and is mated.
    let of =
        |rules, pieces: &str| outcome_after(rules, Color::Blue, &format!("{CORNERED} na5 {pieces}"), &[]);
    assert_eq!(of(NAVAL, "Ti12"), wins(Color::Red, OutcomeReason::Checkmate));
    assert_eq!(of(Rules::STANDARD, "Ti12"), wins(Color::Red, OutcomeReason::Checkmate));
    assert_eq!(of(NAVAL, ""), wins(Color::Blue, OutcomeReason::Naval));
    assert_eq!(of(Rules::STANDARD, ""), None);
}

#[test]
fn r13_6_battles_have_an_order() {
    let after = |rules| outcome_after(rules, Color::Red, "Ck1 Nc4 Fj2 Tj3 cf12 (nft)c6 mg9", &["Nc4xc6"]);
    assert_eq!(after(NAVAL), wins(Color::Red, OutcomeReason::Naval));
    assert_eq!(after(AIR), wins(Color::Red, OutcomeReason::Air));
    assert_eq!(after(LAND), wins(Color::Red, OutcomeReason::Land));
    assert_eq!(after(ANY), wins(Color::Red, OutcomeReason::Naval));
}

#[test]
fn r13_6_battles_come_before_draws() {
    let fen = format!("{} r - - 100 60", placement("Ck1 Nc4 cf12 te9"));
    let of = |rules| Position::from_fen(&fen, rules).unwrap().outcome();
    assert_eq!(of(Rules::STANDARD), draw(OutcomeReason::FiftyMoves));
    assert_eq!(of(NAVAL), wins(Color::Red, OutcomeReason::Naval));
    // Red has the only ship, and blue no move.
    let stuck = |rules, pieces: &str| position(&format!("{CORNERED} {pieces}"), Color::Blue, rules).outcome();
    assert_eq!(stuck(Rules::STANDARD, "Na5"), draw(OutcomeReason::Stalemate));
    assert_eq!(stuck(NAVAL, "Na5"), wins(Color::Red, OutcomeReason::Naval));
}

#[test]
fn r13_2_with_play_on_a_stroke_that_takes_both_commanders_still_wins_its_battle() {
    let air = Rules::STANDARD.with(|rules| {
        rules.objective = Objective::Air;
        rules.play_on = true;
    });
    let mut game = game(air, Color::Red, "(FC)g4 (fc)g8 gh8 Ti4");
    play_all(&mut game, &["(FC)g4@g8"]);
    let won = Outcome { winner: Some(Color::Red), reason: OutcomeReason::Air, by: None };
    assert_eq!(game.outcome(), Some(won));
    game.undo();
    assert_eq!(game.outcome(), None);
}
