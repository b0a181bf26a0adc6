//! Who defends the air, and where an Air Force may fly.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{
    Game,
    answer::{Answer, answer},
    layout, pack,
};
use crate::{Color, Position, SquareSet};

#[wasm_bindgen]
impl Game {
    /// The squares where a side's Air Force is threatened.
    #[wasm_bindgen(js_name = airZones)]
    pub fn air_zones(&self, color: u8) -> usize {
        answer(&mut |answer| push_squares(answer, self.position().air_defense_zones(pack::color(color))))
    }

    /// The zone of what stands on a square: its level, and its squares. Empty if it does not defend.
    #[wasm_bindgen(js_name = airZone)]
    pub fn air_zone(&self, number: u8) -> usize {
        answer(&mut |answer| {
            let square = pack::to_square(number);
            if let Some((zone, level)) = square.and_then(|square| self.position().air_defense_zone(square)) {
                answer.word(level as u32);
                push_squares(answer, zone);
            }
        })
    }

    /// Where a side's Air Force is threatened: how many squares there are, and of each bits 0–7 its number,
    /// 8–15 the highest level, 16–31 how many defenders cover it, and the squares of those.
    #[wasm_bindgen(js_name = airCover)]
    pub fn air_cover(&self, color: u8) -> usize {
        answer(&mut |answer| push_cover(answer, self.position(), pack::color(color)))
    }

    /// Where the Air Force on a square could fly: bits 0–7 a square, 8–15 the result. Empty if there is none.
    #[wasm_bindgen(js_name = flightPaths)]
    pub fn flight_paths(&self, number: u8) -> usize {
        answer(&mut |answer| {
            let Some(from) = pack::to_square(number) else { return };
            for (square, result) in self.position().flight_paths(from) {
                answer.pair(square, result as u8);
            }
        })
    }
}

/// What [`Game::air_cover`] answers.
#[inline(never)]
pub(super) fn push_cover(answer: &mut Answer, position: &Position, threatened: Color) {
    let cover = position.air_cover(threatened);
    answer.word(cover.len() as u32);
    for (square, defenders, level) in cover {
        let level = (level as u32) << layout::VALUE_SHIFT;
        let count = (defenders.len() as u32) << layout::CELL_SHIFT;
        answer.word(u32::from(pack::number(square)) | level | count);
        defenders.into_iter().for_each(|defender| answer.square(defender));
    }
}

#[inline(never)]
pub(super) fn push_squares(answer: &mut Answer, squares: SquareSet) {
    squares.iter().for_each(|square| answer.square(square));
}
