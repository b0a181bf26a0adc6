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

fn write_line(
    position: &Position,
    turns: &[Vec<Move>],
    write: impl Fn(&Position, &[Move]) -> String,
) -> Vec<String> {
    let mut position = before_turn(position);
    let mut texts = Vec::new();
    for turn in turns {
        texts.push(write(&position, turn));
        play_turn(&mut position, turn);
    }
    texts
}

/// The turns of a line from a position, in LAN (R12.3, R12.4).
pub fn line_lan(position: &Position, turns: &[Vec<Move>]) -> Vec<String> {
    write_line(position, turns, Position::turn_lan)
}

/// The turns of a line from a position, in SAN (R12.4).
pub fn line_san(position: &Position, turns: &[Vec<Move>]) -> Vec<String> {
    write_line(position, turns, Position::turn_san)
}
