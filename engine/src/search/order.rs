//! The order in which the moves of a node are tried: the table's move, captures that win or keep
//! material, the commit of a deploy, killers and the reply, quiet moves by their history, and captures that
//! lose. Names in brackets are pages of the Chess Programming Wiki, as in `params`.

use cotulenh::{Action, Move, Position, Role, SQUARES, search_support::SearchSupport};

use crate::{
    Features,
    exchange::{exchange, role_value, value_on},
    params::HISTORY_MOST,
};

/// The next group of moves of a node.
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
    pub(super) features: &'a Features,
}

/// The moves of a node, listed when they are needed.
#[derive(Debug)]
pub(super) struct Picker {
    pub(super) stage: Stage,
    table_action: Option<Action>,
    /// Quiet moves that are tried before the others: killers (`Killer_Heuristic`) and the reply.
    killers: [Option<Move>; 3],
    moves: Vec<(i32, Move)>,
    losing: Vec<Move>,
    checks_only: bool,
}

impl Picker {
    pub(super) fn new() -> Picker {
        Picker {
            stage: Stage::Done,
            table_action: None,
            killers: [None; 3],
            moves: Vec::with_capacity(128),
            losing: Vec::new(),
            checks_only: false,
        }
    }

    pub(super) fn restart(&mut self, table_action: Option<Action>, killers: [Option<Move>; 3]) {
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
        let Knowledge { position, history, features } = *known;
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
                Stage::Captures => match pick(&mut self.moves) {
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
                    for &mv in scratch.iter() {
                        let wanted = !self.checks_only || position.may_attack_commander(mv);
                        if wanted && !self.is_table_move(mv) && !self.killers.contains(&Some(mv)) {
                            self.moves.push((history.score(mv), mv));
                        }
                    }
                    self.stage = Stage::Quiets;
                }
                Stage::Quiets => match pick(&mut self.moves) {
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
}

/// Takes the move with the highest score out of a list. Of equals, the first in the list.
pub(super) fn pick(moves: &mut Vec<(i32, Move)>) -> Option<(i32, Move)> {
    let (mut best, mut highest) = (None, i32::MIN);
    for (n, &(score, _)) in moves.iter().enumerate() {
        if score > highest {
            (best, highest) = (Some(n), score);
        }
    }
    best.map(|n| moves.swap_remove(n))
}

/// The victim counts this many times as much as the attacker (`MVV-LVA`): the attacker decides only between
/// victims of about the same value. Not tuned.
const VICTIM_FACTOR: i32 = 16;
/// An attacker counts at most this much, which is more than any piece but the commander is worth. The
/// commander is worth 10 000, and its captures would come after all others. Not tuned.
const MOST_ATTACKER: i32 = 1000;

/// Most valuable victim first, then least valuable attacker. A stay capture does not expose its attacker.
pub(super) fn capture_score(position: &Position, mv: Move) -> i32 {
    use cotulenh::MoveKind::{Stay, Suicide};
    let attacker = match mv.kind {
        Stay => 0,
        Suicide => 2 * role_value(mv.piece.carrier_role()),
        _ => role_value(mv.piece.carrier_role()).min(MOST_ATTACKER),
    };
    value_on(position, mv.to) * VICTIM_FACTOR - attacker
}

const ROLES: usize = Role::ALL.len();
/// What is learned about moves has an entry for each side, carrier and target, and tells steps of a deploy
/// from moves.
const MOVES: usize = 4 * ROLES * SQUARES;

fn index_of(mv: Move) -> usize {
    let kind = mv.piece.color() as usize * 2 + usize::from(mv.deploy);
    (kind * ROLES + mv.piece.carrier_role() as usize) * SQUARES + mv.to.number()
}

/// How often quiet moves caused a cutoff (`History_Heuristic`).
pub(super) struct History(Vec<i16>);

impl History {
    pub(super) fn new() -> History {
        History(vec![0; MOVES])
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Halves all scores, for the next search.
    pub(super) fn fade(&mut self) {
        self.0.iter_mut().for_each(|score| *score /= 2);
    }

    pub(super) fn score(&self, mv: Move) -> i32 {
        self.0[index_of(mv)].into()
    }

    /// Raises the score of a quiet move, or lowers it with a negative bonus.
    pub(super) fn update(&mut self, mv: Move, bonus: i32) {
        let score = &mut self.0[index_of(mv)];
        let old = i32::from(*score);
        *score = (old + bonus - old * bonus.abs() / HISTORY_MOST) as i16;
    }
}

/// The reply to each move that caused a cutoff last (`Countermove_Heuristic`).
pub(super) struct Replies(Vec<Option<Move>>);

impl Replies {
    pub(super) fn new() -> Replies {
        Replies(vec![None; MOVES])
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(None);
    }

    pub(super) fn get(&self, mv: Move) -> Option<Move> {
        self.0[index_of(mv)]
    }

    pub(super) fn set(&mut self, mv: Move, reply: Move) {
        self.0[index_of(mv)] = Some(reply);
    }
}
