//! How squares, pieces, stacks and moves are packed into numbers. On the other side
//! `js/src/wasm/decode-cells.ts` and `decode-moves.ts` unpack them, and `js/src/arguments/moves.ts` packs
//! pieces.
//!
//! A square is its [number](crate::Square::number). What stands on it, a cell, is one `u16`:
//!
//! | bits | |
//! |---|---|
//! | 0–4 | the carrier |
//! | 5–9, 10–14 | what it carries |
//! | 15 | 1 for Blue |
//!
//! A piece is 0 for none, else in its lower four bits the place of its role in [`Role::ALL`](crate::Role::ALL),
//! counted from 1, and in its fifth bit whether it is heroic. An empty square is 0. A piece that
//! comes by itself, to be put on the board, has its colour in the bit above: 1 for Blue.
//!
//! A move is two words, and one more for each promotion:
//!
//! | word of a move | |
//! |---|---|
//! | 1 | bits 0–7 origin, 8–15 target, 16–18 kind, 19 deploy, 20–21 how much of the origin SAN needs, 22–23 check or mate, 24 ends the turn, 25–31 how many promotions follow |
//! | 2 | bits 0–15 the cell that moves, 16–31 the cell on the target square before |
//! | 3… | a promotion each: bits 0–7 the square, 8–15 the role, counted from 1 |
//!
//! Only moves that were played have promotions or end a turn: of those that are listed, each is two words.
//!
//! A move that comes from JavaScript is two words, too. It may be a listed one, or only what is known of one:
//!
//! | word of an input | |
//! |---|---|
//! | 1 | bits 0–7 origin, 8–15 target, 16–23 the kind, counted from 1, 24–31 whether it is a deploy step, a [`choice`]; 0 for what is not known |
//! | 2 | bits 0–15 the roles that move, none for any: a role by itself names a piece alone or the carrier of all, unless `EXACTLY_BIT` is set; 16–31 the cell that moves, 0 if it is not known |

use wasm_bindgen::JsValue;

use super::{super::error::Refusal, layout};
use crate::{
    Color, ErrorCode, FILES, Move, MoveKind, MoveQuery, Piece, PieceQuery, Role, RoleSet, San, Square, Stack,
};

/// The square of a number, or why there is none.
pub(super) fn square(number: u8) -> Result<Square, JsValue> {
    let too_large = || Refusal::new(ErrorCode::InvalidSquare, &"there is no such square");
    to_square(number).ok_or_else(|| too_large().into())
}

/// The square of a number.
pub fn to_square(number: u8) -> Option<Square> {
    let number = usize::from(number);
    Square::new(number % FILES, number / FILES)
}

/// The number of a square.
pub fn number(square: Square) -> u8 {
    square.number() as u8
}

/// The side of a number: 0 for Red, anything else for Blue.
pub fn color(number: u8) -> Color {
    if number == 0 { Color::Red } else { Color::Blue }
}

/// The role of a code, which counts from 1.
pub fn role(code: u8) -> Option<Role> {
    Role::ALL.get(usize::from(code).checked_sub(1)?).copied()
}

/// The kind of a number.
pub fn to_kind(number: u8) -> Option<MoveKind> {
    MoveKind::ALL.get(usize::from(number)).copied()
}

/// An option that may be left open: 0 for that, 1 for no, 2 for yes.
pub fn choice(number: u8) -> Option<bool> {
    match number {
        1 => Some(false),
        2 => Some(true),
        _ => None,
    }
}

/// What is known of a move, from the two words of an input.
pub(super) fn query(what: u32, piece: u32) -> Result<MoveQuery, JsValue> {
    let [from, to, kind, deploy] = what.to_le_bytes();
    let roles = RoleSet::from_bits(piece as u16);
    let piece = match roles.first() {
        Some(role) if piece & layout::EXACTLY_BIT == 0 => Some(PieceQuery::Named(role)),
        Some(_) => Some(PieceQuery::Exactly(roles)),
        None => None,
    };
    let kind = kind.checked_sub(1).and_then(to_kind);
    Ok(MoveQuery { from: square(from)?, to: square(to)?, piece, kind, deploy: choice(deploy) })
}

/// The move of an input that has all of it, as those that were listed have.
pub(super) fn listed(query: &MoveQuery, piece: u32) -> Option<Move> {
    let &MoveQuery { from, to, kind, deploy, .. } = query;
    let piece = to_stack(piece >> layout::CELL_SHIFT)?;
    Some(Move { from, to, piece, kind: kind?, deploy: deploy? })
}

/// The piece of a packed one, with its colour in the bit above.
pub fn to_piece(bits: u8) -> Option<Piece> {
    let role = role(bits & layout::ROLE_MASK as u8)?;
    let heroic = bits & layout::HEROIC_BIT as u8 != 0;
    Some(Piece { color: color(bits >> layout::PIECE_COLOR_SHIFT & 1), role, heroic })
}

/// The stack of a cell.
pub fn to_stack(cell: u32) -> Option<Stack> {
    let parts = [0, 1, 2].map(|place| cell >> (place * layout::PIECE_BITS) & layout::PIECE_MASK);
    let color = cell >> layout::COLOR_SHIFT & 1;
    let mut pieces = parts
        .into_iter()
        .take_while(|&part| part != 0)
        .map(|part| to_piece((part | color << layout::PIECE_COLOR_SHIFT) as u8));
    let carrier = pieces.next()??;
    Stack::carried_by(carrier, pieces.flatten()).ok()
}

fn piece(piece: Piece) -> u16 {
    let heroic = if piece.heroic { layout::HEROIC_BIT } else { 0 };
    (piece.role as u16 + 1) | heroic as u16
}

/// A cell.
pub fn cell(on: Option<Stack>) -> u16 {
    on.map_or(0, stack)
}

/// A cell with a stack on it.
#[inline(never)]
pub fn stack(stack: Stack) -> u16 {
    let carrier = (stack.color() as u16) << layout::COLOR_SHIFT | piece(stack.carrier());
    if stack.is_single() {
        return carrier;
    }
    let cargo = stack.pieces().zip(0..).skip(1);
    cargo.fold(carrier, |cell, (part, place)| cell | (piece(part) << (place * layout::PIECE_BITS)))
}

/// The two words of a move. `played` has the bits of what it did.
pub fn san(san: &San, cell: u16, target: Option<Stack>, played: u32) -> [u32; 2] {
    let mv = san.mv;
    let squares = u32::from(number(mv.from)) | u32::from(number(mv.to)) << layout::VALUE_SHIFT;
    let deploy = if mv.deploy { layout::DEPLOY_BIT } else { 0 };
    let what = (mv.kind as u32) << layout::KIND_SHIFT | deploy;
    let notation = (san.origin as u32) << layout::ORIGIN_SHIFT | (san.mark as u32) << layout::CHECK_SHIFT;
    let target = target.map_or(0, stack);
    [squares | what | notation | played, u32::from(cell) | u32::from(target) << layout::CELL_SHIFT]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SQUARES, Setup};

    #[test]
    fn squares_are_numbered_by_rank_then_file() {
        let numbers = 0..=u8::MAX;
        let squares: Vec<Square> = numbers.filter_map(to_square).collect();
        assert_eq!(squares.len(), SQUARES);
        assert!(squares.iter().copied().eq(Square::all()));
        assert!(squares.iter().all(|&square| to_square(number(square)) == Some(square)));
    }

    #[test]
    fn a_stack_is_packed_carrier_first() {
        let setup: Setup = "11/11/11/11/11/11/11/11/2(nf+t)8/11/11/11 r - - 0 1".parse().unwrap();
        let part = |role: Role| role as u16 + 1;
        let expected =
            part(Role::Navy) | part(Role::AirForce) << 5 | (part(Role::Tank) | 1 << 4) << 10 | 1 << 15;
        assert_eq!(cell(setup.get(Square::C4)), expected);
        assert_eq!(cell(setup.get(Square::D4)), 0);
        assert_eq!(to_stack(expected.into()), setup.get(Square::C4));
    }

    #[test]
    fn what_is_no_cell_is_no_stack() {
        let tank = Role::Tank as u32 + 1;
        let two_tanks = tank | tank << layout::PIECE_BITS;
        let carried_first = tank | (Role::Navy as u32 + 1) << layout::PIECE_BITS;
        for cell in [0, layout::HEROIC_BIT, layout::PIECE_MASK, two_tanks, carried_first] {
            assert_eq!(to_stack(cell), None, "{cell:#b}");
        }
    }

    #[test]
    fn pieces_roles_and_kinds_come_back_as_they_were() {
        for (code, role) in (1..).zip(Role::ALL) {
            assert_eq!(self::role(code), Some(role));
            for color in Color::ALL {
                for heroic in [false, true] {
                    let wanted = Piece { color, role, heroic };
                    let bits = piece(wanted) as u8 | (color as u8) << 5;
                    assert_eq!(to_piece(bits), Some(wanted));
                }
            }
        }
        assert_eq!((role(0), role(12), to_piece(0), to_piece(u8::MAX)), (None, None, None, None));
        for kind in MoveKind::ALL {
            assert_eq!(to_kind(kind as u8), Some(kind));
        }
        assert_eq!(to_kind(5), None);
        assert_eq!([0, 1, 2, 3].map(choice), [None, Some(false), Some(true), None]);
    }
}
