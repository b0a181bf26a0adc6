//! The terrain of each square (R1.2), which pieces may stand on it (R1.3), and where heavy pieces may
//! cross the river (R4).

use crate::{Role, Square, SquareSet};

/// The kind of terrain of a square (R1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// Sea: only a Navy may stand here.
    Water,
    /// Coast and river: every piece may stand here.
    Mixed,
    /// Land: every piece but a Navy may stand here.
    Land,
}

impl Zone {
    /// All kinds, from the sea inland.
    pub const ALL: [Zone; 3] = [Zone::Water, Zone::Mixed, Zone::Land];
}

/// The terrain of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terrain {
    /// The kind of terrain.
    pub zone: Zone,
    /// Is it an end of one of the two bridges?
    pub bridge: bool,
}

/// The first file that is not water (R1.2).
const COAST: usize = Square::C1.file();
/// The lowest rank of the upper half (R4.1).
const UPPER_HALF: usize = Square::C7.rank();
/// The files of the two bridges (R1.2).
const BRIDGES: [usize; 2] = [Square::F1.file(), Square::H1.file()];

/// The river squares that are mixed terrain (R1.2).
const RIVER: SquareSet = SquareSet::EMPTY.with(Square::D6).with(Square::E6).with(Square::D7).with(Square::E7);

impl Terrain {
    /// The terrain of a square.
    ///
    /// ```
    /// use cotulenh::{Square, Terrain, Zone};
    /// assert_eq!(Terrain::of(Square::B7).zone, Zone::Water);
    /// assert_eq!(Terrain::of(Square::E6).zone, Zone::Mixed);
    /// assert_eq!(Terrain::of(Square::F6), Terrain { zone: Zone::Land, bridge: true });
    /// ```
    pub const fn of(square: Square) -> Terrain {
        let file = square.file();
        let zone = if file < COAST {
            Zone::Water
        } else if file == COAST || RIVER.contains(square) {
            Zone::Mixed
        } else {
            Zone::Land
        };
        let at_river = square.rank() == UPPER_HALF || square.rank() + 1 == UPPER_HALF;
        Terrain { zone, bridge: at_river && is_bridge_file(file) }
    }
}

const fn is_bridge_file(file: usize) -> bool {
    file == BRIDGES[0] || file == BRIDGES[1]
}

/// May the piece stand on the square (R1.3)? A stack stands where its carrier may.
pub const fn may_stand(role: Role, square: Square) -> bool {
    match role {
        Role::Navy => square.file() <= COAST || RIVER.contains(square),
        _ => square.file() >= COAST,
    }
}

/// Does a straight move between two squares take a heavy piece over the river away from the bridges
/// (R4.2)? Neither square is water: no heavy piece stands there.
pub(crate) const fn river_stops(from: Square, to: Square) -> bool {
    let crosses = (from.rank() >= UPPER_HALF) != (to.rank() >= UPPER_HALF);
    crosses && !(from.file() == to.file() && is_bridge_file(from.file()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r1_2_terrain_as_drawn() {
        // Rank 12 first: w water, m mixed, l land, b a land square that ends a bridge.
        const MAP: [&str; crate::RANKS] = [
            "wwmllllllll",
            "wwmllllllll",
            "wwmllllllll",
            "wwmllllllll",
            "wwmllllllll",
            "wwmmmblblll",
            "wwmmmblblll",
            "wwmllllllll",
            "wwmllllllll",
            "wwmllllllll",
            "wwmllllllll",
            "wwmllllllll",
        ];
        for square in Square::all() {
            let letter = MAP[crate::RANKS - 1 - square.rank()].as_bytes()[square.file()];
            let expected = match letter {
                b'w' => Terrain { zone: Zone::Water, bridge: false },
                b'm' => Terrain { zone: Zone::Mixed, bridge: false },
                b'l' => Terrain { zone: Zone::Land, bridge: false },
                _ => Terrain { zone: Zone::Land, bridge: true },
            };
            assert_eq!(Terrain::of(square), expected, "{square}");
        }
    }

    #[test]
    fn r1_3_who_may_stand_where() {
        for square in Square::all() {
            let zone = Terrain::of(square).zone;
            for role in Role::ALL {
                let expected = if role == Role::Navy { zone != Zone::Land } else { zone != Zone::Water };
                assert_eq!(may_stand(role, square), expected, "{role} {square}");
            }
        }
    }

    #[test]
    fn r4_2_the_river_is_crossed_on_files_f_and_h_only() {
        for file in COAST..crate::FILES {
            let lower = Square::new(file, UPPER_HALF - 1).unwrap();
            let upper = Square::new(file, UPPER_HALF).unwrap();
            let bridge = file == 5 || file == 7;
            assert_eq!(river_stops(lower, upper), !bridge);
            assert_eq!(river_stops(upper, lower), !bridge);
        }
        // A diagonal move over the river is not along the bridge, even from one of its ends.
        assert!(river_stops(Square::F6, Square::G7));
        assert!(river_stops(Square::G6, Square::F7));
        assert!(!river_stops(Square::G6, Square::F6));
    }
}
