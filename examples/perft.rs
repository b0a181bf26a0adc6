//! Perft: counts sequences of actions, for each first action and in total.
//!
//! `cargo run --release --example perft -- DEPTH [FEN]`

use std::{env, process::ExitCode, time::Instant};

use cotulenh::{Position, Rules, START_FEN};

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let Some(depth) = arguments.next().and_then(|depth| depth.parse().ok()).filter(|&depth| depth > 0) else {
        eprintln!("usage: perft DEPTH [FEN], with DEPTH a number from 1");
        return ExitCode::FAILURE;
    };
    // Without quotes, the fields of a FEN are separate arguments.
    let fen = arguments.collect::<Vec<_>>().join(" ");
    let fen = if fen.is_empty() { START_FEN } else { &fen };
    let position = match Position::from_fen(fen, Rules::STANDARD) {
        Ok(position) => position,
        Err(errors) => {
            eprintln!("{errors}");
            return ExitCode::FAILURE;
        }
    };

    let started = Instant::now();
    let counts = position.divide(depth);
    let seconds = started.elapsed().as_secs_f64();
    for (action, count) in &counts {
        println!("{action} {count}");
    }
    let total: u64 = counts.iter().map(|(_, count)| count).sum();
    println!("\n{total} sequences of {depth} actions, {:.1} million a second", total as f64 / seconds / 1e6);
    ExitCode::SUCCESS
}
