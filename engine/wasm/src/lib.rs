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
use cotulenh::{Color, Game, ParseMoveError, Position, Rules, Square};
use cotulenh_engine::{Level, Limits, Progress, Searcher, TimeBudget};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Small: the one of the standard library would be a good part of the module.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// A searcher, and the game that it searches.
#[wasm_bindgen]
pub struct Engine {
    searcher: Searcher,
    game: Game,
}

#[wasm_bindgen]
impl Engine {
    /// An engine with a table of this many MB.
    #[wasm_bindgen(constructor)]
    pub fn new(table_mb: u32) -> Engine {
        let bytes = (table_mb as usize).saturating_mul(1 << 20);
        Engine { searcher: Searcher::new(bytes), game: Game::new(Rules::STANDARD) }
    }

    /// Forgets what earlier searches have found.
    pub fn clear(&mut self) {
        self.searcher.clear();
    }

    /// Sets the game to search: packed rules, a FEN, the turns, and of an open session the square, or
    /// nothing, and the steps. Refused with the code, the path and the message of what is wrong.
    #[wasm_bindgen(js_name = setGame)]
    pub fn set_game(
        &mut self,
        rules: u32,
        fen: &str,
        turns: Vec<String>,
        deploy: &str,
        steps: Vec<String>,
    ) -> Result<(), JsValue> {
        self.game = read_game(Rules::from_number(rules), fen, &turns, deploy, &steps)?;
        Ok(())
    }

    /// Starts a search. A limit of 0 is none; so is a `level` of 0.
    pub fn start(&mut self, nodes: f64, depth: u32, mate: u32, lines: u32, level: u8) {
        let some = |number: u32| (number > 0).then_some(number);
        let limits = Limits {
            // Numbers of JavaScript are whole up to 2⁵³.
            nodes: (nodes >= 1.0).then_some(nodes as u64),
            depth: some(depth),
            mate: some(mate),
            lines: lines as usize,
            level: Level::new(level),
        };
        self.searcher.start(&self.game, limits);
    }

    /// How long to think, by the milliseconds that are left: after the first number, lengthened or shortened
    /// by `patience`, no iteration is begun; after the second the search ends.
    #[wasm_bindgen(js_name = budgetTime)]
    pub fn budget_time(&self, red: f64, blue: f64, increment: f64) -> Vec<f64> {
        let left = if self.game.position().turn() == Color::Red { red } else { blue };
        let TimeBudget { soft, hard } = TimeBudget::from_clock(left as u64, increment as u64);
        vec![soft as f64, hard as f64]
    }

    /// How much of its time the search should take, in percent, by what it has found.
    pub fn patience(&self) -> u32 {
        self.searcher.patience() as u32
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

    /// What is known so far: `Known` in `js/src/engine/messages.ts`.
    #[wasm_bindgen(unchecked_return_type = "unknown")]
    pub fn info(&self) -> Result<JsValue, JsValue> {
        Ok(serde_wasm_bindgen::to_value(&Known::of(&self.searcher, self.game.position()))?)
    }
}

fn read_game(
    rules: Rules,
    fen: &str,
    turns: &[String],
    deploy: &str,
    steps: &[String],
) -> Result<Game, Refusal> {
    let mut position = Position::from_fen(fen, rules).map_err(|errors| {
        let first = errors.first();
        Refusal::new("fen".to_owned(), first.kind.code(), first)
    })?;
    // A session whose steps are all taken stays open, as it is in the caller's game.
    position.set_auto_commit(false);
    let mut game = Game::from_position(position);
    for (n, text) in turns.iter().enumerate() {
        let refuse = Refusal::of_move("turns", n, text);
        let turn = game.position().read_turn(text).map_err(&refuse)?;
        game.play_turn(&turn).map_err(|error| refuse(ParseMoveError::Illegal(error)))?;
    }
    if let Ok(square) = deploy.parse::<Square>() {
        game.start_deploy(square).map_err(|error| Refusal::new("deploy".to_owned(), error.code(), &error))?;
    }
    for (n, text) in steps.iter().enumerate() {
        let refuse = Refusal::of_move("steps", n, text);
        let step = game.position().read_move(text).map_err(&refuse)?;
        game.play(step).map_err(|error| refuse(ParseMoveError::Illegal(error)))?;
    }
    Ok(game)
}
