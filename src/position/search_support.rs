//! What a search needs besides moves: a null move, a hash that tells sessions apart, and the
//! attackers of any square.

use super::{Position, Undo};
use crate::{
    AirDefenseResult, Color, Move, Role, RoleSet, Square,
    board::mix,
    movement::{LONGEST_CAPTURE, capturers},
};

impl Position {
    /// Passes the turn without a move, as the null move of a search. Not in a session, and not in
    /// check, where the other side would capture the commander.
    ///
    /// ```
    /// use cotulenh::{Color, Position, Rules};
    /// let mut position = Position::start(Rules::STANDARD);
    /// let undo = position.pass().unwrap();
    /// assert_eq!(position.turn(), Color::Blue);
    /// position.take_back(undo);
    /// assert_eq!(position, Position::start(Rules::STANDARD));
    /// ```
    pub fn pass(&mut self) -> Option<Undo> {
        (self.session().is_none() && !self.is_check()).then(|| self.pass_turn(false))
    }

    /// A hash like [`Position::hash`] that also tells apart what may be done next: with a session
    /// open, its square and the pieces that have acted (R7.4). Different orders of the same steps
    /// have the same hash.
    pub fn session_hash(&self) -> u64 {
        const SESSION: u64 = 0x5e55_1011;
        let Some(session) = self.session() else { return self.hash() };
        let (square, acted) = (session.square().index(), session.acted().bits());
        self.hash() ^ mix(SESSION << 24 | u64::from(square) << 16 | u64::from(acted))
    }

    /// The squares from which a side could capture an enemy on a square, whatever stands there now,
    /// each with the pieces that, alone, could do so (R9.1). With `navy_target`, the enemy is a Navy.
    pub fn capturers_on(
        &self,
        square: Square,
        by: Color,
        navy_target: bool,
    ) -> impl Iterator<Item = (Square, RoleSet)> + '_ {
        self.pieces_in_range(square, by).iter().filter_map(move |from| {
            let roles = self.attacking_roles(from, self.board.get(from)?, square, navy_target);
            (!roles.is_empty()).then_some((from, roles))
        })
    }

    /// Could the pieces that a move takes to its target capture the enemy commander from there, as far as
    /// their range tells? If not, the move gives no check by itself.
    pub fn may_attack_commander(&self, mv: Move) -> bool {
        let Some(enemy) = self.board.commander(!mv.piece.color()) else { return false };
        let Some((direction, steps)) = mv.to.line_to(enemy).filter(|_| mv.kind.arrives()) else {
            return false;
        };
        let (diagonal, navy) = (direction.is_diagonal(), self.is_navy(enemy));
        // It may become heroic by the attack (R8.1), but that does not widen the range it attacks with.
        let (heroes, roles) = (mv.piece.heroes(), mv.piece.roles());
        let by = |heroic| match steps <= LONGEST_CAPTURE {
            true => capturers(&self.rules, heroic, diagonal, steps, navy),
            false => RoleSet::EMPTY,
        };
        !((roles - heroes) & by(false)).is_empty() || !(heroes & by(true)).is_empty()
    }

    /// What air defense does to the Air Force on one square that flies to another (R5.4), if there is
    /// one and a line between them.
    pub fn flight_result(&self, from: Square, to: Square) -> Option<AirDefenseResult> {
        let plane = self.board.get(from)?.piece(Role::AirForce)?;
        let (direction, steps) = from.line_to(to)?;
        let Some(mut flight) = self.flight(plane.color, plane.heroic) else {
            return Some(AirDefenseResult::SafePass);
        };
        let mut result = AirDefenseResult::SafePass;
        let mut index = from.index();
        for _ in 0..steps {
            index = direction.step(index);
            result = flight.enter(Square::from_index(index));
            if result == AirDefenseResult::Destroyed {
                break;
            }
        }
        Some(result)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Position, Rules};

    #[test]
    fn r7_2_orders_of_the_same_steps_have_one_hash() {
        let fen = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";
        let play = |steps: &[&str]| {
            let mut position = Position::from_fen(fen, Rules::STANDARD).unwrap();
            for step in steps {
                let mv = position.read_move(step).unwrap();
                let _undo = position.apply(mv);
            }
            position.session_hash()
        };
        assert_eq!(play(&["Fc4>e6", "Tc4>d4"]), play(&["Tc4>d4", "Fc4>e6"]));
        assert_ne!(play(&["Fc4>e6"]), play(&["Tc4>d4"]));
        let mut opened = Position::from_fen(fen, Rules::STANDARD).unwrap();
        let before = opened.session_hash();
        opened.start_deploy(crate::Square::C4).unwrap();
        assert_ne!(opened.session_hash(), before);
    }

    #[test]
    fn a_search_may_not_pass_in_check_or_in_a_session() {
        let check = "6c4/11/11/11/11/11/11/11/11/6t4/6C4/11 r - - 0 1";
        assert!(Position::from_fen(check, Rules::STANDARD).unwrap().pass().is_none());
        let fen = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";
        let mut position = Position::from_fen(fen, Rules::STANDARD).unwrap();
        position.start_deploy(crate::Square::C4).unwrap();
        assert!(position.pass().is_none());
    }
}
