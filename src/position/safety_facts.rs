//! What decides in one position whether a pseudo-legal move leaves the own commander safe (R9.3).
//!
//! The facts are found once, by the invariant that `commander_safety` states, and hold no reference
//! to the position. So a search can keep them for a node, change the position, and ask again about
//! the next move when it is back: most moves are decided without being tried.

use super::{
    Position,
    danger::{
        Danger, Threats, destroys_own_commander, has_defenders_in_range, moves_commander, touches_defenders,
    },
    deploy::{Rescue, can_commit_after},
};
use crate::{Color, Move, MoveKind, RoleSet, Square, movement::capture_star};

/// What is known of the safety of the commander of the side to move. Made by
/// [`SearchSupport::safety_facts`](super::search_support::SearchSupport::safety_facts), for that position
/// only.
#[derive(Clone, Debug)]
pub struct SafetyFacts {
    pub(super) us: Color,
    commander: Option<Square>,
    enemy_commander: Option<Square>,
    /// What attacks the commander now.
    pub(super) danger: Option<Danger>,
    /// What could attack it if a line opened or air defense changed.
    pub(super) threats: Threats,
    /// An Air Force threatens the commander, and any move may make one of our defenders heroic.
    promotions: bool,
    /// A move may make a last guard heroic (R11 `lastGuard`).
    pub(super) last_guards: bool,
}

/// What the facts say about a pseudo-legal move.
pub(super) enum Verdict {
    Legal,
    Illegal,
    /// Only playing it shows whether the commander is safe after it, or after further steps (R7.8).
    TryOut,
    /// A deploy step, made in danger, that neither ends an attack nor starts one. Only the pieces
    /// that stay on the stack's square can save the commander.
    DangerUnchanged,
}

impl SafetyFacts {
    #[inline(always)]
    pub(super) fn of(position: &Position) -> SafetyFacts {
        let us = position.turn;
        let board = &position.board;
        let mut facts = SafetyFacts {
            us,
            commander: board.commander(us),
            enemy_commander: board.commander(!us),
            danger: None,
            threats: Threats::NONE,
            promotions: false,
            last_guards: position.may_make_last_guard(),
        };
        if let Some(commander) = facts.commander
            && let Some(threats) = Threats::to(position, commander, !us)
        {
            facts.danger = Danger::of(position, us);
            facts.promotions = threats.planes && has_defenders_in_range(position, us);
            facts.threats = threats;
        }
        facts
    }

    /// Is the side to move in check (R9.2)?
    pub fn is_check(&self) -> bool {
        self.danger.is_some()
    }

    /// Decides about a pseudo-legal move, as far as it can be done without playing it.
    #[inline(always)]
    pub(super) fn judge(&self, position: &Position, mv: Move) -> Verdict {
        let verdict = |legal| if legal { Verdict::Legal } else { Verdict::TryOut };
        if position.captures_commander(mv) {
            return Verdict::Legal; // R9.6
        }
        let Some(commander) = self.commander else { return Verdict::Legal };
        if destroys_own_commander(mv) {
            return Verdict::Illegal; // R9.3
        }
        // The session has captured the enemy commander already and can be committed (R9.6).
        if self.enemy_commander.is_none() && position.real_board().commander(!self.us).is_some() {
            return Verdict::Legal;
        }
        if self.last_guards {
            return Verdict::TryOut;
        }
        match &self.danger {
            None if moves_commander(mv) => verdict(!self.may_be_attacked_on(position, mv.to)),
            None => verdict(!self.may_expose_commander(position, mv, commander)),
            Some(danger) if danger.may_end_by(position, mv) => Verdict::TryOut,
            Some(_) if !mv.deploy => Verdict::Illegal,
            Some(_) if self.leaves_danger_unchanged(position, mv, commander) => Verdict::DangerUnchanged,
            Some(_) => Verdict::TryOut,
        }
    }

    /// Could anything attack the commander on a square it moves to?
    fn may_be_attacked_on(&self, position: &Position, to: Square) -> bool {
        let aligned = self.enemy_commander.is_some_and(|enemy| enemy.is_aligned(to));
        aligned || position.board.of(!self.us).intersects(capture_star(to))
    }

    /// Could a move of another piece bring the commander into danger?
    fn may_expose_commander(&self, position: &Position, mv: Move, commander: Square) -> bool {
        self.threats.may_open_by(mv)
            // A navy that takes the commander on board brings it into the range of other navies
            // (R2.4).
            || mv.kind == MoveKind::Combine && mv.to == commander
            || self.may_change_air_defense(position, mv)
    }

    /// Could a move change our air defense on the way of an Air Force in range?
    fn may_change_air_defense(&self, position: &Position, mv: Move) -> bool {
        self.promotions || self.threats.planes && touches_defenders(position, mv)
    }

    /// Does a deploy step, made in danger, neither end an attack nor start one?
    fn leaves_danger_unchanged(&self, position: &Position, mv: Move, commander: Square) -> bool {
        // A tank that does not fire over pieces attacks the enemy commander or not, and so becomes
        // heroic or not, depending on where other pieces stand.
        position.rules.tank_fires_over
            && !(mv.kind.is_capture()
                || mv.to == commander
                || self.threats.lines.contains(mv.to)
                || self.may_change_air_defense(position, mv))
    }
}

impl Position {
    /// See `SearchSupport`.
    pub(super) fn allows(&mut self, facts: &SafetyFacts, mv: Move) -> bool {
        match facts.judge(self, mv) {
            Verdict::Legal => true,
            Verdict::Illegal => false,
            Verdict::TryOut | Verdict::DangerUnchanged if mv.deploy => {
                let acted = self.session().map_or(RoleSet::EMPTY, super::Session::acted);
                can_commit_after(self, mv, acted, &mut Rescue::new())
            }
            Verdict::TryOut | Verdict::DangerUnchanged => {
                let changes = self.make(mv);
                let safe = self.may_end_turn(facts.us);
                self.unmake(&changes);
                safe
            }
        }
    }
}
