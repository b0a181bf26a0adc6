//! Moves: listing, playing and taking back.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{
    Game,
    answer::{Answer, answer, attempt},
    error::{Refusal, refuse_move},
    layout,
    pack::{self, square},
};
use crate::{Move, MoveQuery, ParseMoveError, PieceQuery, Played, Role, RoleSet, Square};

/// Which moves are listed.
struct Filter {
    square: Option<Square>,
    role: Option<Role>,
    deploy: Option<bool>,
}

impl Filter {
    fn unpacked(from: Option<u8>, code: u8, deploy: u8) -> Filter {
        Filter {
            square: from.and_then(pack::to_square),
            role: pack::role(code),
            deploy: pack::choice(deploy),
        }
    }

    fn accepts(&self, mv: Move) -> bool {
        self.square.is_none_or(|square| square == mv.from)
            && self.role.is_none_or(|role| role == mv.piece.carrier_role())
            && self.deploy.is_none_or(|deploy| deploy == mv.deploy)
    }
}

#[wasm_bindgen]
impl Game {
    /// The legal moves, packed: from a square, of a role as the carrier (0 for any), and deploy steps
    /// or ordinary moves by a `pack::choice`.
    pub fn moves(&self, from: Option<u8>, code: u8, deploy: u8) -> usize {
        answer(&mut |answer| {
            let filter = Filter::unpacked(from, code, deploy);
            let position = self.position();
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
        })
    }

    /// Where pieces can go, from a square or from all, by deploy steps or ordinary moves or both, a
    /// `pack::choice`: bits 0–7 origin, 8–15 target, in order and each once.
    pub fn dests(&self, from: Option<u8>, deploy: u8) -> usize {
        answer(&mut |answer| {
            let filter = Filter::unpacked(from, 0, deploy);
            let mut last = None;
            for mv in self.position().legal_moves() {
                let squares = Some((mv.from, mv.to));
                if squares != last && filter.accepts(mv) {
                    answer.pair(mv.from, pack::number(mv.to));
                    last = squares;
                }
            }
        })
    }

    /// Plays a move, a deploy step or a whole deploy, in SAN or LAN, or unless `strict` as people type
    /// it.
    #[wasm_bindgen(js_name = playText)]
    pub fn play_text(&mut self, text: &str, strict: bool) -> usize {
        attempt(&mut |answer| {
            if is_whole_deploy(text) {
                let moves = self.read_deploy(text)?;
                if let Some(last) = self.game.play_turn_described(&moves)?.moves.last() {
                    answer.played(last);
                }
                return Ok(());
            }
            let game = &mut self.game;
            let played = if strict { game.play_text(text) } else { game.play_input(text) };
            answer.played(&played.map_err(|error| refuse_move(text, &error))?);
            Ok(())
        })
    }

    /// Plays a whole turn: a move as people type it, or a deploy in SAN or LAN.
    #[wasm_bindgen(js_name = playTurnText)]
    pub fn play_turn_text(&mut self, text: &str) -> usize {
        attempt(&mut |answer| {
            let moves = if is_whole_deploy(text) || text.contains('>') {
                self.read_deploy(text)?
            } else {
                self.game.require_no_session()?;
                vec![self.position().read_input(text).map_err(|error| refuse_move(text, &error))?]
            };
            answer.turn(&self.game.play_turn_described(&moves)?);
            Ok(())
        })
    }

    /// Plays a whole turn: a move, or the steps of a deploy, five numbers each: those of [`Game::play`],
    /// but the kind counted from 1, 0 for any.
    #[wasm_bindgen(js_name = playTurn)]
    pub fn play_turn(&mut self, moves: &[u16]) -> usize {
        attempt(&mut |answer| {
            self.game.require_no_session()?;
            let mut position = self.position().clone();
            let mut turn = Vec::new();
            for numbers in moves.chunks_exact(5) {
                if let &[from, to, piece, kind, deploy] = numbers {
                    let kind = (kind as u8).checked_sub(1);
                    let query = query(from as u8, to as u8, piece, kind, deploy as u8)?;
                    let mv = position.find(&query).map_err(|error| refuse_query(&query, &error))?;
                    let _undo = position.apply(mv);
                    turn.push(mv);
                }
            }
            answer.turn(&self.game.play_turn_described(&turn)?);
            Ok(())
        })
    }

    /// Plays the only move that fits.
    pub fn play(&mut self, from: u8, to: u8, piece: u16, kind: Option<u8>, deploy: u8) -> usize {
        attempt(&mut |answer| {
            let query = query(from, to, piece, kind, deploy)?;
            let mv = self.position().find(&query).map_err(|error| refuse_query(&query, &error))?;
            answer.played(&self.game.apply_described(mv));
            Ok(())
        })
    }

    /// Does a text name a legal move, or more than one?
    #[wasm_bindgen(js_name = isLegalText)]
    pub fn is_legal_text(&self, text: &str) -> bool {
        match is_whole_deploy(text) {
            true if self.position().session().is_some() => false,
            true => fits(&self.position().read_turn(text)),
            false => fits(&self.position().read_input(text)),
        }
    }

    /// Does at least one legal move fit?
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(&self, from: u8, to: u8, piece: u16, kind: Option<u8>, deploy: u8) -> bool {
        query(from, to, piece, kind, deploy).is_ok_and(|query| fits(&self.position().find(&query)))
    }

    /// Why no legal move fits a text, as JSON; empty if one does.
    #[wasm_bindgen(js_name = explainText)]
    pub fn explain_text(&self, text: &str) -> usize {
        attempt(&mut |answer| {
            let found = match is_whole_deploy(text) {
                true => self.position().read_turn(text).map(|_| ()),
                false => self.position().read_input(text).map(|_| ()),
            };
            match found {
                Ok(()) | Err(ParseMoveError::Ambiguous(_)) => {}
                Err(ParseMoveError::NoSuchMove(illegal)) => answer.illegal(illegal),
                Err(ParseMoveError::Illegal(error)) => answer.illegal(error.illegal),
                Err(error @ ParseMoveError::Syntax) => return Err(refuse_move(text, &error)),
            }
            Ok(())
        })
    }

    /// Why no legal move fits, as JSON; empty if one does.
    pub fn explain(&self, from: u8, to: u8, piece: u16, kind: Option<u8>, deploy: u8) -> usize {
        attempt(&mut |answer| {
            if let Some(illegal) = self.position().explain(&query(from, to, piece, kind, deploy)?) {
                answer.illegal(illegal);
            }
            Ok(())
        })
    }

    /// Takes back a turn, or a step of the open session. Empty if there is nothing to take back.
    pub fn undo(&mut self) -> usize {
        answer(&mut |answer| {
            let game = &mut self.game;
            if game.last_ordinary_move().is_none() {
                return write_played(answer, game.undo_described());
            }
            // Most turns are ordinary moves. Their FENs are written without a copy.
            answer.fen(game.position());
            if let Some(played) = game.undo_ordinary_move() {
                answer.fen(game.position());
                answer.plain_turn(&played);
            }
        })
    }

    /// Does again what was undone.
    pub fn redo(&mut self) -> usize {
        answer(&mut |answer| write_played(answer, self.game.redo_described()))
    }

    /// The turns that were played, in SAN, one a line.
    pub fn history(&self) -> usize {
        answer(&mut |answer| self.game.turn_sans().for_each(|san| answer.line(&san)))
    }

    /// The turns that were played, packed.
    #[wasm_bindgen(js_name = historyTurns)]
    pub fn history_turns(&self) -> usize {
        answer(&mut |answer| self.game.described_turns().for_each(|turn| answer.turn(&turn)))
    }

    /// How many sequences of so many actions there are.
    pub fn perft(&self, depth: u32) -> f64 {
        self.position().perft(depth) as f64
    }
}

impl Game {
    pub(super) fn read_deploy(&self, text: &str) -> Result<Vec<Move>, Refusal> {
        self.game.require_no_session()?;
        self.position().read_turn(text).map_err(|error| refuse_move(text, &error))
    }
}

/// Is it a deploy with all its steps, and not only one of them?
fn is_whole_deploy(text: &str) -> bool {
    text.contains(['<', ':', ','])
}

fn fits<T>(found: &Result<T, ParseMoveError>) -> bool {
    matches!(found, Ok(_) | Err(ParseMoveError::Ambiguous(_)))
}

/// What is known of a move: its squares, the roles that move (none for any; a role by itself names
/// a piece alone or the carrier of all, unless `EXACTLY_BIT` is set), its kind, and whether it is a
/// deploy step, a `pack::choice`.
fn query(from: u8, to: u8, piece: u16, kind: Option<u8>, deploy: u8) -> Result<MoveQuery, Refusal> {
    let roles = RoleSet::from_bits(piece);
    let exactly = piece & layout::EXACTLY_BIT as u16 != 0;
    let piece = match roles.first() {
        Some(role) if !exactly => Some(PieceQuery::Named(role)),
        Some(_) => Some(PieceQuery::Exactly(roles)),
        None => None,
    };
    let kind = kind.and_then(pack::to_kind);
    Ok(MoveQuery { from: square(from)?, to: square(to)?, piece, kind, deploy: pack::choice(deploy) })
}

fn refuse_query(query: &MoveQuery, error: &ParseMoveError) -> Refusal {
    refuse_move(&[&query.from.to_string(), "-", &query.to.to_string()].concat(), error)
}

/// A turn, or a move with nothing before it: a turn begins with the number of its moves, which is
/// never 0.
fn write_played(answer: &mut Answer, played: Option<Played>) {
    match played {
        Some(Played::Turn(turn)) => answer.turn(&turn),
        Some(Played::Step(step)) => {
            answer.word(0);
            answer.played(&step);
        }
        None => {}
    }
}
