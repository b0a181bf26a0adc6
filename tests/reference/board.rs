//! Squares, terrain, pieces, stacks and the board: a plain map from squares to stacks.

use super::Rules;
use std::collections::BTreeMap;

/// Files of the board, `a` to `k` (R1.1).
pub const FILES: i8 = 11;
/// Ranks of the board (R1.1).
pub const RANKS: i8 = 12;

/// A step on the board: files to the right, ranks up.
pub type Direction = (i8, i8);
/// Along files and ranks.
pub const ORTHOGONAL: [Direction; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
/// Along the diagonals.
pub const DIAGONAL: [Direction; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// A square; the order of the fields makes squares sort by rank, then file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Square {
    /// 1 to [`RANKS`].
    pub rank: i8,
    /// 1 (file a) to [`FILES`].
    pub file: i8,
}

impl Square {
    /// The square, if it is on the board.
    pub fn new(file: i8, rank: i8) -> Option<Square> {
        let on_board = (1..=FILES).contains(&file) && (1..=RANKS).contains(&rank);
        on_board.then_some(Square { rank, file })
    }

    /// Reads `a1` … `k12`.
    pub fn parse(text: &str) -> Option<Square> {
        let letter = text.chars().next().filter(char::is_ascii_lowercase)?;
        let digits = &text[1..];
        if digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        Square::new((letter as u8 - b'a') as i8 + 1, digits.parse().ok()?)
    }

    /// The name, `a1` … `k12`.
    pub fn name(self) -> String {
        format!("{}{}", self.file_letter(), self.rank)
    }

    /// The letter of the file.
    pub fn file_letter(self) -> char {
        (b'a' + (self.file - 1) as u8) as char
    }

    /// The square `n` steps away, if it is on the board.
    pub fn step(self, direction: Direction, n: i8) -> Option<Square> {
        Square::new(self.file + direction.0 * n, self.rank + direction.1 * n)
    }

    /// Does a file, a rank or a diagonal lead from here to there?
    pub fn is_straight_to(self, to: Square) -> bool {
        let (dx, dy) = ((to.file - self.file).abs(), (to.rank - self.rank).abs());
        dx == 0 || dy == 0 || dx == dy
    }

    /// Every square, by rank, then file.
    pub fn all() -> impl Iterator<Item = Square> {
        (1..=RANKS).flat_map(|rank| (1..=FILES).map(move |file| Square { rank, file }))
    }

    /// R1.2: files a and b.
    pub fn is_water(self) -> bool {
        matches!(self.file_letter(), 'a' | 'b')
    }

    /// R1.2: file c and the river squares.
    pub fn is_mixed(self) -> bool {
        self.file_letter() == 'c' || (matches!(self.file_letter(), 'd' | 'e') && matches!(self.rank, 6 | 7))
    }

    /// R4.1: the half of the board, `None` on files a and b.
    pub fn half(self) -> Option<Half> {
        match (self.is_water(), self.rank) {
            (true, _) => None,
            (false, 7..) => Some(Half::Upper),
            (false, _) => Some(Half::Lower),
        }
    }
}

/// R4.1: the two sides of the river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// Ranks 7 to 12.
    Upper,
    /// Ranks 1 to 6.
    Lower,
}

/// The two sides; Red moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    /// Upper case in FEN.
    Red,
    /// Lower case in FEN.
    Blue,
}

impl Color {
    /// The opponent.
    pub fn other(self) -> Color {
        match self {
            Color::Red => Color::Blue,
            Color::Blue => Color::Red,
        }
    }

    /// `r` or `b`.
    pub fn letter(self) -> char {
        match self {
            Color::Red => 'r',
            Color::Blue => 'b',
        }
    }
}

/// The eleven kinds of pieces (R2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    Commander,
    Infantry,
    Tank,
    Militia,
    Engineer,
    Artillery,
    AntiAir,
    Missile,
    AirForce,
    Navy,
    Headquarter,
}

use Kind::*;

/// Every kind with its letter (R2).
const LETTERS: [(Kind, char); 11] = [
    (Commander, 'C'),
    (Infantry, 'I'),
    (Tank, 'T'),
    (Militia, 'M'),
    (Engineer, 'E'),
    (Artillery, 'A'),
    (AntiAir, 'G'),
    (Missile, 'S'),
    (AirForce, 'F'),
    (Navy, 'N'),
    (Headquarter, 'H'),
];

impl Kind {
    /// The upper-case letter.
    pub fn letter(self) -> char {
        let entry = LETTERS.iter().find(|(kind, _)| *kind == self);
        entry.expect("every kind has a letter").1
    }

    /// The kind with this upper-case letter.
    pub fn from_letter(letter: char) -> Option<Kind> {
        let entry = LETTERS.iter().find(|(_, l)| *l == letter);
        entry.map(|(kind, _)| *kind)
    }

    /// R1.3: may this piece stand there?
    pub fn may_stand(self, square: Square) -> bool {
        match self {
            Navy => square.is_water() || square.is_mixed(),
            _ => !square.is_water(),
        }
    }

    /// R4.1.
    pub fn is_heavy(self) -> bool {
        matches!(self, Artillery | AntiAir | Missile)
    }

    /// R6.1: what this kind carries, at most one of each slot, in the order they are written.
    fn slots(self, rules: Rules) -> &'static [&'static [Kind]] {
        match self {
            AirForce if rules.air_force_carries_one => &[&[Tank, Commander, Infantry, Militia]], // R11
            Navy => &[&[AirForce], &[Commander, Infantry, Militia, Tank]],
            AirForce => &[&[Tank], &[Commander, Infantry, Militia]],
            Tank => &[&[Commander, Infantry, Militia]],
            Engineer => &[&[Artillery, AntiAir, Missile]],
            Headquarter => &[&[Commander]],
            _ => &[],
        }
    }
}

/// One piece; its colour is that of its stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Piece {
    pub kind: Kind,
    pub heroic: bool,
}

/// R6.1: puts pieces into the order of a stack, carrier first; `None` if they form none.
/// A single piece is accepted as it is.
pub fn arrange(pieces: &[Piece], rules: Rules) -> Option<Vec<Piece>> {
    pieces.iter().find_map(|carrier| {
        let mut stack = vec![*carrier];
        for slot in carrier.kind.slots(rules) {
            let mut inside = pieces.iter().filter(|p| slot.contains(&p.kind));
            stack.extend(inside.next());
            if inside.next().is_some() {
                return None;
            }
        }
        (stack.len() == pieces.len()).then_some(stack)
    })
}

/// What stands on a square: a piece, or a carrier and what it carries (R6.1).
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Stack {
    pub color: Color,
    /// In the order of [`arrange`]; never empty.
    pub pieces: Vec<Piece>,
}

impl Stack {
    /// The piece the stack moves and defends as (R6.3, R5.1).
    pub fn carrier(&self) -> Piece {
        self.pieces[0]
    }

    /// Is there a piece of this kind?
    pub fn has(&self, kind: Kind) -> bool {
        self.pieces.iter().any(|p| p.kind == kind)
    }
}

/// The occupied squares.
pub type Board = BTreeMap<Square, Stack>;

/// Where a side's commander stands, alone or carried.
pub fn commander_square(board: &Board, color: Color) -> Option<Square> {
    let mut own = board.iter().filter(|(_, stack)| stack.color == color);
    own.find(|(_, stack)| stack.has(Commander)).map(|(square, _)| *square)
}

/// Removes the pieces of these kinds from a square, and arranges the rest again.
/// All parts of a stack are stacks again (R6.1).
pub fn take_off(board: &mut Board, square: Square, group: &[Piece], rules: Rules) {
    let stack = board.remove(&square).expect("pieces leave a stack");
    let mut staying = stack.pieces;
    staying.retain(|piece| !group.iter().any(|gone| gone.kind == piece.kind));
    if !staying.is_empty() {
        let pieces = arrange(&staying, rules).expect("every part of a stack is a stack");
        board.insert(square, Stack { color: stack.color, pieces });
    }
}

/// Is nothing between two squares of one file or rank? False if they share neither.
/// `vacated` counts as empty.
pub fn open_line(board: &Board, a: Square, b: Square, vacated: Option<Square>) -> bool {
    if a == b || (a.file != b.file && a.rank != b.rank) {
        return false;
    }
    let direction = ((b.file - a.file).signum(), (b.rank - a.rank).signum());
    (1..)
        .map_while(|n| a.step(direction, n))
        .take_while(|square| *square != b)
        .all(|square| !board.contains_key(&square) || vacated == Some(square))
}
