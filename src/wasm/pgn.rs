//! PGN as data: the games of a text as JSON, which `js/src/pgn.ts` reads.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{
    Game,
    answer::{answer, attempt},
    error::Refusal,
    json::{self, Object},
    pack,
};
use crate::{
    Pgn, PgnError, PgnTurn, Position,
    pgn::{all_tags, push_millis},
    text::push_number,
};

#[wasm_bindgen]
impl Game {
    /// The games of a text: a list with an object for each, which is a refusal if it has a code.
    #[wasm_bindgen(js_name = parsePgn)]
    pub fn parse_pgn(text: &str, rules: u32, turns: u32, variations: u32) -> usize {
        answer(&mut |answer| {
            let limits = pack::to_pgn_limits(turns, variations);
            let mut games = Pgn::games(text).with_rules(pack::to_rules(rules)).with_limits(limits);
            answer.text = json::list(&mut games.by_ref().map(describe));
        })
    }

    /// Reads the one game of a text, and writes it with lines of at most so many characters.
    #[wasm_bindgen(js_name = formatPgn)]
    pub fn format_pgn(text: &str, max_width: u32) -> usize {
        attempt(&mut |answer| {
            answer.text = text.parse::<Pgn>()?.to_text(max_width as usize);
            Ok(())
        })
    }
}

fn describe(game: Result<Pgn, PgnError>) -> String {
    match game {
        Ok(pgn) => describe_game(&pgn).finish(),
        Err(error) => Refusal::from(error).json(),
    }
}

#[inline(never)]
fn describe_game(pgn: &Pgn) -> Object {
    let mut tags = Object::new();
    all_tags(&pgn.tags, &pgn.start, pgn.result, &mut |name, value| tags.text(name, value));
    let mut object = Object::new();
    object.object("tags", tags);
    texts(&mut object, "comments", &pgn.main.comments);
    object.json("turns", &describe_turns(&pgn.main.turns, &[], &pgn.start));
    object.text("result", pgn.result.as_str());
    object
}

/// The turns of a line; the first has the comments before it.
pub(super) fn describe_turns(turns: &[PgnTurn], comments: &[String], start: &Position) -> String {
    let mut position = start.clone();
    json::list(&mut turns.iter().enumerate().map(|(n, turn)| {
        let mut object = describe_turn(turn, &position);
        if n == 0 && !comments.is_empty() {
            texts(&mut object, "startingComments", comments);
        }
        // Turns that were read are legal.
        if let Ok(after) = position.after_turn(&turn.moves) {
            position = after;
        }
        object.finish()
    }))
}

fn describe_turn(turn: &PgnTurn, before: &Position) -> Object {
    let mut object = Object::new();
    object.text("san", &before.turn_san(&turn.moves));
    object.text("lan", &before.turn_lan(&turn.moves));
    object.json("nags", &json::list(&mut turn.nags.iter().map(|nag| number(u32::from(*nag)))));
    texts(&mut object, "comments", &turn.comments);
    if let Some(clock) = turn.clock {
        let mut seconds = number(clock.as_secs() as u32);
        push_millis(&mut seconds, clock);
        object.json("clock", &seconds);
    }
    let lines = turn.variations.iter();
    object.json(
        "variations",
        &json::list(&mut lines.map(|line| describe_turns(&line.turns, &line.comments, before))),
    );
    object
}

fn texts(object: &mut Object, name: &str, texts: &[String]) {
    object.texts(name, &mut texts.iter().cloned());
}

fn number(number: u32) -> String {
    let mut text = String::new();
    push_number(&mut text, number);
    text
}
