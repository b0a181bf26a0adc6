//! A valid position, and what can be done with it.
//!
//! Four verbs change a position: `play` checks that a move is legal, `apply` takes that for granted,
//! `act` does an action (a move, a step or a commit), and `make` changes the board only, for tests of
//! legality. `take_back` and `unmake` reverse them.
//!
//! - `generate`: pseudo-legal moves (R2–R7)
//! - `attack`: attackers of a square, and check (R9.1, R9.2)
//! - `line_of_sight`: commanders that face each other (R9.2, R9.4, R9.5)
//! - `danger`: what attacks a commander, or could if a line opened
//! - `commander_safety`: which pseudo-legal moves are legal (R9.3)
//! - `safety_facts`: what decides about them, found once for a position
//! - `legality`: the lists of legal moves
//! - `staged`: pseudo-legal moves in stages, for searches
//! - `search_support`: what only a search needs, as a trait: playing without checks, passing, hashes
//! - `query`, `explain`: a move by its squares, and why it is not legal
//! - `apply`: playing and taking back (R3)
//! - `promotion`: which pieces become heroic (R8)
//! - `deploy`: sessions (R7); `deploy/legal_steps`: which steps are legal (R7.8)
//! - `action`: a move, a step or a commit
//! - `air_queries`: zones and flight paths for overlays (R5)
//! - `check_mark`: does a move give check or mate (R12.4)
//! - `rivals`: how much of a move's origin SAN needs (R12.4)
//! - `outcome`, `battle`: the end of the game (R10, R13)
//! - `perft`: counting sequences of actions
//! - `error`: why a setup is not a position, and why a move is refused

mod action;
mod air_queries;
mod apply;
mod attack;
mod battle;
mod check_mark;
mod commander_safety;
mod danger;
mod deploy;
mod error;
mod explain;
mod generate;
mod legality;
mod line_of_sight;
mod outcome;
mod perft;
mod promotion;
mod query;
mod rivals;
mod safety_facts;
pub mod search_support;
mod staged;

pub use action::Action;
pub use apply::Undo;
pub use check_mark::CheckMark;
pub(crate) use check_mark::CheckMarks;
pub use deploy::{DeployError, Session};
pub use error::{IllegalMove, PositionError, ReplayError};
pub use explain::{Illegal, IllegalReason};
pub use outcome::{Outcome, OutcomeReason};
pub(crate) use query::pick_single;
pub use query::{FindMoveError, MoveQuery, PieceQuery};
pub(crate) use rivals::{disambiguate, distinguish};

use crate::{Board, Color, Rules, Setup, Square, air_defense::AirDefense, board::mix, setup::errors_of};

/// A position of the game: a valid placement, the side to move, the counters, the open deploy session
/// if there is one, and the rules in force.
///
/// ```
/// use cotulenh::{Color, Position, Rules};
/// let mut position = Position::start(Rules::STANDARD);
/// let moves = position.legal_moves();
/// assert_eq!(moves.len(), 114);
/// position.play(moves[0])?;
/// assert_eq!(position.turn(), Color::Blue);
/// # Ok::<(), cotulenh::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    /// The effective board: the virtual one during a deploy session (R7.6). All rules use it.
    board: Board,
    air: AirDefense,
    rules: Rules,
    turn: Color,
    half_moves: u32,
    full_moves: u32,
    phase: Phase,
    /// Do sessions commit by themselves (R7.7)? It says how the position is played on, not what it is.
    auto_commit: bool,
    /// How the game ended, where the board cannot show it: the last turn took the commanders, or the
    /// last pieces of a division, of both sides (R13.2).
    stroke: Option<Outcome>,
}

/// What the side to move may do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Any move, or the first step of a deploy.
    Choosing,
    /// The next step of a deploy session, or its commit.
    Deploying(Box<Session>),
}

impl Position {
    /// An empty board, Red to move.
    pub fn empty(rules: Rules) -> Position {
        Position {
            board: Board::empty(),
            air: AirDefense::new(rules.air_defense),
            rules,
            turn: Color::Red,
            half_moves: 0,
            full_moves: 1,
            phase: Phase::Choosing,
            auto_commit: true,
            stroke: None,
        }
    }

    /// The position of a setup, if the rules allow it.
    pub fn new(setup: &Setup, rules: Rules) -> Result<Position, PositionError> {
        Position::of_setup(setup, rules, true)
    }

    /// The same, whether or not sessions commit by themselves.
    pub(crate) fn of_setup(
        setup: &Setup,
        rules: Rules,
        auto_commit: bool,
    ) -> Result<Position, PositionError> {
        match setup.errors(&rules).next() {
            Some(error) => Err(PositionError::Setup(error)),
            None => Position::from_checked(setup, rules, auto_commit),
        }
    }

    /// The position of a setup whose placement is valid. Its deploy session may still be illegal: whether its
    /// steps commit it depends on `auto_commit` (R7.7).
    pub(crate) fn from_checked(
        setup: &Setup,
        rules: Rules,
        auto_commit: bool,
    ) -> Result<Position, PositionError> {
        let mut position = Position { auto_commit, ..Position::empty(rules) };
        for (square, stack) in setup.stacks() {
            position.set(square, Some(stack));
        }
        position.set_turn(setup.turn, setup.half_moves, setup.full_moves.max(1));
        if let Some(deploy) = &setup.deploy {
            position.replay(deploy).map_err(PositionError::Deploy)?;
        }
        Ok(position)
    }

    /// A copy with other rules that have the same form of air defense, since the zones are part of
    /// the position.
    pub(crate) fn with_rules(&self, rules: Rules) -> Position {
        debug_assert_eq!(self.rules.air_defense, rules.air_defense);
        Position { rules, ..self.clone() }
    }

    /// The position as if it were the turn of a side and no session were open: for threats, and for moves
    /// that are planned during the other side's turn.
    ///
    /// ```
    /// use cotulenh::{Color, Position};
    /// let position = Position::default();
    /// assert_eq!(position.as_turn_of(Color::Blue).turn(), Color::Blue);
    /// ```
    pub fn as_turn_of(&self, color: Color) -> Position {
        let mut position = self.clone();
        position.close_session();
        position.turn = color;
        position
    }

    /// Sets the side to move and the counters.
    pub(crate) fn set_turn(&mut self, turn: Color, half_moves: u32, full_moves: u32) {
        self.turn = turn;
        self.half_moves = half_moves;
        self.full_moves = full_moves;
    }

    /// The position as a setup: with a session open, the real board and the steps (R12.2).
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty();
        for (square, stack) in self.real_board().stacks() {
            setup.set(square, Some(stack));
        }
        setup.turn = self.turn;
        setup.half_moves = self.half_moves;
        setup.full_moves = self.full_moves;
        setup.deploy = self.recorded_session();
        setup
    }

    /// The effective board: the virtual one during a deploy session (R7.6).
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The rules in force.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Half-moves since the last capture.
    pub fn half_moves(&self) -> u32 {
        self.half_moves
    }

    /// The number of the move, from 1, counted up after Blue.
    pub fn full_moves(&self) -> u32 {
        self.full_moves
    }

    /// The Zobrist hash: equal for positions that count as the same for repetition (R10.2), by
    /// placement with heroic marks and side to move.
    pub fn hash(&self) -> u64 {
        const BLUE: u64 = mix(0xb1);
        match self.turn {
            Color::Red => self.board.hash(),
            Color::Blue => self.board.hash() ^ BLUE,
        }
    }

    /// Puts a stack on an empty square, if it may stand there and is not a second commander.
    #[inline(always)]
    pub(crate) fn place(&mut self, square: Square, stack: crate::Stack) -> Option<()> {
        let has_commander = self.board.commander(stack.color()).is_some();
        let [None, None, None] = errors_of(square, stack, has_commander, &self.rules) else { return None };
        self.board.place(square, stack);
        self.air.update_placed(square, stack);
        Some(())
    }

    /// Moves a stack from its square to an empty one.
    fn shift(&mut self, from: Square, to: Square, stack: crate::Stack) {
        self.board.shift(from, to, stack);
        self.air.update_shifted(from, to, stack);
    }

    /// Puts a stack on a square of the effective board, or empties it, and updates air defense.
    /// Returns what stood there.
    fn set(&mut self, square: Square, stack: Option<crate::Stack>) -> Option<crate::Stack> {
        let before = self.board.set(square, stack);
        self.air.update(square, before, stack);
        before
    }
}

/// Equal placement, side to move, counters, rules and session.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.board == other.board
            && self.rules == other.rules
            && self.turn == other.turn
            && (self.half_moves, self.full_moves) == (other.half_moves, other.full_moves)
            && self.phase == other.phase
            && self.stroke == other.stroke
    }
}

impl Eq for Position {}
