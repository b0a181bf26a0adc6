//! Deploy sessions.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::CoTuLenh;
use crate::{MoveKind, MoveQuery, PieceQuery, PlayedMove, Role, RoleSet, Square};

#[wasm_bindgen]
impl CoTuLenh {
    /// Gives the open session up; all is as it was before it.
    #[wasm_bindgen(js_name = cancelDeploy)]
    pub fn cancel_deploy(&mut self) -> Result<(), JsValue> {
        Ok(self.game.cancel_deploy()?)
    }
}

impl CoTuLenh {
    /// Takes a step of the open session.
    pub(super) fn take_step(
        &mut self,
        roles: RoleSet,
        to: Square,
        kind: Option<MoveKind>,
    ) -> Result<PlayedMove, JsValue> {
        self.game.require_no_end()?;
        let from = self.position().require_session()?.square();
        let piece = Some(PieceQuery::Exactly(roles));
        let query = MoveQuery { from, to, piece, kind, deploy: Some(true) };
        let found = self.position().find(&query);
        let step = found.map_err(|error| self.refuse_text(&step_text(roles, to), &error.into()))?;
        Ok(self.game.play_legal(step))
    }
}

/// A step as LAN writes it, without its origin: `F>c4`, `(FT)>c4`.
fn step_text(roles: RoleSet, to: Square) -> String {
    let letters: String = roles.iter().map(Role::letter).collect();
    let pieces = if roles.len() > 1 { ["(", &letters, ")"].concat() } else { letters };
    [&pieces, ">", &to.to_string()].concat()
}
