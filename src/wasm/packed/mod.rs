//! Twins of members that are called often, for the npm package.
//!
//! A list of moves as plain values takes six times as long to cross as it does packed, and a board five times:
//! each object and each text is made by a call from wasm. So the answers of these members are integers and one
//! text, which stay in the memory of the module until the next call (`answer.rs`); JavaScript makes objects of
//! them (`js/src/wasm`). `bits.rs` describes the integers, `layout.rs` has their constants. Arguments are numbers and texts
//! that TypeScript has checked. `pkg-tests/by-hand/twins.mjs` plays random games with both.
//!
//! | here | what it is the twin of |
//! |---|---|
//! | `create` | `new` |
//! | `loadFen` `packedFen` | `load` `fen` |
//! | `cell` `packedBoard` | `get` `pieces` `virtualBoard` `realBoard` |
//! | `packedMoves` `packedDests` | `moves` |
//! | `packedMove` `packedPlay` `packedTurn` `packedPlayTurn` | `move` |
//! | `packedStart` `packedStep` `packedCommit` `packedSession` | `startDeploy` `deployStep` `commitDeploy` `deployState` |
//! | `packedUndo` `packedRedo` `packedHistory` `packedLastTurn` | `undo` `redo` `history` `lastTurn` |
//! | `packedZones` `packedCover` | `getAirDefenseZones` `getAirDefense` |
//! | `isInDanger` | `isCheck`, which is asked after every move: an error that it may throw makes it three times slower |
//! | `view` | all that a board draws, in one answer |
//! | `put` `explainPacked` `perft` | nothing: pieces and moves by squares arrive as numbers, too |
//!
//! Of these, `packedReading`, `packedCommit` and `packedSession` are no hot calls, nor are `takeOff` and `fenErrors`,
//! for `remove` and `validateFen`. But turns, sessions and pieces are packed anyway, for `playTurn`, `view` and
//! `get`, and rules are numbers, for `create`: with the plain members the module would write and read them in both
//! ways. For `remove` alone, the smallest of them, that is 1 kB of code more.
//!
//! `pgn.rs` has what PGN and stored games need.

mod answer;
pub mod bits;
pub mod layout;
mod pgn;

use std::borrow::Cow;

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{CoTuLenh, make, value::value};
use crate::{
    AirDefenseRules, Board, Color, Move, Piece, Position, Role, RoleSet, Rules, Square, Stack, StackError,
    StackStyle, data::Data, game::Entry,
};
pub use answer::throw_refusal;
use answer::{Answer, EMPTY, answer, unless_refused};
use bits::square;

#[wasm_bindgen]
impl CoTuLenh {
    /// A game from the start, by the rules of a number, as `Rules::from_number` says.
    pub fn create(rules: u32, #[wasm_bindgen(js_name = autoCommit)] auto_commit: bool) -> CoTuLenh {
        CoTuLenh::starting(Position::start(Rules::from_number(rules)), auto_commit)
    }

    /// Every error of a FEN by the rules of a number.
    #[wasm_bindgen(js_name = fenErrors, unchecked_return_type = "FenProblem[]")]
    pub fn fen_errors(fen: &str, rules: u32) -> JsValue {
        value(make::fen_errors(fen, Rules::from_number(rules)))
    }

    /// Starts again from a FEN. The answer is empty.
    #[wasm_bindgen(js_name = loadFen)]
    pub fn load_checked_fen(&mut self, fen: &str) -> usize {
        unless_refused(|| self.load_fen(fen).map(|()| EMPTY))
    }

    /// The position as FEN, with the carriers of stacks outside their parentheses if wanted.
    #[wasm_bindgen(js_name = packedFen)]
    pub fn packed_fen(&self, carrier_outside: bool) -> usize {
        let style = if carrier_outside { StackStyle::CarrierOutside } else { StackStyle::Together };
        answer(&mut |answer| self.position().push_fen(&mut answer.text, style))
    }

    /// The packed cell of a square.
    pub fn cell(&self, number: u8) -> u16 {
        bits::cell(bits::to_square(number).and_then(|square| self.position().board().get(square)))
    }

    /// All cells, packed, by square number: of the board that counts, or of the one that an open session has not
    /// changed yet.
    #[wasm_bindgen(js_name = packedBoard)]
    pub fn packed_board(&self, #[wasm_bindgen(js_name = isReal)] is_real: bool) -> usize {
        let position = self.position();
        let board = if is_real { position.real_board() } else { position.board() };
        answer(&mut |answer| push_cells(answer, board))
    }

    /// Takes what stands on a square off the board, or only the piece of a role, counted from 1. The answer is the
    /// packed cell of that.
    #[wasm_bindgen(js_name = takeOff)]
    pub fn take_off(&mut self, number: u8, role: Option<u8>) -> Result<u16, JsValue> {
        Ok(bits::cell(self.game.remove(square(number)?, role.and_then(bits::role))?))
    }

    /// Puts a piece with what it carries on a square; each of them packed, the carrier first.
    pub fn put(&mut self, number: u8, pieces: &[u8]) -> Result<(), JsValue> {
        let square = square(number)?;
        let pieces: Option<Vec<Piece>> = pieces.iter().map(|&piece| bits::to_piece(piece)).collect();
        let mut pieces = pieces.unwrap_or_default().into_iter();
        let stack = Stack::carried_by(pieces.next().ok_or(StackError::Empty)?, pieces)?;
        Ok(self.game.put(square, stack)?)
    }

    /// The legal moves, packed: those from a square, of a role as carrier of what moves (counted from 1), only
    /// deploy steps or only ordinary moves; with a side, those of that side as if it were its turn and no session
    /// were open.
    #[wasm_bindgen(js_name = packedMoves)]
    pub fn packed_moves(
        &self,
        from: Option<u8>,
        role: Option<u8>,
        deploy: Option<bool>,
        color: Option<u8>,
    ) -> usize {
        let filter = Filter::new(from, role, deploy);
        answer(&mut |answer| {
            if let Some(position) = self.listed_position(color) {
                list_moves(answer, &position, &filter);
            }
        })
    }

    /// Where pieces can go by those moves: bits 0–7 origin, 8–15 target, in order and each once.
    #[wasm_bindgen(js_name = packedDests)]
    pub fn packed_dests(&self, from: Option<u8>, deploy: Option<bool>, color: Option<u8>) -> usize {
        let filter = Filter::new(from, None, deploy);
        answer(&mut |answer| {
            if let Some(position) = self.listed_position(color) {
                list_dests(answer, &position, &filter);
            }
        })
    }

    /// Plays a move, a deploy step or a whole deploy by its text, unless `strict` as people type it.
    #[wasm_bindgen(js_name = packedMove)]
    pub fn packed_move(&mut self, text: &str, strict: bool) -> usize {
        unless_refused(|| {
            let played = self.play_text(text, strict)?;
            Ok(answer(&mut |answer| answer.played_now(&self.game, &played)))
        })
    }

    /// Plays a move that was listed, or the only one that fits what is known: the two words of an input.
    #[wasm_bindgen(js_name = packedPlay)]
    pub fn packed_play(&mut self, what: u32, piece: u32) -> usize {
        unless_refused(|| {
            let mv = self.find(self.position(), what, piece)?;
            let played = self.game.play_legal(mv);
            Ok(answer(&mut |answer| answer.played_now(&self.game, &played)))
        })
    }

    /// Takes a step of the open session: the pieces of a set of roles go to a square.
    #[wasm_bindgen(js_name = packedStep)]
    pub fn packed_step(&mut self, roles: u16, to: u8, kind: Option<u8>) -> usize {
        unless_refused(|| {
            let kind = kind.and_then(bits::to_kind);
            let played = self.take_step(RoleSet::from_bits(roles), square(to)?, kind)?;
            Ok(answer(&mut |answer| answer.played_now(&self.game, &played)))
        })
    }

    /// Opens a session for the stack on a square. The answer is the session.
    #[wasm_bindgen(js_name = packedStart)]
    pub fn packed_start(&mut self, number: u8) -> usize {
        unless_refused(|| {
            self.game.start_deploy(square(number)?)?;
            Ok(self.packed_session())
        })
    }

    /// The open session. Empty if there is none.
    #[wasm_bindgen(js_name = packedSession)]
    pub fn packed_session(&self) -> usize {
        answer(&mut |answer| self.push_session(answer))
    }

    /// Commits the open session as one turn. The answer is the turn.
    #[wasm_bindgen(js_name = packedCommit)]
    pub fn packed_commit(&mut self) -> usize {
        unless_refused(|| {
            self.game.commit_deploy()?;
            Ok(self.packed_last_turn())
        })
    }

    /// The last turn that was played. Empty before the first.
    #[wasm_bindgen(js_name = packedLastTurn)]
    pub fn packed_last_turn(&self) -> usize {
        answer(&mut |answer| answer.last_turns(&self.game, 1))
    }

    /// Reads a whole turn, and does not play it. The answer is the turn.
    #[wasm_bindgen(js_name = packedReading)]
    pub fn packed_reading(&self, text: &str) -> usize {
        unless_refused(|| {
            let game = self.try_turn(text)?;
            Ok(answer(&mut |answer| answer.last_turns(&game, 1)))
        })
    }

    /// Plays a whole turn: a move as people type it, or a deploy in SAN or LAN.
    #[wasm_bindgen(js_name = packedTurn)]
    pub fn packed_turn(&mut self, text: &str) -> usize {
        unless_refused(|| {
            self.game.require_no_session()?;
            let moves = self.read_turn_moves(self.position(), text)?;
            self.play_as_turn(&moves)
        })
    }

    /// Plays a whole turn: a move, or the steps of a deploy, two words each.
    #[wasm_bindgen(js_name = packedPlayTurn)]
    pub fn packed_play_turn(&mut self, moves: &[u32]) -> usize {
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
                    turn.push(self.find(copy.as_ref().unwrap_or(self.position()), what, piece)?);
                }
            }
            self.play_as_turn(&turn)
        })
    }

    /// Why no legal move fits the two words of an input; `null` if one does.
    #[wasm_bindgen(js_name = explainPacked, unchecked_return_type = "Illegal | null")]
    pub fn explain_packed(&self, what: u32, piece: u32) -> Result<JsValue, JsValue> {
        Ok(value(Data::of(self.game.explain(&bits::query(what, piece)?).as_ref())))
    }

    /// Takes back a turn, or a step of the open session. Empty if there is nothing to take back.
    #[wasm_bindgen(js_name = packedUndo)]
    pub fn packed_undo(&mut self) -> usize {
        answer(&mut |answer| answer.undo(&mut self.game))
    }

    /// Does again what was undone.
    #[wasm_bindgen(js_name = packedRedo)]
    pub fn packed_redo(&mut self) -> usize {
        answer(&mut |answer| answer.redo(&mut self.game))
    }

    /// The turns that were played, packed.
    #[wasm_bindgen(js_name = packedHistory)]
    pub fn packed_history(&self) -> usize {
        answer(&mut |answer| answer.last_turns(&self.game, self.game.turn_count()))
    }

    /// How many sequences of so many actions there are.
    pub fn perft(&self, depth: u32) -> f64 {
        self.open_position().map_or(0, |position| position.perft(depth)) as f64
    }

    /// The squares where a side's Air Force is threatened.
    #[wasm_bindgen(js_name = packedZones)]
    pub fn packed_zones(&self, color: u8) -> usize {
        answer(&mut |answer| answer.squares(self.position().air_defense_zones(bits::color(color))))
    }

    /// Is the commander of a side, or of the side to move, in danger?
    #[wasm_bindgen(js_name = isInDanger)]
    pub fn is_in_danger(&self, color: Option<u8>) -> bool {
        match color {
            Some(color) => self.position().is_in_danger(bits::color(color)),
            None => self.position().is_check(),
        }
    }

    /// Where a side's Air Force is threatened: how many squares there are, and of each bits 0–7 its number,
    /// 8–15 the highest level, 16–31 how many defenders cover it, and the squares of those.
    #[wasm_bindgen(js_name = packedCover)]
    pub fn packed_cover(&self, color: u8) -> usize {
        answer(&mut |answer| push_cover(answer, self.position(), bits::color(color)))
    }

    /// Everything that a board draws: the state, by the bits `VIEW_…`; the points; the FEN; all cells; the defenders
    /// of Red, and those of Blue; how many legal moves there are, and those; the open session.
    pub fn view(&self) -> usize {
        let position = self.position();
        let bit = |is_set: bool, bit: u32| if is_set { bit } else { 0 };
        let state = bit(position.turn() == Color::Blue, layout::VIEW_BLUE_BIT)
            | bit(position.session().is_some(), layout::VIEW_SESSION_BIT)
            | bit(self.game.outcome().is_some(), layout::VIEW_OVER_BIT)
            | bit(position.is_check(), layout::VIEW_CHECK_BIT);
        answer(&mut |answer| {
            answer.word(state);
            for color in Color::ALL {
                answer.word(self.game.points(color));
            }
            answer.fen(position);
            push_cells(answer, position.board());
            Color::ALL.into_iter().for_each(|color| push_defenders(answer, position, color));
            let open = self.open_position();
            answer.counted(|answer| {
                open.iter().for_each(|position| list_moves(answer, position, &Filter::ALL));
            });
            self.push_session(answer);
        })
    }
}

impl CoTuLenh {
    /// The position whose moves are listed: that of the game, or the same with a side to move. `None` after a
    /// declared end.
    fn listed_position(&self, color: Option<u8>) -> Option<Cow<'_, Position>> {
        let position = self.open_position()?;
        Some(match color {
            None => Cow::Borrowed(position),
            Some(color) => Cow::Owned(position.as_turn_of(bits::color(color))),
        })
    }

    /// Plays a turn that was found. The answer is the turn.
    fn play_as_turn(&mut self, moves: &[Move]) -> Result<usize, JsValue> {
        match moves {
            // It was found in this position.
            &[mv] if !mv.deploy => drop(self.game.play_legal(mv)),
            _ => self.game.play_turn(moves)?,
        }
        Ok(self.packed_last_turn())
    }

    /// The move of an input. A listed one needs no search: it is legal or not. What is not may be from an
    /// earlier position, and mean the same pieces.
    fn find(&self, position: &Position, what: u32, piece: u32) -> Result<Move, JsValue> {
        let query = &bits::query(what, piece)?;
        let text = || [&query.from.to_string(), "-", &query.to.to_string()].concat();
        if self.game.declared_end().is_some() {
            self.require_no_end(&text())?;
        }
        let listed = bits::listed(query, piece).filter(|&mv| position.is_legal(mv));
        listed
            .map_or_else(|| position.find(query), Ok)
            .map_err(|error| self.refuse_text(&text(), &error.into()))
    }

    /// The open session: the cell of the whole stack, and what is left of it; bits 0–7 its square, 8 whether it
    /// can be committed, 16–31 the roles that can still take a step; how many squares have changed, and of each
    /// its number, and its virtual and its real cell; the steps.
    fn push_session(&self, answer: &mut Answer) {
        let position = self.position();
        let Some(session) = position.session() else { return };
        let cells =
            |one, other| u32::from(bits::cell(one)) | u32::from(bits::cell(other)) << layout::CELL_SHIFT;
        answer.word(cells(Some(session.original()), position.deploy_remaining()));
        let can_commit = u32::from(position.can_commit()) << layout::VALUE_SHIFT;
        let waiting = u32::from(position.deploy_waiting().bits()) << layout::CELL_SHIFT;
        answer.word(u32::from(bits::number(session.square())) | can_commit | waiting);
        let changes = position.deploy_changes();
        answer.word(changes.len() as u32);
        for square in changes {
            answer.square(square);
            answer.word(cells(position.board().get(square), position.real_board().get(square)));
        }
        let steps = self.game.step_entries().iter().filter_map(Entry::played);
        steps.for_each(|step| answer.played(&step));
    }
}

/// Which moves are listed.
struct Filter {
    square: Option<Square>,
    role: Option<Role>,
    deploy: Option<bool>,
}

impl Filter {
    const ALL: Filter = Filter { square: None, role: None, deploy: None };

    fn new(from: Option<u8>, role: Option<u8>, deploy: Option<bool>) -> Filter {
        Filter { square: from.and_then(bits::to_square), role: role.and_then(bits::role), deploy }
    }

    fn accepts(&self, mv: Move) -> bool {
        self.square.is_none_or(|square| square == mv.from)
            && self.role.is_none_or(|role| role == mv.piece.carrier_role())
            && self.deploy.is_none_or(|deploy| deploy == mv.deploy)
    }
}

fn list_moves(answer: &mut Answer, position: &Position, filter: &Filter) {
    // What moves is packed once: its moves come one after the other.
    let mut mover = None;
    let mut cell = 0;
    position.for_each_san(|san| {
        if !filter.accepts(san.mv) {
            return;
        }
        if mover != Some(san.mv.piece) {
            mover = Some(san.mv.piece);
            cell = bits::cell(mover);
        }
        answer.legal_move(position, &san, cell);
    });
}

fn list_dests(answer: &mut Answer, position: &Position, filter: &Filter) {
    let mut last = None;
    for mv in position.legal_moves() {
        let squares = Some((mv.from, mv.to));
        if squares != last && filter.accepts(mv) {
            answer.pair(mv.from, bits::number(mv.to));
            last = squares;
        }
    }
}

/// All cells of a board, by square number.
fn push_cells(answer: &mut Answer, board: &Board) {
    Square::all().for_each(|square| answer.word(bits::cell(board.get(square)).into()));
}

/// What [`CoTuLenh::packed_cover`] answers.
fn push_cover(answer: &mut Answer, position: &Position, threatened: Color) {
    let cover = position.air_cover(threatened);
    answer.word(cover.len() as u32);
    for (square, defenders, level) in cover {
        answer.squares_of(square, level, defenders);
    }
}

/// Who of a side defends the air: how many there are, and of each bits 0–7 its square, 8–14 its level, 15
/// whether it closes lines instead of a disc (R11 `noFly`). JavaScript knows which squares that are.
fn push_defenders(answer: &mut Answer, position: &Position, side: Color) {
    let defenders = position.air_defenders(!side);
    let is_star = position.rules().air_defense == AirDefenseRules::NoFly;
    let star = if is_star { layout::STAR_BIT } else { 0 };
    answer.word(defenders.len() as u32);
    for square in defenders {
        let (_, level) = position.air_defense_zone(square).unwrap_or_default();
        answer.word(u32::from(bits::number(square)) | (level as u32) << layout::VALUE_SHIFT | star);
    }
}
