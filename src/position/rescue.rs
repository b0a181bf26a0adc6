//! How a commander in danger is rescued, by one move or by further steps of a deploy (R7.8).

use super::{
    Position,
    generate::{Mover, keep},
};
use crate::{
    Color, Move, MoveKind, Role, RoleSet, Square, SquareSet, air_defense::DEFENDERS, may_stand,
    movement::blocked_capturers,
};

/// Steps that end a danger, the last one first.
pub(super) type Rescue = Vec<Move>;

/// Does a piece on a square keep a step from being taken as it is?
pub(super) fn is_in_the_way(square: Square, step: Move) -> bool {
    square == step.to
        || step.piece.carrier_role() != Role::AirForce && between(step.from, step.to).contains(square)
}

/// What could attack a commander if something were different.
pub(super) struct Threats {
    /// The squares between the commander and pieces whose attack they block while occupied.
    pub(super) lines: SquareSet,
    /// The pieces that block such an attack alone.
    pub(super) shields: SquareSet,
    /// An Air Force is in range, but for air defense.
    pub(super) planes: bool,
}

impl Threats {
    pub(super) const NONE: Threats =
        Threats { lines: SquareSet::EMPTY, shields: SquareSet::EMPTY, planes: false };

    /// What a side, whose own commander is on `enemy`, could do to the commander on a square;
    /// `None` if it has nothing near.
    pub(super) fn to(position: &Position, commander: Square, enemy: Square, by: Color) -> Option<Threats> {
        let near = position.possible_attackers(commander, by);
        let aligned = enemy.is_aligned(commander);
        if near.is_empty() && !aligned {
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
        if aligned {
            threats.add_line(position, enemy, commander);
        }
        Some(threats)
    }

    fn add_line(&mut self, position: &Position, from: Square, to: Square) {
        let line = between(from, to);
        self.lines |= line;
        let blockers = line & position.board.occupied();
        if blockers.len() == 1 {
            self.shields |= blockers;
        }
    }

    /// Could a move open one of the lines, by what it takes off them?
    pub(super) fn may_open_by(&self, mv: Move) -> bool {
        match mv.kind {
            MoveKind::Stay => self.shields.contains(mv.to),
            // Both are gone, and together they may have blocked a line.
            MoveKind::Suicide => self.lines.contains(mv.from) || self.lines.contains(mv.to),
            _ => self.shields.contains(mv.from),
        }
    }
}

/// What attacks a commander.
pub(super) struct Danger {
    /// The attackers, and the squares on which a piece would block one of them.
    pub(super) squares: SquareSet,
    /// An Air Force is among them, so our air defense matters.
    planes: bool,
    /// A defender of ours may become heroic by whatever we do, since it is near their commander.
    heroes: bool,
}

impl Danger {
    /// What attacks a side's commander, if anything does.
    pub(super) fn of(position: &Position, us: Color) -> Option<Danger> {
        let commander = position.board.commander(us)?;
        let blocked = blocked_capturers(&position.rules);
        let mut danger = Danger { squares: SquareSet::EMPTY, planes: false, heroes: false };
        for (from, roles) in position.attackers(commander, !us) {
            danger.squares.insert(from);
            danger.planes |= roles.contains(Role::AirForce);
            if !(roles & blocked).is_empty() {
                danger.squares |= between(from, commander);
            }
        }
        if danger.planes
            && let Some(enemy) = position.board.commander(!us)
        {
            danger.heroes = has_defenders_near(position, enemy, us);
        }
        (!danger.squares.is_empty()).then_some(danger)
    }

    /// Could the danger be over, or less, after this move?
    pub(super) fn may_end_by(&self, position: &Position, mv: Move) -> bool {
        // A navy that leaves the commander behind takes it out of the range of other navies (R2.4).
        let navy_leaves = mv.deploy
            && mv.piece.contains(Role::Navy)
            && position.board.commander(mv.piece.color()) == Some(mv.from);
        self.squares.contains(mv.to)
            || moves_commander(mv)
            || navy_leaves
            || self.planes && (self.heroes || touches_defenders(position, mv))
    }
}

impl Position {
    /// Does a move of the side to move capture the other commander?
    pub(super) fn takes_commander(&self, mv: Move) -> bool {
        mv.kind.is_capture() && self.board.commander(!mv.piece.color()) == Some(mv.to)
    }
}

/// Does the commander leave its square?
pub(super) fn moves_commander(mv: Move) -> bool {
    mv.piece.contains(Role::Commander) && mv.kind != MoveKind::Stay
}

/// Does the commander die with an Air Force that carries it?
pub(super) fn loses_commander(mv: Move) -> bool {
    mv.piece.contains(Role::Commander) && mv.kind == MoveKind::Suicide
}

/// Does a move involve a stack with a piece that may defend the air, under whatever rules?
pub(super) fn touches_defenders(position: &Position, mv: Move) -> bool {
    [mv.from, mv.to]
        .into_iter()
        .any(|square| position.board.get(square).is_some_and(|stack| !(stack.roles() & DEFENDERS).is_empty()))
}

/// Has a side air defense near the other commander, so that it may become heroic?
pub(super) fn has_defenders_near(position: &Position, enemy: Square, us: Color) -> bool {
    position.possible_attackers(enemy, us).intersects(position.air.defenders(us))
}

/// The squares strictly between two squares of one line.
pub(super) fn between(from: Square, to: Square) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    if let Some((direction, steps)) = from.line_to(to) {
        let mut index = from.index();
        for _ in 1..steps {
            index = direction.step(index);
            squares.insert(Square::from_index(index));
        }
    }
    squares
}

/// Can a session still be committed once this step is taken? If it takes further steps, they are
/// added to `rescue`.
pub(super) fn survives_step(position: &mut Position, mv: Move, acted: RoleSet, rescue: &mut Rescue) -> bool {
    let us = mv.piece.color();
    let acted = if mv.kind == MoveKind::Stay { acted | mv.piece.roles() } else { acted };
    let changes = position.make(mv);
    let survives = position.is_settled(us) || can_be_settled(position, mv.from, us, acted, rescue);
    position.unmake(&changes);
    survives
}

/// Is there a step, or are there several, after which the turn may end? The search goes at most as
/// deep as the stack has pieces, and looks only at steps that help by themselves or may let a
/// later one help.
pub(super) fn can_be_settled(
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
    let last_guard = position.rules.last_guard;
    let mut steps = Vec::new();
    for part in waiting.parts() {
        let Some(mover) = Mover::part(origin, stack, part) else { continue };
        let later = waiting - part;
        // A capture may open a way, cargo may have to leave a ship before it sails (R7.3), and any
        // piece may shelter a commander that is still to move.
        let prepares_all = last_guard || !later.is_empty() && (at_sea || later.contains(Role::Commander));
        let start = steps.len();
        position.moves_of(mover, &mut steps);
        keep(&mut steps, start, |mv| {
            let prepares = prepares_all || !later.is_empty() && mv.kind.is_capture();
            prepares || danger.may_end_by(position, mv) || position.takes_commander(mv)
        });
    }
    steps.into_iter().any(|mv| {
        let settled = position.takes_commander(mv)
            || !loses_commander(mv) && survives_step(position, mv, acted, rescue);
        if settled {
            rescue.push(mv);
        }
        settled
    })
}
