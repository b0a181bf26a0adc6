//! How packed answers cross to JavaScript: they are left in memory until the next one. The call returns where.
//! `js/src/wasm/answer.ts` reads them there.
//!
//! A call that is refused answers 0, and JavaScript asks [`throw_refusal`] for the error. Returned as a `Result` three
//! numbers would be read instead of one, which makes playing a move and taking it back 12 % slower, and loading a FEN
//! 25 %.
//!
//! The place of an answer is the address of its words. The first words are the address of the text, its
//! length in bytes, and how many words follow. The text is ASCII; if it has several parts, words say how
//! long each is.
//!
//! `bits.rs` describes how a move is packed. Turns come from the last to the first: the length of the FEN after
//! them, and of each the number of its moves, the cell that stayed with the bit of a deploy, for a deploy the
//! lengths of its SAN and LAN, its moves, and the length of the FEN before it, which is that after the next one.

use std::cell::Cell;

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{bits, layout};
use crate::{
    Game, PlayedMove, Position, San, Square, SquareSet, StackStyle, Undone, describe::Past, game::Entry,
};

const HEAD: usize = layout::HEAD_WORDS as usize;

/// The place of an answer without anything to read.
pub(super) const EMPTY: usize = 1;

/// The memory of an answer is used again for the next one, unless it is larger than this, in bytes.
const MAX_REUSED: usize = 1 << 16;

thread_local! {
    /// The last answer.
    static LAST: Cell<Answer> = const { Cell::new(Answer { words: Vec::new(), text: String::new() }) };

    /// Why the last call was refused.
    static REFUSAL: Cell<JsValue> = const { Cell::new(JsValue::UNDEFINED) };
}

/// An answer in the making.
#[derive(Default)]
pub(super) struct Answer {
    words: Vec<u32>,
    pub(super) text: String,
}

/// Leaves an answer for JavaScript. Returns its place.
#[inline(never)]
pub(super) fn answer(write: &mut dyn FnMut(&mut Answer)) -> usize {
    let mut answer = LAST.take();
    answer.clear();
    write(&mut answer);
    let head = [answer.text.as_ptr() as usize, answer.text.len(), answer.words.len() - HEAD];
    for (word, value) in answer.words.iter_mut().zip(head) {
        *word = value as u32;
    }
    let place = answer.words.as_ptr() as usize;
    LAST.set(answer);
    place
}

/// The place of an answer, or 0 if the call is refused.
pub(super) fn unless_refused(call: impl FnOnce() -> Result<usize, JsValue>) -> usize {
    call().unwrap_or_else(refuse)
}

#[cold]
#[inline(never)]
fn refuse(refusal: JsValue) -> usize {
    REFUSAL.set(refusal);
    0
}

/// Throws the error of the call that has just answered 0.
#[wasm_bindgen(js_name = throwRefusal)]
pub fn throw_refusal() -> Result<(), JsValue> {
    Err(REFUSAL.take())
}

impl Answer {
    fn clear(&mut self) {
        if self.words.capacity() * size_of::<u32>() + self.text.capacity() > MAX_REUSED {
            *self = Answer::default();
        }
        self.words.clear();
        self.words.extend([0; HEAD]);
        self.text.clear();
    }

    pub(super) fn word(&mut self, word: u32) {
        self.words.push(word);
    }

    pub(super) fn square(&mut self, square: Square) {
        self.word(bits::number(square).into());
    }

    /// A square in bits 0–7, and something about it in bits 8–15.
    pub(super) fn pair(&mut self, square: Square, about: u8) {
        self.word(u32::from(bits::number(square)) | u32::from(about) << layout::VALUE_SHIFT);
    }

    /// A square with something about it, how many other squares belong to it, and those.
    pub(super) fn squares_of(&mut self, square: Square, about: usize, others: SquareSet) {
        let about = (about as u32) << layout::VALUE_SHIFT;
        let count = (others.len() as u32) << layout::CELL_SHIFT;
        self.word(u32::from(bits::number(square)) | about | count);
        others.iter().for_each(|other| self.square(other));
    }

    /// The squares of a set. A function of its own: inside of the closures that write answers the loop is a third
    /// slower.
    #[inline(never)]
    pub(super) fn squares(&mut self, squares: SquareSet) {
        squares.iter().for_each(|square| self.square(square));
    }

    /// The number of words that `write` adds, and those.
    pub(super) fn counted(&mut self, write: impl FnOnce(&mut Answer)) {
        let at = self.words.len();
        self.word(0);
        write(self);
        let count = self.words.len() - at - 1;
        if let Some(word) = self.words.get_mut(at) {
            *word = count as u32;
        }
    }

    /// A part of the text, and the word for its length.
    pub(super) fn part(&mut self, part: &str) {
        self.text.push_str(part);
        self.word(part.len() as u32);
    }

    /// The FEN of a position, as a part of the text.
    pub(super) fn fen(&mut self, position: &Position) {
        let start = self.text.len();
        position.push_fen(&mut self.text, StackStyle::Together);
        self.word((self.text.len() - start) as u32);
    }

    fn words(&mut self, [first, second]: [u32; 2]) {
        self.word(first);
        self.word(second);
    }

    /// A move that can be played, by what is packed into `cell`.
    pub(super) fn legal_move(&mut self, position: &Position, san: &San, cell: u16) {
        self.words(bits::san(san, cell, position.target(san.mv), 0));
    }

    /// A move that was played.
    pub(super) fn played(&mut self, played: &PlayedMove) {
        let promotions: usize = played.promoted.iter().map(|(_, roles)| roles.len()).sum();
        let ends_turn = if played.ends_turn { layout::ENDS_TURN_BIT } else { 0 };
        let what = ends_turn | (promotions as u32) << layout::PROMOTIONS_SHIFT;
        self.words(bits::san(&played.san(), bits::stack(played.mv.piece), played.target, what));
        for &(square, roles) in &played.promoted {
            for role in roles.iter() {
                self.pair(square, role as u8 + 1);
            }
        }
    }

    /// A move that was just played; if it is a step that has ended the turn, with that.
    pub(super) fn played_now(&mut self, game: &Game, played: &PlayedMove) {
        self.played(played);
        if played.mv.deploy && played.ends_turn {
            self.last_turns(game, 1);
        }
    }

    /// The last turns that were played. Nothing if there are none.
    pub(super) fn last_turns(&mut self, game: &Game, count: usize) {
        let turns = game.last_turns(count);
        if turns.is_empty() {
            return;
        }
        let mut past = Past::of(game.position());
        self.past_fen(&past);
        for turn in turns.into_iter().rev() {
            self.turn(turn);
            past.take_back(turn);
            self.past_fen(&past);
        }
    }

    fn past_fen(&mut self, past: &Past) {
        let start = self.text.len();
        past.push_fen(&mut self.text);
        self.word((self.text.len() - start) as u32);
    }

    fn turn(&mut self, turn: &[Entry]) {
        let deploy = turn.last().and_then(Entry::deploy);
        self.word(turn.iter().filter(|entry| entry.acted.mv().is_some()).count() as u32);
        let bit = if deploy.is_some() { layout::DEPLOY_BIT } else { 0 };
        self.word(u32::from(bits::cell(deploy.and_then(|deploy| deploy.stayed))) | bit);
        if let Some(deploy) = deploy {
            self.part(&deploy.san);
            self.part(&deploy.lan);
        }
        turn.iter().filter_map(Entry::played).for_each(|played| self.played(&played));
    }

    /// Takes back the last action, and describes it: 1 and the turn, or 0 and the step.
    pub(super) fn undo(&mut self, game: &mut Game) {
        if game.takes_back_turn() {
            self.word(1);
            self.fen(game.position());
            self.turn(game.last_entries());
            game.undo();
            self.fen(game.position());
        } else if let Some(Undone::Step(step)) = game.undo() {
            self.word(0);
            self.played(&step);
        }
    }

    /// Plays again what was undone, and describes it in the same way.
    pub(super) fn redo(&mut self, game: &mut Game) {
        match game.redo() {
            Some(Undone::Turn(_)) => {
                self.word(1);
                self.last_turns(game, 1);
            }
            Some(Undone::Step(step)) => {
                self.word(0);
                self.played(&step);
            }
            None => {}
        }
    }
}
