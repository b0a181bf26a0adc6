//! Points, and how a game ends: by the rules (R10, R13), or as the host says (R13.5).

use core::{error, fmt};

use super::Game;
use crate::{Color, DecidedBy, ErrorCode, Outcome, OutcomeReason, Role};

/// What the side that ends the game is given on top of its points (R13.4).
const WINNERS_BONUS: u32 = 50;

impl Game {
    /// The points of a side: the value of what the other side has lost since the start of the game
    /// (R13.3). Checkmate counts as the capture of the commander. During a session, those of the real
    /// board (R7.6).
    ///
    /// ```
    /// use cotulenh::{Color, Game, Position, Rules};
    /// let fen = "6c4/11/11/11/11/11/2i8/2I8/11/11/11/5C5 r - - 0 1";
    /// let mut game = Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap());
    /// let turn = game.position().read_turn("Ixc6").unwrap();
    /// game.play_turn(&turn).unwrap();
    /// assert_eq!(Color::ALL.map(|color| game.points(color)), [10, 0]);
    /// ```
    pub fn points(&self, color: Color) -> u32 {
        let mated = self.position.turn() == !color && self.position.is_checkmate();
        self.captured_value(color) + if mated { Role::Commander.points() } else { 0 }
    }

    /// The value of the pieces that the other side has lost. The start is found by taking everything back:
    /// few games are asked for their points, and all others are made and stored without them.
    fn captured_value(&self, color: Color) -> u32 {
        let enemy = !color;
        self.start().board().value(enemy).saturating_sub(self.position.real_board().value(enemy))
    }

    /// How the game ended (R10, R13). Draws by repetition and by the clock do not prevent further
    /// moves.
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = match self.position.outcome() {
            None | Some(Outcome { reason: OutcomeReason::FiftyMoves, .. })
                if self.is_threefold_repetition() =>
            {
                Outcome::draw(OutcomeReason::ThreefoldRepetition)
            }
            outcome => outcome?,
        };
        let by_points = self.position.rules().decided_by == DecidedBy::Points;
        let decides = by_points && !outcome.reason.is_said_by_host();
        Some(if decides { self.decide_by_points(outcome.reason, outcome.winner) } else { outcome })
    }

    /// The outcome by points, with those on top for the side that ended the game (R13.4).
    fn decide_by_points(&self, reason: OutcomeReason, ended_by: Option<Color>) -> Outcome {
        let total = |color| self.points(color) + if ended_by == Some(color) { WINNERS_BONUS } else { 0 };
        let (red, blue) = (total(Color::Red), total(Color::Blue));
        let winner = match red.cmp(&blue) {
            core::cmp::Ordering::Greater => Some(Color::Red),
            core::cmp::Ordering::Less => Some(Color::Blue),
            core::cmp::Ordering::Equal => None,
        };
        Outcome { winner, reason }
    }

    /// Ends the game because a side resigns (R13.5). An open session is cancelled.
    pub fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.end(|_| Outcome::win(!color, OutcomeReason::Resigned))
    }

    /// Ends the game as a draw by agreement (R13.5). An open session is cancelled.
    pub fn agree_draw(&mut self) -> Result<(), GameOver> {
        self.end(|_| Outcome::draw(OutcomeReason::Agreed))
    }

    /// Ends the game because time is up: who has more points wins (R13.5). An open session is cancelled.
    pub fn time_up(&mut self) -> Result<(), GameOver> {
        self.end(|game| game.decide_by_points(OutcomeReason::Time, None))
    }

    /// Ends the game as the host says. Draws by repetition and by the clock do not prevent that, as they
    /// do not prevent moves.
    fn end(&mut self, outcome: impl FnOnce(&Game) -> Outcome) -> Result<(), GameOver> {
        if self.position.session().is_none() && !self.position.has_legal_move() {
            return Err(GameOver);
        }
        if let Some(session) = self.position.open_session() {
            self.keeping_redo(Game::drop_session);
            self.set_aside.get_or_insert_default().interrupted = Some(session);
        }
        self.position.set_end(Some(outcome(self)));
        Ok(())
    }

    /// Takes back an end that the host has said, and opens the session again that it cancelled. Returns
    /// whether there was such an end.
    pub(super) fn take_back_end(&mut self) -> bool {
        let has_ended = self.position.end_said_by_host().is_some();
        if has_ended {
            self.position.set_end(None);
            if let Some(session) = self.set_aside.as_mut().and_then(|aside| aside.interrupted.take()) {
                self.keeping_redo(|game| game.reopen(session));
            }
        }
        has_ended
    }

    /// Closes or opens the session without losing what could be redone in it.
    fn keeping_redo(&mut self, change: impl FnOnce(&mut Game)) {
        let set_aside = self.set_aside.take();
        change(self);
        self.set_aside = set_aside;
    }
}

/// The game has ended already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOver;

impl GameOver {
    /// A stable name for the error.
    pub fn code(self) -> ErrorCode {
        ErrorCode::GameOver
    }
}

impl fmt::Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the game is over")
    }
}

impl error::Error for GameOver {}
