//! The tokens of a PGN, line by line.

use std::io::BufRead;

use super::{PgnError, PgnErrorKind, PgnResult, is_tag_byte};
use crate::text::text_part;

/// Errors are rare and large: in a box they do not slow down what succeeds.
pub(super) type Result<T> = core::result::Result<T, Box<PgnError>>;

/// A token of a PGN. Move numbers and their dots are skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// Its name is in [`Lexer::name`], its value in [`Lexer::text`].
    Tag,
    /// Its text is in [`Lexer::text`].
    Comment,
    Nag(u8),
    Open,
    Close,
    Result(PgnResult),
    /// Its text, without `!` and `?` at the end, is in [`Lexer::text`].
    Turn,
    End,
}

/// A line and a column, both counted from 1; the column counts characters.
#[derive(Clone, Copy)]
pub(super) struct Place {
    line: usize,
    column: usize,
}

impl Place {
    pub(super) const START: Place = Place { line: 1, column: 1 };

    #[cold]
    #[inline(never)]
    pub(super) fn error(self, kind: PgnErrorKind) -> Box<PgnError> {
        Box::new(PgnError { kind, line: self.line.max(1), column: self.column })
    }
}

/// A text that is read line by line.
pub(super) trait Lines {
    /// Appends the next line with its line break, or nothing at the end of the text. The error is
    /// the message of the reader.
    fn next_line(&mut self, line: &mut String) -> core::result::Result<(), String>;
}

/// A text in memory.
pub(super) struct Text<'a>(pub(super) &'a str);

impl Lines for Text<'_> {
    fn next_line(&mut self, line: &mut String) -> core::result::Result<(), String> {
        let end = self.0.bytes().position(|byte| byte == b'\n').map_or(self.0.len(), |at| at + 1);
        line.push_str(text_part(self.0, ..end));
        self.0 = text_part(self.0, end..);
        Ok(())
    }
}

/// Bytes that are read when they are needed. Those that are not UTF-8 are replaced.
pub(super) struct Bytes<R>(pub(super) R);

impl<R: BufRead> Lines for Bytes<R> {
    fn next_line(&mut self, line: &mut String) -> core::result::Result<(), String> {
        let mut bytes = Vec::new();
        self.0.read_until(b'\n', &mut bytes).map_err(|error| error.to_string())?;
        line.push_str(&String::from_utf8_lossy(&bytes));
        Ok(())
    }
}

/// Splits a text into tokens. It holds one line at a time, so that a file of any size can be read.
pub(super) struct Lexer<L> {
    source: L,
    line: String,
    /// The next byte of the line.
    at: usize,
    /// A byte of the line, and the number of characters before it.
    counted: (usize, usize),
    /// The number of the line, counted from 1.
    number: usize,
    /// The glyph after the last turn: it is the next token.
    glyph: Option<u8>,
    /// Where the last token starts.
    pub(super) place: Place,
    /// The text of the last token.
    pub(super) text: String,
    /// The name of the last tag.
    pub(super) name: String,
}

impl<L: Lines> Lexer<L> {
    pub(super) fn new(source: L) -> Lexer<L> {
        Lexer {
            source,
            line: String::new(),
            at: 0,
            counted: (0, 0),
            number: 0,
            glyph: None,
            place: Place::START,
            text: String::new(),
            name: String::new(),
        }
    }

    /// Where the next byte is.
    fn here(&mut self) -> Place {
        let (from, before) = self.counted;
        let since = text_part(&self.line, from..self.at);
        self.counted = (self.at, before + since.chars().count());
        Place { line: self.number, column: self.counted.1 + 1 }
    }

    fn error<T>(&mut self, kind: PgnErrorKind) -> Result<T> {
        Err(self.here().error(kind))
    }

    /// Reads the next line; `false` at the end of the text.
    #[inline(never)]
    fn next_line(&mut self) -> Result<bool> {
        let mut line = String::new();
        if let Err(error) = self.source.next_line(&mut line) {
            return self.error(PgnErrorKind::Io(error));
        }
        if line.is_empty() {
            return Ok(false);
        }
        while let Some(b'\r' | b'\n') = line.as_bytes().last() {
            line.pop();
        }
        if self.number == 0 && line.starts_with('\u{feff}') {
            line.remove(0);
        }
        self.line = line;
        self.at = 0;
        self.counted = (0, 0);
        self.number += 1;
        Ok(true)
    }

    /// The rest of the line.
    fn rest(&self) -> &str {
        text_part(&self.line, self.at..)
    }

    #[inline(never)]
    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Skips white space. Returns the next character, or `None` at the end of the text.
    fn skip_space(&mut self) -> Result<Option<char>> {
        loop {
            match self.peek() {
                // PGN: a line that starts with % is for other programs.
                Some('%') if self.at == 0 => self.at = self.line.len(),
                Some(space) if is_space(space) => self.at += space.len_utf8(),
                Some(letter) => return Ok(Some(letter)),
                None if self.next_line()? => {}
                None => return Ok(None),
            }
        }
    }

    /// Skips the rest of a game with an error, up to the tags of the next game.
    pub(super) fn skip_game(&mut self) -> Result<()> {
        self.glyph = None;
        self.at = self.line.len();
        let mut after_moves = false;
        while self.next_line()? {
            let first = self.line.trim_start().chars().next();
            match first {
                Some('[') if after_moves => return Ok(()),
                Some('[') | None => {}
                Some(_) => after_moves = true,
            }
            // Tags directly after the line with the error belong to the same game; those after a blank
            // line do not.
            after_moves |= first.is_none();
        }
        // The last line belongs to the game, too.
        self.at = self.line.len();
        Ok(())
    }

    /// The next token.
    pub(super) fn next(&mut self) -> Result<Token> {
        if let Some(glyph) = self.glyph.take() {
            self.place = self.here();
            return Ok(Token::Nag(glyph));
        }
        loop {
            let first = self.skip_space()?;
            self.place = self.here();
            self.text.clear();
            let token = match first {
                None => Token::End,
                Some('[') => self.read_tag()?,
                Some('{') => self.read_comment()?,
                Some(';') => {
                    push_words(&mut self.text, text_part(&self.line, self.at + 1..));
                    self.at = self.line.len();
                    Token::Comment
                }
                Some('$') => {
                    self.at += 1;
                    match self.take_while(|byte| byte.is_ascii_digit()).parse() {
                        Ok(number) => Token::Nag(number),
                        Err(_) => return self.error(PgnErrorKind::Nag),
                    }
                }
                Some('(') if !self.is_stack() => {
                    self.at += 1;
                    Token::Open
                }
                Some(')') => {
                    self.at += 1;
                    Token::Close
                }
                Some(_) => match self.read_word() {
                    Some(token) => token,
                    None => continue,
                },
            };
            if token != Token::Comment || !self.text.is_empty() {
                return Ok(token);
            }
        }
    }

    /// Skips the bytes that `accept` takes, which must be whole characters, and returns them.
    #[inline(never)]
    fn take_while(&mut self, accept: fn(u8) -> bool) -> &str {
        let start = self.at;
        self.at += self.rest().bytes().take_while(|byte| accept(*byte)).count();
        text_part(&self.line, start..self.at)
    }

    /// `[Name "value"]`, on one line.
    fn read_tag(&mut self) -> Result<Token> {
        const BLANK: fn(u8) -> bool = |byte| byte == b' ' || byte == b'\t';
        self.at += 1;
        self.take_while(BLANK);
        self.name = self.take_while(is_tag_byte).to_owned();
        self.take_while(BLANK);
        if self.name.is_empty() || self.peek() != Some('"') {
            return self.error(PgnErrorKind::Tag);
        }
        self.at += 1;
        loop {
            match self.rest().as_bytes() {
                [] => return self.error(PgnErrorKind::Tag),
                [b'"', ..] => break,
                [b'\\', b'"' | b'\\', ..] => self.at += 1,
                _ => {}
            }
            let start = self.at;
            // The first character may be an escaped one.
            self.at += self.peek().map_or(0, char::len_utf8);
            self.take_while(|byte| !matches!(byte, b'"' | b'\\'));
            self.text.push_str(text_part(&self.line, start..self.at));
        }
        self.at += 1;
        self.take_while(BLANK);
        if self.peek() != Some(']') {
            return self.error(PgnErrorKind::Tag);
        }
        self.at += 1;
        Ok(Token::Tag)
    }

    /// `{…}`, on one or more lines. A line break counts as a space.
    fn read_comment(&mut self) -> Result<Token> {
        self.at += 1;
        loop {
            let rest = text_part(&self.line, self.at..);
            let end = rest.bytes().position(|byte| byte == b'}');
            let part = text_part(rest, ..end.unwrap_or(rest.len()));
            push_words(&mut self.text, part);
            self.at += part.len();
            if end.is_some() {
                self.at += 1;
                return Ok(Token::Comment);
            }
            if !self.next_line()? {
                return Err(self.place.error(PgnErrorKind::OpenComment));
            }
        }
    }

    /// Does the next parenthesis open a stack, such as `(NFT)`, and not a variation?
    fn is_stack(&self) -> bool {
        let mut inside =
            self.rest().bytes().skip(1).skip_while(|byte| byte.is_ascii_uppercase() || *byte == b'+');
        inside.next() == Some(b')') && !self.rest().starts_with("()")
    }

    /// A move number, a result, a glyph or a turn. `None` for a number.
    fn read_word(&mut self) -> Option<Token> {
        let start = self.at;
        self.take_while(|byte| byte.is_ascii_digit());
        if !self.take_while(|byte| byte == b'.').is_empty() {
            return None;
        }
        // Parentheses around a stack are part of a turn; any other ends it.
        while let Some(letter) = self.peek() {
            match letter {
                '{' | '}' | ';' | '$' | '[' | ']' | ')' => break,
                '(' if !self.is_stack() => break,
                '(' => {
                    self.take_while(|byte| byte != b')');
                    self.at += 1;
                }
                letter if is_space(letter) => break,
                letter => self.at += letter.len_utf8(),
            }
        }
        // A } or ] on its own is not a token. It becomes a turn that cannot be read.
        if self.at == start {
            self.at += 1;
        }
        let word = text_part(&self.line, start..self.at);
        if let Some(result) = PgnResult::from_text(word) {
            return Some(Token::Result(result));
        }
        // A number alone is a move number without its dot.
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let glyphs = word.bytes().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
        let end = word.len() - glyphs;
        let (turn, glyphs) = (text_part(word, ..end), text_part(word, end..));
        let nag = (1..).zip(GLYPHS).find(|(_, glyph)| *glyph == glyphs).map(|(nag, _)| nag);
        if let ("", Some(nag)) = (turn, nag) {
            return Some(Token::Nag(nag));
        }
        self.glyph = nag;
        self.text.push_str(turn);
        Some(Token::Turn)
    }
}

#[inline(never)]
fn is_space(letter: char) -> bool {
    letter.is_whitespace()
}

/// Appends the words of a text, each after one space unless it is the first: where a line breaks
/// has no meaning in a comment.
#[inline(never)]
pub(super) fn push_words(words: &mut String, text: &str) {
    let mut gap = true;
    for letter in text.chars() {
        if is_space(letter) {
            gap = true;
            continue;
        }
        if core::mem::take(&mut gap) && !words.is_empty() {
            words.push(' ');
        }
        words.push(letter);
    }
}

/// The glyphs that may follow a move, in the order of their numbers (NAGs), from 1.
const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
