//! The starting position (R1.4), made when the program is compiled: games begin often.

use super::{Phase, Position};
use crate::{AirDefenseRules, Board, Color, RANKS, Rules, START_FEN, Square, Stack, air_defense::AirDefense};

static LEVELS: Position = start(Rules::STANDARD);
static NO_FLY: Position = start(Rules { air_defense: AirDefenseRules::NoFly, ..Rules::STANDARD });

impl Position {
    /// The starting position (R1.4).
    pub fn start(rules: Rules) -> Position {
        let start = match rules.air_defense {
            AirDefenseRules::Levels => &LEVELS,
            AirDefenseRules::NoFly => &NO_FLY,
        };
        Position { rules, ..start.clone() }
    }
}

const fn start(rules: Rules) -> Position {
    let mut board = Board::empty();
    let mut air = AirDefense::new(rules.air_defense);
    let (mut at, mut file, mut rank) = (0, 0, RANKS - 1);
    while START_FEN.as_bytes()[at] != b' ' {
        match START_FEN.as_bytes()[at] {
            b'/' => (file, rank) = (0, rank - 1),
            // Only a rank that is empty has two digits, and nothing follows them.
            digit @ b'1'..=b'9' => file += (digit - b'0') as usize,
            letter => {
                let (Some(square), Some(stack)) = (Square::new(file, rank), Stack::from_letter(letter))
                else {
                    panic!("not a piece on a square");
                };
                board.place(square, stack);
                air.add(square, stack);
                file += 1;
            }
        }
        at += 1;
    }
    let (turn, phase) = (Color::Red, Phase::Choosing);
    Position { board, air, rules, turn, half_moves: 0, full_moves: 1, phase, victor: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r1_4_the_start_is_that_of_the_fen() {
        for air_defense in [AirDefenseRules::Levels, AirDefenseRules::NoFly] {
            let rules = Rules { air_defense, last_guard: true, ..Rules::STANDARD };
            let (start, read) = (Position::start(rules), Position::from_fen(START_FEN, rules).unwrap());
            assert_eq!(start, read);
            assert_eq!(start.rules(), &rules);
            assert_eq!(start.fen(Default::default()), START_FEN);
            for color in Color::ALL {
                assert_eq!(start.board.of(color), read.board.of(color));
                assert_eq!(start.board.commander(color), read.board.commander(color));
                assert_eq!(start.air.defenders(color), read.air.defenders(color));
                assert_eq!(start.air_defense_zones(color), read.air_defense_zones(color));
            }
        }
    }
}
