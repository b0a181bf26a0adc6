//! Deploy sessions: a stack is split step by step on a virtual board (R7). Opening, committing (also by
//! itself, R7.7) and cancelling are here. Steps are generated like moves (`generate`); which of them
//! are legal is in `legal_steps` (R7.8).

mod legal_steps;

use core::{error, fmt};

pub(super) use legal_steps::{Rescue, can_commit_after, find_rescue, obstructs};

use super::{Phase, Position, ReplayError, Undo};
use crate::{
    Board, ErrorCode, Move, MoveKind, RecordedSession, RecordedStep, RoleSet, Square, SquareSet, Stack,
};

/// An open deploy session.
///
/// The position's own board is the virtual one, so that all rules use it. The session holds the real
/// one, which does not change before the commit (R7.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    real: Board,
    square: Square,
    original: Stack,
    acted: RoleSet,
    steps: Vec<Move>,
}

impl Session {
    fn open(board: &Board, square: Square, original: Stack) -> Session {
        Session { real: board.clone(), square, original, acted: RoleSet::EMPTY, steps: Vec::new() }
    }

    /// The square of the stack that is deployed.
    pub fn square(&self) -> Square {
        self.square
    }

    /// The stack as it stood when the session began.
    pub fn original(&self) -> Stack {
        self.original
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Move] {
        &self.steps
    }

    /// The pieces that made a stay capture: they take no further step (R7.4).
    pub fn acted(&self) -> RoleSet {
        self.acted
    }

    /// Has a step captured anything?
    pub(super) fn has_captured(&self) -> bool {
        self.steps.iter().any(|step| step.kind.is_capture())
    }

    pub(super) fn record(&mut self, step: Move) {
        if step.kind == MoveKind::Stay {
            self.acted = self.acted | step.piece.roles();
        }
        self.steps.push(step);
    }

    /// Forgets the last step. A piece that has acted takes no further step, so it acted only in that one.
    pub(super) fn forget_step(&mut self) {
        if let Some(step) = self.steps.pop()
            && step.kind == MoveKind::Stay
        {
            self.acted = self.acted - step.piece.roles();
        }
    }
}

impl Position {
    /// The open deploy session.
    pub fn session(&self) -> Option<&Session> {
        match &self.phase {
            Phase::Choosing => None,
            Phase::Deploying(session) => Some(session),
        }
    }

    /// The board that an open session has not changed yet (R7.6). Without a session, the board.
    pub fn real_board(&self) -> &Board {
        self.session().map_or(&self.board, |session| &session.real)
    }

    /// The squares on which the virtual board differs from the real one.
    pub fn deploy_changes(&self) -> SquareSet {
        let real = self.real_board();
        let squares = self.board.occupied() | real.occupied();
        squares.iter().filter(|&square| self.board.get(square) != real.get(square)).collect()
    }

    /// What is left on the stack's square in an open session.
    pub fn deploy_remaining(&self) -> Option<Stack> {
        self.session().and_then(|session| self.board.get(session.square))
    }

    /// The pieces of an open session that have a legal step, alone or with others.
    pub fn deploy_waiting(&self) -> RoleSet {
        let steps = self.session().map_or(Vec::new(), |session| self.legal_moves_from(session.square));
        steps.iter().fold(RoleSet::EMPTY, |waiting, step| waiting | step.piece.roles())
    }

    /// Sets whether deploy sessions commit by themselves (R7.7). On by default; user interfaces that
    /// want to ask the player first turn it off.
    pub fn set_auto_commit(&mut self, auto_commit: bool) {
        self.auto_commit = auto_commit;
    }

    /// Do deploy sessions commit by themselves? See [`Position::set_auto_commit`].
    pub fn auto_commit(&self) -> bool {
        self.auto_commit
    }

    /// Opens a session for the stack on a square. Its steps are played like moves. A first step that
    /// is played without this call opens the session by itself.
    pub fn start_deploy(&mut self, square: Square) -> Result<(), DeployError> {
        if self.session().is_some() {
            return Err(DeployError::SessionOpen);
        }
        let stack = self.board.get(square).ok_or(DeployError::EmptySquare(square))?;
        if stack.color() != self.turn {
            return Err(DeployError::NotYours(square));
        }
        if stack.is_single() {
            return Err(DeployError::SinglePiece(square));
        }
        if !self.legal_moves_from(square).iter().any(|mv| mv.deploy) {
            return Err(DeployError::NoStep(square));
        }
        self.phase = Phase::Deploying(Box::new(Session::open(&self.board, square, stack)));
        Ok(())
    }

    /// The open session. Without one nothing can be deployed.
    pub(crate) fn require_session(&self) -> Result<&Session, DeployError> {
        self.session().ok_or(DeployError::NoSession)
    }

    /// A session for the stack from which a first step is about to be played.
    pub(super) fn open_for(&self, step: Move) -> Option<Box<Session>> {
        let stack = self.board.get(step.from)?;
        Some(Box::new(Session::open(&self.board, step.from, stack)))
    }

    /// Does the open session commit by itself after a step (R7.7)? It does when the step captured the
    /// enemy commander, or no further step is legal.
    pub(super) fn commits_by_itself(&self, captured_commander: bool) -> bool {
        self.auto_commit && (captured_commander || !self.has_legal_step())
    }

    /// May the open session be committed now (R7.7)?
    pub fn can_commit(&self) -> bool {
        self.check_commit().is_ok()
    }

    /// The open session, if it may be committed.
    pub(crate) fn check_commit(&self) -> Result<&Session, DeployError> {
        let session = self.require_session()?;
        if session.steps.is_empty() {
            return Err(DeployError::NothingDeployed);
        }
        if self.may_end_turn(self.turn) { Ok(session) } else { Err(DeployError::CommanderInDanger) }
    }

    /// Commits the open session: the virtual board becomes the real one, and the turn passes.
    pub fn commit(&mut self) -> Result<Undo, DeployError> {
        let captured = self.check_commit()?.has_captured();
        Ok(self.pass_turn(captured))
    }

    /// Cancels the open session: everything is as before it.
    pub fn cancel_deploy(&mut self) -> Result<(), DeployError> {
        self.session().ok_or(DeployError::NoSession)?;
        self.close_session();
        Ok(())
    }

    /// Cancels the session if one is open.
    pub(crate) fn close_session(&mut self) {
        if let Phase::Deploying(session) = core::mem::replace(&mut self.phase, Phase::Choosing) {
            for square in self.board.occupied() | session.real.occupied() {
                self.set(square, session.real.get(square));
            }
        }
    }

    /// The hash of the position before the open session, which is the one that counts for repetition
    /// (R7.9).
    pub(crate) fn hash_before_session(&self) -> u64 {
        self.hash() ^ self.board.hash() ^ self.real_board().hash()
    }

    /// The square and the steps of the open session.
    pub(crate) fn open_session(&self) -> Option<(Square, Vec<Move>)> {
        self.session().map(|session| (session.square, session.steps.clone()))
    }

    /// The open session as data (R12.2).
    pub(crate) fn recorded_session(&self) -> Option<RecordedSession> {
        let session = self.session()?;
        let steps =
            session.steps.iter().map(|&Move { piece, kind, to, .. }| RecordedStep { piece, kind, to });
        Some(RecordedSession {
            square: session.square,
            remaining: self.deploy_remaining(),
            steps: steps.collect(),
        })
    }

    /// Replays a recorded session. Each step must be legal, and the result must be what is recorded
    /// (R12.2).
    pub(super) fn replay(&mut self, recorded: &RecordedSession) -> Result<(), ReplayError> {
        self.start_deploy(recorded.square).map_err(ReplayError::Open)?;
        for &RecordedStep { piece, kind, to } in &recorded.steps {
            let step = Move { from: recorded.square, to, piece, kind, deploy: true };
            let _undo = self.play(step).map_err(ReplayError::Step)?;
        }
        // A session that its last step commits (R7.7) is not open any more.
        if self.recorded_session().as_ref() == Some(recorded) { Ok(()) } else { Err(ReplayError::Remaining) }
    }
}

/// Why a call for a deploy session is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeployError {
    /// A session is open already.
    SessionOpen,
    /// No session is open.
    NoSession,
    /// There is nothing on the square.
    EmptySquare(Square),
    /// The stack there is the enemy's.
    NotYours(Square),
    /// A single piece cannot be split.
    SinglePiece(Square),
    /// The stack has no legal step.
    NoStep(Square),
    /// A commit needs at least one step.
    NothingDeployed,
    /// A commit would leave the own commander in danger.
    CommanderInDanger,
    /// The end of the game was declared (R13.5).
    GameOver,
}

impl DeployError {
    /// A stable name for the error.
    pub fn code(self) -> ErrorCode {
        match self {
            DeployError::SessionOpen => ErrorCode::DeployOpen,
            DeployError::NoSession => ErrorCode::NoDeploy,
            DeployError::EmptySquare(_) => ErrorCode::DeployEmptySquare,
            DeployError::NotYours(_) => ErrorCode::DeployNotYours,
            DeployError::SinglePiece(_) => ErrorCode::DeploySinglePiece,
            DeployError::NoStep(_) => ErrorCode::DeployNoStep,
            DeployError::NothingDeployed => ErrorCode::DeployNothingMoved,
            DeployError::CommanderInDanger => ErrorCode::DeployInDanger,
            DeployError::GameOver => ErrorCode::GameOver,
        }
    }
}

impl fmt::Display for DeployError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeployError::SessionOpen => f.write_str("a deploy session is open: commit or cancel it first"),
            DeployError::NoSession => f.write_str("no deploy session is open"),
            DeployError::EmptySquare(square) => write!(f, "there is nothing on {square} to deploy"),
            DeployError::NotYours(square) => write!(f, "the stack on {square} belongs to the other side"),
            DeployError::SinglePiece(square) => {
                write!(f, "the piece on {square} stands alone and cannot be split")
            }
            DeployError::NoStep(square) => write!(f, "no piece of the stack on {square} can leave it"),
            DeployError::NothingDeployed => {
                f.write_str("a deploy needs at least one step before it is committed")
            }
            DeployError::CommanderInDanger => f.write_str("your commander would be in danger"),
            DeployError::GameOver => f.write_str("the game is over"),
        }
    }
}

impl error::Error for DeployError {}
