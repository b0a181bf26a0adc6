//! Random positions for tests.
#![allow(dead_code, reason = "each test uses some of it")]

use cotulenh::{Game, Position, Rules, StackStyle};
use cotulenh_engine_tools::{players::complete_turn, random::Random};

/// A game of random turns, in which captures and deploys are preferred half of the time.
pub(crate) fn random_game(rules: Rules, turns: usize, random: &mut Random) -> Game {
    let mut game = Game::new(rules);
    for _ in 0..turns {
        if game.outcome().is_some() {
            break;
        }
        let moves = game.position().legal_moves();
        let lively: Vec<_> = moves.iter().filter(|mv| mv.deploy || mv.kind.is_capture()).copied().collect();
        let from = if lively.is_empty() || random.below(2) == 0 { &moves } else { &lively };
        let Some(&first) = random.pick(from) else { break };
        let turn = complete_turn(game.position(), first, random);
        game.play_turn(&turn).expect("a turn made of legal moves");
    }
    game
}

/// Rules with every option set at random, except that a missing commander ends the game.
pub(crate) fn random_rules(random: &mut Random) -> Rules {
    let mut rules = Rules::STANDARD;
    for option in Rules::OPTIONS {
        option.set(&mut rules, random.below(option.values().len()));
    }
    rules
}

/// The position with colours exchanged and the board turned round.
pub(crate) fn mirror(position: &Position) -> Position {
    let fen = position.fen(StackStyle::default());
    let mut fields = fen.split(' ');
    let placement = fields.next().expect("a placement");
    let swap = |c: char| if c.is_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
    let ranks: Vec<String> =
        placement.split('/').rev().map(|rank| rank.chars().map(swap).collect()).collect();
    let turn = if fields.next() == Some("r") { "b" } else { "r" };
    let rest: Vec<&str> = fields.collect();
    let mirrored = format!("{} {turn} {}", ranks.join("/"), rest.join(" "));
    Position::from_fen(&mirrored, *position.rules()).expect("the mirror of a position is one")
}
