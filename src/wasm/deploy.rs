//! Deploy sessions.

use js_sys::Uint32Array;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    answer::Answer,
    error::{bad_move, coded},
    pack::{self, square},
};
use crate::{DeployError, MoveQuery, PieceQuery, RoleSet};

#[wasm_bindgen]
impl Game {
    /// Opens a session for the stack on a square.
    #[wasm_bindgen(js_name = startDeploy)]
    pub fn start_deploy(&mut self, number: u8) -> Result<(), JsValue> {
        self.score.game_mut().start_deploy(square(number)?).map_err(refused)
    }

    /// Takes a step of the open session: the pieces of some roles go to a square.
    #[wasm_bindgen(js_name = deployStep)]
    pub fn deploy_step(&mut self, roles: u16, to: u8, kind: Option<u8>) -> Result<Uint32Array, JsValue> {
        let session = self.position().session().ok_or_else(|| refused(DeployError::NoSession))?;
        let query = MoveQuery {
            from: session.square(),
            to: square(to)?,
            piece: Some(PieceQuery::Exactly(RoleSet::from_bits(roles))),
            kind: kind.and_then(pack::to_kind),
            deploy: Some(true),
        };
        let illegal = |error| bad_move(&["a step to ", &query.to.to_string()].concat(), &error);
        let step = self.position().find(&query).map_err(illegal)?;
        let mut answer = Answer::default();
        answer.played(&self.score.game_mut().apply_told(step));
        Ok(answer.into_js())
    }

    /// Commits the open session.
    #[wasm_bindgen(js_name = commitDeploy)]
    pub fn commit_deploy(&mut self) -> Result<Uint32Array, JsValue> {
        let turn = self.score.game_mut().commit_told().map_err(refused)?;
        let mut answer = Answer::default();
        answer.turn(&turn);
        Ok(answer.into_js())
    }

    /// Gives the open session up.
    #[wasm_bindgen(js_name = cancelDeploy)]
    pub fn cancel_deploy(&mut self) -> Result<(), JsValue> {
        self.score.game_mut().cancel_deploy().map_err(refused)
    }

    /// The open session, a word each: its square, the cell that stood there, the one that stands
    /// there now, the set of roles that wait, whether it can be committed, how many squares have
    /// changed, and those (bits 0–7 the square, 16–31 the cell that stands there now); then the
    /// steps, packed as moves. Empty if no session is open.
    #[wasm_bindgen(js_name = deployState)]
    pub fn deploy_state(&self) -> Uint32Array {
        let mut answer = Answer::default();
        let position = self.position();
        let Some(session) = position.session() else { return answer.into_js() };
        let changes = position.deploy_changes();
        answer.word(u32::from(pack::number(session.square())));
        answer.word(u32::from(pack::cell(Some(session.original()))));
        answer.word(u32::from(pack::cell(position.deploy_remaining())));
        answer.word(u32::from(position.deploy_waiting().bits()));
        answer.word(u32::from(position.can_commit()));
        answer.word(changes.len() as u32);
        for square in changes {
            let cell = pack::cell(position.board().get(square));
            answer.word(u32::from(pack::number(square)) | u32::from(cell) << 16);
        }
        self.score.game().steps_told().iter().for_each(|step| answer.played(step));
        answer.into_js()
    }
}

fn refused(error: DeployError) -> JsValue {
    coded(error.code(), &error)
}
