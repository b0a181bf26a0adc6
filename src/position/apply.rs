//! Playing moves and taking them back (R3).

use super::{IllegalMove, Outcome, OutcomeReason, Phase, Position, Session, danger::destroys_own_commander};
use crate::{Board, Color, Move, MoveKind, RoleSet, Square, Stack};

/// One square before a change.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub(super) square: Square,
    pub(super) before: Option<Stack>,
}

/// The squares that a move changes, in order. A move changes two and a promotion one, so hardly any
/// move needs an allocation.
#[derive(Clone, Debug)]
pub(super) struct Changes {
    inline: [Change; Changes::INLINE],
    len: u8,
    /// How many of the changes are the move itself; the others are promotions.
    moved: u8,
    #[expect(
        clippy::box_collection,
        reason = "rarely used, and part of every history entry: a pointer is smaller than a Vec"
    )]
    overflow: Option<Box<Vec<Change>>>,
}

impl Changes {
    const INLINE: usize = 4;

    fn new() -> Changes {
        let none = Change { square: Square::A1, before: None };
        Changes { inline: [none; Changes::INLINE], len: 0, moved: 0, overflow: None }
    }

    fn push(&mut self, square: Square, before: Option<Stack>) {
        let change = Change { square, before };
        match self.inline.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = change;
                self.len += 1;
            }
            None => self.overflow.get_or_insert_default().push(change),
        }
    }

    /// The squares where pieces became heroic, with what stood there before.
    pub(super) fn promotions(&self) -> impl Iterator<Item = Change> + '_ {
        let inline = &self.inline[usize::from(self.moved)..usize::from(self.len)];
        inline.iter().chain(self.overflow()).copied()
    }

    fn newest_first(&self) -> impl Iterator<Item = Change> + '_ {
        self.overflow().iter().rev().chain(self.inline[..usize::from(self.len)].iter().rev()).copied()
    }

    fn overflow(&self) -> &[Change] {
        self.overflow.as_ref().map_or(&[], |changes| changes.as_slice())
    }
}

/// What a move, a deploy step or a commit has changed. It tells the [promotions](Position::promotions), and
/// a search [takes it back](super::search_support::SearchSupport::take_back) by it.
#[derive(Clone, Debug)]
pub struct Undo {
    pub(super) changes: Changes,
    half_moves: u32,
    full_moves: u32,
    turn: Color,
    /// The session that the action ended.
    closed: Option<Box<Session>>,
    /// Was the action a step of a session that was open before it? Steps are recorded in the session and
    /// forgotten there, so that playing them copies neither session nor board.
    recorded: bool,
    stroke: Option<Outcome>,
    ends_turn: bool,
}

impl Undo {
    /// The squares that the action changed, each once, with what stood there before: what a search
    /// needs to update its evaluation.
    ///
    /// ```
    /// use cotulenh::{Position, Rules, Square, search_support::SearchSupport};
    /// let mut position = Position::start(Rules::STANDARD);
    /// let tank = position.board().get(Square::F4);
    /// let mv = position.read_move("Tf6")?;
    /// let undo = position.apply(mv);
    /// assert_eq!(undo.changes().collect::<Vec<_>>(), [(Square::F6, None), (Square::F4, tank)]);
    /// # Ok::<(), cotulenh::ParseMoveError>(())
    /// ```
    pub fn changes(&self) -> impl Iterator<Item = (Square, Option<Stack>)> + '_ {
        let changes = &self.changes;
        let oldest_first = || changes.inline[..usize::from(changes.len)].iter().chain(changes.overflow());
        // If a square was changed twice, the first change has its original state.
        oldest_first().enumerate().filter_map(move |(n, change)| {
            let first = oldest_first().take(n).all(|earlier| earlier.square != change.square);
            first.then_some((change.square, change.before))
        })
    }

    /// Puts back on a board what the action has changed.
    pub(crate) fn restore(&self, board: &mut Board) {
        for Change { square, before } in self.changes.newest_first() {
            board.set(square, before);
        }
    }

    /// The side to move before the action, the half-moves and the number of the move.
    pub(crate) fn counters(&self) -> (Color, u32, u32) {
        (self.turn, self.half_moves, self.full_moves)
    }

    /// Did the action end the turn?
    pub(crate) fn ends_turn(&self) -> bool {
        self.ends_turn
    }

    /// Was the action a step of a session that was open before it?
    pub(crate) fn was_in_session(&self) -> bool {
        self.recorded
    }

    /// Drops the deploy session in which the step was played. Only for a completed turn, which is taken
    /// back as a whole.
    pub(crate) fn drop_session(&mut self) {
        self.closed = None;
        self.recorded = false;
    }
}

impl Position {
    /// Plays a move or a deploy step, if it is legal. A session is committed by itself when no further
    /// step is legal, and when a step captures the enemy commander (R7.7), unless
    /// [`Position::set_auto_commit`] says otherwise.
    ///
    /// ```
    /// use cotulenh::{Move, MoveKind, Piece, Color, Position, Role, Rules, Square, Stack};
    /// let mut position = Position::start(Rules::STANDARD);
    /// let tank = Stack::from(Piece::new(Color::Red, Role::Tank));
    /// let forward = Move { from: Square::F4, to: Square::F6, piece: tank, kind: MoveKind::Move, deploy: false };
    /// assert!(position.play(forward).is_ok());
    /// assert!(position.play(forward).is_err());
    /// ```
    pub fn play(&mut self, mv: Move) -> Result<Undo, IllegalMove> {
        if self.is_legal(mv) { Ok(self.apply(mv)) } else { Err(self.illegal(mv)) }
    }

    /// Plays a move that is known to be legal, such as one of [`Position::legal_moves`]. The
    /// result of any other may break the rules.
    #[must_use = "needed to take the move back"]
    pub(crate) fn apply(&mut self, mv: Move) -> Undo {
        debug_assert!(self.is_legal(mv), "{mv} is not legal in {self:?}");
        let (half_moves, full_moves, turn) = (self.half_moves, self.full_moves, self.turn);
        let stroke = self.stroke;
        let captures_commander = self.captures_commander(mv);
        let before = self.enemy_divisions();
        let mut recorded = false;
        let mut closed = None;
        let changes;
        if mv.deploy {
            recorded = self.session().is_some();
            let opened = if recorded { None } else { self.open_for(mv) };
            changes = self.make(mv);
            closed = self.record_step(mv, opened, captures_commander, before);
        } else {
            changes = self.make(mv);
            self.end_turn(mv.kind.is_capture(), before);
        }
        // With `playOn` it ends nothing, and must not hide a battle that the same stroke has won (R13.2).
        if destroys_own_commander(mv) && captures_commander && !self.rules.play_on {
            self.stroke = Some(Outcome::win(turn, OutcomeReason::CommanderCaptured));
        }
        let ends_turn = self.turn != turn;
        Undo { changes, half_moves, full_moves, turn, closed, recorded, stroke, ends_turn }
    }

    /// Takes back the last action that has not been taken back yet, promotions included (R8.2). A
    /// session that [`Position::start_deploy`] opened stays open before its first step.
    pub(crate) fn take_back(&mut self, undo: Undo) {
        self.unmake(&undo.changes);
        self.half_moves = undo.half_moves;
        self.full_moves = undo.full_moves;
        self.turn = undo.turn;
        self.stroke = undo.stroke;
        if undo.recorded || undo.closed.is_some() {
            self.reopen(undo.closed, undo.recorded);
        } else {
            self.phase = Phase::Choosing;
        }
    }

    /// Gets back to the session before an action: the one that it closed, or the open one, without the
    /// step that it recorded.
    #[inline(never)]
    fn reopen(&mut self, closed: Option<Box<Session>>, recorded: bool) {
        if let Some(session) = closed {
            self.phase = Phase::Deploying(session);
        }
        if recorded && let Phase::Deploying(session) = &mut self.phase {
            session.forget_step();
        }
    }

    /// Ends the turn without changing the board, as a commit does (R7.7).
    pub(super) fn pass_turn(&mut self, captured: bool) -> Undo {
        let (half_moves, full_moves, turn) = (self.half_moves, self.full_moves, self.turn);
        let (stroke, before) = (self.stroke, self.enemy_divisions());
        let closed = self.close();
        self.end_turn(captured, before);
        let changes = Changes::new();
        Undo { changes, half_moves, full_moves, turn, closed, recorded: false, stroke, ends_turn: true }
    }

    /// Ends the session, and returns it.
    fn close(&mut self) -> Option<Box<Session>> {
        match core::mem::replace(&mut self.phase, Phase::Choosing) {
            Phase::Choosing => None,
            Phase::Deploying(session) => Some(session),
        }
    }

    /// Records a step that was made, in the session that it opened or the open one. Returns the latter if
    /// it has committed itself (R7.7).
    #[inline(never)]
    fn record_step(
        &mut self,
        step: Move,
        opened: Option<Box<Session>>,
        captures_commander: bool,
        before: RoleSet,
    ) -> Option<Box<Session>> {
        let opens = opened.is_some();
        if let Some(session) = opened {
            self.phase = Phase::Deploying(session);
        }
        let Phase::Deploying(session) = &mut self.phase else { return None };
        session.record(step);
        let captured = session.has_captured();
        if !self.commits_by_itself(captures_commander) {
            return None;
        }
        let closed = self.close();
        self.end_turn(captured, before);
        closed.filter(|_| !opens)
    }

    /// A deploy counts as one half-move, whatever its number of steps (R7.9). `before` are the divisions
    /// that the enemy had before the turn (R13.2).
    fn end_turn(&mut self, captured: bool, before: RoleSet) {
        if !before.is_empty() {
            self.stroke = self.find_stroke(before);
        }
        self.half_moves = if captured { 0 } else { self.half_moves.saturating_add(1) };
        if self.turn == Color::Blue {
            self.full_moves = self.full_moves.saturating_add(1);
        }
        self.turn = !self.turn;
    }

    /// What stands on the target square of a move: what it captures or joins.
    pub(crate) fn target(&self, mv: Move) -> Option<Stack> {
        if mv.kind == MoveKind::Move { None } else { self.board.get(mv.to) }
    }

    /// Changes the board as a move does, promotions included. Turn, counters and session stay.
    pub(super) fn make(&mut self, mv: Move) -> Changes {
        let mut changes = Changes::new();
        let Move { from, to, piece, .. } = mv;
        if mv.kind == MoveKind::Move && !mv.deploy {
            self.shift(from, to, piece);
            changes.push(to, None);
            changes.push(from, Some(piece));
        } else {
            self.make_general(mv, &mut changes);
        }
        changes.moved = changes.len;
        self.promote(&mut changes, piece.color());
        if self.rules.last_guard {
            self.promote_last_guards(&mut changes);
        }
        changes
    }

    /// Changes the board as any kind of move does. A captured stack is captured whole (R3.3).
    fn make_general(&mut self, mv: Move, changes: &mut Changes) {
        let Move { from, to, piece, .. } = mv;
        let rest =
            if mv.deploy { self.board.get(from).and_then(|all| all.without(piece.roles())) } else { None };
        let arriving = match mv.kind {
            MoveKind::Move | MoveKind::Capture => Some(piece),
            MoveKind::Combine => self.board.get(to).and_then(|friend| friend.combine(piece)),
            MoveKind::Stay | MoveKind::Suicide => None,
        };
        self.change(changes, to, arriving);
        if mv.kind != MoveKind::Stay {
            self.change(changes, from, rest);
        }
    }

    /// Takes everything but `rest` off a square.
    pub(super) fn make_removal(&mut self, from: Square, rest: Stack) -> Changes {
        let mut changes = Changes::new();
        self.change(&mut changes, from, Some(rest));
        self.promote(&mut changes, rest.color());
        changes
    }

    pub(super) fn unmake(&mut self, changes: &Changes) {
        // Most moves are one stack going to an empty square.
        if let ([Change { square: to, before: None }, Change { square: from, before: Some(stack) }, ..], 2) =
            (&changes.inline, changes.len)
            && self.board.get(*to) == Some(*stack)
        {
            return self.shift(*to, *from, *stack);
        }
        for Change { square, before } in changes.newest_first() {
            self.set(square, before);
        }
    }

    pub(super) fn change(&mut self, changes: &mut Changes, square: Square, stack: Option<Stack>) {
        let before = self.set(square, stack);
        changes.push(square, before);
    }
}
