//! Answers that are more than a number: packed integers with one joined text.
//!
//! The layout of moves and turns, undone by `js/src/decode-moves.ts`:
//!
//! | word of a move | |
//! |---|---|
//! | 1 | bits 0–7 origin, 8–15 target, 16–18 kind, 19 deploy, 20–31 how many promotions follow |
//! | 2 | bits 0–15 the cell that moves, 16–31 the cell on the target square before |
//! | 3… | a promotion each: bits 0–7 the square, 8–15 the role, counted from 1 |
//!
//! and one line of text, its SAN. A turn is the number of its moves, the cell that stayed, and its
//! moves; its lines of text are the FENs before and after it, SAN, LAN, and those of its moves.

use js_sys::{Array, Uint32Array};
use wasm_bindgen::JsValue;

use super::pack;
use crate::{Move, MoveKind, PlayedMove, PlayedTurn, Position};

/// An answer in the making.
#[derive(Default)]
pub(super) struct Answer {
    words: Vec<u32>,
    text: String,
}

impl Answer {
    pub(super) fn with_room_for(moves: usize) -> Answer {
        Answer { words: Vec::with_capacity(2 * moves), text: String::with_capacity(8 * moves) }
    }

    pub(super) fn word(&mut self, word: u32) {
        self.words.push(word);
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn packed(&mut self, mv: Move, target: u16, promotions: usize) {
        let squares = u32::from(pack::number(mv.from)) | u32::from(pack::number(mv.to)) << 8;
        let what = (mv.kind as u32) << 16 | u32::from(mv.deploy) << 19;
        self.words.push(squares | what | (promotions as u32) << 20);
        self.words.push(u32::from(pack::cell(Some(mv.piece))) | u32::from(target) << 16);
    }

    /// A move that can be played.
    pub(super) fn legal_move(&mut self, position: &Position, mv: Move, san: &str) {
        let target = match mv.kind {
            MoveKind::Move => None,
            _ => position.board().get(mv.to),
        };
        self.packed(mv, pack::cell(target), 0);
        self.line(san);
    }

    /// A move that was played.
    pub(super) fn played(&mut self, played: &PlayedMove) {
        let promotions = played.promoted.iter().map(|(_, roles)| roles.len()).sum();
        self.packed(played.mv, pack::cell(played.target), promotions);
        for &(square, roles) in &played.promoted {
            for role in roles.iter() {
                self.words.push(u32::from(pack::number(square)) | (role as u32 + 1) << 8);
            }
        }
        self.line(&played.san);
    }

    /// A turn that was played.
    pub(super) fn turn(&mut self, turn: &PlayedTurn) {
        self.words.push(turn.moves.len() as u32);
        self.words.push(u32::from(pack::cell(turn.stayed)));
        for line in [&turn.before, &turn.after, &turn.san, &turn.lan] {
            self.line(line);
        }
        for played in &turn.moves {
            self.played(played);
        }
    }

    /// The integers and the text.
    pub(super) fn into_js(self) -> Array {
        Array::of2(&Uint32Array::from(self.words.as_slice()), &JsValue::from_str(&self.text))
    }
}
