//! Exchanges: what a move wins or loses when both sides capture on its target square.
//!
//! A stay capture leaves nothing on the square that could be taken, and a suicide capture costs the
//! attacker at once. So an exchange ends with the first attacker that can stay where it is.

use cotulenh::{
    AirDefenseResult, Color, Move, MoveKind, Position, Role, Square, Stack, may_stand,
    search_support::SearchSupport,
};

/// The values of pieces in exchanges, in the order of [`Role::ALL`].
const VALUES: [i32; Role::ALL.len()] = [600, 600, 250, 120, 60, 350, 150, 250, 10_000, 100, 120];

/// The value of a piece in exchanges.
pub(crate) const fn role_value(role: Role) -> i32 {
    VALUES[role as usize]
}

/// The value of a stack in exchanges. A hero counts a quarter more.
pub(crate) fn stack_value(stack: Stack) -> i32 {
    let all: i32 = stack.roles().iter().map(role_value).sum();
    let heroes: i32 = stack.heroes().iter().filter(|&role| role != Role::Commander).map(role_value).sum();
    all + heroes / 4
}

/// The value in exchanges of the stack on a square, 0 if it is empty.
pub fn value_on(position: &Position, square: Square) -> i32 {
    position.board().get(square).map_or(0, stack_value)
}

/// The pieces of a side that take part in an exchange.
#[derive(Default)]
struct Attackers {
    /// The values of those that capture by moving to the square, the cheapest first.
    entering: [i32; Attackers::MOST],
    count: usize,
    /// The value of the cheapest suicide capture.
    suicide: Option<i32>,
    /// Whether one of them has a stay capture.
    stays: bool,
}

impl Attackers {
    /// Further attackers are ignored.
    const MOST: usize = 8;

    /// Adds one that captures by moving to the square.
    fn add(&mut self, value: i32) {
        let mut place = self.count.min(Attackers::MOST - 1);
        self.count = place + 1;
        while place > 0 && self.entering[place - 1] > value {
            self.entering[place] = self.entering[place - 1];
            place -= 1;
        }
        self.entering[place] = value;
    }

    fn of(position: &Position, square: Square, by: Color, navy_target: bool, without: Square) -> Attackers {
        let mut attackers = Attackers::default();
        for (from, roles) in position.capturers_on(square, by, navy_target) {
            if from == without {
                continue;
            }
            for role in roles.iter() {
                let value = role_value(role);
                if role == Role::AirForce {
                    match position.flight_result(from, square) {
                        Some(AirDefenseResult::SafePass) => attackers.stays = true,
                        _ => attackers.suicide = Some(value),
                    }
                } else if may_stand(role, square) {
                    attackers.add(value);
                } else {
                    attackers.stays = true;
                }
            }
        }
        attackers
    }
}

/// What the side to move gains by the exchange on a square that holds this value. It may stop, so at least 0.
fn swap(value: i32, sides: [&Attackers; 2], next: [usize; 2]) -> i32 {
    let [us, them] = sides;
    if us.stays {
        return value;
    }
    let by_suicide = us.suicide.map_or(0, |lost| value - lost);
    let by_entering = us.entering[..us.count]
        .get(next[0])
        .map_or(0, |&own| value - swap(own, [them, us], [next[1], next[0] + 1]));
    by_suicide.max(by_entering).max(0)
}

/// The static exchange evaluation of a move: what it gains on its target square, negative if it loses material.
pub fn exchange(position: &Position, mv: Move) -> i32 {
    let us = mv.piece.color();
    let victim = if mv.kind.is_capture() { value_on(position, mv.to) } else { 0 };
    match mv.kind {
        MoveKind::Stay => victim,
        MoveKind::Suicide => victim - stack_value(mv.piece),
        MoveKind::Move | MoveKind::Capture | MoveKind::Combine => {
            let friend = if mv.kind == MoveKind::Combine { value_on(position, mv.to) } else { 0 };
            let own = stack_value(mv.piece) + friend;
            let navy = mv.piece.contains(Role::Navy);
            let theirs = Attackers::of(position, mv.to, !us, navy, mv.from);
            if theirs.count == 0 && theirs.suicide.is_none() && !theirs.stays {
                return victim;
            }
            let ours = Attackers::of(position, mv.to, us, false, mv.from);
            victim - swap(own, [&theirs, &ours], [0, 0])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cotulenh::Rules;

    fn gain(fen: &str, lan: &str) -> i32 {
        let position = Position::from_fen(fen, Rules::STANDARD).unwrap();
        let mv = position.legal_moves().into_iter().find(|mv| mv.to_string() == lan);
        exchange(&position, mv.unwrap_or_else(|| panic!("{lan}")))
    }

    #[test]
    fn an_exchange_counts_what_is_taken_back() {
        let defended = "6c4/11/11/4i6/4i6/4T6/11/11/11/11/11/7C3 r - - 0 1";
        assert_eq!(gain(defended, "Te7xe8"), 100 - 250);
        let alone = "6c4/11/11/11/4i6/4T6/11/11/11/11/11/7C3 r - - 0 1";
        assert_eq!(gain(alone, "Te7xe8"), 100);
    }

    #[test]
    fn r3_1_a_stay_capture_loses_nothing_and_a_suicide_capture_the_plane() {
        let at_sea = "6c4/11/11/11/1n9/2A8/11/11/11/11/11/7C3 r - - 0 1";
        assert_eq!(gain(at_sea, "Ac7_b8"), 600);
        let covered = "6c4/11/11/4g6/11/11/4F6/11/11/11/11/7C3 r - - 0 1";
        assert_eq!(gain(covered, "Fe6@e9"), 150 - 600);
    }
}
