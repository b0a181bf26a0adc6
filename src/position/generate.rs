//! Where pieces can go by their own rules (R2–R6), before anyone asks for the commander's safety.

use super::Position;
use crate::{
    AirDefenseResult, Direction, Move, MoveKind, Role, RoleSet, Square, SquareSet, Stack, may_stand,
    movement::{NAVY_DUEL, Reach, blocked_capturers},
    terrain::river_stops,
};

/// Pieces about to leave a square together, or alone.
#[derive(Clone, Copy)]
pub(super) struct Mover {
    pub(super) from: Square,
    /// All that stands there, or the part that a deploy step takes.
    pub(super) piece: Stack,
    /// What a deploy step leaves behind.
    pub(super) rest: Option<Stack>,
    pub(super) deploy: bool,
}

impl Mover {
    /// The part of a stack that a deploy step takes.
    pub(super) fn part(from: Square, stack: Stack, part: RoleSet) -> Option<Mover> {
        Some(Mover { from, piece: stack.part(part)?, rest: stack.without(part), deploy: true })
    }

    /// May it go away, leaving the rest where that may stand (R7.3)?
    fn may_leave(&self) -> bool {
        self.rest.is_none_or(|rest| may_stand(rest.carrier_role(), self.from))
    }

    /// May it capture without moving? In a deploy only a single piece may (R7.4).
    fn may_stay(&self) -> bool {
        !self.deploy || self.piece.is_single()
    }

    fn to(&self, to: Square, kind: MoveKind) -> Move {
        Move { from: self.from, to, piece: self.piece, kind, deploy: self.deploy }
    }
}

/// Of the moves from `start` on, keeps those that pass the test.
pub(super) fn keep(moves: &mut Vec<Move>, start: usize, mut test: impl FnMut(Move) -> bool) {
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
    /// Appends every move of the mover.
    pub(super) fn moves_of(&self, mover: Mover, found: &mut Vec<Move>) {
        self.moves_along(&Direction::UPWARDS, mover, found);
    }

    /// Appends every move of the mover along some lines.
    pub(super) fn moves_along(&self, lines: &[Direction], mover: Mover, found: &mut Vec<Move>) {
        match mover.piece.carrier_role() {
            Role::AirForce => self.flights(lines, mover, found),
            Role::Commander => self.commander_moves(lines, mover, found),
            _ => self.ground_moves(lines, mover, found),
        }
    }

    /// The capture of what stands on a square, by a mover whose range it is in (R3.1). It is
    /// one move at most.
    fn capture(&self, mover: &Mover, may_leave: bool, to: Square, found: &mut Vec<Move>) {
        if may_stand(mover.piece.carrier_role(), to) {
            if may_leave {
                found.push(mover.to(to, MoveKind::Capture));
            }
        } else if mover.may_stay() {
            found.push(mover.to(to, MoveKind::Stay));
        }
    }

    /// Joining a friend that the mover has reached (R6.2).
    fn join(&self, mover: &Mover, friend: Stack, to: Square, found: &mut Vec<Move>) {
        if let Some(together) = mover.piece.combine(friend)
            && may_stand(together.carrier_role(), to)
        {
            found.push(mover.to(to, MoveKind::Combine));
        }
    }

    /// Everyone but the Air Force and the commander: step by step along each line.
    fn ground_moves(&self, lines: &[Direction], mover: Mover, found: &mut Vec<Move>) {
        let carrier = mover.piece.carrier();
        let role = carrier.role;
        let reach = Reach::of(role, carrier.heroic);
        let fires_over = !blocked_capturers(&self.rules).contains(role);
        let passes = role == Role::Navy && self.rules.navy_passes;
        let duel = if role == Role::Navy { NAVY_DUEL } else { 0 };
        let may_leave = mover.may_leave();
        for &direction in lines {
            let diagonal = direction.is_diagonal();
            let (moves, captures) = (reach.moves.get(diagonal), reach.captures.get(diagonal));
            let mut may_move = may_leave;
            let mut index = mover.from.index();
            for step in 1..=moves.max(captures + duel) {
                index = direction.step(index);
                let cell = self.board.cell(index);
                if cell.is_padding() {
                    break;
                }
                let to = Square::from_index(index);
                // Terrain closes the rest of the line for movement (R2.1, R4.3).
                may_move = may_move
                    && step <= moves
                    && may_stand(role, to)
                    && !(role.is_heavy() && river_stops(mover.from, to));
                let Some(stack) = cell.stack() else {
                    if may_move {
                        found.push(mover.to(to, MoveKind::Move));
                    }
                    continue;
                };
                let navy = stack.carrier_role() == Role::Navy;
                if stack.color() == carrier.color {
                    if may_move {
                        self.join(&mover, stack, to, found);
                    }
                } else if step <= captures + if navy { duel } else { 0 } {
                    self.capture(&mover, may_leave, to, found);
                }
                may_move = may_move && passes && !navy;
                if !may_move && !fires_over {
                    break;
                }
            }
        }
    }

    /// A commander alone: it shuns the open lines of the other one (R9.4) and captures it from
    /// any distance (R9.5).
    fn commander_moves(&self, lines: &[Direction], mover: Mover, found: &mut Vec<Move>) {
        let carrier = mover.piece.carrier();
        let reach = Reach::of(Role::Commander, carrier.heroic);
        let may_leave = mover.may_leave();
        let enemy = self.board.commander(!carrier.color);
        let vacated = mover.rest.is_none().then_some(mover.from);
        let shunned = enemy.map_or(SquareSet::EMPTY, |enemy| self.open_lines(enemy, vacated));
        for &direction in lines {
            let diagonal = direction.is_diagonal();
            let mut may_move = may_leave;
            let mut index = mover.from.index();
            for step in 1..=reach.moves.get(diagonal) {
                index = direction.step(index);
                let cell = self.board.cell(index);
                if cell.is_padding() {
                    break;
                }
                let to = Square::from_index(index);
                may_move = may_move && may_stand(Role::Commander, to) && !shunned.contains(to);
                match cell.stack() {
                    None if may_move => found.push(mover.to(to, MoveKind::Move)),
                    None => {}
                    Some(friend) if friend.color() == carrier.color => {
                        if may_move {
                            self.join(&mover, friend, to, found);
                        }
                        break;
                    }
                    Some(_) => {
                        let sees_commander = enemy == Some(to) && !diagonal;
                        let in_range = step <= reach.captures.get(diagonal);
                        let enters = may_stand(Role::Commander, to);
                        if sees_commander
                            || in_range && (enemy == Some(to) || !enters || !shunned.contains(to))
                        {
                            self.capture(&mover, may_leave, to, found);
                        }
                        break;
                    }
                }
            }
        }
    }

    /// The Air Force flies over everything but air defense (R5).
    fn flights(&self, lines: &[Direction], mover: Mover, found: &mut Vec<Move>) {
        let carrier = mover.piece.carrier();
        let reach = Reach::of(Role::AirForce, carrier.heroic);
        let may_leave = mover.may_leave();
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
                    (AirDefenseResult::SafePass, None) => {
                        if may_leave && may_stand(Role::AirForce, to) {
                            found.push(mover.to(to, MoveKind::Move));
                        }
                    }
                    (AirDefenseResult::SafePass, Some(stack)) if stack.color() == carrier.color => {
                        if may_leave {
                            self.join(&mover, stack, to, found);
                        }
                    }
                    (AirDefenseResult::SafePass, Some(_)) => {
                        self.capture(&mover, may_leave, to, found);
                        // Where it may land it may also turn back (R3.2).
                        if !mover.deploy && may_stand(Role::AirForce, to) {
                            found.push(mover.to(to, MoveKind::Stay));
                        }
                    }
                    (AirDefenseResult::Kamikaze, Some(stack)) if stack.color() != carrier.color => {
                        if may_leave {
                            found.push(mover.to(to, MoveKind::Suicide));
                        }
                    }
                    (AirDefenseResult::Kamikaze, _) => {}
                }
            }
        }
    }
}
