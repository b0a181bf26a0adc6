//! The protocol of the program: lines of text, UCI in form, with turns in LAN (R12.3, R12.4). It runs
//! the search in slices, so a host needs one thread only.

use std::hash::{BuildHasher, Hasher, RandomState};

use cotulenh::{Color, Game, ParseRulesError, Position, RuleOption, Rules};

use crate::{Info, Level, Limits, Progress, Searcher, TimeBudget, notation::line_lan};

/// Tells how much time has passed.
pub trait Timer {
    /// Milliseconds since some moment.
    fn now(&self) -> u64;
}

/// How many nodes are searched before time and input are checked again.
const SLICE: u64 = 1_024;
/// The sizes of the table in MB: least, default, most.
const TABLE_MB: [usize; 3] = [1, 16, 4_096];
const MOST_LINES: usize = 64;

/// A search that runs, or that waits for `stop` or `ponderhit`.
struct Running {
    started: u64,
    /// `None`: as long as it takes.
    budget: Option<TimeBudget>,
    /// The budget that counts from `ponderhit` on. Until then the search takes as long as it takes.
    pondered: Option<TimeBudget>,
    waits_for_stop: bool,
    is_done: bool,
}

/// The state between two lines of the protocol.
pub struct Uci<T> {
    timer: T,
    searcher: Searcher,
    game: Game,
    rules: Rules,
    level: Level,
    /// What the level varies by; `None` for another seed in each search.
    seed: Option<u32>,
    lines: usize,
    running: Option<Running>,
    /// The last info that was written.
    reported: Info,
}

impl<T: Timer> Uci<T> {
    /// A program in the starting position of the standard rules.
    pub fn new(timer: T) -> Uci<T> {
        Uci {
            timer,
            searcher: Searcher::new(TABLE_MB[1] << 20),
            game: Game::new(Rules::STANDARD),
            rules: Rules::STANDARD,
            level: Level::FULL,
            seed: None,
            lines: 1,
            running: None,
            reported: Info::default(),
        }
    }

    /// Is there a search that [`Uci::run_slice`] continues?
    pub fn is_searching(&self) -> bool {
        self.running.as_ref().is_some_and(|running| !running.is_done)
    }

    /// Handles a line of input. Returns `false` when the program should end. A line that cannot be
    /// understood is answered with an error and changes nothing.
    pub fn handle(&mut self, line: &str, out: &mut dyn FnMut(String)) -> bool {
        let (command, rest) = split_word(line);
        let handled = match command {
            "" => Ok(()),
            "uci" => {
                self.introduce(out);
                Ok(())
            }
            "isready" => {
                out("readyok".to_owned());
                Ok(())
            }
            "stop" => {
                self.finish(out);
                Ok(())
            }
            "ponderhit" => self.end_ponder(out),
            "quit" => return false,
            "ucinewgame" | "setoption" | "position" | "go" if self.running.is_some() => {
                Err("a search is running: stop it first".to_owned())
            }
            "ucinewgame" => {
                self.searcher.clear();
                self.game = Game::new(self.rules);
                Ok(())
            }
            "setoption" => self.set_option(rest),
            "position" => self.set_position(rest),
            "go" => self.go(rest),
            _ => Err(format!("'{command}' is not a command")),
        };
        if let Err(error) = handled {
            out(format!("info string error {error}"));
        }
        true
    }

    fn introduce(&self, out: &mut dyn FnMut(String)) {
        out(format!("id name CoTuLenh engine {}", env!("CARGO_PKG_VERSION")));
        out("id author the cotulenh-wasm contributors".to_owned());
        let [least, default, most] = TABLE_MB;
        out(format!("option name Table type spin default {default} min {least} max {most}"));
        out("option name Level type spin default 8 min 1 max 8".to_owned());
        out(format!("option name Seed type spin default -1 min -1 max {}", u32::MAX));
        out(format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"));
        out("option name Rules type string default standard".to_owned());
        for option in Rules::OPTIONS {
            let values: Vec<String> = option.values().iter().map(|value| format!(" var {value}")).collect();
            let default = option.value(&Rules::STANDARD);
            out(format!(
                "option name {} type combo default {default}{}",
                option_name(option),
                values.concat()
            ));
        }
        out("uciok".to_owned());
    }

    fn set_option(&mut self, text: &str) -> Result<(), String> {
        let text = text.strip_prefix("name ").ok_or("an option is set by: setoption name … value …")?;
        let (name, value) = text.split_once(" value ").ok_or("an option needs a value")?;
        let (name, value) = (name.trim(), value.trim());
        match name.to_ascii_lowercase().as_str() {
            "table" => {
                let [least, _, most] = TABLE_MB;
                self.searcher.set_table_size(number_between(value, least, most)? << 20);
            }
            "level" => {
                let level = Level::new(number_between(value, 1, 8)? as u8);
                self.level = level.ok_or("levels are 1 to 8")?;
            }
            // As it is at first: another one in each search.
            "seed" if value == "-1" => self.seed = None,
            "seed" => self.seed = Some(number_between(value, 0, u32::MAX as usize)? as u32),
            "multipv" => self.lines = number_between(value, 1, MOST_LINES)?,
            "rules" => {
                let rules = value.parse().map_err(|error: ParseRulesError| error.to_string())?;
                self.set_rules(rules);
            }
            _ => {
                let mut options = Rules::OPTIONS.iter();
                let option = options.find(|option| option.name().eq_ignore_ascii_case(name));
                let option = option.ok_or_else(|| format!("'{name}' is not an option"))?;
                let known = option.values().iter().position(|known| known.as_str() == value);
                let mut rules = self.rules;
                option.set(&mut rules, known.ok_or_else(|| format!("'{value}' is not a value of {name}"))?);
                self.set_rules(rules);
            }
        }
        Ok(())
    }

    /// Other rules start another game. The entries of the table may be wrong there.
    fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
        self.game = Game::new(rules);
        self.searcher.clear();
    }

    fn set_position(&mut self, text: &str) -> Result<(), String> {
        let (text, moves) = match text.split_once(" moves") {
            Some((text, moves)) => (text.trim(), moves),
            None => (text.trim(), ""),
        };
        let position = match split_word(text) {
            ("startpos", "") => Position::start(self.rules),
            ("fen", fen) => Position::from_fen(fen, self.rules).map_err(|errors| errors.to_string())?,
            _ => return Err("a position is 'startpos' or 'fen' with a FEN".to_owned()),
        };
        let mut game = Game::from_position(position);
        for word in moves.split_whitespace() {
            let turn = game.position().read_turn(word).map_err(|error| format!("'{word}': {error}"))?;
            game.play_turn(&turn).map_err(|error| format!("'{word}': {error}"))?;
        }
        self.game = game;
        Ok(())
    }

    fn go(&mut self, text: &str) -> Result<(), String> {
        let seed = self.seed.unwrap_or_else(draw_seed);
        let mut limits = Limits { lines: self.lines, level: Some(self.level), seed, ..Limits::default() };
        let (mut time, mut clocks, mut increments) = (None, [None; 2], [0; 2]);
        let (mut infinite, mut ponder) = (text.trim().is_empty(), false);
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let mut number = || -> Result<u64, String> {
                let value = words.next().ok_or_else(|| format!("'{word}' needs a number"))?;
                value.parse().map_err(|_| format!("'{value}' is not a number"))
            };
            let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
            match word {
                "nodes" => limits.nodes = Some(number()?),
                "movetime" => time = Some(number()?),
                "rtime" => clocks[Color::Red as usize] = Some(number()?),
                "btime" => clocks[Color::Blue as usize] = Some(number()?),
                "rinc" => increments[Color::Red as usize] = number()?,
                "binc" => increments[Color::Blue as usize] = number()?,
                "depth" => limits.depth = Some(small(number()?)),
                "mate" => limits.mate = Some(small(number()?).min(1_000)),
                "infinite" => infinite = true,
                "ponder" => ponder = true,
                _ => return Err(format!("'{word}' is not a limit")),
            }
        }
        let turn = self.game.position().turn() as usize;
        let budget = clocks[turn].map(|left| TimeBudget::from_clock(left, increments[turn]));
        let fixed = time.map(TimeBudget::fixed);
        let budget = match (budget, fixed) {
            (Some(budget), Some(fixed)) => Some(budget.at_most(fixed)),
            (budget, fixed) => budget.or(fixed),
        };
        if ponder && budget.is_none() {
            // An answer that does not depend on time must not depend on when `ponderhit` comes.
            return Err("'ponder' needs a time: movetime, or rtime and btime".to_owned());
        }
        self.searcher.start(&self.game, limits);
        self.reported = Info::default();
        let (budget, pondered) = if ponder { (None, budget) } else { (budget, None) };
        let (started, waits_for_stop) = (self.timer.now(), infinite || ponder);
        self.running = Some(Running { started, budget, pondered, waits_for_stop, is_done: false });
        Ok(())
    }

    /// The other side has played the turn that was expected: from now on the time counts.
    fn end_ponder(&mut self, out: &mut dyn FnMut(String)) -> Result<(), String> {
        let running = self.running.as_mut().filter(|running| running.pondered.is_some());
        let running = running.ok_or("no search ponders")?;
        running.budget = running.pondered.take();
        running.waits_for_stop = false;
        running.started = self.timer.now();
        if running.is_done {
            self.finish(out);
        }
        Ok(())
    }

    /// Searches one slice. Writes an info after an iteration, and the result at the end.
    pub fn run_slice(&mut self, out: &mut dyn FnMut(String)) {
        let Some(running) = &mut self.running else { return };
        let elapsed = self.timer.now() - running.started;
        let time_is_up = running.budget.is_some_and(|budget| budget.is_late(elapsed, None));
        let budget = running.budget;
        let waits = running.waits_for_stop;
        match if time_is_up { Progress::Done } else { self.searcher.step(SLICE) } {
            Progress::Searching => {}
            Progress::Iteration => {
                let patience = self.searcher.patience();
                match budget.is_some_and(|budget| budget.is_late(elapsed, Some(patience))) {
                    true => self.finish(out),
                    false => self.report(out),
                }
            }
            Progress::Done if waits && !time_is_up => {
                running.is_done = true;
                self.report(out);
            }
            Progress::Done => self.finish(out),
        }
    }

    /// Ends the search, if there is one, and writes its result.
    fn finish(&mut self, out: &mut dyn FnMut(String)) {
        if self.running.is_none() {
            return;
        }
        self.searcher.stop();
        self.report(out);
        self.running = None;
        let Some(best) = self.searcher.best_turn() else { return out("bestmove (none)".to_owned()) };
        // The reply to expect is known if the best line is played, and not another turn of a level.
        let line = self
            .searcher
            .info()
            .lines
            .first()
            .filter(|line| line.turns.first().is_some_and(|turn| turn == best));
        let turns =
            line.map_or_else(|| vec![best.to_vec()], |line| line.turns.iter().take(2).cloned().collect());
        out(format!("bestmove {}", line_lan(self.game.position(), &turns).join(" ponder ")));
    }

    /// Writes a line of info for each line of play, unless that was done already.
    fn report(&mut self, out: &mut dyn FnMut(String)) {
        let info = self.searcher.info();
        let Some(running) = &self.running else { return };
        if (info.depth, &info.lines) == (self.reported.depth, &self.reported.lines) {
            return;
        }
        let time = self.timer.now() - running.started;
        let per_second = info.nodes * 1_000 / time.max(1);
        for (n, line) in info.lines.iter().enumerate() {
            let pv = line_lan(self.game.position(), &line.turns).join(" ");
            out(format!(
                "info depth {} seldepth {} nodes {} nps {per_second} time {time} multipv {} score {} pv {pv}",
                info.depth,
                info.longest,
                info.nodes,
                n + 1,
                line.score,
            ));
        }
        self.reported = info.clone();
    }
}

/// Another number each time: the standard library has no random numbers but those of its hash tables.
fn draw_seed() -> u32 {
    RandomState::new().build_hasher().finish() as u32
}

/// The name of a rule as the protocol writes options, beginning with a capital letter.
fn option_name(option: &RuleOption) -> String {
    let name = option.name();
    name[..1].to_ascii_uppercase() + &name[1..]
}

/// The first word and the rest.
fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim()),
        None => (text, ""),
    }
}

fn number_between(text: &str, least: usize, most: usize) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("'{text}' is not a number from {least} to {most}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct NoTime;
    impl Timer for NoTime {
        fn now(&self) -> u64 {
            0
        }
    }

    /// The answers to some lines, each search run to its end.
    fn talk(lines: &[&str]) -> Vec<String> {
        let mut uci = Uci::new(NoTime);
        let mut answers = Vec::new();
        for line in lines {
            let mut out = |text: String| answers.push(text);
            uci.handle(line, &mut out);
            while uci.is_searching() {
                uci.run_slice(&mut out);
            }
        }
        answers
    }

    #[test]
    fn a_search_ends_with_a_legal_turn() {
        let answers = talk(&["position startpos moves Tf4f6", "go nodes 3000"]);
        let best = answers.last().unwrap().strip_prefix("bestmove ").unwrap();
        let best = best.split(" ponder ").next().unwrap();
        let mut position = Position::start(Rules::STANDARD);
        let mv = position.read_move("Tf4f6").unwrap();
        position.play(mv).unwrap();
        assert!(position.read_turn(best).is_ok(), "{best}");
        assert!(answers[0].starts_with("info depth 1 seldepth "), "{}", answers[0]);
    }

    #[test]
    fn bad_lines_are_answered_with_an_error_and_change_nothing() {
        let bad = [
            "hello",
            "position",
            "position fen nonsense",
            "position startpos moves Tf4f9",
            "setoption name Table value 0",
            "setoption name Colour value red",
            "setoption name Rules value castling",
            "setoption name lastGuard value maybe",
            "go nodes",
            "go nodes many",
            "go fast",
        ];
        for line in bad {
            let answers = talk(&[line]);
            assert!(matches!(&answers[..], [error] if error.starts_with("info string error ")), "{line}");
        }
        let good = ["position startpos moves Tf4f6", "go depth 2"];
        let mixed: Vec<&str> = [&good[..1], &bad[..], &good[1..]].concat();
        let wanted = talk(&good);
        let answers: Vec<String> =
            talk(&mixed).into_iter().filter(|answer| !answer.contains(" error ")).collect();
        assert_eq!(answers, wanted);
    }

    #[test]
    fn when_the_game_is_over_there_is_no_turn() {
        let over = "position fen 11/11/11/11/11/11/11/11/11/11/11/6C4 b - - 0 1";
        assert_eq!(talk(&[over, "go depth 3"]), ["bestmove (none)"]);
    }

    /// A clock that is set by hand.
    #[derive(Default)]
    struct ManualTimer(core::cell::Cell<u64>);
    impl Timer for &ManualTimer {
        fn now(&self) -> u64 {
            self.0.get()
        }
    }

    #[test]
    fn a_search_ponders_until_its_time_begins() {
        let timer = ManualTimer::default();
        let mut uci = Uci::new(&timer);
        let mut answers = Vec::new();
        let mut out = |text: String| answers.push(text);
        for line in ["go ponder nodes 100", "ponderhit", "go ponder movetime 500"] {
            uci.handle(line, &mut out);
        }
        for now in [0, 10_000, 20_000] {
            timer.0.set(now);
            uci.run_slice(&mut out);
        }
        assert!(uci.is_searching(), "its time has not begun");
        uci.handle("ponderhit", &mut out);
        for (now, is_searching) in [(20_499, true), (20_500, false)] {
            timer.0.set(now);
            uci.run_slice(&mut out);
            assert_eq!(uci.is_searching(), is_searching, "{now}");
        }
        let errors = answers.iter().filter(|answer| answer.starts_with("info string error "));
        assert_eq!(errors.count(), 2, "nodes alone are no time, and nothing pondered");
        let best = answers.last().unwrap();
        assert!(best.starts_with("bestmove ") && best.contains(" ponder "), "{best}");
    }

    #[test]
    fn what_is_found_while_pondering_is_told_at_once() {
        let fen = "position fen 2f2c5/11/11/4A6/4T6/11/11/11/11/11/11/6C4 r - - 0 1";
        let mut uci = Uci::new(NoTime);
        let mut answers = Vec::new();
        let mut out = |text: String| answers.push(text);
        uci.handle(fen, &mut out);
        uci.handle("go ponder depth 2 movetime 1000", &mut out);
        while uci.is_searching() {
            uci.run_slice(&mut out);
        }
        uci.handle("ponderhit", &mut out);
        assert_eq!(answers.iter().filter(|answer| answer.starts_with("bestmove")).count(), 1);
        assert!(answers.last().unwrap().starts_with("bestmove"));
    }

    #[test]
    fn an_infinite_search_tells_its_turn_only_after_stop() {
        let fen = "position fen 5c5/11/11/11/11/11/11/11/11/11/11/7C3 r - - 0 1";
        let mut uci = Uci::new(NoTime);
        let mut answers = Vec::new();
        let mut out = |text: String| answers.push(text);
        uci.handle(fen, &mut out);
        uci.handle("go infinite", &mut out);
        for _ in 0..50 {
            uci.run_slice(&mut out);
        }
        uci.handle("go depth 1", &mut out);
        uci.handle("stop", &mut out);
        assert!(answers.iter().any(|answer| answer.starts_with("info string error a search is running")));
        let best: Vec<_> = answers.iter().filter(|answer| answer.starts_with("bestmove")).collect();
        assert_eq!(best.len(), 1);
        assert!(answers.last().unwrap().starts_with("bestmove C"));
    }
}
