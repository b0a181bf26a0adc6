//! Finding a legal move by its squares, as a board needs it after a drag.

use crate::{Move, MoveQuery, ParseMoveError, Position, san::pick_single};

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
        pick_single(self.matching_moves(query), || self.explain_refusal(query))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MoveKind, PieceQuery, Role, RoleSet, Rules, Square};

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
        assert!(matches!(position.find(&none), Err(ParseMoveError::NoSuchMove(_))));
    }
}
