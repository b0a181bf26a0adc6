//! Takes training data from games of self-play, and fits the weights of the evaluation to it (Texel's method).
//!
//! `selfplay --games 4000 --nodes 400 --out games.txt`
//! `tune data --games games.txt --out data.txt`
//! `tune fit --data data.txt --epochs 25 --blend 0.15 --decay 0.02 --out engine/src/eval/weights.rs`
//!
//! The fit takes `--weights FILE` to begin with other weights. `blend` is how much the results count
//! against the scores, `decay` how strongly weights are drawn to those they began with.
//!
//! A line of data is a quiet position, the result for Red (0 to 2 half points), and the score of the
//! search for Red.

use std::{env, fmt::Write as _, fs, path::Path, process::ExitCode};

use cotulenh::{Color, Game, Position, Rules, StackStyle};
use cotulenh_engine::{
    Score,
    eval::{TERMS, Term, WEIGHTS, Weight, opening_share},
};
use cotulenh_engine_tools::{
    jobs::read_results,
    random::Random,
    selfplay::Played,
    training::{count_terms, read_weights},
};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let done = match args.split_first() {
        Some((command, rest)) if command == "data" => take_data(&Options::read(rest)),
        Some((command, rest)) if command == "fit" => fit(&Options::read(rest)),
        _ => Err("tune data … or tune fit …".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Arguments `--name value`.
struct Options(Vec<(String, String)>);

impl Options {
    fn read(args: &[String]) -> Options {
        let pairs = args.chunks(2).filter_map(|pair| match pair {
            [name, value] => Some((name.trim_start_matches("--").to_owned(), value.clone())),
            _ => None,
        });
        Options(pairs.collect())
    }

    fn text(&self, name: &str) -> Result<&str, String> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str()).ok_or(format!("--{name} is needed"))
    }

    /// The weights of a file, or those of the engine.
    fn weights(&self) -> Result<Vec<Weight>, String> {
        let Ok(path) = self.text("weights") else { return Ok(WEIGHTS.to_vec()) };
        let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
        read_weights(&text).ok_or(format!("{path} has no weights"))
    }

    fn number<T: core::str::FromStr>(&self, name: &str, default: T) -> Result<T, String> {
        match self.text(name) {
            Ok(text) => text.parse().map_err(|_| format!("'{text}' is not a number")),
            Err(_) => Ok(default),
        }
    }
}

/// Writes the quiet positions of the games of `selfplay` by the standard rules. A careless side makes the result less
/// certain, but not the scores, which count for more.
fn take_data(options: &Options) -> Result<(), String> {
    let mut lines = String::new();
    for game in read_results(Path::new(options.text("games")?)).values() {
        let played = Played::read(game)?;
        if *played.game.position().rules() == Rules::STANDARD {
            add_positions(&played, &mut lines);
        }
    }
    let path = options.text("out")?;
    fs::write(path, lines).map_err(|error| format!("{path}: {error}"))
}

/// Adds the lines of the quiet positions of a game.
fn add_positions(played: &Played, lines: &mut String) {
    let result = match played.winner {
        None => 1,
        Some(Color::Red) => 2,
        Some(Color::Blue) => 0,
    };
    let mut game = Game::from_position(played.game.start());
    for (turn, &score) in played.game.turns().zip(&played.scores) {
        let position = game.position();
        let captures = turn.iter().any(|mv| mv.kind.is_capture());
        if !captures && !position.is_check() && matches!(score, Score::Points(_)) {
            let score = score.as_points() * if position.turn() == Color::Red { 1 } else { -1 };
            let _written = writeln!(lines, "{};{result};{score}", position.fen(StackStyle::default()));
        }
        game.play_turn(&turn).expect("a turn of the game");
    }
}

/// A position as the fit needs it.
struct Sample {
    terms: Vec<(u16, i16)>,
    opening: f32,
    target: f32,
}

/// How a score becomes an expected result.
const SCALE: f32 = 1.0 / 250.0;

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

fn read_samples(path: &str, blend: f32) -> Result<Vec<Sample>, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let mut samples = Vec::new();
    for line in text.lines() {
        let mut parts = line.split(';');
        let (Some(fen), Some(result), Some(score)) = (parts.next(), parts.next(), parts.next()) else {
            continue;
        };
        let (Ok(result), Ok(score)) = (result.parse::<f32>(), score.parse::<f32>()) else { continue };
        let Ok(position) = Position::from_fen(fen, Rules::STANDARD) else { continue };
        let terms = count_terms(&position).into_iter().map(|(term, count)| (term as u16, count as i16));
        samples.push(Sample {
            terms: terms.collect(),
            opening: opening_share(&position) as f32,
            target: blend * result / 2.0 + (1.0 - blend) * sigmoid(SCALE * score),
        });
    }
    Ok(samples)
}

fn predict(sample: &Sample, weights: &[[f32; 2]]) -> f32 {
    let (mut opening, mut endgame) = (0.0, 0.0);
    for &(term, count) in &sample.terms {
        let [o, e] = weights[usize::from(term)];
        opening += f32::from(count) * o;
        endgame += f32::from(count) * e;
    }
    sigmoid(SCALE * (opening * sample.opening + endgame * (1.0 - sample.opening)))
}

fn error(samples: &[Sample], weights: &[[f32; 2]]) -> f32 {
    let sum: f64 =
        samples.iter().map(|sample| f64::from((predict(sample, weights) - sample.target).powi(2))).sum();
    (sum / samples.len().max(1) as f64) as f32
}

/// Fits the weights by Adam, in batches. The last twentieth of the positions is kept to check the fit.
fn fit(options: &Options) -> Result<(), String> {
    let mut samples = read_samples(options.text("data")?, options.number("blend", 0.15)?)?;
    let epochs: usize = options.number("epochs", 25)?;
    let decay: f32 = options.number("decay", 0.02)?;
    // Whole games are held back: the positions of one game are too much alike.
    let held_back = samples.split_off(samples.len() - samples.len() / 20);
    let mut random = Random::new(7);
    for n in (1..samples.len()).rev() {
        samples.swap(n, random.below(n + 1));
    }
    let start: Vec<[f32; 2]> = options.weights()?.iter().map(|weight| weight.map(f32::from)).collect();
    let mut weights = start.clone();
    let (mut mean, mut square) = (vec![[0.0_f32; 2]; TERMS], vec![[0.0_f32; 2]; TERMS]);
    let mut steps = 0;
    eprintln!("{} positions, error {:.5}", samples.len(), error(&held_back, &weights));
    for epoch in 0..epochs {
        let rate = 2.0 * (1.0 - epoch as f32 / epochs as f32).max(0.05);
        for batch in samples.chunks(4096) {
            let mut gradient = vec![[0.0_f32; 2]; TERMS];
            for sample in batch {
                let p = predict(sample, &weights);
                let slope = (p - sample.target) * p * (1.0 - p) / batch.len() as f32;
                for &(term, count) in &sample.terms {
                    let g = slope * f32::from(count);
                    gradient[usize::from(term)][0] += g * sample.opening;
                    gradient[usize::from(term)][1] += g * (1.0 - sample.opening);
                }
            }
            steps += 1;
            for term in 0..TERMS {
                for part in 0..2 {
                    let g = gradient[term][part] + decay * 1e-4 * (weights[term][part] - start[term][part]);
                    let (m, s) = (&mut mean[term][part], &mut square[term][part]);
                    *m = 0.9 * *m + 0.1 * g;
                    *s = 0.999 * *s + 0.001 * g * g;
                    let m = *m / (1.0 - 0.9_f32.powi(steps.min(1000)));
                    let s = *s / (1.0 - 0.999_f32.powi(steps.min(10_000)));
                    weights[term][part] -= rate * m / (s.sqrt() + 1e-8);
                }
            }
        }
        if epoch % 5 == 4 || epoch + 1 == epochs {
            let errors = (error(&samples, &weights), error(&held_back, &weights));
            eprintln!("epoch {}: error {:.5}, held back {:.5}", epoch + 1, errors.0, errors.1);
        }
    }
    let path = options.text("out")?;
    fs::write(path, write_weights(&weights)).map_err(|error| format!("{path}: {error}"))
}

/// The weights as a Rust file.
fn write_weights(weights: &[[f32; 2]]) -> String {
    let rounded: Vec<Weight> =
        weights.iter().map(|weight| weight.map(|w| w.round().clamp(-3_000.0, 3_000.0) as i16)).collect();
    let mut text = String::from(
        "//! The weights of the terms, written by `cargo run -p cotulenh-engine-tools --bin tune`.\n\n\
         use super::{TERMS, Weight};\n\n/// The weights of the engine.\n#[rustfmt::skip]\n\
         pub const WEIGHTS: [Weight; TERMS] = [\n",
    );
    for group in Term::ALL {
        let _written = writeln!(text, "    // {}", group.name);
        for row in rounded[group.first..group.first + group.count].chunks(11) {
            let row: Vec<String> = row.iter().map(|[o, e]| format!("[{o}, {e}],")).collect();
            let _written = writeln!(text, "    {}", row.join(" "));
        }
    }
    text.push_str("];\n");
    text
}
