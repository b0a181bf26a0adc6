//! Pseudo-legal moves in stages, for searches: captures first, then the rest, into a list that is
//! given. Most of a search's moves are never made, so their legality is decided one by one, by
//! `Position::allows`.

use super::{
    Position,
    generate::{Mover, retain_from},
};
use crate::{Direction, Move, Role, SquareSet, movement::capture_star};

impl Position {
    /// The squares from which the side to move can do something: in a session, only the stack's.
    fn origins(&self) -> SquareSet {
        match self.session() {
            Some(session) => SquareSet::EMPTY.with(session.square()),
            None => self.board.of(self.turn),
        }
    }

    /// See `SearchSupport`.
    pub(super) fn push_captures(&self, moves: &mut Vec<Move>) {
        self.push_captures_of(self.board.of(!self.turn), moves);
    }

    /// See `SearchSupport`.
    pub(super) fn push_captures_of(&self, targets: SquareSet, moves: &mut Vec<Move>) {
        let enemies = self.board.of(!self.turn) & targets;
        let commander = self.board.commander(!self.turn).filter(|&square| enemies.contains(square));
        for from in self.origins() {
            let mut near = enemies & capture_star(from);
            // Commanders capture each other from further away (R9.5).
            if let Some(commander) = commander
                && commander.is_aligned(from)
            {
                near.insert(commander);
            }
            if !near.is_empty() {
                self.for_each_mover(from, &mut |mover| self.push_captures_by(mover, near, moves));
            }
        }
    }

    /// Appends the captures of a mover on some of the squares on its lines.
    fn push_captures_by(&self, mover: Mover, targets: SquareSet, moves: &mut Vec<Move>) {
        if !matches!(mover.piece.carrier_role(), Role::AirForce | Role::Commander) {
            return self.push_ground_captures(mover, targets, moves);
        }
        let mut lines = [Direction::North; Direction::ALL.len()];
        let mut count = 0;
        for (direction, _) in targets.iter().filter_map(|to| mover.from.line_to(to)) {
            if !lines[..count].contains(&direction) {
                lines[count] = direction;
                count += 1;
            }
        }
        let start = moves.len();
        self.generate_along(&lines[..count], mover, moves);
        retain_from(moves, start, |mv| mv.kind.is_capture() && targets.contains(mv.to));
    }

    /// See `SearchSupport`.
    pub(super) fn push_quiet_moves(&self, moves: &mut Vec<Move>) {
        for from in self.origins() {
            let start = moves.len();
            self.for_each_mover(from, &mut |mover| self.generate_moves(mover, moves));
            retain_from(moves, start, |mv| !mv.kind.is_capture());
        }
    }

    /// See `SearchSupport`.
    pub(super) fn is_pseudo_legal(&self, mv: Move, scratch: &mut Vec<Move>) -> bool {
        scratch.clear();
        if let Some((line, _)) = mv.from.line_to(mv.to)
            && self.origins().contains(mv.from)
        {
            self.for_each_mover(mv.from, &mut |mover| {
                if mover.piece == mv.piece && mover.deploy == mv.deploy {
                    self.generate_along(&[line], mover, scratch);
                }
            });
        }
        scratch.contains(&mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rules, position::safety_facts::SafetyFacts};

    #[test]
    fn r9_3_staged_moves_that_are_allowed_are_the_legal_ones() {
        let data = [
            include_str!("../../tests/data/vectors/standard-setup.jsonl"),
            include_str!("../../tests/data/vectors/standard-sight.jsonl"),
        ];
        let mut random = 1_u32;
        let mut checked = 0;
        let mut scratch = Vec::new();
        for line in data.iter().flat_map(|file| file.lines()) {
            let fen = line.split('"').nth(3).unwrap();
            for last_guard in [false, true] {
                let rules = Rules { last_guard, ..Rules::STANDARD };
                let mut position = Position::from_fen(fen, rules).unwrap();
                position.set_auto_commit(false);
                for _ in 0..6 {
                    let facts = SafetyFacts::of(&position);
                    assert_eq!(facts.is_check(), position.is_check());
                    let mut moves = Vec::new();
                    position.push_captures(&mut moves);
                    assert!(moves.iter().all(|mv| mv.kind.is_capture()));
                    position.push_quiet_moves(&mut moves);
                    assert!(moves.iter().all(|&mv| position.is_pseudo_legal(mv, &mut scratch)));
                    moves.retain(|&mv| position.allows(&facts, mv));
                    moves.sort_unstable_by_key(|mv| (mv.from, mv.to, mv.order()));
                    let legal = position.legal_moves();
                    if position.is_undecided() {
                        assert_eq!(moves, legal, "{}", position.fen(Default::default()));
                    }
                    checked += 1;
                    let preferred: Vec<Move> =
                        legal.iter().copied().filter(|mv| mv.deploy || mv.kind.is_capture()).collect();
                    let from = if preferred.is_empty() { &legal } else { &preferred };
                    random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let Some(&mv) = from.get(random as usize / 7 % from.len().max(1)) else { break };
                    let _undo = position.apply(mv);
                }
            }
        }
        assert!(checked > 500, "{checked}");
    }
}
