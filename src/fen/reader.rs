//! The careful reader: every FEN, with every error in it (R12.1, R12.2). `placement` reads the first
//! field.

use core::str::FromStr;

use super::{FenError, FenErrorKind, FenErrors, MAX_LENGTH, START_WORD, count_characters};
use crate::{Color, RANKS, RecordedSession, Rules, Setup};

/// Reads a FEN and checks its placement by the standard rules. The deploy field is parsed but not replayed: only a
/// [`Position`](crate::Position) can do that.
impl FromStr for Setup {
    type Err = FenErrors;

    fn from_str(text: &str) -> Result<Setup, FenErrors> {
        read_setup(text, &Rules::STANDARD)
    }
}

/// Reads a FEN and checks its placement by the rules in force. White space around it is ignored: it was pasted.
pub(super) fn read_setup(text: &str, rules: &Rules) -> Result<Setup, FenErrors> {
    let text = text.trim_end();
    let fen = text.trim_start();
    if fen == START_WORD {
        return Ok(Setup::default());
    }
    let mut reader = Reader { text, rules, at: text.len() - fen.len(), errors: Vec::new() };
    let setup = reader.read_setup();
    if reader.errors.is_empty() {
        return Ok(setup);
    }
    // The reader counts bytes, and people count characters.
    for error in &mut reader.errors {
        error.index = count_characters(text, error.index);
    }
    Err(FenErrors(reader.errors))
}

/// The fields that every FEN has.
const FIELDS: [&str; 6] =
    ["placement", "side to move", "first dash", "second dash", "number of half-moves", "move number"];

pub(super) struct Reader<'a> {
    text: &'a str,
    pub(super) rules: &'a Rules,
    /// The next byte to read.
    at: usize,
    pub(super) errors: Vec<FenError>,
}

impl<'a> Reader<'a> {
    /// Adds an error, in the order of the text.
    #[cold]
    #[inline(never)]
    pub(super) fn add_error(&mut self, index: usize, kind: FenErrorKind) {
        let place = self.errors.partition_point(|error| error.index <= index);
        let text = self.refused_text(&kind, index).to_owned();
        self.errors.insert(place, FenError { kind, index, rank: None, text });
    }

    /// The text that an error refuses: a field, a number, a character.
    fn refused_text(&self, kind: &FenErrorKind, index: usize) -> &'a str {
        let rest = self.text.get(index..).unwrap_or_default();
        let end = match kind {
            FenErrorKind::Turn
            | FenErrorKind::Dash
            | FenErrorKind::HalfMoves
            | FenErrorKind::FullMoves
            | FenErrorKind::DeploySyntax
            | FenErrorKind::ExtraField => rest.bytes().position(|byte| byte == b' '),
            FenErrorKind::EmptyCount => rest.bytes().position(|byte| !byte.is_ascii_digit()),
            FenErrorKind::UnknownLetter(letter) => Some(letter.len_utf8()),
            _ => Some(0),
        };
        rest.get(..end.unwrap_or(rest.len())).unwrap_or_default()
    }

    /// The next field and where it starts, after any spaces.
    #[inline(never)]
    fn next_field(&mut self) -> Option<(usize, &'a str)> {
        let bytes = self.text.as_bytes();
        while *bytes.get(self.at)? == b' ' {
            self.at += 1;
        }
        let start = self.at;
        while self.at < bytes.len() && bytes[self.at] != b' ' {
            self.at += 1;
        }
        Some((start, self.text.get(start..self.at)?))
    }

    fn read_setup(&mut self) -> Setup {
        let mut setup = Setup::empty();
        if self.text.len() - self.at > MAX_LENGTH {
            self.add_error(self.at + MAX_LENGTH, FenErrorKind::TooLong);
            return setup;
        }
        for (n, name) in FIELDS.into_iter().enumerate() {
            let Some((index, text)) = self.next_field() else {
                self.add_error(self.text.len(), FenErrorKind::MissingField(name));
                continue;
            };
            let error = match n {
                0 => {
                    self.read_placement(&mut setup, index, text);
                    self.add_ranks();
                    None
                }
                1 => {
                    setup.turn = if text == "b" { Color::Blue } else { Color::Red };
                    (text != "b" && text != "r").then_some(FenErrorKind::Turn)
                }
                4 => {
                    let number = parse_number(text);
                    setup.half_moves = number.unwrap_or_default();
                    number.is_none().then_some(FenErrorKind::HalfMoves)
                }
                5 => {
                    setup.full_moves = parse_number(text).unwrap_or_default();
                    (setup.full_moves == 0).then_some(FenErrorKind::FullMoves)
                }
                _ => (text != "-").then_some(FenErrorKind::Dash),
            };
            if let Some(kind) = error {
                self.add_error(index, kind);
            }
        }
        if let Some((index, deploy)) = self.next_field() {
            let steps = deploy.strip_suffix("...");
            setup.deploy = steps.and_then(|steps| RecordedSession::parse(steps, setup.turn));
            if setup.deploy.is_none() {
                self.add_error(index, FenErrorKind::DeploySyntax);
            }
        }
        if let Some((index, _)) = self.next_field() {
            self.add_error(index, FenErrorKind::ExtraField);
        }
        setup
    }

    /// Adds the rank to the errors of the placement.
    fn add_ranks(&mut self) {
        for error in &mut self.errors {
            if !matches!(error.kind, FenErrorKind::RankCount(_)) {
                let before = self.text.get(..error.index).unwrap_or_default();
                error.rank = RANKS.checked_sub(before.bytes().filter(|&byte| byte == b'/').count());
            }
        }
    }
}

/// A number of at most nine digits, without a sign.
fn parse_number(text: &str) -> Option<u32> {
    let is_number = matches!(text.len(), 1..=9) && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.bytes().fold(0, |number, digit| number * 10 + u32::from(digit - b'0')))
}
