//! Without pruning the search finds the same values as a plain one that is written here again, from
//! the rules: all turns to a fixed depth, then all captures.

mod common;

use common::random_game;
use cotulenh::{Action, Game, Position, Rules, search_support::SearchSupport};
use cotulenh_engine::{Features, Limits, Searcher, eval::Evaluator};
use cotulenh_engine_tools::random::Random;

const MATE: i32 = 30_000;
const INFINITE: i32 = 31_000;
/// How many plies after the last turn checks are answered by any move.
const CHECK_PLIES: u32 = 1;

struct Plain {
    evaluator: Evaluator,
}

impl Plain {
    /// The value of a node for the side to move. `depth` counts turns; `turns` those since the root,
    /// `plies` the actions since the last of them.
    fn value(
        &self,
        position: &mut Position,
        depth: u32,
        turns: i32,
        plies: u32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let in_session = position.session().is_some();
        if in_session {
            let enemy = !position.turn();
            if position.board().commander(enemy).is_none() && position.real_board().commander(enemy).is_some()
            {
                return MATE - turns - 1;
            }
        } else if position.is_commander_captured() {
            return -(MATE - turns);
        } else if turns > 0 && position.is_draw_by_fifty_moves() {
            return 0;
        }
        let quiet = depth == 0;
        let check = position.is_check();
        let all = !quiet || check && (in_session || plies <= CHECK_PLIES);
        let mut best = -INFINITE;
        if quiet && !in_session && !all {
            best = self.evaluator.value(position);
            alpha = alpha.max(best);
        }
        if best >= beta {
            return best;
        }
        let mut actions = position.actions();
        // Captures first, the most valuable target first: the order does not change the value.
        let target = |action: &Action| match action {
            Action::Move(mv) if mv.kind.is_capture() => {
                -(position
                    .board()
                    .get(mv.to)
                    .map_or(0, |stack| stack.roles().iter().map(|role| role.points()).sum::<u32>())
                    as i32)
            }
            Action::Commit => 1,
            Action::Move(_) => 2,
        };
        actions.sort_by_key(target);
        let mut any = false;
        for action in actions {
            let capture = action.as_move().is_none_or(|mv| mv.kind.is_capture());
            if !all && !capture {
                continue;
            }
            any = true;
            let turn = position.turn();
            let depth_after = if in_session || quiet { depth } else { depth - 1 };
            let undo = position.act(action).unwrap();
            let flips = position.turn() != turn;
            let plies = if quiet { plies + 1 } else { 0 };
            let value = match flips {
                true => -self.value(position, depth_after, turns + 1, plies, -beta, -alpha),
                false => self.value(position, depth_after, turns, plies, alpha, beta),
            };
            position.take_back(undo);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        match any || best > -INFINITE {
            true => best,
            false if check => -(MATE - turns),
            false => 0,
        }
    }
}

fn compare(count: usize, depth: u32, seed: u64) {
    let mut random = Random::new(seed);
    let plain = Plain { evaluator: Evaluator::material() };
    let mut searcher = Searcher::with_features(0, Features::PLAIN);
    let mut compared = 0;
    while compared < count {
        let turns = 10 + random.below(120);
        let mut position = random_game(Rules::STANDARD, turns, &mut random).position().clone();
        if position.session().is_some() || !position.has_legal_move() {
            continue;
        }
        position.set_auto_commit(false);
        let info = searcher.search(
            &Game::from_position(position.clone()),
            Limits { depth: Some(depth), ..Limits::default() },
        );
        let expected = plain.value(&mut position, depth, 0, 0, -INFINITE, INFINITE);
        let score = cotulenh_engine::Score::of(expected);
        assert_eq!(info.lines[0].score, score, "{}", position.fen(Default::default()));
        compared += 1;
    }
}

#[test]
fn a_thousand_positions_agree_at_depth_1() {
    compare(1_000, 1, 11);
}

#[test]
fn some_positions_agree_at_depth_2() {
    compare(12, 2, 12);
}
