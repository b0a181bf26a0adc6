//! Who defends the air, and where an Air Force may fly.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{CoTuLenh, Color, error::Refusal, read, value::value};
use crate::{ErrorCode, Role, data::Data};

#[wasm_bindgen]
impl CoTuLenh {
    /// The zone of what stands on a square, each square with the defender's level as `range`. Empty if it does
    /// not defend the air: only the carrier of a stack does.
    #[wasm_bindgen(js_name = getAirDefenseAroundPiece, unchecked_return_type = "ZoneSquare[]")]
    pub fn air_defense_around_piece(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (zone, level) = self.position().air_defense_zone(read::square(square)?).unwrap_or_default();
        let described: Data = zone
            .iter()
            .map(|square| {
                Data::Object(vec![("square", Data::from(&square)), ("range", Data::Number(level as u32))])
            })
            .collect();
        Ok(value(described))
    }

    /// Is the Air Force of a colour threatened on a square?
    #[wasm_bindgen(js_name = isSquareDefended)]
    pub fn is_square_defended(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
        #[wasm_bindgen(js_name = againstColor)] against: Color,
    ) -> Result<bool, JsValue> {
        Ok(self.position().air_defense_zones(against.read()?).contains(read::square(square)?))
    }

    /// What awaits the Air Force on a square, standing or carried, along its lines. A line ends with the first
    /// square that it does not get to.
    #[wasm_bindgen(js_name = getFlightPaths, unchecked_return_type = "FlightSquare[]")]
    pub fn flight_paths(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let from = read::square(square)?;
        let stack = self.position().board().get(from);
        if stack.and_then(|stack| stack.piece(Role::AirForce)).is_none() {
            let message = ["there is no air force on ", &from.to_string()].concat();
            return Err(Refusal::new(ErrorCode::NoAirForce, &message).square(from).into());
        }
        let described: Data = self
            .position()
            .flight_paths(from)
            .iter()
            .map(|(square, result)| {
                Data::Object(vec![("square", Data::from(square)), ("result", Data::Number(*result as u32))])
            })
            .collect();
        Ok(value(described))
    }
}
