//! The deploy field of a FEN as text (R12.2): `c3:(NT):F>c4`, without the dots at its end.

use core::fmt;

use crate::{
    Color, MoveKind, RecordedSession, RecordedStep, Square,
    san::parse_whole_stack,
    text::{split, split_once},
};

impl RecordedStep {
    fn push_to(self, text: &mut String) {
        self.piece.push_to(text, true);
        text.push('>');
        text.push_str(self.kind.mark());
        self.to.push_to(text);
    }
}

impl fmt::Display for RecordedStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push_to(&mut text);
        f.pad(&text)
    }
}

impl RecordedSession {
    /// Appends what [`Display`](fmt::Display) writes.
    pub(crate) fn push_to(&self, text: &mut String) {
        self.square.push_to(text);
        text.push(':');
        if let Some(remaining) = self.remaining {
            remaining.push_to(text, true);
        }
        text.push(':');
        for (n, step) in self.steps.iter().enumerate() {
            if n > 0 {
                text.push(',');
            }
            step.push_to(text);
        }
    }
}

impl fmt::Display for RecordedSession {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push_to(&mut text);
        f.pad(&text)
    }
}

impl RecordedSession {
    /// Reads what [`Display`](fmt::Display) writes. The pieces have the given color, whatever their
    /// case.
    pub(crate) fn parse(text: &str, color: Color) -> Option<RecordedSession> {
        let (square, rest) = split_once(text, b':')?;
        let (remaining, rest) = split_once(rest, b':')?;
        let remaining = match remaining {
            "" => None,
            pieces => Some(parse_whole_stack(pieces, color)?),
        };
        let mut steps = Vec::new();
        if !rest.is_empty() {
            for step in split(rest, b',') {
                steps.push(RecordedStep::parse(step, color)?);
            }
        }
        Some(RecordedSession { square: square.parse().ok()?, remaining, steps })
    }
}

impl RecordedStep {
    fn parse(text: &str, color: Color) -> Option<RecordedStep> {
        let (pieces, target) = split_once(text, b'>')?;
        let piece = parse_whole_stack(pieces, color)?;
        let target = target.as_bytes();
        let (mark, rest) = target.split_first()?;
        let (kind, name) = match MoveKind::from_mark(*mark) {
            Some(kind) => (kind, rest),
            None => (MoveKind::Move, target),
        };
        Some(RecordedStep { piece, kind, to: Square::from_bytes(name)? })
    }
}
