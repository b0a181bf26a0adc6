//! Comments on a game: what the engine thinks of each position, and which turns were mistakes.

use cotulenh::{Color, Game, IllegalMove, Pgn, PgnLine, PgnTurn};

use crate::{Limits, Line, Score, Searcher, notation::line_san};

/// How much a turn must lose to be called an inaccuracy, a mistake or a blunder, in hundredths of an
/// infantry, with the glyph of PGN for it.
const MISTAKES: [(i32, u8, &str); 3] = [(400, 4, "blunder"), (200, 2, "mistake"), (90, 6, "inaccuracy")];
/// Scores beyond this are equally won.
const DECIDED: i32 = 2_000;

/// A turn that lost something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The number of the turn, from 0.
    pub turn: usize,
    /// The side that played it.
    pub color: Color,
    /// The number of the move in the game.
    pub number: u32,
    /// The turn in SAN.
    pub san: String,
    /// What would have been better, in SAN.
    pub better: String,
    /// What it lost, in hundredths of an infantry.
    pub loss: i32,
}

/// Writes comments with scores, best lines and glyphs into the main line of a game. Calls `progress`
/// with the number of turns done and of all. Returns the mistakes, the worst first.
pub fn annotate(
    pgn: &mut Pgn,
    searcher: &mut Searcher,
    limits: Limits,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Vec<Mistake>, IllegalMove> {
    let mut game = Game::from_position(pgn.start.clone());
    let all = pgn.main.turns.len();
    let mut mistakes = Vec::new();
    let mut before = look(searcher, &game, limits);
    for n in 0..all {
        progress(n, all);
        let position = game.position().clone();
        let turn = &mut pgn.main.turns[n];
        game.play_turn(&turn.moves)?;
        let after = look(searcher, &game, limits);
        // The score after the turn, for the side that played it.
        let score = match (&after, game.outcome()) {
            (_, Some(outcome)) => match outcome.winner {
                None => Score::Points(0),
                Some(winner) => Score::Mate(if winner == position.turn() { 1 } else { -1 }),
            },
            (Some(line), None) => opposite(line.score),
            (None, None) => Score::Points(0),
        };
        let clamp = |score: Score| score.as_points().clamp(-DECIDED, DECIDED);
        let mut comment = for_red(score, position.turn());
        if let Some(best) = before.filter(|best| best.turns.first() != Some(&turn.moves)) {
            let loss = clamp(best.score) - clamp(score);
            if let Some((_, nag, name)) = MISTAKES.iter().find(|(least, ..)| loss >= *least) {
                let better = line_san(&position, &best.turns);
                comment =
                    format!("{comment}, {name}: {} was {}", better[0], for_red(best.score, position.turn()));
                turn.nags.push(*nag);
                turn.variations.push(variation(&best));
                mistakes.push(Mistake {
                    turn: n,
                    color: position.turn(),
                    number: position.full_moves(),
                    san: position.turn_san(&turn.moves),
                    better: better[0].clone(),
                    loss,
                });
            }
        }
        turn.comments.push(comment);
        before = after;
    }
    progress(all, all);
    mistakes.sort_by_key(|mistake| -mistake.loss);
    Ok(mistakes)
}

fn look(searcher: &mut Searcher, game: &Game, limits: Limits) -> Option<Line> {
    game.outcome().is_none().then(|| searcher.search(game, limits).lines.first().cloned()).flatten()
}

fn opposite(score: Score) -> Score {
    match score {
        Score::Points(points) => Score::Points(-points),
        Score::Mate(turns) => Score::Mate(-turns),
    }
}

/// A score as players write it: positive if Red is better.
fn for_red(score: Score, color: Color) -> String {
    let score = if color == Color::Red { score } else { opposite(score) };
    match score {
        Score::Points(points) => format!("{:+.2}", f64::from(points) / 100.0),
        Score::Mate(turns) => format!("{}#{}", if turns < 0 { "-" } else { "+" }, turns.abs()),
    }
}

/// The best line as a variation.
fn variation(line: &Line) -> PgnLine {
    let turn = |moves: &Vec<_>| PgnTurn { moves: moves.clone(), ..PgnTurn::default() };
    PgnLine { comments: Vec::new(), turns: line.turns.iter().map(turn).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plane_that_is_given_away_is_a_blunder() {
        let text = "[SetUp \"1\"]\n[FEN \"6c4/11/11/3f7/11/11/11/3A7/11/4F6/11/7C3 b - - 0 1\"]\n\n1... Fd6 2. Axd6 *";
        let mut pgn: Pgn = text.parse().unwrap();
        let mut searcher = Searcher::new(1 << 20);
        let limits = Limits { nodes: Some(3_000), ..Limits::default() };
        let mut seen = Vec::new();
        let mistakes = annotate(&mut pgn, &mut searcher, limits, &mut |n, all| seen.push((n, all))).unwrap();
        assert_eq!(mistakes[0].turn, 0, "{mistakes:?}");
        assert!(mistakes[0].loss >= 400, "{mistakes:?}");
        assert_eq!(seen, [(0, 2), (1, 2), (2, 2)]);
        assert!(pgn.main.turns[0].comments[0].contains("blunder"));
        // What is written can be read again.
        assert_eq!(pgn.to_text(100).parse::<Pgn>().unwrap(), pgn);
    }
}
