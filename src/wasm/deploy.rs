//! Deploy sessions.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{
    Game,
    answer::{answer, attempt},
    error::refuse_move,
    layout,
    pack::{self, square},
};
use crate::{MoveQuery, PieceQuery, Role, RoleSet, Square};

#[wasm_bindgen]
impl Game {
    /// Opens a session for the stack on a square.
    #[wasm_bindgen(js_name = startDeploy)]
    pub fn start_deploy(&mut self, number: u8) -> usize {
        attempt(&mut |_| Ok(self.game.start_deploy(square(number)?)?))
    }

    /// Takes a step of the open session: the pieces of some roles go to a square.
    #[wasm_bindgen(js_name = deployStep)]
    pub fn deploy_step(&mut self, roles: u16, to: u8, kind: Option<u8>) -> usize {
        attempt(&mut |answer| {
            let session = self.position().require_session()?;
            let query = MoveQuery {
                from: session.square(),
                to: square(to)?,
                piece: Some(PieceQuery::Exactly(RoleSet::from_bits(roles))),
                kind: kind.and_then(pack::to_kind),
                deploy: Some(true),
            };
            let illegal = |error| refuse_move(&step_text(RoleSet::from_bits(roles), query.to), &error);
            let step = self.position().find(&query).map_err(illegal)?;
            answer.played(&self.game.apply_described(step));
            Ok(())
        })
    }

    /// Commits the open session.
    #[wasm_bindgen(js_name = commitDeploy)]
    pub fn commit_deploy(&mut self) -> usize {
        attempt(&mut |answer| {
            answer.turn(&self.game.commit_described()?);
            Ok(())
        })
    }

    /// Gives the open session up.
    #[wasm_bindgen(js_name = cancelDeploy)]
    pub fn cancel_deploy(&mut self) -> usize {
        attempt(&mut |_| Ok(self.game.cancel_deploy()?))
    }

    /// The open session, a word each: its square, the cell that stood there, the one that stands
    /// there now, the set of roles that wait, whether it can be committed, how many squares have
    /// changed, and those (bits 0–7 the square, 16–31 the cell that stands there now); then the
    /// steps, packed as moves. Empty if no session is open.
    #[wasm_bindgen(js_name = deployState)]
    pub fn deploy_state(&self) -> usize {
        answer(&mut |answer| {
            let position = self.position();
            let Some(session) = position.session() else { return };
            let changes = position.deploy_changes();
            answer.square(session.square());
            answer.word(pack::cell(Some(session.original())).into());
            answer.word(pack::cell(position.deploy_remaining()).into());
            answer.word(position.deploy_waiting().bits().into());
            answer.word(position.can_commit().into());
            answer.word(changes.len() as u32);
            for square in changes {
                let cell = pack::cell(position.board().get(square));
                answer.word(u32::from(pack::number(square)) | u32::from(cell) << layout::CELL_SHIFT);
            }
            self.game.described_steps().iter().for_each(|step| answer.played(step));
        })
    }
}

/// A step as LAN writes it, without its origin: `F>c4`, `(FT)>c4`.
fn step_text(roles: RoleSet, to: Square) -> String {
    let letters: String = roles.iter().map(Role::letter).collect();
    let pieces = if roles.len() > 1 { ["(", &letters, ")"].concat() } else { letters };
    [&pieces, ">", &to.to_string()].concat()
}
