//! Games as text and as data.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    answer::{answer, attempt},
    json::{self, Object},
    pack,
    pgn::describe_turns,
};
use crate::{AnnotatedGame, GameRecord, Pgn, PgnTurn, StackStyle};

#[wasm_bindgen]
impl Game {
    /// The game as PGN, with lines of at most so many characters, or of any length for 0.
    pub fn pgn(&self, max_width: u32) -> usize {
        answer(&mut |answer| answer.text = self.annotated.to_pgn().to_text(max_width as usize))
    }

    /// Starts again with the game of a PGN, at its end. The rules are for a PGN that names none.
    #[wasm_bindgen(js_name = loadPgn)]
    pub fn load_pgn(&mut self, text: &str, rules: u32, turns: u32, variations: u32) -> usize {
        attempt(&mut |_| {
            self.annotated.game().require_no_session()?;
            let limits = pack::to_pgn_limits(turns, variations);
            let games = Pgn::games(text).with_rules(pack::to_rules(rules)).with_limits(limits);
            let mut pgn = games.single()?;
            pgn.start.set_auto_commit(self.position().auto_commit());
            self.annotated = AnnotatedGame::from_pgn(pgn)?;
            Ok(())
        })
    }

    /// Sets a tag.
    #[wasm_bindgen(js_name = setHeader)]
    pub fn set_header(&mut self, name: &str, value: &str) -> usize {
        attempt(&mut |_| Ok(self.annotated.set_tag(name, value)?))
    }

    /// Removes a tag. The answer is a word: whether it was there.
    #[wasm_bindgen(js_name = removeHeader)]
    pub fn remove_header(&mut self, name: &str) -> usize {
        attempt(&mut |answer| {
            answer.word(self.annotated.remove_tag(name)?.into());
            Ok(())
        })
    }

    /// The comments as a JSON list of objects: the number of turns before, the FEN then, the comment.
    pub fn comments(&self) -> usize {
        answer(&mut |answer| {
            let comments = self.annotated.comments().into_iter();
            answer.text = json::list(&mut comments.map(|(turns, position, comment)| {
                let mut object = Object::new();
                object.number("turn", turns);
                object.text("fen", &position.fen(StackStyle::Together));
                object.text("comment", &comment);
                object.finish()
            }));
        })
    }

    /// All tags, as pairs of a name and a value.
    #[wasm_bindgen(unchecked_return_type = "[string, string][]")]
    pub fn headers(&self) -> Result<JsValue, JsValue> {
        Ok(serde_wasm_bindgen::to_value(&self.annotated.tags())?)
    }

    /// Sets the comment on the last turn.
    #[wasm_bindgen(js_name = setComment)]
    pub fn set_comment(&mut self, text: &str) {
        self.annotated.set_comment(text);
    }

    /// The comment on the last turn.
    pub fn comment(&self) -> usize {
        answer(&mut |answer| answer.text = self.annotated.comment())
    }

    /// The game as data, a JSON object: its start, its turns, the square and the steps of an open session,
    /// whether sessions commit by themselves if they do not, the tags that were set, and its line if that
    /// has glyphs, clocks or variations.
    pub fn record(&self) -> usize {
        answer(&mut |answer| {
            let GameRecord { start, turns, deploy, steps, .. } = GameRecord::of(self.annotated.game());
            let mut object = Object::new();
            object.text("start", &start);
            object.texts("turns", &mut turns.into_iter());
            if let Some(square) = deploy {
                object.text("deploy", &square);
            }
            if !steps.is_empty() {
                object.texts("steps", &mut steps.into_iter());
            }
            if !self.position().auto_commit() {
                object.json("autoCommit", "false");
            }
            let mut headers = Object::new();
            for (name, value) in self.annotated.set_tags() {
                headers.text(&name, &value);
            }
            object.object("headers", headers);
            let Pgn { start, main, .. } = self.annotated.to_pgn();
            if main.turns.iter().any(has_more_than_comments) {
                object.json("line", &describe_turns(&main.turns, &[], &start));
            }
            answer.text = object.finish();
        })
    }
}

/// Has a turn annotations besides comments?
fn has_more_than_comments(turn: &PgnTurn) -> bool {
    !turn.nags.is_empty() || turn.clock.is_some() || !turn.variations.is_empty()
}
