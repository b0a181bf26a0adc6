//! The first line is a position, each further line a turn or a move, which is played if it can be
//! read, or a call that ends the game or takes something back. SAN and LAN of what is played read back
//! the same.
#![no_main]

use cotulenh::{Color, Game, Position, Rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for &(_, rules) in Rules::PRESETS {
        let mut lines = text.lines();
        let start = lines.next().and_then(|fen| Position::from_fen(fen, rules).ok());
        let mut game = start.map_or_else(|| Game::new(rules), Game::from_position);
        lines.for_each(|line| play(&mut game, line));
    }
});

fn play(game: &mut Game, line: &str) {
    let position = game.position().clone();
    let goes_on = position.session().is_some() || !game.legal_moves().is_empty();
    let ended = match line {
        "resign" => game.resign(Color::Red),
        "draw" => game.agree_draw(),
        "time" => game.time_up(),
        "undo" => {
            game.undo();
            return;
        }
        _ if goes_on => return read(game, &position, line),
        _ => return,
    };
    assert_eq!(ended.is_ok(), goes_on);
    assert!(game.legal_moves().is_empty());
}

fn read(game: &mut Game, position: &Position, line: &str) {
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
