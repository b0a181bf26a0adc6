//! Plays games of the engine against itself, and writes them as data: for puzzles, the book of openings, the weights
//! of the evaluation and the suite of tactics.
//!
//! `cargo run --release -p cotulenh-engine-tools --bin selfplay -- [--games 10000] [--wild 0] [--nodes 200] [--seed 1]
//! [--threads N] [--out target/selfplay/games.txt]`
//!
//! A line is a number, a tab, and the game as `Played::to_line` writes it. A run that was stopped goes on.

use std::{env, path::PathBuf, process::ExitCode, thread};

use cotulenh_engine::Searcher;
use cotulenh_engine_tools::{
    jobs,
    selfplay::{TABLE, WILD, play},
};

fn make(mut args: impl Iterator<Item = String>) -> Result<(), String> {
    let mut threads = thread::available_parallelism().map_or(1, |count| count.get());
    let (mut games, mut wild, mut nodes, mut seed) = (10_000, 0, 200, 1);
    let mut out = PathBuf::from("target/selfplay/games.txt");
    while let Some(arg) = args.next() {
        let value = args.next().ok_or(format!("{arg} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("'{value}' is not a number"));
        match arg.as_str() {
            "--games" => games = number()?,
            "--wild" => wild = number()?,
            "--nodes" => nodes = number()?,
            "--seed" => seed = number()?,
            "--threads" => threads = number()?.clamp(1, 64) as usize,
            "--out" => out = value.into(),
            _ => return Err(format!("unknown option {arg}")),
        }
    }
    let numbers: Vec<u64> = (0..games).chain(WILD..WILD + wild).collect();
    let make_worker = || Searcher::new(TABLE);
    let work = |searcher: &mut Searcher, number| play(seed, number, nodes, searcher).to_line();
    jobs::run("games", &out, &numbers, threads, make_worker, work).map(drop)
}

fn main() -> ExitCode {
    match make(env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
