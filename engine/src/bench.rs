//! Fixed work for measuring speed: searches of middlegames, and perft in the same run to compare with.

use cotulenh::{Game, Position, Rules, search_support::SearchSupport};

use crate::{Limits, Searcher};

/// Middlegames of random games.
const POSITIONS: &str = include_str!("../tests/data/middlegames.txt");

/// The middlegames, as games of their own.
pub fn middlegames() -> impl Iterator<Item = Game> {
    let positions = POSITIONS.lines().filter_map(|fen| Position::from_fen(fen, Rules::STANDARD).ok());
    positions.map(Game::from_position)
}

/// Searches each middlegame with a fresh table. Returns the nodes of all.
pub fn search_middlegames(nodes: u64) -> u64 {
    let mut searcher = Searcher::new(16 << 20);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    middlegames()
        .map(|game| {
            searcher.clear();
            searcher.search(&game, limits).nodes
        })
        .sum()
}

/// The nodes of perft from the start, every leaf made, as a yardstick.
pub fn count_moves() -> u64 {
    Position::start(Rules::STANDARD).perft_making_leaves(3)
}
