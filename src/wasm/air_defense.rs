//! Who defends the air, and where an Air Force may fly.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{
    Game,
    answer::{Answer, answer, attempt},
    error::Refusal,
    pack::{self, square},
};
use crate::{ErrorCode, Role, SquareSet};

#[wasm_bindgen]
impl Game {
    /// The squares where a side's Air Force is threatened.
    #[wasm_bindgen(js_name = airZones)]
    pub fn air_zones(&self, color: u8) -> usize {
        answer(&mut |answer| push_squares(answer, self.position().air_defense_zones(pack::color(color))))
    }

    /// Is a side's Air Force threatened on a square?
    #[wasm_bindgen(js_name = isDefended)]
    pub fn is_defended(&self, number: u8, color: u8) -> bool {
        let zones = self.position().air_defense_zones(pack::color(color));
        pack::to_square(number).is_some_and(|square| zones.contains(square))
    }

    /// What threatens a side's Air Force: of each defender its square, its level, how large its
    /// zone is, and the squares of that.
    #[wasm_bindgen(js_name = airDefenders)]
    pub fn air_defenders(&self, color: u8) -> usize {
        answer(&mut |answer| {
            for defender in self.position().air_defenders(pack::color(color)) {
                if let Some((zone, level)) = self.position().air_defense_zone(defender) {
                    answer.square(defender);
                    answer.word(level as u32);
                    answer.word(zone.len() as u32);
                    push_squares(answer, zone);
                }
            }
        })
    }

    /// Where the Air Force on a square could fly: bits 0–7 a square, 8–15 the result.
    #[wasm_bindgen(js_name = flightPaths)]
    pub fn flight_paths(&self, number: u8) -> usize {
        attempt(&mut |answer| {
            let from = square(number)?;
            let board = self.position().board();
            if !board.get(from).is_some_and(|stack| stack.contains(Role::AirForce)) {
                let message = ["there is no air force on ", &from.to_string()].concat();
                return Err(Refusal::new(ErrorCode::NoAirForce, &message).square(from));
            }
            for (square, result) in self.position().flight_paths(from) {
                answer.pair(square, result as u8);
            }
            Ok(())
        })
    }
}

fn push_squares(answer: &mut Answer, squares: SquareSet) {
    squares.iter().for_each(|square| answer.square(square));
}
