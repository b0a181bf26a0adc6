use super::{FenErrorKind, reader::Reader};
use crate::{
    Color, FILES, Piece, RANKS, Role, SQUARES, Setup, Square, Stack,
    stack::Gathered,
    text::{count, split},
};

/// A placement that is being read.
struct Placement<'a> {
    setup: &'a mut Setup,
    /// The byte at which each square is written; no FEN is too long for that.
    places: [u16; SQUARES],
}

impl Reader<'_> {
    /// Reads the first field, which begins at byte `start`.
    pub(super) fn placement(&mut self, setup: &mut Setup, start: usize, text: &str) {
        let ranks = 1 + count(text, b'/');
        if ranks != RANKS {
            self.error(start, FenErrorKind::RankCount(ranks));
        }
        let mut placement = Placement { setup, places: [start as u16; SQUARES] };
        let mut index = start;
        for (n, text) in split(text, b'/').enumerate() {
            self.rank(&mut placement, RANKS.checked_sub(n + 1), Rank { start: index, text, at: 0 });
            index += text.len() + 1;
        }
        // With ranks too few or too many, no piece is known to stand where it seems to.
        if ranks == RANKS {
            let Placement { setup, places } = placement;
            for error in setup.errors() {
                self.error(places[error.square().number()].into(), FenErrorKind::Setup(error));
            }
        }
    }

    /// Reads one rank; `None` is one too many.
    fn rank(&mut self, placement: &mut Placement<'_>, rank: Option<usize>, text: Rank<'_>) {
        let errors = self.errors.len();
        let (squares, attached) = self.squares(placement, rank, text, false);
        let Some(rank) = rank else { return };
        if squares == FILES && self.errors.len() == errors {
            return;
        }
        (0..FILES)
            .filter_map(|file| Square::new(file, rank))
            .for_each(|square| placement.setup.set(square, None));
        if self.errors.len() > errors {
            return;
        }
        // `N(FT)` is a navy beside a stack or a navy that carries one: the width of the rank tells.
        if attached > 0 && squares == FILES + attached {
            self.squares(placement, Some(rank), text, true);
        } else {
            self.error(text.start, FenErrorKind::RankWidth { rank: rank + 1, squares });
        }
    }

    /// Reads the squares of a rank, with the carriers of stacks inside their parentheses or
    /// outside. Returns how many squares there are, and how many stacks stand right behind a piece.
    fn squares(
        &mut self,
        placement: &mut Placement<'_>,
        rank: Option<usize>,
        mut text: Rank<'_>,
        outside: bool,
    ) -> (usize, usize) {
        let (mut file, mut attached, mut carrier) = (0, 0, None::<Stack>);
        while let Some(byte) = text.peek() {
            let index = text.start + text.at;
            let before = carrier.take();
            let mut stack = match byte {
                b'0'..=b'9' => {
                    file += text.count(self);
                    continue;
                }
                b'(' => text.group(self),
                b')' => {
                    text.at += 1;
                    self.error(index, FenErrorKind::UnbalancedParenthesis);
                    None
                }
                _ => {
                    carrier = text.piece(self).map(Stack::from);
                    carrier
                }
            };
            if let (b'(', Some(cargo), Some(carrier)) = (byte, stack, before) {
                attached += 1;
                if outside {
                    file -= 1;
                    stack = match Stack::new(carrier.pieces().chain(cargo.pieces())) {
                        Ok(stack) => Some(stack),
                        Err(error) => {
                            self.error(index, FenErrorKind::Stack(error));
                            break;
                        }
                    };
                }
            }
            if let Some(square) = rank.and_then(|rank| Square::new(file, rank)) {
                // A stack is where its carrier is.
                if placement.setup.get(square).is_none() {
                    placement.places[square.number()] = index as u16;
                }
                placement.setup.set(square, stack);
            }
            file += 1;
        }
        (file, attached)
    }
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

    /// A number of empty squares, 0 if it is none.
    fn count(&mut self, reader: &mut Reader<'_>) -> usize {
        let start = self.at;
        let padded = self.peek() == Some(b'0');
        let mut count = 0_usize;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            count = count.saturating_mul(10).saturating_add(usize::from(digit - b'0'));
            self.at += 1;
        }
        if padded || !matches!(count, 1..=FILES) {
            reader.error(self.start + start, FenErrorKind::EmptyCount);
            return 0;
        }
        count
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
        if let Some(letter) = self.peek()
            && let Some(role) = Role::from_letter(letter.into())
        {
            self.at += 1;
            let color = if letter.is_ascii_uppercase() { Color::Red } else { Color::Blue };
            return Some(Piece { color, role, heroic });
        }
        self.pass_over(reader, start, heroic);
        None
    }

    /// Passes over what is no piece.
    #[cold]
    #[inline(never)]
    fn pass_over(&mut self, reader: &mut Reader<'_>, start: usize, heroic: bool) {
        if heroic {
            reader.error(start, FenErrorKind::DanglingHero);
        } else if let Some(letter) = self.text.get(self.at..).and_then(|rest| rest.chars().next()) {
            self.at += letter.len_utf8();
            reader.error(start, FenErrorKind::UnknownLetter(letter));
        }
    }

    /// The pieces between parentheses.
    fn group(&mut self, reader: &mut Reader<'_>) -> Option<Stack> {
        let open = self.start + self.at;
        let errors = reader.errors.len();
        let mut gathered = Gathered::default();
        let (mut fit, mut depth) = (Ok(()), 1);
        self.at += 1;
        while depth > 0 {
            match self.peek() {
                None => {
                    reader.error(open, FenErrorKind::UnbalancedParenthesis);
                    return None;
                }
                Some(b'(') => {
                    reader.error(self.start + self.at, FenErrorKind::NestedParenthesis);
                    self.at += 1;
                    depth += 1;
                }
                Some(b')') => {
                    self.at += 1;
                    depth -= 1;
                }
                Some(_) => {
                    if let Some(piece) = self.piece(reader) {
                        fit = fit.and_then(|()| gathered.add(piece));
                    }
                }
            }
        }
        if reader.errors.len() > errors {
            return None;
        }
        match fit.and_then(|()| gathered.stack()) {
            Ok(stack) => Some(stack),
            Err(error) => {
                reader.error(open, FenErrorKind::Stack(error));
                None
            }
        }
    }
}
