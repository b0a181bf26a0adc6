//! Lines of a search as text.

use cotulenh::{Move, Position, search_support::SearchSupport};

/// The position before the turn that is being played: an open deploy session is taken back, as the
/// turns of a line contain its steps.
fn before_turn(position: &Position) -> Position {
    let mut position = position.clone();
    if position.session().is_some() {
        let _cancelled = position.cancel_deploy();
    }
    position
}

/// Plays a legal turn.
pub(crate) fn play_turn(position: &mut Position, turn: &[Move]) {
    for &mv in turn {
        let _undo = position.apply(mv);
    }
    if position.session().is_some() {
        let _committed = position.commit();
    }
}

/// Plays a line. `each` is called with the position before each turn, and the turn.
pub fn for_each_turn(position: &Position, turns: &[Vec<Move>], mut each: impl FnMut(&Position, &[Move])) {
    let mut position = before_turn(position);
    for turn in turns {
        each(&position, turn);
        play_turn(&mut position, turn);
    }
}

/// The turns of a line from a position, in LAN (R12.3, R12.4).
pub fn line_lan(position: &Position, turns: &[Vec<Move>]) -> Vec<String> {
    let mut texts = Vec::new();
    for_each_turn(position, turns, |before, turn| texts.push(before.turn_lan(turn)));
    texts
}
