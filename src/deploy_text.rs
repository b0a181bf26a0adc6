//! The common form of deploys as text, syntax only.

use core::fmt;

use crate::{Color, MoveKind, Piece, Role, Square, Stack};

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
        let mut fields = text.split(':');
        let (square, remaining, steps) = (fields.next()?, fields.next()?, fields.next()?);
        if fields.next().is_some() {
            return None;
        }
        let remaining = match remaining {
            "" => None,
            pieces => Some(parse_whole_stack(pieces, color)?),
        };
        let steps = match steps {
            "" => Vec::new(),
            steps => steps.split(',').map(|step| StepText::parse(step, color)).collect::<Option<_>>()?,
        };
        Some(DeployText { square: square.parse().ok()?, remaining, steps })
    }
}

impl StepText {
    fn parse(text: &str, color: Color) -> Option<StepText> {
        let (pieces, target) = text.split_once('>')?;
        let piece = parse_whole_stack(pieces, color)?;
        let kind = MoveKind::ALL.into_iter().rev().find(|kind| target.starts_with(kind.mark()))?;
        Some(StepText { piece, kind, to: target[kind.mark().len()..].parse().ok()? })
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
        Some(inside) => inside.split_once(')')?,
        None => {
            let end = text.find(|letter| letter != '+')? + 1;
            text.split_at_checked(end)?
        }
    };
    let mut letters = pieces.chars();
    let mut members = Vec::new();
    while let Some(letter) = letters.next() {
        let heroic = letter == '+';
        let role = Role::from_letter(if heroic { letters.next()? } else { letter })?;
        members.push(Piece { color, role, heroic });
    }
    Some((Stack::new(members).ok()?, rest))
}
