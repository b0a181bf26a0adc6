//! Games as plain data, to be stored.

use core::{error, fmt};

use crate::{
    DeployError, ErrorCode, FenErrors, Forfeit, Game, GameOver, Outcome, OutcomeReason, ParseMoveError,
    Position, Rules, StackStyle,
};

/// A game as data: its rules, its first position, its turns in LAN (R12.3, R12.4), and how it ended. With
/// the feature `serde` it can be read from and written to JSON and other formats; it reads what `toJSON()`
/// of the JavaScript class gives, and ignores what that adds, such as comments.
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
#[cfg_attr(feature = "serde", derive(serde::Deserialize), serde(rename_all = "camelCase"))]
pub struct GameRecord {
    /// The rules of the game.
    #[cfg_attr(feature = "serde", serde(default))]
    pub rules: Rules,
    /// Do deploy sessions commit by themselves (R7.7)?
    #[cfg_attr(feature = "serde", serde(default = "data::on"))]
    pub auto_commit: bool,
    /// The FEN of the position before the first turn.
    pub start: String,
    /// The turns in LAN.
    pub turns: Vec<String>,
    /// The square of the open deploy session, if it was opened without a step (R7.7).
    #[cfg_attr(feature = "serde", serde(default))]
    pub deploy: Option<String>,
    /// The steps of an open deploy session in LAN.
    #[cfg_attr(feature = "serde", serde(default))]
    pub steps: Vec<String>,
    /// How the game ended, by the rules or as the host declared (R13.5).
    #[cfg_attr(feature = "serde", serde(default))]
    pub result: Option<Outcome>,
}

impl GameRecord {
    /// Records a game.
    pub fn of(game: &Game) -> GameRecord {
        let session = game.position().session();
        let steps =
            session.map_or(Vec::new(), |session| session.steps().iter().map(ToString::to_string).collect());
        GameRecord {
            rules: *game.position().rules(),
            auto_commit: game.position().auto_commit(),
            start: game.start().fen(StackStyle::Together),
            turns: game.lans(),
            deploy: game.started_deploy().map(|square| square.to_string()),
            steps,
            result: game.outcome(),
        }
    }

    /// Plays the record.
    pub fn to_game(&self) -> Result<Game, RecordError> {
        let mut game = Game::from_position(self.read_start()?);
        self.play(&mut game)?;
        Ok(game)
    }

    fn read_start(&self) -> Result<Position, RecordError> {
        Position::from_fen_with(&self.start, self.rules, self.auto_commit).map_err(RecordError::Start)
    }

    /// Plays the turns and the steps, and ends the game as recorded.
    fn play(&self, game: &mut Game) -> Result<(), RecordError> {
        for (index, text) in self.turns.iter().enumerate() {
            let at_index = |error| RecordError::Turn { index, error };
            let turn = game.position().read_turn(text).map_err(at_index)?;
            game.play_turn(&turn).map_err(|illegal| at_index(illegal.into()))?;
        }
        if let Some(square) = &self.deploy {
            let square = square.parse().map_err(|_| RecordError::Deploy(None))?;
            game.start_deploy(square).map_err(|error| RecordError::Deploy(Some(error)))?;
        }
        for (index, text) in self.steps.iter().enumerate() {
            let at_index = |error| RecordError::Step { index, error };
            let step = game.position().read_move(text).map_err(at_index)?;
            game.play(step).map_err(|illegal| at_index(illegal.into()))?;
        }
        let Some(result) = self.result else { return Ok(()) };
        let forfeit = Forfeit::ALL.into_iter().find(|forfeit| forfeit.reason() == result.reason);
        let ended = match (result.reason, result.by, forfeit) {
            (OutcomeReason::Resigned, Some(color), _) => game.resign(color),
            (_, Some(color), Some(forfeit)) => game.forfeit(color, forfeit),
            (OutcomeReason::Agreed, ..) => game.agree_draw(),
            (OutcomeReason::Time, ..) => game.time_up(),
            (reason, ..) if reason.is_declared() => Err(GameOver),
            _ => Ok(()),
        };
        if ended.is_ok() && game.outcome() == Some(result) {
            Ok(())
        } else {
            Err(RecordError::Result(result))
        }
    }
}

/// How the fields of a record are written.
#[cfg(feature = "serde")]
mod data {
    pub(super) fn on() -> bool {
        true
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
    /// The session cannot be opened, or its square is none.
    Deploy(Option<DeployError>),
    /// A step of the open session cannot be played.
    Step {
        /// Its index, counted from 0.
        index: usize,
        /// Why it cannot be played.
        error: ParseMoveError,
    },
    /// The game does not end like this.
    Result(Outcome),
}

impl RecordError {
    /// A stable name for the error.
    pub fn code(&self) -> ErrorCode {
        match self {
            RecordError::Start(errors) => errors.first().kind.code(),
            RecordError::Turn { error, .. } | RecordError::Step { error, .. } => error.code(),
            RecordError::Deploy(Some(error)) => error.code(),
            RecordError::Deploy(None) => ErrorCode::InvalidSquare,
            RecordError::Result(_) => ErrorCode::InvalidRecord,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Start(errors) => write!(f, "the start: {errors}"),
            RecordError::Turn { index, error } => write!(f, "turn {}: {error}", index + 1),
            RecordError::Deploy(Some(error)) => write!(f, "the deploy: {error}"),
            RecordError::Deploy(None) => f.write_str("the deploy: it has no such square"),
            RecordError::Step { index, error } => write!(f, "step {}: {error}", index + 1),
            RecordError::Result(_) => f.write_str("the result: the game does not end like this"),
        }
    }
}

impl error::Error for RecordError {}
