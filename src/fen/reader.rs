use core::str::FromStr;

use super::{FenError, FenErrorKind, FenErrors, MAX_LENGTH};
use crate::{Color, DeployText, RANKS, Setup, text::count};

/// Reads the text and checks the placement. The deploy field is read, not played: that takes a
/// [`Position`](crate::Position).
impl FromStr for Setup {
    type Err = FenErrors;

    fn from_str(text: &str) -> Result<Setup, FenErrors> {
        let mut reader = Reader { text, at: 0, errors: Vec::new() };
        let setup = reader.setup();
        if reader.errors.is_empty() {
            return Ok(setup);
        }
        Err(FenErrors(reader.errors))
    }
}

pub(super) struct Reader<'a> {
    text: &'a str,
    /// How far it has been read.
    at: usize,
    pub(super) errors: Vec<FenError>,
}

impl<'a> Reader<'a> {
    /// Takes note of an error, in the order of the text.
    #[cold]
    #[inline(never)]
    pub(super) fn error(&mut self, index: usize, kind: FenErrorKind) {
        let place = self.errors.partition_point(|error| error.index <= index);
        self.errors.insert(place, FenError { kind, index, rank: None });
    }

    /// The next field and its place, passing over the spaces before it.
    #[inline(never)]
    fn next_field(&mut self) -> Option<(usize, &'a str)> {
        let bytes = self.text.as_bytes();
        let start = self.at + bytes.get(self.at..)?.iter().position(|&byte| byte != b' ')?;
        let length = bytes.get(start..)?.iter().position(|&byte| byte == b' ');
        self.at = length.map_or(bytes.len(), |length| start + length);
        Some((start, self.text.get(start..self.at)?))
    }

    /// The next field, which must be there.
    fn field(&mut self, name: &'static str) -> Option<(usize, &'a str)> {
        let field = self.next_field();
        if field.is_none() {
            self.error(self.text.len(), FenErrorKind::MissingField(name));
        }
        field
    }

    fn setup(&mut self) -> Setup {
        let mut setup = Setup::empty();
        if self.text.len() > MAX_LENGTH {
            self.error(MAX_LENGTH, FenErrorKind::TooLong);
            return setup;
        }
        if let Some((index, placement)) = self.field("placement") {
            self.placement(&mut setup, index, placement);
            for error in &mut self.errors {
                if !matches!(error.kind, FenErrorKind::RankCount(_)) {
                    error.rank = RANKS.checked_sub(count(self.text.get(..error.index).unwrap_or_default(), b'/'));
                }
            }
        }
        if let Some((index, turn)) = self.field("side to move") {
            match turn {
                "r" => setup.turn = Color::Red,
                "b" => setup.turn = Color::Blue,
                _ => self.error(index, FenErrorKind::Turn),
            }
        }
        for name in ["first dash", "second dash"] {
            if let Some((index, dash)) = self.field(name)
                && dash != "-"
            {
                self.error(index, FenErrorKind::Dash);
            }
        }
        if let Some((index, number)) = self.field("half-move clock") {
            match parse_number(number) {
                Some(half_moves) => setup.half_moves = half_moves,
                None => self.error(index, FenErrorKind::HalfMoves),
            }
        }
        if let Some((index, number)) = self.field("move number") {
            match parse_number(number) {
                Some(full_moves @ 1..) => setup.full_moves = full_moves,
                _ => self.error(index, FenErrorKind::FullMoves),
            }
        }
        if let Some((index, deploy)) = self.next_field() {
            let steps = deploy.strip_suffix("...");
            match steps.and_then(|steps| DeployText::parse(steps, setup.turn)) {
                Some(deploy) => setup.deploy = Some(deploy),
                None => self.error(index, FenErrorKind::DeploySyntax),
            }
        }
        if let Some((index, _)) = self.next_field() {
            self.error(index, FenErrorKind::ExtraField);
        }
        setup
    }
}

/// A number in plain digits, and not a large one.
fn parse_number(text: &str) -> Option<u32> {
    let plain = matches!(text.len(), 1..=9) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.bytes().fold(0, |number, digit| number * 10 + u32::from(digit - b'0')))
}
