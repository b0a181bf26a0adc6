use core::str::FromStr;

use super::{FenError, FenErrorKind, FenErrors, MAX_LENGTH};
use crate::{
    Color, DeployText, FILES, Piece, RANKS, Role, Setup, Square, Stack, StackError, sort::insertion_sort,
};

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
        insertion_sort(&mut reader.errors, |error| error.index as u64);
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
