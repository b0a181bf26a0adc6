//! A position in which every rule holds, and what can be done with it.
//!
//! - `attack`: who attacks what, and whether a commander is in danger (R9)
//! - `generate`: where pieces can go (R2–R6)
//! - `legality`: which of that leaves the own commander safe (R9.3)
//! - `rescue`: how a commander in danger is saved, also by a whole deploy (R7.8)
//! - `apply`: doing and taking back (R3, R8)
//! - `deploy`: sessions (R7)
//! - `air`: zones and flights, for those who draw them (R5)
//! - `outcome`: when the game is over (R10)
//! - `check_mark`: does a move give check or mate (R12.4)
//! - `perft`: counting what can be played

mod air;
mod apply;
mod attack;
mod check_mark;
mod deploy;
mod generate;
mod legality;
mod outcome;
mod perft;
mod rescue;

pub use apply::Undo;
pub(crate) use check_mark::CheckMarks;
pub use deploy::{DeployError, Session};
pub use outcome::{Outcome, OutcomeReason};
pub use perft::Action;

use crate::{
    Board, Color, ErrorCode, Move, Rules, Setup, SetupError, Square, air_defense::AirDefense, board::mix,
    setup::errors_of,
};

/// A position of the game: a placement that keeps to the terrain, the side to move, the clocks and
/// the rules it is played by.
///
/// ```
/// use cotulenh::{Position, Rules};
/// let mut position = Position::start(Rules::STANDARD);
/// let moves = position.legal_moves();
/// assert_eq!(moves.len(), 114);
/// let undo = position.apply(moves[0]);
/// position.take_back(undo);
/// assert_eq!(position, Position::start(Rules::STANDARD));
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    /// The effective board: within a deploy session the virtual one (R7.6). Whatever asks about
    /// the position asks this board.
    board: Board,
    air: AirDefense,
    rules: Rules,
    turn: Color,
    half_moves: u32,
    full_moves: u32,
    phase: Phase,
    /// Who has captured the other commander and lost its own by the same stroke: the board alone
    /// does not tell that the game is over.
    victor: Option<Color>,
}

/// What the side to move is about to do.
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
            victor: None,
        }
    }

    /// The position that was set up, if the rules allow it.
    pub fn new(setup: &Setup, rules: Rules) -> Result<Position, PositionError> {
        if let Some(error) = setup.errors().next() {
            return Err(PositionError::Setup(error));
        }
        Position::from_checked(setup, rules)
    }

    /// The position that was set up, where only a deploy may still break the rules.
    pub(crate) fn from_checked(setup: &Setup, rules: Rules) -> Result<Position, PositionError> {
        let mut position = Position::empty(rules);
        for (square, stack) in setup.stacks() {
            position.set(square, Some(stack));
        }
        position.begin(setup.turn, setup.half_moves, setup.full_moves.max(1));
        if let Some(deploy) = &setup.deploy {
            position.replay(deploy)?;
        }
        Ok(position)
    }

    /// A copy that is played by other rules, with the same form of air defense: its zones are part
    /// of the position.
    pub(crate) fn with_rules(&self, rules: Rules) -> Position {
        debug_assert_eq!(self.rules.air_defense, rules.air_defense);
        Position { rules, ..self.clone() }
    }

    /// Says whose turn it is, and when.
    pub(crate) fn begin(&mut self, turn: Color, half_moves: u32, full_moves: u32) {
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

    /// The effective board: within a deploy session the virtual one (R7.6).
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The rules it is played by.
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

    /// A number that is equal for equal positions in the sense of R10.2: placement with heroic
    /// marks, and side to move.
    pub fn hash(&self) -> u64 {
        const BLUE: u64 = mix(0xb1);
        match self.turn {
            Color::Red => self.board.hash(),
            Color::Blue => self.board.hash() ^ BLUE,
        }
    }

    /// Puts a stack on an empty square, if it may stand there.
    pub(crate) fn place(&mut self, square: Square, stack: crate::Stack) -> Option<()> {
        let has_commander = self.board.commander(stack.color()).is_some();
        let [None, None] = errors_of(square, stack, has_commander) else { return None };
        self.board.place(square, stack);
        self.air.placed(square, stack);
        Some(())
    }

    /// Moves a stack from its square to an empty one.
    fn shift(&mut self, from: Square, to: Square, stack: crate::Stack) {
        self.board.shift(from, to, stack);
        self.air.shifted(from, to, stack);
    }

    /// Puts a stack on a square of the effective board, or empties it, keeping everything in step.
    fn set(&mut self, square: Square, stack: Option<crate::Stack>) -> Option<crate::Stack> {
        let before = self.board.set(square, stack);
        self.air.changed(square, before, stack);
        before
    }
}

/// Equal placement, side to move, clocks, rules and session.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.board == other.board
            && self.rules == other.rules
            && self.turn == other.turn
            && (self.half_moves, self.full_moves) == (other.half_moves, other.full_moves)
            && self.phase == other.phase
            && self.victor == other.victor
    }
}

impl Eq for Position {}

/// Why a setup is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The placement breaks a rule.
    Setup(SetupError),
    /// The steps of the open deploy session are not legal.
    Deploy,
}

impl core::fmt::Display for PositionError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            PositionError::Setup(error) => error.fmt(f),
            PositionError::Deploy => f.write_str("the steps of the open deploy session are not legal"),
        }
    }
}

impl core::error::Error for PositionError {}

/// A move that the rules do not allow here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The move.
    pub mv: Move,
    /// Why not.
    pub reason: IllegalReason,
}

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    /// It is not among the legal moves.
    NotLegal,
    /// A deploy session is open, and it is not a step from the stack's square.
    OutsideSession(Square),
}

impl IllegalMove {
    /// A stable name for the error.
    pub fn code(self) -> ErrorCode {
        match self.reason {
            IllegalReason::NotLegal => ErrorCode::IllegalMove,
            IllegalReason::OutsideSession(_) => ErrorCode::DeployElsewhere,
        }
    }
}

impl Position {
    /// Why a move that is not legal is not.
    pub(crate) fn illegal(&self, mv: Move) -> IllegalMove {
        let reason = match self.session().map(Session::square) {
            Some(square) if !mv.deploy || mv.from != square => IllegalReason::OutsideSession(square),
            _ => IllegalReason::NotLegal,
        };
        IllegalMove { mv, reason }
    }
}

impl core::fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.reason {
            IllegalReason::NotLegal => write!(f, "{} is not legal here", self.mv),
            IllegalReason::OutsideSession(square) => {
                write!(f, "{} is not a step of the deploy session that is open on {square}", self.mv)
            }
        }
    }
}

impl core::error::Error for IllegalMove {}
