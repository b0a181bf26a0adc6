//! What crosses to JavaScript, as plain values: what a search has found, and why a game is refused.
//! `js/src/engine/messages.ts` has the types.
//!
//! Moves are those of the package, as the crate writes them as data.

use cotulenh::{Game, GameRecord, Move, ParseMoveError, PlayedMove, Position, RecordError};
use cotulenh_engine::{Line, Score, Searcher, notation::for_each_turn};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::JsValue;

/// What a search has found.
#[derive(Serialize)]
pub(crate) struct Known {
    /// The iterations that are complete.
    depth: u32,
    nodes: f64,
    /// How much of the search is done by its limits.
    progress: f64,
    /// The turn to play, in LAN.
    best: Option<String>,
    /// Its moves, or the steps of a deploy.
    moves: Vec<PlayedMove>,
    /// The best first.
    lines: Vec<KnownLine>,
}

#[derive(Serialize)]
struct KnownLine {
    score: KnownScore,
    turns: Vec<String>,
    san: Vec<String>,
    moves: Vec<Vec<PlayedMove>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
enum KnownScore {
    Points(i32),
    Mate(i32),
}

impl Known {
    /// What a searcher knows about a position. `progress` is how much of its time is over.
    pub(crate) fn of(searcher: &Searcher, position: &Position, progress: f64) -> Known {
        let info = searcher.info();
        let (mut best, mut moves) = (None, Vec::new());
        if let Some(turn) = searcher.best_turn() {
            for_each_turn(position, &[turn.to_vec()], |before, turn| {
                best = Some(before.turn_lan(turn));
                moves = play_moves(before, turn);
            });
        }
        Known {
            depth: info.depth,
            nodes: info.nodes as f64,
            progress: progress.max(searcher.progress()),
            best,
            moves,
            lines: info.lines.iter().map(|line| KnownLine::of(line, position)).collect(),
        }
    }
}

impl TryFrom<Known> for JsValue {
    type Error = serde_wasm_bindgen::Error;

    fn try_from(known: Known) -> Result<JsValue, Self::Error> {
        known.serialize(&Serializer::new().serialize_maps_as_objects(true))
    }
}

impl KnownLine {
    fn of(line: &Line, position: &Position) -> KnownLine {
        let score = match line.score {
            Score::Points(points) => KnownScore::Points(points),
            Score::Mate(turns) => KnownScore::Mate(turns),
        };
        let mut known = KnownLine { score, turns: Vec::new(), san: Vec::new(), moves: Vec::new() };
        for_each_turn(position, &line.turns, |before, turn| {
            known.turns.push(before.turn_lan(turn));
            known.san.push(before.turn_san(turn));
            known.moves.push(play_moves(before, turn));
        });
        known
    }
}

/// The moves of a turn, or the steps of a deploy, as a game plays them whose sessions commit by themselves: the last
/// step shows whether it gives check.
fn play_moves(before: &Position, turn: &[Move]) -> Vec<PlayedMove> {
    let mut position = before.clone();
    position.set_auto_commit(true);
    let mut game = Game::from_position(position);
    // What a search has found is legal.
    turn.iter().filter_map(|&mv| game.play(mv).ok()).collect()
}

/// Why a game is refused: where it is wrong, the code, a sentence, and what was not understood.
#[derive(Serialize)]
pub(crate) struct Refusal {
    path: String,
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl Refusal {
    /// Why a record is no game.
    pub(crate) fn of(record: &GameRecord, error: &RecordError) -> Refusal {
        let code = error.code().as_str();
        let whole =
            |path: &str, message: String| Refusal { path: path.to_owned(), code, message, text: None };
        let one = |list: &str, texts: &[String], index: usize, error: &ParseMoveError| {
            let path = [list, "[", &index.to_string(), "]"].concat();
            let text = texts.get(index).cloned().unwrap_or_default();
            Refusal { path, code, message: [&text, ": ", &error.to_string()].concat(), text: Some(text) }
        };
        match error {
            RecordError::Start(errors) => whole("fen", errors.first().to_string()),
            RecordError::Turn { index, error } => one("turns", &record.turns, *index, error),
            RecordError::Step { index, error } => one("steps", &record.steps, *index, error),
            RecordError::Deploy(Some(error)) => whole("deploy", error.to_string()),
            // A square that is none; and no result is given.
            RecordError::Deploy(None) | RecordError::Result(_) => {
                whole("deploy", "it is no square".to_owned())
            }
        }
    }
}

impl From<Refusal> for JsValue {
    fn from(refusal: Refusal) -> JsValue {
        serde_wasm_bindgen::to_value(&refusal).unwrap_or_else(JsValue::from)
    }
}
