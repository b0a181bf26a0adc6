//! Makes and checks the suite of tactics.
//!
//! `tactics make --games games.txt --out engine/tools/tests/data/tactics.txt` looks for positions with a
//! clear answer in games of `selfplay`. What the file has already is kept, so that another run with other
//! games goes on. Mates are proved by the plain solver; the others are confirmed by
//! searches of many more nodes. `tactics check FILE --nodes N` searches each
//! position and counts the right answers.

use std::{collections::BTreeMap, env, fmt::Write as _, fs, path::Path, process::ExitCode};

use cotulenh::{Game, MoveKind, Position, Role, Rules, StackStyle, search_support::SearchSupport};
use cotulenh_engine::{
    Limits, Line, Score, Searcher,
    mate::{Attack, Mate, MateSolver},
};
use cotulenh_engine_tools::{
    jobs::read_results,
    selfplay::Played,
    tactics::{Puzzle, parse_suite},
};

/// How many positions of each kind are wanted.
const WANTED: [(&str, usize); 7] =
    [("mate1", 60), ("mate2", 80), ("mate3", 70), ("mate4", 40), ("save", 40), ("deploy", 40), ("plane", 40)];
/// Nodes to find a position, and to confirm it.
const FIND: u64 = 10_000;
const CONFIRM: u64 = 120_000;
/// Nodes for the proof of a mate.
const PROVE: u64 = 3_000_000;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let option = |name: &str| args.iter().position(|arg| arg == name).and_then(|n| args.get(n + 1));
    let number =
        |name: &str, default: u64| option(name).and_then(|text| text.parse().ok()).unwrap_or(default);
    let done = match args.first().map(String::as_str) {
        Some("make") => make(
            option("--out").map_or("tactics.txt", String::as_str),
            option("--games").map_or("games.txt", String::as_str),
        ),
        Some("check") => check(args.get(1).map_or("", String::as_str), number("--nodes", 100_000)),
        _ => Err("tactics make … or tactics check …".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

struct Maker {
    searcher: Searcher,
    found: BTreeMap<&'static str, Vec<String>>,
    path: String,
}

impl Maker {
    fn wants(&self, kind: &str) -> bool {
        let wanted = WANTED.iter().find(|(name, _)| *name == kind).map_or(0, |(_, count)| *count);
        self.found.get(kind).map_or(0, Vec::len) < wanted
    }

    fn add(&mut self, kind: &'static str, position: &Position, turns: &[String]) {
        let mut line = format!("{kind};{};", position.fen(StackStyle::default()));
        let _written = write!(line, "{}", turns.join(" "));
        self.found.entry(kind).or_default().push(line);
        eprintln!("{:?}", self.found.iter().map(|(kind, list)| (*kind, list.len())).collect::<Vec<_>>());
        // It takes long, so what there is can be used before the end.
        if let Err(error) = self.write() {
            eprintln!("{error}");
        }
    }

    fn write(&self) -> Result<(), String> {
        let lists = WANTED.iter().filter_map(|(kind, _)| self.found.get(kind));
        let text: String = lists.flatten().map(|line| format!("{line}\n")).collect();
        fs::write(&self.path, text).map_err(|error| format!("{}: {error}", self.path))
    }

    fn search(&mut self, position: &Position, nodes: u64, lines: usize) -> Vec<Line> {
        let limits = Limits { nodes: Some(nodes), lines, ..Limits::default() };
        self.searcher.search(&Game::from_position(position.clone()), limits).lines.clone()
    }

    /// Looks at one position of a game.
    fn look(&mut self, position: &Position) {
        let lines = self.search(position, FIND, 2);
        let [best, second] = &lines[..] else { return };
        let lan = |line: &Line| position.turn_lan(&line.turns[0]);
        if let Score::Mate(turns @ 1..=4) = best.score {
            let kind = ["mate1", "mate2", "mate3", "mate4"][turns as usize - 1];
            if self.wants(kind) {
                // The shortest mate, by checks or by anything where that can be tried out.
                let attack = if turns <= 2 { Attack::Any } else { Attack::Checks };
                let mate = MateSolver::new(position, attack, PROVE).solve(turns as u32);
                if let Mate::Found(proved, turn) = mate
                    && proved == turns as u32
                {
                    self.add(kind, position, &[position.turn_lan(&turn)]);
                }
            }
            return;
        }
        let (Score::Points(good), Score::Points(bad)) = (best.score, second.score) else {
            // Everything but one turn is mated.
            if matches!((best.score, second.score), (Score::Points(-300..), Score::Mate(..0)))
                && self.wants("save")
            {
                self.confirm("save", position, 300);
            }
            return;
        };
        if good > -150 && bad < good - 350 && self.wants("save") && !is_plain_capture(position, best) {
            self.confirm("save", position, 300);
        } else if good > bad + 200 && best.turns[0][0].deploy && self.wants("deploy") {
            self.confirm("deploy", position, 150);
        } else if self.wants("plane") {
            self.look_for_plane(position, good, &lan(best));
        }
    }

    /// Keeps a position if many more nodes agree on its only good turn.
    fn confirm(&mut self, kind: &'static str, position: &Position, margin: i32) {
        let first = self.search(position, FIND, 1);
        let lines = self.search(position, CONFIRM, 2);
        let [best, second] = &lines[..] else { return };
        let same = first.first().map(|line| &line.turns[0]) == Some(&best.turns[0]);
        if same && best.score.as_points() - second.score.as_points() >= margin {
            let lan = position.turn_lan(&best.turns[0]);
            self.add(kind, position, &[lan]);
        }
    }

    /// A plane that can take something, but must not: the position after it is much worse.
    fn look_for_plane(&mut self, position: &Position, good: i32, best: &str) {
        let moves = position.legal_moves();
        let tempting = moves.into_iter().find(|mv| {
            !mv.deploy
                && mv.piece.carrier_role() == Role::AirForce
                && matches!(mv.kind, MoveKind::Capture | MoveKind::Suicide)
                && position.turn_lan(&[*mv]) != best
        });
        let Some(mv) = tempting else { return };
        let mut after = position.clone();
        let _undo = after.apply(mv);
        if after.session().is_some() || after.outcome().is_some() {
            return;
        }
        let reply = self.search(&after, CONFIRM, 1);
        let before = self.search(position, CONFIRM, 1);
        let (Some(reply), Some(before)) = (reply.first(), before.first()) else { return };
        if before.turns[0] != [mv] && -reply.score.as_points() < good.min(before.score.as_points()) - 250 {
            self.add("plane", position, &[position.turn_lan(&[mv])]);
        }
    }
}

/// Is a turn an ordinary capture, which is no puzzle?
fn is_plain_capture(position: &Position, line: &Line) -> bool {
    line.turns[0].iter().any(|mv| mv.kind.is_capture()) && !position.is_check()
}

fn make(path: &str, games: &str) -> Result<(), String> {
    let mut maker =
        Maker { searcher: Searcher::new(16 << 20), found: BTreeMap::new(), path: path.to_owned() };
    for line in fs::read_to_string(path).unwrap_or_default().lines() {
        let kind = WANTED.iter().find(|(kind, _)| line.split(';').next() == Some(kind));
        let (kind, _) = kind.ok_or(format!("{path}: '{line}' is not a puzzle"))?;
        maker.found.entry(kind).or_default().push(line.to_owned());
    }
    for game in read_results(Path::new(games)).values() {
        let played = Played::read(game)?;
        let mut game = Game::from_position(played.game.start());
        if *game.position().rules() != Rules::STANDARD {
            continue;
        }
        for turn in played.game.turns() {
            if !WANTED.iter().any(|(kind, _)| maker.wants(kind)) {
                return maker.write();
            }
            maker.look(game.position());
            game.play_turn(&turn).map_err(|error| error.to_string())?;
        }
    }
    maker.write()
}

fn check(path: &str, nodes: u64) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let mut results: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for puzzle in parse_suite(&text)? {
        let solved = puzzle.solve(&mut Searcher::new(16 << 20), nodes);
        let Puzzle { kind, position, .. } = &puzzle;
        let entry = results.entry(kind.clone()).or_default();
        entry.1 += 1;
        match solved {
            Some(_) => entry.0 += 1,
            None => println!("{kind} not solved: {}", position.fen(StackStyle::default())),
        }
    }
    for (kind, (solved, all)) in results {
        println!("{kind}: {solved} of {all}");
    }
    Ok(())
}
