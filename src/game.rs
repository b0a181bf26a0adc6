//! A game: a position with its history.

use core::{error, fmt};

use crate::{
    Action, CheckMark, DeployError, ErrorCode, IllegalMove, Move, Origin, Outcome, OutcomeReason, Position,
    PositionError, Rules, Setup, Square, Undo,
    seen::{Seen, make_room},
};

/// A game in progress: the position, what led to it, and what was undone.
///
/// ```
/// use cotulenh::{Game, Rules};
/// let mut game = Game::new(Rules::STANDARD);
/// let first = game.position().legal_moves()[0];
/// game.play(first)?;
/// game.undo();
/// game.redo();
/// assert_eq!(game.turns().collect::<Vec<_>>(), [[first]]);
/// # Ok::<(), cotulenh::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    done: Vec<Done>,
    /// The positions before each turn.
    seen: Seen,
    /// What was undone, the action to redo next at the end.
    undone: Vec<Redo>,
}

/// An action in the history.
#[derive(Clone, Debug)]
struct Done {
    action: Action,
    undo: Undo,
    /// Known if it was told when it was done.
    written: Option<Written>,
}

/// How much of the origin the SAN of a move has, and its check mark.
type Written = (Origin, CheckMark);

/// An action that was undone.
#[derive(Clone, Copy, Debug)]
struct Redo {
    action: Action,
    /// Is it the last of those that are done again together?
    is_last: bool,
}

/// What [`Game::undo`] took back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undone {
    /// A move, or a committed deploy with all its steps.
    Turn(Vec<Move>),
    /// A step of the open session.
    Step(Move),
}

impl Game {
    /// A game from the starting position.
    pub fn new(rules: Rules) -> Game {
        Game::from_position(Position::start(rules))
    }

    /// A game from any position. The steps of an open deploy session can be undone.
    pub fn from_position(mut position: Position) -> Game {
        let steps = position.session().map(|session| (session.square(), session.steps().to_vec()));
        let reopened = steps
            .as_ref()
            .map(|(square, _)| position.cancel_deploy().and_then(|()| position.start_deploy(*square)));
        let mut game = Game { position, done: Vec::new(), seen: Seen::default(), undone: Vec::new() };
        // The steps led here, so each of them, and the session itself, was legal.
        if let (Some((_, steps)), Some(Ok(()))) = (steps, reopened) {
            steps.into_iter().for_each(|step| game.act(Action::Move(step)));
        }
        game
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position at the beginning.
    pub fn start(&self) -> Position {
        let mut position = self.position.clone();
        for done in self.done.iter().rev() {
            position.take_back(done.undo.clone());
        }
        // A session that was open at the beginning is a part of the game, not of its start.
        let _closed = position.cancel_deploy();
        position
    }

    /// Begins anew from a setup. Refused while a deploy session is open.
    pub fn load(&mut self, setup: &Setup) -> Result<(), LoadError> {
        if self.position.session().is_some() {
            return Err(LoadError::SessionOpen);
        }
        let position = Position::new(setup, *self.position.rules()).map_err(LoadError::Position)?;
        *self = Game::from_position(position);
        Ok(())
    }

    /// Plays a move or a deploy step. The first step opens a session.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if !self.position.is_legal(mv) {
            return Err(self.position.illegal(mv));
        }
        self.apply(mv);
        Ok(())
    }

    /// Plays a move or a deploy step that is known to be legal, such as one of
    /// [`Position::legal_moves`].
    pub fn apply(&mut self, mv: Move) {
        self.undone.clear();
        self.act(Action::Move(mv));
    }

    /// Remembers how the last action is written.
    pub(crate) fn note_written(&mut self, origin: Origin, mark: CheckMark) {
        if let Some(done) = self.done.last_mut() {
            done.written = Some((origin, mark));
        }
    }

    /// What it takes to take the last action back.
    pub(crate) fn last_undo(&self) -> Option<&Undo> {
        self.done.last().map(|done| &done.undo)
    }

    /// The last turn, if it is an ordinary move and nothing has begun since, with how it is
    /// written, where that is known.
    pub(crate) fn last_plain_move(&self) -> Option<(Move, Option<Written>, &Undo)> {
        let done = self.done.last().filter(|_| self.position.session().is_none())?;
        let mv = done.action.as_move().filter(|mv| !mv.deploy)?;
        Some((mv, done.written, &done.undo))
    }

    /// Plays a whole turn: a move, or the steps of a deploy, which is then committed. Either all
    /// of it is played or nothing.
    pub fn play_turn(&mut self, moves: &[Move]) -> Result<(), IllegalMove> {
        let (done, turns) = (self.done.len(), self.seen.len());
        let undone = self.undone.clone();
        let played = moves.iter().enumerate().try_for_each(|(n, &mv)| {
            let over = n > 0 && self.position.session().is_none();
            if over { Err(self.position.illegal(mv)) } else { self.play(mv) }
        });
        let played = played.and_then(|()| match (self.position.session(), moves.last()) {
            (Some(_), Some(&last)) => self.commit_deploy().map_err(|_| self.position.illegal(last)),
            _ => Ok(()),
        });
        if played.is_err() {
            for Done { undo, .. } in self.done.drain(done..).rev() {
                self.position.take_back(undo);
            }
            self.seen.truncate(turns);
            self.undone = undone;
        }
        played
    }

    /// Opens a deploy session for the stack on a square. What was undone cannot be redone then.
    pub fn start_deploy(&mut self, square: Square) -> Result<(), DeployError> {
        self.position.start_deploy(square)?;
        self.undone.clear();
        Ok(())
    }

    /// Commits the open deploy session.
    pub fn commit_deploy(&mut self) -> Result<(), DeployError> {
        self.position.check_commit()?;
        self.undone.clear();
        self.act(Action::Commit);
        Ok(())
    }

    /// Gives the open deploy session up: everything is as it was before it.
    pub fn cancel_deploy(&mut self) -> Result<(), DeployError> {
        self.position.cancel_deploy()?;
        let turn = self.done.iter().rposition(|done| done.undo.ends_turn()).map_or(0, |last| last + 1);
        self.done.truncate(turn);
        // What was undone continued the session.
        self.undone.clear();
        Ok(())
    }

    /// Does a legal action and writes it down.
    fn act(&mut self, action: Action) {
        let hash = match self.position.session() {
            None => self.position.hash(),
            Some(_) => self.hash_before_session(),
        };
        let Some(undo) = self.position.act(action) else { return };
        self.close_last_turn();
        if undo.ends_turn() {
            self.seen.push(hash);
        }
        make_room(&mut self.done);
        self.done.push(Done { action, undo, written: None });
    }

    /// Forgets the sessions of the last turn, which would hold a board: from here on it is taken
    /// back as a whole.
    fn close_last_turn(&mut self) {
        for (n, done) in self.done.iter_mut().rev().enumerate() {
            if done.undo.ends_turn() != (n == 0) {
                break;
            }
            done.undo.forget_session();
        }
    }

    /// The hash of the position with the real board, which is the one that counts (R7.9).
    fn hash_before_session(&self) -> u64 {
        self.position.hash() ^ self.position.board().hash() ^ self.position.real_board().hash()
    }

    /// Takes back the last turn, or within a session its last step. Taking back the only step ends
    /// the session, and so does undoing before there is one (R7.7).
    pub fn undo(&mut self) -> Option<Undone> {
        if let Some(session) = self.position.session() {
            if session.steps().is_empty() {
                self.position.cancel_deploy().ok()?;
                return None;
            }
            let Done { action, undo, .. } = self.done.pop()?;
            self.position.take_back(undo);
            if self.position.session().is_some_and(|session| session.steps().is_empty()) {
                self.position.cancel_deploy().ok()?;
            }
            self.undone.push(Redo { action, is_last: true });
            return action.as_move().map(Undone::Step);
        }
        let before = self.undone.len();
        self.undo_turn()?;
        let turn = self.undone[before..].iter().rev();
        Some(Undone::Turn(turn.filter_map(|redo| redo.action.as_move()).collect()))
    }

    /// Takes back the last turn; no session is open.
    pub(crate) fn undo_turn(&mut self) -> Option<()> {
        let mut is_last = true;
        while let Some(done) = self.done.pop_if(|done| is_last || !done.undo.ends_turn()) {
            self.undone.push(Redo { action: done.action, is_last });
            self.position.take_back(done.undo);
            is_last = false;
        }
        self.seen.pop()?;
        // A session that `start_deploy` opened is closed with its turn.
        let _closed = self.position.cancel_deploy();
        Some(())
    }

    /// Does again what was undone last. Returns what was done.
    pub fn redo(&mut self) -> Option<Undone> {
        self.undone.last()?;
        let mut moves = Vec::new();
        while let Some(Redo { action, is_last }) = self.undone.pop() {
            moves.extend(action.as_move());
            self.act(action);
            if is_last {
                break;
            }
        }
        Some(match (self.position.session(), moves.as_slice()) {
            (Some(_), &[step]) => Undone::Step(step),
            _ => Undone::Turn(moves),
        })
    }

    /// The turns that were completed, each as its moves: one, or the steps of a deploy.
    pub fn turns(&self) -> impl Iterator<Item = Vec<Move>> + '_ {
        let complete = self.done.iter().rposition(|done| done.undo.ends_turn()).map_or(0, |last| last + 1);
        self.done[..complete]
            .split_inclusive(|done| done.undo.ends_turn())
            .map(|turn| turn.iter().filter_map(|done| done.action.as_move()).collect())
    }

    /// How many turns were completed.
    pub fn turn_count(&self) -> usize {
        self.seen.len()
    }

    /// How often the position has stood on the board, now included. Within a session, the position
    /// before it.
    pub fn repetitions(&self) -> usize {
        1 + self.seen.count(self.hash_before_session())
    }

    /// Has the position stood on the board three times (R10.2)?
    pub fn is_threefold_repetition(&self) -> bool {
        self.position.session().is_none() && self.repetitions() >= 3
    }

    /// How the game has ended (R10). Draws by repetition and by the clock do not keep anyone from
    /// playing on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.position.outcome() {
            None | Some(Outcome { reason: OutcomeReason::FiftyMoves, .. })
                if self.is_threefold_repetition() =>
            {
                Some(Outcome::draw(OutcomeReason::ThreefoldRepetition))
            }
            outcome => outcome,
        }
    }
}

/// Why a game could not begin anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// A deploy session is open.
    SessionOpen,
    /// The setup is not a position.
    Position(PositionError),
}

impl LoadError {
    /// A stable name for the error.
    pub fn code(self) -> ErrorCode {
        match self {
            LoadError::SessionOpen => DeployError::SessionOpen.code(),
            LoadError::Position(_) => ErrorCode::InvalidPosition,
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::SessionOpen => DeployError::SessionOpen.fmt(f),
            LoadError::Position(error) => error.fmt(f),
        }
    }
}

impl error::Error for LoadError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(fen: &str) -> Game {
        Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap())
    }

    fn play(game: &mut Game, lan: &str) {
        let mv = game.position().legal_moves().into_iter().find(|mv| mv.to_string() == lan);
        game.play(mv.unwrap_or_else(|| panic!("{lan} in {:?}", game.position().legal_moves()))).unwrap();
    }

    const STACKS: &str = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";

    #[test]
    fn r10_2_the_third_time_is_a_draw() {
        let mut game = game("5c5/11/11/11/11/11/11/11/11/11/11/7C3 r - - 0 1");
        for round in 1..=2 {
            assert_eq!(game.repetitions(), round);
            assert_eq!(game.outcome(), None);
            for lan in ["Ch1h2", "Cf12f11", "Ch2h1", "Cf11f12"] {
                play(&mut game, lan);
            }
        }
        assert!(game.is_threefold_repetition());
        assert_eq!(game.outcome(), Some(Outcome::draw(OutcomeReason::ThreefoldRepetition)));
        game.undo();
        assert_eq!(game.outcome(), None);
        game.redo();
        assert!(game.is_threefold_repetition());
    }

    #[test]
    fn r7_7_undo_takes_back_one_step_and_the_only_one_ends_the_session() {
        let mut game = game(STACKS);
        let start = game.position().clone();
        play(&mut game, "Fc4>e6");
        play(&mut game, "Tc4>d4");
        assert_eq!(game.turn_count(), 0);
        assert!(matches!(game.undo(), Some(Undone::Step(step)) if step.to == Square::D4));
        assert!(game.position().session().is_some());
        assert!(matches!(game.undo(), Some(Undone::Step(step)) if step.to == Square::E6));
        assert_eq!(game.position(), &start);
        assert_eq!(game.undo(), None);
        assert!(matches!(game.redo(), Some(Undone::Step(_))));
        assert!(matches!(game.redo(), Some(Undone::Step(_))));
        game.commit_deploy().unwrap();
        assert_eq!(game.redo(), None);
        assert_eq!(game.turn_count(), 1);
    }

    #[test]
    fn r7_9_a_committed_session_is_one_turn() {
        let mut game = game(STACKS);
        let start = game.position().clone();
        for lan in ["Fc4>e6", "Tc4>d4", "Nc4>c6"] {
            play(&mut game, lan);
        }
        // The last piece has left: committed.
        assert!(game.position().session().is_none());
        assert_eq!((game.turn_count(), game.position().half_moves()), (1, 1));
        assert_eq!(game.turns().map(|turn| turn.len()).collect::<Vec<_>>(), [3]);
        let after = game.position().clone();
        assert!(matches!(game.undo(), Some(Undone::Turn(moves)) if moves.len() == 3));
        assert_eq!(game.position(), &start);
        assert!(matches!(game.redo(), Some(Undone::Turn(moves)) if moves.len() == 3));
        assert_eq!(game.position(), &after);
        assert_eq!(game.start(), start);
    }

    #[test]
    fn r7_7_a_turn_that_fails_leaves_the_session_as_it_was() {
        let mut game = game(STACKS);
        play(&mut game, "Fc4>e6");
        play(&mut game, "Tc4>d4");
        let before = game.position().clone();
        let last = game.position().legal_moves()[0];
        assert!(game.play_turn(&[last, last]).is_err());
        assert_eq!(game.position(), &before);
        game.undo();
        assert_eq!(game.position().session().map(|session| session.steps().len()), Some(1));
        game.redo();
        assert_eq!(game.position(), &before);
    }

    #[test]
    fn a_session_opened_by_hand_leaves_no_trace_when_it_is_given_up() {
        let mut game = game(STACKS);
        let start = game.position().clone();
        game.start_deploy(Square::C4).unwrap();
        assert_eq!(game.commit_deploy(), Err(DeployError::NothingDeployed));
        assert_eq!(game.undo(), None, "only the session ends");
        assert_eq!(game.position(), &start);
        game.start_deploy(Square::C4).unwrap();
        play(&mut game, "Fc4>e6");
        game.undo();
        assert_eq!(game.position(), &start, "taking back the only step ends the session");
        game.start_deploy(Square::C4).unwrap();
        play(&mut game, "Fc4>e6");
        game.cancel_deploy().unwrap();
        assert_eq!(game.position(), &start);
        assert_eq!((game.undo(), game.redo()), (None, None));
    }

    #[test]
    fn r12_2_a_game_goes_on_from_the_middle_of_a_session() {
        let mut game = game(STACKS);
        play(&mut game, "Fc4>e6");
        let fen = game.position().fen(Default::default());
        assert_eq!(fen, "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1 c4:(NT):F>e6...");
        let mut loaded = self::game(&fen);
        assert_eq!(loaded.position(), game.position());
        for game in [&mut game, &mut loaded] {
            play(game, "Tc4>d4");
            assert!(matches!(game.undo(), Some(Undone::Step(_))));
            assert!(matches!(game.undo(), Some(Undone::Step(_))));
            assert_eq!(game.position().fen(Default::default()), STACKS);
        }
    }

    #[test]
    fn a_move_from_elsewhere_is_refused_while_a_session_is_open() {
        let mut game = game(STACKS);
        let elsewhere = game.position().read_move("Ch2").unwrap();
        play(&mut game, "Fc4>e6");
        let before = game.position().clone();
        assert_eq!(game.play(elsewhere).map_err(IllegalMove::code), Err(ErrorCode::DeployElsewhere));
        let step = Move { to: Square::K12, ..game.position().legal_moves()[0] };
        assert_eq!(game.play(step).map_err(IllegalMove::code), Err(ErrorCode::IllegalMove));
        assert_eq!(game.position(), &before);
    }

    #[test]
    fn a_turn_is_played_whole_or_not_at_all() {
        let mut game = game(STACKS);
        play(&mut game, "Ch1h2");
        game.undo();
        let turn = game.position().read_turn("N<F>e6,T>d4").unwrap();
        let mut wrong = turn.clone();
        wrong[1].to = Square::K12;
        let before = game.clone();
        assert_eq!(
            game.play_turn(&wrong).map_err(|error| (error.mv, error.code())),
            Err((wrong[1], ErrorCode::IllegalMove))
        );
        assert_eq!(game.position(), before.position());
        assert!(matches!(game.redo(), Some(Undone::Turn(_))), "what was undone is still there");
        game.undo();
        game.play_turn(&turn).unwrap();
        assert_eq!(game.turns().collect::<Vec<_>>(), [turn]);
    }

    #[test]
    fn loading_is_refused_while_a_session_is_open() {
        let mut game = game(STACKS);
        play(&mut game, "Fc4>e6");
        let before = game.position().clone();
        let setup: Setup = crate::START_FEN.parse().unwrap();
        assert_eq!(game.load(&setup), Err(LoadError::SessionOpen));
        assert_eq!(game.position(), &before);
        game.commit_deploy().unwrap();
        game.load(&setup).unwrap();
        assert_eq!((game.turn_count(), game.undo()), (0, None));
    }
}
