//! Searches with fixed limits give the same answer on every machine. The answers are kept as data, which the
//! tests of the npm package compare with those of the wasm module.
//!
//! After a change of the search or the evaluation, `UPDATE_SEARCHES=1 cargo test -p cotulenh-engine --test
//! searches` writes them again.

use std::{env, fs};

use cotulenh_engine::uci::{Timer, Uci};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/searches.txt");

struct NoTime;

impl Timer for NoTime {
    fn now(&self) -> u64 {
        0
    }
}

/// What a search answers: `score … pv …` for each line of play, and the turn, with slashes between them.
fn answer(commands: &str) -> String {
    let mut uci = Uci::new(NoTime);
    let mut written = Vec::new();
    for command in commands.split(", ") {
        uci.handle(command, &mut |line| written.push(line));
    }
    while uci.is_searching() {
        uci.run_slice(&mut |line| written.push(line));
    }
    let best = written.pop().expect("an answer");
    // The reply to expect is that of the line.
    let best = best.split(" ponder ").next().unwrap_or_default();
    let infos = written.iter().filter(|line| line.starts_with("info depth "));
    let lines: Vec<_> = infos.filter_map(|line| line.split(" multipv ").nth(1)?.split_once(' ')).collect();
    // The last ones: those of the last info.
    let first = lines.iter().rposition(|(number, _)| *number == "1").unwrap_or(0);
    let texts: Vec<&str> = lines[first..].iter().map(|(_, text)| *text).chain([best]).collect();
    texts.join(" / ")
}

#[test]
fn searches_give_the_answers_that_are_kept() {
    let text = fs::read_to_string(FILE).expect("the data");
    let mut renewed = String::new();
    for line in text.lines() {
        let commands = line.split(" => ").next().expect("commands");
        let is_comment = line.starts_with('#');
        renewed += &if is_comment { line.to_owned() } else { format!("{commands} => {}", answer(commands)) };
        renewed.push('\n');
    }
    if env::var_os("UPDATE_SEARCHES").is_some() {
        fs::write(FILE, &renewed).expect("the data can be written");
    }
    let kept = fs::read_to_string(FILE).expect("the data");
    for (kept, now) in kept.lines().zip(renewed.lines()) {
        assert_eq!(kept, now, "if the search has changed, run this with UPDATE_SEARCHES=1");
    }
}
