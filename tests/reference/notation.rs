//! LAN (R12.3) and the short form of deploy steps (R12.2).

use super::board::{Color, Piece};
use super::moves::{Act, Action};

/// A piece or stack: `T`, `+T`, `(NF+T)`.
pub fn group_name(group: &[Piece]) -> String {
    let mut text = String::new();
    for piece in group {
        if piece.heroic {
            text.push('+');
        }
        text.push(piece.kind.letter());
    }
    match group.len() {
        1 => text,
        _ => format!("({text})"),
    }
}

/// A piece or stack as FEN writes it: lower case for Blue.
pub fn colored_name(group: &[Piece], color: Color) -> String {
    match color {
        Color::Red => group_name(group),
        Color::Blue => group_name(group).to_lowercase(),
    }
}

fn mark(act: Act) -> &'static str {
    match act {
        Act::Move => "",
        Act::Capture => "x",
        Act::Stay => "_",
        Act::Suicide => "@",
        Act::Combine => "&",
    }
}

/// R12.3: piece or stack, from, marks, to.
pub fn lan(action: &Action) -> String {
    let group = group_name(&action.group);
    let deploy = if action.deploy { ">" } else { "" };
    let (from, to) = (action.from.name(), action.to.name());
    format!("{group}{from}{deploy}{}{to}", mark(action.act))
}

/// R12.2: a deploy step without its from-square: `F>c4`.
pub fn short_step(action: &Action) -> String {
    let group = group_name(&action.group);
    format!("{group}>{}{}", mark(action.act), action.to.name())
}
