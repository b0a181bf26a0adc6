//! The suite of tactics: positions with a clear answer, one a line, as `kind;FEN;turns`.

use cotulenh::{Game, Move, Position, Rules, search_support::SearchSupport};
use cotulenh_engine::{Limits, Progress, Score, Searcher};

/// A position with a clear answer.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// `mate1` to `mate4`, `save`, `deploy`, or `plane`: a flight that must not be made.
    pub kind: String,
    /// The position.
    pub position: Position,
    /// The turns that are meant: of a mate, one that is proved; of `plane`, those to avoid.
    pub turns: Vec<Vec<Move>>,
}

/// Reads a suite. The error names the line that is wrong.
pub fn parse_suite(text: &str) -> Result<Vec<Puzzle>, String> {
    let parse = |(n, line): (usize, &str)| {
        let mut parts = line.split(';');
        let (Some(kind), Some(fen), Some(turns)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(format!("line {} is not a puzzle", n + 1));
        };
        let position =
            Position::from_fen(fen, Rules::STANDARD).map_err(|error| format!("line {}: {error}", n + 1))?;
        let turns = turns.split(' ').map(|turn| position.read_turn(turn)).collect::<Result<_, _>>();
        let turns = turns.map_err(|error| format!("line {}: {error}", n + 1))?;
        Ok(Puzzle { kind: kind.to_owned(), position, turns })
    };
    text.lines().enumerate().map(parse).collect()
}

impl Puzzle {
    /// The number of turns to the mate, if it is one.
    pub fn mate(&self) -> Option<i32> {
        self.kind.strip_prefix("mate")?.parse().ok()
    }

    /// Searches the position. Returns the nodes after which the answer was right, or `None` if it is
    /// not right at the limit.
    pub fn solve(&self, searcher: &mut Searcher, nodes: u64) -> Option<u64> {
        let game = Game::from_position(self.position.clone());
        searcher.start(&game, Limits { nodes: Some(nodes), ..Limits::default() });
        loop {
            let progress = searcher.step(u64::MAX);
            let info = searcher.info();
            if self.mate().is_some() && self.is_solved(info.lines.first()?.score, &info.lines[0].turns[0]) {
                return Some(info.nodes);
            }
            if progress == Progress::Done {
                let line = info.lines.first()?;
                return self.is_solved(line.score, &line.turns[0]).then_some(info.nodes);
            }
        }
    }

    fn is_solved(&self, score: Score, turn: &[Move]) -> bool {
        // The steps of a deploy may come in another order.
        let is_meant = || self.turns.iter().any(|meant| self.board_after(meant) == self.board_after(turn));
        match self.mate() {
            // Another mate that is as short will do.
            Some(turns) => matches!(score, Score::Mate(found) if (1..=turns).contains(&found)),
            None if self.kind == "plane" => !is_meant(),
            None => is_meant(),
        }
    }

    fn board_after(&self, turn: &[Move]) -> u64 {
        let mut position = self.position.clone();
        position.set_auto_commit(false);
        for &mv in turn {
            let _undo = position.apply(mv);
        }
        position.board().hash()
    }
}
