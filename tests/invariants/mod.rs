//! The invariants of every position and every game. The property tests assert them in random games,
//! the fuzz target `game` after arbitrary calls.

use std::{collections::HashSet, fmt::Debug};

use cotulenh::{
    AnnotatedGame, Color, Game, GameRecord, Illegal, IllegalReason, Move, MoveQuery, OutcomeReason, Pgn,
    Played, Position, Role, SQUARES, Setup, Square, StackStyle, may_stand,
};

/// The effective board as a new position, with all state computed from scratch.
fn from_scratch(position: &Position) -> Position {
    let mut setup = Setup::empty();
    for (square, stack) in position.board().stacks() {
        setup.set(square, Some(stack));
    }
    setup.turn = position.turn();
    Position::new(&setup, *position.rules()).expect("every position reached is valid")
}

/// Everything that the API computes from the effective board.
pub(crate) fn answers(position: &Position) -> impl PartialEq + Debug + use<> {
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

/// State that is updated with each move equals state computed from scratch.
pub(crate) fn incremental_state_is_right(position: &Position) {
    assert_eq!(answers(position), answers(&from_scratch(position)));
}

/// Every stack stands where it may, and no side has two commanders.
pub(crate) fn placement_is_valid(position: &Position) {
    for board in [position.board(), position.real_board()] {
        let commanders = |color| {
            let own = board.stacks().filter(move |(_, stack)| stack.color() == color);
            own.filter(|(_, stack)| stack.contains(Role::Commander)).count()
        };
        assert!(Color::ALL.into_iter().all(|color| commanders(color) <= 1));
        assert!(board.stacks().all(|(square, stack)| may_stand(stack.carrier_role(), square)));
    }
}

/// All ways to list moves give the legal ones.
pub(crate) fn listed_is_legal(position: &Position) {
    let listed = position.legal_moves();
    let from_squares: Vec<_> = Square::all().flat_map(|square| position.legal_moves_from(square)).collect();
    assert_eq!(from_squares, listed);
    assert_eq!(position.has_legal_move(), !listed.is_empty());
    let unordered = position.legal_moves_unordered();
    assert!(unordered.len() == listed.len() && listed.iter().all(|mv| unordered.contains(mv)));
    let role = Role::ALL[position.hash() as usize % Role::ALL.len()];
    let by_role = listed.iter().filter(|mv| mv.piece.carrier_role() == role);
    assert!(position.legal_moves_of(role).iter().eq(by_role));
    assert_eq!(position.perft(1), position.actions().len() as u64);
    for mv in some(&listed, position) {
        assert!(position.is_legal(mv));
        for to in Square::all().step_by(7) {
            let other = Move { to, ..mv };
            assert_eq!(position.is_legal(other), listed.contains(&other), "{other}");
            assert_eq!(position.clone().play(other).is_ok(), listed.contains(&other));
        }
    }
}

/// A query is explained exactly if no legal move matches it, and reasons that have a cause name it.
pub(crate) fn refusals_are_explained(position: &Position) {
    let legal = position.legal_moves();
    for from in Square::all() {
        // Elsewhere one target is enough: the answer does not depend on it.
        let is_own = position.board().of(position.turn()).contains(from);
        for to in Square::all().take(if is_own { SQUARES } else { 1 }) {
            for deploy in [None, Some(false), Some(true)] {
                let query = MoveQuery { deploy, ..MoveQuery::new(from, to) };
                let is_legal = legal.iter().any(|mv| {
                    (mv.from, mv.to) == (from, to) && deploy.is_none_or(|deploy| deploy == mv.deploy)
                });
                let explained = position.explain(&query);
                assert_eq!(explained.is_none(), is_legal, "{query:?} in {position:?}");
                if let Some(Illegal { reason, squares }) = explained {
                    use IllegalReason::*;
                    let has_cause = !matches!(reason, NoLine | TooFar | GameOver);
                    assert_eq!(!squares.is_empty(), has_cause, "{reason:?} for {query:?} in {position:?}");
                }
            }
        }
    }
}

/// No two moves have the same SAN, each SAN reads back, and the check marks are those found by
/// playing the move.
pub(crate) fn moves_read_back(position: &Position) {
    let mut sans = HashSet::new();
    position.for_each_san(|san| {
        assert!(sans.insert(san.to_string()), "{}: {san} is taken", san.mv);
        assert_eq!(position.clone().apply_described(san.mv).san, san, "{san}");
    });
    for mv in some(&position.legal_moves(), position) {
        let san = position.san(mv).to_string();
        assert!(sans.contains(&san), "{san} is not listed");
        for text in [san, mv.to_string()] {
            assert_eq!(position.read_move(&text), Ok(mv), "{text}");
        }
    }
}

/// Some of the moves, chosen by the position: all would take too long.
fn some(moves: &[Move], position: &Position) -> impl Iterator<Item = Move> {
    let step = (moves.len() / 4).max(1);
    let first = position.hash() as usize % step;
    moves.iter().copied().skip(first).step_by(step)
}

/// The FEN reads back. It does not hold that a single capture removed both commanders.
pub(crate) fn fen_reads_back(position: &Position) {
    let both_fell = position.is_commander_captured()
        && Color::ALL.iter().all(|&color| position.board().commander(color).is_none());
    for style in [StackStyle::Together, StackStyle::CarrierOutside] {
        let fen = position.fen(style);
        let read = Position::from_fen(&fen, *position.rules());
        if both_fell {
            assert_eq!(read.map(|read| read.fen(style)), Ok(fen));
        } else {
            assert_eq!(read.as_ref(), Ok(position), "{fen}");
            assert_eq!(read.map(|read| read.hash()), Ok(position.hash()), "{fen}");
        }
    }
}

/// The game is over if there is no legal move, and otherwise only by a draw (R10).
pub(crate) fn outcome_fits_moves(position: &Position) {
    let stuck = position.actions().is_empty();
    let outcome = position.outcome();
    match outcome.map(|outcome| outcome.reason) {
        None => assert!(!stuck),
        Some(OutcomeReason::Checkmate) => assert!(stuck && position.is_check()),
        Some(OutcomeReason::Stalemate) => assert!(stuck && !position.is_check()),
        Some(OutcomeReason::CommanderCaptured) => assert!(stuck),
        Some(OutcomeReason::FiftyMoves) => assert!(!stuck && position.half_moves() >= 100),
        Some(OutcomeReason::ThreefoldRepetition) => panic!("a position does not know it"),
    }
    let winner = outcome.and_then(|outcome| outcome.winner);
    assert_eq!(
        winner.is_some(),
        position.is_checkmate() || position.is_commander_captured(),
        "a side wins by mate or by capturing the commander"
    );
}

/// Can the open session still be committed (R7.8)?
fn can_be_committed(position: &Position) -> bool {
    position.session().is_none()
        || position.can_commit()
        || position.legal_moves().into_iter().any(|step| {
            let mut after = position.clone();
            let _undo = after.apply(step);
            can_be_committed(&after)
        })
}

/// An open session can be committed, and cancelling it restores everything (R7.7).
pub(crate) fn session_can_end(position: &Position) {
    if position.session().is_none() {
        return;
    }
    assert!(can_be_committed(position), "{}", position.fen(StackStyle::Together));
    let mut cancelled = position.clone();
    cancelled.cancel_deploy().expect("one is open");
    assert_eq!(cancelled.board(), position.real_board());
    incremental_state_is_right(&cancelled);
}

/// All invariants of a position.
pub(crate) fn check_position(position: &Position) {
    placement_is_valid(position);
    incremental_state_is_right(position);
    listed_is_legal(position);
    moves_read_back(position);
    fen_reads_back(position);
    outcome_fits_moves(position);
    session_can_end(position);
    refusals_are_explained(position);
}

/// A game can be undone to its start and redone, and undo and redo give the same descriptions.
pub(crate) fn undoes_and_redoes(game: &Game) {
    let mut described = game.clone();
    let mut turns: Vec<_> = game.described_turns().collect();
    while let Some(undone) = described.undo_described() {
        if let Played::Turn(turn) = undone {
            assert_eq!(Some(turn), turns.pop());
        }
    }
    let mut other = game.clone();
    let just_opened = game.position().session().is_some_and(|session| session.steps().is_empty());
    if just_opened {
        assert_eq!(other.undo(), None, "it only closes the session");
    }
    let mut undone = 0;
    while other.undo().is_some() {
        undone += 1;
    }
    assert_eq!(*other.position(), game.start());
    assert_eq!(other.turn_count(), 0);
    for _ in 0..undone {
        assert!(other.redo().is_some());
    }
    assert_eq!(other.turns().collect::<Vec<_>>(), game.turns().collect::<Vec<_>>());
    if !just_opened {
        assert_eq!(other.position(), game.position());
        assert_eq!(other.repetitions(), game.repetitions());
    }
}

/// The turns lead from the start to the position, and each reads back from SAN and LAN.
pub(crate) fn turns_read_back(game: &Game) {
    let mut position = game.start();
    let mut seen = vec![position.hash()];
    for (moves, described) in game.turns().zip(game.described_turns()) {
        assert_eq!(described.before, position.fen(StackStyle::Together));
        for text in [&described.san, &described.lan] {
            assert_eq!(position.read_turn(text).as_ref(), Ok(&moves), "{text} in {}", described.before);
        }
        let again = position.apply_turn_described(&moves);
        assert_eq!(again, described);
        assert_eq!(described.after, position.fen(StackStyle::Together));
        seen.push(position.hash());
    }
    let repetitions = seen.iter().filter(|&&hash| hash == position.hash()).count();
    assert_eq!(game.repetitions(), repetitions);
    let mut cancelled = game.position().clone();
    let _closed = cancelled.cancel_deploy();
    assert_eq!(cancelled, position);
}

/// A recorded game reads back.
pub(crate) fn record_reads_back(game: &Game) {
    let record = GameRecord::of(game);
    let read = record.to_game().expect("a recorded game is legal");
    assert_eq!(GameRecord::of(&read), record);
    assert_eq!(read.repetitions(), game.repetitions());
}

/// A game written as PGN reads back with its annotations, but without an open session.
pub(crate) fn pgn_reads_back(annotated: &AnnotatedGame) {
    let mut annotated = annotated.clone();
    let _closed = annotated.game_mut().cancel_deploy();
    for width in [0, 1, 80] {
        let text = annotated.to_pgn().to_text(width);
        let read: Pgn = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.to_text(width), text);
        let read = AnnotatedGame::from_pgn(read).expect("what was read is legal");
        assert_eq!(read.to_pgn().to_text(width), text);
        assert_eq!(read.result(), annotated.result());
        assert!(read.game().turns().eq(annotated.game().turns()));
    }
}

/// All invariants of a game with its annotations.
pub(crate) fn check_annotated_game(annotated: &AnnotatedGame) {
    let game = annotated.game();
    check_position(game.position());
    undoes_and_redoes(game);
    turns_read_back(game);
    record_reads_back(game);
    pgn_reads_back(annotated);
}
