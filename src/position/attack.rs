//! Who attacks what (R9.1), and when a commander is in danger (R9.2).

use super::Position;
use crate::{
    AirDefenseResult, Color, Direction, Role, RoleSet, Square, SquareSet, Stack,
    air_defense::Flight,
    movement::{blocked_capturers, capture_star, capturers},
};

impl Position {
    /// The flight of a side's Air Force, or `None` if no air defense concerns it (R11
    /// `stealthAirForce`).
    pub(super) fn flight(&self, color: Color, heroic: bool) -> Option<Flight<'_>> {
        let stealth = heroic && self.rules.stealth_air_force;
        (!stealth).then(|| self.air.flight(&self.board, !color))
    }

    /// Does an Air Force get as far as `steps` squares in a direction? Striking as a kamikaze
    /// counts (R9.1).
    fn flies(&self, plane: Stack, from: Square, direction: Direction, steps: usize) -> bool {
        let heroic = plane.heroes().contains(Role::AirForce);
        let Some(mut flight) = self.flight(plane.color(), heroic) else { return true };
        let mut at = from.index();
        (0..steps).all(|_| {
            at = direction.step(at);
            flight.enter(Square::from_index(at)) != AirDefenseResult::Destroyed
        })
    }

    /// Those pieces of a stack that, each on its own, could capture on a square of one line with
    /// it (R9.1). Commanders in sight of each other are not looked at.
    fn attacking_roles(&self, from: Square, stack: Stack, to: Square, navy_target: bool) -> RoleSet {
        let Some((direction, steps)) = from.line_to(to) else { return RoleSet::EMPTY };
        let diagonal = direction.is_diagonal();
        let (roles, heroes) = (stack.roles(), stack.heroes());
        let mut attacking = (roles - heroes) & capturers(false, diagonal, steps, navy_target);
        if !heroes.is_empty() {
            attacking = attacking | heroes & capturers(true, diagonal, steps, navy_target);
        }
        if attacking.is_empty() {
            return attacking;
        }
        let blocked = blocked_capturers(&self.rules);
        if !(attacking & blocked).is_empty() && !self.board.is_clear(from, direction, steps) {
            attacking = attacking - blocked;
        }
        if attacking.contains(Role::AirForce) && !self.flies(stack, from, direction, steps) {
            attacking = attacking - Role::AirForce.into();
        }
        attacking
    }

    pub(super) fn is_navy(&self, square: Square) -> bool {
        self.board.get(square).is_some_and(|stack| stack.carrier_role() == Role::Navy)
    }

    /// The squares from which something of a side may attack a square, without looking closer.
    pub(super) fn possible_attackers(&self, square: Square, by: Color) -> SquareSet {
        self.board.of(by) & capture_star(square)
    }

    /// Where a side attacks a square from, and with which pieces of the stacks there: those that,
    /// alone, could capture what stands there now (R9.1). Nobody attacks an empty square or a
    /// friend.
    pub fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = (Square, RoleSet)> + '_ {
        let navy_target = self.is_navy(square);
        let in_sight = self.commander_in_sight(square, by);
        let near = match self.board.of(!by).contains(square) {
            true => self.possible_attackers(square, by),
            false => SquareSet::EMPTY,
        };
        let far = in_sight.filter(|&from| !near.contains(from));
        (near | far.into_iter().collect()).iter().filter_map(move |from| {
            let stack = self.board.get(from)?;
            let mut roles = RoleSet::EMPTY;
            if near.contains(from) {
                roles = self.attacking_roles(from, stack, square, navy_target);
            }
            if in_sight == Some(from) {
                roles = roles.with(Role::Commander);
            }
            (!roles.is_empty()).then_some((from, roles))
        })
    }

    /// The commander of a side, if another commander stands on the square and each sees the other
    /// along a file or rank (R9.2, R9.5).
    fn commander_in_sight(&self, square: Square, by: Color) -> Option<Square> {
        let (own, other) = (self.board.commander(by)?, self.board.commander(!by)?);
        (other == square && self.in_sight(own, other)).then_some(own)
    }

    /// Are two squares on one file or rank, with nothing between them?
    pub(super) fn in_sight(&self, a: Square, b: Square) -> bool {
        a.is_aligned(b) && self.board.is_open_between(a, b)
    }

    /// Is a side's commander in danger (R9.2)? A side without a commander never is.
    pub fn is_in_danger(&self, color: Color) -> bool {
        let Some(commander) = self.board.commander(color) else { return false };
        if self.board.commander(!color).is_some_and(|other| self.in_sight(commander, other)) {
            return true;
        }
        let near = self.possible_attackers(commander, !color);
        if near.is_empty() {
            return false;
        }
        let navy_target = self.is_navy(commander);
        near.iter().any(|from| {
            let stack = self.board.get(from);
            stack.is_some_and(|stack| !self.attacking_roles(from, stack, commander, navy_target).is_empty())
        })
    }

    /// Is the side to move in check?
    pub fn is_check(&self) -> bool {
        self.is_in_danger(self.turn)
    }

    /// The squares that an open file or rank joins to a square, the first occupied one of each
    /// line included. `vacated` counts as empty.
    pub(super) fn open_lines(&self, from: Square, vacated: Option<Square>) -> SquareSet {
        let mut lines = SquareSet::EMPTY;
        for direction in Direction::ORTHOGONAL {
            let mut index = direction.step(from.index());
            loop {
                let cell = self.board.cell(index);
                if cell.is_padding() {
                    break;
                }
                let square = Square::from_index(index);
                lines.insert(square);
                if !cell.is_empty() && vacated != Some(square) {
                    break;
                }
                index = direction.step(index);
            }
        }
        lines
    }
}
