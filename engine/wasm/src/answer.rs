//! What crosses to JavaScript, as plain values: what a search has found, and why a game is refused.
//! `js/src/engine/messages.ts` has the types.
//!
//! A move is the one of the package, which `js/src/types.ts` describes. The rules' module answers with packed
//! moves, which `js/src/wasm/decode-moves.ts` reads. Here it is written a second time, as a plain value: the worker
//! posts it to the page as it is, and so needs neither that reader nor the layout of packed answers. A test of
//! the package compares the two.

use core::fmt;

use cotulenh::{ErrorCode, Move, MoveKind, ParseMoveError, Piece, Position, Stack};
use cotulenh_engine::{Line, Score, Searcher, notation::for_each_turn};
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

/// What a search has found.
#[derive(Serialize)]
pub(crate) struct Known {
    /// The iterations that are complete.
    depth: u32,
    nodes: f64,
    /// How much of the search is done by its limits, except those of time.
    progress: f64,
    /// The turn to play, in LAN.
    best: Option<String>,
    /// The best first.
    lines: Vec<KnownLine>,
}

#[derive(Serialize)]
struct KnownLine {
    score: KnownScore,
    turns: Vec<String>,
    san: Vec<String>,
    moves: Vec<Vec<KnownMove>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
enum KnownScore {
    Points(i32),
    Mate(i32),
}

#[derive(Serialize)]
struct KnownMove {
    color: char,
    from: String,
    to: String,
    piece: KnownPiece,
    kind: &'static str,
    deploy: bool,
    flags: u32,
    san: String,
    lan: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    captured: Option<KnownPiece>,
    #[serde(skip_serializing_if = "Option::is_none")]
    combined: Option<KnownPiece>,
}

#[derive(Serialize)]
struct KnownPiece {
    #[serde(rename = "type")]
    role: char,
    color: char,
    #[serde(skip_serializing_if = "Option::is_none")]
    heroic: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    carrying: Vec<KnownPiece>,
}

impl Known {
    /// What a searcher knows about a position.
    pub(crate) fn of(searcher: &Searcher, position: &Position) -> Known {
        let info = searcher.info();
        let mut best = None;
        if let Some(turn) = searcher.best_turn() {
            for_each_turn(position, &[turn.to_vec()], |before, turn| best = Some(before.turn_lan(turn)));
        }
        Known {
            depth: info.depth,
            nodes: info.nodes as f64,
            progress: searcher.progress(),
            best,
            lines: info.lines.iter().map(|line| KnownLine::of(line, position)).collect(),
        }
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
            known.moves.push(list_moves(before, turn));
        });
        known
    }
}

/// The moves of a turn, or the steps of a deploy, as a game lists them whose sessions commit by themselves:
/// the last step shows whether it gives check.
fn list_moves(before: &Position, turn: &[Move]) -> Vec<KnownMove> {
    let mut position = before.clone();
    position.set_auto_commit(true);
    let describe = |&mv: &Move| {
        let known = KnownMove::of(&position, mv);
        // What a search has found is legal.
        let _played = position.play(mv);
        known
    };
    turn.iter().map(describe).collect()
}

impl KnownMove {
    fn of(position: &Position, mv: Move) -> KnownMove {
        let target = |wanted| position.board().get(mv.to).filter(|_| wanted).map(KnownPiece::of);
        KnownMove {
            color: mv.piece.color().letter(),
            from: mv.from.to_string(),
            to: mv.to.to_string(),
            piece: KnownPiece::of(mv.piece),
            kind: mv.kind.name(),
            deploy: mv.deploy,
            flags: mv.flags().into(),
            san: position.san(mv).to_string(),
            lan: mv.to_string(),
            captured: target(mv.kind.is_capture()),
            combined: target(mv.kind == MoveKind::Combine),
        }
    }
}

impl KnownPiece {
    /// A stack: its carrier, and what that carries.
    fn of(stack: Stack) -> KnownPiece {
        let single = |piece: Piece| KnownPiece {
            role: piece.role.letter().to_ascii_lowercase(),
            color: piece.color.letter(),
            heroic: piece.heroic.then_some(true),
            carrying: Vec::new(),
        };
        KnownPiece { carrying: stack.pieces().skip(1).map(single).collect(), ..single(stack.carrier()) }
    }
}

/// Why a game is refused: where it is wrong, the number of the code, a sentence, and what was not
/// understood.
///
/// The code is a number, and `js/src/engine/queue.ts` makes an error of it: the page has the words already, and
/// they would be half a kilobyte of this module.
#[derive(Serialize)]
pub(crate) struct Refusal {
    path: String,
    code: u32,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl Refusal {
    pub(crate) fn new(path: String, code: ErrorCode, message: &dyn fmt::Display) -> Refusal {
        Refusal { path, code: code as u32, message: message.to_string(), text: None }
    }

    /// Refuses one text of a list.
    pub(crate) fn of_move(list: &str, n: usize, text: &str) -> impl Fn(ParseMoveError) -> Refusal {
        move |error| {
            let path = [list, "[", &n.to_string(), "]"].concat();
            let message = [text, ": ", &error.to_string()].concat();
            Refusal { path, code: error.code() as u32, message, text: Some(text.to_owned()) }
        }
    }
}

impl From<Refusal> for JsValue {
    fn from(refusal: Refusal) -> JsValue {
        serde_wasm_bindgen::to_value(&refusal).unwrap_or_else(JsValue::from)
    }
}
