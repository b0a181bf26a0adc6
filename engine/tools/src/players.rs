//! Players for matches: the engine within fixed limits, a greedy one, and a beginner.

use cotulenh::{Game, Move, Position, Square, search_support::SearchSupport};
use cotulenh_engine::{
    Limits, Score, Searcher,
    exchange::{exchange, value_on},
};

use crate::random::Random;

/// Someone who plays turns.
pub trait Player: Send {
    /// A turn in a game that is not over, and what the player thinks of the position.
    fn choose(&mut self, game: &Game) -> Option<(Vec<Move>, Option<Score>)>;

    /// Another game begins.
    fn start_game(&mut self, seed: u64);

    /// The process that thinks, if it is not this one.
    fn process(&self) -> Option<u32> {
        None
    }
}

/// The seeds by which a level varies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeds {
    /// The same one in all games.
    Same,
    /// Another one in each game, as a page that plays against the engine has it.
    EachGame,
    /// Another one in each search, as searches without a seed have it.
    EachSearch,
}

/// The engine with limits that do not depend on time.
pub struct EnginePlayer {
    searcher: Searcher,
    limits: Limits,
    seeds: Seeds,
    random: Random,
}

impl EnginePlayer {
    /// A player that uses this searcher within these limits.
    pub fn new(searcher: Searcher, limits: Limits) -> EnginePlayer {
        EnginePlayer { searcher, limits, seeds: Seeds::Same, random: Random::new(1) }
    }

    /// The same player with seeds of this kind.
    pub fn with_seeds(self, seeds: Seeds) -> EnginePlayer {
        EnginePlayer { seeds, ..self }
    }

    fn draw_seed(&mut self) {
        self.limits.seed = self.random.next_u64() as u32;
    }
}

impl Player for EnginePlayer {
    fn choose(&mut self, game: &Game) -> Option<(Vec<Move>, Option<Score>)> {
        if self.seeds == Seeds::EachSearch {
            self.draw_seed();
        }
        let score = self.searcher.search(game, self.limits).lines.first()?.score;
        Some((self.searcher.best_turn()?.to_vec(), Some(score)))
    }

    fn start_game(&mut self, seed: u64) {
        self.searcher.clear();
        self.random = Random::new(seed);
        if self.seeds == Seeds::EachGame {
            self.draw_seed();
        }
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

/// Someone who has just learned the rules. Sees mates in one, takes what is not defended, moves what is
/// attacked away, puts nothing where it is taken for free, and otherwise comes nearer to the enemy
/// commander. Looks no further than the exchange on one square.
pub struct BeginnerPlayer(Random);

impl BeginnerPlayer {
    /// A player whose choice among equal moves depends on the seed.
    pub fn new(seed: u64) -> BeginnerPlayer {
        BeginnerPlayer(Random::new(seed))
    }
}

impl Player for BeginnerPlayer {
    fn choose(&mut self, game: &Game) -> Option<(Vec<Move>, Option<Score>)> {
        let position = game.position();
        let enemy = position.board().commander(!position.turn());
        let threats = threats(position);
        let mut best = (i32::MIN, Vec::new());
        for mv in position.legal_moves() {
            let mut score = 100 * exchange(position, mv);
            if mv.kind.is_capture() && enemy == Some(mv.to) || mates(position, mv) {
                score += 10_000_000;
            }
            // What is attacked is saved by moving it.
            let attacked = threats.iter().find(|(square, _)| *square == mv.from);
            score += attacked.map_or(0, |(_, loss)| 100 * loss);
            if let Some(enemy) = enemy {
                let distance =
                    |at: Square| at.file().abs_diff(enemy.file()).max(at.rank().abs_diff(enemy.rank()));
                score += 2 * (distance(mv.from) as i32 - distance(mv.to) as i32);
            }
            score += self.0.below(3) as i32;
            if score > best.0 {
                best = (score, complete_turn(position, mv, &mut self.0));
            }
        }
        (!best.1.is_empty()).then_some((best.1, None))
    }

    fn start_game(&mut self, seed: u64) {
        self.0 = Random::new(seed);
    }
}

/// Is a move checkmate at once?
fn mates(position: &Position, mv: Move) -> bool {
    if mv.deploy || !position.may_attack_commander(mv) {
        return false;
    }
    let mut after = position.clone();
    let _undo = after.apply(mv);
    after.is_checkmate()
}

/// The squares on which the side to move would lose something if the other side were to move, and how
/// much.
pub fn threats(position: &Position) -> Vec<(Square, i32)> {
    let mut after = position.clone();
    let mut losses: Vec<(Square, i32)> = Vec::new();
    if after.pass().is_none() {
        return losses;
    }
    for mv in after.legal_moves() {
        let loss = if mv.kind.is_capture() { exchange(&after, mv) } else { 0 };
        match losses.iter_mut().find(|(square, _)| *square == mv.to) {
            Some((_, worst)) => *worst = loss.max(*worst),
            None => losses.push((mv.to, loss)),
        }
    }
    losses.retain(|(_, loss)| *loss > 0);
    losses
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
