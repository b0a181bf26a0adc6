//! Games as plain data, to be stored.

use core::{error, fmt};

use crate::{ErrorCode, FenErrors, Game, ParseMoveError, Position, Rules, StackStyle, pgn::all_turns};

/// A game as data: its rules, its first position and its turns in LAN (R12.3, R12.4). With the
/// feature `serde` it can be read from and written to JSON and other formats.
///
/// ```
/// use cotulenh::{Game, GameRecord, Rules};
/// let mut game = Game::new(Rules::STANDARD);
/// let turn = game.position().read_turn("Tf6").unwrap();
/// game.play_turn(&turn).unwrap();
/// let record = GameRecord::of(&game);
/// assert_eq!(record.turns, ["Tf4f6"]);
/// assert_eq!(record.to_game().unwrap().position(), game.position());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct GameRecord {
    /// The rules of the game.
    #[cfg_attr(feature = "serde", serde(default))]
    pub rules: Rules,
    /// The FEN of the position before the first turn.
    pub start: String,
    /// The turns in LAN.
    pub turns: Vec<String>,
    /// The steps of an open deploy session in LAN.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub steps: Vec<String>,
}

impl GameRecord {
    /// Records a game.
    pub fn of(game: &Game) -> GameRecord {
        let mut position = game.start();
        let start = position.fen(StackStyle::Together);
        let mut turns = Vec::new();
        for turn in all_turns(game) {
            turns.push(position.turn_lan(&turn));
            let Ok(after) = position.after_turn(&turn) else { unreachable!("a game has legal turns only") };
            position = after;
        }
        let session = game.position().session();
        let steps =
            session.map_or(Vec::new(), |session| session.steps().iter().map(ToString::to_string).collect());
        GameRecord { rules: *game.position().rules(), start, turns, steps }
    }

    /// Plays the record.
    pub fn to_game(&self) -> Result<Game, RecordError> {
        let start = Position::from_fen(&self.start, self.rules).map_err(RecordError::Start)?;
        let mut game = Game::from_position(start);
        for (index, text) in self.turns.iter().enumerate() {
            let at_index = |error| RecordError::Turn { index, error };
            let turn = game.position().read_turn(text).map_err(at_index)?;
            game.play_turn(&turn).map_err(|illegal| at_index(ParseMoveError::Illegal(illegal)))?;
        }
        for (index, text) in self.steps.iter().enumerate() {
            let at_index = |error| RecordError::Step { index, error };
            let step = game.position().read_move(text).map_err(at_index)?;
            game.play(step).map_err(|illegal| at_index(ParseMoveError::Illegal(illegal)))?;
        }
        Ok(game)
    }
}

/// Why a record is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The first position is not valid.
    Start(FenErrors),
    /// A turn cannot be played.
    Turn {
        /// Its index, counted from 0.
        index: usize,
        /// Why it cannot be played.
        error: ParseMoveError,
    },
    /// A step of the open session cannot be played.
    Step {
        /// Its index, counted from 0.
        index: usize,
        /// Why it cannot be played.
        error: ParseMoveError,
    },
}

impl RecordError {
    /// A stable name for the error.
    pub fn code(&self) -> ErrorCode {
        match self {
            RecordError::Start(errors) => errors.first().kind.code(),
            RecordError::Turn { error, .. } | RecordError::Step { error, .. } => error.code(),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Start(errors) => write!(f, "the start: {errors}"),
            RecordError::Turn { index, error } => write!(f, "turn {}: {error}", index + 1),
            RecordError::Step { index, error } => write!(f, "step {}: {error}", index + 1),
        }
    }
}

impl error::Error for RecordError {}
