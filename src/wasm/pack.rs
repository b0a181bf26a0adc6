//! How stacks, squares and terrain are packed into numbers. `js/src/decode.ts` is the other side.
//!
//! A square is its [number](Square::number). What stands on it, a cell, is one `u16`:
//!
//! | bits | |
//! |---|---|
//! | 0–4 | the carrier |
//! | 5–9, 10–14 | what it carries |
//! | 15 | 1 for Blue |
//!
//! A piece is 0 for none, else in its lower four bits the place of its role in [`Role::ALL`],
//! counted from 1, and in its fifth bit whether it is heroic. An empty square is 0.

use crate::{Color, FILES, Piece, Square, Stack, Terrain, Zone};

const PIECE_BITS: u32 = 5;
const HEROIC: u16 = 1 << 4;
const BLUE: u16 = 1 << 15;
const BRIDGE: u8 = 1 << 2;

/// The square of a number.
pub fn square(number: u8) -> Option<Square> {
    let number = usize::from(number);
    Square::new(number % FILES, number / FILES)
}

fn piece(piece: Piece) -> u16 {
    let heroic = if piece.heroic { HEROIC } else { 0 };
    (piece.role as u16 + 1) | heroic
}

/// A cell.
pub fn cell(stack: Option<Stack>) -> u16 {
    let Some(stack) = stack else { return 0 };
    let color = match stack.color() {
        Color::Red => 0,
        Color::Blue => BLUE,
    };
    stack
        .pieces()
        .zip(0..)
        .fold(color, |cell, (part, place)| cell | (piece(part) << (place * PIECE_BITS)))
}

/// The zone in the lower two bits, and a bit for a bridge.
pub fn terrain(square: Square) -> u8 {
    let terrain = Terrain::of(square);
    let zone = match terrain.zone {
        Zone::Water => 0,
        Zone::Mixed => 1,
        Zone::Land => 2,
    };
    if terrain.bridge { zone | BRIDGE } else { zone }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Role, SQUARES, Setup};

    #[test]
    fn squares_are_numbered_by_rank_then_file() {
        let numbers = 0..=u8::MAX;
        let squares: Vec<Square> = numbers.filter_map(square).collect();
        assert_eq!(squares.len(), SQUARES);
        assert!(squares.into_iter().eq(Square::all()));
    }

    #[test]
    fn a_stack_is_packed_carrier_first() {
        let setup: Setup = "11/11/11/11/11/11/11/11/2(nf+t)8/11/11/11 r - - 0 1".parse().unwrap();
        let part = |role: Role| role as u16 + 1;
        let expected = part(Role::Navy) | part(Role::AirForce) << 5 | (part(Role::Tank) | HEROIC) << 10 | BLUE;
        assert_eq!(cell(setup.get(Square::C4)), expected);
        assert_eq!(cell(setup.get(Square::D4)), 0);
    }

    #[test]
    fn terrain_keeps_zone_and_bridge_apart() {
        assert_eq!(terrain(Square::A1), 0);
        assert_eq!(terrain(Square::E7), 1);
        assert_eq!(terrain(Square::K12), 2);
        assert_eq!(terrain(Square::H6), 2 | BRIDGE);
    }
}
