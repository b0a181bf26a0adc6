//! How answers that are more than a number cross to JavaScript: they stay in memory until the next
//! one, and the call returns where. `js/src/wasm/answer.ts` reads them there.
//!
//! The place of an answer is the address of its words; if its lowest bit is set, the call was refused,
//! and the text says why, as a JSON object (`error.rs`). The first words are the address of the text, its length in
//! bytes, and how many words follow.
//!
//! The layout of moves and turns, undone by `js/src/wasm/decode-moves.ts`:
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
//! FENs after and before it, and for a deploy its SAN and LAN.

use std::cell::Cell;

use super::{
    error::{Refusal, describe_illegal},
    layout, pack,
};
use crate::{
    CheckMark, Disambiguation, Illegal, Move, PlayedMove, PlayedTurn, Position, San, Square, Stack,
    StackStyle,
};

const HEAD: usize = layout::HEAD_WORDS as usize;

/// Of larger answers, in bytes, the memory is not kept for the next one.
const MAX_KEPT: usize = 1 << 16;

thread_local! {
    /// The last answer.
    static LAST: Cell<Answer> = const { Cell::new(Answer { words: Vec::new(), text: String::new() }) };
}

/// An answer in the making.
#[derive(Default)]
pub(super) struct Answer {
    words: Vec<u32>,
    pub(super) text: String,
}

/// Leaves an answer for JavaScript. Returns its place.
pub(super) fn answer(write: &mut dyn FnMut(&mut Answer)) -> usize {
    attempt(&mut |answer| {
        write(answer);
        Ok(())
    })
}

/// Leaves an answer for JavaScript, or says why there is none. Returns its place.
#[inline(never)]
pub(super) fn attempt(write: &mut dyn FnMut(&mut Answer) -> Result<(), Refusal>) -> usize {
    let mut answer = LAST.take();
    answer.clear();
    let refused = match write(&mut answer) {
        Ok(()) => 0,
        Err(refusal) => {
            answer.clear();
            answer.text = refusal.json();
            layout::REFUSED_BIT as usize
        }
    };
    let head = [answer.text.as_ptr() as usize, answer.text.len(), answer.words.len() - HEAD];
    for (word, value) in answer.words.iter_mut().zip(head) {
        *word = value as u32;
    }
    let place = answer.words.as_ptr() as usize;
    LAST.set(answer);
    place | refused
}

impl Answer {
    fn clear(&mut self) {
        if self.words.capacity() * size_of::<u32>() + self.text.capacity() > MAX_KEPT {
            *self = Answer::default();
        }
        self.words.clear();
        self.words.extend([0; HEAD]);
        self.text.clear();
    }

    #[inline(always)]
    pub(super) fn word(&mut self, word: u32) {
        self.words.push(word);
    }

    #[inline(always)]
    pub(super) fn square(&mut self, square: Square) {
        self.word(pack::number(square).into());
    }

    /// A square in bits 0–7, and something about it in bits 8–15.
    pub(super) fn pair(&mut self, square: Square, about: u8) {
        self.word(u32::from(pack::number(square)) | u32::from(about) << layout::VALUE_SHIFT);
    }

    pub(super) fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Why a move is not legal, as JSON.
    pub(super) fn illegal(&mut self, illegal: Illegal) {
        self.text.push_str(&describe_illegal(illegal).finish());
    }

    /// A line with the FEN of a position.
    pub(super) fn fen(&mut self, position: &Position) {
        position.push_fen(&mut self.text, StackStyle::Together);
        self.text.push('\n');
    }

    fn packed(&mut self, san: &San, cell: u16, target: Option<Stack>, promotions: usize) {
        let mv = san.mv;
        let squares =
            u32::from(pack::number(mv.from)) | u32::from(pack::number(mv.to)) << layout::VALUE_SHIFT;
        let deploy = if mv.deploy { layout::DEPLOY_BIT } else { 0 };
        let what = (mv.kind as u32) << layout::KIND_SHIFT | deploy;
        let notation = (san.origin as u32) << layout::ORIGIN_SHIFT | (san.mark as u32) << layout::CHECK_SHIFT;
        self.word(squares | what | notation | (promotions as u32) << layout::PROMOTIONS_SHIFT);
        let target = target.map_or(0, pack::stack);
        self.word(u32::from(cell) | u32::from(target) << layout::CELL_SHIFT);
    }

    /// A move that can be played, by what is packed into `cell`.
    pub(super) fn legal_move(&mut self, position: &Position, san: &San, cell: u16) {
        self.packed(san, cell, position.target(san.mv), 0);
    }

    /// A move with nothing about the position it was played in.
    pub(super) fn plain_move(&mut self, mv: Move) {
        let san = San { mv, origin: Disambiguation::None, mark: CheckMark::None };
        self.packed(&san, pack::stack(mv.piece), None, 0);
    }

    /// A move that was played.
    pub(super) fn played(&mut self, played: &PlayedMove) {
        let promotions = played.promoted.iter().map(|(_, roles)| roles.len()).sum();
        self.packed(&played.san, pack::stack(played.san.mv.piece), played.target, promotions);
        for &(square, roles) in &played.promoted {
            for role in roles.iter() {
                self.pair(square, role as u8 + 1);
            }
        }
    }

    /// A turn that was one ordinary move; its lines are written already.
    pub(super) fn plain_turn(&mut self, played: &PlayedMove) {
        self.word(1);
        self.word(0);
        self.played(played);
    }

    /// A turn that was played.
    pub(super) fn turn(&mut self, turn: &PlayedTurn) {
        self.word(turn.moves.len() as u32);
        self.word(u32::from(pack::cell(turn.stayed)));
        self.line(&turn.after);
        self.line(&turn.before);
        if turn.moves.first().is_some_and(|played| played.san.mv.deploy) {
            self.line(&turn.san);
            self.line(&turn.lan);
        }
        for played in &turn.moves {
            self.played(played);
        }
    }
}
