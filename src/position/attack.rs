//! Attackers of a square (R9.1), and whether a commander is in danger (R9.2).

use super::Position;
use crate::{
    AirDefenseResult, Color, Direction, Piece, Role, RoleSet, Square, SquareSet, Stack,
    air_defense::Flight,
    movement::{blocked_capturers, capture_star, capturers},
};

impl Position {
    /// The flight of a side's Air Force, or `None` if air defense does not affect it (R11
    /// `stealthAirForce`).
    pub(super) fn flight(&self, color: Color, heroic: bool) -> Option<Flight<'_>> {
        let stealth = heroic && self.rules.stealth_air_force;
        (!stealth).then(|| self.air.flight(&self.board, !color))
    }

    /// Does an Air Force reach the square `steps` away in a direction? A suicide capture there counts
    /// (R9.1).
    fn can_fly(&self, plane: Stack, from: Square, direction: Direction, steps: usize) -> bool {
        let heroic = plane.heroes().contains(Role::AirForce);
        let Some(mut flight) = self.flight(plane.color(), heroic) else { return true };
        let mut at = from.index();
        (0..steps).all(|_| {
            at = direction.step(at);
            flight.enter(Square::from_index(at)) != AirDefenseResult::Destroyed
        })
    }

    /// The pieces of a stack that, each on its own, could capture on a square (R9.1). The line of
    /// sight between commanders (R9.5) is not considered.
    pub(super) fn attacking_roles(
        &self,
        from: Square,
        stack: Stack,
        to: Square,
        navy_target: bool,
    ) -> RoleSet {
        let Some((direction, steps)) = from.line_to(to) else { return RoleSet::EMPTY };
        let diagonal = direction.is_diagonal();
        let (roles, heroes) = (stack.roles(), stack.heroes());
        let mut attacking = (roles - heroes) & capturers(&self.rules, false, diagonal, steps, navy_target);
        if !heroes.is_empty() {
            attacking = attacking | heroes & capturers(&self.rules, true, diagonal, steps, navy_target);
        }
        if attacking.is_empty() {
            return attacking;
        }
        let blocked = blocked_capturers(&self.rules);
        if !(attacking & blocked).is_empty() && !self.board.is_clear(from, direction, steps) {
            attacking = attacking - blocked;
        }
        if attacking.contains(Role::AirForce) && !self.can_fly(stack, from, direction, steps) {
            attacking = attacking - Role::AirForce.into();
        }
        attacking
    }

    pub(super) fn is_navy(&self, square: Square) -> bool {
        self.board.get(square).is_some_and(|stack| stack.carrier_role() == Role::Navy)
    }

    /// A side's pieces that are on a line with a square and near enough to capture there, if nothing
    /// prevents it.
    pub(super) fn pieces_in_range(&self, square: Square, by: Color) -> SquareSet {
        self.board.of(by) & capture_star(square)
    }

    /// The squares from which a side attacks a square, each with the pieces there that, alone, could
    /// capture what stands on it now (R9.1). Empty squares and friends are not attacked.
    pub fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = (Square, RoleSet)> + '_ {
        let navy_target = self.is_navy(square);
        let in_sight = self.commander_in_sight(square, by);
        let near = match self.board.of(!by).contains(square) {
            true => self.pieces_in_range(square, by),
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

    /// The same, as if a piece of a role and of the other side stood alone on the square (R9.1): what
    /// stands there decides how far a navy fires, and whether it defends the air.
    ///
    /// ```
    /// use cotulenh::{Color, Position, Role, Rules, Square};
    /// let position = Position::start(Rules::STANDARD);
    /// assert!(position.attackers(Square::F6, Color::Red).next().is_none());
    /// let attackers = position.attackers_as(Square::F6, Color::Red, Role::Tank);
    /// assert!(attackers.iter().any(|&(from, _)| from == Square::F4));
    /// ```
    pub fn attackers_as(&self, square: Square, by: Color, role: Role) -> Vec<(Square, RoleSet)> {
        let mut position = self.clone();
        // A side has one commander.
        if role == Role::Commander
            && let Some(from) = self.board.commander(!by)
        {
            let stack = self.board.get(from);
            position.set(from, stack.and_then(|stack| stack.without(RoleSet::of(role))));
        }
        position.set(square, Some(Piece::new(!by, role).into()));
        position.attackers(square, by).collect()
    }

    /// Is a side's commander in danger (R9.2)? A side without a commander never is.
    pub fn is_in_danger(&self, color: Color) -> bool {
        let Some(commander) = self.board.commander(color) else { return false };
        if self.board.commander(!color).is_some_and(|other| self.has_open_line(commander, other)) {
            return true;
        }
        let near = self.pieces_in_range(commander, !color);
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
}
