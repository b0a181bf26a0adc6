//! Whether a position is a puzzle, and the line of it.

use cotulenh::{Game, Move, Objective, OutcomeReason, Position, Role};
use cotulenh_engine::{
    Line, Score,
    exchange::exchange,
    mate::{Attack, Mate, MateSolver},
};

use super::{
    Judge, MISTAKE, Only, Puzzle, Theme,
    judge::{board_after, play},
    themes::Found,
};

/// Nodes for a glance, for a look, and to confirm. The first two ask for a little less, as they see less.
const GLANCE: u64 = 400;
const LOOK: u64 = 2_500;
const CONFIRM: u64 = 24_000;
const GLANCE_MARGIN: f64 = 0.12;
const LOOK_MARGIN: f64 = 0.28;
/// A capture that wins so much by exchanges is no puzzle by itself.
const PLAIN: i32 = 250;
/// Nodes of the plain solver for one question.
const PROVE: u64 = 1_500_000;
/// Nodes of the plain solver to find a mate in three or four.
const FIND_LONG: u64 = 60_000;
/// Turns of the solver in a line.
const LONGEST_LINE: usize = 4;

/// A game that begins with this position: without its counters, as a puzzle has it.
fn begin(position: &Position) -> Option<Game> {
    let mut setup = position.to_setup();
    (setup.half_moves, setup.full_moves) = (0, 1);
    Position::new(&setup, *position.rules()).ok().map(Game::from_position)
}

/// What is looked for.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// The turns of the shortest mate.
    pub(super) shortest: i32,
    /// What is wrong may lie so deep that a glance is not enough to drop it.
    pub(super) is_deep: bool,
    /// Nothing but mates.
    pub(super) only_mates: bool,
    /// What has just come into the range of a piece that shoots from afar counts too.
    pub(super) is_shot: bool,
}

/// Is the position after a turn a puzzle?
pub(super) fn look_at(before: &Position, mistake: &[Move], look: Look, judge: &mut Judge) -> Option<Puzzle> {
    let before = begin(before)?;
    let start = play(&before, mistake)?;
    if start.outcome().is_some() {
        return None;
    }
    let is_battle = start.position().rules().objective != Objective::Commander;
    // Short searches drop most.
    for (nodes, margin) in
        [(GLANCE, GLANCE_MARGIN), (LOOK, LOOK_MARGIN)].into_iter().skip(usize::from(look.is_deep))
    {
        let lines = judge.lines(&start, nodes, 2);
        let [best, second] = &lines[..] else { return None };
        let margin = if matches!(best.score, Score::Mate(_)) { 0.0 } else { margin };
        let is_short = matches!(best.score, Score::Mate(turns) if turns > 0 && turns < look.shortest);
        if look.only_mates && !matches!(best.score, Score::Mate(1..)) {
            return None;
        }
        let is_dull = is_short && !is_special(start.position(), &best.turns[0]);
        if best.score.win_chance() - second.score.win_chance() <= margin || is_dull && !is_battle {
            return None;
        }
        if !is_battle && is_plain(&start, mistake, &best.turns[0], look.is_shot) {
            return None;
        }
    }
    let only = judge.only_turn(&start, CONFIRM)?;
    let mate = match only.best.score {
        Score::Mate(turns @ 1..) if !is_battle => Some(turns as u32),
        _ => None,
    };
    let line = match mate {
        Some(turns) => mating_line(&start, Some(&only), turns, judge)?,
        None => winning_line(&start, &only, judge),
    };
    let found = Found { start: &start, only: &only, turns: &line, mate };
    let theme = found.theme(judge)?;
    let lost = judge.chance(&before, CONFIRM) - (1.0 - only.best.score.win_chance());
    if lost < MISTAKE {
        return None;
    }
    let depth = judge.depth_of(&start, &line[0], CONFIRM)?;
    let turns = [vec![mistake.to_vec()], line].concat();
    Some(Puzzle { theme, before: before.position().clone(), turns, depth })
}

/// Is a turn a deploy or a flight? These teach a theme also where they mate at once.
fn is_special(position: &Position, turn: &[Move]) -> bool {
    let is_flight = turn[0].piece.carrier_role() == Role::AirForce;
    turn[0].deploy || is_flight && !position.air_defenders(position.turn()).is_empty()
}

/// Is a turn just a capture of what stands there for nothing? It is one that is easily seen: of a neighbour, or of
/// what has just come there, unless it gives check or shots are looked for.
fn is_plain(start: &Game, mistake: &[Move], turn: &[Move], is_shot: bool) -> bool {
    let [mv] = turn else { return false };
    let position = start.position();
    let is_near = mv.from.line_to(mv.to).is_none_or(|(_, steps)| steps < 2);
    let has_come = mistake.iter().any(|made| made.kind.arrives() && made.to == mv.to);
    mv.kind.is_capture()
        && !is_special(position, turn)
        && exchange(position, *mv) >= PLAIN
        && (is_near || has_come && !is_shot && !position.is_check())
}

/// Is the position after a turn a mate in three or four? The plain solver looks for it by checks, which finds what is
/// too deep for the searches above. No other turn may mate, as far as a long search tells.
pub(super) fn look_for_long_mate(before: &Position, mistake: &[Move], judge: &mut Judge) -> Option<Puzzle> {
    let before = begin(before)?;
    let start = play(&before, mistake).filter(|start| start.outcome().is_none())?;
    let mut solver = MateSolver::new(start.position(), Attack::Checks, FIND_LONG);
    let Mate::Found(turns @ 3..=4, _) = solver.solve(4) else { return None };
    let line = mating_line(&start, None, turns, judge)?;
    let board = board_after(&start, &line[0])?;
    let mates = |line: &Line| {
        matches!(line.score, Score::Mate(1..)) && board_after(&start, &line.turns[0]) != Some(board)
    };
    if judge.lines(&start, CONFIRM, 2).iter().any(mates) || judge.chance(&before, CONFIRM) < MISTAKE {
        return None;
    }
    let depth = judge.depth_of(&start, &line[0], CONFIRM).unwrap_or_else(|| judge.depth(&start, CONFIRM) + 1);
    let turns = [vec![mistake.to_vec()], line].concat();
    let theme = Theme::of_mate(turns.len() as u32 / 2)?;
    Some(Puzzle { theme, before: before.position().clone(), turns, depth })
}

/// The line of a mate, if it is proved, if there is no shorter one, and no other one before the last turn.
fn mating_line(start: &Game, only: Option<&Only>, turns: u32, judge: &mut Judge) -> Option<Vec<Vec<Move>>> {
    // Longer mates are tried by checks only; that there is none in two is proved.
    if turns > 2 && MateSolver::new(start.position(), Attack::Any, PROVE).solve(2) != Mate::None {
        return None;
    }
    let mut game = start.clone();
    let mut line = Vec::new();
    let mut first = only.map(|only| only.best.turns[0].clone());
    for left in (1..=turns).rev() {
        let turn = only_mate(&game, left)?;
        let meant = first.take().unwrap_or_else(|| turn.clone());
        if left > 1 && board_after(&game, &meant)? != board_after(&game, &turn)? {
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

/// Proves again what the line of a puzzle says that ends with a mate: each turn of the solver mates in so many
/// turns as are left, there is no shorter mate, and before the last turn no other one. `None` if it does not mate.
pub fn prove_mate(puzzle: &Puzzle) -> Option<bool> {
    let end = puzzle.game_after(puzzle.turns.len()).outcome()?;
    matches!(end.reason, OutcomeReason::Checkmate | OutcomeReason::CommanderCaptured).then(|| {
        let left = |played: usize| (puzzle.length() - played) as u32;
        (0..puzzle.length()).all(|played| {
            let game = puzzle.game_after(1 + 2 * played);
            let turn = &puzzle.turns[1 + 2 * played];
            let proved = only_mate(&game, left(played));
            left(played) == 1 && proved.is_some()
                || proved.is_some_and(|proved| board_after(&game, &proved) == board_after(&game, turn))
        })
    })
}

/// Confirms again that a puzzle starts after a mistake and that its first turn is the only good one, by searches as
/// long as those that found it, or `times` as long.
pub fn confirm(puzzle: &Puzzle, judge: &mut Judge, times: u64) -> bool {
    let start = puzzle.game_after(1);
    let Some(only) = judge.only_turn(&start, times * CONFIRM) else { return false };
    let lost = judge.chance(&puzzle.game_after(0), times * CONFIRM) - (1.0 - only.best.score.win_chance());
    lost >= MISTAKE && board_after(&start, &only.best.turns[0]) == board_after(&start, &puzzle.turns[1])
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
/// advantage is clear.
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
    if best.score.win_chance() - second.score.win_chance() < GLANCE_MARGIN {
        return None;
    }
    let turn = judge.only_turn(&answered, CONFIRM)?.best.turns[0].clone();
    let after = play(&answered, &turn)?;
    Some((answer, turn, after))
}
