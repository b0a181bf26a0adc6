//! Games of the engine against itself, as data. The openings branch but stay sensible: each of the first turns is
//! drawn among the best ones. In half of the games one side is careless
//! at times, so that there are mistakes to learn from.

use cotulenh::{Color, Game, Move, Objective, Rules};
use cotulenh_engine::{Limits, Score, Searcher};

use crate::{
    players::{BeginnerPlayer, Player},
    random::Random,
};

/// Bytes of the table of a searcher that plays such games.
pub const TABLE: usize = 1 << 20;

/// So many turns of the opening are drawn among so many lines.
const OPENING: usize = 8;
const LINES: usize = 6;
/// Nodes of the search for them: so many lines need more than a turn does.
const OPENING_NODES: u64 = 1_500;
/// Points by which a line of the opening becomes e times as rare, and by which it is not played at all.
const BLUR: f64 = 40.0;
const WORST: i32 = 120;
/// A careless side plays one of so many turns as a beginner does.
const CARELESS: usize = 4;
/// A game is given up for lost from here on, if the scores agree for some turns.
const RESIGN: i32 = 1_500;
const RESIGN_TURNS: usize = 6;
/// Longer games are drawn: most of what is to happen has happened.
const LONGEST: usize = 140;

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game at its end; it has its turns.
    pub game: Game,
    /// Whether Red was careless, and whether Blue was.
    pub careless: [bool; 2],
    /// What the search has said before each turn, for the side that plays it.
    pub scores: Vec<Score>,
    /// The winner, if there is one. Games that are decided may have ended early.
    pub winner: Option<Color>,
}

/// Plays a game to its end; it is drawn after `longest` turns. `choose` gives a turn, and what it thinks of the
/// position. Returns the winner and the number of turns.
pub fn play_on(
    game: &mut Game,
    longest: usize,
    mut choose: impl FnMut(&Game) -> Option<(Vec<Move>, Option<Score>)>,
) -> (Option<Color>, usize) {
    // How many turns in a row the scores have said that Red wins, or that Blue does.
    let mut agreed = [0; 2];
    for turns in 0..longest {
        if let Some(outcome) = game.outcome() {
            return (outcome.winner, turns);
        }
        let color = game.position().turn();
        let Some((turn, score)) = choose(game) else { return (None, turns) };
        game.play_turn(&turn).expect("players play legal turns");
        let score = score.map_or(0, Score::as_points);
        for side in Color::ALL {
            let ahead = if side == color { score } else { -score };
            agreed[side as usize] = if ahead >= RESIGN { agreed[side as usize] + 1 } else { 0 };
            if agreed[side as usize] >= RESIGN_TURNS {
                return (Some(side), turns);
            }
        }
    }
    (game.outcome().and_then(|outcome| outcome.winner), longest)
}

/// The rules of the game of this number: of ten games, eight are standard, one is official, and one is a battle.
pub fn rules_of(number: u64) -> Rules {
    let battle = |objective| Rules::STANDARD.with(|rules| rules.objective = objective);
    match number % 40 {
        9 | 19 | 29 | 39 => Rules::OFFICIAL,
        4 => battle(Objective::Naval),
        14 => battle(Objective::Air),
        24 => battle(Objective::Land),
        34 => battle(Objective::Any),
        _ => Rules::STANDARD,
    }
}

/// Plays the game of this number from the start position.
pub fn play(seed: u64, number: u64, nodes: u64, searcher: &mut Searcher) -> Played {
    let mut random = Random::new(Random::new(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).next_u64());
    let careless = [[false; 2], [false; 2], [false, true], [true, false]][random.below(4)];
    let mut beginner = BeginnerPlayer::new(random.next_u64());
    let mut game = Game::new(rules_of(number));
    let mut scores = Vec::new();
    searcher.clear();
    let (winner, _) = play_on(&mut game, LONGEST, |game| {
        let (turn, score) = if scores.len() < OPENING {
            draw_turn(game, OPENING_NODES, &mut random, searcher)?
        } else {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let line = searcher.search(game, limits).lines.first()?;
            let is_careless = careless[game.position().turn() as usize] && random.below(CARELESS) == 0;
            let slip = if is_careless { beginner.choose(game) } else { None };
            (slip.map_or_else(|| line.turns[0].clone(), |(turn, _)| turn), line.score)
        };
        scores.push(score);
        Some((turn, Some(score)))
    });
    Played { game, careless, scores, winner }
}

/// One of the best turns: the worse, the less often.
fn draw_turn(
    game: &Game,
    nodes: u64,
    random: &mut Random,
    searcher: &mut Searcher,
) -> Option<(Vec<Move>, Score)> {
    let limits = Limits { nodes: Some(nodes), lines: LINES, ..Limits::default() };
    let lines = &searcher.search(game, limits).lines;
    let best = lines.first()?.score.as_points();
    let share = |score: Score| {
        let behind = best - score.as_points();
        if behind > WORST { 0.0 } else { (-f64::from(behind) / BLUR).exp() }
    };
    let all: f64 = lines.iter().map(|line| share(line.score)).sum();
    let mut rest = all * random.below(1 << 30) as f64 / f64::from(1 << 30);
    let drawn = lines.iter().find(|line| {
        rest -= share(line.score);
        rest < 0.0
    });
    let line = drawn.or(lines.first())?;
    Some((line.turns[0].clone(), line.score))
}

impl Played {
    /// Writes a game as one line: `rules;careless sides;result;turns;scores`. The rules are empty if standard,
    /// the result is as in PGN, the turns are LAN, a score is points or, with an `M`, turns to the mate.
    pub fn to_line(&self) -> String {
        let rules = match *self.game.position().rules() {
            Rules::STANDARD => String::new(),
            rules => rules.to_string(),
        };
        let result = match self.winner {
            Some(Color::Red) => "1-0",
            Some(Color::Blue) => "0-1",
            None => "1/2-1/2",
        };
        let mut game = Game::from_position(self.game.start());
        let mut turns = Vec::new();
        for turn in self.game.turns() {
            turns.push(game.position().turn_lan(&turn));
            game.play_turn(&turn).expect("a turn of the game");
        }
        let scores: Vec<String> = self.scores.iter().map(|&score| write_score(score)).collect();
        let careless: String =
            Color::ALL.into_iter().filter(|&side| self.careless[side as usize]).map(Color::letter).collect();
        format!("{rules};{careless};{result};{};{}", turns.join(" "), scores.join(" "))
    }

    /// Reads what [`Played::to_line`] writes. The error says what is wrong.
    pub fn read(line: &str) -> Result<Played, String> {
        let wrong = |part: &str| format!("'{part}' is wrong in a game");
        let [rules, careless, result, turns, scores] = line.split(';').collect::<Vec<_>>()[..] else {
            return Err(wrong(line));
        };
        let mut game = Game::new(rules.parse().map_err(|_| wrong(rules))?);
        for text in turns.split_terminator(' ') {
            let turn = game.position().read_turn(text).map_err(|_| wrong(text))?;
            game.play_turn(&turn).map_err(|_| wrong(text))?;
        }
        let read = |text| read_score(text).ok_or(wrong(text));
        let winner = match result {
            "1-0" => Some(Color::Red),
            "0-1" => Some(Color::Blue),
            _ => None,
        };
        Ok(Played {
            game,
            careless: Color::ALL.map(|side| careless.contains(side.letter())),
            scores: scores.split_terminator(' ').map(read).collect::<Result<_, _>>()?,
            winner,
        })
    }
}

fn write_score(score: Score) -> String {
    match score {
        Score::Points(points) => points.to_string(),
        Score::Mate(turns) => format!("M{turns}"),
    }
}

fn read_score(text: &str) -> Option<Score> {
    match text.strip_prefix('M') {
        Some(turns) => turns.parse().ok().map(Score::Mate),
        None => text.parse().ok().map(Score::Points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_depends_on_its_number_only_and_is_read_as_it_is_written() {
        let mut searcher = Searcher::new(1 << 16);
        let line = play(1, 4, 20, &mut searcher).to_line();
        play(1, 5, 20, &mut searcher);
        assert_eq!(play(1, 4, 20, &mut searcher).to_line(), line);
        let read = Played::read(&line).unwrap();
        assert_eq!(read.to_line(), line);
        assert_eq!(read.scores.len(), read.game.turn_count());
        assert!(Played::read("standard;20;1-0;;").is_err());
    }
}
