//! Which pseudo-legal moves leave the own commander safe (R9.3), or can still do so by further
//! deploy steps (R7.8).
//!
//! Trying every move is slow. Most are decided from the position alone, by this invariant.
//!
//! **Invariant.** While the own commander stays on its square, a move changes whether it is in
//! danger (R9.2) only by changing one of these facts:
//!
//! 1. A piece enters or leaves a square between the commander and an enemy piece whose captures are
//!    blocked by what stands in between, the enemy commander on an open file or rank included
//!    (`Threats::lines`). A piece that leaves opens the line only if it is the last blocker
//!    (`Threats::pins`).
//! 2. An attacker is captured (`Danger::squares`).
//! 3. The own air defense on the way of an enemy Air Force in range changes (`Threats::planes`):
//!    because a stack with a defender moves, is joined or is split, or because a defender becomes
//!    heroic by attacking the enemy commander (`promotions`). A wider zone can even help the Air
//!    Force, which then leaves its first zone later (R5.4).
//! 4. A navy starts or stops carrying the commander: navies capture navies from further away
//!    (R2.4).
//!
//! Nothing else can matter: the range of an enemy piece depends on its role and heroic status only
//! (R2), our move makes no enemy piece heroic (R8.1), terrain and rivers never block a capture
//! (R2.3), and no piece attacks from further away than `LONGEST_CAPTURE`, except commanders along
//! open lines (R9.2). Where a turn may leave a side with a last guard (R11 `lastGuard`), a capture can
//! make a piece of either side heroic anywhere, so every move is tried.
//!
//! A commander that moves is safe if no enemy piece is in range of its target and the enemy
//! commander is not aligned with it; otherwise the move is tried.
//!
//! The test below compares these decisions with trying every move; `tests/differential.rs` compares
//! them with an independent implementation.

use super::{
    Position,
    danger::moves_commander,
    deploy::{Rescue, can_commit_after, find_rescue, obstructs},
    generate::Mover,
    safety_facts::{SafetyFacts, Verdict},
};
use crate::{Move, Role, RoleSet, Square, Stack};

/// Decides in one position which pseudo-legal moves of the side to move are legal.
pub(super) struct CommanderSafety<'a> {
    position: &'a Position,
    facts: SafetyFacts,
    /// The pieces of the open session that take no further step (R7.4).
    acted: RoleSet,
    /// A copy to try moves on, made when it is first needed.
    copy: Option<Position>,
    /// The rescues found for the rest of a stack after a part of it has left (see
    /// [`CommanderSafety::can_rest_rescue`]).
    rescues: Vec<(Square, Stack, Option<Rescue>)>,
}

impl<'a> CommanderSafety<'a> {
    pub(super) fn new(position: &'a Position) -> CommanderSafety<'a> {
        CommanderSafety {
            position,
            facts: SafetyFacts::of(position),
            acted: position.session().map_or(RoleSet::EMPTY, super::Session::acted),
            copy: None,
            rescues: Vec::new(),
        }
    }

    /// Are all moves and normal captures of this mover legal? Then they need no test one by one: it
    /// is not the last blocker of a line, and no enemy Air Force is in range whose way could open.
    pub(super) fn allows_all_of(&self, mover: &Mover) -> bool {
        self.facts.danger.is_none()
            && !mover.piece.contains(Role::Commander)
            && !self.facts.threats.pins.contains(mover.from)
            && !self.facts.threats.planes
            && !self.facts.last_guards
    }

    /// Is a move one of those that end most dangers: moving the commander, capturing an attacker or
    /// blocking its line? Without danger every move is.
    pub(super) fn is_likely_evasion(&self, mv: Move) -> bool {
        let danger = self.facts.danger.as_ref();
        danger.is_none_or(|danger| danger.squares.contains(mv.to) || moves_commander(mv))
    }

    /// Is a pseudo-legal move legal?
    pub(super) fn allows(&mut self, mv: Move) -> bool {
        match self.facts.judge(self.position, mv) {
            Verdict::Legal => true,
            Verdict::Illegal => false,
            Verdict::TryOut => self.try_out(mv),
            Verdict::DangerUnchanged => self.can_rest_rescue(mv),
        }
    }

    /// Plays a move on the copy: is the commander safe after it, or, for a deploy step, after some
    /// further steps (R7.8)?
    fn try_out(&mut self, mv: Move) -> bool {
        let copy = self.copy.get_or_insert_with(|| self.position.clone());
        if mv.deploy {
            return can_commit_after(copy, mv, self.acted, &mut Rescue::new());
        }
        let changes = copy.make(mv);
        let safe = copy.may_end_turn(self.facts.us);
        copy.unmake(&changes);
        safe
    }

    /// Can the rest of a stack save the commander after a step that leaves the danger unchanged? The
    /// search is made once for all targets of the step, with the leaving part off the board.
    fn can_rest_rescue(&mut self, mv: Move) -> bool {
        let Some(rest) = self.position.board.get(mv.from).and_then(|stack| stack.without(mv.piece.roles()))
        else {
            return false;
        };
        let known = self.rescues.iter().position(|&(from, piece, _)| (from, piece) == (mv.from, mv.piece));
        let known = known.unwrap_or_else(|| {
            let copy = self.copy.get_or_insert_with(|| self.position.clone());
            let changes = copy.make_removal(mv.from, rest);
            let mut rescue = Rescue::new();
            let found = find_rescue(copy, mv.from, self.facts.us, self.acted, &mut rescue);
            copy.unmake(&changes);
            self.rescues.push((mv.from, mv.piece, found.then_some(rescue)));
            self.rescues.len() - 1
        });
        match &self.rescues[known].2 {
            Some(rescue) if rescue.iter().all(|step| !obstructs(mv.to, *step)) => true,
            // On the board, the part may block a line for a commander that moves later.
            None if !rest.contains(Role::Commander) => false,
            _ => self.try_out(mv),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AirDefenseRules, MoveKind, NavyPasses, Rules, position::danger::destroys_own_commander};

    /// Every pseudo-legal move.
    fn all_moves(position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, stack) in position.board.stacks().filter(|(_, stack)| stack.color() == position.turn) {
            let mut add = |mover| position.generate_moves(mover, &mut moves);
            let session = position.session();
            if session.is_none() {
                add(Mover { from, piece: stack, rest: None, deploy: false });
            }
            if session.is_some_and(|session| session.square() != from) {
                continue;
            }
            let acted = session.map_or(RoleSet::EMPTY, super::super::Session::acted);
            for part in (stack.roles() - acted).parts() {
                let first = session.is_none_or(|session| session.steps().is_empty());
                if !(first && part == stack.roles()) {
                    add(Mover::part(from, stack, part).unwrap());
                }
            }
        }
        moves
    }

    /// R7.8 and R9.3 as they are written, by playing every move.
    fn is_legal_by_trial(position: &Position, mv: Move, acted: RoleSet) -> bool {
        let us = mv.piece.color();
        if position.captures_commander(mv) {
            return true;
        }
        if destroys_own_commander(mv) {
            return false;
        }
        let mut after = position.clone();
        let _changes = after.make(mv);
        let acted = if mv.kind == MoveKind::Stay { acted | mv.piece.roles() } else { acted };
        after.may_end_turn(us)
            || mv.deploy && {
                let rest = after.board.get(mv.from).map_or(RoleSet::EMPTY, Stack::roles) - acted;
                rest.parts().any(|part| {
                    let mover = Mover::part(mv.from, after.board.get(mv.from).unwrap(), part).unwrap();
                    let mut steps = Vec::new();
                    after.generate_moves(mover, &mut steps);
                    steps.into_iter().any(|step| is_legal_by_trial(&after, step, acted))
                })
            }
    }

    #[test]
    fn r7_8_r9_3_decisions_agree_with_playing_every_move() {
        const VECTORS: [&str; 3] = [
            include_str!("../../tests/data/vectors/standard-setup.jsonl"),
            include_str!("../../tests/data/vectors/standard-sight.jsonl"),
            include_str!("../../tests/data/vectors/standard-perft2.jsonl"),
        ];
        let standard = Rules::STANDARD;
        let variants = [
            standard,
            Rules { tank_fires_over: false, navy_passes: NavyPasses::OtherPieces, ..standard },
            Rules { stealth_air_force: true, air_defense: AirDefenseRules::NoFly, ..standard },
            Rules { last_guard: true, ..standard },
            Rules::OFFICIAL,
        ];
        let mut random = 1_u32;
        let mut checked = 0;
        for line in VECTORS.iter().flat_map(|file| file.lines()) {
            let fen = line.split('"').nth(3).unwrap();
            for rules in variants {
                // A stack that these rules do not allow is refused (R11.1).
                let Ok(mut position) = Position::from_fen(fen, rules) else { continue };
                for _ in 0..6 {
                    let mut legal = position.legal_moves();
                    let acted = position.session().map_or(RoleSet::EMPTY, super::super::Session::acted);
                    let mut by_trial = all_moves(&position);
                    by_trial.retain(|&mv| position.is_undecided() && is_legal_by_trial(&position, mv, acted));
                    by_trial.sort_unstable_by_key(|mv| (mv.from, mv.to, mv.order()));
                    assert_eq!(legal, by_trial, "{}", position.fen(Default::default()));
                    checked += 1;
                    // Deploys and captures are the interesting cases: prefer them.
                    let preferred = legal
                        .iter()
                        .copied()
                        .filter(|mv| mv.deploy || mv.kind.is_capture())
                        .collect::<Vec<_>>();
                    if !preferred.is_empty() {
                        legal = preferred;
                    }
                    random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let Some(&mv) = legal.get(random as usize / 7 % legal.len().max(1)) else { break };
                    let _undo = position.apply(mv);
                }
            }
        }
        assert!(checked > 1000, "{checked}");
    }
}
