//! Moves: listing, playing and taking back.

use std::borrow::Cow;

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    answer::{Answer, answer, unless_refused},
    error::refuse_move,
    layout,
    pack::{self, square},
    value,
};
use crate::{
    FindMoveError, Illegal, Move, MoveQuery, ParseMoveError, PieceQuery, PlayedMove, PlayedTurn, Position,
    Role, RoleSet, Square, StackStyle, data::Data,
};

/// Which moves are listed.
pub(super) struct Filter {
    square: Option<Square>,
    role: Option<Role>,
    deploy: Option<bool>,
}

impl Filter {
    pub(super) const ALL: Filter = Filter { square: None, role: None, deploy: None };

    /// Bits 0–7 the square, as a number that is none for any; 8–15 the role, counted from 1; 16–23 deploy
    /// steps or ordinary moves, a `pack::choice`; 24–31 the side, counted from 1.
    fn unpacked(filter: u32) -> Filter {
        let [from, code, deploy, _] = filter.to_le_bytes();
        Filter { square: pack::to_square(from), role: pack::role(code), deploy: pack::choice(deploy) }
    }

    fn accepts(&self, mv: Move) -> bool {
        self.square.is_none_or(|square| square == mv.from)
            && self.role.is_none_or(|role| role == mv.piece.carrier_role())
            && self.deploy.is_none_or(|deploy| deploy == mv.deploy)
    }
}

#[wasm_bindgen]
impl Game {
    /// The legal moves that a packed `Filter` accepts, packed. If it names a side, those of that side as
    /// if it were its turn and no session were open.
    pub fn moves(&self, filter: u32) -> usize {
        let (position, accepted) = (self.listed_position(filter), Filter::unpacked(filter));
        answer(&mut |answer| list_moves(answer, &position, &accepted))
    }

    /// Where pieces can go by the moves of a packed `Filter`: bits 0–7 origin, 8–15 target, in order and
    /// each once.
    pub fn dests(&self, filter: u32) -> usize {
        let (position, accepted) = (self.listed_position(filter), Filter::unpacked(filter));
        answer(&mut |answer| list_dests(answer, &position, &accepted))
    }

    /// Plays a move, a deploy step or a whole deploy, in SAN or LAN, or unless `strict` as people type
    /// it. The answer is the move, of a whole deploy its last step.
    #[wasm_bindgen(js_name = playText)]
    pub fn play_text(&mut self, text: &str, strict: bool) -> usize {
        unless_refused(|| {
            if is_whole_deploy(text) {
                let steps = self.read_deploy(text)?;
                // It has steps: a turn without any is refused.
                let mut turn = self.play_moves(&steps)?;
                return Ok(answer(&mut |answer| {
                    if let Some(last) = turn.moves.last_mut() {
                        last.ends_turn = true;
                        answer.played(last);
                    }
                }));
            }
            let played = self.play_read(text, strict)?;
            Ok(answer(&mut |answer| answer.played(&played)))
        })
    }

    /// Plays the only move that fits a packed `query`.
    pub fn play(&mut self, what: u32, piece: u32) -> usize {
        unless_refused(|| {
            let mv = self.find(self.position(), &query(what, piece)?)?;
            let played = self.game.play_legal(mv);
            Ok(answer(&mut |answer| answer.played(&played)))
        })
    }

    /// Plays a whole turn: a move as people type it, or a deploy in SAN or LAN.
    #[wasm_bindgen(js_name = playTurnText)]
    pub fn play_turn_text(&mut self, text: &str) -> usize {
        unless_refused(|| {
            self.game.require_no_session()?;
            let moves = self.read_turn_moves(self.position(), text)?;
            self.play_as_turn(&moves)
        })
    }

    /// Plays a whole turn: a move, or the steps of a deploy, a packed `query` each.
    #[wasm_bindgen(js_name = playTurn)]
    pub fn play_turn(&mut self, moves: &[u32]) -> usize {
        unless_refused(|| {
            self.game.require_no_session()?;
            let mut turn = Vec::new();
            // A copy on which steps are made, since each is found after those before it.
            let mut copy = None;
            for packed in moves.chunks_exact(2) {
                if let &[what, piece] = packed {
                    if let Some(&last) = turn.last() {
                        let _undo = copy.get_or_insert_with(|| self.position().clone()).apply(last);
                    }
                    turn.push(self.find(copy.as_ref().unwrap_or(self.position()), &query(what, piece)?)?);
                }
            }
            self.play_as_turn(&turn)
        })
    }

    /// Reads what [`Game::play_turn_text`] plays, and does not play it. An open session does not count.
    #[wasm_bindgen(js_name = readTurn)]
    pub fn read_turn(&self, text: &str) -> usize {
        unless_refused(|| {
            let mut position = self.position().clone();
            position.close_session();
            let moves = self.read_turn_moves(&position, text)?;
            let mut trial = Game { game: crate::Game::from_position(position) };
            let turn = trial.play_moves(&moves)?;
            Ok(answer(&mut |answer| answer.turn(&turn)))
        })
    }

    /// Why no legal move fits a text; `null` if one does.
    #[wasm_bindgen(js_name = explainText, unchecked_return_type = "object | null")]
    pub fn explain_text(&self, text: &str) -> Result<JsValue, JsValue> {
        let found = match is_whole_deploy(text) {
            true => self.position().read_turn(text).map(|_| ()),
            false => self.position().read_typed(text).map(|_| ()),
        };
        let illegal: Option<Illegal> = match found {
            Ok(()) | Err(ParseMoveError::NotFound(FindMoveError::Several(_))) => None,
            Err(ParseMoveError::NotFound(FindMoveError::None(illegal))) => Some(illegal),
            Err(ParseMoveError::Illegal(error)) => Some(error.illegal),
            Err(error @ ParseMoveError::Syntax) => return Err(self.refuse_text(text, &error)),
        };
        Ok(value(Data::of(illegal.as_ref())))
    }

    /// Why no legal move fits a packed `query`; `null` if one does.
    #[wasm_bindgen(unchecked_return_type = "object | null")]
    pub fn explain(&self, what: u32, piece: u32) -> Result<JsValue, JsValue> {
        Ok(value(Data::of(self.position().explain(&query(what, piece)?).as_ref())))
    }

    /// Takes back a turn, or a step of the open session. Empty if there is nothing to take back.
    pub fn undo(&mut self) -> usize {
        answer(&mut |answer| answer.undo(&mut self.game))
    }

    /// Does again what was undone.
    pub fn redo(&mut self) -> usize {
        answer(&mut |answer| answer.redo(&mut self.game))
    }

    /// The turns that were played, in SAN: the parts of the text.
    pub fn history(&self) -> usize {
        answer(&mut |answer| self.game.sans().iter().for_each(|san| answer.part(san)))
    }

    /// The turns that were played, packed.
    #[wasm_bindgen(js_name = historyTurns)]
    pub fn history_turns(&self) -> usize {
        answer(&mut |answer| self.game.history().iter().for_each(|turn| answer.turn(turn)))
    }

    /// The last turn that was played, packed. Empty before the first.
    #[wasm_bindgen(js_name = lastTurn)]
    pub fn last_turn(&self) -> usize {
        answer(&mut |answer| self.game.last_turn().iter().for_each(|turn| answer.turn(turn)))
    }

    /// How many sequences of so many actions there are: the lower and the upper half.
    pub fn perft(&self, depth: u32) -> usize {
        answer(&mut |answer| answer.number(self.position().perft(depth)))
    }
}

impl Game {
    /// The position whose moves a packed `Filter` lists.
    fn listed_position(&self, filter: u32) -> Cow<'_, Position> {
        match filter >> 24 {
            0 => Cow::Borrowed(self.position()),
            side => Cow::Owned(self.position().as_turn_of(pack::color(side as u8 - 1))),
        }
    }

    /// The moves of a turn: one as people type it, or the steps of a deploy in SAN or LAN.
    fn read_turn_moves(&self, position: &Position, text: &str) -> Result<Vec<Move>, JsValue> {
        let read = match is_whole_deploy(text) || text.contains('>') {
            true => position.read_turn(text),
            false => position.read_typed(text).map(|mv| vec![mv]),
        };
        read.map_err(|error| self.refuse_text(text, &error))
    }

    pub(super) fn read_deploy(&self, text: &str) -> Result<Vec<Move>, JsValue> {
        self.game.require_no_session()?;
        self.position().read_turn(text).map_err(|error| self.refuse_text(text, &error))
    }

    /// Plays a turn that was found. The answer is the turn.
    fn play_as_turn(&mut self, moves: &[Move]) -> Result<usize, JsValue> {
        if let &[mv] = moves
            && !mv.deploy
        {
            let before = self.position().fen(StackStyle::Together);
            let played = self.game.play_legal(mv);
            return Ok(answer(&mut |answer| answer.move_turn(&played, self.position(), &before)));
        }
        let turn = self.play_moves(moves)?;
        Ok(answer(&mut |answer| answer.turn(&turn)))
    }

    /// Plays a turn that was read.
    pub(super) fn play_moves(&mut self, moves: &[Move]) -> Result<PlayedTurn, JsValue> {
        self.game.play_turn(moves)?;
        // Nothing was played only if there was nothing to play.
        self.game.last_turn().ok_or_else(|| self.refuse_text("", &ParseMoveError::Syntax))
    }

    /// Reads a move or a step and plays it.
    pub(super) fn play_read(&mut self, text: &str, strict: bool) -> Result<PlayedMove, JsValue> {
        let error = match self.position().read_unmarked(text) {
            Ok(san) => return Ok(self.game.play_found(san.mv, san.origin)),
            Err(error) => error,
        };
        let read = if strict { Err(error) } else { self.position().read_loosely(text, error) };
        let mv = read.map_err(|error| self.refuse_text(text, &error))?;
        Ok(self.game.play_legal(mv))
    }

    fn find(&self, position: &Position, query: &MoveQuery) -> Result<Move, JsValue> {
        position.find(query).map_err(|error| {
            let text = [&query.from.to_string(), "-", &query.to.to_string()].concat();
            self.refuse_text(&text, &error.into())
        })
    }

    pub(super) fn refuse_text(&self, text: &str, error: &ParseMoveError) -> JsValue {
        refuse_move(text, error, self.position().turn()).into()
    }
}

pub(super) fn list_moves(answer: &mut Answer, position: &Position, filter: &Filter) {
    // What moves is packed once: its moves come one after the other.
    let mut mover = None;
    let mut cell = 0;
    position.for_each_san(|san| {
        if !filter.accepts(san.mv) {
            return;
        }
        if mover != Some(san.mv.piece) {
            mover = Some(san.mv.piece);
            cell = pack::cell(mover);
        }
        answer.legal_move(position, &san, cell);
    });
}

fn list_dests(answer: &mut Answer, position: &Position, filter: &Filter) {
    let mut last = None;
    for mv in position.legal_moves() {
        let squares = Some((mv.from, mv.to));
        if squares != last && filter.accepts(mv) {
            answer.pair(mv.from, pack::number(mv.to));
            last = squares;
        }
    }
}

/// Is it a deploy with all its steps, and not only one of them?
pub(super) fn is_whole_deploy(text: &str) -> bool {
    text.contains(['<', ':', ','])
}

/// What is known of a move. Of the first number bits 0–7 are its origin, 8–15 its target, 16–23 its kind,
/// counted from 1, and 24–31 whether it is a deploy step, a `pack::choice`. The second one has the roles
/// that move, none for any: a role by itself names a piece alone or the carrier of all, unless
/// `EXACTLY_BIT` is set.
fn query(what: u32, piece: u32) -> Result<MoveQuery, JsValue> {
    let [from, to, kind, deploy] = what.to_le_bytes();
    let roles = RoleSet::from_bits(piece as u16);
    let piece = match roles.first() {
        Some(role) if piece & layout::EXACTLY_BIT == 0 => Some(PieceQuery::Named(role)),
        Some(_) => Some(PieceQuery::Exactly(roles)),
        None => None,
    };
    let kind = kind.checked_sub(1).and_then(pack::to_kind);
    Ok(MoveQuery { from: square(from)?, to: square(to)?, piece, kind, deploy: pack::choice(deploy) })
}
