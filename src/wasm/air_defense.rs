//! Who defends the air, and where an Air Force may fly.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    error::exception,
    pack::{self, number, square},
};
use crate::Role;

#[wasm_bindgen]
impl Game {
    /// The squares where a side's Air Force is threatened.
    #[wasm_bindgen(js_name = airZones)]
    pub fn air_zones(&self, color: u8) -> Vec<u8> {
        self.position().air_defense_zones(pack::color(color)).iter().map(number).collect()
    }

    /// Is a side's Air Force threatened on a square?
    #[wasm_bindgen(js_name = isDefended)]
    pub fn is_defended(&self, number: u8, color: u8) -> Result<bool, JsValue> {
        Ok(self.position().air_defense_zones(pack::color(color)).contains(square(number)?))
    }

    /// The level of what stands on a square, then its zone; nothing if it does not defend.
    #[wasm_bindgen(js_name = airZoneOf)]
    pub fn air_zone_of(&self, number: u8) -> Result<Vec<u8>, JsValue> {
        let zone = self.position().air_defense_zone(square(number)?);
        Ok(zone.map_or(Vec::new(), |(zone, level)| {
            [level as u8].into_iter().chain(zone.iter().map(pack::number)).collect()
        }))
    }

    /// The squares where a side's Air Force is threatened: for each its number, the highest level,
    /// how many defenders cover it, and where they stand.
    #[wasm_bindgen(js_name = airCover)]
    pub fn air_cover(&self, color: u8) -> Vec<u8> {
        let mut cover = Vec::new();
        for (square, defenders, level) in self.position().air_cover(pack::color(color)) {
            cover.extend([number(square), level as u8, defenders.len() as u8]);
            cover.extend(defenders.into_iter().map(number));
        }
        cover
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
        let paths = self.position().flight_paths(from);
        Ok(paths.into_iter().flat_map(|(square, result)| [pack::number(square), result as u8]).collect())
    }
}
