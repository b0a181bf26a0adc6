//! Makes the puzzles of the package, by the rules in `puzzles/mod.rs`.
//!
//! `npm run puzzles -- [--games N] [--wild N] [--nodes N] [--seed N] [--most N] [--threads N] [--kept FOLDER] [--out FOLDER]`
//!
//! The games, what was found in each, and what longer searches say about it are kept in `target/puzzles`, so that a
//! run that was stopped goes on, and one with more games begins where the last one ended. The same seed and numbers
//! give the same files. After a change of the engine, that folder is to be removed.

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
};

use cotulenh_engine::Searcher;
use cotulenh_engine_tools::{
    jobs,
    puzzles::{
        Judge, Puzzle, Theme,
        find::{confirm, find_in_game, look_again, prove_mate},
        select::select,
        write,
    },
    selfplay::{Played, TABLE, WILD, play},
};

/// How much longer the searches are that confirm a puzzle in the end.
const LONGER: u64 = 8;
/// So many times the puzzles that are wanted are confirmed.
const SPARE: usize = 2;

struct Options {
    games: u64,
    /// Further games, in which both sides make mistakes.
    wild: u64,
    nodes: u64,
    seed: u64,
    most: usize,
    threads: usize,
    /// Where the parts are written.
    out: PathBuf,
    /// Where the games and what they have given are kept.
    kept: PathBuf,
}

fn read_options(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options {
        games: 50_000,
        wild: 15_000,
        nodes: 150,
        seed: 2026,
        most: 1_100,
        threads: thread::available_parallelism().map_or(1, |count| count.get()),
        out: PathBuf::from("js/src/puzzles/parts"),
        kept: PathBuf::from("target/puzzles"),
    };
    while let Some(arg) = args.next() {
        let value = args.next().ok_or(format!("{arg} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("'{value}' is not a number"));
        match arg.as_str() {
            "--games" => options.games = number()?,
            "--wild" => options.wild = number()?,
            "--nodes" => options.nodes = number()?,
            "--seed" => options.seed = number()?,
            "--most" => options.most = number()? as usize,
            "--threads" => options.threads = number()?.clamp(1, 64) as usize,
            "--out" => options.out = value.into(),
            "--kept" => options.kept = value.into(),
            _ => return Err(format!("unknown option {arg}")),
        }
    }
    Ok(options)
}

fn main() -> ExitCode {
    let done = read_options(env::args().skip(1)).and_then(|options| make(&options));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn make(options: &Options) -> Result<(), String> {
    let Options { nodes, seed, most, threads, ref kept, .. } = *options;
    let numbers: Vec<u64> = (0..options.games).chain(WILD..WILD + options.wild).collect();
    let path = |name: &str| kept.join(format!("{name}-{seed}-{nodes}.txt"));
    let play = |searcher: &mut Searcher, number| play(seed, number, nodes, searcher).to_line();
    let games = jobs::run("games", &path("games"), &numbers, threads, || Searcher::new(TABLE), play)?;

    let find = |judge: &mut Judge, number| {
        let played = Played::read(&games[&number]).expect("games are written as they are read");
        let found = find_in_game(number, &played, judge);
        found.iter().map(write_found).collect::<Vec<_>>().join("\t")
    };
    let found = jobs::run("searched for mistakes", &path("found"), &numbers, threads, Judge::default, find)?;
    // What the files have already is looked at again.
    let known = read_parts(&options.out)?;
    let again: BTreeMap<u64, &Puzzle> = known.iter().map(|puzzle| (name(puzzle), puzzle)).collect();
    let look = |judge: &mut Judge, number| {
        let puzzle = again[&number];
        look_again(puzzle, judge).map_or(String::new(), |puzzle| write_found(&puzzle))
    };
    let numbers: Vec<u64> = again.keys().copied().collect();
    let again = jobs::run("looked at again", &path("again"), &numbers, threads, Judge::default, look)?;

    let lines = found.values().chain(again.values()).flat_map(|line| line.split_terminator('\t'));
    let found: Vec<Puzzle> = lines.map(read_found).collect::<Result<_, _>>()?;

    let candidates = select(&found, SPARE * most);
    let mut names: Vec<u64> = candidates.iter().map(name).collect();
    names.sort_unstable();
    let check = |judge: &mut Judge, number| {
        let puzzle = candidates.iter().find(|puzzle| name(puzzle) == number);
        puzzle.is_some_and(|puzzle| is_confirmed(puzzle, judge)).to_string()
    };
    let checks = jobs::run("confirmed", &path("confirmed"), &names, threads, Judge::default, check)?;
    let is_kept = |puzzle: &Puzzle| checks.get(&name(puzzle)).is_some_and(|check| check == "true");
    let confirmed: Vec<Puzzle> = candidates.iter().filter(|puzzle| is_kept(puzzle)).cloned().collect();
    println!("{} found, {} of {} confirmed", found.len(), confirmed.len(), candidates.len());
    write_parts(options, &select(&confirmed, most))
}

/// Mates are proved, the others confirmed by longer searches.
fn is_confirmed(puzzle: &Puzzle, judge: &mut Judge) -> bool {
    match puzzle.theme.mate() {
        Some(_) => prove_mate(puzzle),
        None => [1, LONGER].iter().all(|&times| confirm(puzzle, judge, times)),
    }
}

fn write_found(puzzle: &Puzzle) -> String {
    format!("{}:{}", puzzle.theme.name(), puzzle.to_line())
}

fn read_found(line: &str) -> Result<Puzzle, String> {
    let (theme, puzzle) = line.split_once(':').ok_or(format!("'{line}' is not a puzzle"))?;
    Puzzle::read(Theme::from_name(theme).ok_or(format!("unknown theme {theme}"))?, puzzle)
}

/// The puzzles of the files, if there are some.
fn read_parts(folder: &Path) -> Result<Vec<Puzzle>, String> {
    let read = |theme| {
        let text = fs::read_to_string(folder.join(write::file_name(theme))).unwrap_or_default();
        write::read_part(theme, &text)
    };
    Ok(Theme::ALL.into_iter().map(read).collect::<Result<Vec<_>, _>>()?.concat())
}

/// A number for a puzzle (FNV-1a).
fn name(puzzle: &Puzzle) -> u64 {
    write_found(puzzle)
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn write_parts(options: &Options, chosen: &[Puzzle]) -> Result<(), String> {
    let write = |name: &str, text: String| {
        let path = options.out.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    println!("{:10} {:>5}   by turns of the solver", "theme", "all");
    for theme in Theme::ALL {
        write(&write::file_name(theme), write::write_part(theme, chosen))?;
        let lengths = |length| {
            chosen.iter().filter(|puzzle| puzzle.theme == theme && puzzle.length() == length).count()
        };
        let by_length = [1, 2, 3, 4].map(lengths);
        println!("{:10} {:5}   {by_length:?}", theme.name(), by_length.iter().sum::<usize>());
    }
    println!("{:10} {:5}", "all", chosen.len());
    write("numbers.ts", write::write_numbers(chosen))
}
