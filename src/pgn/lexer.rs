use std::io::BufRead;

use super::{PgnError, PgnErrorKind, PgnResult, is_tag_byte};

/// Errors are rare and large: a box keeps them out of the way of what succeeds.
pub(super) type Result<T> = core::result::Result<T, Box<PgnError>>;

/// What a PGN is made of. Move numbers and dots say nothing new and are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// Its name is in [`Lexer::name`], its value in [`Lexer::text`].
    Tag,
    /// Its words are in [`Lexer::text`].
    Comment,
    Nag(u8),
    Open,
    Close,
    Result(PgnResult),
    /// A turn as it is written, without `!` and `?` behind it, in [`Lexer::text`].
    Turn,
    End,
}

/// A line and a column, both from 1; the column counts characters.
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

/// A text that is handed out line by line.
pub(super) trait Lines {
    /// Puts the next line in the place of the last one, with what ends it; nothing at the end of
    /// the text. An error says why the text could not be read.
    fn next_line(&mut self, line: &mut String) -> core::result::Result<(), String>;
}

/// A text that is in memory.
pub(super) struct Text<'a>(pub(super) &'a str);

impl Lines for Text<'_> {
    fn next_line(&mut self, line: &mut String) -> core::result::Result<(), String> {
        let end = self.0.bytes().position(|byte| byte == b'\n').map_or(self.0.len(), |at| at + 1);
        let (first, rest) = self.0.split_at_checked(end).unwrap_or_default();
        line.push_str(first);
        self.0 = rest;
        Ok(())
    }
}

/// Bytes that are read as they are needed. What is not UTF-8 among them is replaced.
pub(super) struct Bytes<R>(pub(super) R);

impl<R: BufRead> Lines for Bytes<R> {
    fn next_line(&mut self, line: &mut String) -> core::result::Result<(), String> {
        let mut bytes = Vec::new();
        self.0.read_until(b'\n', &mut bytes).map_err(|error| error.to_string())?;
        line.push_str(&String::from_utf8_lossy(&bytes));
        Ok(())
    }
}

/// Cuts a text into tokens, holding one line of it at a time.
pub(super) struct Lexer<L> {
    source: L,
    line: String,
    /// How far the line has been read.
    at: usize,
    /// How far its characters have been counted, and how many there were.
    counted: (usize, usize),
    /// The number of the line, from 1.
    number: usize,
    /// Glyphs that stood behind a turn.
    glyph: Option<u8>,
    /// Where the last token begins.
    pub(super) place: Place,
    /// What the last token says.
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

    /// How far the text has been read.
    fn here(&mut self) -> Place {
        let (from, before) = self.counted;
        let since = self.line.get(from..self.at).unwrap_or_default();
        self.counted = (self.at, before + width(since));
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

    /// What is left of the line.
    fn rest(&self) -> &str {
        self.line.get(self.at..).unwrap_or_default()
    }

    #[inline(never)]
    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Goes on to the next thing that is not white space; `None` at the end of the text.
    fn skip_space(&mut self) -> Result<Option<char>> {
        loop {
            match self.peek() {
                // A line that begins with % is for other programs.
                Some('%') if self.at == 0 => self.at = self.line.len(),
                Some(space) if is_space(space) => self.at += space.len_utf8(),
                Some(letter) => return Ok(Some(letter)),
                None if self.next_line()? => {}
                None => return Ok(None),
            }
        }
    }

    /// Skips what is left of a game that could not be read: up to the tags of the next one.
    pub(super) fn skip_game(&mut self) -> Result<()> {
        self.glyph = None;
        self.at = self.line.len();
        let mut seen_moves = false;
        while self.next_line()? {
            let first = self.line.trim_start().chars().next();
            match first {
                Some('[') if seen_moves => return Ok(()),
                Some('[') | None => {}
                Some(_) => seen_moves = true,
            }
            // Tags right behind the bad line still belong to its game, unless a blank line says
            // otherwise.
            seen_moves |= first.is_none();
        }
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
                Some('[') => self.tag()?,
                Some('{') => self.comment()?,
                Some(';') => {
                    push_words(&mut self.text, self.line.get(self.at + 1..).unwrap_or_default());
                    self.at = self.line.len();
                    Token::Comment
                }
                Some('$') => {
                    self.at += 1;
                    match self.run(|byte| byte.is_ascii_digit()).parse() {
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
                Some(_) => match self.word() {
                    Some(token) => token,
                    None => continue,
                },
            };
            if token != Token::Comment || !self.text.is_empty() {
                return Ok(token);
            }
        }
    }

    /// Passes over the bytes that are accepted, which must be whole characters, and returns them.
    #[inline(never)]
    fn run(&mut self, accept: fn(u8) -> bool) -> &str {
        let start = self.at;
        let rest = self.line.as_bytes().get(self.at..).unwrap_or_default();
        self.at += rest.iter().take_while(|byte| accept(**byte)).count();
        self.line.get(start..self.at).unwrap_or_default()
    }

    /// `[Name "value"]`, on one line.
    fn tag(&mut self) -> Result<Token> {
        const BLANK: fn(u8) -> bool = |byte| byte == b' ' || byte == b'\t';
        self.at += 1;
        self.run(BLANK);
        self.name = self.run(is_tag_byte).to_owned();
        self.run(BLANK);
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
            self.at += 1;
            self.run(|byte| !matches!(byte, b'"' | b'\\'));
            self.text.push_str(self.line.get(start..self.at).unwrap_or_default());
        }
        self.at += 1;
        self.run(BLANK);
        if self.peek() != Some(']') {
            return self.error(PgnErrorKind::Tag);
        }
        self.at += 1;
        Ok(Token::Tag)
    }

    /// `{…}`, over as many lines as it takes. A line break in it is a space.
    fn comment(&mut self) -> Result<Token> {
        self.at += 1;
        loop {
            let rest = self.line.get(self.at..).unwrap_or_default();
            let end = rest.bytes().position(|byte| byte == b'}');
            let part = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
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

    /// Does the parenthesis here begin a stack, such as `(NFT)`, and not a variation?
    fn is_stack(&self) -> bool {
        let mut inside =
            self.rest().bytes().skip(1).skip_while(|byte| byte.is_ascii_uppercase() || *byte == b'+');
        inside.next() == Some(b')') && !self.rest().starts_with("()")
    }

    /// A move number, a result, a glyph or a turn. `None` for a number.
    fn word(&mut self) -> Option<Token> {
        let start = self.at;
        self.run(|byte| byte.is_ascii_digit());
        if !self.run(|byte| byte == b'.').is_empty() {
            return None;
        }
        // Parentheses belong to a turn where they hold a stack; any other ends it.
        while let Some(letter) = self.peek() {
            match letter {
                '{' | '}' | ';' | '$' | '[' | ']' | ')' => break,
                '(' if !self.is_stack() => break,
                '(' => {
                    self.run(|byte| byte != b')');
                    self.at += 1;
                }
                letter if is_space(letter) => break,
                letter => self.at += letter.len_utf8(),
            }
        }
        // A lone } or ] is no token of its own: it becomes a turn that cannot be read.
        if self.at == start {
            self.at += 1;
        }
        let word = self.line.get(start..self.at).unwrap_or_default();
        if let Some(result) = PgnResult::from_text(word) {
            return Some(Token::Result(result));
        }
        // A bare number is a move number without its dot.
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let glyphs = word.bytes().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
        let (turn, glyphs) = word.split_at_checked(word.len() - glyphs).unwrap_or_default();
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

/// How many characters a text has.
#[inline(never)]
pub(super) fn width(text: &str) -> usize {
    // All but the first byte of a character are 0b10……
    text.bytes().filter(|byte| byte & 0b1100_0000 != 0b1000_0000).count()
}

/// Appends the words of a text with one space between them, and before them if there are others
/// already: lines are wrapped anywhere.
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

/// The glyphs that may stand behind a move, in the order of their numbers from 1.
const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
