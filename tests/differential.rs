//! Compares the crate with a second implementation of the rules (`reference/`), which is written to
//! be plain and shares no code with it: random setups and random play, under all rules.
//!
//! `DIFFERENTIAL=n` sets the number of setups, `DIFFERENTIAL_SEED=n` the first of them, and
//! `DIFFERENTIAL_THREADS=n` the number of threads. `DIFFERENTIAL_PERFT` is about the perft numbers.
#![cfg(not(target_arch = "wasm32"))]

#[allow(unreachable_pub, reason = "it is written as a crate of its own would be")]
mod reference;

mod random;

use std::{
    env,
    fmt::Write as _,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    thread,
};

use cotulenh::{
    Action, AirDefenseRules, Color, DecidedBy, Game, Move, NavyPasses, Objective, Outcome, OutcomeReason,
    Position, Role, Rules, Square, StackStyle,
};
use random::Random;
use reference::{Battle, State, game::End, outcome::Outcome as PlainOutcome};

fn reference_rules(rules: &Rules) -> reference::Rules {
    reference::Rules {
        tank_fires_over: rules.tank_fires_over,
        navy_passes: match rules.navy_passes {
            NavyPasses::Nothing => reference::NavyPasses::Nothing,
            NavyPasses::OtherPieces => reference::NavyPasses::OtherPieces,
            NavyPasses::Friends => reference::NavyPasses::Friends,
        },
        stealth_air_force: rules.stealth_air_force,
        last_guard: rules.last_guard,
        no_fly: rules.air_defense == AirDefenseRules::NoFly,
        play_on: rules.play_on,
        headquarter_marches: rules.headquarter_marches,
        air_force_carries_one: rules.air_force_carries_one,
        air_force_returns_only_if_unsafe: rules.air_force_returns_only_if_unsafe,
        commander_boards_at_sea: rules.commander_boards_at_sea,
        battles: match rules.objective {
            Objective::Commander => &[],
            Objective::Naval => &[Battle::Naval],
            Objective::Air => &[Battle::Air],
            Objective::Land => &[Battle::Land],
            Objective::Any => &[Battle::Naval, Battle::Air, Battle::Land],
        },
        points_decide: rules.decided_by == DecidedBy::Points,
    }
}

const REFERENCE_COLORS: [reference::Color; 2] = [reference::Color::Red, reference::Color::Blue];

fn reference_color(color: Color) -> reference::Color {
    REFERENCE_COLORS[color as usize]
}

/// An outcome as text: `r by checkmate`, `draw by stalemate`.
fn write_outcome(outcome: Option<(Option<char>, String)>) -> String {
    let Some((winner, reason)) = outcome else { return "no outcome".to_owned() };
    let winner = winner.map_or("draw".to_owned(), |letter| letter.to_string());
    format!("{winner} by {reason}")
}

fn describe_outcome(outcome: Option<Outcome>) -> String {
    // `CommanderCaptured` is `commanderCaptured` in the reference.
    let name = |reason: OutcomeReason| {
        let name = format!("{reason:?}");
        name[..1].to_lowercase() + &name[1..]
    };
    write_outcome(outcome.map(|outcome| (outcome.winner.map(Color::letter), name(outcome.reason))))
}

fn describe_plain_outcome(outcome: Option<PlainOutcome>) -> String {
    write_outcome(outcome.map(|(winner, reason)| (winner.map(reference::Color::letter), reason.to_owned())))
}

/// Both implementations of one game, and what has been played in it.
#[derive(Clone)]
struct Pair {
    game: Game,
    plain: reference::Game,
    played: Vec<String>,
}

impl Pair {
    /// Where the game stands: the position, its points and its end, as text.
    fn engine_standing(&self) -> String {
        let fen = self.game.position().fen(StackStyle::Together);
        let points = Color::ALL.map(|color| self.game.points(color));
        format!("{fen}\npoints {points:?}, {}", describe_outcome(self.game.outcome()))
    }

    fn plain_standing(&self) -> String {
        let fen = self.plain.state().fen();
        let points = REFERENCE_COLORS.map(|color| self.plain.points(color));
        format!("{fen}\npoints {points:?}, {}", describe_plain_outcome(self.plain.outcome()))
    }

    #[track_caller]
    fn assert_same_standing(&self, when: &str) {
        assert_eq!(self.engine_standing(), self.plain_standing(), "{when}, {}", self.describe_way());
    }

    /// What led here, for messages.
    fn describe_way(&self) -> String {
        let start = self.game.start();
        let rules = start.rules().to_string();
        format!("after {:?} in {} with {rules:?}", self.played, start.fen(StackStyle::Together))
    }

    /// Everything that is compared, as text.
    fn describe_engine(&self) -> String {
        let position = self.game.position();
        let mut text = self.engine_standing();
        let mut actions: Vec<String> = position.actions().iter().map(ToString::to_string).collect();
        actions.sort();
        let zones = Color::ALL.map(|color| {
            position.air_defense_zones(color).iter().map(|square| square.to_string()).collect::<Vec<_>>()
        });
        let (check, outcome) = (position.is_check(), describe_outcome(position.outcome()));
        write!(text, "\n{actions:?}\n{zones:?}\ncheck {check}, {outcome}").expect("text grows");
        for color in Color::ALL {
            let Some(commander) = position.board().commander(color) else { continue };
            let attackers = position.attackers(commander, !color).flat_map(|(square, roles)| {
                roles.iter().map(move |role| (square.to_string(), role.letter().to_ascii_lowercase()))
            });
            let mut attackers: Vec<_> = attackers.collect();
            attackers.sort();
            write!(text, "\n{attackers:?}").expect("text grows");
        }
        for (square, _) in position.board().stacks().filter(|(_, stack)| stack.contains(Role::AirForce)) {
            let mut paths: Vec<_> = position.flight_paths(square).into_iter().collect();
            paths.sort();
            let paths: Vec<_> =
                paths.into_iter().map(|(square, result)| (square.to_string(), result as u8)).collect();
            write!(text, "\n{square} {paths:?}").expect("text grows");
        }
        text
    }

    fn describe_plain(&self) -> String {
        let (state, position) = (self.plain.state(), self.game.position());
        let mut text = self.plain_standing();
        let zones = REFERENCE_COLORS.map(|color| state.zones(color));
        let (actions, check) = (self.plain.actions(), state.check());
        let outcome = describe_plain_outcome(state.outcome());
        write!(text, "\n{actions:?}\n{zones:?}\ncheck {check}, {outcome}").expect("text grows");
        for color in Color::ALL {
            let Some(commander) = position.board().commander(color) else { continue };
            let mut attackers = state.attackers(&commander.to_string(), reference_color(!color));
            attackers.sort();
            write!(text, "\n{attackers:?}").expect("text grows");
        }
        for (square, _) in position.board().stacks().filter(|(_, stack)| stack.contains(Role::AirForce)) {
            write!(text, "\n{square} {:?}", state.flight(&square.to_string())).expect("text grows");
        }
        text
    }

    /// Opens a session for the stack on a square.
    fn start_deploy(&mut self, square: Square) {
        self.game.start_deploy(square).expect("it has a step");
        self.plain.start_deploy(&square.to_string());
        self.played.push(format!("deploy {square}"));
        self.assert_same_standing("a session was opened");
    }

    fn play(&mut self, action: Action) {
        match action {
            Action::Move(mv) => drop(self.game.play(mv).expect("legal")),
            Action::Commit => self.game.commit_deploy().expect("legal"),
        }
        self.plain.play(&action.to_string()).expect("legal for both");
        self.played.push(action.to_string());
    }

    /// Takes back some turns or steps and plays them again.
    fn compare_undo(&self, times: usize) {
        let mut back = self.clone();
        for _ in 0..times {
            back.game.undo();
            back.plain.undo();
            back.assert_same_standing("taken back");
        }
        while back.game.redo().is_some() {}
        assert_eq!(back.engine_standing(), self.engine_standing(), "played again {}", self.describe_way());
    }

    /// Ends the game as the host declares, and takes the end back (R13.5).
    fn compare_host_end(&self, end: End, mv: Option<Move>) {
        let mut ended = self.clone();
        let accepted = match end {
            End::Resigned(reference::Color::Red) => ended.game.resign(Color::Red),
            End::Resigned(reference::Color::Blue) => ended.game.resign(Color::Blue),
            End::Agreed => ended.game.agree_draw(),
            End::Time => ended.game.time_up(),
        };
        assert_eq!(accepted.is_ok(), ended.plain.end(end), "{end:?} {}", self.describe_way());
        ended.assert_same_standing("ended by the host");
        if accepted.is_err() {
            return;
        }
        assert!(ended.game.legal_moves().is_empty() && ended.plain.actions().is_empty());
        assert!(mv.is_none_or(|mv| ended.game.play(mv).is_err()));
        ended.game.undo();
        ended.plain.undo();
        ended.assert_same_standing("the end taken back");
        assert_eq!(ended.engine_standing(), self.engine_standing());
    }
}

fn number(name: &str, default: usize) -> usize {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// How many positions were compared, and in how many an option changed the moves or the end.
#[derive(Default)]
struct Tally {
    compared: AtomicUsize,
    by_option: Mutex<Vec<usize>>,
}

impl Tally {
    fn add(&self, positions: usize) {
        let all = self.compared.fetch_add(positions, Relaxed) + positions;
        if all / 10_000 > (all - positions) / 10_000 {
            println!("{all} positions compared");
        }
    }

    fn add_option(&self, option: usize) {
        let mut counts = self.by_option.lock().expect("no thread panics while it counts");
        counts.resize(Rules::OPTIONS.len(), 0);
        counts[option] += 1;
    }
}

/// Does an option change the moves or the end?
fn matters(option: usize, game: &Game) -> bool {
    let position = game.position();
    let mut without = *position.rules();
    Rules::OPTIONS[option].set(&mut without, Rules::OPTIONS[option].get(&Rules::STANDARD));
    if without == *position.rules() {
        return false;
    }
    let Ok(other) = Position::from_fen(&position.fen(StackStyle::Together), without) else { return true };
    other.actions() != position.actions()
        || (other.outcome() != game.outcome() && !game.is_threefold_repetition())
}

/// The n-th setup of a seed that the rules allow. Those that they refuse are refused by both (R11.1).
fn start(random: &mut Random, rules: Rules, n: usize) -> Pair {
    loop {
        let setup = match n % 20 {
            0 => cotulenh::START_FEN.parse().expect("the start"),
            _ => random.setup(&rules),
        };
        let allows_all = rules.with(|rules| rules.air_force_carries_one = false);
        let fen = Position::new(&setup, allows_all).expect("a valid setup").fen(StackStyle::Together);
        let (position, state) =
            (Position::new(&setup, rules), State::from_fen(&fen, reference_rules(&rules)));
        assert_eq!(position.is_ok(), state.is_ok(), "{fen} with {:?}", rules.to_string());
        if let (Ok(position), Ok(state)) = (position, state) {
            let game = Game::from_position(position);
            return Pair { game, plain: reference::Game::new(state), played: Vec::new() };
        }
    }
}

/// Chooses what is played next: often a capture or a deploy, which are rare by chance, and, in a game that goes to
/// and fro, the way back of the move before, so that positions repeat (R10.2).
fn choose(random: &mut Random, actions: &[Action], back: Option<Move>) -> Action {
    let moves = |wanted: &dyn Fn(Move) -> bool| -> Vec<Action> {
        actions.iter().copied().filter(|action| action.as_move().is_some_and(wanted)).collect()
    };
    let returns = back.map(|back| moves(&|mv| (mv.from, mv.to) == (back.to, back.from)));
    let deploys = moves(&|mv| mv.deploy);
    let captures = moves(&|mv| mv.kind.is_capture());
    match returns {
        Some(returns) if !returns.is_empty() => returns[0],
        _ if !captures.is_empty() && random.one_in(4) => captures[random.below(captures.len())],
        _ if !deploys.is_empty() && !random.one_in(3) => deploys[random.below(deploys.len())],
        _ => actions[random.below(actions.len())],
    }
}

/// Plays on from the n-th setup of a seed and compares each position.
fn compare(seed: usize, n: usize, tally: &Tally) {
    let mut random = Random::new((seed as u64) << 32 | (n as u64 * 2 + 1));
    let rules = random.rules(n);
    let mut pair = start(&mut random, rules, n);
    let to_and_fro = random.one_in(12);
    let length = if n.is_multiple_of(20) {
        30
    } else if to_and_fro {
        12
    } else {
        6
    };
    let mut moves = Vec::new();
    loop {
        assert_eq!(pair.describe_engine(), pair.describe_plain(), "{}", pair.describe_way());
        tally.add(1);
        for option in (0..Rules::OPTIONS.len()).filter(|&option| matters(option, &pair.game)) {
            tally.add_option(option);
        }
        let actions = pair.game.position().actions();
        if random.one_in(4) {
            pair.compare_undo(1 + random.below(3));
        }
        if random.one_in(8) {
            let [red, blue] = REFERENCE_COLORS.map(End::Resigned);
            let end = [red, blue, End::Agreed, End::Time][random.below(4)];
            pair.compare_host_end(end, actions.first().and_then(|action| action.as_move()));
        }
        if pair.played.len() + 1 == length || actions.is_empty() {
            return;
        }
        let before = moves.len().checked_sub(2).and_then(|n| moves.get(n).copied().flatten());
        let action = choose(&mut random, &actions, before.filter(|_| to_and_fro));
        moves.push(action.as_move());
        let step = action.as_move().filter(|mv| mv.deploy && pair.game.position().session().is_none());
        if let Some(step) = step.filter(|_| random.one_in(2)) {
            pair.start_deploy(step.from);
        }
        pair.play(action);
    }
}

#[test]
fn the_engine_agrees_with_the_reference() {
    let (seed, count) = (number("DIFFERENTIAL_SEED", 1), number("DIFFERENTIAL", 300));
    let (next, tally) = (AtomicUsize::new(0), Tally::default());
    thread::scope(|scope| {
        for _ in 0..number("DIFFERENTIAL_THREADS", 1) {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Relaxed);
                    if n >= count {
                        break;
                    }
                    compare(seed, n, &tally);
                }
            });
        }
    });
    let (compared, by_option) = (tally.compared.into_inner(), tally.by_option.into_inner().expect("counted"));
    println!("{compared} positions compared");
    for (option, count) in Rules::OPTIONS.iter().zip(&by_option) {
        println!("{} matters in {count}", option.name());
    }
    assert!(compared >= 2 * count, "{compared}");
    assert!(count < 300 || by_option.iter().all(|&count| count > 0), "an option never mattered");
}

#[test]
fn r11_1_both_refuse_the_stacks_that_the_rules_do_not_allow() {
    let mut random = Random::new(1);
    let (mut allowed, mut refused) = (0, 0);
    for n in 0..4000 {
        let (rules, stack) = (random.rules(n), random.bracketed_pieces());
        let fen = format!("11/11/11/11/11/11/11/2{stack}8/11/11/11/11 r - - 0 1");
        let (game, plain) = (Position::from_fen(&fen, rules), State::from_fen(&fen, reference_rules(&rules)));
        assert_eq!(game.is_ok(), plain.is_ok(), "{stack} with {:?}", rules.to_string());
        match game {
            Ok(_) => allowed += 1,
            Err(_) => refused += 1,
        }
    }
    assert!(allowed > 100 && refused > 1000, "{allowed} {refused}");
}

/// Sequences of so many actions.
fn perft(state: &State, depth: usize) -> u64 {
    let actions = state.actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: &String| {
        let mut next = state.clone();
        next.play(action).expect("it is listed");
        perft(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}

/// `DIFFERENTIAL_PERFT=n` allows n positions for one count, so that deeper ones are confirmed.
#[test]
fn the_reference_confirms_perft_numbers() {
    let limit = number("DIFFERENTIAL_PERFT", 50) as u64;
    for line in include_str!("data/perft.jsonl").lines() {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        let rules = value["rules"].as_str().unwrap().parse::<Rules>().unwrap();
        let state = State::from_fen(value["fen"].as_str().unwrap(), reference_rules(&rules)).unwrap();
        let mut positions = 1;
        for (n, count) in value["nodes"].as_array().unwrap().iter().enumerate() {
            if positions > limit {
                break;
            }
            let count = count.as_u64().unwrap();
            assert_eq!(perft(&state, n + 1), count, "depth {} of {line}", n + 1);
            println!("depth {} of {}, {}: {count}", n + 1, value["name"], value["rules"]);
            positions = count;
        }
    }
}
