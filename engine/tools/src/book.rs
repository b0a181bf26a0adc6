//! The book of openings: which turns games of self-play begin with, how those games have ended, and what a
//! search thinks of each turn. Positions that are reached in several ways are one.
//!
//! The board has no symmetry that would join more of them: the sea is on one side of it, and a position with the
//! colours exchanged has the other side to move.

use std::{
    collections::{BTreeMap, HashMap},
    fmt::Write as _,
    thread,
};

use cotulenh::{Color, Game, Position, Rules};
use cotulenh_engine::{Limits, Searcher};

use crate::selfplay::Played;

/// So many turns of a game are in the book.
pub const TURNS: usize = 8;

/// How the games with a turn have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Results {
    red: u32,
    draws: u32,
    blue: u32,
}

impl Results {
    fn games(self) -> u32 {
        self.red + self.draws + self.blue
    }
}

/// A position, and the turns that were played in it, by their LAN.
struct Entry {
    position: Position,
    /// How many turns lead to it.
    ply: usize,
    turns: BTreeMap<String, Results>,
}

/// The positions of the first turns, by their hashes.
#[derive(Default)]
pub struct Book(HashMap<u64, Entry>);

impl Book {
    /// Adds the first turns of a game. Games by other rules than the standard ones are left out.
    pub fn add(&mut self, played: &Played) {
        let mut game = Game::from_position(played.game.start());
        if *game.position().rules() != Rules::STANDARD {
            return;
        }
        for (ply, turn) in played.game.turns().take(TURNS).enumerate() {
            let position = game.position();
            let entry = self.0.entry(position.hash()).or_insert_with(|| Entry {
                position: position.clone(),
                ply,
                turns: BTreeMap::new(),
            });
            let results = entry.turns.entry(position.turn_lan(&turn)).or_default();
            match played.winner {
                Some(Color::Red) => results.red += 1,
                Some(Color::Blue) => results.blue += 1,
                None => results.draws += 1,
            }
            game.play_turn(&turn).expect("a turn of the game");
        }
    }

    /// Leaves out the turns that fewer games have.
    pub fn drop_rare(&mut self, least: u32) {
        self.0.retain(|_, entry| {
            entry.turns.retain(|_, results| results.games() >= least);
            !entry.turns.is_empty()
        });
    }

    /// How many positions and how many turns it has.
    pub fn counts(&self) -> (usize, usize) {
        (self.0.len(), self.0.values().map(|entry| entry.turns.len()).sum())
    }

    /// The book as a TypeScript module: a line for each position, with the first half of its hash, and for each turn
    /// its LAN, how many games have it, how many of them each side has won, and its score for the side that plays it,
    /// by a search of so many nodes.
    pub fn write(&self, nodes: u64, threads: usize) -> String {
        let mut entries: Vec<(&u64, &Entry)> = self.0.iter().collect();
        entries.sort_by_key(|(hash, entry)| (entry.ply, **hash));
        let parts: Vec<String> = thread::scope(|scope| {
            let part = |entries: &[(&u64, &Entry)]| {
                let mut searcher = Searcher::new(4 << 20);
                entries.iter().map(|(hash, entry)| entry.to_line(**hash, nodes, &mut searcher)).collect()
            };
            let chunks = entries.chunks(entries.len().div_ceil(threads.max(1)).max(1));
            let running: Vec<_> = chunks.map(|entries| scope.spawn(move || part(entries))).collect();
            running.into_iter().map(|part| part.join().expect("no thread panics")).collect()
        });
        format!("// Written by `npm run book`.\nexport const LINES = `{}\n`;\n", parts.concat())
    }
}

impl Entry {
    /// A line of the book, after a line break.
    fn to_line(&self, hash: u64, nodes: u64, searcher: &mut Searcher) -> String {
        let mut line = format!("\n{:08x}", hash >> 32);
        let mut turns: Vec<_> = self.turns.iter().collect();
        turns.sort_by_key(|(_, results)| std::cmp::Reverse(results.games()));
        for (lan, results) in turns {
            let (games, Results { red, blue, .. }) = (results.games(), *results);
            let score = judge(&self.position, lan, nodes, searcher);
            let _written = write!(line, " {lan} {games} {red} {blue} {score}");
        }
        line
    }
}

/// What a search thinks of a turn, for the side that plays it.
fn judge(position: &Position, lan: &str, nodes: u64, searcher: &mut Searcher) -> i32 {
    let mut game = Game::from_position(position.clone());
    let turn = game.position().read_turn(lan).expect("a turn of the book");
    game.play_turn(&turn).expect("a turn of the book");
    searcher.clear();
    let info = searcher.search(&game, Limits { nodes: Some(nodes), ..Limits::default() });
    info.lines.first().map_or(0, |line| -line.score.as_points())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(turns: &str, result: &str) -> Played {
        Played::read(&format!(";;{result};{turns};")).unwrap()
    }

    #[test]
    fn transpositions_are_joined_and_rare_turns_are_left_out() {
        let mut book = Book::default();
        book.add(&read("Tf4f6 Tf9f8 Ik5k6 Ik8k7", "1-0"));
        book.add(&read("Ik5k6 Tf9f8 Tf4f6 Ik8k7", "1/2-1/2"));
        book.add(&read("Ik5k6 Ik8k7", "0-1"));
        book.drop_rare(2);
        // The start, and what both orders lead to.
        assert_eq!(book.counts(), (2, 2));
        let text = book.write(200, 2);
        let lines: Vec<&str> = text.lines().skip(2).collect();
        let start = format!("{:08x} Ik5k6 2 0 1 ", Position::start(Rules::STANDARD).hash() >> 32);
        assert!(lines[0].starts_with(&start), "{text}");
        assert!(lines[1].contains(" Ik8k7 2 1 0 "), "{text}");
    }

    #[test]
    fn games_by_other_rules_and_later_turns_are_left_out() {
        let mut book = Book::default();
        let turns = "Ik5k6 Ik8k7 Ik6k5 Ik7k8 Ik5k6 Ik8k7 Ik6k5 Ik7k8 Tf4f6 Tf9f8";
        book.add(&read(turns, "1-0"));
        assert!(!book.write(10, 1).contains("Tf9f8"));
        book.add(&Played::read("official;;1-0;Tf4f6;").unwrap());
        assert!(!book.write(10, 1).contains("Tf4f6"));
    }
}
