//! The program, as a user interface talks to it.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
    time::{Duration, Instant},
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
