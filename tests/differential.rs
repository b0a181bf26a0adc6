//! Compares the engine with a second implementation of the rules (`reference/`), which is written to
//! be plain and shares no code with it: random setups and random play, under all rules.
//!
//! `DIFFERENTIAL=n` sets the number of setups, `DIFFERENTIAL_SEED=n` the first of them, and
//! `DIFFERENTIAL_THREADS=n` the number of threads.
#![cfg(not(target_arch = "wasm32"))]

#[allow(unreachable_pub, reason = "it is written as a crate of its own would be")]
mod reference;

use std::{
    env,
    fmt::Write as _,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use cotulenh::{
    AirDefenseRules, Color, NavyPasses, OutcomeReason, Piece, Position, Role, Rules, Setup, Square, Stack,
    StackStyle, may_stand,
};
use reference::State;

/// A small random number generator (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    /// Most options are standard, so that each of the others is often the only one.
    fn rules(&mut self) -> Rules {
        let mut rules = Rules::STANDARD;
        for option in Rules::OPTIONS {
            if self.one_in(3) {
                option.set(&mut rules, self.below(option.values().len()));
            }
        }
        rules
    }

    fn piece(&mut self, color: Color, role: Role) -> Piece {
        Piece { color, role, heroic: self.one_in(4) }
    }

    /// A stack of up to three pieces that may stand on a square.
    fn stack(&mut self, color: Color, square: Square) -> Option<Stack> {
        let mut roles = vec![Role::ALL[self.below(Role::ALL.len())]];
        while roles.len() < 3 && !self.one_in(3) {
            roles.push(Role::ALL[self.below(Role::ALL.len())]);
        }
        let pieces: Vec<Piece> = roles.into_iter().map(|role| self.piece(color, role)).collect();
        let stack = Stack::new(pieces).ok().filter(|stack| !stack.contains(Role::Commander))?;
        may_stand(stack.carrier_role(), square).then_some(stack)
    }

    /// A crowded corner of the board, with both commanders in it, alone or carried.
    fn setup(&mut self) -> Setup {
        let mut setup = Setup::empty();
        setup.turn = Color::ALL[self.below(2)];
        let (width, height) = (4 + self.below(8), 4 + self.below(9));
        let (left, bottom) = (self.below(12 - width), self.below(13 - height));
        let square = |random: &mut Random| {
            Square::new(left + random.below(width), bottom + random.below(height)).expect("on the board")
        };
        for _ in 0..4 + self.below(14) {
            let (square, color) = (square(self), Color::ALL[self.below(2)]);
            if let Some(stack) = self.stack(color, square) {
                setup.set(square, Some(stack));
            }
        }
        for color in Color::ALL {
            loop {
                let (square, commander) = (square(self), Stack::from(self.piece(color, Role::Commander)));
                let stack = match setup.get(square) {
                    None => Some(commander),
                    Some(stack) => stack.combine(commander),
                };
                if let Some(stack) = stack.filter(|stack| may_stand(stack.carrier_role(), square)) {
                    setup.set(square, Some(stack));
                    break;
                }
                if self.one_in(200) {
                    break;
                }
            }
        }
        setup
    }
}

fn reference_rules(rules: &Rules) -> reference::Rules {
    reference::Rules {
        tank_fires_over: rules.tank_fires_over,
        navy_passes: rules.navy_passes == NavyPasses::OtherPieces,
        stealth_air_force: rules.stealth_air_force,
        last_guard: rules.last_guard,
        no_fly: rules.air_defense == AirDefenseRules::NoFly,
        play_on: rules.play_on,
    }
}

/// Everything that is compared, as text.
fn describe_engine(position: &Position) -> String {
    let mut text = position.fen(StackStyle::Together);
    let mut actions: Vec<String> = position.actions().iter().map(ToString::to_string).collect();
    actions.sort();
    let zones = Color::ALL.map(|color| {
        position.air_defense_zones(color).iter().map(|square| square.to_string()).collect::<Vec<_>>()
    });
    let outcome = position.outcome().map(|outcome| match outcome.reason {
        OutcomeReason::Checkmate => "checkmate",
        OutcomeReason::CommanderCaptured => "commanderCaptured",
        OutcomeReason::Stalemate => "stalemate",
        OutcomeReason::FiftyMoves => "fiftyMoves",
        OutcomeReason::ThreefoldRepetition => "threefoldRepetition",
        other => panic!("not compared: {other:?}"),
    });
    let check = position.is_check();
    write!(text, "\n{actions:?}\n{zones:?}\ncheck {check}, {outcome:?}").expect("text grows");
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

fn describe_reference(state: &State, position: &Position) -> String {
    let mut text = state.fen();
    let zones = [reference::Color::Red, reference::Color::Blue].map(|color| state.zones(color));
    let (actions, check, outcome) = (state.actions(), state.check(), state.outcome());
    write!(text, "\n{actions:?}\n{zones:?}\ncheck {check}, {outcome:?}").expect("text grows");
    for (color, other) in [(Color::Red, reference::Color::Blue), (Color::Blue, reference::Color::Red)] {
        let Some(commander) = position.board().commander(color) else { continue };
        let mut attackers = state.attackers(&commander.to_string(), other);
        attackers.sort();
        write!(text, "\n{attackers:?}").expect("text grows");
    }
    for (square, _) in position.board().stacks().filter(|(_, stack)| stack.contains(Role::AirForce)) {
        write!(text, "\n{square} {:?}", state.flight(&square.to_string())).expect("text grows");
    }
    text
}

fn number(name: &str, default: usize) -> usize {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Plays on from the n-th setup of a seed and compares each position. Returns the number of positions.
fn compare(seed: usize, n: usize) -> usize {
    let mut random = Random((seed as u64) << 32 | (n as u64 * 2 + 1));
    for _ in 0..8 {
        random.below(2);
    }
    let rules = random.rules();
    let (setup, actions) = if n.is_multiple_of(10) {
        (cotulenh::START_FEN.parse().expect("the start"), 30)
    } else {
        (random.setup(), 6)
    };
    let mut position = Position::new(&setup, rules).expect("a valid setup");
    let fen = position.fen(StackStyle::Together);
    let mut state = State::from_fen(&fen, reference_rules(&rules)).expect("a valid setup");
    let mut played = Vec::new();
    loop {
        let (engine, plain) = (describe_engine(&position), describe_reference(&state, &position));
        assert_eq!(engine, plain, "after {played:?} in {fen} with {rules:?}");
        let mut choices = position.actions();
        if !random.one_in(3) && choices.iter().any(|action| action.as_move().is_some_and(|mv| mv.deploy)) {
            choices.retain(|action| action.as_move().is_some_and(|mv| mv.deploy));
        }
        if played.len() + 1 == actions || choices.is_empty() {
            return played.len() + 1;
        }
        let action = choices[random.below(choices.len())];
        let _undo = position.act(action);
        state.play(&action.to_string()).expect("legal for both");
        played.push(action.to_string());
    }
}

#[test]
fn the_engine_agrees_with_the_reference() {
    let (seed, count) = (number("DIFFERENTIAL_SEED", 1), number("DIFFERENTIAL", 250));
    let (next, compared) = (AtomicUsize::new(0), AtomicUsize::new(0));
    thread::scope(|scope| {
        for _ in 0..number("DIFFERENTIAL_THREADS", 1) {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Relaxed);
                    if n >= count {
                        break;
                    }
                    let more = compare(seed, n);
                    let all = compared.fetch_add(more, Relaxed) + more;
                    if all / 10_000 > (all - more) / 10_000 {
                        println!("{all} positions compared");
                    }
                }
            });
        }
    });
    let compared = compared.into_inner();
    println!("{compared} positions compared");
    assert!(compared >= 2 * count, "{compared}");
}
