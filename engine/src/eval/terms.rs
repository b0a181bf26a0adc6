//! The terms of the evaluation. Each place that counts something calls a [`Sink`], so that the same
//! code serves the evaluation, which adds up weights, and the tuner, which needs the counts.

use std::sync::LazyLock;

use cotulenh::{Color, FILES, Position, RANKS, Role, SQUARES, Square, SquareSet, Stack, Terrain, Zone};

use super::{
    material::{Counts, add_material_terms},
    seen_by,
};

/// Takes the terms of a position: how often each occurs for Red, minus how often for Blue.
pub trait Sink {
    /// Adds so many cases of a term.
    fn add(&mut self, term: usize, count: i32);
}

const ROLES: usize = Role::ALL.len();
const RANK: usize = ROLES;
const FILE: usize = RANK + ROLES * RANKS;
const HERO: usize = FILE + ROLES * FILES;
const CARRIED: usize = HERO + ROLES;
const PRESSURE: usize = CARRIED + ROLES;
const DEFENCE: usize = PRESSURE + ROLES;
const COVERED: usize = DEFENCE + ROLES;
const COMMANDER_COVERED: usize = COVERED + 1;
const ZONE: usize = COMMANDER_COVERED + 1;
const BRIDGES: usize = ZONE + 1;
const ATTACKED: usize = BRIDGES + 1;
const FLEET_REACH: usize = ATTACKED + ROLES;
pub(super) const TOGETHER: usize = FLEET_REACH + 1;
pub(super) const AGAINST: usize = TOGETHER + KINDS * (KINDS + 1) / 2;
const TEMPO: usize = AGAINST + KINDS * (KINDS - 1) / 2;

/// The roles without the commander, of which a side has one.
pub(super) const KINDS: usize = ROLES - 1;

/// The number of terms.
pub const TERMS: usize = TEMPO + 1;

/// A group of terms, for reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// What is counted.
    pub name: &'static str,
    /// Where its weights begin.
    pub first: usize,
    /// How many there are.
    pub count: usize,
}

impl Term {
    /// All groups, in order.
    pub const ALL: [Term; 16] = [
        Term { name: "material, by role", first: 0, count: ROLES },
        Term { name: "rank, by role", first: RANK, count: ROLES * RANKS },
        Term { name: "file, by role", first: FILE, count: ROLES * FILES },
        Term { name: "hero, by role", first: HERO, count: ROLES },
        Term { name: "carried, by role", first: CARRIED, count: ROLES },
        Term { name: "near the enemy commander, by role", first: PRESSURE, count: ROLES },
        Term { name: "near the own commander, by role", first: DEFENCE, count: ROLES },
        Term { name: "stacks under air cover", first: COVERED, count: 1 },
        Term { name: "commander under air cover", first: COMMANDER_COVERED, count: 1 },
        Term { name: "squares closed to enemy planes", first: ZONE, count: 1 },
        Term { name: "stacks on a bridge", first: BRIDGES, count: 1 },
        Term { name: "enemy stacks in reach of planes, by role", first: ATTACKED, count: ROLES },
        Term { name: "water in reach of navies", first: FLEET_REACH, count: 1 },
        Term { name: "two pieces of a side, by roles", first: TOGETHER, count: AGAINST - TOGETHER },
        Term { name: "two pieces of both sides, by roles", first: AGAINST, count: TEMPO - AGAINST },
        Term { name: "the turn", first: TEMPO, count: 1 },
    ];
}

/// The weight of a role's material.
pub(super) const fn material(role: Role) -> usize {
    role as usize
}

/// The terms of one piece on a square, which is from its side's point of view.
pub(super) fn add_piece_terms(
    role: Role,
    heroic: bool,
    carried: bool,
    square: Square,
    count: i32,
    sink: &mut impl Sink,
) {
    let n = role as usize;
    sink.add(material(role), count);
    sink.add(RANK + n * RANKS + square.rank(), count);
    sink.add(FILE + n * FILES + square.file(), count);
    if heroic {
        sink.add(HERO + n, count);
    }
    if carried {
        sink.add(CARRIED + n, count);
    }
}

/// The terms of a stack on its square.
fn add_stack_terms(square: Square, stack: Stack, sink: &mut impl Sink) {
    let color = stack.color();
    let count = if color == Color::Red { 1 } else { -1 };
    for (n, piece) in stack.pieces().enumerate() {
        add_piece_terms(piece.role, piece.heroic, n > 0, seen_by(color, square), count, sink);
    }
}

/// Sets of squares that the terms need.
struct Shapes {
    /// At most three steps away from each square.
    near: [SquareSet; SQUARES],
    /// On the eight lines from each square, as far as planes and navies look.
    far: [SquareSet; SQUARES],
    water: SquareSet,
    bridges: SquareSet,
}

static SHAPES: LazyLock<Shapes> = LazyLock::new(|| {
    let mut near = [SquareSet::EMPTY; SQUARES];
    let mut far = [SquareSet::EMPTY; SQUARES];
    for from in Square::all() {
        let distance = |to: Square| from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()));
        near[from.number()] = Square::all().filter(|&to| to != from && distance(to) <= 3).collect();
        far[from.number()] = from.star([4; 2]);
    }
    Shapes {
        near,
        far,
        water: Square::all().filter(|&square| Terrain::of(square).zone != Zone::Land).collect(),
        bridges: Square::all().filter(|&square| Terrain::of(square).bridge).collect(),
    }
});

/// All terms but those of [`add_stack_terms`].
pub(super) fn add_other_terms(position: &Position, sink: &mut impl Sink) {
    let shapes = &*SHAPES;
    let board = position.board();
    let near = Color::ALL
        .map(|color| board.commander(color).map_or(SquareSet::EMPTY, |square| shapes.near[square.number()]));
    for color in Color::ALL {
        let sign = if color == Color::Red { 1 } else { -1 };
        let (ours, theirs) = (board.of(color), board.of(!color));
        // Where our planes are threatened, and where theirs are.
        let closed = position.air_defense_zones(color);
        let cover = position.air_defense_zones(!color);
        for square in ours {
            let Some(stack) = board.get(square) else { continue };
            let carrier = stack.carrier_role() as usize;
            if near[color as usize].contains(square) {
                sink.add(DEFENCE + carrier, sign);
            }
            if near[!color as usize].contains(square) {
                sink.add(PRESSURE + carrier, sign);
            }
            if stack.contains(Role::AirForce) {
                for target in (shapes.far[square.number()] - closed) & theirs {
                    sink.add(
                        ATTACKED + board.get(target).map_or(0, |stack| stack.carrier_role() as usize),
                        sign,
                    );
                }
            }
            if stack.contains(Role::Navy) {
                sink.add(FLEET_REACH, sign * (shapes.far[square.number()] & shapes.water).len() as i32);
            }
        }
        if let Some(commander) = board.commander(color) {
            sink.add(COMMANDER_COVERED, sign * i32::from(cover.contains(commander)));
        }
        sink.add(COVERED, sign * (ours & cover).len() as i32);
        sink.add(ZONE, sign * cover.len() as i32);
        sink.add(BRIDGES, sign * (ours & shapes.bridges).len() as i32);
    }
    sink.add(TEMPO, if position.turn() == Color::Red { 1 } else { -1 });
}

/// All terms of a position.
pub fn add_terms(position: &Position, sink: &mut impl Sink) {
    position.board().stacks().for_each(|(square, stack)| add_stack_terms(square, stack, sink));
    add_material_terms(&Counts::of(position.board()), sink);
    add_other_terms(position, sink);
}
