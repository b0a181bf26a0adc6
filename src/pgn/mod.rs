//! Games as text (R12.5): tags, turns in SAN, comments, glyphs and variations.
//!
//! - `lexer`: tokens, line by line, so that a file of any size can be streamed
//! - `reader`: games from tokens
//! - `writer`: text from games

mod lexer;
mod reader;
mod writer;

use core::{error, fmt};

use crate::{Color, ErrorCode, FenErrors, Game, IllegalMove, Move, Outcome, ParseMoveError, Position, Rules};

pub use reader::PgnReader;
pub(crate) use writer::all_tags;

/// One game of a PGN file.
///
/// ```
/// use cotulenh::Pgn;
/// let text = "[Red \"Lan\"]\n[Blue \"Minh\"]\n\n1. Tf6 {a bold start} (1. Ic6) 1... Tf8 *";
/// let pgn: Pgn = text.parse()?;
/// assert_eq!(pgn.tag("Red"), Some("Lan"));
/// assert_eq!(pgn.main.turns[0].comments, ["a bold start"]);
/// assert_eq!(pgn.main.turns[0].variations.len(), 1);
/// assert_eq!(pgn.to_game().unwrap().turn_count(), 2);
/// # Ok::<(), cotulenh::PgnError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pgn {
    /// Names and values, in the order of the text. `Result`, `SetUp`, `FEN` and `Rules` are not
    /// among them: they follow from the rest.
    pub tags: Vec<(String, String)>,
    /// The position before the first turn, with the rules. No deploy session is open in it.
    pub start: Position,
    /// The game as it was played.
    pub main: PgnLine,
    /// How it ended.
    pub result: PgnResult,
}

/// A line of play: the main one, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnLine {
    /// Comments before the first turn.
    pub comments: Vec<String>,
    /// The turns. Each is legal after those before it.
    pub turns: Vec<PgnTurn>,
}

/// A turn with what was written about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnTurn {
    /// A move, or the steps of a deploy.
    pub moves: Vec<Move>,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, and so on.
    pub nags: Vec<u8>,
    /// Comments behind it.
    pub comments: Vec<String>,
    /// What could have been played instead of it.
    pub variations: Vec<PgnLine>,
}

/// How a game ended, as PGN writes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PgnResult {
    /// `1-0`
    RedWins,
    /// `0-1`
    BlueWins,
    /// `1/2-1/2`
    Draw,
    /// `*`
    #[default]
    Unknown,
}

impl PgnResult {
    const ALL: [PgnResult; 4] =
        [PgnResult::RedWins, PgnResult::BlueWins, PgnResult::Draw, PgnResult::Unknown];

    /// As it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            PgnResult::RedWins => "1-0",
            PgnResult::BlueWins => "0-1",
            PgnResult::Draw => "1/2-1/2",
            PgnResult::Unknown => "*",
        }
    }

    pub(crate) fn from_text(text: &str) -> Option<PgnResult> {
        PgnResult::ALL.into_iter().find(|result| result.as_str() == text)
    }
}

impl From<Option<Outcome>> for PgnResult {
    fn from(outcome: Option<Outcome>) -> PgnResult {
        match outcome.map(|outcome| outcome.winner) {
            None => PgnResult::Unknown,
            Some(None) => PgnResult::Draw,
            Some(Some(Color::Red)) => PgnResult::RedWins,
            Some(Some(Color::Blue)) => PgnResult::BlueWins,
        }
    }
}

/// The tags that every game has, in their order, with what stands for a value that nobody knows.
/// `Result` is the seventh.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("Red", "?"), ("Blue", "?")];

/// What stands for the value of a tag that every game has, while nobody knows it.
#[inline(never)]
fn unknown(tag: &str) -> Option<&'static str> {
    ROSTER.iter().find(|(name, _)| *name == tag).map(|(_, unknown)| *unknown)
}

/// Does the tag follow from the game?
fn is_derived(tag: &str) -> bool {
    matches!(tag, "Result" | "SetUp" | "FEN" | "Rules")
}

impl Pgn {
    /// Nothing yet.
    fn blank() -> Pgn {
        Pgn {
            tags: Vec::new(),
            start: Position::empty(Rules::STANDARD),
            main: PgnLine::default(),
            result: PgnResult::Unknown,
        }
    }

    /// The turns of a game, without comments or tags. Steps of an open deploy session are not
    /// among them.
    pub fn of(game: &Game) -> Pgn {
        let mut main = PgnLine::default();
        add_turns(&mut main.turns, game);
        Pgn { tags: Vec::new(), start: game.start(), main, result: game.outcome().into() }
    }

    /// Plays the main line. It can fail only if a turn was not read from a text, and is not legal.
    pub fn to_game(&self) -> Result<Game, IllegalMove> {
        let mut game = Game::from_position(self.start.clone());
        for turn in &self.main.turns {
            game.play_turn(&turn.moves)?;
        }
        Ok(game)
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        find_tag(&self.tags, name)
    }

    /// Sets a tag. The tags that follow from the game cannot be set.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        set_tag(&mut self.tags, name, value)
    }
}

/// The value of one of some tags.
#[inline(never)]
fn find_tag<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}

/// The turns of a game.
#[inline(never)]
pub(crate) fn all_turns(game: &Game) -> Vec<Vec<Move>> {
    game.turns().collect()
}

/// Adds the turns of a game behind those that are there already, with nothing written about them.
pub(crate) fn add_turns(turns: &mut Vec<PgnTurn>, game: &Game) {
    for moves in all_turns(game).into_iter().skip(turns.len()) {
        turns.push(PgnTurn { moves, ..PgnTurn::default() });
    }
}

/// Sets one of some tags.
pub(crate) fn set_tag(tags: &mut Vec<(String, String)>, name: &str, value: &str) -> Result<(), TagError> {
    if name.is_empty() || !name.bytes().all(is_tag_byte) {
        return Err(TagError::Name(name.to_owned()));
    }
    if is_derived(name) {
        return Err(TagError::Derived(name.to_owned()));
    }
    match tags.iter_mut().find(|(known, _)| known == name) {
        Some((_, old)) => *old = value.to_owned(),
        None => tags.push((name.to_owned(), value.to_owned())),
    }
    Ok(())
}

fn is_tag_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Why a tag cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagError {
    /// The name has other characters than letters, digits and underscores.
    Name(String),
    /// The tag of this name follows from the game.
    Derived(String),
    /// The value is not a result: `1-0`, `0-1`, `1/2-1/2` or `*`.
    Result(String),
}

impl TagError {
    /// A stable name for the error.
    pub fn code(&self) -> ErrorCode {
        match self {
            TagError::Name(_) => ErrorCode::TagName,
            TagError::Derived(_) => ErrorCode::TagDerived,
            TagError::Result(_) => ErrorCode::TagResult,
        }
    }
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TagError::Name(name) => {
                write!(f, "\"{name}\" is not a tag name: use letters, digits and underscores")
            }
            TagError::Derived(name) => write!(f, "{name} follows from the game and cannot be set"),
            TagError::Result(value) => write!(f, "\"{value}\" is not a result: use 1-0, 0-1, 1/2-1/2 or *"),
        }
    }
}

impl error::Error for TagError {}

/// Something wrong with a PGN, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// What is wrong.
    pub kind: PgnErrorKind,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
}

/// What may be wrong with a PGN.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnErrorKind {
    /// There is no game.
    Empty,
    /// The text could not be read to its end.
    Io(String),
    /// A tag looks like `[Name "value"]`.
    Tag,
    /// A comment that does not end.
    OpenComment,
    /// A variation that does not end.
    OpenVariation,
    /// A variation that ends without having begun.
    UnexpectedEnd,
    /// A variation before the first move it could replace.
    EarlyVariation,
    /// Variations within variations, too deep to be meant.
    TooDeep,
    /// A glyph is `$` and a number up to 255.
    Nag,
    /// The `FEN` tag is not a position.
    Fen(FenErrors),
    /// The `FEN` tag has a deploy session open.
    OpenSession,
    /// The `Rules` tag names something else than options.
    Rules(String),
    /// A turn that cannot be played, as it was written.
    Turn(String, ParseMoveError),
    /// More than one game where one was asked for.
    SecondGame,
}

impl PgnErrorKind {
    /// A stable name for the error.
    pub fn code(&self) -> ErrorCode {
        match self {
            PgnErrorKind::Empty => ErrorCode::PgnEmpty,
            PgnErrorKind::Io(_) => ErrorCode::PgnIo,
            PgnErrorKind::Tag => ErrorCode::PgnTag,
            PgnErrorKind::OpenComment => ErrorCode::PgnOpenComment,
            PgnErrorKind::OpenVariation => ErrorCode::PgnOpenVariation,
            PgnErrorKind::UnexpectedEnd => ErrorCode::PgnUnexpectedEnd,
            PgnErrorKind::EarlyVariation => ErrorCode::PgnEarlyVariation,
            PgnErrorKind::TooDeep => ErrorCode::PgnTooDeep,
            PgnErrorKind::Nag => ErrorCode::PgnNag,
            PgnErrorKind::Fen(_) => ErrorCode::PgnFen,
            PgnErrorKind::OpenSession => ErrorCode::PgnOpenSession,
            PgnErrorKind::Rules(_) => ErrorCode::PgnRules,
            PgnErrorKind::Turn(_, ParseMoveError::Syntax) => ErrorCode::PgnMoveSyntax,
            PgnErrorKind::Turn(
                _,
                ParseMoveError::NoSuchMove | ParseMoveError::OutsideSession(_) | ParseMoveError::Illegal(_),
            ) => ErrorCode::PgnIllegalMove,
            PgnErrorKind::Turn(_, ParseMoveError::Ambiguous(_)) => ErrorCode::PgnAmbiguousMove,
            PgnErrorKind::SecondGame => ErrorCode::PgnSecondGame,
        }
    }
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            PgnErrorKind::Empty => f.write_str("there is no game"),
            PgnErrorKind::Io(error) => write!(f, "the text could not be read: {error}"),
            PgnErrorKind::Tag => f.write_str("a tag looks like [Name \"value\"]"),
            PgnErrorKind::OpenComment => f.write_str("a comment does not end"),
            PgnErrorKind::OpenVariation => f.write_str("a variation does not end"),
            PgnErrorKind::UnexpectedEnd => f.write_str("a variation ends without a start"),
            PgnErrorKind::EarlyVariation => f.write_str("a variation stands before the first move"),
            PgnErrorKind::TooDeep => f.write_str("variations are nested too deeply"),
            PgnErrorKind::Nag => f.write_str("a glyph is $ and a number up to 255"),
            PgnErrorKind::Fen(errors) => write!(f, "the FEN tag is not a position: {errors}"),
            PgnErrorKind::OpenSession => f.write_str("a game does not start in the middle of a deploy"),
            PgnErrorKind::Rules(word) => write!(f, "\"{word}\" is not an option of the rules"),
            PgnErrorKind::Turn(text, error) => write!(f, "{text}: {error}"),
            PgnErrorKind::SecondGame => f.write_str("a second game begins"),
        }?;
        write!(f, " (line {}, column {})", self.line, self.column)
    }
}

impl error::Error for PgnError {}
