//! A player that is a program of its own and speaks UCI, such as an earlier version of the engine.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use cotulenh::{DecidedBy, Game, Move, Objective, Position, Rules, StackStyle};
use cotulenh_engine::Score;

use crate::players::Player;

/// Megabytes of the program's table, if it has the option: as many as the other players get.
const TABLE_MB: usize = 8;

/// A program that is sent the game, and a number of nodes for each turn.
pub struct ProgramPlayer {
    path: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    nodes: u64,
    sent: SentGame,
}

/// What the program has been sent of a game: a position, and the turns since then. Positions before the
/// last capture cannot come again, so they are left out.
#[derive(Default)]
struct SentGame {
    fen: String,
    turns: String,
    count: usize,
    position: Option<Position>,
}

impl SentGame {
    /// Adds the turns of a game that were not sent yet. Returns the line of the protocol.
    fn update(&mut self, game: &Game) -> String {
        let mut position = self.position.take().unwrap_or_else(|| {
            self.fen = game.start().fen(StackStyle::default());
            game.start()
        });
        let rules = *position.rules();
        // Where captures count for the result, they may not be left out.
        let forgets = rules.objective == Objective::Commander && rules.decided_by == DecidedBy::Objective;
        for turn in game.turns().skip(self.count) {
            self.turns.push(' ');
            self.turns += &position.turn_lan(&turn);
            let mut after = Game::from_position(position);
            after.play_turn(&turn).expect("a turn of the game");
            position = after.position().clone();
            self.count += 1;
            if forgets && position.half_moves() == 0 {
                self.fen = position.fen(StackStyle::default());
                self.turns.clear();
            }
        }
        self.position = Some(position);
        let moves = if self.turns.is_empty() { "" } else { " moves" };
        format!("position fen {}{moves}{}", self.fen, self.turns)
    }
}

impl ProgramPlayer {
    /// Starts a program that searches so many nodes for each turn. Its arguments may follow its path.
    pub fn start(path: &str, nodes: u64, rules: Rules) -> Result<ProgramPlayer, String> {
        let mut words = path.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        let command = command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = command.map_err(|error| format!("{path}: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{path} has no pipes"));
        };
        let (path, output, sent) = (path.to_owned(), BufReader::new(output), SentGame::default());
        let mut player = ProgramPlayer { path, child, input, output, nodes, sent };
        player.tell("uci")?;
        let options = player.read_until("uciok")?;
        let has = |name: &str| options.iter().any(|line| line.starts_with(&format!("option name {name} ")));
        if has("Table") {
            player.tell(&format!("setoption name Table value {TABLE_MB}"))?;
        }
        if rules != Rules::STANDARD {
            if !has("Rules") {
                return Err(format!("{} plays by the standard rules only", player.path));
            }
            player.tell(&format!("setoption name Rules value {rules}"))?;
        }
        Ok(player)
    }

    fn tell(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}").map_err(|error| format!("{}: {error}", self.path))
    }

    /// Reads lines up to one that begins with a word, that one included.
    fn read_until(&mut self, word: &str) -> Result<Vec<String>, String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            match self.output.read_line(&mut line) {
                Ok(0) => return Err(format!("{} ended before it wrote '{word}'", self.path)),
                Ok(_) => {}
                Err(error) => return Err(format!("{}: {error}", self.path)),
            }
            let is_last = line.split_whitespace().next() == Some(word);
            lines.push(line);
            if is_last {
                return Ok(lines);
            }
        }
    }

    /// The turn of the program, and its score.
    fn ask(&mut self, game: &Game) -> Result<(Vec<Move>, Option<Score>), String> {
        let position = self.sent.update(game);
        self.tell(&position)?;
        self.tell(&format!("go nodes {}", self.nodes))?;
        let lines = self.read_until("bestmove")?;
        let best = lines.last().and_then(|line| line.split_whitespace().nth(1)).unwrap_or_default();
        let turn = game.position().read_turn(best);
        let turn = turn.map_err(|error| format!("{} played '{best}': {error}", self.path))?;
        Ok((turn, lines.iter().rev().find_map(|line| read_score(line))))
    }
}

impl Player for ProgramPlayer {
    /// # Panics
    ///
    /// If the program ends, or plays what is not legal: a match with it is worth nothing.
    fn choose(&mut self, game: &Game) -> Option<(Vec<Move>, Option<Score>)> {
        Some(self.ask(game).unwrap_or_else(|error| panic!("{error}")))
    }

    fn start_game(&mut self, _seed: u64) {
        self.sent = SentGame::default();
        self.tell("ucinewgame").unwrap_or_else(|error| panic!("{error}"));
    }

    fn process(&self) -> Option<u32> {
        Some(self.child.id())
    }
}

impl Drop for ProgramPlayer {
    fn drop(&mut self) {
        // A program that does not listen is ended.
        if self.tell("quit").is_err() {
            let _ended = self.child.kill();
        }
        let _status = self.child.wait();
    }
}

/// The score in a line of info: `score cp 30` or `score mate 2`.
fn read_score(line: &str) -> Option<Score> {
    let mut words =
        line.strip_prefix("info ")?.split_whitespace().skip_while(|&word| word != "score").skip(1);
    let (kind, number) = (words.next()?, words.next()?.parse().ok()?);
    match kind {
        "cp" => Some(Score::Points(number)),
        "mate" => Some(Score::Mate(number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_from_lines_of_info() {
        assert_eq!(read_score("info depth 3 score cp -35 pv Tf4f6"), Some(Score::Points(-35)));
        assert_eq!(read_score("info depth 3 score mate 2 pv Tf4f6"), Some(Score::Mate(2)));
        assert_eq!(read_score("info string score cp"), None);
        assert_eq!(read_score("bestmove Tf4f6"), None);
    }

    #[test]
    fn what_is_sent_of_a_game_begins_after_the_last_capture() {
        let mut game = Game::new(Rules::STANDARD);
        let mut sent = SentGame::default();
        let mut play = |san: &str| {
            let turn = game.position().read_turn(san).unwrap();
            game.play_turn(&turn).unwrap();
            sent.update(&game)
        };
        assert!(play("Tf6").ends_with(" r - - 0 1 moves Tf4f6"));
        assert!(play("Tf8").ends_with(" r - - 0 1 moves Tf4f6 Tf9f8"));
        let after = play("Txf8");
        assert!(after.ends_with(" b - - 0 2") && !after.contains("moves"), "{after}");
    }
}
