//! Points, and how a game ends: by the rules (R10, R13), or as the host declares (R13.5).

use core::{error, fmt};

use super::Game;
use crate::{CheckMark, Color, DecidedBy, ErrorCode, Outcome, OutcomeReason, Role};

/// What the side that ends the game is given on top of its points, if points decide the game (R13.4).
pub const ENDING_BONUS: u32 = 50;

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
        let mated = self.position.turn() == !color && self.is_checkmate();
        self.lost_value(!color) + if mated { Role::Commander.points() } else { 0 }
    }

    /// The value of the pieces that a side has lost. Pieces only leave the board, so it is the difference
    /// to the start.
    fn lost_value(&self, color: Color) -> u32 {
        let Some(at_start) = self.start_values else { return 0 };
        u32::from(at_start[color as usize]).saturating_sub(self.position.real_board().value(color))
    }

    /// How the game ended (R10, R13). Draws by repetition and by the fifty-move rule do not prevent
    /// further moves.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.declared.is_some() {
            return self.declared;
        }
        let outcome = match self.position.outcome_by_mark(self.mark()) {
            None | Some(Outcome { reason: OutcomeReason::FiftyMoves, .. })
                if self.is_threefold_repetition() =>
            {
                Outcome::draw(OutcomeReason::ThreefoldRepetition)
            }
            outcome => outcome?,
        };
        let by_points = self.position.rules().decided_by == DecidedBy::Points;
        Some(if by_points { self.decide_by_points(outcome.reason, outcome.winner) } else { outcome })
    }

    /// In check without a legal move (R10.1).
    pub fn is_checkmate(&self) -> bool {
        self.mark() == CheckMark::Mate && !self.position.is_commander_captured()
    }

    /// The outcome by points, with those on top for the side that ended the game (R13.4).
    fn decide_by_points(&self, reason: OutcomeReason, ended_by: Option<Color>) -> Outcome {
        let total = |color| self.points(color) + if ended_by == Some(color) { ENDING_BONUS } else { 0 };
        let (red, blue) = (total(Color::Red), total(Color::Blue));
        let winner = match red.cmp(&blue) {
            core::cmp::Ordering::Greater => Some(Color::Red),
            core::cmp::Ordering::Less => Some(Color::Blue),
            core::cmp::Ordering::Equal => None,
        };
        Outcome { winner, reason, by: None }
    }

    /// Declares that a side resigns: the other one wins (R13.5). An open session is cancelled.
    pub fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.declare(Outcome::loss(color, OutcomeReason::Resigned))
    }

    /// Declares that a side loses, whatever the points (R13.5). An open session is cancelled.
    ///
    /// ```
    /// use cotulenh::{Color, Forfeit, Game, OutcomeReason};
    /// let mut game = Game::default();
    /// game.forfeit(Color::Red, Forfeit::Time)?;
    /// let outcome = game.outcome().unwrap();
    /// assert_eq!((outcome.winner, outcome.reason), (Some(Color::Blue), OutcomeReason::Time));
    /// assert_eq!(outcome.by, Some(Color::Red));
    /// # Ok::<(), cotulenh::GameOver>(())
    /// ```
    pub fn forfeit(&mut self, color: Color, forfeit: Forfeit) -> Result<(), GameOver> {
        self.declare(Outcome::loss(color, forfeit.reason()))
    }

    /// Declares a draw by agreement (R13.5). An open session is cancelled.
    pub fn agree_draw(&mut self) -> Result<(), GameOver> {
        self.declare(Outcome::draw(OutcomeReason::Agreed))
    }

    /// Declares that time is up under the rulebook's clock: the side with more points wins (R13.5). An
    /// open session is cancelled.
    pub fn time_up(&mut self) -> Result<(), GameOver> {
        self.declare(self.decide_by_points(OutcomeReason::Time, None))
    }

    /// The end that the host has declared (R13.5).
    #[cfg(all(feature = "wasm", target_arch = "wasm32"))]
    pub(crate) fn declared_end(&self) -> Option<Outcome> {
        self.declared
    }

    /// Ends the game as the host declares. Draws by repetition and by the fifty-move rule do not prevent
    /// that, as they do not prevent moves.
    #[inline(never)]
    fn declare(&mut self, outcome: Outcome) -> Result<(), GameOver> {
        let goes_on = self.position.session().is_some() || self.position.has_legal_move();
        if self.declared.is_some() || !goes_on {
            return Err(GameOver);
        }
        if let Some(session) = self.open_session() {
            self.keeping_redo(Game::drop_session);
            self.set_aside.get_or_insert_default().interrupted = Some(session);
        }
        self.declared = Some(outcome);
        Ok(())
    }

    /// Takes back a declared end, and opens the session again that it cancelled. Returns
    /// whether there was such an end.
    pub(super) fn take_back_end(&mut self) -> bool {
        let has_ended = self.declared.take().is_some();
        let interrupted = self.set_aside.as_mut().filter(|_| has_ended);
        if let Some(session) = interrupted.and_then(|aside| aside.interrupted.take()) {
            self.keeping_redo(|game| game.reopen(session));
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

/// Why a side loses by a declared end, besides resigning (R13.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Forfeit {
    /// Its own clock has run out.
    Time,
    /// It has left the game.
    Abandoned,
    /// An arbiter has decided against it.
    Adjudicated,
}

impl Forfeit {
    /// All reasons.
    pub const ALL: [Forfeit; 3] = [Forfeit::Time, Forfeit::Abandoned, Forfeit::Adjudicated];

    /// The reason of the outcome.
    pub const fn reason(self) -> OutcomeReason {
        match self {
            Forfeit::Time => OutcomeReason::Time,
            Forfeit::Abandoned => OutcomeReason::Abandoned,
            Forfeit::Adjudicated => OutcomeReason::Adjudicated,
        }
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
