//! Plays a match between two versions of the engine, in pairs of games with colours reversed.
//!
//! `cargo run --release -p cotulenh-engine-tools --bin match -- FIRST SECOND [--games 400] [--nodes 1000]
//! [--time MS] [--threads 2] [--sprt ELO0 ELO1] [--rules WORDS] [--seed N]`
//!
//! A player is `full` or `plain`, with changes such as `full,-nullMove`; or `level3`, with another seed in each
//! game as `level3,game`, in each search as `level3,search`; `greedy`; or `beginner`; or, by its path and arguments, a program that speaks UCI: `./old-engine`. A number of nodes of its own
//! follows a colon: `full:5000`. A file of weights follows an `@`: `full@weights.rs`.
//!
//! With `--time` both players get as many nodes as they search in that time. What that is, is measured
//! before the match, in time on a processor, so that the load of the machine does not matter.

use std::{
    env, fs,
    path::PathBuf,
    process::ExitCode,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, SystemTime},
};

use cotulenh::{Color, ParseRulesError, Rules};
use cotulenh_engine::{Features, Level, Limits, Searcher, bench, eval::Evaluator};
use cotulenh_engine_tools::{
    players::{BeginnerPlayer, EnginePlayer, GreedyPlayer, Player, Seeds},
    program::ProgramPlayer,
    tournament::{LIKELIHOOD_BOUND, Pairs, opening, play_game},
    training::read_weights,
};

const TABLE: usize = 8 << 20;

struct Options {
    players: Vec<String>,
    games: u64,
    /// For each player, unless its name says otherwise.
    nodes: [u64; 2],
    threads: usize,
    sprt: Option<(f64, f64)>,
    rules: Rules,
    seed: u64,
}

fn read_options(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options {
        players: Vec::new(),
        games: 400,
        nodes: [1_000; 2],
        threads: 1,
        sprt: None,
        rules: Rules::STANDARD,
        seed: 1,
    };
    let mut time = None;
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("{arg} needs a value"));
        match arg.as_str() {
            "--games" => options.games = number(&value()?)?,
            "--nodes" => options.nodes = [number(&value()?)?; 2],
            "--time" => time = Some(Duration::from_secs_f64(number::<f64>(&value()?)? / 1_000.0)),
            "--threads" => options.threads = number(&value()?)?,
            "--seed" => options.seed = number(&value()?)?,
            "--sprt" => options.sprt = Some((number(&value()?)?, number(&value()?)?)),
            "--rules" => {
                options.rules = value()?.parse().map_err(|error: ParseRulesError| error.to_string())?;
            }
            _ if arg.starts_with("--") => return Err(format!("{arg} is not an option")),
            _ => options.players.push(arg),
        }
    }
    if options.players.len() != 2 {
        return Err("two players are needed".to_owned());
    }
    options.players.iter().try_for_each(|name| make_player(name, 1, options.rules).map(drop))?;
    if let Some(time) = time {
        options.nodes = nodes_in_time(&options.players, time, options.rules)?;
    }
    Ok(options)
}

fn number<T: core::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("'{text}' is not a number"))
}

fn make_player(name: &str, nodes: u64, rules: Rules) -> Result<Box<dyn Player>, String> {
    let (name, weights) = match name.split_once('@') {
        Some((name, file)) => {
            let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
            (name, Some(read_weights(&text).ok_or(format!("{file} has no weights"))?))
        }
        None => (name, None),
    };
    let (name, nodes) = match name.split_once(':') {
        Some((name, own)) => (name, number(own)?),
        None => (name, nodes),
    };
    match name {
        "greedy" => return Ok(Box::new(GreedyPlayer::new(1))),
        "beginner" => return Ok(Box::new(BeginnerPlayer::new(1))),
        path if path.contains('/') => return Ok(Box::new(ProgramPlayer::start(path, nodes, rules)?)),
        _ => {}
    }
    let mut limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut features = Features::FULL;
    let mut seeds = Seeds::Same;
    if let Some(level) = name.strip_prefix("level") {
        let (level, word) = level.split_once(',').unwrap_or((level, ""));
        seeds = match word {
            "" => Seeds::Same,
            "game" => Seeds::EachGame,
            "search" => Seeds::EachSearch,
            _ => return Err(format!("'{word}' is not a kind of seeds")),
        };
        limits.level = Some(Level::new(number(level)?).ok_or("levels are 1 to 8")?);
    } else {
        features = Features::from_words(name).map_err(|word| format!("'{word}' is not a player"))?;
    }
    let mut searcher = Searcher::with_features(TABLE, features);
    if let Some(weights) = weights {
        searcher.set_evaluator(Evaluator::new(&weights));
    }
    Ok(Box::new(EnginePlayer::new(searcher, limits).with_seeds(seeds)))
}

/// How many nodes each player searches in some time: as in the middlegames of the bench. The players
/// take turns, and the fastest of several rounds counts.
fn nodes_in_time(names: &[String], time: Duration, rules: Rules) -> Result<[u64; 2], String> {
    const NODES: u64 = 20_000;
    const ROUNDS: usize = 5;
    let mut players = [make_player(&names[0], NODES, rules)?, make_player(&names[1], NODES, rules)?];
    let games: Vec<_> = bench::middlegames().collect();
    let mut fastest = [Duration::MAX; 2];
    for _ in 0..ROUNDS {
        for (player, fastest) in players.iter_mut().zip(&mut fastest) {
            let start = processor_time(player.process());
            for game in &games {
                player.start_game(1);
                player.choose(game);
            }
            *fastest = (processor_time(player.process()) - start).min(*fastest);
        }
    }
    let nodes = fastest.map(|fastest| {
        let speed = (games.len() as u64 * NODES) as f64 / fastest.as_secs_f64();
        (speed * time.as_secs_f64()).max(1.0) as u64
    });
    eprintln!("{} and {} nodes a turn", nodes[0], nodes[1]);
    Ok(nodes)
}

/// The time that a process, or this thread, has spent on a processor: other programs disturb it little.
/// Where Linux does not tell, it is the time of day.
fn processor_time(process: Option<u32>) -> Duration {
    let folder = process.map_or("/proc/thread-self/".to_owned(), |id| format!("/proc/{id}/task"));
    let threads: Vec<PathBuf> = match process {
        None => vec![folder.into()],
        Some(_) => fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect(),
    };
    let spent = |thread: &PathBuf| -> Option<u64> {
        fs::read_to_string(thread.join("schedstat")).ok()?.split(' ').next()?.parse().ok()
    };
    match threads.iter().filter_map(spent).sum() {
        0 => SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default(),
        nanoseconds => Duration::from_nanos(nanoseconds),
    }
}

fn run(options: &Options) {
    let next = AtomicU64::new(0);
    let done = AtomicBool::new(false);
    let results = Mutex::new((Pairs::default(), 0_usize, [0_u32; 3]));
    std::thread::scope(|scope| {
        for _ in 0..options.threads.max(1) {
            scope.spawn(|| {
                let make = |n: usize| {
                    make_player(&options.players[n], options.nodes[n], options.rules).expect("checked before")
                };
                let (mut first, mut second) = (make(0), make(1));
                let mut judge = Searcher::new(TABLE);
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if 2 * pair >= options.games || done.load(Ordering::Relaxed) {
                        return;
                    }
                    let seed = options.seed.wrapping_mul(1_000_003).wrapping_add(pair);
                    let game = opening(options.rules, seed, &mut judge);
                    let (mut half_points, mut turns, mut games) = (0, 0, [0; 3]);
                    for first_is_red in [true, false] {
                        first.start_game(seed);
                        second.start_game(seed ^ 1);
                        let (red, blue) =
                            if first_is_red { (&mut first, &mut second) } else { (&mut second, &mut first) };
                        let (winner, length) = play_game(game.clone(), red.as_mut(), blue.as_mut());
                        turns += length;
                        let result = match winner {
                            None => 1,
                            Some(color) if (color == Color::Red) == first_is_red => 2,
                            Some(_) => 0,
                        };
                        half_points += result;
                        games[result] += 1;
                    }
                    let mut results = results.lock().expect("no thread panics");
                    results.0.add(half_points);
                    results.1 += turns;
                    results.2.iter_mut().zip(games).for_each(|(all, more)| *all += more);
                    let pairs = results.0;
                    if pairs.games() % 40 == 0 {
                        eprintln!("{pairs}");
                    }
                    if let Some((elo0, elo1)) = options.sprt
                        && pairs.likelihood(elo0, elo1).abs() >= LIKELIHOOD_BOUND
                        && pairs.games() >= 40
                    {
                        done.store(true, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let (pairs, turns, [lost, drawn, won]) = results.into_inner().expect("no thread panics");
    println!("{} against {}: {pairs}", options.players[0], options.players[1]);
    println!(
        "won {won}, drawn {drawn}, lost {lost}, {:.0} turns a game",
        turns as f64 / f64::from(pairs.games().max(1))
    );
    if let Some((elo0, elo1)) = options.sprt {
        let likelihood = pairs.likelihood(elo0, elo1);
        let result = if likelihood >= LIKELIHOOD_BOUND {
            "accepted"
        } else if likelihood <= -LIKELIHOOD_BOUND {
            "rejected"
        } else {
            "undecided"
        };
        println!("SPRT {elo0} … {elo1}: {result}, log-likelihood ratio {likelihood:.2}");
    }
}

fn main() -> ExitCode {
    match read_options(env::args().skip(1)) {
        Ok(options) => {
            run(&options);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
