//! The root: iterations, several lines, and the results of a search.

use cotulenh::{Action, Game, Move, Position, search_support::SearchSupport};

use super::{Info, Limits, Line, Progress, Searcher, Window, choice::Choice, ending::Stakes, frame::Signal};
use crate::{
    mate::captures_commander,
    params::{
        ASPIRATION_DEPTH, ASPIRATION_GROWTH, ASPIRATION_OPEN, ASPIRATION_WINDOW, CLOCK_PATIENCE,
        MATE_EXTRA_DEPTH, MATE_PROVED_DEPTH, MAX_DEPTH,
    },
    score::{INFINITE, Score, Value, WON},
};

/// The state of the root.
#[derive(Debug, Default)]
pub(super) struct Root {
    pub(super) info: Info,
    depth: u32,
    /// The lines of the current iteration, with their values, the best first.
    lines: Vec<(Value, Vec<Action>)>,
    /// The same of the iteration before.
    last: Vec<(Value, Vec<Action>)>,
    /// The best line so far of the current search of the root.
    current: Option<(Value, Vec<Action>)>,
    /// The hashes of the boards after the first turns of the lines so far, which are excluded.
    excluded: Vec<u64>,
    /// Half the width of the window that was tried last.
    margin: Value,
    /// In how many iterations, one after the other, the best turn has stayed the same.
    unchanged: usize,
    /// Were steps of a deploy made before the search?
    has_steps: bool,
    wanted_lines: usize,
    most_depth: u32,
    has_new_iteration: bool,
}

impl Root {
    /// The depth of the current iteration.
    pub(super) fn depth(&self) -> usize {
        self.depth as usize
    }

    /// Were steps of a deploy made before the search?
    pub(super) fn has_steps(&self) -> bool {
        self.has_steps
    }

    /// The action to try first at the root.
    pub(super) fn first_action(&self) -> Option<Action> {
        let known = self.current.as_ref().or(self.last.get(self.lines.len()));
        known.and_then(|(_, pv)| pv.first().copied())
    }
}

impl Searcher {
    /// Starts a search of the current position of a game. A deploy session may be open; then the
    /// search looks for the rest of it.
    pub fn start(&mut self, game: &Game, limits: Limits) {
        self.stop();
        let stakes = Stakes::of(game);
        if (self.position.rules(), self.stakes) != (game.position().rules(), stakes) {
            // Values under other rules are of no use.
            self.table.clear();
            self.forget_evaluations();
        }
        self.stakes = stakes;
        self.position = game.position().clone();
        // The search commits sessions itself.
        self.position.set_auto_commit(false);
        self.keys.clear();
        self.keys.extend_from_slice(game.position_hashes());
        self.keys.push(self.position.hash_before_session());
        self.game_keys = self.keys.len();
        self.limits = limits;
        self.nodes = 0;
        self.ply = 0;
        self.history.fade();
        let frame = &mut self.frames[0];
        frame.turn = self.position.turn();
        frame.turns = 0;
        frame.moved = self.position.session().and_then(|session| session.steps().last().copied());
        frame.sums = self.evaluator.sums(&self.position);
        self.root = Root::default();
        self.choice = Choice::None;
        self.is_aborted = !self.has_any_action();
        if !self.is_aborted {
            self.start_choice();
        }
    }

    /// Begins with the first iteration, of so many lines.
    pub(super) fn start_iterations(&mut self, wanted_lines: usize, most_depth: Option<u32>) {
        self.table.start_search();
        self.quiet_table.start_search();
        let most_depth = [most_depth, self.depth_limit()].into_iter().flatten().min();
        let most_depth = most_depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let has_steps = self.position.session().is_some_and(|session| !session.steps().is_empty());
        self.root = Root { has_steps, wanted_lines, most_depth, depth: 1, ..Root::default() };
        // Until something is found, the score is the static evaluation.
        let score = Score::of(self.evaluate(Window::OPEN));
        let turns = self.to_turns(&[]);
        self.root.info.lines = vec![Line { score, turns }];
        self.is_aborted = false;
        self.start_line();
    }

    /// The last iteration by the limits, if they have one.
    fn depth_limit(&self) -> Option<u32> {
        let mate = self.limits.mate.map(|turns| 2 * turns + MATE_EXTRA_DEPTH);
        [self.limits.depth, mate].into_iter().flatten().min()
    }

    /// How much of the search is done, from 0 to 1, by its limits of nodes and depth. 0 without one, until
    /// it has ended.
    pub fn progress(&self) -> f64 {
        if self.is_aborted {
            return 1.0;
        }
        let nodes = self.all_nodes().map_or(0.0, |nodes| self.nodes as f64 / nodes.max(1) as f64);
        let depth = self.depth_limit().map_or(0.0, |_| {
            let depth = if self.choice.is_searching() { 0 } else { self.root.info.depth };
            f64::from(depth) / f64::from(self.root.most_depth)
        });
        nodes.max(depth).min(1.0)
    }

    /// How much of its share of the time the search should take, in percent: more if the best turn has just
    /// changed, less if it has been the same for some iterations.
    pub fn patience(&self) -> u64 {
        CLOCK_PATIENCE[self.root.unchanged.min(CLOCK_PATIENCE.len() - 1)]
    }

    fn has_any_action(&self) -> bool {
        !self.position.is_commander_captured()
            && (self.position.can_commit() || self.position.has_legal_move())
    }

    /// Stops the search. What it has found so far stays.
    pub fn stop(&mut self) {
        self.stop_iterations();
        self.end_choice();
    }

    /// Unwinds the tree, and keeps the best line of the unfinished iteration.
    fn stop_iterations(&mut self) {
        if self.is_aborted {
            return;
        }
        self.is_aborted = true;
        while self.ply > 0 {
            self.unmake();
        }
        // A new first line is better than that of the last iteration, which was searched before it.
        if self.root.lines.is_empty()
            && let Some((value, pv)) = self.root.current.take()
        {
            let line = Line { score: Score::of(value), turns: self.to_turns(&pv) };
            let lines = &mut self.root.info.lines;
            let same = lines.iter().position(|other| other.turns.first() == line.turns.first());
            if let Some(same) = same {
                lines.remove(same);
            }
            lines.truncate(self.root.wanted_lines - 1);
            // It may have turned out worse than another line of the last iteration.
            let points = line.score.as_points();
            let place = lines.partition_point(|other| other.score.as_points() > points);
            lines.insert(place, line);
        }
        self.root.info.nodes = self.nodes;
    }

    /// Searches about this many nodes further.
    pub fn step(&mut self, nodes: u64) -> Progress {
        let until = self.nodes.saturating_add(nodes);
        while !self.is_aborted {
            if let Some(value) = self.advance_search()
                && !self.is_aborted
            {
                self.end_line(value);
            }
            if self.is_aborted || self.nodes >= self.node_limit {
                // Quiescence may have noticed the limit first.
                self.is_aborted = false;
                self.stop_iterations();
                let is_choice = self.choice.is_searching();
                self.end_choice();
                if is_choice && self.limits.nodes.is_none_or(|limit| self.nodes < limit) {
                    self.start_lines();
                    continue;
                }
                break;
            }
            // The iterations of a level are not reported.
            if core::mem::take(&mut self.root.has_new_iteration) && !self.choice.is_searching() {
                self.root.info.nodes = self.nodes;
                return Progress::Iteration;
            }
            if self.nodes >= until {
                self.root.info.nodes = self.nodes;
                return Progress::Searching;
            }
        }
        Progress::Done
    }

    /// Starts the next line of the iteration.
    fn start_line(&mut self) {
        self.root.current = None;
        self.root.margin = ASPIRATION_WINDOW;
        let known = self.root.last.get(self.root.lines.len()).map(|(value, _)| *value);
        self.set_root_window(match known {
            Some(value) if self.is_aspirating(value) => Window::around(value, ASPIRATION_WINDOW),
            _ => Window::OPEN,
        });
    }

    /// Does the next line start with a narrow window around this value?
    fn is_aspirating(&self, value: Value) -> bool {
        self.features.aspiration && self.root.depth >= ASPIRATION_DEPTH && value.abs() < WON
    }

    fn set_root_window(&mut self, window: Window) {
        let frame = &mut self.frames[0];
        frame.window = window;
        frame.depth = self.root.depth as i32;
        self.signal = Signal::Enter;
    }

    /// Notes a better line of the root as soon as it is found.
    pub(super) fn note_root_line(&mut self, value: Value) {
        self.root.current = Some((value, self.frames[0].pv.clone()));
    }

    /// Takes the value of the root: widens the window, or goes on with the next line or iteration.
    fn end_line(&mut self, value: Value) {
        let mut window = self.frames[0].entered;
        let is_low = value <= window.alpha && window.alpha > -INFINITE;
        let is_high = value >= window.beta && window.beta < INFINITE;
        if value > -INFINITE && (is_low || is_high) {
            self.root.margin *= ASPIRATION_GROWTH;
            // Far from equality the window is opened completely.
            if is_low {
                window.alpha = if value < -ASPIRATION_OPEN { -INFINITE } else { value - self.root.margin };
            } else {
                window.beta = if value > ASPIRATION_OPEN { INFINITE } else { value + self.root.margin };
            }
            return self.set_root_window(window);
        }
        if let Some((value, pv)) = self.root.current.take().filter(|_| value > -INFINITE) {
            let key = self.hash_after_turn(&pv);
            self.root.excluded.push(key);
            let place = self.root.lines.partition_point(|(other, _)| *other >= value);
            self.root.lines.insert(place, (value, pv));
            if self.root.lines.len() < self.root.wanted_lines {
                return self.start_line();
            }
        }
        self.end_iteration();
    }

    fn end_iteration(&mut self) {
        let lines = core::mem::take(&mut self.root.lines);
        self.root.info.depth = self.root.depth;
        let found: Vec<Line> = lines
            .iter()
            .map(|(value, pv)| Line { score: Score::of(*value), turns: self.to_turns(pv) })
            .collect();
        let first_turn = |lines: &[Line]| lines.first().and_then(|line| line.turns.first().cloned());
        let is_same = first_turn(&found) == first_turn(&self.root.info.lines);
        self.root.unchanged = if is_same { self.root.unchanged + 1 } else { 0 };
        self.root.info.lines = found;
        let best = lines.first().map_or(0, |(value, _)| *value);
        self.root.last = lines;
        self.root.excluded.clear();
        self.root.has_new_iteration = true;
        let mate = match Score::of(best) {
            Score::Mate(turns) => Some(turns),
            Score::Points(_) => None,
        };
        let found_mate = self.limits.mate.is_some_and(|most| mate.is_some_and(|n| n > 0 && n as u32 <= most));
        // An iteration that is much deeper than the mate would have found a shorter one.
        let proved = mate.is_some_and(|n| 2 * n.unsigned_abs() + MATE_PROVED_DEPTH <= self.root.depth);
        if self.root.depth >= self.root.most_depth || found_mate || proved {
            self.stop_iterations();
            self.root.has_new_iteration = false;
            return;
        }
        self.root.depth += 1;
        self.start_line();
    }

    /// Is the turn that was just made excluded, because another line has it?
    pub(super) fn is_excluded(&self) -> bool {
        !self.root.excluded.is_empty()
            && self.frames[self.ply - 1].turns == 0
            && (self.frames[self.ply].turns == 1 || self.has_won_in_session())
            && self.root.excluded.contains(&self.position.board().hash())
    }

    /// Are some turns of a node excluded? Then its value is not that of the position.
    pub(super) fn is_restricted(&self, ply: usize) -> bool {
        !self.root.excluded.is_empty() && self.frames[ply].turns == 0
    }

    /// The hash of the board after the first turn of a line.
    fn hash_after_turn(&self, pv: &[Action]) -> u64 {
        let mut position = self.position.clone();
        let turns = self.to_turns(pv);
        let made = position.session().map_or(0, |session| session.steps().len());
        for &mv in turns.first().into_iter().flatten().skip(made) {
            let _undo = position.apply(mv);
        }
        position.board().hash()
    }

    /// A line as turns. If it ends inside a deploy, that turn is left out, unless it is the first,
    /// which is completed.
    fn to_turns(&self, pv: &[Action]) -> Vec<Vec<Move>> {
        let mut position = self.position.clone();
        let mut turns: Vec<Vec<Move>> = Vec::new();
        let mut turn: Vec<Move> = position.session().map_or(Vec::new(), |session| session.steps().to_vec());
        for &action in pv {
            let legal = match action {
                Action::Move(mv) => position.is_legal(mv),
                Action::Commit => position.can_commit(),
            };
            if !legal {
                break;
            }
            let wins = captures_commander(&position, action);
            turn.extend(action.as_move());
            if position.act(action).is_err() {
                break;
            }
            if position.session().is_none() || wins {
                turns.push(core::mem::take(&mut turn));
            }
            if wins {
                return turns;
            }
        }
        if turns.is_empty() {
            self.complete_turn(&mut position, &mut turn);
            turns.push(turn);
        }
        turns
    }

    /// Completes a turn by the moves in the table, or else by the first legal moves.
    fn complete_turn(&self, position: &mut Position, turn: &mut Vec<Move>) {
        loop {
            let known = self.table.get(position.session_hash()).and_then(|entry| entry.action);
            let known = known.filter(|&action| match action {
                Action::Move(mv) => position.is_legal(mv),
                Action::Commit => position.can_commit(),
            });
            let action = known.or_else(|| position.can_commit().then_some(Action::Commit)).or_else(|| {
                let moves = position.legal_moves();
                moves.iter().find(|mv| !mv.deploy).or(moves.first()).copied().map(Action::Move)
            });
            let Some(action) = action else { return };
            let wins = captures_commander(position, action);
            turn.extend(action.as_move());
            if position.act(action).is_err() || position.session().is_none() || wins {
                return;
            }
        }
    }
}
