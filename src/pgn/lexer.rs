use std::io::BufRead;

use super::{PgnError, PgnErrorKind, PgnResult, is_tag_byte};

/// What a PGN is made of. Move numbers and dots say nothing new and are left out.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token {
    Tag(String, String),
    Comment(String),
    Nag(u8),
    Open,
    Close,
    Result(PgnResult),
    /// A turn as it is written, without `!` and `?` behind it.
    Turn(String),
    End,
}

/// A token, and where it begins.
pub(super) struct Placed {
    pub(super) token: Token,
    pub(super) line: usize,
    pub(super) column: usize,
}

/// Cuts a text into tokens, holding one line of it at a time.
pub(super) struct Lexer<R> {
    source: R,
    line: Vec<char>,
    /// How far the line has been read.
    at: usize,
    /// The number of the line, from 1.
    number: usize,
    /// Glyphs that stood behind a turn.
    glyph: Option<u8>,
}

impl<R: BufRead> Lexer<R> {
    pub(super) fn new(source: R) -> Lexer<R> {
        Lexer { source, line: Vec::new(), at: 0, number: 0, glyph: None }
    }

    pub(super) fn error(&self, kind: PgnErrorKind) -> PgnError {
        PgnError { kind, line: self.number.max(1), column: self.at + 1 }
    }

    /// Reads the next line; `false` at the end of the text.
    fn next_line(&mut self) -> Result<bool, PgnError> {
        let mut bytes = Vec::new();
        let read = self.source.read_until(b'\n', &mut bytes);
        let read = read.map_err(|error| self.error(PgnErrorKind::Io(error.to_string())))?;
        if read == 0 {
            return Ok(false);
        }
        let text = String::from_utf8_lossy(&bytes);
        let text = text.strip_prefix('\u{feff}').filter(|_| self.number == 0).unwrap_or(&text);
        self.line = text.trim_end_matches(['\r', '\n']).chars().collect();
        self.at = 0;
        self.number += 1;
        Ok(true)
    }

    fn peek(&self) -> Option<char> {
        self.line.get(self.at).copied()
    }

    /// Goes on to the next thing that is not white space; `None` at the end of the text.
    fn skip_space(&mut self) -> Result<Option<char>, PgnError> {
        loop {
            match self.peek() {
                // A line that begins with % is for other programs.
                Some('%') if self.at == 0 => self.at = self.line.len(),
                Some(space) if space.is_whitespace() => self.at += 1,
                Some(letter) => return Ok(Some(letter)),
                None if self.next_line()? => {}
                None => return Ok(None),
            }
        }
    }

    /// Skips what is left of a game that could not be read: up to the tags of the next one.
    pub(super) fn skip_game(&mut self) -> Result<(), PgnError> {
        self.glyph = None;
        self.at = self.line.len();
        let mut seen_moves = false;
        while self.next_line()? {
            let first = self.line.iter().find(|letter| !letter.is_whitespace());
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

    pub(super) fn next(&mut self) -> Result<Placed, PgnError> {
        if let Some(glyph) = self.glyph.take() {
            return Ok(Placed { token: Token::Nag(glyph), line: self.number, column: self.at + 1 });
        }
        loop {
            let first = self.skip_space()?;
            let (line, column) = (self.number, self.at + 1);
            let token = match first {
                None => Token::End,
                Some('[') => self.tag()?,
                Some('{') => self.comment()?,
                Some(';') => {
                    let text: String = self.line[self.at + 1..].iter().collect();
                    self.at = self.line.len();
                    Token::Comment(one_spaced(&text))
                }
                Some('$') => {
                    self.at += 1;
                    let digits = self.take_while(|letter| letter.is_ascii_digit());
                    Token::Nag(digits.parse().map_err(|_| self.error(PgnErrorKind::Nag))?)
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
            if !matches!(&token, Token::Comment(text) if text.is_empty()) {
                return Ok(Placed { token, line, column });
            }
        }
    }

    fn take_while(&mut self, accept: impl Fn(char) -> bool) -> String {
        let start = self.at;
        while self.peek().is_some_and(&accept) {
            self.at += 1;
        }
        self.line[start..self.at].iter().collect()
    }

    /// `[Name "value"]`, on one line.
    fn tag(&mut self) -> Result<Token, PgnError> {
        self.at += 1;
        let blank = |letter: char| letter == ' ' || letter == '\t';
        self.take_while(blank);
        let name = self.take_while(|letter| u8::try_from(letter).is_ok_and(is_tag_byte));
        self.take_while(blank);
        if name.is_empty() || self.peek() != Some('"') {
            return Err(self.error(PgnErrorKind::Tag));
        }
        self.at += 1;
        let mut value = String::new();
        loop {
            match self.peek() {
                None => return Err(self.error(PgnErrorKind::Tag)),
                Some('"') => break,
                Some('\\') if matches!(self.line.get(self.at + 1), Some('"' | '\\')) => self.at += 1,
                Some(_) => {}
            }
            value.extend(self.peek());
            self.at += 1;
        }
        self.at += 1;
        self.take_while(blank);
        if self.peek() != Some(']') {
            return Err(self.error(PgnErrorKind::Tag));
        }
        self.at += 1;
        Ok(Token::Tag(name, value))
    }

    /// `{…}`, over as many lines as it takes. A line break in it is a space.
    fn comment(&mut self) -> Result<Token, PgnError> {
        let open = self.error(PgnErrorKind::OpenComment);
        self.at += 1;
        let mut text = String::new();
        loop {
            match self.peek() {
                Some('}') => break,
                Some(letter) => {
                    text.push(letter);
                    self.at += 1;
                }
                None if self.next_line()? => text.push(' '),
                None => return Err(open),
            }
        }
        self.at += 1;
        Ok(Token::Comment(one_spaced(&text)))
    }

    /// Does the parenthesis here begin a stack, such as `(NFT)`, and not a variation?
    fn is_stack(&self) -> bool {
        let rest = &self.line[self.at + 1..];
        let pieces = rest.iter().take_while(|letter| letter.is_ascii_uppercase() || **letter == '+').count();
        pieces > 0 && rest.get(pieces) == Some(&')')
    }

    /// A move number, a result, a glyph or a turn. `None` for a number.
    fn word(&mut self) -> Option<Token> {
        let start = self.at;
        if self.peek().is_some_and(|letter| letter.is_ascii_digit() || letter == '.') {
            self.take_while(|letter| letter.is_ascii_digit());
            if self.peek() == Some('.') {
                self.take_while(|letter| letter == '.');
                return None;
            }
        }
        // Parentheses belong to a turn where they hold a stack; any other ends it.
        while let Some(letter) = self.peek() {
            match letter {
                '{' | '}' | ';' | '$' | '[' | ']' | ')' => break,
                '(' if !self.is_stack() => break,
                '(' => {
                    self.at += self.line[self.at..].iter().take_while(|letter| **letter != ')').count() + 1
                }
                letter if letter.is_whitespace() => break,
                _ => self.at += 1,
            }
        }
        // A lone } or ] is no token of its own: it becomes a turn that cannot be read.
        if self.at == start {
            self.at += 1;
        }
        let word: String = self.line[start..self.at].iter().collect();
        if let Some(result) = PgnResult::from_text(&word) {
            return Some(Token::Result(result));
        }
        // A bare number is a move number without its dot.
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let turn = word.trim_end_matches(['!', '?']);
        let glyph =
            GLYPHS.iter().zip(1..).find(|(glyph, _)| **glyph == &word[turn.len()..]).map(|(_, nag)| nag);
        match (turn, glyph) {
            ("", Some(nag)) => Some(Token::Nag(nag)),
            _ => {
                self.glyph = glyph;
                Some(Token::Turn(turn.to_owned()))
            }
        }
    }
}

/// The words of a comment with one space between them: lines are wrapped anywhere.
pub(super) fn one_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The glyphs that may stand behind a move, in the order of their numbers from 1.
const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
