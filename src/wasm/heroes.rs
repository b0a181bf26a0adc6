//! Heroes, attackers and commanders.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    error::coded,
    pack::{self, role, square},
};

#[wasm_bindgen]
impl Game {
    /// Makes the piece of a role, or the carrier, heroic or not.
    #[wasm_bindgen(js_name = setHeroic)]
    pub fn set_heroic(&mut self, number: u8, code: u8, heroic: bool) -> Result<(), JsValue> {
        let (square, role) = (square(number)?, role(code));
        let set = self.score.edit(|game| game.set_heroic(square, role, heroic));
        set.map_err(|error| coded(error.code(), &error))
    }

    /// Who of a side attacks a square: pairs of a square number and a role, counted from 1.
    pub fn attackers(&self, number: u8, color: u8) -> Result<Vec<u8>, JsValue> {
        let mut attackers = Vec::new();
        for (from, roles) in self.position().attackers(square(number)?, pack::color(color)) {
            roles.iter().for_each(|role| attackers.extend([pack::number(from), role as u8 + 1]));
        }
        Ok(attackers)
    }

    /// Where the commander of a side stands.
    pub fn commander(&self, color: u8) -> Option<u8> {
        self.position().board().commander(pack::color(color)).map(pack::number)
    }
}
