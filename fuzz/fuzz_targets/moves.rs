//! The first line is a position, each further line a turn or a move, which is played if it can be
//! read. Its SAN and LAN read back the same.
#![no_main]

use cotulenh::{Game, Position, Rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let start = lines.next().and_then(|fen| Position::from_fen(fen, Rules::STANDARD).ok());
    let mut game = start.map_or_else(|| Game::new(Rules::STANDARD), Game::from_position);
    for line in lines {
        let position = game.position().clone();
        if position.session().is_none()
            && let Ok(turn) = position.read_turn(line)
        {
            for written in [position.turn_san(&turn), position.turn_lan(&turn)] {
                assert_eq!(position.read_turn(&written).as_ref(), Ok(&turn), "{written}");
            }
            game.play_turn(&turn).expect("what was read is legal");
        } else if let Ok(mv) = position.read_move(line) {
            for written in [position.san(mv).to_string(), mv.to_string()] {
                assert_eq!(position.read_move(&written), Ok(mv), "{written}");
            }
            game.play(mv).expect("what was read is legal");
        }
    }
});
