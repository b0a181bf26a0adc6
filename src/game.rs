//! A game: a position with its history. `ending` has its points and its end (R13).

mod ending;

pub use ending::GameOver;

use core::{error, fmt};

use crate::{
    Action, CheckMark, DeployError, Disambiguation, ErrorCode, IllegalMove, Move, Position, PositionError,
    Setup, Square, Undo,
    repetition::{Repetitions, reserve_one},
};

/// A game in progress: the position, the history that led to it, and what can be redone.
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
    history: Vec<Entry>,
    /// The positions before each completed turn.
    repetitions: Repetitions,
    /// `None` until something is undone or interrupted, which keeps most games small.
    set_aside: Option<Box<SetAside>>,
}

/// What may be played again.
#[derive(Clone, Debug, Default)]
struct SetAside {
    /// The undone actions, the next one to redo last.
    redo_stack: Vec<Redo>,
    /// The session that was open when the host ended the game (R13.5).
    interrupted: Option<OpenSession>,
}

/// The square and the steps of a session that is played again.
type OpenSession = (Square, Vec<Move>);

/// An action in the history.
#[derive(Clone, Debug)]
struct Entry {
    action: Action,
    undo: Undo,
    /// Known if the move was described when it was played.
    facts: Option<SanFacts>,
}

/// What SAN needs to know of a played move, besides the move. It takes time to find.
type SanFacts = (Disambiguation, CheckMark);

/// An action that was undone.
#[derive(Clone, Copy, Debug)]
struct Redo {
    action: Action,
    /// Is it the last of the actions that are redone together?
    is_last: bool,
}

/// What [`Game::undo`] took back, or [`Game::redo`] played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undone {
    /// A move, or a committed deploy with all its steps.
    Turn(Vec<Move>),
    /// A step of the open session.
    Step(Move),
}

impl Game {
    /// A game from any position. The steps of an open deploy session can be undone.
    pub fn from_position(mut position: Position) -> Game {
        let session = position.open_session();
        position.close_session();
        let mut game =
            Game { position, history: Vec::new(), repetitions: Repetitions::default(), set_aside: None };
        if let Some(session) = session {
            game.reopen(session);
        }
        game
    }

    /// Opens a session again that was open in this position before.
    fn reopen(&mut self, (square, steps): OpenSession) {
        let reopened = self.position.start_deploy(square);
        debug_assert_eq!(reopened, Ok(()), "the session was opened in this position before");
        steps.into_iter().for_each(|step| self.apply(step));
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The hashes of the positions before each completed turn, in order.
    pub fn position_hashes(&self) -> &[u64] {
        self.repetitions.hashes()
    }

    /// The position in which the game started.
    pub fn start(&self) -> Position {
        let mut position = self.position.clone();
        for entry in self.history.iter().rev() {
            position.take_back(entry.undo.clone());
        }
        // Steps of a session are part of the history, also if the game was set up within one.
        position.close_session();
        position.set_end(None);
        position
    }

    /// Starts again from a setup. Refused while a deploy session is open.
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
        self.clear_redo();
        let acted = self.act(Action::Move(mv));
        debug_assert_eq!(acted, Ok(()), "only a commit can be refused");
    }

    /// Stores what SAN needs to know of the last move.
    pub(crate) fn set_san_facts(&mut self, facts: SanFacts) {
        if let Some(entry) = self.history.last_mut() {
            entry.facts = Some(facts);
        }
    }

    /// The [`Undo`] of the last action.
    pub(crate) fn last_undo(&self) -> Option<&Undo> {
        self.history.last().map(|entry| &entry.undo)
    }

    /// The last turn, if it is an ordinary move and what [`Game::undo`] takes back, with what is known for
    /// its SAN.
    pub(crate) fn last_ordinary_move(&self) -> Option<(Move, Option<SanFacts>, &Undo)> {
        let is_last = self.position.session().is_none() && self.position.end_said_by_host().is_none();
        let entry = self.history.last().filter(|_| is_last)?;
        let mv = entry.action.as_move().filter(|mv| !mv.deploy)?;
        Some((mv, entry.facts, &entry.undo))
    }

    /// Plays a whole turn: a move, or the steps of a deploy, which is then committed. If any part
    /// is refused, nothing changes.
    pub fn play_turn(&mut self, moves: &[Move]) -> Result<(), IllegalMove> {
        let (entries, turns) = (self.history.len(), self.repetitions.len());
        let set_aside = self.set_aside.clone();
        let played = moves.iter().enumerate().try_for_each(|(n, &mv)| {
            let is_over = n > 0 && self.position.session().is_none();
            if is_over { Err(self.position.illegal(mv)) } else { self.play(mv) }
        });
        let played = played.and_then(|()| match (self.position.session(), moves.last()) {
            (Some(_), Some(&mv)) => self.commit_deploy().map_err(|_| self.position.cannot_commit(mv)),
            _ => Ok(()),
        });
        if played.is_err() {
            for Entry { undo, .. } in self.history.drain(entries..).rev() {
                self.position.take_back(undo);
            }
            self.repetitions.truncate(turns);
            self.set_aside = set_aside;
        }
        played
    }

    /// Opens a deploy session for the stack on a square. Clears what could be redone.
    pub fn start_deploy(&mut self, square: Square) -> Result<(), DeployError> {
        self.position.start_deploy(square)?;
        self.clear_redo();
        Ok(())
    }

    /// Commits the open deploy session.
    pub fn commit_deploy(&mut self) -> Result<(), DeployError> {
        self.act(Action::Commit)?;
        self.clear_redo();
        Ok(())
    }

    /// Cancels the open deploy session: everything is as before it.
    pub fn cancel_deploy(&mut self) -> Result<(), DeployError> {
        self.position.session().ok_or(DeployError::NoSession)?;
        self.drop_session();
        Ok(())
    }

    /// Cancels the session if one is open, and removes its steps from the history.
    fn drop_session(&mut self) {
        self.position.close_session();
        self.history.truncate(self.completed());
        // The undone actions continued the session.
        self.clear_redo();
    }

    /// Does an action and appends it to the history. Only a commit can be refused.
    fn act(&mut self, action: Action) -> Result<(), DeployError> {
        let hash = self.position.hash_before_session();
        let undo = self.position.act(action)?;
        self.drop_sessions_of_last_turn();
        if undo.ends_turn() {
            self.repetitions.push(hash);
        }
        reserve_one(&mut self.history);
        self.history.push(Entry { action, undo, facts: None });
        Ok(())
    }

    /// Drops the sessions of a completed turn, each of which holds a board: from now on the turn is
    /// only taken back as a whole.
    fn drop_sessions_of_last_turn(&mut self) {
        // Back from the entry that ended the turn to the one that ended the turn before.
        for (n, entry) in self.history.iter_mut().rev().enumerate() {
            if entry.undo.ends_turn() != (n == 0) {
                break;
            }
            entry.undo.drop_session();
        }
    }

    fn redo_stack(&self) -> &[Redo] {
        self.set_aside.as_ref().map_or(&[], |aside| &aside.redo_stack)
    }

    fn redo_stack_mut(&mut self) -> &mut Vec<Redo> {
        &mut self.set_aside.get_or_insert_default().redo_stack
    }

    fn clear_redo(&mut self) {
        if let Some(aside) = &mut self.set_aside {
            aside.redo_stack.clear();
        }
    }

    /// Takes back the last turn, or the last step of an open session. Taking back the only step ends
    /// the session, and so does undo before the first step (R7.7). After an end that the host has said,
    /// takes back that end and nothing else (R13.5), and returns `None`.
    pub fn undo(&mut self) -> Option<Undone> {
        if self.take_back_end() {
            return None;
        }
        if let Some(session) = self.position.session() {
            if session.steps().is_empty() {
                self.position.close_session();
                return None;
            }
            let Entry { action, undo, .. } = self.history.pop()?;
            self.position.take_back(undo);
            if self.position.session().is_some_and(|session| session.steps().is_empty()) {
                self.position.close_session();
            }
            self.redo_stack_mut().push(Redo { action, is_last: true });
            return action.as_move().map(Undone::Step);
        }
        let before = self.redo_stack().len();
        self.undo_turn()?;
        let turn = self.redo_stack()[before..].iter().rev();
        Some(Undone::Turn(turn.filter_map(|redo| redo.action.as_move()).collect()))
    }

    /// Takes back the last turn, while no session is open.
    pub(crate) fn undo_turn(&mut self) -> Option<()> {
        let mut is_last = true;
        while let Some(entry) = self.history.pop_if(|entry| is_last || !entry.undo.ends_turn()) {
            self.redo_stack_mut().push(Redo { action: entry.action, is_last });
            self.position.take_back(entry.undo);
            is_last = false;
        }
        self.repetitions.pop()?;
        // A session that `start_deploy` opened ends with its turn.
        self.position.close_session();
        Some(())
    }

    /// Is there a turn, in an open session a step, or an end that [`Game::undo`] takes back?
    pub fn can_undo(&self) -> bool {
        self.position.end_said_by_host().is_some()
            || match self.position.session() {
                Some(session) => !session.steps().is_empty(),
                None => !self.history.is_empty(),
            }
    }

    /// Is there something that [`Game::redo`] plays again?
    pub fn can_redo(&self) -> bool {
        !self.redo_stack().is_empty() && self.position.end_said_by_host().is_none()
    }

    /// Plays again what was undone last, and returns it.
    pub fn redo(&mut self) -> Option<Undone> {
        if !self.can_redo() {
            return None;
        }
        let mut moves = Vec::new();
        while let Some(Redo { action, is_last }) = self.redo_stack_mut().pop() {
            moves.extend(action.as_move());
            let acted = self.act(action);
            debug_assert_eq!(acted, Ok(()), "{action} was legal here before");
            if is_last {
                break;
            }
        }
        Some(match (self.position.session(), moves.as_slice()) {
            (Some(_), &[step]) => Undone::Step(step),
            _ => Undone::Turn(moves),
        })
    }

    /// The completed turns, each as its moves: one, or the steps of a deploy (R7.9).
    pub fn turns(&self) -> impl Iterator<Item = Vec<Move>> + '_ {
        self.history[..self.completed()]
            .split_inclusive(|entry| entry.undo.ends_turn())
            .map(|turn| turn.iter().filter_map(|entry| entry.action.as_move()).collect())
    }

    /// How many entries of the history belong to completed turns.
    fn completed(&self) -> usize {
        self.history.iter().rposition(|entry| entry.undo.ends_turn()).map_or(0, |last| last + 1)
    }

    /// The number of completed turns.
    pub fn turn_count(&self) -> usize {
        self.repetitions.len()
    }

    /// How often the position has occurred in the game, this time included. During a session, the
    /// position before it (R7.9).
    pub fn repetitions(&self) -> usize {
        1 + self.repetitions.count(self.position.hash_before_session(), self.position.half_moves())
    }

    /// Has the position occurred three times (R10.2)?
    pub fn is_threefold_repetition(&self) -> bool {
        self.position.session().is_none() && self.repetitions() >= 3
    }
}

/// Why a game cannot start from a setup.
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
    use crate::{Outcome, OutcomeReason, Rules};

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
    fn a_session_opened_by_hand_leaves_no_trace_when_it_is_cancelled() {
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
