//! One node of the tree: what is decided before its moves are tried, which moves are pruned or
//! reduced, and how their values are used.
//!
//! A search must be able to pause after any node and to go on later, without a thread of its own. A function
//! that calls itself cannot do that, so each node is a [`Frame`], and a [`Signal`] says what comes next:
//! `enter` a node, `try_next` of its moves, or `receive` the value of a child.

use cotulenh::{
    Action, Color, Move, Position, Role, Undo,
    search_support::{SafetyFacts, SearchSupport},
};

use super::{
    Searcher, Window,
    order::{Knowledge, Picker, Stage},
};
use crate::{
    eval::Sums,
    params::{
        EXTENSION_LIMIT, FUTILITY_DEPTH, HISTORY_PRUNING_DEPTH, INTERNAL_REDUCTION_DEPTH, LATE_MOVES_DEPTH,
        LOSING_CAPTURES_DEPTH, MAX_PLY, NULL_MOVE_DEPTH, REDUCTION_DEPTH, REDUCTION_DIVISOR,
        REDUCTION_HISTORY, REDUCTION_OFFSET, REVERSE_FUTILITY_DEPTH, REVERSE_FUTILITY_MARGIN,
        futility_margin, history_bonus, history_pruning_score, late_moves_count, null_move_depth,
    },
    score::{INFINITE, MATE, Value, WON},
};

/// What the search does next.
#[derive(Clone, Copy, Debug)]
pub(super) enum Signal {
    /// Enters the current node.
    Enter,
    /// Tries the next move of the current node.
    Advance,
    /// Leaves the current node with a value.
    Leave(Value),
}

/// What the child of a node is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pending {
    /// The null move.
    Null,
    /// A late move, less deeply and with an empty window.
    Reduced,
    /// With an empty window, to show that it is not better.
    Scout,
    /// With the whole window.
    Full,
}

/// A node on the way from the root to the current one.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) depth: i32,
    /// The window that is left, and the one when the node was entered.
    pub(super) window: Window,
    pub(super) entered: Window,
    pub(super) turn: Color,
    /// Turns since the root.
    pub(super) turns: u32,
    /// The move that led here.
    pub(super) moved: Option<Move>,
    pub(super) sums: Sums,
    pub(super) facts: SafetyFacts,
    pub(super) undo: Option<Undo>,
    /// The best line from here.
    pub(super) pv: Vec<Action>,
    /// The moves of quiescence.
    pub(super) list: Vec<(Move, i32)>,
    hash: u64,
    in_session: bool,
    evaluation: Value,
    /// The evaluation, or what the table knows better.
    estimate: Value,
    best: Value,
    best_action: Option<Action>,
    picker: Picker,
    /// How many moves have been searched, and which of them are quiet.
    searched: usize,
    quiets: Vec<Move>,
    current: Option<Action>,
    pending: Pending,
    /// The depth for the current move without reduction.
    full_depth: i32,
}

impl Frame {
    pub(super) fn new() -> Frame {
        Frame {
            depth: 0,
            window: Window::OPEN,
            entered: Window::OPEN,
            turn: Color::Red,
            turns: 0,
            moved: None,
            sums: Sums::default(),
            facts: Position::empty(Default::default()).safety_facts(),
            undo: None,
            pv: Vec::new(),
            list: Vec::new(),
            hash: 0,
            in_session: false,
            evaluation: 0,
            estimate: 0,
            best: 0,
            best_action: None,
            picker: Picker::new(),
            searched: 0,
            quiets: Vec::new(),
            current: None,
            pending: Pending::Full,
            full_depth: 0,
        }
    }

    fn is_pv(&self) -> bool {
        self.entered.is_wide()
    }
}

/// The binary logarithm in 256ths, by integers: floating point may differ between platforms.
const fn log2(n: u32) -> i32 {
    let whole = n.ilog2();
    let mut rest = (n as u64) << 16 >> whole;
    let mut log = (whole as i32) << 8;
    let mut bit = 128;
    while bit > 0 {
        rest = (rest * rest) >> 16;
        if rest >= 2 << 16 {
            rest >>= 1;
            log += bit;
        }
        bit >>= 1;
    }
    log
}

/// How much less deeply a late move is searched.
fn reduction(depth: i32, searched: usize) -> i32 {
    const LOGS: [i32; 128] = {
        let mut logs = [0; 128];
        let mut n = 1;
        while n < logs.len() {
            logs[n] = log2(n as u32);
            n += 1;
        }
        logs
    };
    let log = |n: usize| LOGS[n.min(LOGS.len() - 1)];
    (log(depth.max(1) as usize) * log(searched) / REDUCTION_DIVISOR + REDUCTION_OFFSET) >> 16
}

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
            let frame = &mut self.frames[ply];
            let knowledge =
                Knowledge { position: &self.position, history: &self.history, features: &features };
            let next = frame.picker.next(&knowledge, &mut self.scratch);
            let Some(action) = next else { return self.finish() };
            let frame = &self.frames[ply];
            let (depth, check, in_session) = (frame.depth, frame.facts.is_check(), frame.in_session);
            let quiet = action.as_move().filter(|mv| !mv.kind.is_capture());
            let may_prune = ply > 0 && frame.best > -WON && !check && !in_session;
            let may_check = action.as_move().is_some_and(|mv| self.position.may_attack_commander(mv));
            // Quiet moves near the leaves that are late, or that cannot reach the window, are left out.
            let is_late = features.late_moves
                && depth <= LATE_MOVES_DEPTH
                && frame.quiets.len() as i32 >= late_moves_count(depth);
            // How deeply it would be searched at first.
            let late_depth = (depth - reduction(depth, frame.searched + 1)).max(0);
            let is_futile = features.futility
                && late_depth <= FUTILITY_DEPTH
                && frame.estimate + futility_margin(late_depth) <= frame.window.alpha;
            if may_prune && quiet.is_some() && !frame.is_pv() && (is_late || is_futile) {
                self.frames[ply].picker.keep_checks(&self.position);
                if !may_check {
                    continue;
                }
            }
            let frame = &self.frames[ply];
            let history = match quiet {
                Some(mv) if features.history => self.history.score(mv),
                _ => 0,
            };
            if features.history_pruning
                && may_prune
                && !may_check
                && !frame.is_pv()
                && late_depth <= HISTORY_PRUNING_DEPTH
                && history < history_pruning_score(late_depth)
            {
                continue;
            }
            let loses = frame.picker.stage == Stage::LosingCaptures;
            if may_prune && loses && depth <= LOSING_CAPTURES_DEPTH && !frame.is_pv() && !may_check {
                continue;
            }
            if let Some(mv) = action.as_move()
                && features.step_order
                && !self.frames[ply].is_pv()
                && self.is_other_order(mv)
            {
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
            let most_depth = self.root.depth();
            let frame = &mut self.frames[ply];
            frame.current = Some(action);
            frame.searched += 1;
            frame.quiets.extend(quiet);
            // A deploy costs depth by its first step, or by each. A commit costs nothing.
            let cost = match action {
                Action::Commit => 0,
                Action::Move(_) if in_session => i32::from(features.step_depth),
                Action::Move(_) => 1,
            };
            let extends = features.check_extension && gives_check && ply < EXTENSION_LIMIT * most_depth;
            frame.full_depth = depth - cost + i32::from(extends);
            let window = frame.window;
            let is_late = frame.searched > 1 + usize::from(frame.is_pv());
            let mut reduced = 0;
            let is_reducible = is_late && (quiet.is_some() || loses) && !check;
            if features.reductions && depth >= REDUCTION_DEPTH && is_reducible {
                reduced =
                    reduction(depth, frame.searched) - i32::from(frame.is_pv()) - i32::from(gives_check);
                reduced -= history / REDUCTION_HISTORY;
                reduced = reduced.clamp(0, (frame.full_depth - 1).max(0));
            }
            let full_depth = frame.full_depth;
            if frame.searched == 1 || !features.scout {
                frame.pending = Pending::Full;
                return self.enter_child(full_depth, window);
            }
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
        // Nothing of the session is left that is not excluded at the root.
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
            // At the root, and in the steps of its turn, all moves may be excluded. Otherwise there is no
            // legal move, as a session can always be ended (R7.8).
            let restricted = self.is_restricted(ply);
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

    /// Is a deploy step one that could as well have been made before the last one, with the same
    /// result? Then only one of the two orders is searched. Steps that could depend on each other are
    /// searched in both, and so are all in check, where the session must go on: the table finds most
    /// of them.
    fn is_other_order(&self, step: Move) -> bool {
        let frame = &self.frames[self.ply];
        let Some(last) = frame.moved.filter(|last| frame.in_session && last.deploy && last.from == step.from)
        else {
            return false;
        };
        let order = |mv: Move| (mv.piece.carrier_role(), mv.to);
        let depends = |mv: Move| mv.piece.contains(Role::Navy) || mv.piece.contains(Role::Commander);
        !frame.facts.is_check()
            && order(step) < order(last)
            && !depends(step)
            && !depends(last)
            && !last.kind.is_capture()
            && step.to != last.to
            && (last.piece.contains(Role::AirForce) || !is_between(last, step.to))
    }
}

/// Is a square on the way of a move?
fn is_between(mv: Move, square: cotulenh::Square) -> bool {
    match (mv.from.line_to(mv.to), mv.from.line_to(square)) {
        (Some((line, steps)), Some((other, at))) => line == other && at < steps,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right_to_a_hundredth() {
        for n in 1..200 {
            assert!((f64::from(log2(n)) / 256.0 - f64::from(n).log2()).abs() < 0.01, "{n}");
        }
    }

    #[test]
    fn later_and_deeper_moves_are_reduced_more() {
        assert!(reduction(3, 3) <= reduction(3, 30) && reduction(3, 30) <= reduction(12, 30));
        assert!((1..=2).contains(&reduction(4, 8)), "{}", reduction(4, 8));
    }
}
