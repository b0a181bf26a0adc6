//! Which moves leave the own commander safe (R9.3), or can still do so in the end (R7.8).
//!
//! Most moves cannot touch the commander's safety, and a look at what they change tells so. The
//! others are tried out on a copy of the position.

use super::{
    Phase, Position,
    generate::{Mover, keep},
    rescue::{
        Danger, Rescue, Threats, can_be_settled, has_defenders_near, is_in_the_way, loses_commander,
        moves_commander, survives_step, touches_defenders,
    },
};
use crate::{Color, Move, MoveKind, Role, RoleSet, Square, SquareSet, Stack, movement::capture_star};

impl Position {
    /// All legal moves: ordinary ones and first steps of a deploy, or the next steps of an open
    /// session. Ordered by origin and target, ordinary moves before deploy steps, then by piece and
    /// kind.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.legal_of(self.board.of(self.turn), true)
    }

    /// The legal moves from one square, in the same order.
    pub fn legal_moves_from(&self, square: Square) -> Vec<Move> {
        self.legal_of(SquareSet::EMPTY.with(square), true)
    }

    /// All legal moves in no particular order, which takes less time.
    pub fn legal_moves_unordered(&self) -> Vec<Move> {
        self.legal_of(self.board.of(self.turn), false)
    }

    /// The legal moves from some squares.
    fn legal_of(&self, squares: SquareSet, in_order: bool) -> Vec<Move> {
        let mut moves = Vec::with_capacity(TYPICAL_COUNT);
        if self.may_move() {
            let mut judge = Judge::new(self);
            for square in squares {
                let start = moves.len();
                self.legal_from(square, &mut judge, &mut moves);
                if in_order {
                    put_in_order(&mut moves[start..]);
                }
            }
        }
        moves
    }

    /// The legal moves to a square by just these pieces, by their origins, which are among `origins`.
    pub(crate) fn legal_moves_to(&self, to: Square, roles: RoleSet, origins: SquareSet) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.may_move() {
            let mut judge = None;
            for from in origins {
                if self.board.get(from).is_some_and(|stack| stack.roles().contains_all(roles)) {
                    self.legal_between(from, to, Some(roles), &mut judge, &mut moves);
                }
            }
        }
        moves
    }

    /// The legal moves from one square to another, in the same order.
    pub(crate) fn legal_moves_between(&self, from: Square, to: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.may_move() {
            self.legal_between(from, to, None, &mut None, &mut moves);
            put_in_order(&mut moves);
        }
        moves
    }

    /// The legal moves of one kind of piece, as the carrier of what moves, in the same order.
    pub fn legal_moves_of(&self, role: Role) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|mv| mv.piece.carrier_role() == role);
        moves
    }

    /// Is the move legal here?
    pub fn is_legal(&self, mv: Move) -> bool {
        let mut moves = Vec::new();
        if self.may_move() {
            self.legal_between(mv.from, mv.to, Some(mv.piece.roles()), &mut None, &mut moves);
        }
        moves.contains(&mv)
    }

    /// Is there any legal move?
    pub fn has_legal_move(&self) -> bool {
        if !self.may_move() {
            return false;
        }
        let mut judge = Judge::new(self);
        let mut moves = Vec::with_capacity(TYPICAL_COUNT);
        let ours = self.board.of(self.turn);
        let commander = self.board.commander(self.turn);
        // In danger, the moves that most likely help are tried first: all others may have to be tried
        // too, but hardly ever are.
        [true, false].into_iter().any(|likely| {
            commander.into_iter().chain(ours.iter()).any(|square| {
                moves.clear();
                self.movers(square, &mut |mover| self.moves_of(mover, &mut moves));
                moves.iter().any(|&mv| judge.is_likely_to_help(mv) == likely && judge.allows(mv))
            })
        })
    }

    /// Once a commander is captured, nobody moves any more.
    fn may_move(&self) -> bool {
        !self.is_commander_captured()
    }

    fn legal_from(&self, from: Square, judge: &mut Judge<'_>, moves: &mut Vec<Move>) {
        self.movers(from, &mut |mover| {
            let start = moves.len();
            self.moves_of(mover, moves);
            let harmless = judge.is_harmless(&mover);
            keep(moves, start, |mv| {
                let plain = matches!(mv.kind, MoveKind::Move | MoveKind::Capture);
                debug_assert!(!(harmless && plain) || judge.allows(mv), "{mv} is not harmless");
                harmless && plain || judge.allows(mv)
            });
        });
    }

    /// Appends the legal moves between two squares, by just these pieces or by any. Whatever moves
    /// keeps to a line. The judge is made when the first move is found.
    fn legal_between<'a>(
        &'a self,
        from: Square,
        to: Square,
        roles: Option<RoleSet>,
        judge: &mut Option<Judge<'a>>,
        moves: &mut Vec<Move>,
    ) {
        let Some((line, _)) = from.line_to(to) else { return };
        let start = moves.len();
        self.movers(from, &mut |mover| {
            if roles.is_none_or(|roles| mover.piece.roles() == roles) {
                self.moves_along(&[line], mover, moves);
            }
        });
        keep(moves, start, |mv| mv.to == to && judge.get_or_insert_with(|| Judge::new(self)).allows(mv));
    }

    /// Hands whatever may leave a square to `found`: all that stands there, and its parts.
    fn movers(&self, from: Square, found: &mut dyn FnMut(Mover)) {
        let Some(stack) = self.board.get(from).filter(|stack| stack.color() == self.turn) else { return };
        let mut part = |part| {
            if let Some(mover) = Mover::part(from, stack, part) {
                found(mover);
            }
        };
        match &self.phase {
            Phase::Choosing if stack.is_single() => {
                found(Mover { from, piece: stack, rest: None, deploy: false });
            }
            Phase::Choosing => {
                // The whole stack moving as one is never a deploy (R7.5).
                stack.roles().parts().skip(1).for_each(&mut part);
                found(Mover { from, piece: stack, rest: None, deploy: false });
            }
            Phase::Deploying(session) if session.square() == from => {
                let whole = session.steps().is_empty().then_some(stack.roles());
                let parts = (stack.roles() - session.acted()).parts();
                parts.filter(|&part| Some(part) != whole).for_each(&mut part);
            }
            Phase::Deploying(_) => {}
        }
    }

    /// May the turn end like this? A side is safe without a commander, and when it has just
    /// captured the other one (R9.6).
    pub(super) fn is_settled(&self, color: Color) -> bool {
        self.board.commander(!color).is_none() || !self.is_in_danger(color)
    }
}

/// Most positions have no more moves.
const TYPICAL_COUNT: usize = 128;

/// Puts the moves from one square in order. They come line by line, away from the square: those that
/// go down the board are turned round, and then there is little left to do.
fn put_in_order(moves: &mut [Move]) {
    moves.chunk_by_mut(|one, next| next.to < one.to).for_each(<[Move]>::reverse);
    for next in 1..moves.len() {
        let mv = moves[next];
        let mut place = next;
        while place > 0 && mv.is_before(&moves[place - 1]) {
            moves[place] = moves[place - 1];
            place -= 1;
        }
        moves[place] = mv;
    }
}

impl Move {
    /// The order of the moves between the same two squares.
    fn order(&self) -> (bool, u16, MoveKind) {
        (self.deploy, self.piece.bits(), self.kind)
    }

    /// Is it listed before another move from the same square?
    fn is_before(&self, other: &Move) -> bool {
        self.to < other.to || self.to == other.to && self.order() < other.order()
    }
}

/// What decides, in one position, whether moves of the side to move are legal.
struct Judge<'a> {
    position: &'a Position,
    us: Color,
    commander: Option<Square>,
    enemy_commander: Option<Square>,
    /// What attacks the commander now.
    danger: Option<Danger>,
    /// What could attack it if something were different.
    threats: Threats,
    /// And any move may change our air defense, since a defender near their commander may become
    /// heroic by it. A wider zone can even help a plane: it leaves the zone later (R5.4).
    heroes: bool,
    /// The pieces of the open session that have acted (R7.4).
    acted: RoleSet,
    /// A copy to try moves on, made when the first one needs it.
    copy: Option<Position>,
    /// For parts of a stack that leave it without touching the danger: what rescues then.
    rescues: Vec<(Square, Stack, Option<Rescue>)>,
}

impl<'a> Judge<'a> {
    fn new(position: &'a Position) -> Judge<'a> {
        let us = position.turn;
        let board = &position.board;
        let mut judge = Judge {
            position,
            us,
            commander: board.commander(us),
            enemy_commander: board.commander(!us),
            danger: None,
            threats: Threats::NONE,
            heroes: false,
            acted: position.session().map_or(RoleSet::EMPTY, super::Session::acted),
            copy: None,
            rescues: Vec::new(),
        };
        if let (Some(commander), Some(enemy)) = (judge.commander, judge.enemy_commander) {
            judge.find_threats(commander, enemy);
        }
        judge
    }

    /// Finds what endangers the commander, now or if a square were empty or our air defense less.
    fn find_threats(&mut self, commander: Square, enemy: Square) {
        if let Some(threats) = Threats::to(self.position, commander, enemy, !self.us) {
            self.danger = Danger::of(self.position, self.us);
            self.heroes = threats.planes && has_defenders_near(self.position, enemy, self.us);
            self.threats = threats;
        }
    }

    /// Is every plain move and every capture that is no more than that (R3) legal for this mover, so
    /// that nobody needs to look at them one by one? What it leaves opens no line, no plane is near whose
    /// way a change of the air defense could clear, and no guard becomes heroic.
    fn is_harmless(&self, mover: &Mover) -> bool {
        self.danger.is_none()
            && !mover.piece.contains(Role::Commander)
            && !self.threats.shields.contains(mover.from)
            && !self.threats.planes
            && !self.position.rules.last_guard
    }

    /// Does a move of a side in danger what ends most dangers: take the commander away, capture what
    /// attacks it, or stand in between? Without danger every move does.
    fn is_likely_to_help(&self, mv: Move) -> bool {
        self.danger.as_ref().is_none_or(|danger| danger.squares.contains(mv.to) || moves_commander(mv))
    }

    /// Is a move that keeps to the rules of its piece legal?
    fn allows(&mut self, mv: Move) -> bool {
        if self.position.takes_commander(mv) {
            return true; // R9.6
        }
        let Some(commander) = self.commander else { return true };
        if loses_commander(mv) {
            return false; // R9.3
        }
        if self.enemy_commander.is_none() {
            return true;
        }
        // A guard that becomes heroic on either side makes far things matter.
        if self.position.rules.last_guard {
            return self.survives(mv);
        }
        match &self.danger {
            None if moves_commander(mv) => !self.may_be_attacked_on(mv.to) || self.survives(mv),
            None => !self.may_uncover(mv, commander) || self.survives(mv),
            Some(danger) if danger.may_end_by(self.position, mv) => self.survives(mv),
            Some(_) if !mv.deploy => false,
            Some(_) if self.is_neutral(mv, commander) => self.is_rescued_later(mv),
            Some(_) => self.survives(mv),
        }
    }

    /// Could anything attack the commander on a square it moves to?
    fn may_be_attacked_on(&self, to: Square) -> bool {
        let seen = self.enemy_commander.is_some_and(|enemy| enemy.is_aligned(to));
        seen || self.position.board.of(!self.us).intersects(capture_star(to))
    }

    /// Could a move of others bring the commander into danger?
    fn may_uncover(&self, mv: Move, commander: Square) -> bool {
        self.threats.may_open_by(mv)
            // A navy that picks the commander up brings it into the range of other navies (R2.4).
            || mv.kind == MoveKind::Combine && mv.to == commander
            || self.may_change_defense(mv)
    }

    /// Could a move change our air defense where that matters?
    fn may_change_defense(&self, mv: Move) -> bool {
        self.heroes || self.threats.planes && touches_defenders(self.position, mv)
    }

    /// Tries a move out: is the commander safe after it, or, for a deploy step, after some further
    /// steps (R7.8)?
    fn survives(&mut self, mv: Move) -> bool {
        let copy = self.copy.get_or_insert_with(|| self.position.clone());
        if mv.deploy {
            return survives_step(copy, mv, self.acted, &mut Rescue::new());
        }
        let changes = copy.make(mv);
        let safe = copy.is_settled(self.us);
        copy.unmake(&changes);
        safe
    }

    /// Does a deploy step, in a position with danger, only put pieces where they neither help nor
    /// hinder? Then all that matters is what is left behind.
    fn is_neutral(&self, mv: Move, commander: Square) -> bool {
        // A tank that does not fire over pieces becomes heroic or not by where they stand.
        self.position.rules.tank_fires_over
            && !(mv.kind.is_capture()
                || mv.to == commander
                || self.threats.lines.contains(mv.to)
                || self.may_change_defense(mv))
    }

    /// Can the pieces that a neutral step leaves behind still rescue the commander? The answer is
    /// found once for all squares the step may lead to, with the leaving pieces off the board.
    fn is_rescued_later(&mut self, mv: Move) -> bool {
        let Some(rest) = self.position.board.get(mv.from).and_then(|stack| stack.without(mv.piece.roles()))
        else {
            return false;
        };
        let known = self.rescues.iter().position(|&(from, piece, _)| (from, piece) == (mv.from, mv.piece));
        let known = known.unwrap_or_else(|| {
            let copy = self.copy.get_or_insert_with(|| self.position.clone());
            let changes = copy.make_leaving(mv.from, rest);
            let mut rescue = Rescue::new();
            let found = can_be_settled(copy, mv.from, self.us, self.acted, &mut rescue);
            copy.unmake(&changes);
            self.rescues.push((mv.from, mv.piece, found.then_some(rescue)));
            self.rescues.len() - 1
        });
        match &self.rescues[known].2 {
            Some(rescue) if rescue.iter().all(|step| !is_in_the_way(mv.to, *step)) => true,
            // A piece on the board may shelter a commander that moves later.
            None if !rest.contains(Role::Commander) => false,
            _ => self.survives(mv),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AirDefenseRules, Rules};

    /// Every move that keeps to the rules of its piece.
    fn all_moves(position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, stack) in position.board.stacks().filter(|(_, stack)| stack.color() == position.turn) {
            let mut add = |mover| position.moves_of(mover, &mut moves);
            let session = position.session();
            if session.is_none() {
                add(Mover { from, piece: stack, rest: None, deploy: false });
            }
            if session.is_some_and(|session| session.square() != from) {
                continue;
            }
            let acted = session.map_or(RoleSet::EMPTY, super::super::Session::acted);
            for part in (stack.roles() - acted).parts() {
                let first = session.is_none_or(|session| session.steps().is_empty());
                if !(first && part == stack.roles()) {
                    add(Mover::part(from, stack, part).unwrap());
                }
            }
        }
        moves
    }

    /// The words of R7.8 and R9, without any thought of speed.
    fn is_plainly_legal(position: &Position, mv: Move, acted: RoleSet) -> bool {
        let us = mv.piece.color();
        if position.takes_commander(mv) {
            return true;
        }
        if loses_commander(mv) {
            return false;
        }
        let mut after = position.clone();
        let _changes = after.make(mv);
        let acted = if mv.kind == MoveKind::Stay { acted | mv.piece.roles() } else { acted };
        after.is_settled(us)
            || mv.deploy && {
                let rest = after.board.get(mv.from).map_or(RoleSet::EMPTY, Stack::roles) - acted;
                rest.parts().any(|part| {
                    let mover = Mover::part(mv.from, after.board.get(mv.from).unwrap(), part).unwrap();
                    let mut steps = Vec::new();
                    after.moves_of(mover, &mut steps);
                    steps.into_iter().any(|step| is_plainly_legal(&after, step, acted))
                })
            }
    }

    #[test]
    fn r7_8_r9_3_quick_judgement_agrees_with_trying_everything() {
        const VECTORS: [&str; 3] = [
            include_str!("../../tests/data/vectors/standard-setup.jsonl"),
            include_str!("../../tests/data/vectors/standard-sight.jsonl"),
            include_str!("../../tests/data/vectors/standard-perft2.jsonl"),
        ];
        let standard = Rules::STANDARD;
        let variants = [
            standard,
            standard,
            Rules { tank_fires_over: false, navy_passes: true, ..standard },
            Rules { stealth_air_force: true, air_defense: AirDefenseRules::NoFly, ..standard },
            Rules { last_guard: true, ..standard },
        ];
        let mut random = 1_u32;
        let mut checked = 0;
        for line in VECTORS.iter().flat_map(|file| file.lines()) {
            let fen = line.split('"').nth(3).unwrap();
            for rules in variants {
                let mut position = Position::from_fen(fen, rules).unwrap();
                for _ in 0..6 {
                    let mut legal = position.legal_moves();
                    let acted = position.session().map_or(RoleSet::EMPTY, super::super::Session::acted);
                    let mut plain = all_moves(&position);
                    plain.retain(|&mv| position.may_move() && is_plainly_legal(&position, mv, acted));
                    plain.sort_unstable_by_key(|mv| (mv.from, mv.to, mv.order()));
                    assert_eq!(legal, plain, "{}", position.fen(Default::default()));
                    checked += 1;
                    // Danger and deploys are what is judged: prefer them.
                    let keen = legal
                        .iter()
                        .copied()
                        .filter(|mv| mv.deploy || mv.kind.is_capture())
                        .collect::<Vec<_>>();
                    if !keen.is_empty() {
                        legal = keen;
                    }
                    random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let Some(&mv) = legal.get(random as usize / 7 % legal.len().max(1)) else { break };
                    let _undo = position.apply(mv);
                }
            }
        }
        assert!(checked > 1000, "{checked}");
    }
}
