//! Positions as text (R12.1, R12.2).

use core::{error, fmt, str::FromStr};

use crate::{Color, DeployText, FILES, Piece, RANKS, Role, Setup, SetupError, Square, Stack, StackError};

/// The starting position (R1.4).
pub const START_FEN: &str =
    "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1";

/// More than the longest FEN needs. What is longer is refused unread.
const MAX_LENGTH: usize = 2048;

/// How stacks are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StackStyle {
    /// `(NFT)`.
    #[default]
    Together,
    /// `N(FT)`: the carrier before the parentheses.
    CarrierOutside,
}

/// Something wrong with a FEN, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// What is wrong.
    pub kind: FenErrorKind,
    /// The byte at which it is.
    pub index: usize,
}

/// What may be wrong with a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FenErrorKind {
    /// Longer than any position needs.
    TooLong,
    /// A field is not there.
    MissingField(&'static str),
    /// Text after the last field.
    ExtraField,
    /// Not as many ranks as the board has.
    RankCount(usize),
    /// A rank, counted as it is written on the board, has not as many squares as there are files.
    RankWidth {
        /// The rank, from 1.
        rank: usize,
        /// How many squares it has.
        squares: usize,
    },
    /// A number of empty squares that no rank can have.
    EmptyCount,
    /// A letter that is no piece.
    UnknownLetter(char),
    /// `++`.
    DoubledHero,
    /// `+` with no piece behind it.
    DanglingHero,
    /// A parenthesis without its other half.
    UnbalancedParenthesis,
    /// Parentheses within parentheses.
    NestedParenthesis,
    /// Pieces that do not form a stack.
    Stack(StackError),
    /// A piece where it may not stand, or a second commander.
    Setup(SetupError),
    /// The side to move is neither `r` nor `b`.
    Turn,
    /// The third and fourth field are always `-`.
    Dash,
    /// The half-move clock is not a number.
    HalfMoves,
    /// The move number is not a number from 1.
    FullMoves,
    /// The deploy field cannot be read.
    DeploySyntax,
    /// The deploy field can be read, but its steps cannot be played.
    DeployIllegal,
}

impl FenErrorKind {
    /// A stable name for the error.
    pub fn code(&self) -> &'static str {
        match self {
            FenErrorKind::TooLong => "FEN_TOO_LONG",
            FenErrorKind::MissingField(_) => "FEN_MISSING_FIELD",
            FenErrorKind::ExtraField => "FEN_EXTRA_FIELD",
            FenErrorKind::RankCount(_) => "FEN_RANK_COUNT",
            FenErrorKind::RankWidth { .. } => "FEN_RANK_WIDTH",
            FenErrorKind::EmptyCount => "FEN_EMPTY_COUNT",
            FenErrorKind::UnknownLetter(_) => "FEN_UNKNOWN_PIECE",
            FenErrorKind::DoubledHero => "FEN_DOUBLED_HERO",
            FenErrorKind::DanglingHero => "FEN_DANGLING_HERO",
            FenErrorKind::UnbalancedParenthesis => "FEN_UNBALANCED_PARENTHESIS",
            FenErrorKind::NestedParenthesis => "FEN_NESTED_PARENTHESIS",
            FenErrorKind::Stack(StackError::MixedColors) => "FEN_MIXED_COLORS",
            FenErrorKind::Stack(_) => "FEN_IMPOSSIBLE_STACK",
            FenErrorKind::Setup(SetupError::Terrain { .. }) => "FEN_TERRAIN",
            FenErrorKind::Setup(SetupError::SecondCommander { .. }) => "FEN_SECOND_COMMANDER",
            FenErrorKind::Turn => "FEN_TURN",
            FenErrorKind::Dash => "FEN_DASH",
            FenErrorKind::HalfMoves => "FEN_HALF_MOVES",
            FenErrorKind::FullMoves => "FEN_FULL_MOVES",
            FenErrorKind::DeploySyntax => "FEN_DEPLOY_SYNTAX",
            FenErrorKind::DeployIllegal => "FEN_DEPLOY_ILLEGAL",
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            FenErrorKind::TooLong => write!(f, "a FEN has at most {MAX_LENGTH} bytes"),
            FenErrorKind::MissingField(name) => write!(f, "the {name} is missing"),
            FenErrorKind::ExtraField => f.write_str("nothing may follow the last field"),
            FenErrorKind::RankCount(ranks) => {
                write!(f, "the placement has {ranks} ranks, but the board has {RANKS}")
            }
            FenErrorKind::RankWidth { rank, squares } => {
                write!(f, "rank {rank} has {squares} squares, but the board has {FILES} files")
            }
            FenErrorKind::EmptyCount => write!(f, "a run of empty squares is 1 to {FILES} long"),
            FenErrorKind::UnknownLetter(letter) => write!(f, "{letter:?} is no piece"),
            FenErrorKind::DoubledHero => f.write_str("a hero has one + only"),
            FenErrorKind::DanglingHero => f.write_str("+ stands before a piece"),
            FenErrorKind::UnbalancedParenthesis => f.write_str("a parenthesis has no other half"),
            FenErrorKind::NestedParenthesis => f.write_str("a stack stands inside another"),
            FenErrorKind::Stack(error) => error.fmt(f),
            FenErrorKind::Setup(error) => error.fmt(f),
            FenErrorKind::Turn => f.write_str("the side to move is r or b"),
            FenErrorKind::Dash => f.write_str("the third and the fourth field are -"),
            FenErrorKind::HalfMoves => f.write_str("the half-move clock is a number from 0"),
            FenErrorKind::FullMoves => f.write_str("the move number is a number from 1"),
            FenErrorKind::DeploySyntax => f.write_str(
                "the deploy field looks like c3:(NT):F>c4... with a square, what remains there, and steps",
            ),
            FenErrorKind::DeployIllegal => f.write_str("the steps of the deploy field are not legal here"),
        }?;
        write!(f, " (at byte {})", self.index)
    }
}

impl error::Error for FenError {}

/// Everything that is wrong with a FEN: never empty, in the order of the text.
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

/// Reads the text and checks the placement. The deploy field is read, not played: that takes a
/// [`Position`](crate::Position).
impl FromStr for Setup {
    type Err = FenErrors;

    fn from_str(text: &str) -> Result<Setup, FenErrors> {
        let mut reader = Reader { text, errors: Vec::new() };
        let setup = reader.setup();
        if reader.errors.is_empty() {
            return Ok(setup);
        }
        reader.errors.sort_by_key(|error| error.index);
        Err(FenErrors(reader.errors))
    }
}

struct Reader<'a> {
    text: &'a str,
    errors: Vec<FenError>,
}

/// What a rank is made of, as written.
enum Token {
    Empty(usize),
    Piece(Piece),
    /// The pieces between parentheses, which may be none if one of them could not be read.
    Group(Vec<Piece>),
}

impl Reader<'_> {
    fn error(&mut self, index: usize, kind: FenErrorKind) {
        self.errors.push(FenError { kind, index });
    }

    fn setup(&mut self) -> Setup {
        let mut setup = Setup::empty();
        if self.text.len() > MAX_LENGTH {
            self.error(MAX_LENGTH, FenErrorKind::TooLong);
            return setup;
        }
        let text = self.text;
        // A field's place in the text is where its slice begins.
        let place = |field: &str| field.as_ptr() as usize - text.as_ptr() as usize;
        let mut fields = text.split(' ').filter(|field| !field.is_empty());
        let mut field = |reader: &mut Self, name| {
            let field = fields.next().map(|field| (place(field), field));
            if field.is_none() {
                reader.error(text.len(), FenErrorKind::MissingField(name));
            }
            field
        };

        if let Some((index, placement)) = field(self, "placement") {
            self.placement(&mut setup, index, placement);
        }
        if let Some((index, turn)) = field(self, "side to move") {
            let mut letters = turn.chars();
            match (letters.next().and_then(Color::from_letter), letters.next()) {
                (Some(color), None) => setup.turn = color,
                _ => self.error(index, FenErrorKind::Turn),
            }
        }
        for name in ["first dash", "second dash"] {
            if let Some((index, dash)) = field(self, name)
                && dash != "-"
            {
                self.error(index, FenErrorKind::Dash);
            }
        }
        if let Some((index, number)) = field(self, "half-move clock") {
            match parse_number(number) {
                Some(half_moves) => setup.half_moves = half_moves,
                None => self.error(index, FenErrorKind::HalfMoves),
            }
        }
        if let Some((index, number)) = field(self, "move number") {
            match parse_number(number) {
                Some(full_moves @ 1..) => setup.full_moves = full_moves,
                _ => self.error(index, FenErrorKind::FullMoves),
            }
        }
        if let Some(deploy) = fields.next() {
            let steps = deploy.strip_suffix("...");
            match steps.and_then(|steps| DeployText::parse(steps, setup.turn)) {
                Some(deploy) => setup.deploy = Some(deploy),
                None => self.error(place(deploy), FenErrorKind::DeploySyntax),
            }
        }
        if let Some(extra) = fields.next() {
            self.error(place(extra), FenErrorKind::ExtraField);
        }
        setup
    }

    fn placement(&mut self, setup: &mut Setup, start: usize, placement: &str) {
        let ranks = placement.split('/').count();
        if ranks != RANKS {
            self.error(start, FenErrorKind::RankCount(ranks));
        }
        let mut places = [start; crate::SQUARES];
        let mut index = start;
        for (n, rank) in placement.split('/').enumerate() {
            self.rank(setup, &mut places, n, index, rank);
            index += rank.len() + 1;
        }
        // With ranks too few or too many, no piece is known to stand where it seems to.
        if ranks == RANKS {
            for error in setup.errors() {
                self.error(places[error.square().number()], FenErrorKind::Setup(error));
            }
        }
    }

    /// Reads the `n`-th rank from the top, which may be one too many.
    fn rank(&mut self, setup: &mut Setup, places: &mut [usize], n: usize, start: usize, text: &str) {
        let before = self.errors.len();
        let tokens = self.tokens(start, text);
        if self.errors.len() > before {
            return;
        }
        let width = |outside| -> usize { cells(&tokens, outside).map(|(_, squares, _)| squares).sum() };
        // `N(FT)` is a navy beside a stack or a navy that carries one: the width of the rank tells.
        let outside = width(false) != FILES && width(true) == FILES;
        let squares = width(outside);
        let Some(rank) = RANKS.checked_sub(n + 1) else { return };
        if squares != FILES {
            self.error(start, FenErrorKind::RankWidth { rank: rank + 1, squares });
            return;
        }
        let mut file = 0;
        for (index, squares, pieces) in cells(&tokens, outside) {
            if !pieces.is_empty() {
                match (Stack::new(pieces), Square::new(file, rank)) {
                    (Ok(stack), Some(square)) => {
                        setup.set(square, Some(stack));
                        places[square.number()] = index;
                    }
                    (Ok(_), None) => {}
                    (Err(error), _) => self.error(index, FenErrorKind::Stack(error)),
                }
            }
            file += squares;
        }
    }

    fn tokens(&mut self, start: usize, text: &str) -> Vec<(usize, Token)> {
        let mut tokens = Vec::new();
        let mut letters = text.char_indices().map(|(i, letter)| (start + i, letter)).peekable();
        // The group that is open, with the place of its parenthesis.
        let mut group: Option<(usize, Vec<Piece>)> = None;
        let mut hero: Option<usize> = None;
        while let Some((index, letter)) = letters.next() {
            if let ('+', Some(_)) = (letter, hero) {
                self.error(index, FenErrorKind::DoubledHero);
                continue;
            }
            let piece = Role::from_letter(letter).map(|role| {
                let color = if letter.is_ascii_uppercase() { Color::Red } else { Color::Blue };
                Piece { color, role, heroic: hero.is_some() }
            });
            if let (Some(plus), None) = (hero, piece) {
                self.error(plus, FenErrorKind::DanglingHero);
            }
            let token_start = hero.take().unwrap_or(index);
            match (letter, piece, &mut group) {
                ('+', ..) => hero = Some(index),
                (_, Some(piece), Some((_, pieces))) => pieces.push(piece),
                (_, Some(piece), None) => tokens.push((token_start, Token::Piece(piece))),
                ('(', _, None) => group = Some((index, Vec::new())),
                ('(', _, Some(_)) => self.error(index, FenErrorKind::NestedParenthesis),
                (')', _, None) => self.error(index, FenErrorKind::UnbalancedParenthesis),
                (')', _, Some((open, pieces))) => {
                    if pieces.is_empty() {
                        self.error(*open, FenErrorKind::Stack(StackError::Empty));
                    }
                    tokens.push((*open, Token::Group(core::mem::take(pieces))));
                    group = None;
                }
                ('0'..='9', _, None) => {
                    let mut digits = String::from(letter);
                    while let Some((_, digit)) = letters.next_if(|(_, next)| next.is_ascii_digit()) {
                        digits.push(digit);
                    }
                    match parse_number(&digits) {
                        Some(squares)
                            if (1..=FILES).contains(&(squares as usize)) && !digits.starts_with('0') =>
                        {
                            tokens.push((index, Token::Empty(squares as usize)));
                        }
                        _ => self.error(index, FenErrorKind::EmptyCount),
                    }
                }
                _ => self.error(index, FenErrorKind::UnknownLetter(letter)),
            }
        }
        if let Some(plus) = hero {
            self.error(plus, FenErrorKind::DanglingHero);
        }
        if let Some((open, _)) = group {
            self.error(open, FenErrorKind::UnbalancedParenthesis);
        }
        tokens
    }
}

/// The squares of a rank: where each begins, how many it spans, and the pieces on it. With
/// `outside`, parentheses behind a piece hold what that piece carries.
fn cells(tokens: &[(usize, Token)], outside: bool) -> impl Iterator<Item = (usize, usize, Vec<Piece>)> + '_ {
    let mut n = 0;
    core::iter::from_fn(move || {
        let (index, token) = tokens.get(n)?;
        n += 1;
        Some(match token {
            Token::Empty(squares) => (*index, *squares, Vec::new()),
            Token::Group(pieces) => (*index, 1, pieces.clone()),
            Token::Piece(piece) => {
                let mut pieces = vec![*piece];
                if let (true, Some((_, Token::Group(cargo)))) = (outside, tokens.get(n)) {
                    n += 1;
                    pieces.extend(cargo);
                }
                (*index, 1, pieces)
            }
        })
    })
}

/// A number in plain digits, and not a large one.
fn parse_number(text: &str) -> Option<u32> {
    let plain = !text.is_empty() && text.len() <= 9 && text.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| text.parse().ok())?
}

/// A FEN as text, made by [`Setup::fen`].
#[derive(Clone, Copy, Debug)]
pub struct Fen<'a> {
    setup: &'a Setup,
    style: StackStyle,
}

impl Setup {
    /// The setup as FEN, to be printed.
    ///
    /// ```
    /// use cotulenh::{START_FEN, Setup, StackStyle};
    /// let setup: Setup = START_FEN.parse()?;
    /// assert_eq!(setup.fen(StackStyle::Together).to_string(), START_FEN);
    /// # Ok::<(), cotulenh::FenErrors>(())
    /// ```
    pub fn fen(&self, style: StackStyle) -> Fen<'_> {
        Fen { setup: self, style }
    }
}

impl fmt::Display for Fen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..RANKS).rev() {
            let mut empty = 0;
            for file in 0..FILES {
                let Some(stack) = Square::new(file, rank).and_then(|square| self.setup.get(square)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                match stack.without(stack.carrier_role().into()) {
                    Some(cargo) if self.style == StackStyle::CarrierOutside => {
                        write!(f, "{}(", stack.carrier())?;
                        cargo.pieces().try_for_each(|piece| write!(f, "{piece}"))?;
                        f.write_str(")")?;
                    }
                    _ => write!(f, "{stack}")?,
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        let Setup { turn, half_moves, full_moves, .. } = self.setup;
        write!(f, " {} - - {half_moves} {full_moves}", turn.letter())?;
        if let Some(deploy) = &self.setup.deploy {
            write!(f, " {deploy}...")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(fen: &str) -> Vec<(&'static str, usize)> {
        match fen.parse::<Setup>() {
            Ok(_) => Vec::new(),
            Err(errors) => errors.as_slice().iter().map(|error| (error.kind.code(), error.index)).collect(),
        }
    }

    #[test]
    fn r1_4_the_starting_position_has_19_pieces_a_side() {
        let setup: Setup = START_FEN.parse().unwrap();
        for color in Color::ALL {
            assert_eq!(setup.stacks().filter(|(_, stack)| stack.color() == color).count(), 19);
        }
        assert_eq!(setup.errors().count(), 0);
        assert_eq!(setup.fen(StackStyle::Together).to_string(), START_FEN);
    }

    #[test]
    fn r12_1_both_forms_of_stacks_are_read() {
        let together = "11/11/11/4(FC)6/11/5+t(es)4/2(NFT)8/11/11/11/11/2(NI)7(+fc) b - - 3 7";
        let outside = "11/11/11/4F(C)6/11/5+te(s)4/2N(TF)8/11/11/11/11/2N(I)7+f(c)  b -  - 3 7";
        let setup: Setup = together.parse().unwrap();
        assert_eq!(outside.parse(), Ok(setup.clone()));
        assert_eq!(setup.fen(StackStyle::Together).to_string(), together);
        let written = setup.fen(StackStyle::CarrierOutside).to_string();
        assert_eq!(written.parse(), Ok(setup));
    }

    #[test]
    fn r12_1_a_piece_beside_a_stack_is_told_from_its_carrier_by_the_width() {
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
