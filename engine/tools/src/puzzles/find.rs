//! Whether a turn of a game was a mistake that makes a puzzle, and the line of it.

use cotulenh::{Game, Move, Objective, OutcomeReason, Position};
use cotulenh_engine::{
    Score,
    mate::{Attack, Mate, MateSolver},
};

use super::{
    Judge, MISTAKE, Only, Puzzle,
    judge::{board_after, play},
    themes::Found,
};
use crate::selfplay::Played;

/// A turn is looked at if the scores of the game say that the other side has gained so much by it; less where it is
/// in check.
const SWING: f64 = 0.1;
const SWING_IN_CHECK: f64 = 0.06;
/// What is played before this turn belongs to the opening.
const OPENING: usize = 6;
/// Nodes for a look, and to confirm. The look asks for a little less, as it sees less.
const LOOK: u64 = 5_000;
const LOOK_MARGIN: f64 = 0.28;
const CONFIRM: u64 = 24_000;
/// Nodes of the plain solver for one question.
const PROVE: u64 = 1_500_000;
/// Turns of the solver in a line.
const LONGEST_LINE: usize = 4;
/// Mates in one are so many that one of so many games is enough.
const MATES_IN_ONE_EVERY: u64 = 16;

/// Looks for puzzles in the game of this number.
pub fn find_in_game(number: u64, played: &Played, judge: &mut Judge) -> Vec<Puzzle> {
    let chances: Vec<f64> = played.scores.iter().map(|score| score.win_chance()).collect();
    let mut game = Game::from_position(played.game.start());
    let mut found: Vec<Puzzle> = Vec::new();
    for (n, turn) in played.game.turns().enumerate() {
        let before = game.position().clone();
        if game.play_turn(&turn).is_err() {
            break;
        }
        let is_short = played.scores.get(n + 1) == Some(&Score::Mate(1)) && !is_battle(&game);
        if n >= OPENING
            && (!is_short || number.is_multiple_of(MATES_IN_ONE_EVERY))
            && is_swing(&chances, n, game.position().is_check())
            && let Some(puzzle) = look_at(&before, &turn, judge)
        {
            found.push(puzzle);
        }
    }
    found
}

/// Do the scores of a game say that the other side has gained by this turn?
fn is_swing(chances: &[f64], turn: usize, is_check: bool) -> bool {
    let Some(chance) = chances.get(turn + 1) else { return false };
    chance - (1.0 - chances[turn]) >= if is_check { SWING_IN_CHECK } else { SWING }
}

/// A game that begins with this position: without its counters, as a puzzle has it.
fn begin(position: &Position) -> Option<Game> {
    let mut setup = position.to_setup();
    (setup.half_moves, setup.full_moves) = (0, 1);
    Position::new(&setup, *position.rules()).ok().map(Game::from_position)
}

fn is_battle(game: &Game) -> bool {
    game.position().rules().objective != Objective::Commander
}

/// Is the position after a turn a puzzle?
fn look_at(before: &Position, mistake: &[Move], judge: &mut Judge) -> Option<Puzzle> {
    let before = begin(before)?;
    let start = play(&before, mistake).filter(|start| start.outcome().is_none())?;
    // A short search drops most.
    let lines = judge.lines(&start, LOOK, 2);
    let [best, second] = &lines[..] else { return None };
    let is_mate = matches!(best.score, Score::Mate(1..));
    if !is_mate && best.score.win_chance() - second.score.win_chance() < LOOK_MARGIN {
        return None;
    }
    let only = match best.score {
        // Where any mate will do, it need not be the only one.
        Score::Mate(1) => Only { best: best.clone(), second: second.clone() },
        _ => judge.only_turn(&start, CONFIRM)?,
    };
    if lost(&before, &only, judge, CONFIRM) < MISTAKE {
        return None;
    }
    let line = match only.best.score {
        Score::Mate(turns @ 1..) if !is_battle(&start) => mating_line(&start, &only, turns as u32, judge)?,
        _ => winning_line(&start, &only, judge),
    };
    let depth = judge.depth_of(&start, &line[0], CONFIRM)?;
    let theme = Found { start: &start, only: &only, turns: &line }.theme(judge)?;
    let turns = [vec![mistake.to_vec()], line].concat();
    // A search has to look at least to the end of the line.
    let depth = depth.max(turns.len() as u32 - 1);
    Some(Puzzle { theme, before: before.position().clone(), turns, depth })
}

/// Looks again at the mistake of a puzzle that was made before. A mate that is proved stays as it is: its line may be
/// too deep for the searches.
pub fn look_again(puzzle: &Puzzle, judge: &mut Judge) -> Option<Puzzle> {
    let is_proved =
        puzzle.theme.mate().is_some() && prove_mate(puzzle) && starts_after_mistake(puzzle, judge);
    if is_proved { Some(puzzle.clone()) } else { look_at(&puzzle.before, &puzzle.turns[0], judge) }
}

/// Has the other side lost enough by allowing a win?
fn starts_after_mistake(puzzle: &Puzzle, judge: &mut Judge) -> bool {
    judge.chance(&puzzle.game_after(0), CONFIRM) >= MISTAKE
}

/// What the other side has lost of its win chance.
fn lost(before: &Game, only: &Only, judge: &mut Judge, nodes: u64) -> f64 {
    judge.chance(before, nodes) - (1.0 - only.best.score.win_chance())
}

/// The line of a mate, if it is proved, if there is no shorter one, and no other one before the last turn.
fn mating_line(start: &Game, only: &Only, turns: u32, judge: &mut Judge) -> Option<Vec<Vec<Move>>> {
    // Longer mates are tried by checks only; that there is none in two is proved.
    if turns > 2 && MateSolver::new(start.position(), Attack::Any, PROVE).solve(2) != Mate::None {
        return None;
    }
    let mut game = start.clone();
    let mut line = Vec::new();
    for left in (1..=turns).rev() {
        let turn = only_mate(&game, left)?;
        let is_first = left == turns && left > 1;
        if is_first && board_after(&game, &only.best.turns[0])? != board_after(&game, &turn)? {
            return None;
        }
        game.play_turn(&turn).ok()?;
        line.push(turn);
        if left > 1 {
            let answer = judge.lines(&game, LOOK, 1).first()?.turns[0].clone();
            game.play_turn(&answer).ok()?;
            line.push(answer);
        }
    }
    Some(line)
}

/// Proves again what the line of a mate says: each turn of the solver mates in so many turns as are left, there is
/// no shorter mate, and before the last turn no other one.
pub fn prove_mate(puzzle: &Puzzle) -> bool {
    let left = |played: usize| (puzzle.length() - played) as u32;
    mates(puzzle)
        && (0..puzzle.length()).all(|played| {
            let game = puzzle.game_after(1 + 2 * played);
            let turn = &puzzle.turns[1 + 2 * played];
            only_mate(&game, left(played)).is_some_and(|proved| {
                left(played) == 1 || board_after(&game, &proved) == board_after(&game, turn)
            })
        })
}

/// Does the line of a puzzle end with a mate?
pub fn mates(puzzle: &Puzzle) -> bool {
    let end = puzzle.game_after(puzzle.turns.len()).outcome();
    let is_mate = |reason| matches!(reason, OutcomeReason::Checkmate | OutcomeReason::CommanderCaptured);
    end.is_some_and(|outcome| is_mate(outcome.reason))
}

/// Confirms again that a puzzle starts after a mistake and that each turn of the solver is the only good one, by
/// searches as long as those that found it, or `times` as long. A win at once need not be the only one. What is no
/// mate may not be one for longer searches either.
pub fn confirm(puzzle: &Puzzle, judge: &mut Judge, times: u64) -> bool {
    let nodes = times * CONFIRM;
    let is_only = |played: usize, judge: &mut Judge| -> Option<Only> {
        let game = puzzle.game_after(played);
        let only = judge.only_turn(&game, nodes)?;
        let is_same = board_after(&game, &only.best.turns[0]) == board_after(&game, &puzzle.turns[played]);
        let is_hidden_mate = !is_battle(&game) && matches!(only.best.score, Score::Mate(1..));
        (is_same && !is_hidden_mate).then_some(only)
    };
    let wins_at_once = |played: usize| puzzle.game_after(played + 1).outcome().is_some();
    let first = match wins_at_once(1) {
        true => judge.chance(&puzzle.game_after(0), nodes) >= MISTAKE,
        false => {
            is_only(1, judge).is_some_and(|only| lost(&puzzle.game_after(0), &only, judge, nodes) >= MISTAKE)
        }
    };
    let mut later = (3..puzzle.turns.len()).step_by(2);
    first && later.all(|played| wins_at_once(played) || is_only(played, judge).is_some())
}

/// The only turn that mates in exactly so many turns; in the last turn, any.
fn only_mate(game: &Game, left: u32) -> Option<Vec<Move>> {
    let attack = if left <= 2 { Attack::Any } else { Attack::Checks };
    if left > 1 && MateSolver::new(game.position(), attack, PROVE).solve(left - 1) != Mate::None {
        return None;
    }
    let mut mates = MateSolver::new(game.position(), attack, PROVE).find_all(left)?;
    mates.sort_by_key(Vec::len);
    let first = mates.first()?.clone();
    let board = board_after(game, &first)?;
    let is_only = mates.iter().all(|turn| board_after(game, turn) == Some(board));
    (left == 1 || is_only).then_some(first)
}

/// The line of a puzzle that is no mate. It goes on while there is only one good turn after the answer: then the
/// advantage is clear. A battle goes on to its end.
fn winning_line(start: &Game, only: &Only, judge: &mut Judge) -> Vec<Vec<Move>> {
    let mut line = vec![only.best.turns[0].clone()];
    let Some(mut game) = play(start, &line[0]) else { return line };
    while game.outcome().is_none() && line.len() < 2 * LONGEST_LINE - 1 {
        let Some((answer, turn, after)) = next_turn(&game, judge) else { break };
        line.extend([answer, turn]);
        game = after;
    }
    line
}

/// The answer of the other side, the only good turn after it, and the game after both.
fn next_turn(game: &Game, judge: &mut Judge) -> Option<(Vec<Move>, Vec<Move>, Game)> {
    let answer = judge.lines(game, CONFIRM / 2, 1).first()?.turns[0].clone();
    let answered = play(game, &answer).filter(|answered| answered.outcome().is_none())?;
    // A short look saves most of the long ones.
    let lines = judge.lines(&answered, LOOK, 2);
    let [best, second] = &lines[..] else { return None };
    let turn = match best.score {
        Score::Mate(1) if is_battle(game) => best.turns[0].clone(),
        _ if best.score.win_chance() - second.score.win_chance() < LOOK_MARGIN => return None,
        _ => judge.only_turn(&answered, CONFIRM)?.best.turns[0].clone(),
    };
    let after = play(&answered, &turn)?;
    Some((answer, turn, after))
}
