//! Games as text (R12.5): tags, turns in SAN, comments, glyphs and variations.
//!
//! - `clock`: what a clock shows, in a comment
//! - `lexer`: tokens, line by line, so that a file of any size can be streamed
//! - `reader`: games from tokens
//! - `writer`: text from games

mod clock;
mod lexer;
mod reader;
mod writer;

use core::{error, fmt, time::Duration};

use crate::{
    Color, ErrorCode, FenErrors, Game, IllegalMove, Move, Outcome, OutcomeReason, ParseMoveError, Position,
    Rules,
};

pub use reader::{PgnGames, PgnReader};
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
    /// Names and values, in the order of the text, without `Result`, `SetUp`, `FEN` and `Rules`: those
    /// are computed from the other fields.
    pub tags: Vec<(String, String)>,
    /// The position before the first turn, with the rules. It has no open deploy session.
    pub start: Position,
    /// The game as it was played.
    pub main: PgnLine,
    /// The result.
    pub result: PgnResult,
}

/// How much a text in memory may have, all its games and lines together. Reading takes time for each
/// turn, and for each variation, even an empty one.
///
/// ```
/// use cotulenh::{Pgn, PgnLimits};
/// let limits = PgnLimits { turns: 1, ..PgnLimits::default() };
/// let error = Pgn::games("1. Tf6 Tf8 *").with_limits(limits).single().unwrap_err();
/// assert_eq!(error.to_string(), "there are more than 1 turns (line 1, column 8)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PgnLimits {
    /// Turns, those of variations included.
    pub turns: usize,
    /// Variations.
    pub variations: usize,
}

impl PgnLimits {
    /// No limits: for files, whose games are read one by one.
    pub const NONE: PgnLimits = PgnLimits { turns: usize::MAX, variations: usize::MAX };
}

impl Default for PgnLimits {
    fn default() -> PgnLimits {
        PgnLimits { turns: 500_000, variations: 100_000 }
    }
}

/// A line of play: the main one, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnLine {
    /// Comments before the first turn.
    pub comments: Vec<String>,
    /// The turns. Each must be legal after those before it.
    pub turns: Vec<PgnTurn>,
}

/// A turn with its annotations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnTurn {
    /// A move, or the steps of a deploy.
    pub moves: Vec<Move>,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, and so on.
    pub nags: Vec<u8>,
    /// Comments after it.
    pub comments: Vec<String>,
    /// What the player's clock shows after it, from `[%clk h:mm:ss]` in a comment. Milliseconds are
    /// kept, smaller parts are not written.
    pub clock: Option<Duration>,
    /// Lines that start with another turn in its place.
    pub variations: Vec<PgnLine>,
}

/// The result of a game in PGN (R12.5).
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

    /// The text of the result.
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

/// The tags that every game has, in their order, with the value that means unknown (R12.5). `Result`
/// is the seventh.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("Red", "?"), ("Blue", "?")];

/// The value that means unknown, for a tag that every game has.
#[inline(never)]
fn unknown_value(tag: &str) -> Option<&'static str> {
    ROSTER.iter().find(|(name, _)| *name == tag).map(|(_, unknown)| *unknown)
}

/// Is the tag's value computed from the game?
fn is_derived(tag: &str) -> bool {
    matches!(tag, "Result" | "SetUp" | "FEN" | "Rules")
}

impl Pgn {
    /// A game without turns, for the reader to fill.
    fn blank() -> Pgn {
        Pgn {
            tags: Vec::new(),
            start: Position::empty(Rules::STANDARD),
            main: PgnLine::default(),
            result: PgnResult::Unknown,
        }
    }

    /// The turns of a game, without comments and tags. Steps of an open deploy session are left out.
    pub fn of(game: &Game) -> Pgn {
        let mut main = PgnLine::default();
        add_turns(&mut main.turns, game);
        let mut tags = Vec::new();
        add_termination(&mut tags, game);
        Pgn { tags, start: game.start(), main, result: game.outcome().into() }
    }

    /// Plays the main line, and ends the game as the tag `Termination` says. It can fail only if a turn
    /// was not read from a text, and is not legal.
    pub fn to_game(&self) -> Result<Game, IllegalMove> {
        let mut game = Game::from_position(self.start.clone());
        for turn in &self.main.turns {
            game.play_turn(&turn.moves)?;
        }
        if let Some(termination) = self.tag(TERMINATION) {
            end_as_declared(&mut game, termination, self.result);
        }
        Ok(game)
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        find_tag(&self.tags, name)
    }

    /// Sets a tag. `Result`, `SetUp`, `FEN` and `Rules` are computed from the game and cannot be set.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        set_tag(&mut self.tags, name, value)
    }

    /// Removes a tag. Returns whether it was there.
    pub fn remove_tag(&mut self, name: &str) -> Result<bool, TagError> {
        remove_tag(&mut self.tags, name)
    }
}

/// The tag that keeps an end which the host has said (R13.5).
pub(crate) const TERMINATION: &str = "Termination";

/// Sets the tag `Termination` if the host has ended the game.
pub(crate) fn add_termination(tags: &mut Vec<(String, String)>, game: &Game) {
    let termination = match game.position().end_said_by_host().map(|end| end.reason) {
        Some(OutcomeReason::Time) => "time",
        Some(OutcomeReason::Resigned) => "resigned",
        Some(OutcomeReason::Agreed) => "agreed",
        _ => return,
    };
    tags.retain(|(name, _)| name != TERMINATION);
    tags.push((TERMINATION.to_owned(), termination.to_owned()));
}

/// Ends a game as the tag `Termination` says, if that leads to the result of the PGN. Other values of the
/// tag end nothing.
fn end_as_declared(game: &mut Game, termination: &str, result: PgnResult) {
    let ended = match (termination, result) {
        ("resigned", PgnResult::RedWins) => game.resign(Color::Blue),
        ("resigned", PgnResult::BlueWins) => game.resign(Color::Red),
        ("agreed", PgnResult::Draw) => game.agree_draw(),
        ("time", _) => game.time_up(),
        _ => return,
    };
    if ended.is_ok() && PgnResult::from(game.outcome()) != result {
        game.undo();
    }
}

/// The value of a tag.
#[inline(never)]
fn find_tag<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}

/// The turns of a game.
#[inline(never)]
pub(crate) fn all_turns(game: &Game) -> Vec<Vec<Move>> {
    game.turns().collect()
}

/// Appends the turns of a game that the list does not have yet, without annotations.
pub(crate) fn add_turns(turns: &mut Vec<PgnTurn>, game: &Game) {
    for moves in all_turns(game).into_iter().skip(turns.len()) {
        turns.push(PgnTurn { moves, ..PgnTurn::default() });
    }
}

/// Removes a tag from a list of tags. Returns whether it was there.
pub(crate) fn remove_tag(tags: &mut Vec<(String, String)>, name: &str) -> Result<bool, TagError> {
    if is_derived(name) {
        return Err(TagError::Derived(name.to_owned()));
    }
    let before = tags.len();
    tags.retain(|(known, _)| known != name);
    Ok(tags.len() < before)
}

/// Sets a tag in a list of tags.
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
    /// The tag of this name is computed from the game.
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
            TagError::Derived(name) => write!(f, "{name} follows from the game and cannot be changed"),
            TagError::Result(value) => write!(f, "\"{value}\" is not a result: use 1-0, 0-1, 1/2-1/2 or *"),
        }
    }
}

impl error::Error for TagError {}

/// An error in a PGN, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// The kind of error.
    pub kind: PgnErrorKind,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1, in characters.
    pub column: usize,
}

/// The kinds of errors in a PGN.
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
    /// The end of a variation that has no start.
    UnexpectedEnd,
    /// A variation before the first turn.
    EarlyVariation,
    /// Variations that are nested too deep.
    TooDeep,
    /// More turns than the limit.
    TooManyTurns(usize),
    /// More variations than the limit.
    TooManyVariations(usize),
    /// A glyph is `$` and a number up to 255.
    Nag,
    /// The `FEN` tag is not a position.
    Fen(FenErrors),
    /// The `FEN` tag has an open deploy session.
    OpenSession,
    /// The `Rules` tag has a word that is not an option.
    Rules(String),
    /// A turn that cannot be read or played, with its text.
    Turn(String, ParseMoveError),
    /// More than one game where one is expected.
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
            PgnErrorKind::TooManyTurns(_) | PgnErrorKind::TooManyVariations(_) => ErrorCode::PgnTooLong,
            PgnErrorKind::Nag => ErrorCode::PgnNag,
            PgnErrorKind::Fen(_) => ErrorCode::PgnFen,
            PgnErrorKind::OpenSession => ErrorCode::PgnOpenSession,
            PgnErrorKind::Rules(_) => ErrorCode::PgnRules,
            PgnErrorKind::Turn(_, ParseMoveError::Syntax) => ErrorCode::PgnMoveSyntax,
            PgnErrorKind::Turn(_, ParseMoveError::NoSuchMove(_) | ParseMoveError::Illegal(_)) => {
                ErrorCode::PgnIllegalMove
            }
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
            PgnErrorKind::TooManyTurns(limit) => write!(f, "there are more than {limit} turns"),
            PgnErrorKind::TooManyVariations(limit) => write!(f, "there are more than {limit} variations"),
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
