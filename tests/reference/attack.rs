//! Who attacks what (R9.1), danger to a commander (R9.2) and promotion (R8).

use super::Rules;
use super::board::{Board, Color, Kind, Piece, Square, commander_square, open_line};
use super::moves::candidates;

/// R9.1: the pieces of `color` that attack what stands on a square, found by trying every
/// capture of each piece alone, carried ones from the square of their stack.
/// Nothing attacks an empty square or a friend: there is nothing to capture.
pub fn attackers(board: &Board, target: Square, color: Color, rules: Rules) -> Vec<(Square, Kind)> {
    let mut found = Vec::new();
    for (from, stack) in board.iter().filter(|(_, stack)| stack.color == color) {
        for piece in &stack.pieces {
            if attacks(board, *from, *piece, target, rules) {
                found.push((*from, piece.kind));
            }
        }
    }
    found
}

/// R9.1: does one piece, standing or carried on `from`, attack the target?
fn attacks(board: &Board, from: Square, piece: Piece, target: Square, rules: Rules) -> bool {
    if !from.is_straight_to(target) {
        return false; // R2.1: no line leads there, so there is nothing to try
    }
    let deploy = board[&from].pieces.len() > 1;
    candidates(board, from, &[piece], deploy, rules)
        .iter()
        .any(|action| action.captures() && action.to == target)
}

/// R9.2: is this side's commander in danger? Never without a commander.
pub fn in_danger(board: &Board, color: Color, rules: Rules) -> bool {
    let Some(own) = commander_square(board, color) else {
        return false;
    };
    let faced =
        commander_square(board, color.other()).is_some_and(|enemy| open_line(board, enemy, own, None));
    faced || !attackers(board, own, color.other(), rules).is_empty()
}

/// R8.1: every piece of `color` that attacks the enemy commander becomes heroic;
/// then, as an option, the last guard of either side (R11).
pub fn promote(board: &mut Board, color: Color, rules: Rules) {
    if let Some(target) = commander_square(board, color.other()) {
        for (square, kind) in attackers(board, target, color, rules) {
            make_heroic(board, square, kind);
        }
    }
    if rules.last_guard {
        promote_last_guard(board, Color::Red);
        promote_last_guard(board, Color::Blue);
    }
}

/// R11 `lastGuard`: a commander and exactly one other piece, carried ones counted.
fn promote_last_guard(board: &mut Board, color: Color) {
    let mut pieces = Vec::new();
    for (square, stack) in board.iter().filter(|(_, stack)| stack.color == color) {
        pieces.extend(stack.pieces.iter().map(|piece| (*square, piece.kind)));
    }
    let commanders = pieces.iter().filter(|(_, kind)| *kind == Kind::Commander);
    if pieces.len() == 2 && commanders.count() == 1 {
        pieces.retain(|(_, kind)| *kind != Kind::Commander);
        make_heroic(board, pieces[0].0, pieces[0].1);
    }
}

fn make_heroic(board: &mut Board, square: Square, kind: Kind) {
    let stack = board.get_mut(&square).expect("the piece stands there");
    for piece in stack.pieces.iter_mut().filter(|p| p.kind == kind) {
        piece.heroic = true; // a stack holds no kind twice (R6.1)
    }
}
