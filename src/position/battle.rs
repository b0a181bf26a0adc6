//! Battles: a side that has lost all its ships, planes or land forces (R13.1, R13.2).

use super::{Outcome, OutcomeReason, Position};
use crate::{Color, Objective, Role, RoleSet, Stack};

/// The battles in the order in which they decide (R13.6), each with its division (R13.1).
const BATTLES: [(Objective, RoleSet, OutcomeReason); 3] = [
    (Objective::Naval, RoleSet::of(Role::Navy), OutcomeReason::Naval),
    (Objective::Air, RoleSet::of(Role::AirForce), OutcomeReason::Air),
    (
        Objective::Land,
        RoleSet::of(Role::Tank).with(Role::Infantry).with(Role::Artillery),
        OutcomeReason::Land,
    ),
];

impl Position {
    /// The division and the reason of each battle that is fought (R13.1).
    fn battles(&self) -> impl Iterator<Item = (RoleSet, OutcomeReason)> + use<> {
        let objective = self.rules.objective;
        BATTLES
            .into_iter()
            .filter(move |(battle, ..)| objective == Objective::Any || objective == *battle)
            .map(|(_, division, reason)| (division, reason))
    }

    /// Who has lost a battle (R13.2). A deploy is judged when it is committed (R10.4).
    pub fn battle_outcome(&self) -> Option<Outcome> {
        if self.rules.objective == Objective::Commander || self.session().is_some() {
            return None;
        }
        let [red, blue] = Color::ALL.map(|color| roles_of(self.board.stacks(), color));
        self.battles().find_map(|(division, reason)| {
            match ((red & division).is_empty(), (blue & division).is_empty()) {
                (false, true) => Some(Outcome::win(Color::Red, reason)),
                (true, false) => Some(Outcome::win(Color::Blue, reason)),
                (false, false) => None,
                (true, true) => self.stroke.filter(|stroke| stroke.reason == reason),
            }
        })
    }

    /// The roles that the enemy of the side to move had when the turn began, if battles are fought.
    pub(super) fn enemy_divisions(&self) -> RoleSet {
        match self.rules.objective {
            Objective::Commander => RoleSet::EMPTY,
            _ => self.roles_before_turn(!self.turn),
        }
    }

    #[cold]
    #[inline(never)]
    fn roles_before_turn(&self, color: Color) -> RoleSet {
        roles_of(self.real_board().stacks(), color)
    }

    /// The battle that the side to move has just won by taking the enemy's last piece of a division
    /// together with its own (R13.2). `before` is what the enemy had when the turn began. Most games have
    /// no battles.
    #[cold]
    #[inline(never)]
    pub(super) fn find_stroke(&self, before: RoleSet) -> Option<Outcome> {
        let [red, blue] = Color::ALL.map(|color| roles_of(self.board.stacks(), color));
        let mut battles = self.battles();
        let won = battles
            .find(|&(division, _)| ((red | blue) & division).is_empty() && !(before & division).is_empty());
        won.map(|(_, reason)| Outcome::win(self.turn, reason))
    }
}

/// The roles that a side has, carried pieces included.
fn roles_of(stacks: impl Iterator<Item = (crate::Square, Stack)>, color: Color) -> RoleSet {
    let own = stacks.filter(|(_, stack)| stack.color() == color);
    own.fold(RoleSet::EMPTY, |roles, (_, stack)| roles | stack.roles())
}
