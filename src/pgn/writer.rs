use core::fmt;

use super::{
    Pgn, PgnLine, PgnResult, PgnTurn, ROSTER, find_tag,
    lexer::{push_words, width},
    unknown,
};
use crate::{
    Color, Position, Rules, START_FEN, StackStyle,
    text::{push_number, split},
};

impl Pgn {
    /// The game as text, with lines of at most so many characters where words allow it; 0 for
    /// lines of any length.
    pub fn to_text(&self, max_width: usize) -> String {
        let mut text = String::new();
        all_tags(&self.tags, &self.start, self.result, &mut |name, value| push_tag(&mut text, name, value));
        text.push('\n');
        let mut writer = Writer { text, width: 0, max_width, glued: false };
        writer.line(&self.main, &self.start);
        writer.word(self.result.as_str());
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

/// Hands out all tags of a game in the order in which they are written: those that were set, and
/// those that follow from the start and the result.
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
        if unknown(name).is_none() {
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
    /// How much of the line is written.
    width: usize,
    max_width: usize,
    /// The next word follows without a space.
    glued: bool,
}

impl Writer {
    /// A word, on the next line if this one has no room for it.
    #[inline(never)]
    fn word(&mut self, word: &str) {
        let width = width(word);
        if self.width > 0 && !core::mem::take(&mut self.glued) {
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

    /// A number between what stands before and behind it.
    #[inline(never)]
    fn number(&mut self, before: &str, number: u32, behind: &str) {
        let mut word = before.to_owned();
        push_number(&mut word, number);
        word.push_str(behind);
        self.word(&word);
    }

    fn comment(&mut self, comment: &str) {
        let mut words = String::new();
        push_words(&mut words, comment);
        if comment.bytes().any(|byte| byte == b'}') {
            // Braces cannot hold it: a comment to the end of the line can.
            self.word(";");
            self.text.push(' ');
            self.text.push_str(&words);
            return self.end_line();
        }
        words.insert(0, '{');
        words.push('}');
        split(&words, b' ').for_each(|word| self.word(word));
    }

    fn line(&mut self, line: &PgnLine, start: &Position) {
        line.comments.iter().for_each(|comment| self.comment(comment));
        let mut position = start.clone();
        let mut numbered = false;
        for turn in &line.turns {
            // Blue's turns are numbered where something stands between them and Red's.
            match position.turn() {
                Color::Red => self.number("", position.full_moves(), "."),
                Color::Blue if !numbered => self.number("", position.full_moves(), "..."),
                Color::Blue => {}
            }
            self.word(&position.turn_san(&turn.moves));
            self.remarks(turn, &position);
            numbered = turn.comments.is_empty() && turn.variations.is_empty();
            match position.after_turn(&turn.moves) {
                Ok(after) => position = after,
                // Each turn of a line is legal after those before it: see `PgnLine::turns`.
                Err(illegal) => return debug_assert!(false, "an illegal turn in a PGN: {illegal}"),
            }
        }
    }

    fn remarks(&mut self, turn: &PgnTurn, before: &Position) {
        for &nag in &turn.nags {
            self.number("$", nag.into(), "");
        }
        turn.comments.iter().for_each(|comment| self.comment(comment));
        for variation in &turn.variations {
            self.word("(");
            self.glued = true;
            self.line(variation, before);
            self.glued = true;
            self.word(")");
        }
    }
}
