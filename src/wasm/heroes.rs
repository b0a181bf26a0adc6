//! Heroes, attackers and commanders.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    answer::{answer, unless_refused},
    pack::{self, role, square},
};

#[wasm_bindgen]
impl Game {
    /// Makes the piece of a role, or the carrier, heroic or not.
    #[wasm_bindgen(js_name = setHeroic)]
    pub fn set_heroic(&mut self, number: u8, code: u8, heroic: bool) -> Result<(), JsValue> {
        let square = square(number)?;
        self.game.set_heroic(square, role(code), heroic)?;
        Ok(())
    }

    /// Who of a side attacks a square, as it is or as if a piece of a role stood there (0 for none): bits
    /// 0–7 a square, 8–15 a role, counted from 1.
    pub fn attackers(&self, number: u8, color: u8, code: u8) -> usize {
        unless_refused(|| {
            let (square, by) = (square(number)?, pack::color(color));
            let attackers = match role(code) {
                Some(role) => self.position().attackers_as(square, by, role),
                None => self.position().attackers(square, by).collect(),
            };
            Ok(answer(&mut |answer| {
                for (from, roles) in &attackers {
                    roles.iter().for_each(|role| answer.pair(*from, role as u8 + 1));
                }
            }))
        })
    }

    /// Where the commander of a side stands.
    pub fn commander(&self, color: u8) -> Option<u8> {
        self.position().board().commander(pack::color(color)).map(pack::number)
    }
}
