//! The actions of a piece or stack from a square (R2, R3, R4, R6.2), before the safety of its
//! commander is checked, and how an action changes a board.

use super::air_defense::{Flight, fly};
use super::attack::attackers;
use super::board::{
    Board, Color, DIAGONAL, Direction, Half, Kind, ORTHOGONAL, Piece, Square, Stack, arrange,
    commander_square, open_line, take_off,
};
use super::{NavyPasses, Rules};

/// R3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Act {
    Move,
    Capture,
    Stay,
    Suicide,
    Combine,
}

/// One ordinary move or deploy step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// The square left.
    pub from: Square,
    /// The square aimed at.
    pub to: Square,
    /// What moves, carrier first, as it was before the move.
    pub group: Vec<Piece>,
    /// What it does.
    pub act: Act,
    /// Is it a deploy step (R7)?
    pub deploy: bool,
}

impl Action {
    /// Is it a capture of any kind?
    pub fn captures(&self) -> bool {
        matches!(self.act, Act::Capture | Act::Stay | Act::Suicide)
    }
}

/// "any" in the table of R2.
const ANY: i8 = 12;

/// The directions of a piece (R2).
fn directions(piece: Piece) -> Vec<Direction> {
    let orthogonal_only = match piece.kind {
        Kind::Commander | Kind::Infantry | Kind::Engineer | Kind::AntiAir | Kind::Tank => !piece.heroic,
        _ => false,
    };
    match orthogonal_only {
        true => ORTHOGONAL.to_vec(),
        false => ORTHOGONAL.into_iter().chain(DIAGONAL).collect(),
    }
}

/// How far a piece moves (R2).
fn move_range(piece: Piece, direction: Direction, rules: Rules) -> i8 {
    let diagonal = direction.0 != 0 && direction.1 != 0;
    let base = match piece.kind {
        Kind::Commander => return ANY,
        Kind::Infantry | Kind::Engineer | Kind::AntiAir | Kind::Militia => 1,
        Kind::Tank => 2,
        Kind::Artillery => 3,
        Kind::Missile => 2 - i8::from(diagonal),
        Kind::AirForce | Kind::Navy => 4,
        Kind::Headquarter if rules.headquarter_marches && piece.heroic => 1, // R11: 2 in all
        Kind::Headquarter => 0,
    };
    base + i8::from(piece.heroic)
}

/// How far a piece captures a given target (R2).
fn capture_range(piece: Piece, direction: Direction, target: &Stack, rules: Rules) -> i8 {
    match piece.kind {
        Kind::Commander => 1,
        // R2.4: the target's carrier decides
        Kind::Navy if target.carrier().kind != Kind::Navy => move_range(piece, direction, rules) - 1,
        _ => move_range(piece, direction, rules),
    }
}

/// Does a piece on the line leave captures beyond it open (R2.2)?
fn captures_over(kind: Kind, rules: Rules) -> bool {
    match kind {
        Kind::Tank => rules.tank_fires_over, // R11
        Kind::Artillery | Kind::Missile | Kind::AirForce | Kind::Navy => true,
        _ => false,
    }
}

/// Does `met` end the movement of a piece of `color` along its line (R2.2)?
fn blocks_movement(mover: Kind, color: Color, met: &Stack, rules: Rules) -> bool {
    match mover {
        Kind::AirForce => false,
        Kind::Navy => match rules.navy_passes {
            NavyPasses::Nothing => true,
            NavyPasses::OtherPieces => met.carrier().kind == Kind::Navy, // R11
            NavyPasses::Friends => met.color != color,                   // R11
        },
        _ => true,
    }
}

/// R4.2: would moving straight from `from` to `to` take a heavy piece across the river?
fn river_stops(kind: Kind, from: Square, to: Square) -> bool {
    let across = matches!(
        (from.half(), to.half()),
        (Some(Half::Upper), Some(Half::Lower)) | (Some(Half::Lower), Some(Half::Upper))
    );
    let over_a_bridge = from.file == to.file && matches!(from.file_letter(), 'f' | 'h');
    kind.is_heavy() && across && !over_a_bridge
}

/// Everything `group`, standing on `from` alone or as part of a stack, could do on this board.
/// `deploy`: is it a deploy step?
pub fn candidates(board: &Board, from: Square, group: &[Piece], deploy: bool, rules: Rules) -> Vec<Action> {
    let directions = directions(group[0]); // R6.3, R7.2: as the carrier of what moves
    let reached = directions.into_iter().flat_map(|direction| {
        if group[0].kind == Kind::AirForce {
            air_line(board, from, group, direction, deploy, rules)
        } else {
            ground_line(board, from, group, direction, deploy, rules)
        }
    });
    reached.map(|(to, act)| Action { from, to, group: group.to_vec(), act, deploy }).collect()
}

/// R6.2: may the group join what stands there?
fn may_join(group: &[Piece], friend: &Stack, square: Square, rules: Rules) -> bool {
    let together = [&friend.pieces[..], group].concat();
    arrange(&together, rules).is_some_and(|stack| stack[0].kind.may_stand(square))
}

/// R3.1, R7.4: the captures of a piece or stack that is not threatened from the ground.
fn captures(group: &[Piece], square: Square, deploy: bool) -> Vec<Act> {
    let lands = group[0].kind.may_stand(square);
    let plane = group[0].kind == Kind::AirForce;
    match (lands, plane, deploy) {
        (true, true, false) => vec![Act::Capture, Act::Stay], // R3.2
        (true, _, _) => vec![Act::Capture],
        (false, _, true) if group.len() > 1 => vec![], // R7.4
        (false, _, _) => vec![Act::Stay],
    }
}

/// One line of an Air Force (R2.1, R5).
fn air_line(
    board: &Board,
    from: Square,
    group: &[Piece],
    direction: Direction,
    deploy: bool,
    rules: Rules,
) -> Vec<(Square, Act)> {
    let color = board[&from].color;
    let mut found = Vec::new();
    for (square, result) in fly(board, group[0], color, from, direction, rules) {
        let enemy = board.get(&square).filter(|s| s.color != color);
        let friend = board.get(&square).filter(|s| s.color == color);
        match result {
            Flight::Destroyed => break,
            // R5.6
            Flight::Kamikaze if enemy.is_some() => found.push((square, Act::Suicide)),
            Flight::Kamikaze => {}
            // R5.5
            Flight::SafePass => match (enemy, friend) {
                (Some(_), _) => {
                    let acts = captures(group, square, deploy);
                    found.extend(acts.into_iter().map(|act| (square, act)));
                }
                (_, Some(friend)) if may_join(group, friend, square, rules) => {
                    found.push((square, Act::Combine));
                }
                (None, None) if group[0].kind.may_stand(square) => {
                    found.push((square, Act::Move));
                }
                _ => {}
            },
        }
    }
    found
}

/// One line of any other piece.
fn ground_line(
    board: &Board,
    from: Square,
    group: &[Piece],
    direction: Direction,
    deploy: bool,
    rules: Rules,
) -> Vec<(Square, Act)> {
    let color = board[&from].color;
    let mover = group[0];
    let mut found = Vec::new();
    let mut may_move = true;
    let mut may_board = rules.commander_boards_at_sea && is_lone_commander(group);
    let mut may_capture = true;
    for n in 1.. {
        let Some(square) = from.step(direction, n) else {
            break;
        };
        // R2.1, R4.3, R9.4: these close the rest of the line for movement
        may_move &= n <= move_range(mover, direction, rules)
            && mover.kind.may_stand(square)
            && !river_stops(mover.kind, from, square)
            && !enters_sight(board, from, group, square);
        // R11 `commanderBoardsAtSea`: the same, but terrain does not close the line
        may_board &= !enters_sight(board, from, group, square);
        let standing = board.get(&square);
        let friend = standing.filter(|stack| stack.color == color);
        let enemy = standing.filter(|stack| stack.color != color);
        if standing.is_none() && may_move {
            found.push((square, Act::Move));
        }
        if let Some(friend) = friend {
            let reached = may_move || (may_board && friend.carrier().kind == Kind::Navy);
            if reached && may_join(group, friend, square, rules) {
                found.push((square, Act::Combine));
            }
        }
        if let Some(enemy) = enemy {
            let near = n <= capture_range(mover, direction, enemy, rules);
            if may_capture && (near || duel(group, direction, enemy)) {
                let acts = captures(group, square, deploy); // R2.3: terrain never blocks it
                found.extend(acts.into_iter().map(|act| (square, act)));
            }
        }
        if let Some(met) = standing {
            may_move &= !blocks_movement(mover.kind, color, met, rules);
            may_board = false;
            may_capture &= captures_over(mover.kind, rules);
        }
        if !may_move && !may_board && !may_capture {
            break;
        }
    }
    found
}

/// R9.4, R9.5 and R11 speak of a commander that moves alone.
fn is_lone_commander(group: &[Piece]) -> bool {
    group.len() == 1 && group[0].kind == Kind::Commander
}

/// R9.5: a commander alone takes the enemy commander at any distance along a line that is
/// still open.
fn duel(group: &[Piece], direction: Direction, target: &Stack) -> bool {
    is_lone_commander(group) && ORTHOGONAL.contains(&direction) && target.has(Kind::Commander)
}

/// R9.4: would a commander moving alone come onto an open line from the enemy commander?
fn enters_sight(board: &Board, from: Square, group: &[Piece], square: Square) -> bool {
    if !is_lone_commander(group) {
        return false;
    }
    let stack = &board[&from];
    // Its own square counts as empty if nothing stays on it.
    let vacated = (stack.pieces.len() == group.len()).then_some(from);
    commander_square(board, stack.color.other()).is_some_and(|enemy| open_line(board, enemy, square, vacated))
}

/// R9.4 for captures, separate from [`candidates`] because an attack (R9.1) depends only on what a
/// piece could capture, not on whether that is safe: a commander may not enter an open line by a
/// normal capture either, unless it takes the enemy commander itself (R9.6).
pub fn captures_into_sight(board: &Board, action: &Action) -> bool {
    action.act == Act::Capture
        && !board[&action.to].has(Kind::Commander)
        && enters_sight(board, action.from, &action.group, action.to)
}

/// R11 `airForceReturnsOnlyIfUnsafe`: a plane that may stand on the target square stays where it is
/// only if the target's carrier is no plane and the normal capture would leave it under attack.
/// Separate from [`candidates`], because whether it attacks (R9.1) does not depend on it.
pub fn returns_without_need(board: &Board, action: &Action, rules: Rules) -> bool {
    let may_land = action.group[0].kind == Kind::AirForce && Kind::AirForce.may_stand(action.to);
    if !rules.air_force_returns_only_if_unsafe || action.act != Act::Stay || !may_land {
        return false;
    }
    let landed = apply(board, &Action { act: Act::Capture, ..action.clone() }, rules);
    let enemy = board[&action.to].color;
    let unsafe_there = !attackers(&landed, action.to, enemy, rules).is_empty();
    board[&action.to].carrier().kind == Kind::AirForce || !unsafe_there
}

/// The board after an action; promotion is not part of it.
pub fn apply(board: &Board, action: &Action, rules: Rules) -> Board {
    let color: Color = board[&action.from].color;
    let mut after = board.clone();
    let mut standing = Vec::new();
    if action.act == Act::Combine {
        standing = after[&action.to].pieces.clone();
    }
    if action.captures() {
        after.remove(&action.to); // R3.3: whole
    }
    if action.act != Act::Stay {
        take_off(&mut after, action.from, &action.group, rules);
    }
    if matches!(action.act, Act::Move | Act::Capture | Act::Combine) {
        standing.extend(&action.group);
        let pieces = arrange(&standing, rules).expect("only stacks of R6.1 are formed");
        after.insert(action.to, Stack { color, pieces });
    }
    after
}
