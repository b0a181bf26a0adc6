//! Who defends the air, and where an Air Force may fly.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    error::exception,
    pack::{self, number, square},
};
use crate::{Role, SquareSet};

#[wasm_bindgen]
impl Game {
    /// The squares where a side's Air Force is threatened.
    #[wasm_bindgen(js_name = airZones)]
    pub fn air_zones(&self, color: u8) -> Vec<u8> {
        let mut zones = Vec::new();
        push_squares(&mut zones, self.position().air_defense_zones(pack::color(color)));
        zones
    }

    /// Is a side's Air Force threatened on a square?
    #[wasm_bindgen(js_name = isDefended)]
    pub fn is_defended(&self, number: u8, color: u8) -> Result<bool, JsValue> {
        Ok(self.position().air_defense_zones(pack::color(color)).contains(square(number)?))
    }

    /// What threatens a side's Air Force: of each defender its square, its level, how large its
    /// zone is, and the squares of that.
    #[wasm_bindgen(js_name = airDefenders)]
    pub fn air_defenders(&self, color: u8) -> Vec<u8> {
        let mut defenders = Vec::new();
        for defender in self.position().air_defenders(pack::color(color)) {
            if let Some((zone, level)) = self.position().air_defense_zone(defender) {
                defenders.extend([number(defender), level as u8, zone.len() as u8]);
                push_squares(&mut defenders, zone);
            }
        }
        defenders
    }

    /// Where the Air Force on a square could fly: pairs of a square number and a result.
    #[wasm_bindgen(js_name = flightPaths)]
    pub fn flight_paths(&self, number: u8) -> Result<Vec<u8>, JsValue> {
        let from = square(number)?;
        if !self.position().board().get(from).is_some_and(|stack| stack.contains(Role::AirForce)) {
            return Err(exception(
                "NO_AIR_FORCE",
                &["there is no air force on ", &from.to_string()].concat(),
            ));
        }
        let mut paths = Vec::new();
        for (square, result) in self.position().flight_paths(from) {
            paths.extend([pack::number(square), result as u8]);
        }
        Ok(paths)
    }
}

#[inline(never)]
fn push_squares(bytes: &mut Vec<u8>, squares: SquareSet) {
    squares.iter().for_each(|square| bytes.push(number(square)));
}
