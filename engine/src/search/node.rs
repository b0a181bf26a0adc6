//! One node of the tree: what is decided before its moves are tried, and how their values are used.
//!
//! The search pauses after any node (see `search`), so each node is a [`Frame`], and a [`Signal`] says what
//! comes next: `enter` a node, `try_next` of its moves, or `receive` the value of a child.

use cotulenh::{Action, search_support::SearchSupport};

use super::{
    Searcher, Window,
    frame::{Frame, Pending, Signal},
    order::Knowledge,
};
use crate::{
    params::{
        EXTENSION_LIMIT, INTERNAL_REDUCTION_DEPTH, MAX_PLY, NULL_MOVE_DEPTH, REVERSE_FUTILITY_DEPTH,
        REVERSE_FUTILITY_MARGIN, history_bonus, null_move_depth,
    },
    score::{INFINITE, MATE, Value, WON},
};

impl Searcher {
    /// Makes one step of the search. Returns the value of the root when it is complete.
    pub(super) fn advance_search(&mut self) -> Option<Value> {
        self.signal = match self.signal {
            Signal::Enter => self.enter(),
            Signal::Advance => self.try_next(),
            Signal::Leave(value) if self.ply == 0 => return Some(value),
            Signal::Leave(value) => self.receive(value),
        };
        None
    }

    fn enter(&mut self) -> Signal {
        let ply = self.ply;
        let in_session = self.position.session().is_some();
        let features = self.features;
        self.frames[ply].pv.clear();
        if ply > 0
            && let Some(value) = self.terminal_value(in_session)
        {
            return Signal::Leave(value);
        }
        let Frame { depth, mut window, turns, turn, moved, .. } = self.frames[ply];
        if depth <= 0 || ply >= MAX_PLY - 1 {
            return Signal::Leave(self.quiescence(0, window));
        }
        self.root.info.longest = self.root.info.longest.max(ply as u32);
        // No line can be better than a win at once, or worse than being mated here.
        if ply > 0 {
            let mate = MATE - turns as Value;
            window = Window { alpha: window.alpha.max(-mate), beta: window.beta.min(mate - 1) };
        }
        if window.alpha >= window.beta {
            return Signal::Leave(window.alpha);
        }
        let is_pv = window.is_wide();
        let hash = self.position.session_hash();
        let entry = if features.table { self.table.get(hash) } else { None };
        if let Some(entry) = entry
            && !is_pv
            && !self.is_restricted(ply)
            && let Some(value) = entry.cutoff(depth, window, turns)
        {
            return Signal::Leave(value);
        }
        let facts = self.position.safety_facts();
        let check = facts.is_check();
        let evaluation = if in_session || check { -INFINITE } else { self.evaluate(window) };
        let estimate = match entry {
            Some(entry) if evaluation > -INFINITE => entry.improve(evaluation, turns),
            _ => evaluation,
        };
        let [first, second] = if features.killers { self.killers[ply] } else { [None; 2] };
        let reply = moved.filter(|mv| features.replies && mv.piece.color() != turn);
        let reply = reply.and_then(|mv| self.replies.get(mv));
        let killers = [first, second, reply.filter(|_| reply != first && reply != second)];
        if let Some(next) = self.killers.get_mut(ply + 2) {
            *next = [None; 2];
        }
        let table_action = match ply {
            0 => self.root.first_action().or(entry.and_then(|entry| entry.action)),
            _ => entry.and_then(|entry| entry.action),
        };
        let had_null = ply > 0 && self.frames[ply - 1].pending == Pending::Null;
        let frame = &mut self.frames[ply];
        frame.window = window;
        frame.entered = window;
        frame.hash = hash;
        frame.in_session = in_session;
        frame.facts = facts;
        frame.evaluation = evaluation;
        frame.estimate = estimate;
        frame.best = -INFINITE;
        frame.best_action = None;
        frame.searched = 0;
        frame.quiets.clear();
        frame.picker.restart(table_action, killers);
        if features.internal_reduction
            && depth >= INTERNAL_REDUCTION_DEPTH
            && table_action.is_none()
            && !in_session
        {
            frame.depth -= 1;
        }
        let beta = window.beta;
        let quiet_node = !is_pv && !check && !in_session && beta.abs() < WON;
        if features.reverse_futility
            && quiet_node
            && depth <= REVERSE_FUTILITY_DEPTH
            && estimate - REVERSE_FUTILITY_MARGIN * depth >= beta
        {
            return Signal::Leave(estimate);
        }
        if features.null_move
            && quiet_node
            && depth >= NULL_MOVE_DEPTH
            && estimate >= beta
            && !had_null
            && self.make_null()
        {
            let parent = &mut self.frames[ply];
            parent.pending = Pending::Null;
            return self.enter_child(null_move_depth(depth, estimate - beta), Window::above(beta - 1));
        }
        Signal::Advance
    }

    /// Sets the window and depth of the child that was just made. The window is that of the parent,
    /// seen from the side to move there.
    fn enter_child(&mut self, depth: i32, window: Window) -> Signal {
        let flips = self.frames[self.ply].turn != self.frames[self.ply - 1].turn;
        let child = &mut self.frames[self.ply];
        child.depth = depth;
        child.window = if flips { window.flipped() } else { window };
        Signal::Enter
    }

    fn try_next(&mut self) -> Signal {
        let ply = self.ply;
        let features = self.features;
        loop {
            let knowledge =
                Knowledge { position: &self.position, history: &self.history, features: &features };
            let next = self.frames[ply].picker.next(&knowledge, &mut self.scratch);
            let Some(action) = next else { return self.finish() };
            let candidate = self.candidate(action);
            if self.is_left_out(action, &candidate) {
                continue;
            }
            if features.step_order && action.as_move().is_some_and(|mv| self.is_other_order(mv)) {
                continue;
            }
            if features.ordinary_moves && action == Action::Commit && self.is_ordinary_move() {
                continue;
            }
            if !self.make(action) {
                continue;
            }
            if self.is_excluded() {
                self.unmake();
                continue;
            }
            let gives_check = self.position.session().is_none() && self.position.is_check();
            let extends =
                features.check_extension && gives_check && ply < EXTENSION_LIMIT * self.root.depth();
            let frame = &mut self.frames[ply];
            // A deploy costs depth by its first step, or by each. A commit costs nothing.
            let cost = match action {
                Action::Commit => 0,
                Action::Move(_) if frame.in_session => i32::from(features.step_depth),
                Action::Move(_) => 1,
            };
            let full_depth = frame.depth - cost + i32::from(extends);
            frame.current = Some(action);
            frame.full_depth = full_depth;
            frame.searched += 1;
            frame.quiets.extend(candidate.quiet);
            let window = frame.window;
            if frame.searched == 1 || !features.scout {
                frame.pending = Pending::Full;
                return self.enter_child(full_depth, window);
            }
            let reduced = if features.reductions { frame.reduction_of(&candidate, gives_check) } else { 0 };
            frame.pending = if reduced > 0 { Pending::Reduced } else { Pending::Scout };
            return self.enter_child(full_depth - reduced, Window::above(window.alpha));
        }
    }

    /// Takes the value of the child. If it fails high, the child is searched again, deeper or with the whole
    /// window.
    fn receive(&mut self, value: Value) -> Signal {
        let parent = self.ply - 1;
        let flips = self.frames[self.ply].turn != self.frames[parent].turn;
        let value = if flips { -value } else { value };
        let Frame { window, pending, full_depth, .. } = self.frames[parent];
        let Window { alpha, beta } = window;
        match pending {
            Pending::Null => {
                self.unmake();
                let value = if value >= WON { beta } else { value };
                return if value >= beta {
                    Signal::Leave(value)
                } else {
                    self.frames[parent].pending = Pending::Full;
                    Signal::Advance
                };
            }
            Pending::Reduced if value > alpha => {
                self.frames[parent].pending = Pending::Scout;
                return self.enter_child(full_depth, Window::above(alpha));
            }
            Pending::Scout if value > alpha && value < beta => {
                self.frames[parent].pending = Pending::Full;
                return self.enter_child(full_depth, window);
            }
            Pending::Reduced | Pending::Scout | Pending::Full => self.unmake(),
        }
        // All that is left of the session is excluded, at the root or as an ordinary move.
        if value == -INFINITE {
            return Signal::Advance;
        }
        let Some(action) = self.frames[parent].current else { return Signal::Advance };
        let frame = &mut self.frames[parent];
        if value > frame.best {
            frame.best = value;
            if value > alpha {
                frame.best_action = Some(action);
                frame.window.alpha = value;
                self.extend_pv(parent, action);
                if parent == 0 {
                    self.note_root_line(value);
                }
                if value >= beta {
                    self.reward(action);
                    return self.finish();
                }
            }
        }
        Signal::Advance
    }

    /// The best line from a node is this action and the best line after it.
    pub(super) fn extend_pv(&mut self, ply: usize, action: Action) {
        let (upper, lower) = self.frames.split_at_mut(ply + 1);
        let (parent, child) = (&mut upper[ply].pv, &lower[0].pv);
        parent.clear();
        parent.push(action);
        parent.extend_from_slice(child);
    }

    /// Updates killers, replies and history after a beta cutoff.
    fn reward(&mut self, action: Action) {
        let ply = self.ply;
        let Some(mv) = action.as_move().filter(|mv| !mv.kind.is_capture()) else { return };
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let Frame { depth, turn, moved, .. } = self.frames[ply];
        if let Some(moved) = moved.filter(|moved| moved.piece.color() != turn) {
            self.replies.set(moved, mv);
        }
        if !self.features.history {
            return;
        }
        let bonus = history_bonus(depth);
        for n in 0..self.frames[ply].quiets.len() {
            let quiet = self.frames[ply].quiets[n];
            let bonus = if quiet == mv { bonus } else { -bonus };
            self.history.update(quiet, bonus);
        }
    }

    /// Leaves the current node after its last move, or after a beta cutoff.
    fn finish(&mut self) -> Signal {
        let ply = self.ply;
        let frame = &self.frames[ply];
        if frame.best == -INFINITE {
            // At the root, and in the steps of its turn, all moves may be excluded, and so may a session
            // that can only end as an ordinary move. Otherwise there is no legal move, as a session can
            // always be ended (R7.8).
            let restricted = self.is_restricted(ply) || self.features.ordinary_moves && frame.in_session;
            debug_assert!(restricted || !frame.in_session && frame.searched == 0, "{:?}", self.position);
            let value = if restricted { -INFINITE } else { self.stuck_value(frame.facts.is_check()) };
            return Signal::Leave(value);
        }
        if self.features.table && !self.is_restricted(ply) {
            let &Frame { hash, depth, best, best_action, turn, turns, evaluation, entered, .. } = frame;
            let (bound, keys) = (entered.bound_of(best), frame.sums.keys());
            self.table.store(hash, depth, best, bound, best_action, turns);
            let captures = best_action.and_then(Action::as_move).is_some_and(|mv| mv.kind.is_capture());
            if self.features.corrections
                && self.blur == 0
                && evaluation > -INFINITE
                && best.abs() < WON
                && !captures
                && bound.allows_correction(best, evaluation)
            {
                self.corrections.update(turn, keys, best - evaluation, depth);
            }
        }
        Signal::Leave(self.frames[ply].best)
    }
}
