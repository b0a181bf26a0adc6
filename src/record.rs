//! Games as plain data, to be stored.

use core::{error, fmt};

use crate::{
    AnnotatedGame, DeployError, ErrorCode, FenErrors, Game, GameOver, Outcome, OutcomeReason, ParseMoveError,
    Position, Rules, StackStyle, TagError, pgn::all_turns,
};

/// A game as data: its rules, its first position, its turns in LAN (R12.3, R12.4), and what was written
/// about it. With the feature `serde` it can be read from and written to JSON and other formats; it reads
/// what `toJSON()` of the JavaScript class gives, and ignores what that adds for other readers.
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub struct GameRecord {
    /// The rules of the game.
    #[cfg_attr(feature = "serde", serde(default))]
    pub rules: Rules,
    /// Do deploy sessions commit by themselves (R7.7)?
    #[cfg_attr(feature = "serde", serde(default = "data::on", skip_serializing_if = "data::is_on"))]
    pub auto_commit: bool,
    /// The FEN of the position before the first turn.
    pub start: String,
    /// The turns in LAN.
    pub turns: Vec<String>,
    /// The square of the open deploy session, which may have no steps yet.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub deploy: Option<String>,
    /// The steps of an open deploy session in LAN.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub steps: Vec<String>,
    /// The tags that were set, with `Result` if it was declared.
    #[cfg_attr(
        feature = "serde",
        serde(default, with = "data::headers", skip_serializing_if = "Vec::is_empty")
    )]
    pub headers: Vec<(String, String)>,
    /// The comments.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub comments: Vec<RecordedComment>,
    /// How the game ended, by the rules or as the host said (R13.5).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub result: Option<Outcome>,
}

/// A comment in a [`GameRecord`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RecordedComment {
    /// How many turns were played before it.
    pub turn: usize,
    /// The text.
    pub comment: String,
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
        GameRecord {
            rules: *game.position().rules(),
            auto_commit: game.position().auto_commit(),
            start,
            turns,
            deploy: session.map(|session| session.square().to_string()),
            steps,
            headers: Vec::new(),
            comments: Vec::new(),
            result: game.outcome(),
        }
    }

    /// Records a game with its tags and comments. Glyphs, clocks and variations are left out: they are for
    /// PGN.
    pub fn of_annotated(annotated: &AnnotatedGame) -> GameRecord {
        let comments = annotated.comments().into_iter();
        GameRecord {
            headers: annotated.set_tags(),
            comments: comments.map(|(turn, _, comment)| RecordedComment { turn, comment }).collect(),
            ..GameRecord::of(annotated.game())
        }
    }

    /// Plays the record, without its tags and comments.
    pub fn to_game(&self) -> Result<Game, RecordError> {
        let mut played = AnnotatedGame::new(Game::from_position(self.read_start()?));
        self.play(&mut played)?;
        Ok(played.game().clone())
    }

    /// Plays the record, with its tags and comments.
    pub fn to_annotated(&self) -> Result<AnnotatedGame, RecordError> {
        let mut annotated = AnnotatedGame::new(Game::from_position(self.read_start()?));
        self.add_comments(&mut annotated);
        self.play(&mut annotated)?;
        if let Some(index) = self.comments.iter().position(|comment| comment.turn > self.turns.len()) {
            return Err(RecordError::Comment { index });
        }
        for (name, value) in &self.headers {
            let set = annotated.set_tag(name, value);
            set.map_err(|error| RecordError::Header { name: name.clone(), error })?;
        }
        Ok(annotated)
    }

    fn read_start(&self) -> Result<Position, RecordError> {
        Position::from_fen_with(&self.start, self.rules, self.auto_commit).map_err(RecordError::Start)
    }

    /// Plays the turns and the steps, with their comments, and ends the game as recorded.
    fn play(&self, annotated: &mut AnnotatedGame) -> Result<(), RecordError> {
        for (index, text) in self.turns.iter().enumerate() {
            let at_index = |error| RecordError::Turn { index, error };
            let game = annotated.game_mut();
            let turn = game.position().read_turn(text).map_err(at_index)?;
            game.play_turn(&turn).map_err(|illegal| at_index(ParseMoveError::Illegal(illegal)))?;
            self.add_comments(annotated);
        }
        let game = annotated.game_mut();
        if let Some(square) = &self.deploy {
            let square = square.parse().map_err(|_| RecordError::Deploy(None))?;
            game.start_deploy(square).map_err(|error| RecordError::Deploy(Some(error)))?;
        }
        for (index, text) in self.steps.iter().enumerate() {
            let at_index = |error| RecordError::Step { index, error };
            let step = game.position().read_move(text).map_err(at_index)?;
            game.play(step).map_err(|illegal| at_index(ParseMoveError::Illegal(illegal)))?;
        }
        let Some(result) = self.result else { return Ok(()) };
        let ended = match (result.reason, result.winner) {
            (OutcomeReason::Resigned, Some(winner)) => game.resign(!winner),
            (OutcomeReason::Resigned, None) => Err(GameOver),
            (OutcomeReason::Agreed, _) => game.agree_draw(),
            (OutcomeReason::Time, _) => game.time_up(),
            _ => Ok(()),
        };
        if ended.is_ok() && game.outcome() == Some(result) {
            Ok(())
        } else {
            Err(RecordError::Result(result))
        }
    }

    /// Sets the comments on the position that has been reached.
    fn add_comments(&self, annotated: &mut AnnotatedGame) {
        let turns = annotated.game().turn_count();
        for RecordedComment { comment, .. } in self.comments.iter().filter(|comment| comment.turn == turns) {
            annotated.set_comment(comment);
        }
    }
}

/// How the fields of a record are written.
#[cfg(feature = "serde")]
mod data {
    pub(super) fn on() -> bool {
        true
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(super) fn is_on(flag: &bool) -> bool {
        *flag
    }

    /// Tags as an object of names and values, in their order.
    pub(super) mod headers {
        use core::fmt;

        use serde::{
            Deserializer, Serializer,
            de::{MapAccess, Visitor},
            ser::SerializeMap,
        };

        type Headers = Vec<(String, String)>;

        pub(in super::super) fn serialize<S: Serializer>(
            headers: &Headers,
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            let mut map = serializer.serialize_map(Some(headers.len()))?;
            for (name, value) in headers {
                map.serialize_entry(name, value)?;
            }
            map.end()
        }

        pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
            deserializer: D,
        ) -> Result<Headers, D::Error> {
            struct Entries;

            impl<'de> Visitor<'de> for Entries {
                type Value = Headers;

                fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str("an object of texts")
                }

                fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Headers, A::Error> {
                    let mut headers = Headers::new();
                    while let Some(entry) = map.next_entry()? {
                        headers.push(entry);
                    }
                    Ok(headers)
                }
            }

            deserializer.deserialize_map(Entries)
        }
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
    /// A tag cannot be set.
    Header {
        /// Its name.
        name: String,
        /// Why it cannot be set.
        error: TagError,
    },
    /// A comment stands after a turn that was not played.
    Comment {
        /// Its index, counted from 0.
        index: usize,
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
            RecordError::Header { error, .. } => error.code(),
            RecordError::Comment { .. } | RecordError::Result(_) => ErrorCode::InvalidRecord,
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
            RecordError::Header { name, error } => write!(f, "the header {name}: {error}"),
            RecordError::Comment { index } => {
                write!(f, "comment {}: there are not so many turns", index + 1)
            }
            RecordError::Result(_) => f.write_str("the result: the game does not end like this"),
        }
    }
}

impl error::Error for RecordError {}
