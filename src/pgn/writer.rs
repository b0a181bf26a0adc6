//! Games written as PGN (R12.5).

use core::fmt;

use super::{
    Pgn, PgnLine, PgnResult, PgnTurn, ROSTER, clock::clock_command, find_tag, lexer::push_words,
    unknown_value,
};
use crate::{
    Color, Position, Rules, START_FEN, StackStyle,
    text::{push_number, split},
};

impl Pgn {
    /// The game as text. Lines have at most `max_width` characters, unless one word is longer; 0 means
    /// no limit.
    #[inline(never)]
    pub fn to_text(&self, max_width: usize) -> String {
        let mut text = String::new();
        all_tags(&self.tags, &self.start, self.result, &mut |name, value| push_tag(&mut text, name, value));
        text.push('\n');
        let mut writer = Writer { text, width: 0, max_width, joined: false };
        writer.write_line(&self.main, &self.start);
        writer.write_word(self.result.as_str());
        writer.text.push('\n');
        writer.text
    }
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for letter in value.chars() {
        if matches!(letter, '\\' | '"') {
            text.push('\\');
        }
        text.push(if matches!(letter, '\r' | '\n') { ' ' } else { letter });
    }
    text.push_str("\"]\n");
}

/// Calls `found` with all tags of a game, in the order of the text: those that were set, and those
/// that are computed from the start and the result (R12.5).
pub(crate) fn all_tags(
    tags: &[(String, String)],
    start: &Position,
    result: PgnResult,
    found: &mut dyn FnMut(&str, &str),
) {
    for (name, unknown) in &ROSTER {
        found(name, find_tag(tags, name).unwrap_or(unknown));
    }
    found("Result", result.as_str());
    for (name, value) in tags {
        if unknown_value(name).is_none() {
            found(name, value);
        }
    }
    let fen = start.fen(StackStyle::Together);
    if fen != START_FEN {
        found("SetUp", "1");
        found("FEN", &fen);
    }
    if *start.rules() != Rules::STANDARD {
        found("Rules", &start.rules().to_words());
    }
}

/// Lines of up to 80 characters.
impl fmt::Display for Pgn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(80))
    }
}

struct Writer {
    text: String,
    /// The number of characters on the line.
    width: usize,
    max_width: usize,
    /// The next word follows without a space.
    joined: bool,
}

impl Writer {
    /// Writes a word, on the next line if it does not fit on this one.
    #[inline(never)]
    fn write_word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.width > 0 && !core::mem::take(&mut self.joined) {
            if self.max_width > 0 && self.width + 1 + width > self.max_width {
                self.end_line();
            } else {
                self.text.push(' ');
                self.width += 1;
            }
        }
        self.text.push_str(word);
        self.width += width;
    }

    fn end_line(&mut self) {
        self.text.push('\n');
        self.width = 0;
    }

    /// Writes a number between two texts.
    #[inline(never)]
    fn write_number(&mut self, before: &str, number: u32, after: &str) {
        let mut word = before.to_owned();
        push_number(&mut word, number);
        word.push_str(after);
        self.write_word(&word);
    }

    fn write_comment(&mut self, comment: &str) {
        let mut words = String::new();
        push_words(&mut words, comment);
        if comment.bytes().any(|byte| byte == b'}') {
            // It cannot be written in braces, so it goes to the end of the line.
            self.write_word(";");
            self.text.push(' ');
            self.text.push_str(&words);
            return self.end_line();
        }
        words.insert(0, '{');
        words.push('}');
        split(&words, b' ').for_each(|word| self.write_word(word));
    }

    fn write_line(&mut self, line: &PgnLine, start: &Position) {
        line.comments.iter().for_each(|comment| self.write_comment(comment));
        let mut position = start.clone();
        let mut follows_red = false;
        for turn in &line.turns {
            // Blue's turns have a number unless they directly follow Red's.
            match position.turn() {
                Color::Red => self.write_number("", position.full_moves(), "."),
                Color::Blue if !follows_red => self.write_number("", position.full_moves(), "..."),
                Color::Blue => {}
            }
            self.write_word(&position.turn_san(&turn.moves));
            self.write_annotations(turn, &position);
            follows_red = turn.comments.is_empty() && turn.clock.is_none() && turn.variations.is_empty();
            match position.after_turn(&turn.moves) {
                Ok(after) => position = after,
                // Each turn of a line is legal after those before it: see `PgnLine::turns`.
                Err(illegal) => return debug_assert!(false, "an illegal turn in a PGN: {illegal}"),
            }
        }
    }

    fn write_annotations(&mut self, turn: &PgnTurn, before: &Position) {
        for &nag in &turn.nags {
            self.write_number("$", nag.into(), "");
        }
        if let Some(clock) = turn.clock {
            self.write_comment(&clock_command(clock));
        }
        turn.comments.iter().for_each(|comment| self.write_comment(comment));
        for variation in &turn.variations {
            self.write_word("(");
            self.joined = true;
            self.write_line(variation, before);
            self.joined = true;
            self.write_word(")");
        }
    }
}
