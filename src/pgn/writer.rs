use core::fmt;

use super::{Pgn, PgnLine, PgnTurn, ROSTER, lexer::one_spaced, unknown};
use crate::{Color, Position, Rules, START_FEN, StackStyle};

impl Pgn {
    /// The game as text, with lines of at most so many characters where words allow it; 0 for
    /// lines of any length.
    pub fn to_text(&self, max_width: usize) -> String {
        let mut text = String::new();
        for (name, value) in self.all_tags() {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\r', '\n'], " ");
            text.push_str(&format!("[{name} \"{value}\"]\n"));
        }
        text.push('\n');
        let mut writer = Writer { text, width: 0, max_width, glued: false };
        writer.line(&self.main, self.start.clone());
        writer.word(self.result.as_str());
        writer.text.push('\n');
        writer.text
    }

    /// All tags in the order in which they are written, those that follow from the game included.
    pub(crate) fn all_tags(&self) -> Vec<(String, String)> {
        let mut tags = Vec::new();
        let mut tag = |name: &str, value: &str| tags.push((name.to_owned(), value.to_owned()));
        for name in ROSTER {
            tag(name, self.tag(name).unwrap_or(unknown(name)));
        }
        tag("Result", self.result.as_str());
        for (name, value) in self.tags.iter().filter(|(name, _)| !ROSTER.contains(&name.as_str())) {
            tag(name, value);
        }
        let fen = self.start.fen(StackStyle::Together);
        if fen != START_FEN {
            tag("SetUp", "1");
            tag("FEN", &fen);
        }
        if *self.start.rules() != Rules::STANDARD {
            tag("Rules", &self.start.rules().to_words());
        }
        tags
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
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
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

    fn comment(&mut self, comment: &str) {
        let comment = one_spaced(comment);
        if comment.contains('}') {
            // Braces cannot hold it: a comment to the end of the line can.
            self.word(";");
            self.text.push(' ');
            self.text.push_str(&comment);
            self.end_line();
        } else {
            format!("{{{comment}}}").split(' ').for_each(|word| self.word(word));
        }
    }

    fn line(&mut self, line: &PgnLine, mut position: Position) {
        for comment in &line.comments {
            self.comment(comment);
        }
        let mut numbered = false;
        for turn in &line.turns {
            // Blue's turns are numbered where something stands between them and Red's.
            match position.turn() {
                Color::Red => self.word(&format!("{}.", position.full_moves())),
                Color::Blue if !numbered => self.word(&format!("{}...", position.full_moves())),
                Color::Blue => {}
            }
            self.word(&position.turn_san(&turn.moves));
            self.remarks(turn, &position);
            numbered = turn.comments.is_empty() && turn.variations.is_empty();
            match position.after_turn(&turn.moves) {
                Some(after) => position = after,
                None => return,
            }
        }
    }

    fn remarks(&mut self, turn: &PgnTurn, before: &Position) {
        for nag in &turn.nags {
            self.word(&format!("${nag}"));
        }
        for comment in &turn.comments {
            self.comment(comment);
        }
        for variation in &turn.variations {
            self.word("(");
            self.glued = true;
            self.line(variation, before.clone());
            self.glued = true;
            self.word(")");
        }
    }
}
