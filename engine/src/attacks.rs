//! Which squares each side attacks, roughly: by the ranges of its pieces, without looking at what
//! stands between. Most pieces fire over others (R2), so little is lost, and it costs a few
//! operations a piece. The evaluation and the order of moves use it; the rules do not.

use cotulenh::{Color, Piece, Position, Role, Rules, Square, SquareSet};

/// What a piece attacks from a square, if nothing stops it.
pub(crate) fn reach(role: Role, heroic: bool, from: Square) -> SquareSet {
    let piece = Piece { color: Color::Red, role, heroic };
    from.star(piece.capture_ranges(&Rules::STANDARD))
}

/// Classes of value, for threats by cheaper pieces.
pub(crate) const CLASSES: usize = 4;

/// What a piece of a class is worth, about.
pub(crate) const CLASS_VALUES: [i32; CLASSES] = [120, 250, 350, 600];

/// The class of a role, in the order of [`Role::ALL`]. The commander is in none.
pub(crate) const CLASS: [usize; Role::ALL.len()] = [3, 3, 1, 0, 0, 2, 0, 1, CLASSES, 0, 0];

/// The squares that a side attacks.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Attacks {
    /// By anything.
    pub(crate) all: SquareSet,
    /// By two pieces or more.
    pub(crate) twice: SquareSet,
    /// By pieces of a class or a cheaper one.
    pub(crate) by_class: [SquareSet; CLASSES],
}

impl Attacks {
    /// The squares that a side attacks.
    pub(crate) fn of(position: &Position, color: Color) -> Attacks {
        let board = position.board();
        let closed = position.air_defense_zones(color);
        let mut attacks = Attacks::default();
        for from in board.of(color) {
            let Some(stack) = board.get(from) else { continue };
            let heroes = stack.heroes();
            for role in stack.roles().iter() {
                let mut squares = reach(role, heroes.contains(role), from);
                if role == Role::AirForce {
                    squares = squares - closed;
                }
                attacks.twice |= attacks.all & squares;
                attacks.all |= squares;
                if CLASS[role as usize] < CLASSES {
                    attacks.by_class[CLASS[role as usize]] |= squares;
                }
            }
        }
        for class in 1..CLASSES {
            let cheaper = attacks.by_class[class - 1];
            attacks.by_class[class] |= cheaper;
        }
        attacks
    }
}
