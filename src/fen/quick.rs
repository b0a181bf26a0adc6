//! The quick reader, for FENs as programs write them: one space between fields, no deploy field,
//! carriers first and inside the parentheses (R12.1).
//!
//! It exists for speed: 4,400 instructions a FEN, where the careful reader takes 17,100. It stops at
//! whatever is wrong or unusual, and the careful [`Reader`](super::reader::Reader) then reads the
//! text from the start and finds the errors. Everything that this reader accepts, the careful one
//! must read to the same position: a test below and the fuzz target `fen` compare them.

use crate::{Color, FILES, Position, RANKS, Rules, Square, Stack};

impl Position {
    /// Reads a FEN in its usual form; `None` leaves it to the careful reader.
    pub(super) fn from_plain_fen(fen: &str, rules: Rules) -> Option<Position> {
        let mut position = Position::empty(rules);
        let mut text = Text(fen.as_bytes().iter());
        for rank in (0..RANKS).rev() {
            position.read_rank(rank, &mut text)?;
            text.expect(if rank > 0 { b"/" } else { b" " })?;
        }
        let turn = match text.next()? {
            b'r' => Color::Red,
            b'b' => Color::Blue,
            _ => return None,
        };
        text.expect(b" - - ")?;
        let first = text.next()?;
        let half_moves = text.number(first)?;
        text.expect(b" ")?;
        let first = text.next()?;
        let full_moves = text.number(first).filter(|&number| number > 0)?;
        position.set_turn(turn, half_moves as u32, full_moves as u32);
        text.next().is_none().then_some(position)
    }

    #[inline(always)]
    fn read_rank(&mut self, rank: usize, text: &mut Text<'_>) -> Option<()> {
        let mut file = 0;
        while file < FILES {
            let stack = match text.next()? {
                digit @ b'1'..=b'9' => {
                    file += text.number(digit)?;
                    continue;
                }
                b'(' => text.group()?,
                byte => text.piece(byte)?,
            };
            self.place(Square::new(file, rank)?, stack)?;
            file += 1;
        }
        (file == FILES).then_some(())
    }
}

/// Larger numbers are left to the careful reader.
const MAX_NUMBER: usize = 99_999;

/// The rest of the text.
struct Text<'a>(core::slice::Iter<'a, u8>);

impl Text<'_> {
    fn next(&mut self) -> Option<u8> {
        self.0.next().copied()
    }

    /// Skips the bytes that must come next.
    fn expect(&mut self, wanted: &[u8]) -> Option<()> {
        wanted.iter().all(|&byte| self.next() == Some(byte)).then_some(())
    }

    /// The number that starts with a digit. It has no leading zeros.
    #[inline(always)]
    fn number(&mut self, first: u8) -> Option<usize> {
        let mut number = usize::from(first.wrapping_sub(b'0'));
        if number > 9 {
            return None;
        }
        while let Some(digit @ b'0'..=b'9') = self.0.as_slice().first() {
            if number == 0 {
                return None;
            }
            number = number * 10 + usize::from(digit - b'0');
            if number > MAX_NUMBER {
                return None;
            }
            self.0.next();
        }
        Some(number)
    }

    /// The piece that starts with a byte: its letter, or its heroic mark.
    #[inline(always)]
    fn piece(&mut self, byte: u8) -> Option<Stack> {
        if byte != b'+' {
            return Stack::from_letter(byte);
        }
        let piece = Stack::from_letter(self.next()?)?;
        Some(piece.with_heroes(piece.roles()))
    }

    /// The pieces of a stack, after its opening parenthesis.
    fn group(&mut self) -> Option<Stack> {
        let byte = self.next()?;
        let mut stack = self.piece(byte)?;
        loop {
            match self.next()? {
                b')' => return (!stack.is_single()).then_some(stack),
                byte => stack = stack.combine(self.piece(byte)?)?,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AirDefenseRules, START_FEN, Setup};

    const NO_FLY: Rules = Rules { air_defense: AirDefenseRules::NoFly, ..Rules::STANDARD };

    fn read_quickly(fen: &str) -> Option<Position> {
        Position::from_plain_fen(fen, Rules::STANDARD)
    }

    fn read_carefully(fen: &str, rules: Rules) -> Option<Position> {
        let setup: Setup = fen.parse().ok()?;
        Position::new(&setup, rules).ok()
    }

    const WRITTEN: [&str; 4] = [
        START_FEN,
        "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 b - - 12 40",
        "6c4/1n2fh1hf2/2(+n+ft)a2s2a1/11/10+i/11/11/2IE2M2EI/2N1GT1TG2/3(E+G)7/4FH1(HC)F2/11 r - - 49 130",
        "11/11/11/11/11/11/11/11/11/11/11/11 r - - 0 1",
    ];

    #[test]
    fn r12_1_fens_in_their_usual_form_are_read() {
        for (fen, rules) in WRITTEN.into_iter().flat_map(|fen| [(fen, Rules::STANDARD), (fen, NO_FLY)]) {
            let read = Position::from_plain_fen(fen, rules).expect(fen);
            let careful = read_carefully(fen, rules).expect(fen);
            assert_eq!(read, careful);
            assert_eq!(read.fen(Default::default()), fen);
            for color in Color::ALL {
                assert_eq!(read.air_defense_zones(color), careful.air_defense_zones(color), "{fen}");
            }
        }
    }

    #[test]
    fn r12_1_both_readers_agree_on_whatever_the_quick_one_accepts() {
        const BYTES: &[u8] = b"0123456789()+/ rb-NFTEHAGSCIMnftehagscimx";
        let mut random = 1_u64;
        let mut below = |most: usize| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (random >> 33) as usize % most
        };
        let (mut read, mut left) = (0, 0);
        for n in 0..40_000 {
            let mut text = WRITTEN[n % WRITTEN.len()].as_bytes().to_vec();
            for _ in 0..1 + below(3) {
                let (place, byte) = (below(text.len()), BYTES[below(BYTES.len())]);
                match below(3) {
                    0 => text[place] = byte,
                    1 => text.insert(place, byte),
                    _ => _ = text.remove(place),
                }
            }
            let fen = String::from_utf8(text).unwrap();
            match read_quickly(&fen) {
                None => left += 1,
                position => {
                    assert_eq!(position, read_carefully(&fen, Rules::STANDARD), "{fen}");
                    read += 1;
                }
            }
        }
        assert!(read > 1_000 && left > 1_000, "{read} and {left}");
    }

    #[test]
    fn r12_1_numbers_in_unusual_forms_are_left_to_the_careful_reader() {
        let fen = |half_moves: &str, full_moves: &str| {
            format!("6c4/11/11/11/11/11/11/11/11/11/11/7C3 r - - {half_moves} {full_moves}")
        };
        assert!(read_quickly(&fen("0", "1")).is_some());
        assert!(read_quickly(&fen("99999", "99999")).is_some());
        let many = "0".repeat(5_000);
        let numbers =
            [("00", "1"), ("0000000000", "1"), ("0", "01"), ("0", "0000000001"), (&many, "1"), ("0", &many)];
        for (half_moves, full_moves) in numbers {
            assert_eq!(read_quickly(&fen(half_moves, full_moves)), None);
        }
        assert!(read_carefully(&fen("0000000000", "1"), Rules::STANDARD).is_none());
    }
}
