//! The engine for the worker of the npm package (`js/src/engine/worker.ts`).
//!
//! Thin: what arrives was checked by the JavaScript layer as far as that can; positions and turns are
//! checked here. Answers and errors cross as plain values (`answer.rs`).
#![forbid(unsafe_code)]
// Nothing that JavaScript passes may panic: a panic would leave the instance unusable.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod answer;

use answer::{Known, Refusal};
use cotulenh::{Color, Game, GameRecord, Rules};
use cotulenh_engine::{Level, Limits, Progress, Searcher, TimeBudget};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Small: the one of the standard library would be a good part of the module.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Runs once, when the module is started: a panic, should there be one, is written to the console.
#[wasm_bindgen(start)]
pub fn report_panics() {
    std::panic::set_hook(Box::new(console_error_panic_hook::hook));
}

/// A searcher, and the game that it searches.
#[wasm_bindgen]
pub struct Engine {
    searcher: Searcher,
    game: Game,
    /// The time of the search; `None` if it takes as long as it takes.
    budget: Option<TimeBudget>,
}

#[wasm_bindgen]
impl Engine {
    /// An engine with a table of this many MB.
    #[wasm_bindgen(constructor)]
    pub fn new(table_mb: u32) -> Engine {
        let bytes = (table_mb as usize).saturating_mul(1 << 20);
        Engine { searcher: Searcher::new(bytes), game: Game::new(Rules::STANDARD), budget: None }
    }

    /// Forgets what earlier searches have found.
    pub fn clear(&mut self) {
        self.searcher.clear();
    }

    /// Sets the game to search: packed rules, a FEN, the turns, and of an open session the square, if there is
    /// one, and the steps. Refused with the code, the path and the message of what is wrong.
    #[wasm_bindgen(js_name = setGame)]
    pub fn set_game(
        &mut self,
        rules: u32,
        fen: String,
        turns: Vec<String>,
        deploy: Option<String>,
        steps: Vec<String>,
    ) -> Result<(), JsValue> {
        let record = GameRecord {
            rules: Rules::from_number(rules),
            // A session whose steps are all taken stays open, as it is in the caller's game.
            auto_commit: false,
            start: fen,
            turns,
            deploy,
            steps,
            result: None,
        };
        self.game = record.to_game().map_err(|error| Refusal::of(&record, &error))?;
        self.budget = None;
        Ok(())
    }

    /// The search takes so many milliseconds.
    #[wasm_bindgen(js_name = setTime)]
    pub fn set_time(&mut self, time: f64) {
        let fixed = TimeBudget::fixed(time as u64);
        self.budget = Some(self.budget.map_or(fixed, |budget| budget.at_most(fixed)));
    }

    /// The search takes its share of the milliseconds that are left on a match clock.
    #[wasm_bindgen(js_name = setClock)]
    pub fn set_clock(&mut self, red: f64, blue: f64, increment: f64) {
        let left = if self.game.position().turn() == Color::Red { red } else { blue };
        self.budget = Some(TimeBudget::from_clock(left as u64, increment as u64));
    }

    /// Starts a search. A limit of 0 is none; so is a `level` of 0. Levels vary by the seed.
    pub fn start(&mut self, nodes: f64, depth: u32, mate: u32, lines: u32, level: u8, seed: u32) {
        let some = |number: u32| (number > 0).then_some(number);
        let limits = Limits {
            // Numbers of JavaScript are whole up to 2⁵³.
            nodes: (nodes >= 1.0).then_some(nodes as u64),
            depth: some(depth),
            mate: some(mate),
            lines: lines as usize,
            level: Level::new(level),
            seed,
        };
        self.searcher.start(&self.game, limits);
    }

    /// Is it time to end a search that has taken so many milliseconds? After an iteration another one is begun
    /// only if it may be completed.
    #[wasm_bindgen(js_name = isLate)]
    pub fn is_late(&self, elapsed: f64, after_iteration: bool) -> bool {
        let patience = after_iteration.then(|| self.searcher.patience());
        self.budget.is_some_and(|budget| budget.is_late(elapsed as u64, patience))
    }

    /// Searches so many nodes further. Returns 0 if there is more to search, 1 if an iteration is
    /// complete, 2 if the search has ended.
    pub fn step(&mut self, nodes: u32) -> u8 {
        match self.searcher.step(nodes.into()) {
            Progress::Searching => 0,
            Progress::Iteration => 1,
            Progress::Done => 2,
        }
    }

    /// Ends the search.
    pub fn stop(&mut self) {
        self.searcher.stop();
    }

    /// What is known after so many milliseconds: `Known` in `js/src/engine/messages.ts`.
    #[wasm_bindgen(unchecked_return_type = "unknown")]
    pub fn info(&self, elapsed: f64) -> Result<JsValue, JsValue> {
        let progress = self.budget.map_or(0.0, |budget| budget.progress(elapsed));
        Ok(Known::of(&self.searcher, self.game.position(), progress).try_into()?)
    }
}
