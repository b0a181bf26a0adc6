//! A second implementation of the rules, written to be plain: positions are maps, every action copies
//! the board, zones and attacks are computed each time, and a deploy session is searched to its end.
//! Clause numbers (`R5.4`) are those of docs/RULES.md.

pub mod air_defense;
pub mod attack;
pub mod battle;
pub mod board;
pub mod deploy;
pub mod fen;
pub mod game;
pub mod moves;
pub mod notation;
pub mod outcome;

use attack::promote;
pub use battle::Battle;
pub use board::Color;
use board::{Board, Square};
use deploy::{Session, is_safe};
pub use game::Game;
use moves::{apply, candidates, captures_into_sight, returns_without_need};
use notation::lan;

/// The options of R11 and R13.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Rules {
    pub tank_fires_over: bool,
    pub navy_passes: NavyPasses,
    pub stealth_air_force: bool,
    pub last_guard: bool,
    /// `airDefense: "noFly"`.
    pub no_fly: bool,
    pub play_on: bool,
    pub headquarter_marches: bool,
    pub air_force_carries_one: bool,
    pub air_force_returns_only_if_unsafe: bool,
    pub commander_boards_at_sea: bool,
    /// `objective`: the battles that are fought, in the order of R13.6.
    pub battles: &'static [Battle],
    /// `decidedBy: "points"`.
    pub points_decide: bool,
}

/// R11 `navyPasses`: the pieces that do not block a navy's movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum NavyPasses {
    Nothing,
    /// `true`.
    OtherPieces,
    /// `"friends"`.
    Friends,
}

/// A position, with a deploy session if one is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The real board; a session has its own (R7.6).
    board: Board,
    turn: Color,
    halfmoves: u32,
    fullmoves: u32,
    rules: Rules,
    session: Option<Session>,
    /// The board before the turn made last. A FEN does not tell it. The end of the game needs it
    /// after suicide captures that took the last pieces of both sides (R10.1, R13.2).
    before: Option<Board>,
}

impl State {
    /// Every legal action, sorted: LANs of moves and deploy steps, and `commit`.
    pub fn actions(&self) -> Vec<String> {
        self.successors(None).into_iter().map(|(name, _)| name).collect()
    }

    /// Plays one action. A session that has nothing left to do commits itself (R7.7).
    pub fn play(&mut self, action: &str) -> Result<(), String> {
        let found = self.successors(Some(action)).pop();
        *self = found.ok_or_else(|| format!("{action} is not legal"))?.1;
        Ok(())
    }

    /// The same position with a session for the stack on a square.
    fn with_session(&self, square: &str) -> State {
        let square = self.board.keys().copied().find(|known| known.name() == square);
        let session = Session::new(&self.board, square.expect("a stack"));
        State { session: Some(session), ..self.clone() }
    }

    /// Every legal action with the state it leads to, sorted by name; or only the `wanted` one
    /// (LAN is unique, R12.3), so that the legality of the others need not be computed.
    fn successors(&self, wanted: Option<&str>) -> Vec<(String, State)> {
        if self.commander_is_gone() || self.lost_battle().is_some() {
            return Vec::new(); // R10.4
        }
        self.moves_on_board(wanted)
    }

    /// The same, whether or not the game is over by R10.3 or R13.2.
    fn moves_on_board(&self, wanted: Option<&str>) -> Vec<(String, State)> {
        let mut found = Vec::new();
        match &self.session {
            Some(session) => {
                self.add_steps(session, wanted, &mut found);
                self.add_commit(session, wanted, &mut found);
            }
            None => {
                for (square, stack) in &self.board {
                    if stack.color == self.turn {
                        let session = Session::new(&self.board, *square);
                        self.add_moves(*square, wanted, &mut found);
                        self.add_steps(&session, wanted, &mut found);
                    }
                }
            }
        }
        found.sort_by(|(a, _), (b, _)| a.cmp(b));
        found
    }

    /// The ordinary moves of what stands on a square.
    fn add_moves(&self, square: Square, wanted: Option<&str>, found: &mut Vec<(String, State)>) {
        let group = &self.board[&square].pieces;
        for action in candidates(&self.board, square, group, false, self.rules) {
            let name = lan(&action);
            if wanted.is_some_and(|wanted| wanted != name) {
                continue;
            }
            if captures_into_sight(&self.board, &action) {
                continue; // R9.4
            }
            if returns_without_need(&self.board, &action, self.rules) {
                continue; // R11
            }
            let mut after = apply(&self.board, &action, self.rules);
            promote(&mut after, self.turn, self.rules);
            if is_safe(&self.board, &after, self.turn, self.rules) {
                found.push((name, self.turn_over(after, action.captures())));
            }
        }
    }

    /// The deploy steps of a session.
    fn add_steps(&self, session: &Session, wanted: Option<&str>, found: &mut Vec<(String, State)>) {
        for step in session.possible_steps(self.rules) {
            let name = lan(&step);
            if wanted.is_some_and(|wanted| wanted != name) {
                continue;
            }
            let next = session.after(&step, self.rules);
            if !next.can_end(&self.board, self.rules) {
                continue; // R7.8
            }
            let state = match next.is_finished(&self.board, self.rules) {
                true => self.committed(&next), // R7.7
                false => State { session: Some(next), ..self.clone() },
            };
            found.push((name, state));
        }
    }

    /// R7.7: the commit of an open session.
    fn add_commit(&self, session: &Session, wanted: Option<&str>, found: &mut Vec<(String, State)>) {
        let name = "commit";
        if wanted.is_none_or(|wanted| wanted == name) && session.can_commit(&self.board, self.rules) {
            found.push((name.to_string(), self.committed(session)));
        }
    }

    /// R7.7, R7.9: all changes at once, one half-move.
    fn committed(&self, session: &Session) -> State {
        self.turn_over(session.board.clone(), session.captured)
    }

    /// The turn passes.
    fn turn_over(&self, board: Board, captured: bool) -> State {
        State {
            before: Some(self.board.clone()),
            turn: self.turn.other(),
            halfmoves: if captured { 0 } else { self.halfmoves + 1 },
            fullmoves: self.fullmoves + u32::from(self.turn == Color::Blue),
            rules: self.rules,
            session: None,
            board,
        }
    }

    /// The board that counts: the virtual one while a session is open (R7.6).
    fn effective(&self) -> &Board {
        match &self.session {
            Some(session) => &session.board,
            None => &self.board,
        }
    }

    /// The squares where an Air Force of this colour is threatened, by rank, then file.
    pub fn zones(&self, color: Color) -> Vec<String> {
        let zones = air_defense::zones(self.effective(), color, self.rules);
        zones.into_iter().map(Square::name).collect()
    }

    /// Is the side to move in danger (R9.2)?
    pub fn check(&self) -> bool {
        attack::in_danger(self.effective(), self.turn, self.rules)
    }

    /// The pieces of a colour that attack what stands on a square (R9.1), with their letters
    /// in lower case: by rank, then file, then carrier first.
    pub fn attackers(&self, square: &str, color: Color) -> Vec<(String, char)> {
        let Some(target) = Square::parse(square) else {
            return Vec::new();
        };
        attack::attackers(self.effective(), target, color, self.rules)
            .into_iter()
            .map(|(from, kind)| (from.name(), kind.letter().to_ascii_lowercase()))
            .collect()
    }

    /// For the Air Force standing or carried on a square, the squares of its lines with
    /// 0 SAFE_PASS, 1 KAMIKAZE, 2 DESTROYED, by rank, then file.
    pub fn flight(&self, square: &str) -> Vec<(String, u8)> {
        let Some(from) = Square::parse(square) else {
            return Vec::new();
        };
        air_defense::flight(self.effective(), from, self.rules)
            .into_iter()
            .map(|(square, result)| (square.name(), result as u8))
            .collect()
    }
}
