//! What is known of a move, to find or explain it: its squares, as a board has them after a drag,
//! and perhaps its pieces and its kind.

use core::{error, fmt};

use super::{Illegal, Position};
use crate::{ErrorCode, Move, MoveKind, Role, RoleSet, Square, Stack};

/// What is known of the move to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveQuery {
    /// The square the move starts from.
    pub from: Square,
    /// The target square.
    pub to: Square,
    /// What moves.
    pub piece: Option<PieceQuery>,
    /// What happens on the target square.
    pub kind: Option<MoveKind>,
    /// Is it a deploy step? With `None` an ordinary move is preferred.
    pub deploy: Option<bool>,
}

/// The pieces that move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceQuery {
    /// One role: a piece alone, or the carrier of a stack that moves as one.
    Named(Role),
    /// All roles that move.
    Exactly(RoleSet),
}

impl MoveQuery {
    /// Any move from one square to another.
    pub fn new(from: Square, to: Square) -> MoveQuery {
        MoveQuery { from, to, piece: None, kind: None, deploy: None }
    }

    /// Does a move between these squares match?
    fn matches(&self, mv: Move) -> bool {
        self.kind.is_none_or(|kind| kind == mv.kind) && self.matches_mover(mv.piece, mv.deploy)
    }

    /// Do the pieces that move match?
    pub(super) fn matches_mover(&self, mover: Stack, deploy: bool) -> bool {
        let piece = match self.piece {
            None => true,
            Some(PieceQuery::Named(role)) if !deploy => mover.carrier_role() == role,
            Some(PieceQuery::Named(role)) => mover.roles() == RoleSet::of(role),
            Some(PieceQuery::Exactly(roles)) => mover.roles() == roles,
        };
        piece && self.deploy.is_none_or(|wanted| wanted == deploy)
    }
}

impl Position {
    /// The only legal move that matches a query.
    ///
    /// ```
    /// use cotulenh::{MoveQuery, Position, Rules, Square};
    /// let position = Position::start(Rules::STANDARD);
    /// let mv = position.find(&MoveQuery::new(Square::F4, Square::F6))?;
    /// assert_eq!(mv.to_string(), "Tf4f6");
    /// # Ok::<(), cotulenh::FindMoveError>(())
    /// ```
    pub fn find(&self, query: &MoveQuery) -> Result<Move, FindMoveError> {
        pick_single(self.matching_moves(query), || self.explain_refusal(query))
    }

    /// The legal moves that match a query. An ordinary move is preferred to deploy steps, unless the
    /// query says which is meant.
    pub(crate) fn matching_moves(&self, query: &MoveQuery) -> Vec<Move> {
        let mut matching = self.legal_moves_between(query.from, query.to);
        matching.retain(|&mv| query.matches(mv));
        if query.deploy.is_none() && matching.iter().any(|mv| !mv.deploy) {
            matching.retain(|mv| !mv.deploy);
        }
        matching
    }
}

/// The single move of a list.
pub(crate) fn pick_single(
    fitting: Vec<Move>,
    explain: impl FnOnce() -> Illegal,
) -> Result<Move, FindMoveError> {
    match fitting.as_slice() {
        [single] => Ok(*single),
        [] => Err(FindMoveError::None(explain())),
        _ => Err(FindMoveError::Several(fitting)),
    }
}

/// Why there is no single legal move that fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindMoveError {
    /// No legal move fits.
    None(Illegal),
    /// Several legal moves fit; for deploys, their first steps.
    Several(Vec<Move>),
}

impl FindMoveError {
    /// A stable name for the error.
    pub fn code(&self) -> ErrorCode {
        match self {
            FindMoveError::None(illegal) => illegal.code(),
            FindMoveError::Several(_) => ErrorCode::AmbiguousMove,
        }
    }
}

impl fmt::Display for FindMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FindMoveError::None(illegal) => illegal.fmt(f),
            FindMoveError::Several(moves) => {
                f.write_str("several moves fit: ")?;
                for (n, mv) in moves.iter().enumerate() {
                    write!(f, "{}{mv}", if n == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
        }
    }
}

impl error::Error for FindMoveError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;

    const STACK: &str = "6c4/11/11/11/11/11/2i8/11/2(NFT)8/11/11/7C3 r - - 0 1";

    fn position() -> Position {
        Position::from_fen(STACK, Rules::STANDARD).unwrap()
    }

    fn found(query: MoveQuery) -> Result<String, Vec<String>> {
        position().find(&query).map(|mv| mv.to_string()).map_err(|error| match error {
            FindMoveError::Several(moves) => moves.iter().map(ToString::to_string).collect(),
            _ => Vec::new(),
        })
    }

    fn query(to: Square) -> MoveQuery {
        MoveQuery::new(Square::C4, to)
    }

    #[test]
    fn an_ordinary_move_is_preferred_unless_a_deploy_is_asked_for() {
        assert_eq!(found(query(Square::C5)), Ok("(NFT)c4c5".into()));
        let step = MoveQuery { deploy: Some(true), ..query(Square::C5) };
        let parts = found(step).unwrap_err();
        assert!(parts.contains(&"Nc4>c5".to_owned()) && parts.contains(&"(FT)c4>c5".to_owned()), "{parts:?}");
        let exact = MoveQuery { piece: Some(PieceQuery::Named(Role::Tank)), ..step };
        assert_eq!(found(exact), Ok("Tc4>c5".into()));
    }

    #[test]
    fn a_role_names_a_piece_alone_or_the_carrier_of_all() {
        let named = |role| MoveQuery { piece: Some(PieceQuery::Named(role)), ..query(Square::C5) };
        assert_eq!(found(named(Role::Navy)), Ok("(NFT)c4c5".into()));
        assert_eq!(found(named(Role::AirForce)), Ok("Fc4>c5".into()));
        let roles = RoleSet::of(Role::AirForce).with(Role::Tank);
        let both = MoveQuery { piece: Some(PieceQuery::Exactly(roles)), ..query(Square::C5) };
        assert_eq!(found(both), Ok("(FT)c4>c5".into()));
    }

    #[test]
    fn kinds_tell_captures_apart() {
        let fen = "6c4/11/11/11/11/11/4i6/11/4F6/11/11/7C3 r - - 0 1";
        let position = Position::from_fen(fen, Rules::STANDARD).unwrap();
        let query = MoveQuery::new(Square::E4, Square::E6);
        assert!(matches!(position.find(&query), Err(FindMoveError::Several(moves)) if moves.len() == 2));
        let stay = MoveQuery { kind: Some(MoveKind::Stay), ..query };
        assert_eq!(position.find(&stay).unwrap().to_string(), "Fe4_e6");
        let none = MoveQuery { kind: Some(MoveKind::Combine), ..query };
        assert!(matches!(position.find(&none), Err(FindMoveError::None(_))));
    }
}
