//! The positions of the benchmarks.

use core::fmt;

use cotulenh::{Position, Rules, START_FEN};

/// A position by its name.
#[derive(Clone, Copy)]
pub(crate) enum At {
    Start,
    /// The middle of a random game: stacks, planes and air defense of both sides.
    Middle,
    /// The red commander is in check, and deploys of a stack of three can stop it in many ways.
    CheckWithStack,
    /// The same, without a legal move.
    CheckWithoutHelp,
    /// Moves of the red tank attack the blue commander and make it heroic (R8.1).
    Promotion,
}

impl At {
    pub(crate) const fn fen(self) -> &'static str {
        match self {
            At::Start => START_FEN,
            At::Middle => {
                "4c6/1n3h1h1a1/6st3/4gtme3/3(ea)4gi1/n10/2(fi)6E1/2fE1F1T2I/4GA2G2/3I1M5/N2S1H1H3/7C2A r - - 18 29"
            }
            At::CheckWithStack => "6c4/11/4g6/11/2n8/7t3/11/4(FTI)2t3/11/6i4/7a3/7C3 r - - 0 1",
            At::CheckWithoutHelp => "6c4/11/4g6/11/2n8/4(FTI)6/11/11/11/6s4/6a4/6(HC)4 r - - 0 1",
            At::Promotion => "11/11/11/11/11/11/5c5/11/11/5T5/11/4C6 r - - 0 1",
        }
    }

    pub(crate) fn position(self) -> Position {
        position(self.fen())
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            At::Start => "start",
            At::Middle => "middle of a game",
            At::CheckWithStack => "check, stack",
            At::CheckWithoutHelp => "check, no help",
            At::Promotion => "promotion",
        })
    }
}

pub(crate) fn position(fen: &str) -> Position {
    Position::from_fen(fen, Rules::STANDARD).expect("a position")
}
