//! Deploy sessions.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    answer::{answer, unless_refused},
    pack::{self, square},
    value,
};
use crate::{MoveQuery, PieceQuery, Role, RoleSet, Square, data::Data};

#[wasm_bindgen]
impl Game {
    /// Opens a session for the stack on a square.
    #[wasm_bindgen(js_name = startDeploy)]
    pub fn start_deploy(&mut self, number: u8) -> Result<(), JsValue> {
        let square = square(number)?;
        self.game.start_deploy(square)?;
        Ok(())
    }

    /// Takes a step of the open session: the pieces of some roles go to a square.
    #[wasm_bindgen(js_name = deployStep)]
    pub fn deploy_step(&mut self, roles: u16, to: u8, kind: Option<u8>) -> usize {
        unless_refused(|| {
            let session = self.position().require_session()?;
            let query = MoveQuery {
                from: session.square(),
                to: square(to)?,
                piece: Some(PieceQuery::Exactly(RoleSet::from_bits(roles))),
                kind: kind.and_then(pack::to_kind),
                deploy: Some(true),
            };
            let found = self.position().find(&query);
            let step = found.map_err(|error| {
                self.refuse_text(&step_text(RoleSet::from_bits(roles), query.to), &error.into())
            })?;
            let played = self.game.play_legal(step);
            Ok(answer(&mut |answer| answer.played(&played)))
        })
    }

    /// Commits the open session. The answer is the turn.
    #[wasm_bindgen(js_name = commitDeploy)]
    pub fn commit_deploy(&mut self) -> usize {
        unless_refused(|| {
            self.game.commit_deploy()?;
            Ok(self.last_turn())
        })
    }

    /// Gives the open session up.
    #[wasm_bindgen(js_name = cancelDeploy)]
    pub fn cancel_deploy(&mut self) -> Result<(), JsValue> {
        self.game.cancel_deploy()?;
        Ok(())
    }

    /// The steps of the open session, packed as moves.
    #[wasm_bindgen(js_name = deploySteps)]
    pub fn deploy_steps(&self) -> usize {
        answer(&mut |answer| self.game.deploy_steps().iter().for_each(|step| answer.played(step)))
    }

    /// The open session without its steps, or `null`.
    #[wasm_bindgen(js_name = deployState, unchecked_return_type = "object | null")]
    pub fn deploy_state(&self) -> Result<JsValue, JsValue> {
        let position = self.position();
        let Some(session) = position.session() else { return Ok(JsValue::NULL) };
        let change = |square: Square| {
            let piece = position.board().get(square);
            Data::Object(vec![("square", Data::from(&square)), ("piece", Data::of(piece.as_ref()))])
        };
        Ok(value(Data::Object(vec![
            ("square", Data::from(&session.square())),
            ("original", Data::from(&session.original())),
            ("remaining", Data::of(position.deploy_remaining().as_ref())),
            ("waiting", Data::from(&position.deploy_waiting())),
            ("canCommit", Data::Flag(position.can_commit())),
            ("changes", position.deploy_changes().iter().map(change).collect()),
        ])))
    }
}

/// A step as LAN writes it, without its origin: `F>c4`, `(FT)>c4`.
fn step_text(roles: RoleSet, to: Square) -> String {
    let letters: String = roles.iter().map(Role::letter).collect();
    let pieces = if roles.len() > 1 { ["(", &letters, ")"].concat() } else { letters };
    [&pieces, ">", &to.to_string()].concat()
}
