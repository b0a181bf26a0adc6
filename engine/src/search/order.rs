//! The order in which the moves of a node are tried: the table's move, captures that win or keep
//! material, the commit of a deploy, killers, quiet moves by their history, and captures that lose.

use cotulenh::{Action, Color, Move, MoveKind, Position, Role, SQUARES, Square, SquareSet, Stack};

use crate::{
    Features,
    attacks::{Attacks, CLASS, CLASS_VALUES, CLASSES, reach},
    eval::{Evaluator, Sums},
    exchange::{exchange, role_value, stack_value, value_on},
};

/// What comes next in a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    Table,
    ListCaptures,
    Captures,
    Commit,
    Killers(usize),
    ListQuiets,
    Quiets,
    LosingCaptures,
    Done,
}

/// What the order of the moves of a node is based on.
pub(super) struct Knowledge<'a> {
    pub(super) position: &'a Position,
    pub(super) history: &'a History,
    pub(super) evaluator: &'a Evaluator,
    pub(super) sums: &'a Sums,
    /// The move that led to the node.
    pub(super) previous: Option<Move>,
    pub(super) features: &'a Features,
}

/// The moves of a node, listed when they are needed.
#[derive(Debug)]
pub(super) struct Picker {
    pub(super) stage: Stage,
    table_action: Option<Action>,
    killers: [Option<Move>; 2],
    moves: Vec<(i32, Move)>,
    losing: Vec<Move>,
    checks_only: bool,
}

impl Picker {
    pub(super) fn new() -> Picker {
        Picker {
            stage: Stage::Done,
            table_action: None,
            killers: [None; 2],
            moves: Vec::with_capacity(128),
            losing: Vec::new(),
            checks_only: false,
        }
    }

    pub(super) fn restart(&mut self, table_action: Option<Action>, killers: [Option<Move>; 2]) {
        self.stage = Stage::Table;
        self.table_action = table_action;
        self.killers = killers;
        self.moves.clear();
        self.losing.clear();
        self.checks_only = false;
    }

    /// Of the quiet moves that are left, only those are searched that may give check.
    pub(super) fn keep_checks(&mut self, position: &Position) {
        self.checks_only = true;
        if self.stage == Stage::Quiets {
            self.moves.retain(|(_, mv)| position.may_attack_commander(*mv));
        }
    }

    /// The next action to try. It is pseudo-legal; a commit may be refused.
    pub(super) fn next(&mut self, known: &Knowledge<'_>, scratch: &mut Vec<Move>) -> Option<Action> {
        let Knowledge { position, features, .. } = *known;
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = Stage::ListCaptures;
                    // Another position may have the same hash, so the move is checked.
                    let fits = match self.table_action {
                        None => false,
                        Some(Action::Commit) => position.session().is_some(),
                        Some(Action::Move(mv)) => position.is_pseudo_legal(mv, scratch),
                    };
                    if fits {
                        return self.table_action;
                    }
                    self.table_action = None;
                }
                Stage::ListCaptures => {
                    scratch.clear();
                    position.push_captures(scratch);
                    let scored = scratch.iter().map(|&mv| (capture_score(position, mv), mv));
                    self.moves.extend(scored);
                    self.stage = Stage::Captures;
                }
                Stage::Captures => match self.pick() {
                    Some((_, mv)) if self.is_table_move(mv) => {}
                    Some((_, mv)) if features.exchange && exchange(position, mv) < 0 => self.losing.push(mv),
                    Some((_, mv)) => return Some(Action::Move(mv)),
                    None => self.stage = Stage::Commit,
                },
                Stage::Commit => {
                    self.stage = Stage::Killers(0);
                    if position.session().is_some() && self.table_action != Some(Action::Commit) {
                        return Some(Action::Commit);
                    }
                }
                Stage::Killers(n) => {
                    self.stage =
                        if n + 1 < self.killers.len() { Stage::Killers(n + 1) } else { Stage::ListQuiets };
                    if let Some(mv) = self.killers[n]
                        && !self.is_table_move(mv)
                        && position.is_pseudo_legal(mv, scratch)
                    {
                        return Some(Action::Move(mv));
                    }
                }
                Stage::ListQuiets => {
                    scratch.clear();
                    position.push_quiet_moves(scratch);
                    let color = position.turn();
                    let mut judge = features.judgement.then(|| Judge::new(known));
                    for &mv in scratch.iter() {
                        let wanted = !self.checks_only || position.may_attack_commander(mv);
                        if wanted && !self.is_table_move(mv) && !self.killers.contains(&Some(mv)) {
                            let judged = judge.as_mut().map_or(0, |judge| judge.score(mv));
                            self.moves.push((known.history.score(color, mv, known.previous) + judged, mv));
                        }
                    }
                    self.stage = Stage::Quiets;
                }
                Stage::Quiets => match self.pick() {
                    Some((_, mv)) => return Some(Action::Move(mv)),
                    None => self.stage = Stage::LosingCaptures,
                },
                Stage::LosingCaptures => {
                    if self.losing.is_empty() {
                        self.stage = Stage::Done;
                        return None;
                    }
                    return Some(Action::Move(self.losing.remove(0)));
                }
                Stage::Done => return None,
            }
        }
    }

    fn is_table_move(&self, mv: Move) -> bool {
        self.table_action == Some(Action::Move(mv))
    }

    /// Takes the move with the highest score out of the list. Of equals, the first in the list.
    fn pick(&mut self) -> Option<(i32, Move)> {
        let (mut best, mut highest) = (None, i32::MIN);
        for (n, &(score, _)) in self.moves.iter().enumerate() {
            if score > highest {
                (best, highest) = (Some(n), score);
            }
        }
        best.map(|n| self.moves.swap_remove(n))
    }
}

/// Captures of much by little come first; of equals, those after which the attacker is not exposed.
pub(super) fn capture_score(position: &Position, mv: Move) -> i32 {
    use cotulenh::MoveKind::{Stay, Suicide};
    let attacker = match mv.kind {
        Stay => 0,
        Suicide => 2 * role_value(mv.piece.carrier_role()),
        _ => role_value(mv.piece.carrier_role()).min(1000),
    };
    value_on(position, mv.to) * 16 - attacker
}

/// Judges quiet moves by what can be seen at once: where the piece stands better, what attacks it, and
/// what it attacks. Scores are on the scale of the histories.
struct Judge<'a> {
    known: &'a Knowledge<'a>,
    ours: Attacks,
    theirs: Attacks,
    /// What a piece of each class would like to attack: what is not defended, or worth more.
    targets: [SquareSet; CLASSES],
    /// The piece of the last move: the next move is mostly one of the same piece.
    last: Option<Origin>,
}

/// What is the same for all moves of a piece.
#[derive(Clone, Copy)]
struct Origin {
    from: Square,
    piece: Stack,
    reach: SquareSet,
    /// What it is worth, in exchanges and by its place.
    value: i32,
    place: i32,
    /// What it loses if it stays.
    risk: i32,
}

impl<'a> Judge<'a> {
    /// For a hundredth of an infantry that the piece gains by its place, saves, or puts at risk.
    const PLACE: i32 = 40;
    const SAVED: i32 = 4;
    const RISKED: i32 = 8;
    /// For each new target, and for what may be a check.
    const TARGET: i32 = 300;
    const CHECK: i32 = 1_000;

    fn new(known: &'a Knowledge<'a>) -> Judge<'a> {
        let position = known.position;
        let us = position.turn();
        let (ours, theirs) = (Attacks::of(position, us), Attacks::of(position, !us));
        let enemies = position.board().of(!us);
        let mut targets = [enemies - theirs.all; CLASSES];
        for square in enemies {
            let Some(stack) = position.board().get(square) else { continue };
            for set in &mut targets[..CLASS[stack.carrier_role() as usize]] {
                set.insert(square);
            }
        }
        Judge { known, ours, theirs, targets, last: None }
    }

    fn origin(&mut self, mv: Move) -> Origin {
        let Move { from, piece, .. } = mv;
        if let Some(last) = self.last.filter(|last| last.from == from && last.piece == piece) {
            return last;
        }
        let value = stack_value(piece).min(1_200);
        let origin = Origin {
            from,
            piece,
            reach: reach(piece.carrier_role(), piece.carrier_is_heroic(), from),
            value,
            place: self.known.evaluator.place_value(piece, from, self.known.sums),
            risk: self.risk(piece.carrier_role(), from, value, self.ours.all.contains(from)),
        };
        self.last = Some(origin);
        origin
    }

    fn score(&mut self, mv: Move) -> i32 {
        let origin = self.origin(mv);
        let Knowledge { position, evaluator, sums, .. } = *self.known;
        let role = mv.piece.carrier_role();
        let friend = if mv.kind == MoveKind::Combine { value_on(position, mv.to) } else { 0 };
        // What defends the square must be another piece.
        let defenders = if origin.reach.contains(mv.to) { &self.ours.twice } else { &self.ours.all };
        let risked = self.risk(role, mv.to, origin.value + friend, defenders.contains(mv.to));
        let targets = self.targets.get(CLASS[role as usize]).map_or(0, |&wanted| {
            ((reach(role, mv.piece.carrier_is_heroic(), mv.to) - origin.reach) & wanted).len()
        });
        Self::PLACE * (evaluator.place_value(mv.piece, mv.to, sums) - origin.place)
            + Self::SAVED * origin.risk
            - Self::RISKED * risked
            + Self::TARGET * targets as i32
            + if position.may_attack_commander(mv) { Self::CHECK } else { 0 }
    }

    /// What a piece may lose on a square.
    fn risk(&self, role: Role, square: Square, value: i32, defended: bool) -> i32 {
        if !self.theirs.all.contains(square) {
            return 0;
        }
        if !defended {
            return value;
        }
        let cheaper = (0..CLASS[role as usize]).find(|&class| self.theirs.by_class[class].contains(square));
        cheaper.map_or(0, |class| (value - CLASS_VALUES[class]).max(0))
    }
}

const ROLES: usize = Role::ALL.len();
/// A move in the histories: whether it is a deploy step, its carrier and its target.
const MOVES: usize = ROLES * SQUARES;
/// No history score is higher.
const MOST: i32 = 8_000;

/// How well quiet moves did in other nodes.
pub(super) struct History {
    quiets: Vec<i16>,
    /// By the move before: its carrier and its target.
    continuation: Vec<i16>,
}

fn index(mv: Move) -> usize {
    mv.piece.carrier_role() as usize * SQUARES + mv.to.number()
}

impl History {
    pub(super) fn new() -> History {
        History { quiets: vec![0; 4 * MOVES], continuation: vec![0; MOVES * MOVES] }
    }

    pub(super) fn clear(&mut self) {
        self.quiets.fill(0);
        self.continuation.fill(0);
    }

    /// Forgets half of it, for the next search.
    pub(super) fn fade(&mut self) {
        self.quiets.iter_mut().for_each(|score| *score /= 2);
    }

    fn quiet_index(color: Color, mv: Move) -> usize {
        (color as usize * 2 + usize::from(mv.deploy)) * MOVES + index(mv)
    }

    pub(super) fn score(&self, color: Color, mv: Move, previous: Option<Move>) -> i32 {
        let follow_up = previous.map_or(0, |before| self.continuation[index(before) * MOVES + index(mv)]);
        i32::from(self.quiets[History::quiet_index(color, mv)]) + i32::from(follow_up)
    }

    /// Raises the score of a quiet move, or lowers it with a negative bonus.
    pub(super) fn update(
        &mut self,
        color: Color,
        mv: Move,
        previous: Option<Move>,
        bonus: i32,
        features: &Features,
    ) {
        let change = |score: &mut i16| {
            let old = i32::from(*score);
            *score = (old + bonus - old * bonus.abs() / MOST) as i16;
        };
        if features.history {
            change(&mut self.quiets[History::quiet_index(color, mv)]);
        }
        if features.continuation
            && let Some(before) = previous
        {
            change(&mut self.continuation[index(before) * MOVES + index(mv)]);
        }
    }
}
