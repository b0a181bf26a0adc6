//! The program `cotulenh-engine`: a protocol like UCI on its standard input and output, and commands
//! for people.

use std::{
    env,
    io::{self, BufRead, Write},
    process::ExitCode,
    sync::mpsc,
    thread,
    time::Instant,
};

use cotulenh::{ParseRulesError, Position, Rules};
use cotulenh_engine::{
    bench::{count_moves, search_middlegames},
    mate::{Attack, Mate, MateSolver},
    uci::{Timer, Uci},
};

const HELP: &str = "\
cotulenh-engine                           speaks UCI; see docs/ENGINE.md
cotulenh-engine mate FEN [options]        looks for a mate, by trying everything
    --turns N     at most so many turns (3)
    --nodes N     at most so many nodes (50000000)
    --checks      only turns that give check
    --rules WORDS the rules, such as lastGuard=true
cotulenh-engine bench [--nodes N]         measures nodes a second over middlegames, N for each (30000)
cotulenh-engine count [--nodes N]         searches them only, for tools that count instructions";

struct SystemTimer(Instant);

impl Timer for SystemTimer {
    fn now(&self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] | ["uci"] => {
            speak();
            Ok(())
        }
        ["mate", ref rest @ ..] => solve(rest),
        ["bench", ref rest @ ..] => bench(rest),
        ["count", ref rest @ ..] => count(rest),
        ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        [other, ..] => Err(format!("'{other}' is not a command\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads lines in a thread of their own, so that the search can be stopped.
fn speak() {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let Ok(line) = line else { return };
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let mut uci = Uci::new(SystemTimer(Instant::now()));
    let mut out = |line: String| {
        let mut stdout = io::stdout().lock();
        // When the reader has gone away there is no one to tell.
        let _written = writeln!(stdout, "{line}").and_then(|()| stdout.flush());
    };
    loop {
        let line = if uci.is_searching() {
            match lines.try_recv() {
                Err(mpsc::TryRecvError::Empty) => {
                    uci.run_slice(&mut out);
                    continue;
                }
                // The input has ended: the search still answers.
                Err(mpsc::TryRecvError::Disconnected) => {
                    while uci.is_searching() {
                        uci.run_slice(&mut out);
                    }
                    return;
                }
                Ok(line) => line,
            }
        } else {
            match lines.recv() {
                Ok(line) => line,
                Err(mpsc::RecvError) => return,
            }
        };
        if !uci.handle(&line, &mut out) {
            return;
        }
    }
}

/// Arguments without a name, and those with one.
type Arguments<'a> = (Vec<&'a str>, Vec<(&'a str, &'a str)>);

/// Splits arguments into those without a name and those with one: `--name value`.
fn split_options<'a>(args: &[&'a str], flags: &[&str]) -> Result<Arguments<'a>, String> {
    let (mut plain, mut named) = (Vec::new(), Vec::new());
    let mut args = args.iter();
    while let Some(&arg) = args.next() {
        match arg.strip_prefix("--") {
            None => plain.push(arg),
            Some(name) if flags.contains(&name) => named.push((name, "")),
            Some(name) => named.push((name, args.next().ok_or(format!("{arg} needs a value"))?)),
        }
    }
    Ok((plain, named))
}

fn number<T: core::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("'{text}' is not a number"))
}

fn solve(args: &[&str]) -> Result<(), String> {
    let (fen, options) = split_options(args, &["checks"])?;
    let (mut turns, mut nodes, mut attack, mut rules) = (3, 50_000_000, Attack::Any, Rules::STANDARD);
    for (name, value) in options {
        match name {
            "turns" => turns = number(value)?,
            "nodes" => nodes = number(value)?,
            "checks" => attack = Attack::Checks,
            "rules" => rules = value.parse().map_err(|error: ParseRulesError| error.to_string())?,
            _ => return Err(format!("--{name} is not an option")),
        }
    }
    let position = Position::from_fen(&fen.join(" "), rules).map_err(|errors| errors.to_string())?;
    let mut solver = MateSolver::new(&position, attack, nodes);
    match solver.solve(turns) {
        Mate::Found(turns, turn) => println!("mate in {turns}: {}", position.turn_san(&turn)),
        Mate::None => println!("no mate in {turns}"),
        Mate::Unknown => println!("not known after {} nodes", solver.nodes()),
    }
    Ok(())
}

fn read_nodes(args: &[&str]) -> Result<u64, String> {
    let (_, options) = split_options(args, &[])?;
    let mut nodes = 30_000;
    for (name, value) in options {
        match name {
            "nodes" => nodes = number(value)?,
            _ => return Err(format!("--{name} is not an option")),
        }
    }
    Ok(nodes)
}

fn count(args: &[&str]) -> Result<(), String> {
    println!("{}", search_middlegames(read_nodes(args)?));
    Ok(())
}

fn bench(args: &[&str]) -> Result<(), String> {
    let nodes = read_nodes(args)?;
    let speed = |work: &dyn Fn() -> u64| {
        let started = Instant::now();
        let done = work();
        (done, done as f64 / started.elapsed().as_secs_f64())
    };
    let (searched, search) = speed(&|| search_middlegames(nodes));
    let (_, perft) = speed(&count_moves);
    println!("{searched} nodes, {search:.0} nodes/s, {:.3} of perft ({perft:.0} nodes/s)", search / perft);
    Ok(())
}
