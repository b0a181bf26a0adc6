//! The search. It runs in slices: [`Searcher::step`] searches some nodes and returns, and continues
//! where it was when it is called again.
//!
//! That is why the tree is walked with a stack of frames instead of recursion. The worker of the package has
//! one thread, and hears `stop` only between two calls of the module. A function that calls itself would have
//! to reach the end of an iteration, or throw it away, before it could return; memory that is shared with a
//! running call needs headers that many hosts of static pages do not send.
//!
//! - `ending`: the values of finished games (R10, R13)
//! - `node`: one node: how it is entered, tries its moves and uses their values
//! - `frame`: what is kept of a node on the way to the current one
//! - `late`: late moves: which are left out, which are searched less deeply
//! - `steps`: the orders of the steps of a deploy
//! - `quiescence`: captures until the position is quiet
//! - `order`: the order of moves
//! - `correction`: what is learned about the evaluation
//! - `window`: the window of alpha-beta
//! - `choice`: what a level plays
//! - `root`: iterations, lines and results
//!
//! A turn may have several steps. Each is a node of its own; the window changes sides only when the
//! turn does.

mod choice;
mod correction;
mod ending;
mod frame;
mod late;
mod node;
mod order;
mod quiescence;
mod root;
mod steps;
mod window;

use cotulenh::{Action, Game, Move, Position, Undo, search_support::SearchSupport};

use crate::{
    Features,
    eval::{Evaluator, Materials, Sums, WEIGHTS},
    level::Level,
    params::{EVALUATIONS, MAX_PLY, QUIET_TABLE, fade},
    score::{Score, Value},
    table::Table,
};
use correction::Corrections;
use frame::{Frame, Signal};
use order::{History, Replies};
pub(crate) use window::Window;

/// When a search ends. It also ends when [`Searcher::stop`] is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// So many nodes.
    pub nodes: Option<u64>,
    /// So many iterations.
    pub depth: Option<u32>,
    /// A mate in at most so many own turns is found.
    pub mate: Option<u32>,
    /// How many lines are wanted; 0 means one.
    pub lines: usize,
    /// How strong the engine plays; full strength without it. The lines are those of the whole engine, which
    /// searches each about as long as the level searches for its turn.
    pub level: Option<Level>,
    /// What a level varies by: with the same seed it plays the same turn.
    pub seed: u32,
}

/// A line of play, the best one or one of several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The score for the side to move.
    pub score: Score,
    /// The turns, each as its moves: one, or the steps of a deploy.
    pub turns: Vec<Vec<Move>>,
}

/// What a search has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// The last completed iteration.
    pub depth: u32,
    /// The length of the longest line that was searched, in actions.
    pub longest: u32,
    /// The nodes so far.
    pub nodes: u64,
    /// The best lines, the best first. A level may play another turn: [`Searcher::best_turn`].
    pub lines: Vec<Line>,
}

/// How [`Searcher::step`] ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The nodes of the slice are used up.
    Searching,
    /// An iteration is complete; [`Searcher::info`] has its lines.
    Iteration,
    /// The search has ended.
    Done,
}

/// Searches positions for the best turn.
///
/// ```
/// use cotulenh::{Game, Position, Rules};
/// use cotulenh_engine::{Limits, Searcher};
/// let fen = "2f2c5/11/11/4A6/4T6/11/11/11/11/11/11/6C4 r - - 0 1";
/// let game = Game::from_position(Position::from_fen(fen, Rules::STANDARD)?);
/// let mut searcher = Searcher::new(1 << 20);
/// let info = searcher.search(&game, Limits { nodes: Some(5_000), ..Limits::default() });
/// assert!(!info.lines[0].turns.is_empty());
/// # Ok::<(), cotulenh::FenErrors>(())
/// ```
pub struct Searcher {
    features: Features,
    evaluator: Evaluator,
    table: Table,
    /// The table of quiescence. It is small enough for a cache of the processor: most positions that
    /// come again do so soon, and waiting for a big table took an eighth of the time.
    quiet_table: Table,
    /// The tables of levels, whose values are blurred.
    level_tables: [Table; 2],
    /// The seed by which the values in them are blurred.
    level_seed: u32,
    /// Evaluations by the hash of their positions: many are asked for again.
    evaluations: Vec<(u64, Value)>,
    materials: Materials,
    history: History,
    replies: Replies,
    corrections: Corrections,
    killers: Vec<[Option<Move>; 2]>,
    /// The position that is searched; during a search, the one of the current node.
    position: Position,
    /// The hashes of the positions at the start of each turn, that of the current node last.
    keys: Vec<u64>,
    /// How many of the keys are those of the game.
    game_keys: usize,
    frames: Vec<Frame>,
    ply: usize,
    signal: Signal,
    /// Room for lists of moves.
    scratch: Vec<Move>,
    limits: Limits,
    nodes: u64,
    node_limit: u64,
    choice: choice::Choice,
    /// Evaluations are blurred by up to so much.
    blur: Value,
    root: root::Root,
    stakes: ending::Stakes,
    is_aborted: bool,
}

impl Searcher {
    /// A searcher with a table of this many bytes.
    pub fn new(table_bytes: usize) -> Searcher {
        Searcher::with_features(table_bytes, Features::FULL)
    }

    /// A searcher that uses some parts of the search only.
    pub fn with_features(table_bytes: usize, features: Features) -> Searcher {
        let evaluator = if features.evaluation { Evaluator::new(&WEIGHTS) } else { Evaluator::material() };
        Searcher {
            features,
            evaluator,
            table: Table::new(if features.table { table_bytes } else { 0 }),
            quiet_table: Table::new(if features.table { QUIET_TABLE } else { 0 }),
            level_tables: [(); 2].map(|()| Table::new(if features.table { QUIET_TABLE } else { 0 })),
            level_seed: 0,
            evaluations: vec![(0, 0); EVALUATIONS],
            materials: Materials::new(),
            history: History::new(),
            replies: Replies::new(),
            corrections: Corrections::new(),
            killers: vec![[None; 2]; MAX_PLY + 1],
            position: Position::empty(Default::default()),
            keys: Vec::new(),
            game_keys: 0,
            frames: (0..=MAX_PLY + 1).map(|_| Frame::new()).collect(),
            ply: 0,
            signal: Signal::Enter,
            scratch: Vec::with_capacity(256),
            limits: Limits::default(),
            nodes: 0,
            node_limit: u64::MAX,
            choice: choice::Choice::None,
            blur: 0,
            root: root::Root::default(),
            stakes: ending::Stakes::default(),
            is_aborted: true,
        }
    }

    /// Uses other weights for the evaluation.
    pub fn set_evaluator(&mut self, evaluator: Evaluator) {
        self.evaluator = evaluator;
        self.forget_evaluations();
    }

    /// Forgets what depends on the weights and on the rules.
    fn forget_evaluations(&mut self) {
        self.evaluations.fill((0, 0));
        self.materials = Materials::new();
        self.quiet_table.clear();
        self.level_tables.iter_mut().for_each(Table::clear);
    }

    /// Changes the size of the table, which empties it.
    pub fn set_table_size(&mut self, bytes: usize) {
        self.stop();
        self.table = Table::new(bytes);
    }

    /// Forgets everything that earlier searches have found.
    pub fn clear(&mut self) {
        self.stop();
        self.table.clear();
        self.quiet_table.clear();
        self.level_tables.iter_mut().for_each(Table::clear);
        self.history.clear();
        self.replies.clear();
        self.corrections.clear();
        self.killers.fill([None; 2]);
    }

    /// Searches until the limits are reached. Without limits this takes very long.
    pub fn search(&mut self, game: &Game, limits: Limits) -> &Info {
        self.start(game, limits);
        while self.step(u64::MAX) != Progress::Done {}
        self.info()
    }

    /// What the search has found so far.
    pub fn info(&self) -> &Info {
        &self.root.info
    }

    /// The turn to play: the best one, or what the level plays. `None` if the game is over.
    pub fn best_turn(&self) -> Option<&[Move]> {
        let best = || self.info().lines.first()?.turns.first();
        self.choice.turn().or_else(best).map(Vec::as_slice)
    }

    /// Does an action in the current node, if it is legal. The frame of the child gets what follows
    /// from it.
    fn make(&mut self, action: Action) -> bool {
        let frame = &mut self.frames[self.ply];
        let undo = match action {
            Action::Move(mv) => {
                if !self.position.allows(&frame.facts, mv) {
                    return false;
                }
                self.position.apply(mv)
            }
            Action::Commit => match self.position.commit() {
                Ok(undo) => undo,
                Err(_) => return false,
            },
        };
        self.nodes += 1;
        let mut sums = frame.sums;
        for (square, before) in undo.changes() {
            if let Some(stack) = before {
                self.evaluator.add(&mut sums, square, stack, -1);
            }
            if let Some(stack) = self.position.board().get(square) {
                self.evaluator.add(&mut sums, square, stack, 1);
            }
        }
        self.descend(action.as_move(), undo, sums);
        true
    }

    /// Passes the turn, as the null move.
    fn make_null(&mut self) -> bool {
        let Some(undo) = self.position.pass() else { return false };
        self.nodes += 1;
        let sums = self.frames[self.ply].sums;
        self.descend(None, undo, sums);
        true
    }

    fn descend(&mut self, mv: Option<Move>, undo: Undo, sums: Sums) {
        let turn = self.position.turn();
        let ends_turn = turn != self.frames[self.ply].turn;
        let turns = self.frames[self.ply].turns + u32::from(ends_turn);
        // A commit is not a move: the reply answers the last step of the deploy.
        let mv = mv.or(self.frames[self.ply].moved.filter(|mv| mv.deploy && ends_turn));
        self.frames[self.ply].undo = Some(undo);
        if ends_turn {
            self.keys.push(self.position.hash());
        }
        self.ply += 1;
        let child = &mut self.frames[self.ply];
        child.sums = sums;
        child.turn = turn;
        child.turns = turns;
        child.moved = mv;
        child.pv.clear();
    }

    /// Takes back what led to the current node.
    fn unmake(&mut self) {
        if self.frames[self.ply].turn != self.frames[self.ply - 1].turn {
            self.keys.pop();
        }
        self.ply -= 1;
        if let Some(undo) = self.frames[self.ply].undo.take() {
            self.position.take_back(undo);
        }
    }

    /// Does a move end the session of the current node for good, by capturing the commander?
    fn has_won_in_session(&self) -> bool {
        let enemy = !self.position.turn();
        self.position.session().is_some()
            && !self.position.rules().play_on
            && self.position.board().commander(enemy).is_none()
            && self.position.real_board().commander(enemy).is_some()
    }

    /// Is the position of the current node, at the start of a turn, a draw by repetition or by fifty moves
    /// without a capture (R10.2)? One repetition of a position of the line is enough; a position of the
    /// game must come for the third time.
    fn is_draw(&self) -> bool {
        if self.position.is_draw_by_fifty_moves() {
            return true;
        }
        let Some((key, earlier)) = self.keys.split_last() else { return false };
        let recent = earlier.len().saturating_sub(self.position.half_moves() as usize);
        let mut before = 0;
        for (n, other) in earlier.iter().enumerate().skip(recent).rev().skip(1).step_by(2) {
            if other == key {
                if n + 1 >= self.game_keys {
                    return true;
                }
                before += 1;
            }
        }
        before >= 2
    }

    /// The static value of the current node, for the side to move. Far outside of the window it is only
    /// approximate (lazy evaluation).
    fn evaluate(&mut self, window: Window) -> Value {
        let sums = &self.frames[self.ply].sums;
        debug_assert_eq!(*sums, self.evaluator.sums(&self.position), "the sums are kept up to date");
        let material = self.materials.value(&self.evaluator, sums);
        let rough = self.evaluator.evaluate_lazily(&self.position, sums, material, window);
        let mut value = rough.unwrap_or_else(|| {
            let hash = self.position.hash();
            let known = &mut self.evaluations[hash as usize % EVALUATIONS];
            if known.0 != hash {
                *known = (hash, self.evaluator.evaluate(&self.position, sums, material));
            }
            debug_assert_eq!(
                known.1,
                self.evaluator.evaluate(&self.position, sums, material),
                "it is that of this position"
            );
            known.1
        });
        if self.features.half_moves {
            value = fade(value, self.position.half_moves());
        }
        if self.features.corrections && self.blur == 0 {
            value += self.corrections.get(self.position.turn(), sums.keys());
        }
        let value = value.clamp(-crate::score::WON + 1, crate::score::WON - 1);
        if self.blur == 0 { value } else { self.misjudge(value) }
    }
}
