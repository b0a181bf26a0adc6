//! Deploy sessions: a stack is split step by step on a virtual board (R7).

use core::{error, fmt};
use std::sync::Arc;

use super::{Phase, Position, PositionError, Undo};
use crate::{
    Board, ErrorCode, Move, MoveKind, RecordedSession, RecordedStep, RoleSet, Square, SquareSet, Stack,
};

/// An open deploy session.
///
/// The position's own board is the virtual one, so that everything asked of the position is
/// answered for it; the session keeps the real one (R7.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    real: Arc<Board>,
    square: Square,
    original: Stack,
    acted: RoleSet,
    steps: Vec<Move>,
}

impl Session {
    fn open(board: &Board, square: Square, original: Stack) -> Session {
        Session { real: Arc::new(board.clone()), square, original, acted: RoleSet::EMPTY, steps: Vec::new() }
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

    /// The pieces that have captured without leaving: they take no further step (R7.4).
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

    /// Has every piece left or acted (R7.7)?
    pub(super) fn is_done(&self, board: &Board) -> bool {
        board.get(self.square).is_none_or(|stack| self.acted.contains_all(stack.roles()))
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

    /// What an open session has left on the stack's square.
    pub fn deploy_remaining(&self) -> Option<Stack> {
        self.session().and_then(|session| self.board.get(session.square))
    }

    /// The pieces of an open session that have neither left nor acted.
    pub fn deploy_waiting(&self) -> RoleSet {
        let remaining = self.deploy_remaining().map_or(RoleSet::EMPTY, Stack::roles);
        remaining - self.session().map_or(RoleSet::EMPTY, Session::acted)
    }

    /// Opens a session for the stack on a square. Its steps are played like moves, and the first
    /// of them opens the session by itself where this was not called.
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

    /// The open session, or a new one for the stack on a square.
    pub(super) fn session_for(&self, square: Square) -> Option<Box<Session>> {
        match &self.phase {
            Phase::Deploying(session) => Some(session.clone()),
            Phase::Choosing => {
                let stack = self.board.get(square)?;
                Some(Box::new(Session::open(&self.board, square, stack)))
            }
        }
    }

    /// May the open session be committed now (R7.7)?
    pub fn can_commit(&self) -> bool {
        self.check_commit().is_ok()
    }

    /// The open session, if it may be committed, or why it may not.
    pub(crate) fn check_commit(&self) -> Result<&Session, DeployError> {
        let session = self.session().ok_or(DeployError::NoSession)?;
        if session.steps.is_empty() {
            return Err(DeployError::NothingDeployed);
        }
        if self.is_settled(self.turn) { Ok(session) } else { Err(DeployError::CommanderInDanger) }
    }

    /// Commits the open session: the virtual board becomes the real one, and the turn passes.
    pub fn commit(&mut self) -> Result<Undo, DeployError> {
        let captured = self.check_commit()?.has_captured();
        Ok(self.pass_turn(captured))
    }

    /// Gives the open session up: everything is as it was before it.
    pub fn cancel_deploy(&mut self) -> Result<(), DeployError> {
        let Phase::Deploying(session) = core::mem::replace(&mut self.phase, Phase::Choosing) else {
            return Err(DeployError::NoSession);
        };
        for square in self.board.occupied() | session.real.occupied() {
            self.set(square, session.real.get(square));
        }
        Ok(())
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

    /// Plays the steps of a session that was written down. Each must be legal, and lead to what
    /// was written.
    pub(super) fn replay(&mut self, text: &RecordedSession) -> Result<(), PositionError> {
        self.start_deploy(text.square).map_err(|_| PositionError::Deploy)?;
        for &RecordedStep { piece, kind, to } in &text.steps {
            let step = Move { from: text.square, to, piece, kind, deploy: true };
            let _undo = self.play(step).map_err(|_| PositionError::Deploy)?;
        }
        // A session that its last step has committed is not open any more.
        if self.recorded_session().as_ref() == Some(text) { Ok(()) } else { Err(PositionError::Deploy) }
    }
}

/// Why a call about a deploy session was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeployError {
    /// A session is open already.
    SessionOpen,
    /// No session is open.
    NoSession,
    /// There is nothing on the square.
    EmptySquare(Square),
    /// What stands there is the other side's.
    NotYours(Square),
    /// One piece alone cannot be split.
    SinglePiece(Square),
    /// The stack has no legal step.
    NoStep(Square),
    /// A session is committed after at least one step.
    NothingDeployed,
    /// The own commander would be left in danger.
    CommanderInDanger,
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
        }
    }
}

impl fmt::Display for DeployError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeployError::SessionOpen => f.write_str("a deploy session is open: commit or cancel it first"),
            DeployError::NoSession => f.write_str("no deploy session is open"),
            DeployError::EmptySquare(square) => write!(f, "there is nothing on {square} to deploy"),
            DeployError::NotYours(square) => write!(f, "the stack on {square} is not of the side to move"),
            DeployError::SinglePiece(square) => {
                write!(f, "the piece on {square} is alone: it moves as it is")
            }
            DeployError::NoStep(square) => write!(f, "no piece of the stack on {square} can leave it"),
            DeployError::NothingDeployed => f.write_str("no piece has been deployed yet"),
            DeployError::CommanderInDanger => f.write_str("the own commander would be left in danger"),
        }
    }
}

impl error::Error for DeployError {}
