use super::{FenError, FenErrorKind, reader::Reader};
use crate::{FILES, Piece, RANKS, SQUARES, Setup, Square, Stack, stack::StackBuilder};

/// A placement that is being read.
struct Placement<'a> {
    setup: &'a mut Setup,
    /// The byte at which each square is written; no FEN is too long for that.
    places: [u16; SQUARES],
}

impl Reader<'_> {
    /// Reads the first field, which begins at byte `start`.
    pub(super) fn placement(&mut self, setup: &mut Setup, start: usize, text: &str) {
        let mut placement = Placement { setup, places: [start as u16; SQUARES] };
        let mut cursor = Cursor { text, start, at: 0 };
        let mut ranks = 1;
        self.rank(&mut placement, RANKS.checked_sub(ranks), &mut cursor);
        while cursor.at < text.len() {
            // The rank has ended at a slash.
            cursor.at += 1;
            ranks += 1;
            self.rank(&mut placement, RANKS.checked_sub(ranks), &mut cursor);
        }
        // With ranks too few or too many, no piece is known to stand where it seems to.
        if ranks != RANKS {
            self.errors.insert(
                0,
                FenError {
                    kind: FenErrorKind::RankCount(ranks),
                    index: start,
                    rank: None,
                    text: String::new(),
                },
            );
            return;
        }
        let Placement { setup, places } = placement;
        for error in setup.errors() {
            self.error(places[error.square().number()].into(), FenErrorKind::Setup(error));
        }
    }

    /// Reads one rank; `None` is one too many.
    fn rank(&mut self, placement: &mut Placement<'_>, rank: Option<usize>, text: &mut Cursor<'_>) {
        let errors = self.errors.len();
        let start = *text;
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
            self.squares(placement, Some(rank), &mut { start }, true);
        } else {
            self.error(start.index(), FenErrorKind::RankWidth { rank: rank + 1, squares });
        }
    }

    /// Reads the squares of a rank, with the carriers of stacks inside their parentheses or
    /// outside. Returns how many squares there are, and how many stacks stand right behind a piece.
    fn squares(
        &mut self,
        placement: &mut Placement<'_>,
        rank: Option<usize>,
        text: &mut Cursor<'_>,
        outside: bool,
    ) -> (usize, usize) {
        let (mut file, mut attached, mut carrier) = (0, 0, None::<(Stack, usize)>);
        while let Some(byte) = text.peek() {
            let index = text.index();
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
                    let stack = text.piece(self).map(Stack::from);
                    carrier = stack.map(|stack| (stack, index));
                    stack
                }
            };
            let mut place = index;
            if let (b'(', Some(cargo), Some((carrier, at))) = (byte, stack, before) {
                attached += 1;
                if outside {
                    file -= 1;
                    // A stack is where its carrier is.
                    place = at;
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
                placement.places[square.number()] = place as u16;
                placement.setup.set(square, stack);
            }
            file += 1;
        }
        (file, attached)
    }
}

/// How far a placement has been read.
#[derive(Clone, Copy)]
struct Cursor<'a> {
    text: &'a str,
    /// The byte of the FEN at which it begins.
    start: usize,
    /// What has been read of it.
    at: usize,
}

impl Cursor<'_> {
    /// The next byte of the rank.
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied().filter(|&byte| byte != b'/')
    }

    /// The byte of the FEN that is read next.
    fn index(&self) -> usize {
        self.start + self.at
    }

    /// A number of empty squares, 0 if it is none.
    fn count(&mut self, reader: &mut Reader<'_>) -> usize {
        let start = self.index();
        let padded = self.peek() == Some(b'0');
        let mut count = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            // Beyond the board it does not matter how far.
            count = (count * 10 + usize::from(digit - b'0')).min(FILES + 1);
            self.at += 1;
        }
        if padded || !matches!(count, 1..=FILES) {
            reader.error(start, FenErrorKind::EmptyCount);
            return 0;
        }
        count
    }

    /// A piece with its heroic mark.
    fn piece(&mut self, reader: &mut Reader<'_>) -> Option<Piece> {
        let start = self.index();
        let mut heroic = false;
        while self.peek() == Some(b'+') {
            if heroic {
                reader.error(self.index(), FenErrorKind::DoubledHero);
            }
            heroic = true;
            self.at += 1;
        }
        let Some(stack) = self.peek().and_then(Stack::from_letter) else {
            self.pass_over(reader, start, heroic);
            return None;
        };
        self.at += 1;
        Some(Piece { heroic, ..stack.carrier() })
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
        let open = self.index();
        let errors = reader.errors.len();
        let mut builder = StackBuilder::default();
        let (mut fit, mut depth) = (Ok(()), 1);
        self.at += 1;
        while depth > 0 {
            match self.peek() {
                None => {
                    reader.error(open, FenErrorKind::UnbalancedParenthesis);
                    return None;
                }
                Some(b'(') => {
                    reader.error(self.index(), FenErrorKind::NestedParenthesis);
                    self.at += 1;
                    depth += 1;
                }
                Some(b')') => {
                    self.at += 1;
                    depth -= 1;
                }
                Some(_) => {
                    if let Some(piece) = self.piece(reader) {
                        fit = fit.and_then(|()| builder.add(piece));
                    }
                }
            }
        }
        if reader.errors.len() > errors {
            return None;
        }
        match fit.and_then(|()| builder.finish()) {
            Ok(stack) => Some(stack),
            Err(error) => {
                reader.error(open, FenErrorKind::Stack(error));
                None
            }
        }
    }
}
