//! What a search needs besides the rules: playing without checks, pseudo-legal moves in stages whose
//! legality is decided one by one, a null move, and hashes and attackers for its tables and exchanges.
//!
//! Games and user interfaces need none of it. [`Position::legal_moves`] and [`Position::play`] are slower
//! and cannot be used wrongly.
//!
//! ```
//! use cotulenh::{Position, Rules, search_support::SearchSupport};
//!
//! fn count(position: &mut Position, depth: u32) -> u64 {
//!     if depth == 0 {
//!         return 1;
//!     }
//!     let (facts, mut moves, mut nodes) = (position.safety_facts(), Vec::new(), 0);
//!     position.push_captures(&mut moves);
//!     position.push_quiet_moves(&mut moves);
//!     for mv in moves {
//!         if position.allows(&facts, mv) {
//!             let undo = position.apply(mv);
//!             nodes += count(position, depth - 1);
//!             position.take_back(undo);
//!         }
//!     }
//!     nodes
//! }
//!
//! let mut position = Position::start(Rules::STANDARD);
//! assert_eq!(count(&mut position, 2), position.perft(2));
//! ```

pub use super::safety_facts::SafetyFacts;

use super::{Action, DeployError, Position, Undo};
use crate::{
    AirDefenseResult, Color, Move, Role, RoleSet, Square, SquareSet,
    board::mix,
    movement::{LONGEST_CAPTURE, capturers},
};

/// What a search does with a [`Position`].
pub trait SearchSupport {
    /// Plays a move that is known to be legal, such as one of [`Position::legal_moves`] or one that
    /// [`SearchSupport::allows`]. The result of any other may break the rules.
    #[must_use = "needed to take the move back"]
    fn apply(&mut self, mv: Move) -> Undo;

    /// Does an action. A move must be legal, as for [`SearchSupport::apply`]; a commit that is not
    /// allowed is refused.
    fn act(&mut self, action: Action) -> Result<Undo, DeployError>;

    /// Takes back the last action that has not been taken back yet, promotions included (R8.2). A
    /// session that [`Position::start_deploy`] opened stays open before its first step.
    ///
    /// ```
    /// use cotulenh::{Position, Rules, search_support::SearchSupport};
    /// let mut position = Position::start(Rules::STANDARD);
    /// let undo = position.apply(position.legal_moves()[0]);
    /// position.take_back(undo);
    /// assert_eq!(position, Position::start(Rules::STANDARD));
    /// ```
    fn take_back(&mut self, undo: Undo);

    /// Passes the turn without a move, as the null move of a search. Not in a session, and not in
    /// check, where the other side would capture the commander.
    ///
    /// ```
    /// use cotulenh::{Color, Position, Rules, search_support::SearchSupport};
    /// let mut position = Position::start(Rules::STANDARD);
    /// let undo = position.pass().unwrap();
    /// assert_eq!(position.turn(), Color::Blue);
    /// position.take_back(undo);
    /// assert_eq!(position, Position::start(Rules::STANDARD));
    /// ```
    fn pass(&mut self) -> Option<Undo>;

    /// Appends the pseudo-legal captures of the side to move, deploy steps included, in no
    /// particular order.
    fn push_captures(&self, moves: &mut Vec<Move>);

    /// The same, but only captures of what stands on some squares.
    fn push_captures_of(&self, targets: SquareSet, moves: &mut Vec<Move>);

    /// Appends the pseudo-legal moves that capture nothing, deploy steps included, in no particular
    /// order.
    fn push_quiet_moves(&self, moves: &mut Vec<Move>);

    /// Is a move pseudo-legal here: one of those that the lists above contain? `scratch` is a list to
    /// work with; what it holds is lost.
    fn is_pseudo_legal(&self, mv: Move, scratch: &mut Vec<Move>) -> bool;

    /// What decides here whether pseudo-legal moves are legal; for [`SearchSupport::allows`].
    fn safety_facts(&self) -> SafetyFacts;

    /// Is a pseudo-legal move legal (R9.3, R7.8)? The facts must be those of this position. A move
    /// that they do not decide is played and taken back, so the position is the same afterwards.
    fn allows(&mut self, facts: &SafetyFacts, mv: Move) -> bool;

    /// A hash like [`Position::hash`] that also tells apart what may be done next: with a session
    /// open, its square and the pieces that have acted (R7.4). Different orders of the same steps
    /// have the same hash.
    fn session_hash(&self) -> u64;

    /// The hash of the position before the open session, which is the one that counts for repetition
    /// (R7.9). Without a session, that of the position.
    fn hash_before_session(&self) -> u64;

    /// The squares from which a side could capture an enemy on a square, whatever stands there now,
    /// each with the pieces that, alone, could do so (R9.1). With `navy_target`, the enemy is a Navy.
    fn capturers_on(
        &self,
        square: Square,
        by: Color,
        navy_target: bool,
    ) -> impl Iterator<Item = (Square, RoleSet)> + '_;

    /// Could the pieces that a move takes to its target capture the enemy commander from there, as far as
    /// their range tells? If not, the move gives no check by itself.
    fn may_attack_commander(&self, mv: Move) -> bool;

    /// What air defense does to the Air Force on one square that flies to another (R5.4), if there is
    /// one and a line between them.
    fn flight_result(&self, from: Square, to: Square) -> Option<AirDefenseResult>;

    /// [`Position::perft`] with the actions at the last depth done as well, as a search does.
    fn perft_making_leaves(&self, depth: u32) -> u64;
}

impl SearchSupport for Position {
    // What the rules themselves use is inherent, and private to the crate.

    fn apply(&mut self, mv: Move) -> Undo {
        self.apply(mv)
    }

    fn act(&mut self, action: Action) -> Result<Undo, DeployError> {
        self.act(action)
    }

    fn take_back(&mut self, undo: Undo) {
        self.take_back(undo);
    }

    fn push_captures(&self, moves: &mut Vec<Move>) {
        self.push_captures(moves);
    }

    fn push_captures_of(&self, targets: SquareSet, moves: &mut Vec<Move>) {
        self.push_captures_of(targets, moves);
    }

    fn push_quiet_moves(&self, moves: &mut Vec<Move>) {
        self.push_quiet_moves(moves);
    }

    fn is_pseudo_legal(&self, mv: Move, scratch: &mut Vec<Move>) -> bool {
        self.is_pseudo_legal(mv, scratch)
    }

    fn safety_facts(&self) -> SafetyFacts {
        SafetyFacts::of(self)
    }

    fn allows(&mut self, facts: &SafetyFacts, mv: Move) -> bool {
        self.allows(facts, mv)
    }

    fn hash_before_session(&self) -> u64 {
        self.hash_before_session()
    }

    fn perft_making_leaves(&self, depth: u32) -> u64 {
        self.perft_making_leaves(depth)
    }

    fn pass(&mut self) -> Option<Undo> {
        (self.session().is_none() && !self.is_check()).then(|| self.pass_turn(false))
    }

    fn session_hash(&self) -> u64 {
        const SESSION: u64 = 0x5e55_1011;
        let Some(session) = self.session() else { return self.hash() };
        let (square, acted) = (session.square().index(), session.acted().bits());
        self.hash() ^ mix(SESSION << 24 | u64::from(square) << 16 | u64::from(acted))
    }

    fn capturers_on(
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

    fn may_attack_commander(&self, mv: Move) -> bool {
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

    fn flight_result(&self, from: Square, to: Square) -> Option<AirDefenseResult> {
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
    use super::SearchSupport;
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
