//! The placement of a FEN, read carefully (R12.1).

use super::{FenError, FenErrorKind, reader::Reader};
use crate::{FILES, Piece, RANKS, RoleSet, SQUARES, Setup, Square, Stack, StackError, stack::StackBuilder};

/// A placement while it is read.
struct Placement<'a> {
    setup: &'a mut Setup,
    /// The byte of the FEN at which each square is written. `MAX_LENGTH` fits a `u16`.
    indices: [u16; SQUARES],
}

impl Reader<'_> {
    /// Reads the first field, which starts at byte `start`.
    pub(super) fn read_placement(&mut self, setup: &mut Setup, start: usize, text: &str) {
        let mut placement = Placement { setup, indices: [start as u16; SQUARES] };
        let mut cursor = Cursor { text, start, at: 0 };
        let mut ranks = 1;
        self.read_rank(&mut placement, RANKS.checked_sub(ranks), &mut cursor);
        while cursor.at < text.len() {
            // The rank ended at a slash.
            cursor.at += 1;
            ranks += 1;
            self.read_rank(&mut placement, RANKS.checked_sub(ranks), &mut cursor);
        }
        // With too few or too many ranks, the square of a piece is not known.
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
        let Placement { setup, indices } = placement;
        for error in setup.errors(self.rules) {
            self.add_error(indices[error.square().number()].into(), FenErrorKind::Setup(error));
        }
    }

    /// Reads one rank; `None` is one that the board does not have.
    fn read_rank(&mut self, placement: &mut Placement<'_>, rank: Option<usize>, text: &mut Cursor<'_>) {
        let errors = self.errors.len();
        let start = *text;
        let (squares, attached, refused) = self.read_squares(placement, rank, text, false);
        let Some(rank) = rank else { return };
        if squares == FILES && self.errors.len() == errors {
            return;
        }
        (0..FILES)
            .filter_map(|file| Square::new(file, rank))
            .for_each(|square| placement.setup.set(square, None));
        if self.errors.len() > errors {
            // By the width of the rank, the piece before the parentheses was meant to carry what is in them.
            if squares == FILES + attached
                && let Some(FenErrorKind::Stack(StackError::Impossible(roles))) =
                    self.errors.get_mut(errors).map(|error| &mut error.kind)
            {
                *roles = *roles | refused;
            }
            return;
        }
        // `N(FT)` is a navy next to a stack, or a navy that carries one: the width of the rank decides.
        if attached > 0 && squares == FILES + attached {
            self.read_squares(placement, Some(rank), &mut { start }, true);
        } else {
            self.add_error(start.index(), FenErrorKind::RankWidth { rank: rank + 1, squares });
        }
    }

    /// Reads the squares of a rank, with the carriers of stacks inside or outside their parentheses.
    /// Returns the number of squares, the number of stacks that directly follow a piece, and the piece before one
    /// that was refused.
    fn read_squares(
        &mut self,
        placement: &mut Placement<'_>,
        rank: Option<usize>,
        text: &mut Cursor<'_>,
        outside: bool,
    ) -> (usize, usize, RoleSet) {
        let (mut file, mut attached, mut carrier) = (0, 0, None::<(Stack, usize)>);
        let mut refused = RoleSet::EMPTY;
        while let Some(byte) = text.peek() {
            let index = text.index();
            let before = carrier.take();
            let mut stack = match byte {
                b'0'..=b'9' => {
                    file += text.read_count(self);
                    continue;
                }
                b'(' => text.read_group(self),
                b')' => {
                    text.at += 1;
                    self.add_error(index, FenErrorKind::UnbalancedParenthesis);
                    None
                }
                _ => {
                    let stack = text.read_piece(self).map(Stack::from);
                    carrier = stack.map(|stack| (stack, index));
                    stack
                }
            };
            let mut stack_index = index;
            if let (b'(', None, Some((carrier, _))) = (byte, stack, before) {
                attached += 1;
                refused = carrier.roles();
            }
            if let (b'(', Some(cargo), Some((carrier, at))) = (byte, stack, before) {
                attached += 1;
                if outside {
                    file -= 1;
                    // A stack starts at its carrier.
                    stack_index = at;
                    stack = match Stack::new(carrier.pieces().chain(cargo.pieces())) {
                        Ok(stack) => Some(stack),
                        Err(error) => {
                            self.add_error(index, FenErrorKind::Stack(error));
                            break;
                        }
                    };
                }
            }
            if let Some(square) = rank.and_then(|rank| Square::new(file, rank)) {
                placement.indices[square.number()] = stack_index as u16;
                placement.setup.set(square, stack);
            }
            file += 1;
        }
        (file, attached, refused)
    }
}

/// The part of a placement that is still to be read.
#[derive(Clone, Copy)]
struct Cursor<'a> {
    text: &'a str,
    /// The byte of the FEN at which the placement starts.
    start: usize,
    /// The next byte of the placement.
    at: usize,
}

impl Cursor<'_> {
    /// The next byte, if the rank has one.
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied().filter(|&byte| byte != b'/')
    }

    /// The index of the next byte in the FEN.
    fn index(&self) -> usize {
        self.start + self.at
    }

    /// A run of empty squares; 0 if the number is not one.
    fn read_count(&mut self, reader: &mut Reader<'_>) -> usize {
        let start = self.index();
        let has_leading_zero = self.peek() == Some(b'0');
        let mut count = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            // Saturates: every number beyond the board is the same error.
            count = (count * 10 + usize::from(digit - b'0')).min(FILES + 1);
            self.at += 1;
        }
        if has_leading_zero || !matches!(count, 1..=FILES) {
            reader.add_error(start, FenErrorKind::EmptyCount);
            return 0;
        }
        count
    }

    /// A piece with its heroic mark.
    fn read_piece(&mut self, reader: &mut Reader<'_>) -> Option<Piece> {
        let start = self.index();
        let mut heroic = false;
        while self.peek() == Some(b'+') {
            if heroic {
                reader.add_error(self.index(), FenErrorKind::DoubledHero);
            }
            heroic = true;
            self.at += 1;
        }
        let Some(stack) = self.peek().and_then(Stack::from_letter) else {
            self.skip_error(reader, start, heroic);
            return None;
        };
        self.at += 1;
        Some(Piece { heroic, ..stack.carrier() })
    }

    /// Reports what is not a piece, and skips it.
    #[cold]
    #[inline(never)]
    fn skip_error(&mut self, reader: &mut Reader<'_>, start: usize, heroic: bool) {
        if heroic {
            reader.add_error(start, FenErrorKind::DanglingHero);
        } else if let Some(letter) = self.text.get(self.at..).and_then(|rest| rest.chars().next()) {
            self.at += letter.len_utf8();
            reader.add_error(start, FenErrorKind::UnknownLetter(letter));
        }
    }

    /// The stack between parentheses.
    fn read_group(&mut self, reader: &mut Reader<'_>) -> Option<Stack> {
        let open = self.index();
        let errors = reader.errors.len();
        let mut builder = StackBuilder::default();
        let (mut added, mut depth) = (Ok(()), 1);
        self.at += 1;
        while depth > 0 {
            match self.peek() {
                None => {
                    reader.add_error(open, FenErrorKind::UnbalancedParenthesis);
                    return None;
                }
                Some(b'(') => {
                    reader.add_error(self.index(), FenErrorKind::NestedParenthesis);
                    self.at += 1;
                    depth += 1;
                }
                Some(b')') => {
                    self.at += 1;
                    depth -= 1;
                }
                Some(_) => {
                    if let Some(piece) = self.read_piece(reader) {
                        added = added.and_then(|()| builder.add(piece));
                    }
                }
            }
        }
        if reader.errors.len() > errors {
            return None;
        }
        match added.and_then(|()| builder.finish()) {
            Ok(stack) => Some(stack),
            Err(error) => {
                reader.add_error(open, FenErrorKind::Stack(error));
                None
            }
        }
    }
}
