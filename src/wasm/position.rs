//! What stands where, and whose turn it is.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{CoTuLenh, Color, read, value::value};
use crate::{Role, RoleSet, Square, data::Data};

#[wasm_bindgen]
impl CoTuLenh {
    /// Whose turn it is.
    pub fn turn(&self) -> Color {
        self.position().turn().into()
    }

    /// The number of the move, from 1, counted up after Blue.
    #[wasm_bindgen(js_name = moveNumber)]
    pub fn move_number(&self) -> u32 {
        self.position().full_moves()
    }

    /// Half-moves since the last capture.
    #[wasm_bindgen(js_name = halfMoves)]
    pub fn half_moves(&self) -> u32 {
        self.position().half_moves()
    }

    /// 16 hex digits, equal where placement, heroic marks and side to move are.
    pub fn hash(&self) -> String {
        format!("{:016x}", self.position().hash())
    }

    /// Makes it the turn of a colour. History is gone then.
    #[wasm_bindgen(js_name = setTurn)]
    pub fn set_turn(&mut self, color: Color) -> Result<(), JsValue> {
        Ok(self.game.set_turn(color.read()?)?)
    }

    /// Sets the half-moves since the last capture, and the number of the move. History is gone then.
    #[wasm_bindgen(js_name = setCounters)]
    pub fn set_counters(
        &mut self,
        #[wasm_bindgen(js_name = halfMoves, unchecked_param_type = "number")] half_moves: &JsValue,
        #[wasm_bindgen(js_name = moveNumber, unchecked_param_type = "number")] move_number: &JsValue,
    ) -> Result<(), JsValue> {
        let half_moves = read::count(half_moves, "halfMoves")?;
        Ok(self.game.set_counters(half_moves, read::count(move_number, "moveNumber")?)?)
    }

    /// Makes the piece of a type on a square, or the carrier, heroic or not. History is gone then.
    #[wasm_bindgen(js_name = setHeroicStatus)]
    pub fn set_heroic_status(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
        #[wasm_bindgen(js_name = "type", unchecked_param_type = "PieceTypeInput | undefined")] kind: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] heroic: &JsValue,
    ) -> Result<(), JsValue> {
        let (square, role) = (read::square(square)?, read::optional_role(kind)?);
        Ok(self.game.set_heroic(square, role, read::flag(heroic, "heroic")?)?)
    }

    /// The pieces of a colour that could capture what stands on a square; with `as`, a piece of that type and
    /// of the other colour if it stood there alone.
    #[wasm_bindgen(js_name = getAttackers, unchecked_return_type = "Attacker[]")]
    pub fn attackers(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
        color: Color,
        #[wasm_bindgen(js_name = "as", unchecked_optional_param_type = "PieceTypeInput")] kind: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (square, by) = (read::square(square)?, color.read()?);
        let attackers: Vec<(Square, RoleSet)> = match read::optional_role(kind)? {
            Some(role) => self.position().attackers_as(square, by, role),
            None => self.position().attackers(square, by).collect(),
        };
        let single = |from: Square, role: Role| {
            Data::Object(vec![("square", Data::from(&from)), ("type", Data::from(&role))])
        };
        let described: Data = attackers
            .into_iter()
            .flat_map(|(from, roles)| roles.iter().map(move |role| single(from, role)))
            .collect();
        Ok(value(described))
    }

    /// Where the commander of a colour stands, alone or carried.
    #[wasm_bindgen(js_name = getCommanderSquare, unchecked_return_type = "Square | null")]
    pub fn commander_square(&self, color: Color) -> Result<JsValue, JsValue> {
        let square = self.position().board().commander(color.read()?);
        Ok(value(Data::of(square.as_ref())))
    }
}
