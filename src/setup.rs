//! A position as data, before any rule is checked.

use core::{error, fmt};

use crate::{Color, MoveKind, Role, Rules, SQUARES, Square, SquareSet, Stack, may_stand};

/// A position as data, before any rule is checked.
///
/// FEN and editors build a setup; [`Position::new`](crate::Position::new) turns it into a position
/// if it is valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    cells: [Option<Stack>; SQUARES],
    /// The squares with pieces.
    occupied: SquareSet,
    /// The side to move.
    pub turn: Color,
    /// Half-moves since the last capture.
    pub half_moves: u32,
    /// The number of the move, counted from 1, increased after Blue's turn.
    pub full_moves: u32,
    /// The open deploy session. The placement is the real board, before its steps (R12.2).
    pub deploy: Option<RecordedSession>,
}

impl Setup {
    /// An empty board, Red to move.
    pub fn empty() -> Setup {
        Setup {
            cells: [None; SQUARES],
            occupied: SquareSet::EMPTY,
            turn: Color::Red,
            half_moves: 0,
            full_moves: 1,
            deploy: None,
        }
    }

    /// The stack on a square.
    pub fn get(&self, square: Square) -> Option<Stack> {
        self.cells[square.number()]
    }

    /// Puts a stack on a square, or empties it.
    pub fn set(&mut self, square: Square, stack: Option<Stack>) {
        self.cells[square.number()] = stack;
        match stack {
            Some(_) => self.occupied.insert(square),
            None => self.occupied.remove(square),
        }
    }

    /// The squares with pieces.
    pub(crate) fn occupied(&self) -> SquareSet {
        self.occupied
    }

    /// Every square with its stack, by rank, then file.
    pub fn stacks(&self) -> impl Iterator<Item = (Square, Stack)> + '_ {
        self.occupied.iter().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// All rules that the placement breaks, by the rules in force (R11.1). FEN, editors and [`Position::new`](crate::Position::new)
    /// use this one check.
    pub fn errors(&self, rules: &Rules) -> impl Iterator<Item = SetupError> + '_ {
        self.all_errors(rules).into_iter()
    }

    #[inline(never)]
    fn all_errors(&self, rules: &Rules) -> Vec<SetupError> {
        let mut errors = Vec::new();
        let mut commanders = [false; 2];
        for (square, stack) in self.stacks() {
            let has_commander = &mut commanders[stack.color() as usize];
            errors.extend(errors_of(square, stack, *has_commander, rules).into_iter().flatten());
            *has_commander |= stack.contains(Role::Commander);
        }
        errors
    }
}

/// A deploy session as data: where it started, its steps, and what they leave (R12.2).
///
/// Nothing about it is checked yet: [`Position::new`](crate::Position::new) replays it. Printed as
/// the deploy field of a FEN without its dots, which is also the LAN of a committed deploy (R12.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedSession {
    /// The stack's square.
    pub square: Square,
    /// What the steps leave there.
    pub remaining: Option<Stack>,
    /// The steps, in order.
    pub steps: Vec<RecordedStep>,
}

/// One step of a [`RecordedSession`]. Its origin is the session's square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedStep {
    /// What leaves, with its heroic marks before the step.
    pub piece: Stack,
    /// What happens on the target square.
    pub kind: MoveKind,
    /// The target square.
    pub to: Square,
}

/// The rules that a stack on a square breaks: its carrier may stand there (R1.3), a side has one
/// commander, and the options allow the stack (R11.1). `has_commander` says whether its side has one on another square.
// Always inlined: a caller that needs only yes or no then builds no errors.
#[inline(always)]
pub(crate) fn errors_of(
    square: Square,
    stack: Stack,
    has_commander: bool,
    rules: &Rules,
) -> [Option<SetupError>; 3] {
    let (role, color) = (stack.carrier_role(), stack.color());
    let second = has_commander && stack.contains(Role::Commander);
    [
        (!may_stand(role, square)).then_some(SetupError::Terrain { square, role }),
        second.then_some(SetupError::SecondCommander { square, color }),
        (!stack.is_allowed(rules)).then_some(SetupError::Stack { square, stack }),
    ]
}

/// A rule that a placement breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A piece, or the carrier of a stack, stands where it may not (R1.3).
    Terrain {
        /// The square.
        square: Square,
        /// The role of the carrier.
        role: Role,
    },
    /// A side has more than one commander.
    SecondCommander {
        /// The square of the second one.
        square: Square,
        /// The side.
        color: Color,
    },
    /// The rules in force do not allow the stack (R11.1).
    Stack {
        /// The square.
        square: Square,
        /// The stack.
        stack: Stack,
    },
}

impl SetupError {
    /// The square of the error.
    pub fn square(self) -> Square {
        match self {
            SetupError::Terrain { square, .. }
            | SetupError::SecondCommander { square, .. }
            | SetupError::Stack { square, .. } => square,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Terrain { square, role } => {
                let ground = if *role == Role::Navy { "land" } else { "water" };
                write!(f, "the {role} cannot stand on {square}: it is {ground}")
            }
            SetupError::SecondCommander { square, color } => {
                write!(f, "{color} has a second commander on {square}")
            }
            SetupError::Stack { square, stack } => {
                write!(f, "these rules do not allow the stack {stack} on {square}")
            }
        }
    }
}

impl error::Error for SetupError {}
