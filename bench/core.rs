//! The rules without bindings, for `npm run bench`: the same work natively and as a bare wasm module,
//! so that the two can be compared.
//!
//! As a program it reads lines `<task> <times>` and answers each with `<items> <nanoseconds>`. With
//! task and times as arguments it runs that task and prints only the items, for tools that count
//! instructions. As a wasm module it exports [`bench_run`], and the host measures the time.

use std::{
    hint::black_box,
    io::{BufRead, Write},
    sync::OnceLock,
};

use cotulenh::{Color, Position, Rules, StackStyle, search_support::SearchSupport};

/// A task to measure. It returns the number of items it has done.
type Task = fn(&[Sample]) -> usize;

/// All tasks; [`bench_run`] takes an index into this list.
const TASKS: [(&str, Task); 13] = [
    ("perft", |_| nodes(Position::start(Rules::STANDARD).perft(3))),
    ("leaves", |_| nodes(Position::start(Rules::STANDARD).perft_making_leaves(3))),
    ("list", |samples| sum(samples, |sample| sample.position.legal_moves().len())),
    ("unordered", |samples| sum(samples, |sample| sample.position.legal_moves_unordered().len())),
    ("play", |samples| sum(samples, |sample| play(&sample.position))),
    ("zones", |samples| sum(samples, zones)),
    ("fenRead", |samples| sum(samples, |sample| one(read(sample.fen, Rules::STANDARD)))),
    ("fenWrite", |samples| sum(samples, |sample| one(sample.position.fen(StackStyle::default())))),
    ("sanWrite", |samples| sum(samples, write_sans)),
    ("perft2", |_| nodes(Position::start(Rules::STANDARD).perft(2))),
    ("perft2Official", |_| nodes(Position::start(Rules::OFFICIAL).perft(2))),
    ("listOfficial", |samples| sum(samples, |sample| sample.official.legal_moves().len())),
    ("playOfficial", |samples| sum(samples, |sample| play(&sample.official))),
];

/// A position of a random game.
struct Sample {
    fen: &'static str,
    position: Position,
    /// The same by the official rules.
    official: Position,
}

fn read(fen: &str, rules: Rules) -> Position {
    Position::from_fen(black_box(fen), rules).expect("a position")
}

fn read_sample(fen: &'static str) -> Sample {
    Sample { fen, position: read(fen, Rules::STANDARD), official: read(fen, Rules::OFFICIAL) }
}

/// The middlegames that the engine is measured on too, read once.
fn samples() -> &'static [Sample] {
    static SAMPLES: OnceLock<Vec<Sample>> = OnceLock::new();
    let lines = || include_str!("../engine/tests/data/middlegames.txt").lines();
    SAMPLES.get_or_init(|| lines().map(read_sample).collect())
}

fn nodes(count: u64) -> usize {
    usize::try_from(count).expect("a count that fits")
}

fn sum(samples: &[Sample], work: impl Fn(&Sample) -> usize) -> usize {
    samples.iter().map(|sample| work(black_box(sample))).sum()
}

/// One item, which the compiler must not optimize away.
fn one<T>(made: T) -> usize {
    black_box(made);
    1
}

/// Plays every legal move and takes it back.
fn play(position: &Position) -> usize {
    let mut position = position.clone();
    let moves = position.legal_moves();
    for &mv in &moves {
        let undo = position.apply(mv);
        position.take_back(black_box(undo));
    }
    moves.len()
}

fn zones(sample: &Sample) -> usize {
    Color::ALL.into_iter().map(|color| one(sample.position.air_defense_zones(color))).sum()
}

fn write_sans(sample: &Sample) -> usize {
    let mut count = 0;
    sample.position.for_each_san(|san| {
        black_box(san.to_string());
        count += 1;
    });
    count
}

/// The processor time of this process in nanoseconds.
#[cfg(unix)]
fn processor_time() -> u128 {
    mod c {
        unsafe extern "C" {
            /// C's `clock`, which counts microseconds on every Unix.
            pub(super) safe fn clock() -> core::ffi::c_long;
        }
    }
    u128::try_from(c::clock()).unwrap_or(0) * 1_000
}

/// Elsewhere, the time since the first call in nanoseconds.
#[cfg(not(unix))]
fn processor_time() -> u128 {
    static FIRST: OnceLock<std::time::Instant> = OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed().as_nanos()
}

fn repeat(task: Task, times: u32) -> usize {
    let samples = samples();
    (0..times).map(|_| task(samples)).sum()
}

/// Repeats a task and returns the number of items. With `times` 0 it only reads the positions.
#[unsafe(no_mangle)]
pub extern "C" fn bench_run(task: u32, times: u32) -> f64 {
    let items = TASKS.get(task as usize).map_or(0, |&(_, task)| repeat(task, times));
    items as f64
}

/// Runs a line `<task> <times>`. Returns the items and the nanoseconds.
fn run_line(line: &str) -> Result<(usize, u128), String> {
    let mut words = line.split_whitespace();
    let name = words.next().unwrap_or_default();
    let (_, task) =
        TASKS.iter().find(|(known, _)| *known == name).ok_or(format!("{name:?} is not a task"))?;
    let times = words.next().and_then(|times| times.parse().ok()).ok_or("the number of times is missing")?;
    samples();
    let from = processor_time();
    let items = repeat(*task, times);
    Ok((items, processor_time() - from))
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if !arguments.is_empty() {
        let (items, _) = run_line(&arguments.join(" "))?;
        println!("{items}");
        return Ok(());
    }
    for line in std::io::stdin().lock().lines() {
        let (items, ns) = run_line(&line.map_err(|error| error.to_string())?)?;
        println!("{items} {ns}");
        std::io::stdout().flush().map_err(|error| error.to_string())?;
    }
    Ok(())
}
