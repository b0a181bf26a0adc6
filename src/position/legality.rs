//! Lists of legal moves. `generate` finds the pseudo-legal ones, `commander_safety` decides which
//! of them are legal (R9.3, R7.8).

use super::{
    Position,
    commander_safety::CommanderSafety,
    generate::{Mover, retain_from},
};
use crate::{Color, Move, MoveKind, Role, RoleSet, Square, SquareSet};

/// Few positions have more legal moves: room for a list.
const INITIAL_CAPACITY: usize = 128;

impl Position {
    /// All legal moves: ordinary ones and first steps of a deploy, or the next steps of an open
    /// session. Ordered by origin and target, ordinary moves before deploy steps, then by piece and
    /// kind.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.list_legal_moves(self.board.of(self.turn), true)
    }

    /// The legal moves from one square, in the same order.
    pub fn legal_moves_from(&self, square: Square) -> Vec<Move> {
        self.list_legal_moves(SquareSet::EMPTY.with(square), true)
    }

    /// All legal moves in no particular order, which takes less time.
    pub fn legal_moves_unordered(&self) -> Vec<Move> {
        self.list_legal_moves(self.board.of(self.turn), false)
    }

    /// The legal moves from some squares.
    fn list_legal_moves(&self, squares: SquareSet, in_order: bool) -> Vec<Move> {
        let mut moves = Vec::with_capacity(INITIAL_CAPACITY);
        if self.is_undecided() {
            let mut safety = CommanderSafety::new(self);
            for square in squares {
                let start = moves.len();
                self.push_legal_moves_from(square, &mut safety, &mut moves);
                if in_order {
                    sort_moves(&mut moves[start..]);
                }
            }
        }
        moves
    }

    /// The legal moves to a square by exactly these pieces, ordered by origin; only `origins` are
    /// searched.
    pub(crate) fn legal_moves_to(&self, to: Square, roles: RoleSet, origins: SquareSet) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.is_undecided() {
            let mut safety = None;
            for from in origins {
                if self.board.get(from).is_some_and(|stack| stack.roles().contains_all(roles)) {
                    self.push_legal_moves_between(from, to, Some(roles), &mut safety, &mut moves);
                }
            }
        }
        moves
    }

    /// The legal moves from one square to another, in the order of [`Position::legal_moves`].
    pub(crate) fn legal_moves_between(&self, from: Square, to: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.is_undecided() {
            self.push_legal_moves_between(from, to, None, &mut None, &mut moves);
            sort_moves(&mut moves);
        }
        moves
    }

    /// The legal moves of one kind of piece, as the carrier of what moves, in the same order.
    pub fn legal_moves_of(&self, role: Role) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|mv| mv.piece.carrier_role() == role);
        moves
    }

    /// Is the move legal here? Only what moves is asked for its moves, along one line.
    pub fn is_legal(&self, mv: Move) -> bool {
        let Some((line, _)) = mv.from.line_to(mv.to) else { return false };
        let mut moves = Vec::new();
        self.for_each_mover(mv.from, &mut |mover| {
            if (mover.piece, mover.deploy) == (mv.piece, mv.deploy) {
                self.generate_along(&[line], mover, &mut moves);
            }
        });
        moves.contains(&mv) && self.is_undecided() && CommanderSafety::new(self).allows(mv)
    }

    /// Is there any legal move?
    pub fn has_legal_move(&self) -> bool {
        self.is_undecided() && self.has_evasion()
    }

    /// Has the side to move a legal move, whether or not a battle has ended the game (R13.6)?
    pub(super) fn has_evasion(&self) -> bool {
        let mut safety = CommanderSafety::new(self);
        let mut moves = Vec::with_capacity(INITIAL_CAPACITY);
        let ours = self.board.of(self.turn);
        let commander = self.board.commander(self.turn);
        // In danger, the likely evasions are tried first. The others are tried only if none of them is
        // legal, as in mate.
        [true, false].into_iter().any(|likely| {
            commander.into_iter().chain(ours.iter()).any(|square| {
                moves.clear();
                self.for_each_mover(square, &mut |mover| self.generate_moves(mover, &mut moves));
                moves.iter().any(|&mv| safety.is_likely_evasion(mv) == likely && safety.allows(mv))
            })
        })
    }

    /// After the capture of a commander and after a lost battle there are no moves (R10.1, R13.2).
    pub(super) fn is_undecided(&self) -> bool {
        !self.is_commander_captured() && self.battle_outcome().is_none()
    }

    fn push_legal_moves_from(&self, from: Square, safety: &mut CommanderSafety<'_>, moves: &mut Vec<Move>) {
        self.for_each_mover(from, &mut |mover: Mover| {
            let start = moves.len();
            self.generate_moves(mover, moves);
            let allows_all = safety.allows_all_of(&mover);
            retain_from(moves, start, |mv| {
                let allowed = allows_all && matches!(mv.kind, MoveKind::Move | MoveKind::Capture);
                debug_assert!(!allowed || safety.allows(mv), "{mv} exposes the commander");
                allowed || safety.allows(mv)
            });
        });
    }

    /// Appends the legal moves between two squares, by exactly these pieces or by any. All moves are
    /// along lines. `safety` is made when the first move is found.
    fn push_legal_moves_between<'a>(
        &'a self,
        from: Square,
        to: Square,
        roles: Option<RoleSet>,
        safety: &mut Option<CommanderSafety<'a>>,
        moves: &mut Vec<Move>,
    ) {
        let Some((line, _)) = from.line_to(to) else { return };
        let start = moves.len();
        self.for_each_mover(from, &mut |mover| {
            if roles.is_none_or(|roles| mover.piece.roles() == roles) {
                self.generate_along(&[line], mover, moves);
            }
        });
        retain_from(moves, start, |mv| {
            mv.to == to && safety.get_or_insert_with(|| CommanderSafety::new(self)).allows(mv)
        });
    }

    /// May the turn of a side end in this position? Its commander must not be in danger (R9.3),
    /// unless this turn captured the enemy commander (R9.6).
    pub(super) fn may_end_turn(&self, color: Color) -> bool {
        let has_captured_commander =
            self.board.commander(!color).is_none() && self.real_board().commander(!color).is_some();
        has_captured_commander || !self.is_in_danger(color)
    }
}

/// Sorts the moves from one square. They are generated line by line, away from the square, so those
/// that go down the board are reversed first; an insertion sort then has little left to do.
fn sort_moves(moves: &mut [Move]) {
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
    /// The order of moves between the same two squares.
    pub(super) fn order(&self) -> (bool, u16, MoveKind) {
        (self.deploy, self.piece.bits(), self.kind)
    }

    /// Is it listed before another move from the same square?
    fn is_before(&self, other: &Move) -> bool {
        self.to < other.to || self.to == other.to && self.order() < other.order()
    }
}
