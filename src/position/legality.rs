//! Which moves leave the own commander safe (R9.3), and which deploy steps can still end well
//! (R7.8).
//!
//! Most moves cannot touch the commander's safety, and a look at what they change tells so. The
//! others are tried out on a copy of the position.

use super::{Phase, Position, generate::Mover};
use crate::{
    Color, Move, MoveKind, Role, RoleSet, Square, SquareSet, Stack,
    movement::{blocked_capturers, capture_star},
};

impl Position {
    /// All legal moves: ordinary ones and first steps of a deploy, or the next steps of an open
    /// session. Ordered by origin, target, piece and kind.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(128);
        self.for_each_legal_move(|mv| moves.push(mv));
        moves.sort_unstable_by_key(Move::order);
        moves
    }

    /// The legal moves from one square, in the same order.
    pub fn legal_moves_from(&self, square: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.may_move() {
            self.legal_from(square, &mut Judge::new(self), &mut |mv| moves.push(mv));
        }
        moves.sort_unstable_by_key(Move::order);
        moves
    }

    /// The legal moves of one kind of piece, as the carrier of what moves, in the same order.
    pub fn legal_moves_of(&self, role: Role) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|mv| mv.piece.carrier_role() == role);
        moves
    }

    /// Hands every legal move to `found`, in no particular order, without allocating.
    pub fn for_each_legal_move(&self, mut found: impl FnMut(Move)) {
        if !self.may_move() {
            return;
        }
        let mut judge = Judge::new(self);
        for square in self.board.of(self.turn) {
            self.legal_from(square, &mut judge, &mut found);
        }
    }

    /// Is the move legal here?
    pub fn is_legal(&self, mv: Move) -> bool {
        let mut listed = false;
        if self.may_move() {
            self.legal_from(mv.from, &mut Judge::new(self), &mut |legal| listed |= legal == mv);
        }
        listed
    }

    /// Is there any legal move?
    pub fn has_legal_move(&self) -> bool {
        if !self.may_move() {
            return false;
        }
        let mut judge = Judge::new(self);
        self.board.of(self.turn).iter().any(|square| {
            let mut any = false;
            self.legal_from(square, &mut judge, &mut |_| any = true);
            any
        })
    }

    /// With one commander left, nobody moves any more (R10.3), unless a session is open (R10.4).
    fn may_move(&self) -> bool {
        let commanders = Color::ALL.map(|color| self.board.commander(color).is_some());
        commanders[0] == commanders[1] || self.session().is_some()
    }

    fn legal_from(&self, from: Square, judge: &mut Judge<'_>, found: &mut impl FnMut(Move)) {
        let Some(stack) = self.board.get(from).filter(|stack| stack.color() == self.turn) else { return };
        match &self.phase {
            Phase::Choosing => {
                self.legal_of(Mover { from, piece: stack, rest: None, deploy: false }, judge, found);
                if !stack.is_single() {
                    // The whole stack moving as one is never a deploy (R7.5).
                    for part in stack.roles().parts().skip(1) {
                        self.legal_part(from, stack, part, judge, found);
                    }
                }
            }
            Phase::Deploying(session) if session.square() == from => {
                let whole = session.steps().is_empty().then_some(stack.roles());
                for part in (stack.roles() - session.acted()).parts().filter(|&part| Some(part) != whole) {
                    self.legal_part(from, stack, part, judge, found);
                }
            }
            Phase::Deploying(_) => {}
        }
    }

    fn legal_part(
        &self,
        from: Square,
        stack: Stack,
        part: RoleSet,
        judge: &mut Judge<'_>,
        found: &mut impl FnMut(Move),
    ) {
        if let Some(mover) = Mover::part(from, stack, part) {
            self.legal_of(mover, judge, found);
        }
    }

    fn legal_of(&self, mover: Mover, judge: &mut Judge<'_>, found: &mut impl FnMut(Move)) {
        self.moves_of(mover, &mut |mv| {
            if judge.allows(mv) {
                found(mv);
            }
        });
    }

    /// May the turn end like this? A side is safe without a commander, and when it has just
    /// captured the other one (R9.6).
    pub(super) fn is_settled(&self, color: Color) -> bool {
        self.board.commander(!color).is_none() || !self.is_in_danger(color)
    }
}

impl Mover {
    /// The part of a stack that a deploy step takes.
    fn part(from: Square, stack: Stack, part: RoleSet) -> Option<Mover> {
        Some(Mover { from, piece: stack.part(part)?, rest: stack.without(part), deploy: true })
    }
}

impl Move {
    /// The key of the order in which moves are listed.
    fn order(&self) -> u64 {
        let squares = u64::from(self.from.index()) << 8 | u64::from(self.to.index());
        let what = u64::from(self.deploy) << 20 | u64::from(self.piece.bits()) << 4 | self.kind as u64;
        squares << 32 | what
    }
}

/// What decides, in one position, whether moves of the side to move are legal.
struct Judge<'a> {
    position: &'a Position,
    us: Color,
    commander: Option<Square>,
    enemy_commander: Option<Square>,
    /// Every move is tried out: the commander is in danger now, or a rule makes far things matter.
    try_all: bool,
    /// Squares that, once empty, may bring the commander into danger.
    shields: SquareSet,
    /// An enemy Air Force could reach the commander but for our air defense.
    planes: bool,
    /// The pieces of the open session that have acted (R7.4).
    acted: RoleSet,
    /// A copy to try moves on, made when the first one needs it.
    copy: Option<Position>,
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
            try_all: position.rules.last_guard,
            shields: SquareSet::EMPTY,
            planes: false,
            acted: position.session().map_or(RoleSet::EMPTY, super::Session::acted),
            copy: None,
        };
        if let (Some(commander), Some(_)) = (judge.commander, judge.enemy_commander) {
            judge.try_all |= position.is_in_danger(us);
            judge.find_threats(commander);
        }
        judge
    }

    /// Finds what would endanger the commander if a square were empty or our air defense less.
    fn find_threats(&mut self, commander: Square) {
        let (position, board) = (self.position, &self.position.board);
        let blocked = blocked_capturers(&position.rules);
        for from in position.possible_attackers(commander, !self.us) {
            let Some(stack) = board.get(from) else { continue };
            self.planes |= stack.contains(Role::AirForce);
            if !(stack.roles() & blocked).is_empty() {
                self.shields |= occupied_between(position, from, commander);
            }
        }
        if let Some(enemy) = self.enemy_commander
            && (enemy.file() == commander.file() || enemy.rank() == commander.rank())
        {
            self.shields |= occupied_between(position, enemy, commander);
        }
    }

    /// Is a move that keeps to the rules of its piece legal?
    fn allows(&mut self, mv: Move) -> bool {
        if mv.kind.is_capture() && self.enemy_commander == Some(mv.to) {
            return true; // R9.6
        }
        let Some(commander) = self.commander else { return true };
        let carries_commander = mv.piece.contains(Role::Commander);
        if mv.kind == MoveKind::Suicide && carries_commander {
            return false; // R9.3
        }
        if self.enemy_commander.is_none() {
            return true;
        }
        let touches = if carries_commander && mv.kind != MoveKind::Stay {
            self.may_be_attacked_on(mv)
        } else {
            self.may_uncover(mv, commander)
        };
        !(self.try_all || touches) || self.survives(mv)
    }

    /// Could anything attack the commander once it has moved?
    fn may_be_attacked_on(&self, mv: Move) -> bool {
        let seen = self
            .enemy_commander
            .is_some_and(|enemy| enemy.file() == mv.to.file() || enemy.rank() == mv.to.rank());
        seen || self.position.board.of(!self.us).intersects(capture_star(mv.to))
    }

    /// Could a move of others bring the commander into danger?
    fn may_uncover(&self, mv: Move, commander: Square) -> bool {
        let board = &self.position.board;
        let leaves = mv.kind != MoveKind::Stay;
        let empties = matches!(mv.kind, MoveKind::Stay | MoveKind::Suicide);
        if leaves && self.shields.contains(mv.from) || empties && self.shields.contains(mv.to) {
            return true;
        }
        // A navy that picks the commander up brings it into the range of other navies (R2.4).
        if mv.kind == MoveKind::Combine && mv.to == commander {
            return true;
        }
        self.planes
            && [mv.from, mv.to].into_iter().any(|square| {
                const DEFENDERS: RoleSet =
                    RoleSet::of(Role::Navy).with(Role::Missile).with(Role::AntiAir).with(Role::Headquarter);
                board.get(square).is_some_and(|stack| !(stack.roles() & DEFENDERS).is_empty())
            })
    }

    /// Tries a move out: is the commander safe after it, or, for a deploy step, after some further
    /// steps (R7.8)?
    fn survives(&mut self, mv: Move) -> bool {
        let copy = self.copy.get_or_insert_with(|| self.position.clone());
        if mv.deploy {
            return survives_step(copy, mv, self.acted);
        }
        let changes = copy.make(mv);
        let safe = copy.is_settled(self.us);
        copy.unmake(&changes);
        safe
    }
}

/// The occupied squares strictly between two squares of one line.
fn occupied_between(position: &Position, from: Square, to: Square) -> SquareSet {
    let mut between = SquareSet::EMPTY;
    if let Some((direction, steps)) = from.line_to(to) {
        let mut index = from.index();
        for _ in 1..steps {
            index = direction.step(index);
            if !position.board.cell(index).is_empty() {
                between.insert(Square::from_index(index));
            }
        }
    }
    between
}

/// Can a session still be committed once this step is taken?
fn survives_step(position: &mut Position, mv: Move, acted: RoleSet) -> bool {
    let us = mv.piece.color();
    let acted = if mv.kind == MoveKind::Stay { acted | mv.piece.roles() } else { acted };
    let changes = position.make(mv);
    let survives = position.is_settled(us) || can_be_settled(position, mv.from, us, acted);
    position.unmake(&changes);
    survives
}

/// Is there a step, or are there several, after which the turn may end?
fn can_be_settled(position: &mut Position, origin: Square, us: Color, acted: RoleSet) -> bool {
    let Some(stack) = position.board.get(origin) else { return false };
    let mut steps = Vec::new();
    for part in (stack.roles() - acted).parts() {
        if let Some(mover) = Mover::part(origin, stack, part) {
            position.moves_of(mover, &mut |mv| steps.push(mv));
        }
    }
    steps.into_iter().any(|mv| {
        let takes_commander = mv.kind.is_capture() && position.board.commander(!us) == Some(mv.to);
        let loses_commander = mv.kind == MoveKind::Suicide && mv.piece.contains(Role::Commander);
        takes_commander || !loses_commander && survives_step(position, mv, acted)
    })
}
