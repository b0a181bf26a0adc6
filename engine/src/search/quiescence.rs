//! Quiescence: captures only, until the position is quiet enough to be evaluated.

use cotulenh::{Action, Move, search_support::SearchSupport};

use super::{
    Searcher, Window,
    order::{capture_score, pick},
};
use crate::{
    exchange::{exchange, value_on},
    params::{CHECK_PLIES, DELTA, MAX_PLY},
    score::{INFINITE, Value},
};

/// Added to the scores of quiet moves, so that they come after all captures.
const AFTER_CAPTURES: i32 = -1_000_000;

impl Searcher {
    /// The value of the current node when only captures are played. It calls itself, but not deeply,
    /// and stops at the limit of nodes.
    ///
    /// Inside a session the side to move may not stand pat: that would count a captured piece without
    /// the reply. It may commit, or take further steps that capture.
    pub(super) fn quiescence(&mut self, plies: usize, mut window: Window) -> Value {
        let ply = self.ply;
        self.frames[ply].pv.clear();
        let in_session = self.position.session().is_some();
        if let Some(value) = self.terminal_value(in_session) {
            return value;
        }
        if self.nodes >= self.node_limit {
            self.is_aborted = true;
            return window.alpha;
        }
        if ply >= MAX_PLY {
            return self.evaluate(window);
        }
        self.root.info.longest = self.root.info.longest.max(ply as u32);
        let hash = self.position.session_hash();
        let turns = self.frames[ply].turns;
        let entry = if self.features.table { self.quiet_table.get(hash) } else { None };
        if !window.is_wide()
            && let Some(value) = entry.and_then(|entry| entry.cutoff(0, window, turns))
        {
            return value;
        }
        let facts = self.position.safety_facts();
        let check = facts.is_check();
        self.frames[ply].facts = facts;
        // A session that cannot be committed now must go on with any step.
        let all_moves = check && (in_session || plies <= CHECK_PLIES);
        let mut best = -INFINITE;
        let mut base = -INFINITE;
        if !in_session && !all_moves {
            if self.is_stalemated(check) {
                return self.stuck_value(false);
            }
            base = self.evaluate(window);
            best = base;
            if best >= window.beta {
                return best;
            }
            window.alpha = window.alpha.max(best);
        }
        let entered = window;
        let mut best_action = None;
        let mut moves = core::mem::take(&mut self.frames[ply].list);
        self.list_quiescence_moves(all_moves, entry.and_then(|entry| entry.action), &mut moves);
        let mut commit = in_session && !check;
        loop {
            // The commit first: its value is that of the captures so far.
            let action = if core::mem::take(&mut commit) {
                if self.features.ordinary_moves && self.is_ordinary_move() {
                    continue;
                }
                Action::Commit
            } else if let Some((_, mv)) = pick(&mut moves) {
                if !all_moves && best > -INFINITE && self.is_hopeless(mv, base, window.alpha, in_session) {
                    continue;
                }
                Action::Move(mv)
            } else {
                break;
            };
            if !self.make(action) {
                continue;
            }
            if self.is_excluded() {
                self.unmake();
                continue;
            }
            let flips = self.frames[self.ply].turn != self.frames[ply].turn;
            let value = if flips {
                -self.quiescence(plies + 1, window.flipped())
            } else {
                self.quiescence(plies + 1, window)
            };
            self.unmake();
            if self.is_aborted {
                break;
            }
            if value > best {
                best = value;
                best_action = Some(action);
                if value > window.alpha {
                    window.alpha = value;
                    self.extend_pv(ply, action);
                    if value >= window.beta {
                        break;
                    }
                }
            }
        }
        moves.clear();
        self.frames[ply].list = moves;
        if self.is_aborted {
            return window.alpha;
        }
        if best == -INFINITE {
            // In check, and no move at all: mate. A session can always be ended (R7.8), unless its turns
            // are excluded at the root, or it only ends as an ordinary move.
            debug_assert!(
                !in_session || self.is_restricted(ply) || self.features.ordinary_moves,
                "{:?}",
                self.position
            );
            return if in_session { -INFINITE } else { self.stuck_value(true) };
        }
        if self.features.table && !self.is_restricted(ply) {
            self.quiet_table.store(hash, 0, best, entered.bound_of(best), best_action, turns);
        }
        best
    }

    /// Is the side to move stalemated (R10.2)? Asked only where it is likely, with one stack left: a side
    /// that is far ahead must not take the last piece that can move.
    fn is_stalemated(&self, check: bool) -> bool {
        let own = self.position.board().of(self.position.turn());
        own.iter().nth(1).is_none() && !check && !self.position.has_legal_move()
    }

    /// Lists captures, or all moves, with their scores.
    fn list_quiescence_moves(&mut self, all: bool, first: Option<Action>, moves: &mut Vec<(i32, Move)>) {
        moves.clear();
        self.scratch.clear();
        self.position.push_captures(&mut self.scratch);
        let captures = self.scratch.len();
        if all {
            self.position.push_quiet_moves(&mut self.scratch);
        }
        for (n, &mv) in self.scratch.iter().enumerate() {
            let score = if first == Some(Action::Move(mv)) {
                i32::MAX
            } else if n < captures {
                capture_score(&self.position, mv)
            } else {
                self.history.score(mv) + AFTER_CAPTURES
            };
            moves.push((score, mv));
        }
    }

    /// Can a capture be skipped, because it loses material or cannot reach the window (delta pruning)?
    fn is_hopeless(&self, mv: Move, base: Value, alpha: Value, in_session: bool) -> bool {
        let gain = value_on(&self.position, mv.to);
        if self.features.delta && !in_session && base + gain + DELTA <= alpha {
            return true;
        }
        self.features.exchange && exchange(&self.position, mv) < 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;
    use cotulenh::{Game, Position, Rules};

    #[test]
    fn r10_2_a_side_with_one_stack_that_cannot_move_is_not_lost() {
        let fen = "6c4/5h1h3/6s2a1/7(tm)g2/2i6e(+fi)/11/11/11/11/5+t2+a2/2+f7C/11 r - - 0 36";
        let position = Position::from_fen(fen, Rules::STANDARD).unwrap();
        let mut searcher = Searcher::new(1 << 16);
        searcher.start(&Game::from_position(position), Limits::default());
        assert_eq!(searcher.quiescence(0, Window::OPEN), 0);
    }
}
