//! Puzzles, made from games of the engine against itself. The rules of making:
//!
//! - A puzzle starts after a mistake that the other side has played in a game: it has lost at least [`MISTAKE`] of its
//!   win chance.
//! - The solver's turn is the only good one, also in later turns of the line. Its win chance is above that of every
//!   other turn by at least [`MARGIN`], or it is the only mate. The second best turn is searched as long as the best:
//!   to the same depth in one search, and with as many nodes in a search of its own. Searches eight times as long
//!   confirm it at the end.
//! - A line ends when the advantage is clear: after the answer, more than one turn keeps it. A battle goes on until it
//!   is won.
//! - What ends with a mate is a mate, whatever its turns are. The other themes are about material and battles; a
//!   puzzle in which a longer search sees a mate is dropped.
//! - One-movers only where they teach a theme. A capture of a neighbour does not. To win a battle at once, another
//!   capture that takes as much has to tempt. Longer and deeper puzzles are chosen first, then those that do not just
//!   take what has come.
//! - Mates are proved by the plain solver, which tries everything up to two turns, and all checks in longer ones.
//!   Before the last turn there is one mate only; the last one may be any.
//! - Turns are compared by the board that they lead to, so orders of the same deploy are one turn.
//! - Mirror images (the sea makes one mirror only: the sides swap, and the ranks with them) and near-duplicates,
//!   which differ in fewer than [`DIFFERENT`](select::DIFFERENT) squares, are dropped.
//! - No theme has more than a fifth of all puzzles. Mates come last, and those in one only to fill up.
//! - The difficulty is how deep a search must look: until it finds the first turn and stays with it, and at least to
//!   the end of the line.
//!
//! Each game depends on the seed and on its number only, so any number of threads makes the same puzzles. Those that
//! the files have already are looked at again by the same rules.

pub mod find;
mod judge;
pub mod select;
mod themes;
pub mod write;

use cotulenh::{Game, Move, Position, Rules, StackStyle};

pub use judge::{Judge, Only};
pub use themes::Theme;

/// By how much the win chance of the solver's turn is above that of any other.
pub const MARGIN: f64 = 0.35;
/// What the other side has lost of its win chance just before: a `?` in a review.
pub const MISTAKE: f64 = 0.09;

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What it is about.
    pub theme: Theme,
    /// The game before the mistake.
    pub before: Position,
    /// The mistake, the solver's turn, the answer, and so on. The last turn is the solver's.
    pub turns: Vec<Vec<Move>>,
    /// The depth of the search that finds the first turn.
    pub depth: u32,
}

impl Puzzle {
    /// The game after so many of the turns.
    ///
    /// # Panics
    ///
    /// If the turns are not legal, which [`Puzzle::read`] and the maker exclude.
    pub fn game_after(&self, turns: usize) -> Game {
        let mut game = Game::from_position(self.before.clone());
        for turn in &self.turns[..turns] {
            game.play_turn(turn).expect("the turns of a puzzle are legal");
        }
        game
    }

    /// The number of the solver's turns.
    pub fn length(&self) -> usize {
        self.turns.len() / 2
    }

    /// Writes a puzzle without its theme: `placement side;rules;depth;turns`, the rules empty if standard.
    pub fn to_line(&self) -> String {
        let fen = self.before.fen(StackStyle::default()).to_string();
        let fields: Vec<&str> = fen.split(' ').take(2).collect();
        let rules = match *self.before.rules() {
            Rules::STANDARD => String::new(),
            rules => rules.to_string(),
        };
        let mut game = Game::from_position(self.before.clone());
        let mut turns = Vec::new();
        for turn in &self.turns {
            turns.push(game.position().turn_lan(turn));
            game.play_turn(turn).expect("the turns of a puzzle are legal");
        }
        format!("{};{rules};{};{}", fields.join(" "), self.depth, turns.join(" "))
    }

    /// Reads what [`Puzzle::to_line`] writes. The error says what is wrong.
    pub fn read(theme: Theme, line: &str) -> Result<Puzzle, String> {
        let [fen, rules, depth, turns] = line.split(';').collect::<Vec<_>>()[..] else {
            return Err(format!("'{line}' is not a puzzle"));
        };
        let rules: Rules = rules.parse().map_err(|_| format!("'{rules}' are no rules"))?;
        let before =
            Position::from_fen(&format!("{fen} - - 0 1"), rules).map_err(|error| error.to_string())?;
        let depth = depth.parse().map_err(|_| format!("'{depth}' is no depth"))?;
        let mut game = Game::from_position(before.clone());
        let mut list = Vec::new();
        for text in turns.split(' ') {
            let turn = game.position().read_turn(text).map_err(|error| format!("{line}: {text}: {error}"))?;
            game.play_turn(&turn).map_err(|error| format!("{line}: {text}: {error}"))?;
            list.push(turn);
        }
        Ok(Puzzle { theme, before, turns: list, depth })
    }
}
