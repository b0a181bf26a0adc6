use core::fmt;

use crate::{Square, Stack};

/// What a move does to its target (R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum MoveKind {
    /// To an empty square.
    Move,
    /// The target is removed, the attacker stands there.
    Capture,
    /// The target is removed, the attacker stays where it is.
    Stay,
    /// Target and attacker are removed, with all it carries.
    Suicide,
    /// Joins a friendly piece or stack.
    Combine,
}

impl MoveKind {
    /// All kinds.
    pub const ALL: [MoveKind; 5] =
        [MoveKind::Move, MoveKind::Capture, MoveKind::Stay, MoveKind::Suicide, MoveKind::Combine];

    /// The name in JavaScript.
    pub const fn name(self) -> &'static str {
        match self {
            MoveKind::Move => "move",
            MoveKind::Capture => "capture",
            MoveKind::Stay => "stay",
            MoveKind::Suicide => "suicide",
            MoveKind::Combine => "combine",
        }
    }

    /// The mark in LAN and SAN (R3), empty for a plain move.
    pub const fn mark(self) -> &'static str {
        match self {
            MoveKind::Move => "",
            MoveKind::Capture => "x",
            MoveKind::Stay => "_",
            MoveKind::Suicide => "@",
            MoveKind::Combine => "&",
        }
    }

    /// The kind with this mark.
    pub(crate) const fn from_mark(mark: u8) -> Option<MoveKind> {
        match mark {
            b'x' => Some(MoveKind::Capture),
            b'_' => Some(MoveKind::Stay),
            b'@' => Some(MoveKind::Suicide),
            b'&' => Some(MoveKind::Combine),
            _ => None,
        }
    }

    /// Does an enemy stack leave the board?
    pub const fn is_capture(self) -> bool {
        matches!(self, MoveKind::Capture | MoveKind::Stay | MoveKind::Suicide)
    }

    /// Does the mover come to stand on the target square?
    pub const fn arrives(self) -> bool {
        matches!(self, MoveKind::Move | MoveKind::Capture | MoveKind::Combine)
    }
}

/// Writes the name.
impl fmt::Display for MoveKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A move, or one step of a deploy session.
///
/// It has the moving pieces with their heroic marks before the move, so that it can be written
/// without a board. Displayed as LAN (R12.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the mover stands.
    pub from: Square,
    /// The target square.
    pub to: Square,
    /// What moves: all that stands on `from`, or the part of it that a deploy step takes.
    pub piece: Stack,
    /// What happens on the target square.
    pub kind: MoveKind,
    /// Is it a step of a deploy session (R7)?
    pub deploy: bool,
}

const _: () = assert!(size_of::<Move>() <= 8);

/// How much of a move's origin SAN needs to tell it from other legal moves (R12.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Disambiguation {
    /// Nothing: no other move fits.
    None,
    /// The file.
    File,
    /// The rank.
    Rank,
    /// The square.
    Both,
}

impl Move {
    /// What the move does, as the bits that JavaScript has: 1 for a plain move, 2, 4 and 8 for the kinds of
    /// captures, 16 for a deploy step, 32 for a combination.
    pub const fn flags(&self) -> u8 {
        let kind = match self.kind {
            MoveKind::Move => 1,
            MoveKind::Capture => 2,
            MoveKind::Stay => 4,
            MoveKind::Suicide => 8,
            MoveKind::Combine => 32,
        };
        if self.deploy { kind | 16 } else { kind }
    }

    /// Appends the move with a part of its origin; with all of it this is LAN.
    pub(crate) fn push_to(&self, text: &mut String, origin: Disambiguation) {
        self.piece.push_to(text, true);
        if matches!(origin, Disambiguation::File | Disambiguation::Both) {
            self.from.push_file(text);
        }
        if matches!(origin, Disambiguation::Rank | Disambiguation::Both) {
            self.from.push_rank(text);
        }
        if self.deploy {
            text.push('>');
        }
        text.push_str(self.kind.mark());
        self.to.push_to(text);
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lan = String::new();
        self.push_to(&mut lan, Disambiguation::Both);
        f.write_str(&lan)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
