//! What is added to the evaluation where battles or points decide (R13).

use cotulenh::{Color, DecidedBy, Objective, Position, Role, RoleSet};

/// Hundredths of an infantry for a point.
const POINT: i32 = 4;

/// The value of a division by the number of its pieces: losing the last ones costs most.
const DIVISION: [i32; 7] = [-1_500, 0, 350, 500, 600, 650, 700];

const LAND: RoleSet = RoleSet::of(Role::Tank).with(Role::Infantry).with(Role::Artillery);

/// The divisions that are fought for (R13.1).
fn divisions(objective: Objective) -> &'static [RoleSet] {
    const ALL: [RoleSet; 3] = [RoleSet::of(Role::Navy), RoleSet::of(Role::AirForce), LAND];
    match objective {
        Objective::Commander => &[],
        Objective::Naval => &ALL[..1],
        Objective::Air => &ALL[1..2],
        Objective::Land => &ALL[2..],
        Objective::Any => &ALL,
    }
}

/// The value for Red minus that for Blue.
pub(super) fn value(position: &Position) -> i32 {
    let rules = position.rules();
    let side = |color: Color| {
        let stacks = || position.board().of(color).iter().filter_map(|square| position.board().get(square));
        let division = |&division: &RoleSet| {
            let count: usize = stacks().map(|stack| (stack.roles() & division).len()).sum();
            DIVISION[count.min(DIVISION.len() - 1)]
        };
        let mut value: i32 = divisions(rules.objective).iter().map(division).sum();
        if rules.decided_by == DecidedBy::Points {
            let points = |roles: RoleSet| roles.iter().map(|role| role.points() as i32).sum::<i32>();
            value += POINT * stacks().map(|stack| points(stack.roles())).sum::<i32>();
        }
        value
    };
    side(Color::Red) - side(Color::Blue)
}
