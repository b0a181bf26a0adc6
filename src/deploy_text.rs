//! The common form of deploys as text, syntax only.

use core::fmt;

use crate::{
    Color, MoveKind, Piece, Role, Square, Stack,
    stack::Gathered,
    text::{split, split_once},
};

/// The steps of a deploy as text, with what they leave on the stack's square: the field of a FEN
/// in mid-session (R12.2) and the LAN of a committed deploy (R12.4) have this form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeployText {
    /// The stack's square.
    pub square: Square,
    /// What the steps leave there.
    pub remaining: Option<Stack>,
    /// The steps, in order.
    pub steps: Vec<StepText>,
}

/// One step of a deploy as text, for example `T>xd3`: its origin is the stack's square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepText {
    /// What leaves, with its heroic marks before the step.
    pub piece: Stack,
    /// What happens on the target square.
    pub kind: MoveKind,
    /// The target square.
    pub to: Square,
}

impl StepText {
    fn push_to(self, text: &mut String) {
        self.piece.push_to(text, true);
        text.push('>');
        text.push_str(self.kind.mark());
        self.to.push_to(text);
    }
}

impl fmt::Display for StepText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push_to(&mut text);
        f.pad(&text)
    }
}

impl DeployText {
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

impl fmt::Display for DeployText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push_to(&mut text);
        f.pad(&text)
    }
}

impl DeployText {
    /// Reads the form that is written. The pieces are those of `color`, whatever their case.
    pub(crate) fn parse(text: &str, color: Color) -> Option<DeployText> {
        let (square, rest) = split_once(text, b':')?;
        let (remaining, rest) = split_once(rest, b':')?;
        let remaining = match remaining {
            "" => None,
            pieces => Some(parse_whole_stack(pieces, color)?),
        };
        let mut steps = Vec::new();
        if !rest.is_empty() {
            for step in split(rest, b',') {
                steps.push(StepText::parse(step, color)?);
            }
        }
        Some(DeployText { square: square.parse().ok()?, remaining, steps })
    }
}

impl StepText {
    fn parse(text: &str, color: Color) -> Option<StepText> {
        let (pieces, target) = split_once(text, b'>')?;
        let piece = parse_whole_stack(pieces, color)?;
        let target = target.as_bytes();
        let (mark, rest) = target.split_first()?;
        let (kind, name) = match MoveKind::from_mark(*mark) {
            Some(kind) => (kind, rest),
            None => (MoveKind::Move, target),
        };
        Some(StepText { piece, kind, to: Square::from_bytes(name)? })
    }
}

pub(crate) fn parse_whole_stack(text: &str, color: Color) -> Option<Stack> {
    match parse_stack(text, color)? {
        (stack, "") => Some(stack),
        _ => None,
    }
}

/// A piece or a stack in parentheses at the start of a text, and what follows it.
pub(crate) fn parse_stack(text: &str, color: Color) -> Option<(Stack, &str)> {
    let (pieces, rest) = match text.strip_prefix('(') {
        Some(inside) => split_once(inside, b')')?,
        None => text.split_at_checked(text.bytes().take_while(|byte| *byte == b'+').count() + 1)?,
    };
    let mut gathered = Gathered::default();
    let mut letters = pieces.bytes();
    while let Some(letter) = letters.next() {
        let heroic = letter == b'+';
        let letter = if heroic { letters.next()? } else { letter };
        gathered.add(Piece { color, role: Role::from_letter(letter.into())?, heroic }).ok()?;
    }
    Some((gathered.stack().ok()?, rest))
}
