//! Matches between players: paired games from random, balanced openings, and what the results say
//! about the difference in strength.

use core::fmt;

use cotulenh::{Color, Game, Rules};
use cotulenh_engine::{Limits, Searcher};

use crate::{
    players::{Player, complete_turn},
    random::Random,
    selfplay::play_on,
};

/// Longer games are drawn.
const LONGEST: usize = 300;

/// A game after some random turns, in which neither side is much better.
///
/// # Panics
///
/// Never for the rules as they are: from the start there are always balanced openings.
pub fn opening(rules: Rules, seed: u64, judge: &mut Searcher) -> Game {
    let mut random = Random::new(seed.wrapping_mul(0x2545_f491_4f6c_dd1d));
    loop {
        let mut game = Game::new(rules);
        let turns = 6 + random.below(7);
        for _ in 0..turns {
            let position = game.position();
            let Some(&first) = random.pick(&position.legal_moves()) else { break };
            let turn = complete_turn(position, first, &mut random);
            game.play_turn(&turn).expect("a turn made of legal moves");
        }
        if game.outcome().is_some() {
            continue;
        }
        judge.clear();
        let info = judge.search(&game, Limits { nodes: Some(2_000), ..Limits::default() });
        if info.lines.first().is_some_and(|line| line.score.as_points().abs() <= 100) {
            return game;
        }
    }
}

/// Plays a game to its end. Returns the winner, if there is one, and the number of turns.
pub fn play_game(mut game: Game, red: &mut dyn Player, blue: &mut dyn Player) -> (Option<Color>, usize) {
    play_on(&mut game, LONGEST, |game| match game.position().turn() {
        Color::Red => red.choose(game),
        Color::Blue => blue.choose(game),
    })
}

/// The results of pairs of games: how many pairs gave the first player 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u32; 5]);

impl Pairs {
    /// Adds a pair by the half points of the first player.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// The number of games.
    pub fn games(&self) -> u32 {
        2 * self.0.iter().sum::<u32>()
    }

    /// The mean score of a game, from 0 to 1, and the variance of the mean score of a pair.
    fn mean_and_variance(&self) -> (f64, f64) {
        // Half a pair of each kind, so that a clean sweep has a variance too.
        let counts = self.0.map(|count| f64::from(count) + 1e-3);
        let total: f64 = counts.iter().sum();
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
        let mean = counts.iter().zip(scores).map(|(count, score)| count * score).sum::<f64>() / total;
        let squares = counts.iter().zip(scores).map(|(count, score)| count * (score - mean).powi(2));
        (mean, squares.sum::<f64>() / total)
    }

    /// The mean score of the first player, from 0 to 1.
    pub fn score(&self) -> f64 {
        self.mean_and_variance().0
    }

    /// The difference in Elo, and half the width of its interval of 95 %.
    pub fn elo(&self) -> (f64, f64) {
        let (mean, variance) = self.mean_and_variance();
        let deviation = 1.96 * (variance / f64::from(self.games() / 2).max(1.0)).sqrt();
        let (low, high) = (elo_of(mean - deviation), elo_of(mean + deviation));
        (elo_of(mean), (high - low) / 2.0)
    }

    /// The log-likelihood ratio of two hypotheses about the difference in Elo: positive if the second
    /// fits better.
    pub fn likelihood(&self, elo0: f64, elo1: f64) -> f64 {
        let (mean, variance) = self.mean_and_variance();
        let (low, high) = (score_of(elo0), score_of(elo1));
        f64::from(self.games() / 2) * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }
}

/// Bounds of a sequential test with 5 % errors of both kinds.
pub const LIKELIHOOD_BOUND: f64 = 2.944;

fn elo_of(score: f64) -> f64 {
    let score = score.clamp(1e-4, 1.0 - 1e-4);
    -400.0 * (1.0 / score - 1.0).log10()
}

fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl fmt::Display for Pairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (elo, error) = self.elo();
        let games = self.games();
        write!(
            f,
            "{games} games, {:.1} %, Elo {elo:+.0} ± {error:.0}, pairs {:?}",
            100.0 * self.score(),
            self.0
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_results_are_no_difference_and_a_lead_is_one() {
        let equal = Pairs([10, 20, 40, 20, 10]);
        assert!(equal.elo().0.abs() < 1e-6);
        assert!(equal.likelihood(0.0, 20.0) < 0.0);
        let ahead = Pairs([0, 10, 40, 40, 10]);
        assert!((60.0..110.0).contains(&ahead.elo().0), "{ahead}");
        assert!(ahead.likelihood(0.0, 20.0) > LIKELIHOOD_BOUND, "{}", ahead.likelihood(0.0, 20.0));
    }
}
