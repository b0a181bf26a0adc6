//! Small positions as lists of pieces, `Cg1 (NF+T)c3 +te5`: each the piece or stack as in a FEN, then
//! its square.

use cotulenh::{
    AirDefenseResult, Board, Color, FILES, Game, Move, Position, RANKS, Rules, Square, SquareSet, Undo,
};

/// The pieces, Red to move by the standard rules.
pub(crate) fn red(pieces: &str) -> Position {
    position(pieces, Color::Red, Rules::STANDARD)
}

/// The pieces, Blue to move by the standard rules.
pub(crate) fn blue(pieces: &str) -> Position {
    position(pieces, Color::Blue, Rules::STANDARD)
}

pub(crate) fn position(pieces: &str, turn: Color, rules: Rules) -> Position {
    let fen = format!("{} {} - - 0 1", placement(pieces), turn.letter());
    Position::from_fen(&fen, rules).unwrap_or_else(|error| panic!("{pieces}: {error}"))
}

/// A list of pieces as the placement of a FEN.
pub(crate) fn placement(pieces: &str) -> String {
    let mut cells = [[""; FILES]; RANKS];
    for token in pieces.split_whitespace() {
        let (stack, square) = token.split_at(token.rfind(|c: char| c.is_alphabetic()).unwrap());
        let square = sq(square);
        cells[RANKS - 1 - square.rank()][square.file()] = stack;
    }
    let rank = |cells: &[&str; FILES]| {
        let (mut text, mut empty) = (String::new(), 0);
        for (n, cell) in cells.iter().enumerate() {
            empty += usize::from(cell.is_empty());
            if empty > 0 && (!cell.is_empty() || n + 1 == FILES) {
                text += &empty.to_string();
                empty = 0;
            }
            text += cell;
        }
        text
    };
    cells.each_ref().map(rank).join("/")
}

pub(crate) fn sq(square: &str) -> Square {
    square.parse().unwrap()
}

fn sorted<T: ToString>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.sort();
    items
}

/// The legal moves of `mover` (piece and square, `Te4`; with `>` after it, as a deploy step), each
/// as its mark and target.
fn moves_of(position: &Position, mover: &str) -> Vec<String> {
    let targets = position.legal_moves().into_iter().filter_map(|mv| {
        let lan = mv.to_string();
        let deploy = if mv.deploy { ">" } else { "" };
        let start = format!("{}{}{deploy}", mv.piece.upper_case(), mv.from);
        (start == mover).then(|| lan[start.len()..].to_owned())
    });
    sorted(targets)
}

/// Asserts all legal moves of `mover`, in any order.
#[track_caller]
pub(crate) fn assert_goes(position: &Position, mover: &str, expected: &str) {
    assert_eq!(moves_of(position, mover), sorted(expected.split_whitespace()), "{mover}");
}

/// Asserts the captures of `mover`, of any kind.
#[track_caller]
pub(crate) fn assert_captures(position: &Position, mover: &str, expected: &str) {
    let captures = moves_of(position, mover).into_iter().filter(|target| target.starts_with(['x', '_', '@']));
    assert_eq!(sorted(captures), sorted(expected.split_whitespace()), "captures of {mover}");
}

/// Asserts which friends `mover` may join.
#[track_caller]
pub(crate) fn assert_joins(position: &Position, mover: &str, expected: &str) {
    let joins =
        moves_of(position, mover).into_iter().filter_map(|target| Some(target.strip_prefix('&')?.to_owned()));
    assert_eq!(sorted(joins), sorted(expected.split_whitespace()), "friends that {mover} joins");
}

/// Asserts which parts of the stack on a square may leave it.
#[track_caller]
pub(crate) fn assert_leaving(position: &Position, square: &str, expected: &str) {
    let steps = position.legal_moves_from(sq(square)).into_iter().filter(|mv| mv.deploy);
    let mut parts = sorted(steps.map(|mv| mv.piece.upper_case()));
    parts.dedup();
    assert_eq!(parts, sorted(expected.split_whitespace()), "what may leave {square}");
}

/// The legal move with this LAN.
#[track_caller]
pub(crate) fn find(position: &Position, lan: &str) -> Move {
    let moves = position.legal_moves();
    let found = moves.iter().find(|mv| mv.to_string() == lan);
    *found.unwrap_or_else(|| panic!("{lan} is not among {moves:?}"))
}

pub(crate) fn is_legal(position: &Position, lan: &str) -> bool {
    position.legal_moves().iter().any(|mv| mv.to_string() == lan)
}

#[track_caller]
pub(crate) fn play(position: &mut Position, lan: &str) {
    let _undo = play_for_undo(position, lan);
}

#[track_caller]
pub(crate) fn play_for_undo(position: &mut Position, lan: &str) -> Undo {
    position.play(find(position, lan)).unwrap()
}

/// Plays moves of a game, given as LAN.
#[track_caller]
pub(crate) fn play_all(game: &mut Game, moves: &[&str]) {
    for lan in moves {
        game.play(find(game.position(), lan)).unwrap();
    }
}

/// Asserts everything that stands on a board, in any order.
#[track_caller]
pub(crate) fn assert_board(board: &Board, expected: &str) {
    let pieces = board.stacks().map(|(square, stack)| format!("{stack}{square}"));
    assert_eq!(sorted(pieces), sorted(expected.split_whitespace()));
}

/// Asserts everything that stands on the board after one move of Red, by the standard rules.
#[track_caller]
pub(crate) fn assert_after(pieces: &str, lan: &str, expected: &str) {
    assert_after_by(Rules::STANDARD, pieces, lan, expected);
}

/// The same by other rules.
#[track_caller]
pub(crate) fn assert_after_by(rules: Rules, pieces: &str, lan: &str, expected: &str) {
    let mut position = position(pieces, Color::Red, rules);
    play(&mut position, lan);
    assert_board(position.board(), expected);
}

#[track_caller]
pub(crate) fn assert_squares(squares: SquareSet, expected: &str) {
    assert_eq!(sorted(squares), sorted(expected.split_whitespace()));
}

/// The results of air defense along the line from a square towards another: `S`afe pass,
/// `K`amikaze, `D`estroyed.
pub(crate) fn flight(position: &Position, from: &str, towards: &str) -> String {
    let line = sq(from).line_to(sq(towards)).map(|(direction, _)| direction);
    let on_it = |square| sq(from).line_to(square).map(|(direction, _)| direction) == line;
    let letter = |result| match result {
        AirDefenseResult::SafePass => 'S',
        AirDefenseResult::Kamikaze => 'K',
        AirDefenseResult::Destroyed => 'D',
    };
    let paths = position.flight_paths(sq(from)).into_iter().filter(|&(square, _)| on_it(square));
    paths.map(|(_, result)| letter(result)).collect()
}

/// All squares within a number of straight steps and a number of diagonal steps of a square.
pub(crate) fn star(square: &str, straight: usize, diagonal: usize) -> String {
    let centre = sq(square);
    let inside = |other: Square| match centre.line_to(other) {
        Some((direction, steps)) => steps <= if direction.is_diagonal() { diagonal } else { straight },
        None => false,
    };
    let squares = Square::all().filter(|&other| other != centre && inside(other));
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}
