use super::{FenErrorKind, reader::Reader};
use crate::{Color, FILES, Piece, RANKS, Role, SQUARES, Setup, Square, Stack, StackError};

/// What a rank is made of, as written.
#[derive(Clone, Copy)]
enum Token {
    /// So many empty squares.
    Empty(usize),
    /// A piece without parentheses.
    Piece(Stack),
    /// What stands in parentheses.
    Group(Stack),
}

impl Reader<'_> {
    /// Reads the first field, which begins at byte `start`.
    pub(super) fn placement(&mut self, setup: &mut Setup, start: usize, placement: &str) {
        let ranks = 1 + placement.bytes().filter(|&byte| byte == b'/').count();
        if ranks != RANKS {
            self.error(start, FenErrorKind::RankCount(ranks));
        }
        let mut places = [start; SQUARES];
        let mut index = start;
        for (n, text) in placement.split('/').enumerate() {
            self.rank(setup, &mut places, RANKS.checked_sub(n + 1), Rank { start: index, text, at: 0 });
            index += text.len() + 1;
        }
        // With ranks too few or too many, no piece is known to stand where it seems to.
        if ranks == RANKS {
            for error in setup.errors() {
                self.error(places[error.square().number()], FenErrorKind::Setup(error));
            }
        }
    }

    /// Reads one rank; `None` is one too many. `places` takes note of where each square is written.
    fn rank(
        &mut self,
        setup: &mut Setup,
        places: &mut [usize; SQUARES],
        rank: Option<usize>,
        text: Rank<'_>,
    ) {
        let errors = self.errors.len();
        let (mut squares, mut attached, mut behind_piece) = (0, 0, false);
        let mut tokens = text;
        while let Some((_, token)) = tokens.next(self) {
            squares += if let Token::Empty(count) = token { count } else { 1 };
            attached += usize::from(behind_piece && matches!(token, Token::Group(_)));
            behind_piece = matches!(token, Token::Piece(_));
        }
        let (true, Some(rank)) = (self.errors.len() == errors, rank) else { return };
        // `N(FT)` is a navy beside a stack or a navy that carries one: the width of the rank tells.
        let outside = squares == FILES + attached && attached > 0;
        if squares != FILES && !outside {
            return self.error(text.start, FenErrorKind::RankWidth { rank: rank + 1, squares });
        }
        let (mut file, mut carrier) = (0, None);
        let mut tokens = text;
        while let Some((index, token)) = tokens.next(self) {
            let stack = match (token, carrier.take()) {
                (Token::Empty(count), _) => {
                    file += count;
                    continue;
                }
                (Token::Group(cargo), Some(carrier)) if outside => {
                    file -= 1;
                    let stack: Result<Stack, StackError> = join(carrier, cargo);
                    match stack {
                        Ok(stack) => stack,
                        Err(error) => return self.error(index, FenErrorKind::Stack(error)),
                    }
                }
                (Token::Group(stack), _) => stack,
                (Token::Piece(piece), _) => {
                    carrier = Some(piece);
                    piece
                }
            };
            if let Some(square) = Square::new(file, rank) {
                // A stack is where its carrier is.
                if setup.get(square).is_none() {
                    places[square.number()] = index;
                }
                setup.set(square, Some(stack));
            }
            file += 1;
        }
    }
}

/// A carrier and what it carries, whose text is each a stack of its own.
fn join(carrier: Stack, cargo: Stack) -> Result<Stack, StackError> {
    carrier.combine(cargo).map_or_else(|| Stack::new(carrier.pieces().chain(cargo.pieces())), Ok)
}

/// A rank that is being read.
#[derive(Clone, Copy)]
struct Rank<'a> {
    /// The byte of the FEN at which it begins.
    start: usize,
    text: &'a str,
    /// How far it has been read.
    at: usize,
}

impl Rank<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next token and its place. What cannot be read is told to the reader and passed over.
    fn next(&mut self, reader: &mut Reader<'_>) -> Option<(usize, Token)> {
        loop {
            let index = self.start + self.at;
            let token = match self.peek()? {
                b'0'..=b'9' => self.count(reader),
                b'(' => self.group(reader),
                b')' => {
                    self.at += 1;
                    reader.error(index, FenErrorKind::UnbalancedParenthesis);
                    None
                }
                _ => self.piece(reader).map(|piece| Token::Piece(piece.into())),
            };
            if let Some(token) = token {
                return Some((index, token));
            }
        }
    }

    /// A number of empty squares.
    fn count(&mut self, reader: &mut Reader<'_>) -> Option<Token> {
        let start = self.at;
        let mut count = 0_usize;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            count = count.saturating_mul(10).saturating_add(usize::from(digit - b'0'));
            self.at += 1;
        }
        if matches!(count, 1..=FILES) && self.text.as_bytes().get(start) != Some(&b'0') {
            return Some(Token::Empty(count));
        }
        reader.error(self.start + start, FenErrorKind::EmptyCount);
        None
    }

    /// A piece with its heroic mark.
    fn piece(&mut self, reader: &mut Reader<'_>) -> Option<Piece> {
        let start = self.start + self.at;
        let mut heroic = false;
        while self.peek() == Some(b'+') {
            if heroic {
                reader.error(self.start + self.at, FenErrorKind::DoubledHero);
            }
            heroic = true;
            self.at += 1;
        }
        let letter = self.text.get(self.at..).and_then(|rest| rest.chars().next());
        if let Some((letter, role)) = letter.and_then(|letter| Some((letter, Role::from_letter(letter)?))) {
            self.at += 1;
            let color = if letter.is_ascii_uppercase() { Color::Red } else { Color::Blue };
            return Some(Piece { color, role, heroic });
        }
        match letter {
            _ if heroic => reader.error(start, FenErrorKind::DanglingHero),
            Some(letter) => {
                self.at += letter.len_utf8();
                reader.error(start, FenErrorKind::UnknownLetter(letter));
            }
            None => self.at += 1,
        }
        None
    }

    /// The pieces between parentheses.
    fn group(&mut self, reader: &mut Reader<'_>) -> Option<Token> {
        let open = self.start + self.at;
        let errors = reader.errors.len();
        // No stack has a role twice, so all that could be right fits in here.
        let mut pieces = [None; Role::ALL.len() + 1];
        let (mut count, mut depth) = (0, 1);
        self.at += 1;
        while depth > 0 {
            let index = self.start + self.at;
            match self.peek() {
                None => {
                    reader.error(open, FenErrorKind::UnbalancedParenthesis);
                    return None;
                }
                Some(b'(') => {
                    self.at += 1;
                    depth += 1;
                    reader.error(index, FenErrorKind::NestedParenthesis);
                }
                Some(b')') => {
                    self.at += 1;
                    depth -= 1;
                }
                Some(_) => {
                    if let (Some(piece), Some(place)) = (self.piece(reader), pieces.get_mut(count)) {
                        *place = Some(piece);
                        count += 1;
                    }
                }
            }
        }
        if reader.errors.len() > errors {
            return None;
        }
        match Stack::new(pieces.into_iter().flatten()) {
            Ok(stack) => Some(Token::Group(stack)),
            Err(error) => {
                reader.error(open, FenErrorKind::Stack(error));
                None
            }
        }
    }
}
