//! The starting position (R1.4). It is read from its FEN once and then copied: games start often,
//! and a copy takes a tenth of the instructions of reading.

use std::sync::OnceLock;

use super::START_FEN;
use crate::{AirDefenseRules, Game, Position, Rules, Setup};

// A position holds the zones of its form of air defense; no other option changes the start.
static LEVELS: OnceLock<Position> = OnceLock::new();
static NO_FLY: OnceLock<Position> = OnceLock::new();

fn read_start(air_defense: AirDefenseRules) -> Position {
    let rules = Rules { air_defense, ..Rules::STANDARD };
    // `expect` would bring the `Debug` of every error into the wasm module, 12 kB. A second caller of
    // `from_plain_fen` would keep it from being inlined and make reading FENs 5 % slower.
    let Ok(start) = Position::from_fen(START_FEN, rules) else { panic!("START_FEN is a position") };
    start
}

impl Position {
    /// The starting position (R1.4).
    pub fn start(rules: Rules) -> Position {
        let start = match rules.air_defense {
            AirDefenseRules::Levels => &LEVELS,
            AirDefenseRules::NoFly => &NO_FLY,
        };
        start.get_or_init(|| read_start(rules.air_defense)).with_rules(rules)
    }
}

impl Game {
    /// A game from the starting position.
    pub fn new(rules: Rules) -> Game {
        Game::from_position(Position::start(rules))
    }
}

/// The starting position of the standard rules.
impl Default for Position {
    fn default() -> Position {
        Position::start(Rules::STANDARD)
    }
}

/// The setup of the starting position. The one without pieces is [`Setup::empty`].
impl Default for Setup {
    fn default() -> Setup {
        Position::default().to_setup()
    }
}

/// A game from the starting position, by the standard rules.
impl Default for Game {
    fn default() -> Game {
        Game::new(Rules::STANDARD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Color;

    #[test]
    fn r1_4_the_start_is_that_of_the_fen_under_all_rules() {
        for air_defense in [AirDefenseRules::Levels, AirDefenseRules::NoFly] {
            let rules = Rules { air_defense, last_guard: true, ..Rules::STANDARD };
            let setup: Setup = START_FEN.parse().unwrap();
            let (start, read) = (Position::start(rules), Position::new(&setup, rules).unwrap());
            assert_eq!(start, read);
            assert_eq!(setup, Setup::default());
            assert_eq!(start.rules(), &rules);
            assert_eq!(start.fen(Default::default()), START_FEN);
            for color in Color::ALL {
                assert_eq!(start.air_defense_zones(color), read.air_defense_zones(color));
                assert!(start.legal_moves().iter().eq(read.legal_moves().iter()));
            }
        }
    }
}
