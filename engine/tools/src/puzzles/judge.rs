//! What searches say about a position: whether it has one good turn only, and how deep that is.

use cotulenh::{Game, Move};
use cotulenh_engine::{Limits, Line, Progress, Score, Searcher};

use super::MARGIN;

/// Searches positions, each on its own: nothing is remembered from one to the next.
pub struct Judge(Searcher);

/// The only good turn of a position, with what the search says about it.
#[derive(Clone, Debug)]
pub struct Only {
    /// The best line; its first turn is the only good one.
    pub best: Line,
    /// The second best.
    pub second: Line,
}

impl Default for Judge {
    fn default() -> Judge {
        Judge(Searcher::new(4 << 20))
    }
}

impl Judge {
    /// The best lines of the last iteration that was completed, all to the same depth.
    pub fn lines(&mut self, game: &Game, nodes: u64, count: usize) -> Vec<Line> {
        self.iterations(game, nodes, count).pop().unwrap_or_default()
    }

    /// The best lines of every iteration that was completed.
    fn iterations(&mut self, game: &Game, nodes: u64, count: usize) -> Vec<Vec<Line>> {
        self.0.clear();
        self.0.start(game, Limits { nodes: Some(nodes), lines: count, ..Limits::default() });
        let mut all: Vec<Vec<Line>> = Vec::new();
        loop {
            let progress = self.0.step(u64::MAX);
            let info = self.0.info();
            // A search that ends within an iteration has searched the first line longer than the others.
            if info.depth as usize > all.len() {
                all.push(info.lines.clone());
            }
            if progress == Progress::Done {
                return all;
            }
        }
    }

    /// What the side to move can expect.
    pub fn chance(&mut self, game: &Game, nodes: u64) -> f64 {
        self.lines(game, nodes, 1).first().map_or(0.5, |line| line.score.win_chance())
    }

    /// The score of a turn for the side that plays it, from a search of the position after it.
    fn score_of(&mut self, game: &Game, turn: &[Move], nodes: u64) -> Option<Score> {
        let after = play(game, turn)?;
        if let Some(outcome) = after.outcome() {
            let won = outcome.winner == Some(game.position().turn());
            return Some(if won { Score::Mate(1) } else { Score::Points(0) });
        }
        Some(match self.lines(&after, nodes, 1).first()?.score {
            Score::Points(points) => Score::Points(-points),
            Score::Mate(turns) if turns <= 0 => Score::Mate(1 - turns),
            Score::Mate(turns) => Score::Mate(-turns),
        })
    }

    /// The only good turn, if there is one.
    pub fn only_turn(&mut self, game: &Game, nodes: u64) -> Option<Only> {
        let mut lines = self.lines(game, nodes, 2).into_iter();
        let only = Only { best: lines.next()?, second: lines.next()? };
        if !is_clear(only.best.score, only.second.score) {
            return None;
        }
        let best = self.score_of(game, &only.best.turns[0], nodes / 2)?;
        let second = self.score_of(game, &only.second.turns[0], nodes / 2)?;
        is_clear(best, second).then_some(only)
    }

    /// The depth from which on a search has this turn, `None` if it has another one at the end.
    pub fn depth_of(&mut self, game: &Game, turn: &[Move], nodes: u64) -> Option<u32> {
        let goal = board_after(game, turn)?;
        let iterations = self.iterations(game, nodes, 1);
        let is_found = |lines: &Vec<Line>| {
            lines.first().is_some_and(|line| board_after(game, &line.turns[0]) == Some(goal))
        };
        let wrong = iterations.iter().rposition(|lines| !is_found(lines)).map_or(0, |n| n + 1);
        (wrong < iterations.len()).then_some(wrong as u32 + 1)
    }
}

/// Is a turn the only good one, if the second best has this score?
fn is_clear(best: Score, second: Score) -> bool {
    match (best, second) {
        (Score::Mate(1..), Score::Mate(1..)) => false,
        (Score::Mate(1..), _) => true,
        _ => best.win_chance() - second.win_chance() >= MARGIN,
    }
}

/// The game after a legal turn.
pub(super) fn play(game: &Game, turn: &[Move]) -> Option<Game> {
    let mut after = game.clone();
    after.play_turn(turn).ok()?;
    Some(after)
}

/// The board after a turn, as its hash: orders of one deploy lead to the same.
pub(super) fn board_after(game: &Game, turn: &[Move]) -> Option<u64> {
    Some(play(game, turn)?.position().board().hash())
}
