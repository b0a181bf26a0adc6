//! Makes the puzzles of the package, by the rules in `puzzles/mod.rs`.
//!
//! `npm run puzzles -- [--games N] [--rare N] [--mates N] [--long N] [--seed N] [--most N] [--threads N]`
//!
//! What has been found is kept in `target/puzzles`, game by game, so that a run that was stopped goes on, and
//! one with more games begins where the last one ended. The same seed and number of games give the same files.

use std::{
    collections::BTreeMap,
    env,
    fmt::Write as _,
    fs::{self, File, OpenOptions},
    io::{IsTerminal, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Instant,
};

use cotulenh_engine::Searcher;
use cotulenh_engine_tools::puzzles::{
    Judge, Puzzle, Theme,
    find::confirm,
    games::{LONG, MATES, RARE, find_in_game},
    select::select,
    write,
};

struct Options {
    games: u64,
    /// Further games that look for what is rare.
    rare: u64,
    /// Further games that look for mates.
    mates: u64,
    /// Further games that look for long mates.
    long: u64,
    seed: u64,
    most: usize,
    threads: usize,
    /// Where the parts are written.
    out: PathBuf,
    /// Where the games are kept.
    kept: PathBuf,
}

impl Options {
    /// The numbers of all games.
    fn numbers(&self) -> impl Iterator<Item = u64> + use<> {
        let ranges = [(0, self.games), (RARE, self.rare), (MATES, self.mates), (LONG, self.long)];
        ranges.into_iter().flat_map(|(first, count)| first..first + count)
    }
}

fn read_options(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options {
        games: 2_700,
        rare: 5_000,
        mates: 4_000,
        long: 1_000,
        seed: 2026,
        most: 1_300,
        threads: thread::available_parallelism().map_or(1, |count| count.get()),
        out: PathBuf::from("js/src/puzzles/parts"),
        kept: PathBuf::from("target/puzzles"),
    };
    while let Some(arg) = args.next() {
        let value = args.next().ok_or(format!("{arg} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("'{value}' is not a number"));
        match arg.as_str() {
            "--games" => options.games = number()?,
            "--rare" => options.rare = number()?,
            "--mates" => options.mates = number()?,
            "--long" => options.long = number()?,
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

/// The games that are done, with the lines of their puzzles.
type Games = BTreeMap<u64, Vec<String>>;

/// Reads the games that are done. A line that was cut off is left out, and its game is played again.
fn read_games(path: &Path) -> Games {
    let text = fs::read_to_string(path).unwrap_or_default();
    let mut games = Games::new();
    let complete = text.rsplit_once('\n').map_or("", |(complete, _)| complete);
    for line in complete.lines() {
        let mut parts = line.split('\t');
        if let Some(Ok(number)) = parts.next().map(str::parse) {
            games.insert(number, parts.map(str::to_owned).collect());
        }
    }
    games
}

struct Run {
    games: Games,
    file: File,
    found: BTreeMap<Theme, usize>,
    started: Instant,
    /// The games of this run that were played before, and since.
    known: u64,
    played: u64,
}

impl Run {
    fn add(&mut self, number: u64, puzzles: &[Puzzle]) -> Result<(), String> {
        let lines: Vec<String> =
            puzzles.iter().map(|puzzle| format!("{}:{}", puzzle.theme.name(), puzzle.to_line())).collect();
        let mut line = number.to_string();
        for puzzle in &lines {
            let _written = write!(line, "\t{puzzle}");
        }
        line.push('\n');
        self.file.write_all(line.as_bytes()).map_err(|error| error.to_string())?;
        for puzzle in puzzles {
            *self.found.entry(puzzle.theme).or_default() += 1;
        }
        self.games.insert(number, lines);
        self.played += 1;
        Ok(())
    }

    /// A line that is written over itself in a terminal, and now and then elsewhere.
    fn show(&self, all: u64) {
        const WIDTH: u64 = 24;
        let done = self.known + self.played;
        let is_terminal = std::io::stderr().is_terminal();
        if !is_terminal && !done.is_multiple_of(50) && done != all {
            return;
        }
        let filled = (WIDTH * done / all.max(1)) as usize;
        let seconds = self.started.elapsed().as_secs_f64();
        let left = seconds / self.played.max(1) as f64 * all.saturating_sub(done) as f64;
        let found: Vec<String> =
            self.found.iter().map(|(theme, n)| format!("{} {n}", theme.name())).collect();
        let bar = "█".repeat(filled) + &"░".repeat(WIDTH as usize - filled);
        let text = format!("{bar} {done}/{all} games, {:.0} min left: {}", left / 60.0, found.join(", "));
        eprint!("{}{text}{}", if is_terminal { "\r\x1b[K" } else { "" }, if is_terminal { "" } else { "\n" });
    }
}

fn make(options: &Options) -> Result<(), String> {
    let name = |error: std::io::Error, path: &Path| format!("{}: {error}", path.display());
    fs::create_dir_all(&options.kept).map_err(|error| name(error, &options.kept))?;
    fs::create_dir_all(&options.out).map_err(|error| name(error, &options.out))?;
    let path = options.kept.join(format!("seed-{}.txt", options.seed));
    let games = read_games(&path);
    let mut found: BTreeMap<Theme, usize> = BTreeMap::new();
    for puzzle in options.numbers().filter_map(|number| games.get(&number)).flatten() {
        if let Some(theme) = puzzle.split(':').next().and_then(Theme::from_name) {
            *found.entry(theme).or_default() += 1;
        }
    }
    let numbers: Vec<u64> = options.numbers().filter(|number| !games.contains_key(number)).collect();
    let known = (options.numbers().count() - numbers.len()) as u64;
    // A line that was cut off would spoil the next one.
    let text: String = games
        .iter()
        .map(|(number, lines)| [vec![number.to_string()], lines.clone()].concat().join("\t") + "\n")
        .collect();
    fs::write(&path, text).map_err(|error| name(error, &path))?;
    let file = OpenOptions::new().append(true).open(&path).map_err(|error| name(error, &path))?;
    let run = Mutex::new(Run { games, file, found, started: Instant::now(), known, played: 0 });
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let work = || -> Result<(), String> {
            let mut player = Searcher::new(1 << 20);
            let mut judge = Judge::default();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(&number) = numbers.get(index) else { return Ok(()) };
                let puzzles = find_in_game(options.seed, number, &mut player, &mut judge);
                let mut run = run.lock().map_err(|_| "another thread has failed".to_owned())?;
                run.add(number, &puzzles)?;
                run.show(options.numbers().count() as u64);
            }
        };
        let threads: Vec<_> = (0..options.threads).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or(Err("a thread has failed".to_owned())))
    })?;
    let run = run.into_inner().map_err(|_| "a thread has failed".to_owned())?;
    eprintln!();
    write_parts(options, &run.games)
}

/// How much longer the searches are that confirm a puzzle.
const LONGER: u64 = 8;

/// The puzzles that the engine of today confirms, also by longer searches. Mates are proved instead.
fn keep_confirmed(found: &[Puzzle], threads: usize) -> Result<Vec<Puzzle>, String> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut judge = Judge::default();
        let mut kept = Vec::new();
        while let index = next.fetch_add(1, Ordering::Relaxed)
            && let Some(puzzle) = found.get(index)
        {
            let is_mate = puzzle.theme.mate().is_some();
            if is_mate || [1, LONGER].iter().all(|&times| confirm(puzzle, &mut judge, times)) {
                kept.push(index);
            }
        }
        kept
    };
    let mut kept = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = threads.into_iter().map(|thread| thread.join().map_err(|_| "a thread has failed"));
        joined.collect::<Result<Vec<_>, _>>().map(|kept| kept.concat())
    })?;
    kept.sort_unstable();
    Ok(kept.into_iter().map(|index| found[index].clone()).collect())
}

/// Chooses among the puzzles of the games, in the order of their numbers, and writes the parts.
fn write_parts(options: &Options, games: &Games) -> Result<(), String> {
    let lines = options.numbers().filter_map(|number| games.get(&number)).flatten();
    let read = |line: &String| {
        let (theme, puzzle) = line.split_once(':').ok_or(format!("'{line}' is not a puzzle"))?;
        Puzzle::read(Theme::from_name(theme).ok_or(format!("unknown theme {theme}"))?, puzzle)
    };
    let found: Vec<Puzzle> = lines.map(read).collect::<Result<_, _>>()?;
    let confirmed = keep_confirmed(&found, options.threads)?;
    eprintln!("{} of {} are confirmed by longer searches", confirmed.len(), found.len());
    let finished: Vec<Puzzle> = confirmed.into_iter().map(Puzzle::finish).collect();
    let chosen = select(&finished, options.most);
    let write = |name: &str, text: String| {
        let path = options.out.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    for theme in Theme::ALL {
        write(&write::file_name(theme), write::write_part(theme, &chosen))?;
        let count = chosen.iter().filter(|puzzle| puzzle.theme == theme).count();
        println!("{:10} {count:4}", theme.name());
    }
    write("numbers.ts", write::write_numbers(&chosen))?;
    println!("{} puzzles of {} found in {} games", chosen.len(), found.len(), options.numbers().count());
    Ok(())
}
