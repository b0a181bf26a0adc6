//! Plays a match between two versions of the engine, in pairs of games with colours reversed.
//!
//! `cargo run --release -p cotulenh-engine --bin match -- FIRST SECOND [--games 400] [--nodes 1000]
//! [--threads 2] [--sprt ELO0 ELO1] [--rules WORDS] [--seed N]`
//!
//! A player is `full` or `plain`, with changes such as `full,-nullMove`; or `level3`; or `greedy`. A
//! number of nodes of its own follows a colon: `full:5000`. A file of weights follows an `@`:
//! `full@weights.rs`.

use std::{
    env,
    process::ExitCode,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use cotulenh::{Color, Rules};
use cotulenh_engine::{
    Features, Level, Limits, Searcher,
    eval::{Evaluator, read_weights},
    players::{EnginePlayer, GreedyPlayer, Player},
    tournament::{LIKELIHOOD_BOUND, Pairs, opening, play_game},
};

const TABLE: usize = 8 << 20;

struct Options {
    players: Vec<String>,
    games: u64,
    nodes: u64,
    threads: usize,
    sprt: Option<(f64, f64)>,
    rules: Rules,
    seed: u64,
}

fn read_options(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options {
        players: Vec::new(),
        games: 400,
        nodes: 1_000,
        threads: 1,
        sprt: None,
        rules: Rules::STANDARD,
        seed: 1,
    };
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("{arg} needs a value"));
        match arg.as_str() {
            "--games" => options.games = number(&value()?)?,
            "--nodes" => options.nodes = number(&value()?)?,
            "--threads" => options.threads = number(&value()?)?,
            "--seed" => options.seed = number(&value()?)?,
            "--sprt" => options.sprt = Some((number(&value()?)?, number(&value()?)?)),
            "--rules" => {
                options.rules =
                    Rules::from_words(&value()?).map_err(|word| format!("'{word}' is not a rule"))?;
            }
            _ if arg.starts_with("--") => return Err(format!("{arg} is not an option")),
            _ => options.players.push(arg),
        }
    }
    if options.players.len() != 2 {
        return Err("two players are needed".to_owned());
    }
    options.players.iter().try_for_each(|name| make_player(name, 1).map(drop))?;
    Ok(options)
}

fn number<T: core::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("'{text}' is not a number"))
}

fn make_player(name: &str, nodes: u64) -> Result<Box<dyn Player>, String> {
    let (name, weights) = match name.split_once('@') {
        Some((name, file)) => {
            let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
            (name, Some(read_weights(&text).ok_or(format!("{file} has no weights"))?))
        }
        None => (name, None),
    };
    let (name, nodes) = match name.split_once(':') {
        Some((name, own)) => (name, number(own)?),
        None => (name, nodes),
    };
    if name == "greedy" {
        return Ok(Box::new(GreedyPlayer::new(1)));
    }
    let mut limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut features = Features::FULL;
    if let Some(level) = name.strip_prefix("level") {
        limits.level = Some(Level::new(number(level)?).ok_or("levels are 1 to 8")?);
    } else {
        features = Features::from_words(name).map_err(|word| format!("'{word}' is not a player"))?;
    }
    let mut searcher = Searcher::with_features(TABLE, features);
    if let Some(weights) = weights {
        searcher.set_evaluator(Evaluator::new(&weights));
    }
    Ok(Box::new(EnginePlayer::new(searcher, limits)))
}

fn run(options: &Options) {
    let next = AtomicU64::new(0);
    let done = AtomicBool::new(false);
    let results = Mutex::new((Pairs::default(), 0_usize, [0_u32; 3]));
    std::thread::scope(|scope| {
        for _ in 0..options.threads.max(1) {
            scope.spawn(|| {
                let make =
                    |n: usize| make_player(&options.players[n], options.nodes).expect("checked before");
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
