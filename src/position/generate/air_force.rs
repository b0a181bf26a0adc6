//! The moves of the Air Force: flights, captures with or without landing, and suicide captures.
//! What air defense does on the way is in `air_defense/flight.rs` (R5.3, R5.4).

use super::Mover;
use crate::{
    AirDefenseResult, Direction, Move, MoveKind, Position, Role, Square, Stack, may_stand, movement::Reach,
};

impl Position {
    /// The Air Force flies over pieces and any terrain (R2.1, R2.2), as far as air defense lets it.
    pub(super) fn generate_flights(&self, lines: &[Direction], mover: Mover, moves: &mut Vec<Move>) {
        let carrier = mover.piece.carrier();
        let reach = Reach::of(Role::AirForce, carrier.heroic, &self.rules);
        let can_leave = mover.can_leave();
        let mut flight = self.flight(carrier.color, carrier.heroic);
        for &direction in lines {
            if let Some(flight) = &mut flight {
                flight.restart();
            }
            let mut index = mover.from.index();
            for _ in 0..reach.moves.get(direction.is_diagonal()) {
                index = direction.step(index);
                let cell = self.board.cell(index);
                if cell.is_padding() {
                    break;
                }
                let to = Square::from_index(index);
                let result = flight.as_mut().map_or(AirDefenseResult::SafePass, |flight| flight.enter(to));
                match (result, cell.stack()) {
                    (AirDefenseResult::Destroyed, _) => break,
                    // Without air defense it moves, combines and captures as usual (R5.5).
                    (AirDefenseResult::SafePass, None) => {
                        if can_leave && may_stand(Role::AirForce, to) {
                            moves.push(mover.move_to(to, MoveKind::Move));
                        }
                    }
                    (AirDefenseResult::SafePass, Some(stack)) if stack.color() == carrier.color => {
                        if can_leave {
                            self.push_combination(&mover, stack, to, moves);
                        }
                    }
                    (AirDefenseResult::SafePass, Some(stack)) => {
                        self.push_capture(&mover, can_leave, to, moves);
                        // Where it may land it may also return to its square (R3.2).
                        if !mover.deploy
                            && may_stand(Role::AirForce, to)
                            && self.may_return(&mover, stack, to)
                        {
                            moves.push(mover.move_to(to, MoveKind::Stay));
                        }
                    }
                    // Inside one zone only a suicide capture is possible (R5.6).
                    (AirDefenseResult::Kamikaze, Some(stack)) if stack.color() != carrier.color => {
                        if can_leave {
                            moves.push(mover.move_to(to, MoveKind::Suicide));
                        }
                    }
                    (AirDefenseResult::Kamikaze, _) => {}
                }
            }
        }
    }

    /// May an Air Force that could land on its target return instead (R3.2)?
    fn may_return(&self, mover: &Mover, target: Stack, to: Square) -> bool {
        !self.rules.air_force_returns_only_if_unsafe || self.is_landing_unsafe(mover, target, to)
    }

    /// By R11 `airForceReturnsOnlyIfUnsafe` it may only if the target is not an Air Force and an enemy piece
    /// would attack what landed there.
    // Not inlined: it would make every flight of the standard rules slower.
    #[inline(never)]
    fn is_landing_unsafe(&self, mover: &Mover, target: Stack, to: Square) -> bool {
        target.carrier_role() != Role::AirForce && {
            let mut landed = self.clone();
            landed.set(mover.from, None);
            landed.set(to, Some(mover.piece));
            landed.attackers(to, target.color()).next().is_some()
        }
    }
}
