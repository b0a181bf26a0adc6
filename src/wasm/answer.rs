//! Answers that are more than a number: packed integers, and behind them a text.
//!
//! The layout of moves and turns, undone by `js/src/decode-moves.ts`:
//!
//! | word of a move | |
//! |---|---|
//! | 1 | bits 0–7 origin, 8–15 target, 16–18 kind, 19 deploy, 20–21 how much of the origin SAN needs, 22–23 check or mate, 24–31 how many promotions follow |
//! | 2 | bits 0–15 the cell that moves, 16–31 the cell on the target square before |
//! | 3… | a promotion each: bits 0–7 the square, 8–15 the role, counted from 1 |
//!
//! Only moves that were played have promotions: of those that are listed, each is two words.
//!
//! A turn is the number of its moves, the cell that stayed, and its moves; its lines of text are the
//! FENs before and after it, and for a deploy its SAN and LAN. The text follows the integers, four
//! bytes a word, and the last word is its length in bytes.

use js_sys::Uint32Array;

use super::pack;
use crate::{PlayedMove, PlayedTurn, Position, San};

/// An answer in the making.
#[derive(Default)]
pub(super) struct Answer {
    words: Vec<u32>,
    text: String,
}

impl Answer {
    pub(super) fn with_room_for(moves: usize) -> Answer {
        Answer { words: Vec::with_capacity(2 * moves + 1), text: String::new() }
    }

    pub(super) fn word(&mut self, word: u32) {
        self.words.push(word);
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn packed(&mut self, san: &San, target: u16, promotions: usize) {
        let mv = san.mv;
        let squares = u32::from(pack::number(mv.from)) | u32::from(pack::number(mv.to)) << 8;
        let what = (mv.kind as u32) << 16 | u32::from(mv.deploy) << 19;
        let written = (san.origin as u32) << 20 | (san.mark as u32) << 22;
        self.word(squares | what | written | (promotions as u32) << 24);
        self.word(u32::from(pack::cell(Some(mv.piece))) | u32::from(target) << 16);
    }

    /// A move that can be played.
    pub(super) fn legal_move(&mut self, position: &Position, san: &San) {
        self.packed(san, pack::cell(position.target(san.mv)), 0);
    }

    /// A move that was played.
    pub(super) fn played(&mut self, played: &PlayedMove) {
        let promotions = played.promoted.iter().map(|(_, roles)| roles.len()).sum();
        self.packed(&played.san, pack::cell(played.target), promotions);
        for &(square, roles) in &played.promoted {
            for role in roles.iter() {
                self.word(u32::from(pack::number(square)) | (role as u32 + 1) << 8);
            }
        }
    }

    /// A turn that was played.
    pub(super) fn turn(&mut self, turn: &PlayedTurn) {
        self.word(turn.moves.len() as u32);
        self.word(u32::from(pack::cell(turn.stayed)));
        self.line(&turn.before);
        self.line(&turn.after);
        if turn.moves.first().is_some_and(|played| played.san.mv.deploy) {
            self.line(&turn.san);
            self.line(&turn.lan);
        }
        for played in &turn.moves {
            self.played(played);
        }
    }

    /// The integers, the text and its length.
    pub(super) fn into_js(mut self) -> Uint32Array {
        for bytes in self.text.as_bytes().chunks(4) {
            let word = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte));
            self.words.push(word);
        }
        self.words.push(self.text.len() as u32);
        Uint32Array::from(self.words.as_slice())
    }
}
