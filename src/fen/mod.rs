//! Positions as text (R12.1, R12.2).
//!
//! - `quick`: reads FENs as programs write them, and gives up on all others
//! - `reader`, `placement`: read every FEN and find every error
//! - `deploy`: the field of an open deploy session
//! - `start`: the starting position
//! - `writer`: writes

mod deploy;
mod placement;
mod quick;
mod reader;
mod start;
mod writer;

use core::{error, fmt, str::FromStr};

use crate::{
    ErrorCode, FILES, Position, PositionError, RANKS, ReplayError, Rules, Setup, SetupError, StackError,
};

pub use writer::StackStyle;
pub(crate) use writer::push_board;

/// The starting position (R1.4).
pub const START_FEN: &str =
    "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1";

/// Short for [`START_FEN`], wherever a FEN is read.
const START_WORD: &str = "start";

/// More than the longest FEN needs. A longer text is refused without reading it.
pub(crate) const MAX_LENGTH: usize = 2048;

const _: () = assert!(MAX_LENGTH <= u16::MAX as usize);

impl Position {
    /// Reads a FEN (R12.1). White space around it is ignored, and `start` is the starting position.
    ///
    /// ```
    /// use cotulenh::{Position, Rules, START_FEN};
    /// let start = Position::start(Rules::STANDARD);
    /// assert_eq!(Position::from_fen(START_FEN, Rules::STANDARD), Ok(start.clone()));
    /// assert_eq!(Position::from_fen("start", Rules::STANDARD), Ok(start));
    /// ```
    pub fn from_fen(fen: &str, rules: Rules) -> Result<Position, FenErrors> {
        Position::from_fen_with(fen, rules, true)
    }

    /// Reads a FEN for a game whose sessions commit by themselves or not (R7.7). If they do not, the
    /// FEN may have a session without a further step.
    pub fn from_fen_with(fen: &str, rules: Rules, auto_commit: bool) -> Result<Position, FenErrors> {
        if let Some(mut position) = Position::from_plain_fen(fen, rules) {
            position.set_auto_commit(auto_commit);
            return Ok(position);
        }
        let setup = reader::read_setup(fen, &rules)?;
        Position::from_checked(&setup, rules, auto_commit).map_err(|error| {
            let kind = match error {
                PositionError::Setup(error) => FenErrorKind::Setup(error),
                PositionError::Deploy(error) => FenErrorKind::DeployIllegal(error),
            };
            // The deploy field is the last one.
            let fen = fen.trim_end();
            let index = fen.rfind(' ').map_or(0, |space| space + 1);
            let text = fen.get(index..).unwrap_or_default().to_owned();
            let index = count_characters(fen, index);
            FenError { kind, index, rank: None, text }.into()
        })
    }
}

/// Reads a FEN by the standard rules.
///
/// ```
/// use cotulenh::{Position, START_FEN};
/// let position: Position = START_FEN.parse()?;
/// assert_eq!(position.to_string(), START_FEN);
/// # Ok::<(), cotulenh::FenErrors>(())
/// ```
impl FromStr for Position {
    type Err = FenErrors;

    fn from_str(fen: &str) -> Result<Position, FenErrors> {
        Position::from_fen(fen, Rules::STANDARD)
    }
}

/// Writes the FEN (R12.1).
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.fen(StackStyle::Together))
    }
}

/// Writes the FEN (R12.1).
///
/// ```
/// use cotulenh::{START_FEN, Setup};
/// assert_eq!(Setup::default().to_string(), START_FEN);
/// ```
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.fen(StackStyle::Together))
    }
}

/// How many characters a FEN has before a byte.
fn count_characters(fen: &str, bytes: usize) -> usize {
    // `chars().count()` is made for long texts, and would be 1 kB of the wasm module.
    let is_first = |byte: &u8| byte & 0b1100_0000 != 0b1000_0000;
    fen.bytes().take(bytes).filter(is_first).count()
}

/// An error in a FEN, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The kind of error.
    pub kind: FenErrorKind,
    /// The character at which it is, counted from 0.
    pub index: usize,
    /// The rank, counted from 1, if the error is in the placement.
    pub rank: Option<usize>,
    /// The field or the character that was refused; empty where something is missing, or where the
    /// kind says more.
    pub text: String,
}

/// The kinds of errors in a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FenErrorKind {
    /// Longer than any position needs.
    TooLong,
    /// A field is missing.
    MissingField(&'static str),
    /// Text after the last field.
    ExtraField,
    /// The placement has too few or too many ranks.
    RankCount(usize),
    /// A rank has too few or too many squares.
    RankWidth {
        /// The rank, counted from 1.
        rank: usize,
        /// The number of its squares.
        squares: usize,
    },
    /// A number of empty squares that no rank can have.
    EmptyCount,
    /// A letter that is not a piece.
    UnknownLetter(char),
    /// `++`.
    DoubledHero,
    /// `+` without a piece after it.
    DanglingHero,
    /// A parenthesis without its other half.
    UnbalancedParenthesis,
    /// Parentheses within parentheses.
    NestedParenthesis,
    /// Pieces that do not form a stack (R6.1).
    Stack(StackError),
    /// A piece where it may not stand (R1.3), a second commander, or a stack that the rules in force
    /// do not allow (R11.1).
    Setup(SetupError),
    /// The side to move is neither `r` nor `b`.
    Turn,
    /// The third or the fourth field is not `-`.
    Dash,
    /// The number of half-moves is not a number.
    HalfMoves,
    /// The move number is not a number from 1.
    FullMoves,
    /// The deploy field cannot be read.
    DeploySyntax,
    /// The deploy field can be read, but its steps cannot be played.
    DeployIllegal(ReplayError),
}

impl FenErrorKind {
    /// A stable name for the error.
    pub fn code(&self) -> ErrorCode {
        match self {
            FenErrorKind::TooLong => ErrorCode::FenTooLong,
            FenErrorKind::MissingField(_) => ErrorCode::FenMissingField,
            FenErrorKind::ExtraField => ErrorCode::FenExtraField,
            FenErrorKind::RankCount(_) => ErrorCode::FenRankCount,
            FenErrorKind::RankWidth { .. } => ErrorCode::FenRankWidth,
            FenErrorKind::EmptyCount => ErrorCode::FenEmptyCount,
            FenErrorKind::UnknownLetter(_) => ErrorCode::FenUnknownPiece,
            FenErrorKind::DoubledHero => ErrorCode::FenDoubledHero,
            FenErrorKind::DanglingHero => ErrorCode::FenDanglingHero,
            FenErrorKind::UnbalancedParenthesis => ErrorCode::FenUnbalancedParenthesis,
            FenErrorKind::NestedParenthesis => ErrorCode::FenNestedParenthesis,
            FenErrorKind::Stack(StackError::MixedColors) => ErrorCode::FenMixedColors,
            FenErrorKind::Stack(_) => ErrorCode::FenImpossibleStack,
            FenErrorKind::Setup(SetupError::Terrain { .. }) => ErrorCode::FenTerrain,
            FenErrorKind::Setup(SetupError::SecondCommander { .. }) => ErrorCode::FenSecondCommander,
            FenErrorKind::Setup(SetupError::Stack { .. }) => ErrorCode::FenImpossibleStack,
            FenErrorKind::Turn => ErrorCode::FenTurn,
            FenErrorKind::Dash => ErrorCode::FenDash,
            FenErrorKind::HalfMoves => ErrorCode::FenHalfMoves,
            FenErrorKind::FullMoves => ErrorCode::FenFullMoves,
            FenErrorKind::DeploySyntax => ErrorCode::FenDeploySyntax,
            FenErrorKind::DeployIllegal(_) => ErrorCode::FenDeployIllegal,
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.text.as_str();
        match &self.kind {
            FenErrorKind::TooLong => write!(f, "a FEN has at most {MAX_LENGTH} characters"),
            FenErrorKind::MissingField(name) => write!(f, "the {name} is missing"),
            FenErrorKind::ExtraField => {
                write!(f, "nothing may follow the last field, but here is \"{text}\"")
            }
            FenErrorKind::RankCount(ranks) => {
                write!(f, "the placement has {ranks} ranks, but the board has {RANKS}")
            }
            FenErrorKind::RankWidth { rank, squares } => {
                write!(f, "rank {rank} has {squares} squares, but the board has {FILES} files")
            }
            FenErrorKind::EmptyCount => write!(f, "a run of empty squares is 1 to {FILES} long, not {text}"),
            FenErrorKind::UnknownLetter(letter) if letter.is_control() => {
                f.write_str("a control character is not a piece")
            }
            FenErrorKind::UnknownLetter(letter) => write!(f, "'{letter}' is not a piece"),
            FenErrorKind::DoubledHero => f.write_str("a hero has one +"),
            FenErrorKind::DanglingHero => f.write_str("there is no piece after +"),
            FenErrorKind::UnbalancedParenthesis => f.write_str("a parenthesis has no matching one"),
            FenErrorKind::NestedParenthesis => f.write_str("a stack cannot stand inside another one"),
            FenErrorKind::Stack(error) => error.fmt(f),
            FenErrorKind::Setup(error) => error.fmt(f),
            FenErrorKind::Turn => write!(f, "the side to move is r or b, not \"{text}\""),
            FenErrorKind::Dash => write!(f, "the third and the fourth field are -, not \"{text}\""),
            FenErrorKind::HalfMoves => {
                write!(f, "the number of half-moves is a number from 0, not \"{text}\"")
            }
            FenErrorKind::FullMoves => write!(f, "the move number is a number from 1, not \"{text}\""),
            FenErrorKind::DeploySyntax => {
                write!(f, "the deploy field looks like c3:(NT):F>c4..., not \"{text}\"")
            }
            FenErrorKind::DeployIllegal(error) => write!(f, "the deploy field cannot be replayed: {error}"),
        }?;
        match self.rank {
            Some(rank) => write!(f, " (at character {}, rank {rank})", self.index + 1),
            None => write!(f, " (at character {})", self.index + 1),
        }
    }
}

impl error::Error for FenError {}

/// All errors of a FEN, in the order of the text. There is at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenErrors(Vec<FenError>);

impl FenErrors {
    /// The errors, in the order of the text.
    pub fn as_slice(&self) -> &[FenError] {
        &self.0
    }

    /// The first error.
    pub fn first(&self) -> &FenError {
        &self.0[0]
    }
}

impl From<FenError> for FenErrors {
    fn from(error: FenError) -> FenErrors {
        FenErrors(vec![error])
    }
}

impl fmt::Display for FenErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if n == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl error::Error for FenErrors {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Color, DeployError, Square};

    fn codes(fen: &str) -> Vec<(&'static str, usize)> {
        match fen.parse::<Setup>() {
            Ok(_) => Vec::new(),
            Err(errors) => {
                errors.as_slice().iter().map(|error| (error.kind.code().as_str(), error.index)).collect()
            }
        }
    }

    #[test]
    fn r1_4_the_starting_position_has_19_pieces_a_side() {
        let setup: Setup = START_FEN.parse().unwrap();
        for color in Color::ALL {
            assert_eq!(setup.stacks().filter(|(_, stack)| stack.color() == color).count(), 19);
        }
        assert_eq!(setup.errors(&Rules::STANDARD).count(), 0);
        assert_eq!(setup.fen(StackStyle::Together), START_FEN);
    }

    #[test]
    fn r12_1_both_forms_of_stacks_are_read() {
        let together = "11/11/11/4(FC)6/11/5+t(es)4/2(NFT)8/11/11/11/11/2(NI)7(+fc) b - - 3 7";
        let outside = "11/11/11/4F(C)6/11/5+te(s)4/2N(TF)8/11/11/11/11/2N(I)7+f(c)  b -  - 3 7";
        let setup: Setup = together.parse().unwrap();
        assert_eq!(outside.parse(), Ok(setup.clone()));
        assert_eq!(setup.fen(StackStyle::Together), together);
        let written = setup.fen(StackStyle::CarrierOutside);
        assert_eq!(written.parse(), Ok(setup));
    }

    #[test]
    fn r12_1_the_width_of_the_rank_shows_whether_a_piece_carries_the_stack_after_it() {
        let beside: Setup = "11/11/11/11/11/11/11/4F(TI)5/11/11/11/11 r - - 0 1".parse().unwrap();
        let carried: Setup = "11/11/11/11/11/11/11/4F(TI)6/11/11/11/11 r - - 0 1".parse().unwrap();
        assert_eq!(beside.stacks().count(), 2);
        assert_eq!(carried.stacks().count(), 1);
    }

    #[test]
    fn every_error_has_its_code_and_place() {
        let with_rank = |rank: &str| format!("{rank}/11/11/11/11/11/11/11/11/11/11/11 r - - 0 1");
        for (rank, expected) in [
            ("10", ("FEN_RANK_WIDTH", 0)),
            ("0", ("FEN_EMPTY_COUNT", 0)),
            ("2I12", ("FEN_EMPTY_COUNT", 2)),
            ("4q6", ("FEN_UNKNOWN_PIECE", 1)),
            ("4é6", ("FEN_UNKNOWN_PIECE", 1)),
            ("4++t6", ("FEN_DOUBLED_HERO", 2)),
            ("4+6", ("FEN_DANGLING_HERO", 1)),
            ("11+", ("FEN_DANGLING_HERO", 2)),
            ("4(T+)6", ("FEN_DANGLING_HERO", 3)),
            ("4(TI6", ("FEN_UNBALANCED_PARENTHESIS", 1)),
            ("10(TI", ("FEN_UNBALANCED_PARENTHESIS", 2)),
            ("4TI)5", ("FEN_UNBALANCED_PARENTHESIS", 3)),
            ("4(T(I))6", ("FEN_NESTED_PARENTHESIS", 3)),
            ("4()6", ("FEN_IMPOSSIBLE_STACK", 1)),
            ("4(Ti)6", ("FEN_MIXED_COLORS", 1)),
            ("4(TT)6", ("FEN_IMPOSSIBLE_STACK", 1)),
            ("4(IM)6", ("FEN_IMPOSSIBLE_STACK", 1)),
            ("4N6", ("FEN_TERRAIN", 1)),
            ("1+t9", ("FEN_TERRAIN", 1)),
            ("4C1(TC)4", ("FEN_SECOND_COMMANDER", 3)),
        ] {
            assert_eq!(codes(&with_rank(rank)).first(), Some(&expected), "{rank}");
        }
        let placement = "11/11/11/11/11/11/11/11/11/11/11/11";
        for (rest, expected) in [
            (" w - - 0 1", ("FEN_TURN", 36)),
            (" rb - - 0 1", ("FEN_TURN", 36)),
            (" r x - 0 1", ("FEN_DASH", 38)),
            (" r - KQ 0 1", ("FEN_DASH", 40)),
            (" r - - x 1", ("FEN_HALF_MOVES", 42)),
            (" r - - -1 1", ("FEN_HALF_MOVES", 42)),
            (" r - - 0 0", ("FEN_FULL_MOVES", 44)),
            (" r - - 0 99999999999", ("FEN_FULL_MOVES", 44)),
            (" r - - 0", ("FEN_MISSING_FIELD", 43)),
            (" r - - 0 1 c3", ("FEN_DEPLOY_SYNTAX", 46)),
            (" r - - 0 1 c3:N:F>c4", ("FEN_DEPLOY_SYNTAX", 46)),
            (" r - - 0 1 c3:N:F>c4... more", ("FEN_EXTRA_FIELD", 59)),
            ("/11 r - - 0 1", ("FEN_RANK_COUNT", 0)),
        ] {
            assert_eq!(codes(&format!("{placement}{rest}")), [expected], "{rest}");
        }
        assert_eq!(codes(&"(".repeat(1 << 20)), [("FEN_TOO_LONG", MAX_LENGTH)]);
        assert_eq!(codes("").len(), 6);
    }

    #[test]
    fn white_space_around_a_fen_is_ignored_and_start_is_one() {
        let fens = [START_FEN, "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1 c4:(NT):F>e6..."];
        for fen in fens {
            let plain = Position::from_fen(fen, Rules::STANDARD).unwrap();
            for pasted in [format!(" {fen}"), format!("{fen}\n"), format!("\r\n\t{fen}\u{a0} \r\n")] {
                assert_eq!(Position::from_fen(&pasted, Rules::STANDARD), Ok(plain.clone()), "{pasted:?}");
            }
        }
        for word in ["start", " start\n"] {
            assert_eq!(Position::from_fen(word, Rules::STANDARD), Ok(Position::start(Rules::STANDARD)));
            assert_eq!(word.parse(), Ok(Setup::default()));
        }
        assert!("Start r".parse::<Setup>().is_err());
        // Places are those of the text as it was given.
        assert_eq!(codes("\n 11/11/11/11/11/11/11/11/11/11/11/11 w - - 0 1\n"), [("FEN_TURN", 38)]);
        let spaces = " ".repeat(MAX_LENGTH);
        assert_eq!(format!("{spaces}{START_FEN}").parse(), Ok(Setup::default()));
    }

    #[test]
    fn r12_2_an_illegal_deploy_field_gives_the_cause() {
        let error = |field: &str| {
            let fen = format!("6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1 {field}");
            let errors = Position::from_fen(&fen, Rules::STANDARD).unwrap_err();
            assert_eq!(errors.first().index, fen.len() - field.len());
            errors.first().kind.clone()
        };
        let FenErrorKind::DeployIllegal(ReplayError::Step(illegal)) = error("c4:N:F>e6,T>d9...") else {
            panic!("the second step is not legal");
        };
        assert_eq!(illegal.mv.to_string(), "Tc4>d9");
        let open = DeployError::EmptySquare(Square::C5);
        assert_eq!(error("c5:N:F>e6..."), FenErrorKind::DeployIllegal(ReplayError::Open(open)));
        assert_eq!(error("c4:N:F>e6..."), FenErrorKind::DeployIllegal(ReplayError::Remaining));
    }

    #[test]
    fn errors_in_the_placement_name_their_rank() {
        let fen = "11/11/11/11/11/11/11/4q6/11/11/11/11 x - - 0 1";
        let errors = fen.parse::<Setup>().unwrap_err();
        let places: Vec<_> = errors.as_slice().iter().map(|error| (error.index, error.rank)).collect();
        assert_eq!(places, [(22, Some(5)), (37, None)]);
        assert_eq!(errors.first().to_string(), "'q' is not a piece (at character 23, rank 5)");
    }

    #[test]
    fn all_errors_are_reported_in_the_order_of_the_text() {
        let found = codes("4q6/12/11/4(Ti)6/N9T/11/11/11/11/11/11/T10 x - + a 0");
        let names: Vec<_> = found.iter().map(|(code, _)| *code).collect();
        assert_eq!(
            names,
            [
                "FEN_UNKNOWN_PIECE",
                "FEN_EMPTY_COUNT",
                "FEN_MIXED_COLORS",
                "FEN_TERRAIN",
                "FEN_TURN",
                "FEN_DASH",
                "FEN_HALF_MOVES",
                "FEN_FULL_MOVES"
            ]
        );
        assert!(found.is_sorted_by_key(|(_, index)| *index));
    }
}
