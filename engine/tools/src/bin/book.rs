//! Makes the book of openings of the package from games of self-play.
//!
//! `npm run book -- [--games target/selfplay/games.txt] [--least 15] [--nodes 20000] [--threads N]
//! [--out js/src/book/lines.ts]`
//!
//! The games are those that `selfplay` has written. Turns of fewer games than `--least` are left out.

use std::{env, fs, path::PathBuf, process::ExitCode, thread};

use cotulenh_engine_tools::{book::Book, jobs, selfplay::Played};

fn make(mut args: impl Iterator<Item = String>) -> Result<(), String> {
    let mut threads = thread::available_parallelism().map_or(1, |count| count.get());
    let (mut least, mut nodes) = (15, 20_000);
    let (mut games, mut out) =
        (PathBuf::from("target/selfplay/games.txt"), PathBuf::from("js/src/book/lines.ts"));
    while let Some(arg) = args.next() {
        let value = args.next().ok_or(format!("{arg} needs a value"))?;
        let number = || value.parse::<u32>().map_err(|_| format!("'{value}' is not a number"));
        match arg.as_str() {
            "--games" => games = value.into(),
            "--least" => least = number()?,
            "--nodes" => nodes = number()?,
            "--threads" => threads = number()?.clamp(1, 64) as usize,
            "--out" => out = value.into(),
            _ => return Err(format!("{arg} is not an option")),
        }
    }
    let mut book = Book::default();
    let lines = jobs::read_results(&games);
    for line in lines.values() {
        book.add(&Played::read(line)?);
    }
    book.drop_rare(least);
    let (positions, turns) = book.counts();
    if positions == 0 {
        return Err(format!("{} has no turn of {least} games", games.display()));
    }
    eprintln!("{turns} turns in {positions} positions, of {} games", lines.len());
    fs::write(&out, book.write(nodes.into(), threads)).map_err(|error| format!("{}: {error}", out.display()))
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
