//! R10: how the game ends.

use cotulenh::{Color, Game, Outcome, OutcomeReason, Position, Rules, search_support::SearchSupport};

use crate::support::*;

/// A position with so many half-moves on the clock.
fn at(half_moves: u32, pieces: &str) -> Position {
    let fen = format!("{} r - - {half_moves} 60", placement(pieces));
    Position::from_fen(&fen, Rules::STANDARD).unwrap()
}

const REPEATED: Option<Outcome> =
    Some(Outcome { winner: None, reason: OutcomeReason::ThreefoldRepetition, by: None });

fn outcome(position: &Position) -> Option<(Option<Color>, OutcomeReason)> {
    position.outcome().map(|outcome| (outcome.winner, outcome.reason))
}

// The blue commander cannot take the headquarter, which the artillery protects, and j12 lies in
// sight of the red one.
pub(crate) const CORNERED: &str = "Cj1 Hk11 Ah11 ck12";

#[test]
fn r10_1_checkmate() {
    let position = blue(&format!("{CORNERED} Ti12"));
    assert!(position.is_check() && position.is_checkmate() && !position.is_stalemate());
    assert!(position.legal_moves().is_empty());
    assert_eq!(outcome(&position), Some((Some(Color::Red), OutcomeReason::Checkmate)));
}

#[test]
fn r10_1_a_check_that_can_be_met_is_no_mate() {
    for defender in ["ti10", "ih12", "fe12"] {
        let position = blue(&format!("{CORNERED} Ti12 {defender}"));
        assert!(position.is_check() && !position.is_checkmate(), "{defender}");
        assert_eq!(outcome(&position), None);
    }
}

#[test]
fn r10_1_a_check_that_only_a_deploy_can_meet_is_no_mate() {
    // The artillery takes the tank, at once or after its engineer has left; the engineer cannot.
    let position = blue(&format!("{CORNERED} Ti12 (ea)i9"));
    assert!(!position.is_checkmate());
    assert_goes(&position, "(EA)i9", "");
    assert_goes(&position, "Ai9>", "xi12");
    assert_goes(&position, "Ei9>", "i10 i8 h9 j9");
    assert!(blue(&format!("{CORNERED} Ti12 (ea)e8")).is_checkmate());
}

#[test]
fn r10_1_mate_is_given_by_a_move() {
    let mut position = red(&format!("{CORNERED} Ti10"));
    play(&mut position, "Ti10i12");
    assert_eq!(outcome(&position), Some((Some(Color::Red), OutcomeReason::Checkmate)));
}

#[test]
fn r10_1_the_side_whose_commander_is_captured_loses() {
    let mut position = blue("Cg3 tg5 ck12");
    play(&mut position, "Tg5xg3");
    assert_eq!(outcome(&position), Some((Some(Color::Blue), OutcomeReason::CommanderCaptured)));
    assert!(position.legal_moves().is_empty());
}

#[test]
fn r10_2_stalemate() {
    let position = blue(CORNERED);
    assert!(!position.is_check() && position.is_stalemate() && !position.is_checkmate());
    assert_eq!(outcome(&position), Some((None, OutcomeReason::Stalemate)));
    let free = blue(&format!("{CORNERED} ie5"));
    assert!(!free.is_stalemate());
    assert_eq!(outcome(&free), None);
}

#[test]
fn r10_2_the_hundredth_half_move_without_a_capture_is_a_draw() {
    let mut position = at(98, "Ck1 Tg4 cc12 te9");
    play(&mut position, "Tg4g5");
    assert_eq!((position.half_moves(), outcome(&position)), (99, None));
    play(&mut position, "Te9e8");
    assert_eq!(position.half_moves(), 100);
    assert!(position.is_draw_by_fifty_moves());
    assert_eq!(outcome(&position), Some((None, OutcomeReason::FiftyMoves)));
}

#[test]
fn r10_2_captures_of_any_kind_set_the_clock_back() {
    for (pieces, lan) in [
        ("Ck1 Tg4 tg6 cc12", "Tg4xg6"),
        ("Ck1 Tc4 na4 cc12", "Tc4_a4"),
        ("Ck1 Fe4 te7 cc12", "Fe4_e7"),
        ("Ck1 Fe2 ge5 cc12", "Fe2@e5"),
    ] {
        let mut position = at(99, pieces);
        play(&mut position, lan);
        assert_eq!((position.half_moves(), outcome(&position)), (0, None), "{lan}");
    }
}

#[test]
fn r10_2_moving_and_joining_do_not() {
    for lan in ["Tg4g3", "Tg4&g5"] {
        let mut position = at(99, "Ck1 Tg4 Ig5 cc12");
        play(&mut position, lan);
        assert_eq!(outcome(&position), Some((None, OutcomeReason::FiftyMoves)), "{lan}");
    }
}

#[test]
fn r10_2_taking_back_restores_the_clocks() {
    let mut position = at(42, "Ck1 Fe2 ge5 cc12");
    let undo = play_for_undo(&mut position, "Fe2@e5");
    position.take_back(undo);
    assert_eq!(position, at(42, "Ck1 Fe2 ge5 cc12"));
    assert_eq!((position.half_moves(), position.full_moves(), position.turn()), (42, 60, Color::Red));
}

#[test]
fn r10_3_without_commanders_the_game_goes_on() {
    let mut position = red("Tg4 Ig6 tg8");
    assert!(!position.is_check());
    assert_eq!(outcome(&position), None);
    play(&mut position, "Tg4f4");
    play(&mut position, "Tg8xg6");
    assert_eq!(outcome(&position), None);
    assert!(position.has_legal_move());
}

#[test]
fn r10_3_without_commanders_the_draws_remain() {
    let mut position = at(99, "Tg4 tg8");
    play(&mut position, "Tg4g3");
    assert_eq!(outcome(&position), Some((None, OutcomeReason::FiftyMoves)));
    assert_eq!(outcome(&red("Hg4 tg8")), Some((None, OutcomeReason::Stalemate)));
}

#[test]
fn r10_3_with_one_commander_the_game_is_over() {
    for (pieces, winner) in [("Ck1 Tg4 tg8", Color::Red), ("Tg4 tg8 (tc)g9", Color::Blue)] {
        for position in [red(pieces), blue(pieces)] {
            assert_eq!(outcome(&position), Some((Some(winner), OutcomeReason::CommanderCaptured)));
            assert!(position.is_commander_captured());
            assert!(position.legal_moves().is_empty());
        }
    }
}

#[test]
fn r10_3_a_second_commander_of_a_side_is_refused() {
    let fen = format!("{} r - - 0 1", placement("Ck1 (TC)g4 cc12"));
    let errors = Position::from_fen(&fen, Rules::STANDARD).unwrap_err();
    assert_eq!(errors.first().kind.code().as_str(), "FEN_SECOND_COMMANDER");
}

#[test]
fn r10_4_a_captured_commander_ends_the_game_at_the_commit() {
    let mut position = red("Ck1 (FT)g6 cg8");
    position.set_auto_commit(false);
    play(&mut position, "Tg6>xg8");
    assert_eq!(outcome(&position), None);
    assert!(!position.is_commander_captured());
    let _undo = position.commit().unwrap();
    assert_eq!(outcome(&position), Some((Some(Color::Red), OutcomeReason::CommanderCaptured)));
}

#[test]
fn r10_4_no_draw_during_a_session() {
    let mut position = at(99, "Ck1 (FT)g6 cc12");
    play(&mut position, "Tg6>g7");
    assert_eq!(outcome(&position), None);
    assert_eq!(position.half_moves(), 99);
    let _undo = position.commit().unwrap();
    assert_eq!(outcome(&position), Some((None, OutcomeReason::FiftyMoves)));
}

#[test]
fn r10_2_the_same_position_for_the_third_time_is_a_draw() {
    let there_and_back = ["Tg4g5", "Te9e8", "Tg5g4", "Te8e9"];
    let mut game = Game::from_position(red("Ck1 Tg4 cc12 te9"));
    play_all(&mut game, &there_and_back);
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    play_all(&mut game, &there_and_back[..3]);
    assert_eq!(game.outcome(), None);
    play_all(&mut game, &there_and_back[3..]);
    assert_eq!((game.repetitions(), game.outcome()), (3, REPEATED));
    game.undo();
    assert_eq!(game.outcome(), None);
    game.redo();
    assert_eq!(game.outcome(), REPEATED);
}

#[test]
fn r10_2_the_side_to_move_belongs_to_the_position() {
    let mut game = Game::from_position(red("Ck1 Tg4 cc12 te9"));
    play_all(&mut game, &["Tg4g5", "Te9e8", "Tg5g6", "Te8e9", "Tg6g4"]);
    assert_board(game.position().board(), "Ck1 Tg4 cc12 te9");
    assert_eq!(game.repetitions(), 1);
    assert_ne!(game.position().hash(), game.start().hash());
}

#[test]
fn r10_2_a_piece_that_became_heroic_makes_another_position() {
    let mut game = Game::from_position(red("Ck1 Tg4 cg8"));
    play_all(&mut game, &["Tg4g6", "Cg8f8", "+Tg6g4", "Cf8g8"]);
    assert_board(game.position().board(), "Ck1 +Tg4 cg8");
    assert_eq!(game.repetitions(), 1, "it was a plain tank before");
    play_all(&mut game, &["+Tg4g6", "Cg8f8", "+Tg6g4", "Cf8g8"]);
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    // On g6 it was heroic each time.
    play_all(&mut game, &["+Tg4g6"]);
    assert_eq!((game.repetitions(), game.outcome()), (3, REPEATED));
}

#[test]
fn r10_2_who_is_heroic_in_a_stack_belongs_to_the_position() {
    let hashes = ["(FT)e3", "(+FT)e3", "(F+T)e3", "(+F+T)e3"].map(|pieces| red(pieces).hash());
    for (n, hash) in hashes.iter().enumerate() {
        assert!(!hashes[..n].contains(hash));
    }
}

#[test]
fn r10_2_a_position_is_repeated_through_deploys_and_joins() {
    let mut game = Game::from_position(red("Ck1 (FT)e3 cc12 te9"));
    for _ in 0..2 {
        assert_eq!(game.outcome(), None);
        play_all(&mut game, &["Te3>e4"]);
        assert_eq!(game.outcome(), None);
        game.commit_deploy().unwrap();
        play_all(&mut game, &["Te9e8", "Te4&e3", "Te8e9"]);
    }
    assert_eq!(game.outcome(), REPEATED);
}
