//! Pseudo-legal moves: where pieces can go by their own rules (R2–R7), before the commander's
//! safety is checked. `ground`, `commander` and `air_force` hold one kind of carrier each.

mod air_force;
mod commander;
mod ground;

use super::{Phase, Position};
use crate::{Direction, Move, MoveKind, NavyPasses, Piece, Role, RoleSet, Square, Stack, may_stand};

/// A piece, a stack or a part of a stack that may leave a square. It moves as its carrier does,
/// and takes everything with it (R6.3).
#[derive(Clone, Copy)]
pub(super) struct Mover {
    pub(super) from: Square,
    /// The whole stack, or the part that a deploy step takes.
    pub(super) piece: Stack,
    /// The part of the stack that a deploy step leaves on its square.
    pub(super) rest: Option<Stack>,
    pub(super) deploy: bool,
}

impl Mover {
    /// The part of a stack that a deploy step takes (R7.1).
    pub(super) fn part(from: Square, stack: Stack, part: RoleSet) -> Option<Mover> {
        Some(Mover { from, piece: stack.part(part)?, rest: stack.without(part), deploy: true })
    }

    /// May it leave? The rest needs a carrier that may stand on the square (R7.3).
    pub(super) fn can_leave(&self) -> bool {
        self.rest.is_none_or(|rest| may_stand(rest.carrier_role(), self.from))
    }

    /// May it capture without moving? In a deploy only a single piece may (R7.4).
    fn can_stay_capture(&self) -> bool {
        !self.deploy || self.piece.is_single()
    }

    fn move_to(&self, to: Square, kind: MoveKind) -> Move {
        Move { from: self.from, to, piece: self.piece, kind, deploy: self.deploy }
    }
}

/// Keeps those moves from index `start` on that pass the test.
pub(super) fn retain_from(moves: &mut Vec<Move>, start: usize, mut test: impl FnMut(Move) -> bool) {
    let mut kept = start;
    for n in start..moves.len() {
        let mv = moves[n];
        if test(mv) {
            moves[kept] = mv;
            kept += 1;
        }
    }
    moves.truncate(kept);
}

impl Position {
    /// Calls `found` with everything that may leave a square: the whole stack, and the parts that a
    /// deploy step may take (R7.1).
    pub(super) fn for_each_mover(&self, from: Square, found: &mut dyn FnMut(Mover)) {
        let Some(stack) = self.board.get(from).filter(|stack| stack.color() == self.turn) else { return };
        let mut add_part = |part| {
            if let Some(mover) = Mover::part(from, stack, part) {
                found(mover);
            }
        };
        match &self.phase {
            Phase::Choosing if stack.is_single() => {
                found(Mover { from, piece: stack, rest: None, deploy: false });
            }
            Phase::Choosing => {
                // The whole stack moving as one is never a deploy (R7.5).
                stack.roles().parts().skip(1).for_each(&mut add_part);
                found(Mover { from, piece: stack, rest: None, deploy: false });
            }
            Phase::Deploying(session) if session.square() == from => {
                let whole = session.steps().is_empty().then_some(stack.roles());
                let parts = (stack.roles() - session.acted()).parts();
                parts.filter(|&part| Some(part) != whole).for_each(&mut add_part);
            }
            Phase::Deploying(_) => {}
        }
    }

    /// Appends the pseudo-legal moves of a mover. A deploy step follows the same rules as any move,
    /// on the effective board (R7.2).
    pub(super) fn generate_moves(&self, mover: Mover, moves: &mut Vec<Move>) {
        self.generate_along(&Direction::LOW_TO_HIGH, mover, moves);
    }

    /// Appends the pseudo-legal moves of a mover along some lines.
    pub(super) fn generate_along(&self, lines: &[Direction], mover: Mover, moves: &mut Vec<Move>) {
        match mover.piece.carrier_role() {
            Role::AirForce => self.generate_flights(lines, mover, moves),
            Role::Commander => self.generate_commander_moves(lines, mover, moves),
            _ => self.generate_ground_moves(lines, mover, moves),
        }
    }

    /// May a piece move past a stack? Any piece blocks movement (R2.2), except for a navy by R11
    /// `navyPasses`. What the Air Force flies over is not asked here.
    pub(super) fn passes(&self, carrier: Piece, stack: Stack) -> bool {
        carrier.role == Role::Navy
            && match self.rules.navy_passes {
                NavyPasses::Nothing => false,
                NavyPasses::OtherPieces => stack.carrier_role() != Role::Navy,
                NavyPasses::Friends => stack.color() == carrier.color,
            }
    }

    /// Appends the capture of what stands on a square in range, if there is one. Terrain never
    /// prevents it, but decides its kind: normal where the attacker may stand, else a stay capture
    /// (R2.3, R3.1).
    fn push_capture(&self, mover: &Mover, can_leave: bool, to: Square, moves: &mut Vec<Move>) {
        if may_stand(mover.piece.carrier_role(), to) {
            if can_leave {
                moves.push(mover.move_to(to, MoveKind::Capture));
            }
        } else if mover.can_stay_capture() {
            moves.push(mover.move_to(to, MoveKind::Stay));
        }
    }

    /// Appends the combination with a friend on a square in reach, if they form a stack (R6.2).
    fn push_combination(&self, mover: &Mover, friend: Stack, to: Square, moves: &mut Vec<Move>) {
        if let Some(together) = mover.piece.combine(friend)
            && may_stand(together.carrier_role(), to)
            && together.is_allowed(&self.rules)
        {
            moves.push(mover.move_to(to, MoveKind::Combine));
        }
    }
}
