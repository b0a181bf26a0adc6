//! Moves and turns written in SAN and LAN.

use super::San;
use crate::{
    CheckMark, Disambiguation, IllegalMove, Move, MoveKind, Position, Role, RoleSet, SQUARES, Stack,
    position::{CheckMarks, disambiguate, distinguish},
    san::reader::DeployText,
};

impl Position {
    /// A legal move, or a deploy step, in SAN (R12.4).
    ///
    /// ```
    /// use cotulenh::{Position, Rules};
    /// let position = Position::start(Rules::STANDARD);
    /// let mv = position.read_move("Tf4f6")?;
    /// assert_eq!(position.san(mv).to_string(), "Tf6");
    /// # Ok::<(), cotulenh::ParseMoveError>(())
    /// ```
    pub fn san(&self, mv: Move) -> San {
        San { mv, origin: self.disambiguation(mv), mark: CheckMarks::new(self).mark(mv) }
    }

    /// Calls `found` with the SAN of every legal move, in the order of [`Position::legal_moves`].
    pub fn for_each_san(&self, mut found: impl FnMut(San)) {
        self.list_sans(&mut found);
    }

    fn list_sans(&self, found: &mut dyn FnMut(San)) {
        let moves = self.legal_moves();
        let mut marks = CheckMarks::new(self);
        // Only moves to the same square by the same carrier can be ambiguous. Those moves form a
        // chain, so that each move is compared with its own group only: `last` has the last move of
        // each group, `links` the group of each move and the move before it in the chain. Moves are
        // counted from 1, and no position has more than a `u16` holds.
        let mut last = [0_u16; SQUARES * Role::ALL.len()];
        let mut links = Vec::with_capacity(moves.len());
        for (mv, number) in moves.iter().zip(1..) {
            let group = mv.to.number() * Role::ALL.len() + mv.piece.carrier_role() as usize;
            links.push((group, core::mem::replace(&mut last[group], number)));
        }
        for ((mv, &(group, before)), number) in moves.iter().zip(&links).zip(1..) {
            let mut next = last[group];
            // Most moves are alone in their group.
            let origin = if next == number && before == 0 {
                Disambiguation::None
            } else {
                let others = core::iter::from_fn(|| {
                    let n = usize::from(next).checked_sub(1)?;
                    next = links[n].1;
                    Some(moves[n])
                });
                disambiguate(*mv, others)
            };
            found(San { mv: *mv, origin, mark: marks.mark(*mv) });
        }
    }

    /// A legal turn in SAN: a move, or a committed deploy with the pieces that stay (R12.4). The
    /// position is the one before the turn.
    pub fn turn_san(&self, moves: &[Move]) -> String {
        let [mv, ..] = moves else { return String::new() };
        if !mv.deploy {
            return self.san(*mv).to_string();
        }
        let after = self.after_turn(moves);
        debug_assert!(after.is_ok(), "turn_san needs a legal turn");
        self.deploy_san(moves, after.map_or(CheckMark::None, |after| after.check_mark()))
    }

    /// A legal deploy in SAN, where its check mark is known.
    pub(crate) fn deploy_san(&self, moves: &[Move], mark: CheckMark) -> String {
        let mut san = String::new();
        let Some(Move { from, .. }) = moves.first() else { return san };
        if let Some(stayed) = self.staying(moves) {
            stayed.push_to(&mut san, true);
            san.push('<');
        }
        let rivals = self.deploy_origins(&DeployText::of(self, moves));
        let mut origin = distinguish(*from, rivals.into_iter().filter(|rival| rival != from));
        for (n, step) in moves.iter().enumerate() {
            if n > 0 {
                san.push(',');
            }
            // Only the first step has an origin: the others start from the same square.
            step.push_to(&mut san, core::mem::replace(&mut origin, Disambiguation::None));
        }
        san.push_str(mark.as_str());
        san
    }

    /// A legal turn in LAN (R12.4).
    pub fn turn_lan(&self, moves: &[Move]) -> String {
        let [mv, ..] = moves else { return String::new() };
        let mut lan = String::new();
        if !mv.deploy {
            mv.push_to(&mut lan, Disambiguation::Both);
            return lan;
        }
        mv.from.push_to(&mut lan);
        lan.push(':');
        if let Some(stayed) = self.staying(moves) {
            stayed.push_to(&mut lan, true);
        }
        for (n, step) in moves.iter().enumerate() {
            lan.push(if n == 0 { ':' } else { ',' });
            step.push_to(&mut lan, Disambiguation::None);
        }
        lan
    }

    /// The pieces that the steps of a deploy leave on its square, with their heroic marks before it.
    pub(super) fn staying(&self, moves: &[Move]) -> Option<Stack> {
        let left = moves.iter().filter(|step| step.kind != MoveKind::Stay);
        let left = left.fold(RoleSet::EMPTY, |left, step| left | step.piece.roles());
        self.board().get(moves.first()?.from)?.without(left)
    }

    /// The position after a whole turn, or the first move of it that is not legal.
    pub(crate) fn after_turn(&self, moves: &[Move]) -> Result<Position, IllegalMove> {
        let mut position = self.clone();
        for &mv in moves {
            let _undo = position.play(mv)?;
        }
        if let (Some(_), Some(&mv)) = (position.session(), moves.last()) {
            let committed = position.commit();
            let _undo = committed.map_err(|_| position.cannot_commit(mv))?;
        }
        Ok(position)
    }
}
