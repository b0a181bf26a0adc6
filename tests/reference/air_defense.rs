//! Air defense (R5): zones, computed again each time, and their effect on a flight.

use super::Rules;
use super::board::{Board, Color, DIAGONAL, Direction, Kind, ORTHOGONAL, Piece, Square, Stack};
use std::collections::BTreeSet;

/// What happens to an Air Force that has reached a square (R5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Flight {
    SafePass = 0,
    Kamikaze = 1,
    Destroyed = 2,
}

/// Does the stack standing on `from` cover `square` against enemy planes?
fn covers(from: Square, stack: &Stack, square: Square, rules: Rules) -> bool {
    let carrier = stack.carrier(); // R5.1: what is carried does not defend
    let (dx, dy) = (square.file - from.file, square.rank - from.rank);
    if rules.no_fly {
        // R11 `noFly`: the 8 directions, heroic or not, own square not included
        let range = match carrier.kind {
            Kind::AntiAir => 2,
            Kind::Headquarter => 1,
            _ => return false,
        };
        let steps = dx.abs().max(dy.abs());
        return from.is_straight_to(square) && (1..=range).contains(&steps);
    }
    let base = match carrier.kind {
        Kind::Missile => 2,
        Kind::Navy | Kind::AntiAir => 1,
        _ => return false,
    };
    let level = base + i32::from(carrier.heroic); // R5.1
    let (dx, dy) = (i32::from(dx), i32::from(dy));
    dx * dx + dy * dy <= level * level // R5.2
}

/// The enemy defenders that cover a square against a plane of `color`.
fn defenders(board: &Board, square: Square, color: Color, rules: Rules) -> BTreeSet<Square> {
    let enemies = board.iter().filter(|(_, stack)| stack.color != color);
    enemies.filter(|(from, stack)| covers(**from, stack, square, rules)).map(|(from, _)| *from).collect()
}

/// The squares where a plane of `color` is threatened, by rank, then file.
pub fn zones(board: &Board, color: Color, rules: Rules) -> Vec<Square> {
    Square::all().filter(|square| !defenders(board, *square, color, rules).is_empty()).collect()
}

/// One line of a flight: every square up to the plane's range with what happens there.
/// The first DESTROYED square ends the line and is included.
pub fn fly(
    board: &Board,
    plane: Piece,
    color: Color,
    from: Square,
    direction: Direction,
    rules: Rules,
) -> Vec<(Square, Flight)> {
    let range = if plane.heroic { 5 } else { 4 };
    let ignores = rules.stealth_air_force && plane.heroic; // R11
    let mut met = BTreeSet::new();
    let mut left_first_zone = false;
    let mut line = Vec::new();
    // R5.7: the square it starts from does not count
    for square in (1..=range).map_while(|n| from.step(direction, n)) {
        let here = defenders(board, square, color, rules);
        // R5.3
        left_first_zone |= here.is_empty() && !met.is_empty();
        met.extend(here);
        let result = match met.len() {
            _ if ignores => Flight::SafePass,
            0 => Flight::SafePass,
            // R11 `noFly`: no zone square may be entered
            1 if !left_first_zone && !rules.no_fly => Flight::Kamikaze,
            _ => Flight::Destroyed,
        };
        line.push((square, result));
        if result == Flight::Destroyed {
            break; // R5.4
        }
    }
    line
}

/// All lines of the plane standing or carried on a square, by rank, then file.
pub fn flight(board: &Board, from: Square, rules: Rules) -> Vec<(Square, Flight)> {
    let Some(stack) = board.get(&from) else {
        return Vec::new();
    };
    let plane = stack.pieces.iter().find(|p| p.kind == Kind::AirForce);
    let Some(plane) = plane else {
        return Vec::new();
    };
    let mut squares: Vec<_> = ORTHOGONAL
        .into_iter()
        .chain(DIAGONAL)
        .flat_map(|direction| fly(board, *plane, stack.color, from, direction, rules))
        .collect();
    squares.sort_by_key(|(square, _)| *square);
    squares
}
