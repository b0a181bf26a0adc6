//! Players for matches: the engine within fixed limits, and a greedy one.

use cotulenh::{Game, Move, Position};

use crate::{Limits, Score, Searcher, exchange::value_on, random::Random};

/// Someone who plays turns.
pub trait Player: Send {
    /// A turn in a game that is not over, and what the player thinks of the position.
    fn choose(&mut self, game: &Game) -> Option<(Vec<Move>, Option<Score>)>;

    /// Another game begins.
    fn start_game(&mut self, seed: u64);
}

/// The engine with limits that need no clock.
pub struct EnginePlayer {
    searcher: Searcher,
    limits: Limits,
}

impl EnginePlayer {
    /// A player that uses this searcher within these limits.
    pub fn new(searcher: Searcher, limits: Limits) -> EnginePlayer {
        EnginePlayer { searcher, limits }
    }
}

impl Player for EnginePlayer {
    fn choose(&mut self, game: &Game) -> Option<(Vec<Move>, Option<Score>)> {
        let info = self.searcher.search(game, self.limits);
        let line = info.lines.first()?;
        Some((line.turns.first()?.clone(), Some(line.score)))
    }

    fn start_game(&mut self, _seed: u64) {
        self.searcher.clear();
    }
}

/// Takes the most valuable piece that it can, and moves at random otherwise.
pub struct GreedyPlayer(Random);

impl GreedyPlayer {
    /// A player whose random moves depend on the seed.
    pub fn new(seed: u64) -> GreedyPlayer {
        GreedyPlayer(Random::new(seed))
    }
}

impl Player for GreedyPlayer {
    fn choose(&mut self, game: &Game) -> Option<(Vec<Move>, Option<Score>)> {
        let position = game.position();
        let moves = position.legal_moves();
        let gain = |mv: &Move| if mv.kind.is_capture() { value_on(position, mv.to) } else { 0 };
        let most = moves.iter().map(gain).max()?;
        let best: Vec<Move> = moves.into_iter().filter(|mv| gain(mv) == most).collect();
        let first = *self.0.pick(&best)?;
        Some((complete_turn(position, first, &mut self.0), None))
    }

    fn start_game(&mut self, seed: u64) {
        self.0 = Random::new(seed);
    }
}

/// A turn that begins with a legal move: of a deploy, no more steps than it needs.
pub fn complete_turn(position: &Position, first: Move, random: &mut Random) -> Vec<Move> {
    let mut position = position.clone();
    position.set_auto_commit(false);
    let mut turn = vec![first];
    let _undo = position.apply(first);
    while position.session().is_some() && !position.can_commit() {
        let Some(&step) = random.pick(&position.legal_moves()) else { break };
        turn.push(step);
        let _undo = position.apply(step);
    }
    turn
}
