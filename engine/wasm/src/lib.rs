//! The engine as the worker of the npm package sees it (`js/src/engine/worker.ts`).
//!
//! Thin: what arrives was checked by the JavaScript layer as far as that can; positions and turns are
//! checked here. Texts cross as they are; what has several parts has a line for each.
#![forbid(unsafe_code)]
// Nothing that JavaScript passes may panic: a panic would leave the instance unusable.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

use cotulenh::{ErrorCode, Game, ParseMoveError, Position, Rules, Square};
use cotulenh_engine::{
    Level, Limits, Progress, Score, Searcher,
    notation::{line_lan, line_san},
};
use serde::Serialize;
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

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "export interface Known {
  depth: number;
  nodes: number;
  lines: { score: { points: number } | { mate: number }; turns: string[]; san: string[] }[];
}";

/// What a search has found.
#[derive(Serialize)]
struct Known {
    /// The iterations that are complete.
    depth: u32,
    nodes: f64,
    lines: Vec<KnownLine>,
}

#[derive(Serialize)]
struct KnownLine {
    score: KnownScore,
    turns: Vec<String>,
    san: Vec<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
enum KnownScore {
    Points(i32),
    Mate(i32),
}

/// Why a position is refused: the code, where it is wrong, and a sentence.
struct Refusal {
    code: ErrorCode,
    path: String,
    message: String,
}

impl Refusal {
    fn of_move(path: String, text: &str, error: &ParseMoveError) -> Refusal {
        Refusal { code: error.code(), path, message: [text, ": ", &error.to_string()].concat() }
    }
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

    /// Sets the game to search: the rules in words, a FEN, and after it a line for each turn and each step
    /// of an open session. `deploy` is the square of that session, or empty. Returns nothing, or why it is
    /// refused, in three lines: the code, the path and the message.
    #[wasm_bindgen(js_name = setGame)]
    pub fn set_game(&mut self, rules: &str, fen: &str, turns: &str, deploy: &str, steps: &str) -> String {
        match read_game(rules, fen, turns, deploy, steps) {
            Ok(game) => {
                self.game = game;
                String::new()
            }
            Err(Refusal { code, path, message }) => [code.as_str(), "\n", &path, "\n", &message].concat(),
        }
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

    /// What is known so far. The lines begin with the best.
    #[wasm_bindgen(unchecked_return_type = "Known")]
    pub fn info(&self) -> Result<JsValue, JsValue> {
        let (info, position) = (self.searcher.info(), self.game.position());
        let lines = info.lines.iter().map(|line| KnownLine {
            score: match line.score {
                Score::Points(points) => KnownScore::Points(points),
                Score::Mate(turns) => KnownScore::Mate(turns),
            },
            turns: line_lan(position, &line.turns),
            san: line_san(position, &line.turns),
        });
        let known = Known { depth: info.depth, nodes: info.nodes as f64, lines: lines.collect() };
        Ok(serde_wasm_bindgen::to_value(&known)?)
    }
}

fn read_game(rules: &str, fen: &str, turns: &str, deploy: &str, steps: &str) -> Result<Game, Refusal> {
    // The layer has checked the rules.
    let rules = Rules::from_words(rules).unwrap_or_default();
    let mut position = Position::from_fen(fen, rules).map_err(|errors| {
        let first = errors.first();
        Refusal { code: first.kind.code(), path: "fen".to_owned(), message: first.to_string() }
    })?;
    // A session whose steps are all taken stays open, as it is in the caller's game.
    position.set_auto_commit(false);
    let mut game = Game::from_position(position);
    for (n, text) in turns.lines().enumerate() {
        let path = || ["turns[", &n.to_string(), "]"].concat();
        let turn = game.position().read_turn(text).map_err(|error| Refusal::of_move(path(), text, &error))?;
        game.play_turn(&turn)
            .map_err(|error| Refusal::of_move(path(), text, &ParseMoveError::Illegal(error)))?;
    }
    if let Ok(square) = deploy.parse::<Square>() {
        game.start_deploy(square).map_err(|error| Refusal {
            code: error.code(),
            path: "deploy".to_owned(),
            message: error.to_string(),
        })?;
    }
    for (n, text) in steps.lines().enumerate() {
        let path = || ["steps[", &n.to_string(), "]"].concat();
        let step = game.position().read_move(text).map_err(|error| Refusal::of_move(path(), text, &error))?;
        game.play(step).map_err(|error| Refusal::of_move(path(), text, &ParseMoveError::Illegal(error)))?;
    }
    Ok(game)
}
