//! The first line is a position, the second the rules, the third lines of the protocol apart by `|`, the
//! fourth the sizes of the slices. Whatever they say, each search ends with a turn that can be played,
//! within its limit.
#![no_main]

use cotulenh::{Game, Position, Rules};
use cotulenh_engine::{
    Level, Limits, Progress, Searcher,
    uci::{Timer, Uci},
};
use libfuzzer_sys::fuzz_target;

/// A timer that goes on by a millisecond whenever it is asked.
struct Ticks(core::cell::Cell<u64>);

impl Timer for Ticks {
    fn now(&self) -> u64 {
        self.0.set(self.0.get() + 1);
        self.0.get()
    }
}

/// More nodes would take too long for one input.
const NODES: u64 = 2_000;

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let fen = lines.next().unwrap_or_default();
    let rules = lines.next().unwrap_or_default().parse().unwrap_or(Rules::STANDARD);
    let commands = lines.next().unwrap_or_default();
    let slices: Vec<u64> = lines.next().unwrap_or_default().bytes().map(|byte| u64::from(byte) + 1).collect();
    let position = Position::from_fen(fen, rules).unwrap_or_else(|_| Position::start(rules));

    let game = Game::from_position(position);
    let mut searcher = Searcher::new(1 << 16);
    let lines = slices.len() % 4;
    let level = Level::new(slices.first().map_or(0, |&slice| (slice % 16) as u8));
    searcher.start(&game, Limits { nodes: Some(NODES), lines, level, ..Limits::default() });
    for &nodes in &slices {
        if searcher.step(nodes) == Progress::Done {
            break;
        }
        assert!((0.0..=1.0).contains(&searcher.progress()));
    }
    searcher.stop();
    assert!(searcher.info().nodes <= NODES + 1_024);
    match searcher.best_turn() {
        Some(turn) => {
            let made = game.position().session().map_or(0, |session| session.steps().len());
            let mut game = game;
            for &mv in &turn[made..] {
                game.play(mv).expect("a legal turn");
            }
            if game.position().session().is_some() {
                game.commit_deploy().expect("a turn that can be committed");
            }
        }
        None => assert!(!game.position().has_legal_move() && !game.position().can_commit()),
    }

    let mut uci = Uci::new(Ticks(core::cell::Cell::new(0)));
    let mut answers = Vec::new();
    for command in commands.split('|') {
        // A large table would take the time of the test.
        if command.contains("able") || !uci.handle(command, &mut |answer| answers.push(answer)) {
            continue;
        }
        for _ in 0..3 {
            uci.run_slice(&mut |answer| answers.push(answer));
        }
        uci.handle("stop", &mut |answer| answers.push(answer));
        assert!(!uci.is_searching());
    }
});
