//! A game: a position with its history. `undo` takes back and plays again, `ending` has its points and its
//! end (R13), `edit` sets it up by hand, `repetition` counts positions (R10.2), `played` is what a move did, `action_error` why one is refused.

mod action_error;
mod edit;
mod ending;
mod played;
mod repetition;
mod undo;

pub use action_error::ActionError;
pub use edit::{EditError, LoadError};
pub use ending::{ENDING_BONUS, Forfeit, GameOver};
pub use played::PlayedMove;
pub(crate) use played::{Entry, played_in};
pub use undo::Undone;

use played::{Acted, PlayedDeploy, moves_of};
use repetition::{Repetitions, reserve_one};
use undo::SetAside;

use crate::{
    Action, CheckMark, Color, DeployError, Disambiguation, Illegal, IllegalMove, IllegalReason, Move,
    MoveQuery, Outcome, Position, Square,
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
    /// The value of each side's pieces at the start, by which points are counted (R13.3). `None` until
    /// something is played: many positions are only looked at.
    start_values: Option<[u16; 2]>,
    /// The end that the host has declared (R13.5).
    declared: Option<Outcome>,
    /// `None` until something is undone or interrupted, which keeps most games small.
    set_aside: Option<Box<SetAside>>,
}

/// A session that is played again.
#[derive(Clone, Debug)]
struct OpenSession {
    square: Square,
    steps: Vec<Move>,
    /// Did [`Game::start_deploy`] open it, and not its first step (R7.7)?
    was_started: bool,
}

impl Game {
    /// A game from any position. The steps of an open deploy session can be undone.
    pub fn from_position(mut position: Position) -> Game {
        // A FEN does not say what opened a session (R12.2): its first step, if it has any.
        let session = position.open_session().map(|(square, steps)| {
            let was_started = steps.is_empty();
            OpenSession { square, steps, was_started }
        });
        position.close_session();
        let (history, repetitions) = (Vec::new(), Repetitions::default());
        let mut game =
            Game { position, history, repetitions, start_values: None, declared: None, set_aside: None };
        if let Some(session) = session {
            game.reopen(session);
        }
        game
    }

    /// Opens a session again that was open in this position before.
    fn reopen(&mut self, OpenSession { square, steps, was_started }: OpenSession) {
        if was_started {
            let reopened = self.position.start_deploy(square);
            debug_assert_eq!(reopened, Ok(()), "the session was opened in this position before");
        }
        for step in steps {
            self.play_legal(step);
        }
    }

    /// The open session, to be reopened later.
    fn open_session(&self) -> Option<OpenSession> {
        let (square, steps) = self.position.open_session()?;
        let first = self.history.get(self.completed());
        let was_started = first.is_none_or(|step| step.undo.was_in_session());
        Some(OpenSession { square, steps, was_started })
    }

    /// The square of the open session, if [`Game::start_deploy`] has opened it, and not its first step (R7.7).
    pub fn started_deploy(&self) -> Option<Square> {
        let OpenSession { square, was_started, .. } = self.open_session()?;
        was_started.then_some(square)
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position in which the game started.
    #[inline(never)]
    pub fn start(&self) -> Position {
        let mut position = self.position.clone();
        for entry in self.history.iter().rev() {
            position.take_back(entry.undo.clone());
        }
        // Steps of a session are part of the history, also if the game was set up within one.
        position.close_session();
        position
    }

    /// The legal moves: those of the position, and none after a declared end (R13.5).
    ///
    /// ```
    /// use cotulenh::{Color, Game};
    /// let mut game = Game::default();
    /// assert_eq!(game.legal_moves(), game.position().legal_moves());
    /// game.resign(Color::Red)?;
    /// assert!(game.legal_moves().is_empty());
    /// # Ok::<(), cotulenh::GameOver>(())
    /// ```
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.declared.is_some() { Vec::new() } else { self.position.legal_moves() }
    }

    /// Explains why no legal move matches a query, as [`Position::explain`] does, or that the game has ended.
    pub fn explain(&self, query: &MoveQuery) -> Option<Illegal> {
        match self.declared {
            Some(_) => Some(IllegalReason::GameEnded.at(None)),
            None => self.position.explain(query),
        }
    }

    /// Plays a move or a deploy step, and returns what it did. The first step opens a session.
    pub fn play(&mut self, mv: Move) -> Result<PlayedMove, IllegalMove> {
        if self.declared.is_some() {
            return Err(IllegalMove::after_the_end(mv));
        }
        if self.position.is_legal(mv) { Ok(self.play_legal(mv)) } else { Err(self.position.illegal(mv)) }
    }

    /// Plays a move or a deploy step that is known to be legal.
    pub(crate) fn play_legal(&mut self, mv: Move) -> PlayedMove {
        self.play_found(mv, self.position.disambiguation(mv))
    }

    /// The same, where the search for the move has found how much of its origin SAN needs.
    pub(crate) fn play_found(&mut self, mv: Move, origin: Disambiguation) -> PlayedMove {
        self.clear_redo();
        self.play_and_record(mv, origin, None)
    }

    /// Plays a legal move. The mark of one that is redone is known.
    fn play_and_record(&mut self, mv: Move, origin: Disambiguation, mark: Option<CheckMark>) -> PlayedMove {
        let board = self.position.real_board();
        self.start_values.get_or_insert_with(|| Color::ALL.map(|color| board.value(color) as u16));
        let target = self.position.target(mv);
        let hash = self.position.hash_before_session();
        let undo = self.position.apply(mv);
        let promoted = self.position.promotions(&undo);
        let ends_turn = undo.ends_turn();
        let mark = mark.unwrap_or_else(|| self.position.check_mark());
        self.append(Entry::new(Acted::Move(mv, origin, mark), undo, promoted.clone()), hash);
        PlayedMove { mv, origin, mark, target, promoted, ends_turn }
    }

    /// Plays a whole turn: a move, or the steps of a deploy, which is then committed. If any part
    /// is refused, nothing changes.
    pub fn play_turn(&mut self, moves: &[Move]) -> Result<(), IllegalMove> {
        let (entries, turns) = (self.history.len(), self.repetitions.len());
        let set_aside = self.set_aside.clone();
        let played = moves.iter().enumerate().try_for_each(|(n, &mv)| {
            let is_over = n > 0 && self.position.session().is_none();
            if is_over { Err(self.position.illegal(mv)) } else { self.play(mv).map(|_| ()) }
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

    /// Does one of [`Position::actions`]: plays a move or a step, or commits the open deploy session.
    ///
    /// ```
    /// use cotulenh::{Game, Rules};
    /// let mut game = Game::new(Rules::STANDARD);
    /// let action = game.position().actions()[0];
    /// game.play_action(action)?;
    /// # Ok::<(), cotulenh::ActionError>(())
    /// ```
    pub fn play_action(&mut self, action: Action) -> Result<(), ActionError> {
        match action {
            Action::Move(mv) => self.play(mv).map(|_| ()).map_err(ActionError::Move),
            Action::Commit => self.commit_deploy().map_err(ActionError::Commit),
        }
    }

    /// Opens a deploy session for the stack on a square. Clears what could be redone.
    pub fn start_deploy(&mut self, square: Square) -> Result<(), DeployError> {
        self.require_no_end()?;
        self.position.start_deploy(square)?;
        self.clear_redo();
        Ok(())
    }

    /// Commits the open deploy session.
    pub fn commit_deploy(&mut self) -> Result<(), DeployError> {
        self.require_no_end()?;
        self.commit(None)?;
        self.clear_redo();
        Ok(())
    }

    /// Cancels the open deploy session: everything is as before it.
    pub fn cancel_deploy(&mut self) -> Result<(), DeployError> {
        self.position.session().ok_or(DeployError::NoSession)?;
        self.drop_session();
        Ok(())
    }

    /// Fails after a declared end (R13.5).
    pub(crate) fn require_no_end(&self) -> Result<(), DeployError> {
        if self.declared.is_some() { Err(DeployError::GameOver) } else { Ok(()) }
    }

    /// Cancels the session if one is open, and removes its steps from the history.
    fn drop_session(&mut self) {
        self.position.close_session();
        self.history.truncate(self.completed());
        // The undone actions continued the session.
        self.clear_redo();
    }

    fn commit(&mut self, mark: Option<CheckMark>) -> Result<(), DeployError> {
        let hash = self.position.hash_before_session();
        let undo = self.position.commit()?;
        let mark = mark.unwrap_or_else(|| self.position.check_mark());
        self.append(Entry::new(Acted::Commit(mark), undo, Vec::new()), hash);
        Ok(())
    }

    /// Appends an action to the history.
    fn append(&mut self, entry: Entry, hash_before: u64) {
        self.drop_sessions_of_last_turn();
        let ends_turn = entry.undo.ends_turn();
        let ends_deploy = ends_turn && entry.acted.mv().is_none_or(|mv| mv.deploy);
        if ends_turn {
            self.repetitions.push(hash_before);
        }
        reserve_one(&mut self.history);
        self.history.push(entry);
        if ends_deploy {
            let deploy = self.describe_deploy();
            if let Some(last) = self.history.last_mut() {
                last.rest.get_or_insert_default().deploy = deploy;
            }
        }
    }

    /// Describes the deploy that has just ended, while the position before it is easily found.
    #[inline(never)]
    fn describe_deploy(&self) -> Option<PlayedDeploy> {
        let turn = self.last_entries();
        let (before, moves) = (self.position_before_last_turn(), moves_of(turn));
        Some(PlayedDeploy {
            san: before.deploy_san(&moves, turn.last()?.acted.mark()),
            lan: before.turn_lan(&moves),
            stayed: self.position.board().get(moves.first()?.from),
        })
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

    /// Is the side to move in check or mated? It was found when the last move was played.
    pub(crate) fn mark(&self) -> CheckMark {
        match self.history.last() {
            Some(entry) if self.ends_turn() => entry.acted.mark(),
            _ => self.position.check_mark(),
        }
    }

    /// Did the last action of the history end a turn?
    fn ends_turn(&self) -> bool {
        self.position.session().is_none() && self.history.last().is_some_and(|entry| entry.undo.ends_turn())
    }

    /// The completed turns, each as its moves: one, or the steps of a deploy (R7.9).
    pub fn turns(&self) -> impl Iterator<Item = Vec<Move>> + '_ {
        self.last_turns(self.turn_count()).into_iter().map(moves_of)
    }

    /// The last completed turns, each with its actions; as many as there are, if more are asked for.
    pub(crate) fn last_turns(&self, count: usize) -> Vec<&[Entry]> {
        let mut rest = &self.history[..self.completed()];
        let mut turns = Vec::new();
        while let Some((_last, others)) = rest.split_last().filter(|_| turns.len() < count) {
            let begin = others.iter().rposition(|entry| entry.undo.ends_turn()).map_or(0, |n| n + 1);
            turns.push(&rest[begin..]);
            rest = &rest[..begin];
        }
        turns.reverse();
        turns
    }

    /// The actions of the last completed turn.
    pub(crate) fn last_entries(&self) -> &[Entry] {
        self.last_turns(1).pop().unwrap_or_default()
    }

    /// The position before the last completed turn; before the first one, the start.
    pub(crate) fn position_before_last_turn(&self) -> Position {
        let mut before = self.position.clone();
        before.close_session();
        for entry in self.last_entries().iter().rev() {
            before.take_back(entry.undo.clone());
        }
        before.close_session();
        before
    }

    /// The entries of the open session.
    pub(crate) fn step_entries(&self) -> &[Entry] {
        &self.history[self.completed()..]
    }

    /// The hashes of the positions before each completed turn, in their order.
    pub fn position_hashes(&self) -> &[u64] {
        self.repetitions.hashes()
    }

    /// How many entries of the history belong to completed turns.
    #[inline(never)]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ErrorCode, Outcome, OutcomeReason, Rules};

    pub(super) fn game(fen: &str) -> Game {
        Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap())
    }

    pub(super) fn play(game: &mut Game, lan: &str) {
        let mv = game.position().legal_moves().into_iter().find(|mv| mv.to_string() == lan);
        game.play(mv.unwrap_or_else(|| panic!("{lan} in {:?}", game.position().legal_moves()))).unwrap();
    }

    pub(super) const STACKS: &str = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";

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
}
