//! The program, as a user interface talks to it.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use cotulenh::{Game, Rules};
use cotulenh_engine::{Limits, Searcher};
use cotulenh_engine_tools::{
    players::{EnginePlayer, Player},
    program::ProgramPlayer,
};

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cotulenh-engine"));
    command.args(args);
    command
}

#[test]
fn stop_ends_an_infinite_search_at_once() {
    let mut child = program(&[]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    input.write_all(b"uci\n").unwrap();
    assert!(lines.by_ref().any(|line| line == "uciok"));
    input.write_all(b"position startpos\ngo infinite\nisready\n").unwrap();
    // The search may have come to depth 2 before the answer is written.
    let (mut is_ready, mut has_searched) = (false, false);
    while !(is_ready && has_searched) {
        let line = lines.next().expect("the program goes on");
        is_ready |= line == "readyok";
        has_searched |= line.starts_with("info depth 2 ");
    }
    let stopped = Instant::now();
    input.write_all(b"stop\n").unwrap();
    assert!(lines.by_ref().any(|line| line.starts_with("bestmove ")));
    assert!(stopped.elapsed() < Duration::from_secs(2));
    input.write_all(b"quit\n").unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_time_limit_is_kept() {
    let mut child = program(&[]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"go movetime 300\n").unwrap();
    let started = Instant::now();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("\nbestmove "));
    assert!(started.elapsed() < Duration::from_secs(5));
}

#[test]
fn mates_are_solved_on_the_command_line() {
    let fen = "6c4/11/4T1T4/11/11/11/11/11/11/11/11/5C5 r - - 0 1";
    let output = program(&["mate", fen, "--turns", "1"]).output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("mate"));
    let wrong = program(&["mate", fen, "--speed", "1"]).output().unwrap();
    assert!(!wrong.status.success());
    assert!(String::from_utf8(wrong.stderr).unwrap().starts_with("--speed is not an option"));
}

#[test]
fn in_a_match_the_program_plays_like_the_library() {
    let path = env!("CARGO_BIN_EXE_cotulenh-engine");
    let mut program = ProgramPlayer::start(path, 1_500, Rules::STANDARD).unwrap();
    let limits = Limits { nodes: Some(1_500), ..Limits::default() };
    let mut library = EnginePlayer::new(Searcher::new(8 << 20), limits);
    for seed in 0..2 {
        let mut game = Game::new(Rules::STANDARD);
        program.start_game(seed);
        library.start_game(seed);
        for turn in 0..12 {
            let (answer, same) = (program.choose(&game), library.choose(&game));
            assert_eq!(answer, same, "turn {turn}");
            game.play_turn(&answer.unwrap().0).unwrap();
        }
    }
}

#[test]
fn a_program_that_is_none_cannot_play() {
    let none = ProgramPlayer::start("./no-such-program", 1, Rules::STANDARD);
    assert!(none.is_err_and(|error| error.starts_with("./no-such-program: ")));
    let silent = ProgramPlayer::start("/bin/true", 1, Rules::STANDARD);
    assert!(silent.is_err_and(|error| error.contains("/bin/true")));
}
