//! Which deploy steps are legal: those after which the session can still be committed, at once or
//! after further steps (R7.8).

use super::super::{
    Position,
    commander_safety::CommanderSafety,
    danger::{Danger, destroys_own_commander},
    generate::{Mover, retain_from},
};
use crate::{Color, Move, MoveKind, Role, RoleSet, Square, may_stand, movement::squares_between};

/// The steps that make a commit legal, the last one first.
pub(in super::super) type Rescue = Vec<Move>;

impl Position {
    /// Has the open session a legal step? The parts of the stack are tried one after the other.
    pub(in super::super) fn has_legal_step(&self) -> bool {
        let Some(session) = self.session() else { return false };
        let (mut found, mut safety, mut moves) = (false, None, Vec::new());
        self.for_each_mover(session.square(), &mut |mover| {
            if !found {
                moves.clear();
                self.generate_moves(mover, &mut moves);
                let safety = safety.get_or_insert_with(|| CommanderSafety::new(self));
                found = moves.iter().any(|&mv| safety.allows(mv));
            }
        });
        found
    }
}

/// Does a piece on a square prevent a step?
pub(in super::super) fn obstructs(square: Square, step: Move) -> bool {
    square == step.to
        || step.piece.carrier_role() != Role::AirForce && squares_between(step.from, step.to).contains(square)
}

/// Can the session still be committed after this step? Further steps that this takes are appended
/// to `rescue`. `acted` are the pieces that take no further step (R7.4).
pub(in super::super) fn can_commit_after(
    position: &mut Position,
    step: Move,
    acted: RoleSet,
    rescue: &mut Rescue,
) -> bool {
    let us = step.piece.color();
    let acted = if step.kind == MoveKind::Stay { acted | step.piece.roles() } else { acted };
    let changes = position.make(step);
    let can_commit = position.may_end_turn(us) || find_rescue(position, step.from, us, acted, rescue);
    position.unmake(&changes);
    can_commit
}

/// Finds steps from `origin` after which the turn may end. The search is at most as deep as the
/// stack has pieces. It tries only steps that may end the danger, or that may let a later step end
/// it.
pub(in super::super) fn find_rescue(
    position: &mut Position,
    origin: Square,
    us: Color,
    acted: RoleSet,
    rescue: &mut Rescue,
) -> bool {
    let Some(stack) = position.board.get(origin) else { return false };
    let waiting = stack.roles() - acted;
    let Some(danger) = Danger::of(position, us) else { return true };
    let at_sea = !may_stand(Role::Tank, origin);
    let last_guards = position.may_make_last_guard();
    let mut steps = Vec::new();
    for part in waiting.parts() {
        let Some(mover) = Mover::part(origin, stack, part) else { continue };
        let later = waiting - part;
        // A capture may open a line, cargo may have to leave a ship before it sails (R7.3), and any
        // piece may block a line for a commander that moves later.
        let prepares_all = last_guards || !later.is_empty() && (at_sea || later.contains(Role::Commander));
        let start = steps.len();
        position.generate_moves(mover, &mut steps);
        retain_from(&mut steps, start, |mv| {
            let prepares = prepares_all || !later.is_empty() && mv.kind.is_capture();
            prepares || danger.may_end_by(position, mv) || position.captures_commander(mv)
        });
    }
    steps.into_iter().any(|step| {
        let rescues = position.captures_commander(step)
            || !destroys_own_commander(step) && can_commit_after(position, step, acted, rescue);
        if rescues {
            rescue.push(step);
        }
        rescues
    })
}
