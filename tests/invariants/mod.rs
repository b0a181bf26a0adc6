//! The invariants of every position and every game. The property tests assert them in random games,
//! the fuzz target `game` after arbitrary calls.

use std::{collections::HashSet, fmt::Debug};

use cotulenh::search_support::SearchSupport;
use cotulenh::{
    Color, DeployError, ErrorCode, Forfeit, Game, GameOver, GameRecord, Illegal, IllegalReason, Move,
    MoveQuery, Objective, Outcome, OutcomeReason, Position, Role, SQUARES, Setup, Square, StackStyle, Undone,
    may_stand,
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
                    let has_cause = !matches!(reason, NoLine | TooFar | GameOver | GameEnded);
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
        let played = Game::from_position(position.clone()).play(san.mv).expect("a listed move is legal");
        assert_eq!(played.san(), san, "{san}");
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

/// Is the game over by something that a FEN cannot tell: one capture took both commanders or the last
/// pieces of both divisions (R13.2)?
fn has_untold_end(position: &Position) -> bool {
    if position.outcome().is_none() {
        return false;
    }
    let neither_has = |roles: &[Role]| {
        !position.board().stacks().any(|(_, stack)| roles.iter().any(|&role| stack.contains(role)))
    };
    (position.is_commander_captured() && neither_has(&[Role::Commander]))
        || position.rules().objective != Objective::Commander
            && [&[Role::Navy][..], &[Role::AirForce], &[Role::Tank, Role::Infantry, Role::Artillery]]
                .into_iter()
                .any(neither_has)
}

/// The FEN reads back.
pub(crate) fn fen_reads_back(position: &Position) {
    for style in [StackStyle::Together, StackStyle::CarrierOutside] {
        let fen = position.fen(style);
        let read = Position::from_fen(&fen, *position.rules());
        if has_untold_end(position) {
            assert_eq!(read.map(|read| read.fen(style)), Ok(fen));
        } else {
            assert_eq!(read.as_ref(), Ok(position), "{fen}");
            assert_eq!(read.map(|read| read.hash()), Ok(position.hash()), "{fen}");
        }
    }
}

/// There is no legal move exactly if the game is over by R10.1, stalemate or a lost battle.
pub(crate) fn outcome_fits_moves(position: &Position) {
    let stuck = position.actions().is_empty();
    let outcome = position.outcome();
    match outcome.map(|outcome| outcome.reason) {
        None => assert!(!stuck),
        Some(OutcomeReason::Checkmate) => assert!(stuck && position.is_check()),
        Some(OutcomeReason::Stalemate) => assert!(stuck && !position.is_check()),
        Some(OutcomeReason::CommanderCaptured) => assert!(stuck && !position.rules().play_on),
        Some(OutcomeReason::Naval | OutcomeReason::Air | OutcomeReason::Land) => {
            assert!(stuck && position.rules().objective != Objective::Commander);
        }
        Some(OutcomeReason::FiftyMoves) => assert!(!stuck && position.half_moves() >= 100),
        Some(reason) => panic!("a position does not know {reason:?}"),
    }
    if let Some(Outcome { winner, reason, by }) = outcome {
        use OutcomeReason::*;
        assert_eq!(winner.is_none(), matches!(reason, Stalemate | FiftyMoves));
        assert_eq!(by, None);
        assert_eq!(position.is_checkmate(), reason == Checkmate);
        assert_eq!(position.is_commander_captured(), reason == CommanderCaptured);
    }
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

/// The only step of a session that was started is taken back, and the session stays open (R7.7).
pub(crate) fn started_session_stays_open(position: &Position) {
    let step = position.legal_moves().into_iter().find(|mv| mv.deploy);
    let Some(step) = step.filter(|_| position.session().is_none()) else { return };
    let mut game = Game::from_position(position.clone());
    game.start_deploy(step.from).expect("it has a step");
    let opened = game.position().clone();
    if !game.play(step).expect("it is legal").ends_turn {
        game.undo();
        assert_eq!(game.position(), &opened);
        assert_eq!(game.undo(), None, "it only closes the session");
        assert!(game.position().session().is_none());
    }
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
    started_session_stays_open(position);
    refusals_are_explained(position);
}

/// Has the host ended the game (R13.5)?
pub(crate) fn has_declared_end(game: &Game) -> bool {
    game.outcome().is_some_and(|outcome| outcome.reason.is_declared())
}

/// The game without its declared end.
fn without_declared_end(game: &Game) -> Game {
    let mut game = game.clone();
    if has_declared_end(&game) {
        assert!(game.can_undo() && !game.can_redo());
        assert_eq!(game.undo(), None, "only the end is taken back");
        assert!(!has_declared_end(&game));
    }
    game
}

/// The points of both sides and the outcome.
pub(crate) fn standing(game: &Game) -> ([u32; 2], Option<Outcome>) {
    (Color::ALL.map(|color| game.points(color)), game.outcome())
}

/// Everything that calls can change in a game.
fn whole_state(game: &Game) -> impl PartialEq + Debug + use<> {
    let mut rest = game.clone();
    let redone: Vec<Undone> = std::iter::from_fn(|| rest.redo()).collect();
    let position = game.position().clone();
    let turns: Vec<_> = game.turns().collect();
    let moves = game.legal_moves();
    (position.hash(), position, moves, turns, game.repetitions(), standing(game), game.can_undo(), redone)
}

/// A side's points are not more than what the other side has had (R13.3).
pub(crate) fn points_are_bounded(game: &Game) {
    let value = |role: Role| match role {
        Role::Commander => 100,
        Role::Navy => 80,
        Role::AirForce => 40,
        Role::Artillery => 30,
        Role::Tank | Role::Missile => 20,
        _ => 10,
    };
    let start = game.start();
    for color in Color::ALL {
        let enemies = start.real_board().stacks().filter(|(_, stack)| stack.color() != color);
        let all: u32 = enemies.flat_map(|(_, stack)| stack.pieces()).map(|piece| value(piece.role)).sum();
        assert!(game.points(color) <= all, "{color:?} has {} of {all}", game.points(color));
    }
}

/// A call by which the host ends a game.
type End = fn(&mut Game) -> Result<(), GameOver>;

/// The host can end a game that has a legal move (R13.5). Then nothing can be played, and undo restores
/// exactly what was before, an open session included.
pub(crate) fn declared_ends_are_taken_back(game: &Game) {
    let ends: [End; 5] = [
        |game| game.resign(Color::Red),
        |game| game.resign(Color::Blue),
        |game| game.forfeit(Color::Blue, Forfeit::Time),
        Game::agree_draw,
        Game::time_up,
    ];
    let before = whole_state(game);
    let actions = game.position().actions();
    let is_open = game.position().session().is_some();
    for end in ends {
        let mut ended = game.clone();
        if game.legal_moves().is_empty() && !is_open {
            assert_eq!(end(&mut ended), Err(GameOver));
            assert_eq!(whole_state(&ended), before, "a refused end changes nothing");
            continue;
        }
        end(&mut ended).expect("the game goes on");
        let Some(Outcome { winner, reason, by }) = ended.outcome() else { panic!("the game has ended") };
        assert!(reason.is_declared() && by.is_none_or(|by| winner == Some(!by)));
        let points = Color::ALL.map(|color| ended.points(color));
        assert_eq!(points, Color::ALL.map(|color| game.points(color)), "an end gives no points");
        let after = whole_state(&ended);
        nothing_can_be_played(&mut ended, &actions.iter().filter_map(|a| a.as_move()).collect::<Vec<_>>());
        for again in ends {
            assert_eq!(again(&mut ended), Err(GameOver));
        }
        assert_eq!(whole_state(&ended), after, "what is refused changes nothing");
        assert_eq!(ended.start(), game.start());
        assert_eq!(whole_state(&without_declared_end(&ended)), before);
        assert_eq!(ended.undo(), None, "only the end is taken back");
        assert_eq!(whole_state(&ended), before);
    }
}

/// Every call that plays something is refused with `GAME_OVER`.
fn nothing_can_be_played(ended: &mut Game, moves: &[Move]) {
    assert!(ended.legal_moves().is_empty() && ended.position().session().is_none());
    assert_eq!(ended.commit_deploy(), Err(DeployError::GameOver));
    for &mv in moves.iter().take(3) {
        let error = ended.play(mv).unwrap_err();
        assert_eq!(error.code(), ErrorCode::GameOver, "{mv}");
        let error = ended.play_turn(&[mv]).unwrap_err();
        assert_eq!(error.code(), ErrorCode::GameOver, "{mv}");
        let error = ended.start_deploy(mv.from).unwrap_err();
        assert_eq!(error.code(), ErrorCode::GameOver, "{mv}");
    }
    assert!(ended.redo().is_none());
}

/// A game can be undone to its start and redone, and undo and redo give the same descriptions, points
/// and outcomes.
pub(crate) fn undoes_and_redoes(game: &Game) {
    let game = &without_declared_end(game);
    let mut described = game.clone();
    let mut turns: Vec<_> = game.history();
    loop {
        let (last, steps) = (described.last_turn(), described.deploy_steps());
        assert_eq!(last.as_ref(), turns.last());
        match described.undo() {
            Some(Undone::Turn(moves)) => assert_eq!(Some(moves), turns.pop().map(|turn| turn.moves)),
            Some(Undone::Step(step)) => assert_eq!(Some(&step), steps.last()),
            None if described.can_undo() => {}
            None => break,
        }
    }
    assert!(turns.is_empty());
    let mut other = game.clone();
    let just_opened = game.position().session().is_some_and(|session| session.steps().is_empty());
    if just_opened {
        assert_eq!(other.undo(), None, "it only closes the session");
    }
    let mut standings = Vec::new();
    loop {
        let before = standing(&other);
        if other.undo().is_none() {
            break;
        }
        standings.push(before);
    }
    // A start that is a mate counts as the capture of the commander (R13.3).
    let start = other.position();
    let mated = |color: Color| start.is_checkmate() && start.turn() != color;
    let points = Color::ALL.map(|color| if mated(color) { Role::Commander.points() } else { 0 });
    assert_eq!(standing(&other).0, points);
    assert_eq!(*start, game.start());
    assert_eq!(other.turn_count(), 0);
    while let Some(expected) = standings.pop() {
        assert!(other.redo().is_some());
        assert_eq!(standing(&other), expected);
    }
    assert_eq!(other.turns().collect::<Vec<_>>(), game.turns().collect::<Vec<_>>());
    if !just_opened {
        assert_eq!(other.position(), game.position());
        assert_eq!(other.repetitions(), game.repetitions());
    }
}

/// The turns lead from the start to the position, and each reads back from SAN and LAN.
pub(crate) fn turns_read_back(game: &Game) {
    let game = &without_declared_end(game);
    let mut position = game.start();
    let mut seen = vec![position.hash()];
    for (moves, described) in game.turns().zip(game.history()) {
        assert_eq!(described.before, position.fen(StackStyle::Together));
        for text in [&described.san, &described.lan] {
            assert_eq!(position.read_turn(text).as_ref(), Ok(&moves), "{text} in {}", described.before);
        }
        let mut again = Game::from_position(position);
        again.play_turn(&moves).expect("what was played is legal");
        assert_eq!(again.last_turn(), Some(described));
        position = again.position().clone();
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

/// All invariants of a game.
pub(crate) fn check_game(game: &Game) {
    check_position(game.position());
    points_are_bounded(game);
    declared_ends_are_taken_back(game);
    undoes_and_redoes(game);
    turns_read_back(game);
    record_reads_back(game);
}
