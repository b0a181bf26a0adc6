//! What attacks a commander now (`Danger`), and what could attack it if a line opened or air
//! defense changed (`Threats`).

use super::Position;
use crate::{
    Color, Move, MoveKind, Role, Square, SquareSet,
    air_defense::DEFENDERS,
    movement::{blocked_capturers, squares_between},
};

/// Enemy pieces in range of a commander, and what could stop or release their attacks.
#[derive(Clone, Debug)]
pub(super) struct Threats {
    /// The squares between the commander and pieces whose capture any piece in between blocks.
    pub(super) lines: SquareSet,
    /// The pieces that are the only blocker of such a line.
    pub(super) pins: SquareSet,
    /// An Air Force is in range, so air defense on its way matters.
    pub(super) planes: bool,
}

impl Threats {
    pub(super) const NONE: Threats =
        Threats { lines: SquareSet::EMPTY, pins: SquareSet::EMPTY, planes: false };

    /// The threats of side `by` to the commander on a square; `None` if it has nothing in range.
    pub(super) fn to(position: &Position, commander: Square, by: Color) -> Option<Threats> {
        let near = position.pieces_in_range(commander, by);
        let aligned = position.board.commander(by).filter(|enemy| enemy.is_aligned(commander));
        if near.is_empty() && aligned.is_none() {
            return None;
        }
        let mut threats = Threats::NONE;
        let blocked = blocked_capturers(&position.rules);
        for from in near {
            let Some(stack) = position.board.get(from) else { continue };
            threats.planes |= stack.contains(Role::AirForce);
            if !(stack.roles() & blocked).is_empty() {
                threats.add_line(position, from, commander);
            }
        }
        if let Some(enemy) = aligned {
            threats.add_line(position, enemy, commander);
        }
        Some(threats)
    }

    fn add_line(&mut self, position: &Position, from: Square, to: Square) {
        let line = squares_between(from, to);
        self.lines |= line;
        let blockers = line & position.board.occupied();
        if blockers.len() == 1 {
            self.pins |= blockers;
        }
    }

    /// Could a move open one of the lines by taking pieces off it?
    pub(super) fn may_open_by(&self, mv: Move) -> bool {
        match mv.kind {
            MoveKind::Stay => self.pins.contains(mv.to),
            // It removes two pieces, and these two may be the only blockers of a line.
            MoveKind::Suicide => self.lines.contains(mv.from) || self.lines.contains(mv.to),
            MoveKind::Move | MoveKind::Capture | MoveKind::Combine => self.pins.contains(mv.from),
        }
    }
}

/// A commander that is in danger (R9.2), and what can end that.
#[derive(Clone, Debug)]
pub(super) struct Danger {
    /// The attackers, and the squares on which a piece would block one of them.
    pub(super) squares: SquareSet,
    /// An Air Force is among the attackers, so more air defense could stop it.
    pub(super) planes: bool,
    /// An Air Force is among the attackers, and a defender of ours in range of the enemy commander may
    /// become heroic by any move (R8.1), which widens its zone.
    pub(super) promotions: bool,
}

impl Danger {
    /// The danger for the commander of a side, if there is any.
    pub(super) fn of(position: &Position, us: Color) -> Option<Danger> {
        let commander = position.board.commander(us)?;
        let blocked = blocked_capturers(&position.rules);
        let mut danger = Danger { squares: SquareSet::EMPTY, planes: false, promotions: false };
        for (from, roles) in position.attackers(commander, !us) {
            danger.squares.insert(from);
            danger.planes |= roles.contains(Role::AirForce);
            if !(roles & blocked).is_empty() {
                danger.squares |= squares_between(from, commander);
            }
        }
        danger.promotions = danger.planes && has_defenders_in_range(position, us);
        (!danger.squares.is_empty()).then_some(danger)
    }

    /// Could this move end the danger, or one of several attacks?
    pub(super) fn may_end_by(&self, position: &Position, mv: Move) -> bool {
        // A navy that leaves its commander on the square takes it out of the longer range that
        // navies have against navies (R2.4).
        let navy_leaves = mv.deploy
            && mv.piece.contains(Role::Navy)
            && position.board.commander(mv.piece.color()) == Some(mv.from);
        self.squares.contains(mv.to)
            || moves_commander(mv)
            || navy_leaves
            || self.planes && (self.promotions || touches_defenders(position, mv))
    }
}

impl Position {
    /// Does a move of the side to move capture the enemy commander (R9.6)?
    pub fn captures_commander(&self, mv: Move) -> bool {
        mv.kind.is_capture() && self.board.commander(!mv.piece.color()) == Some(mv.to)
    }
}

/// Does the own commander leave its square?
pub(super) fn moves_commander(mv: Move) -> bool {
    mv.piece.contains(Role::Commander) && mv.kind != MoveKind::Stay
}

/// Is the own commander destroyed, in an Air Force that makes a suicide capture?
pub(super) fn destroys_own_commander(mv: Move) -> bool {
    mv.piece.contains(Role::Commander) && mv.kind == MoveKind::Suicide
}

/// Does a move change a stack with a piece that defends the air under some rules?
pub(super) fn touches_defenders(position: &Position, mv: Move) -> bool {
    [mv.from, mv.to]
        .into_iter()
        .any(|square| position.board.get(square).is_some_and(|stack| !(stack.roles() & DEFENDERS).is_empty()))
}

/// Has a side air defense in range of the enemy commander, so that it may become heroic?
pub(super) fn has_defenders_in_range(position: &Position, us: Color) -> bool {
    let enemy = position.board.commander(!us);
    enemy.is_some_and(|enemy| position.pieces_in_range(enemy, us).intersects(position.air.defenders(us)))
}
