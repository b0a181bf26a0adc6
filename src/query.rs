//! Finding a legal move by its squares, as a board needs it after a drag.

use crate::{Move, MoveKind, ParseMoveError, Position, Role, RoleSet, Square};

/// What is known of the move to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
        let piece = match self.piece {
            None => true,
            Some(PieceQuery::Named(role)) if !mv.deploy => mv.piece.carrier_role() == role,
            Some(PieceQuery::Named(role)) => mv.piece.roles() == RoleSet::of(role),
            Some(PieceQuery::Exactly(roles)) => mv.piece.roles() == roles,
        };
        piece
            && self.kind.is_none_or(|kind| kind == mv.kind)
            && self.deploy.is_none_or(|deploy| deploy == mv.deploy)
    }
}

impl Position {
    /// The only legal move that fits.
    ///
    /// ```
    /// use cotulenh::{MoveQuery, Position, Rules, Square};
    /// let position = Position::start(Rules::STANDARD);
    /// let mv = position.find(&MoveQuery::new(Square::F4, Square::F6))?;
    /// assert_eq!(mv.to_string(), "Tf4f6");
    /// # Ok::<(), cotulenh::ParseMoveError>(())
    /// ```
    pub fn find(&self, query: &MoveQuery) -> Result<Move, ParseMoveError> {
        let mut fitting = self.legal_moves_between(query.from, query.to);
        fitting.retain(|&mv| query.matches(mv));
        // An ordinary move is preferred to deploy steps, unless the query says which is meant.
        if query.deploy.is_none() && fitting.iter().any(|mv| !mv.deploy) {
            fitting.retain(|mv| !mv.deploy);
        }
        self.pick_single(fitting, query.deploy == Some(false) || self.is_outside_session(query.from))
    }
}

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
            ParseMoveError::Ambiguous(moves) => moves.iter().map(ToString::to_string).collect(),
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
        assert!(matches!(position.find(&query), Err(ParseMoveError::Ambiguous(moves)) if moves.len() == 2));
        let stay = MoveQuery { kind: Some(MoveKind::Stay), ..query };
        assert_eq!(position.find(&stay).unwrap().to_string(), "Fe4_e6");
        let none = MoveQuery { kind: Some(MoveKind::Combine), ..query };
        assert_eq!(position.find(&none), Err(ParseMoveError::NoSuchMove));
    }
}
