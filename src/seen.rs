//! How often positions have stood on the board, counted as they come and go.

/// The hashes of the positions of a game, in order, with a table that finds equal ones at once,
/// however long the game is.
///
/// A game that has not begun has none, and hardly takes memory for it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen(Option<Box<Tables>>);

#[derive(Clone, Debug, Default)]
struct Tables {
    hashes: Vec<u64>,
    /// For the first of equal positions how many of them there are, for the others 0.
    counts: Vec<u16>,
    /// Where the first of equal positions is in the lists, counted from 1: at the place that its
    /// hash names, or the next one that was free. 0 is free. The length is a power of two.
    table: Vec<u32>,
}

impl Seen {
    /// How many positions there are.
    pub(crate) fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |tables| tables.hashes.len())
    }

    /// How often a position is among them.
    pub(crate) fn count(&self, hash: u64) -> usize {
        self.0.as_ref().map_or(0, |tables| tables.count(hash))
    }

    pub(crate) fn push(&mut self, hash: u64) {
        self.0.get_or_insert_default().push(hash);
    }

    /// Takes the last one away.
    pub(crate) fn pop(&mut self) -> Option<u64> {
        self.0.as_mut()?.pop()
    }

    /// Takes away all but the first ones.
    pub(crate) fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }
}

impl Tables {
    fn count(&self, hash: u64) -> usize {
        self.first(hash).map_or(0, |first| usize::from(self.counts[first]))
    }

    fn push(&mut self, hash: u64) {
        if self.table.len() * 3 <= self.hashes.len() * 4 {
            self.grow();
        }
        make_room(&mut self.hashes);
        make_room(&mut self.counts);
        self.hashes.push(hash);
        let place = self.place(hash);
        match self.table[place] {
            0 => {
                self.table[place] = self.hashes.len() as u32;
                self.counts.push(1);
            }
            first => {
                self.counts[first as usize - 1] = self.counts[first as usize - 1].saturating_add(1);
                self.counts.push(0);
            }
        }
    }

    fn pop(&mut self) -> Option<u64> {
        let &hash = self.hashes.last()?;
        let place = self.place(hash);
        match self.first(hash) {
            // Whatever found this place occupied has been taken away before.
            Some(first) if first + 1 == self.hashes.len() => self.table[place] = 0,
            Some(first) => self.counts[first] = self.counts[first].saturating_sub(1),
            None => {}
        }
        self.counts.pop();
        self.hashes.pop()
    }

    fn first(&self, hash: u64) -> Option<usize> {
        if self.table.is_empty() {
            return None;
        }
        (self.table[self.place(hash)] as usize).checked_sub(1)
    }

    /// Where a hash is in the table, or would be. There is always a free place.
    fn place(&self, hash: u64) -> usize {
        let mask = self.table.len() - 1;
        let mut place = hash as usize & mask;
        while self.table[place] != 0 && self.hashes[self.table[place] as usize - 1] != hash {
            place = (place + 1) & mask;
        }
        place
    }

    /// Doubles the table. All find their places anew, in the order in which they came.
    fn grow(&mut self) {
        self.table = vec![0; (self.table.len() * 2).max(8)];
        for n in 0..self.hashes.len() {
            if self.counts[n] > 0 {
                let place = self.place(self.hashes[n]);
                self.table[place] = n as u32 + 1;
            }
        }
    }
}

/// Makes room for one more, and for a quarter more to come: doubling would leave half of a long
/// history empty.
pub(crate) fn make_room<T>(list: &mut Vec<T>) {
    if list.len() == list.capacity() {
        list.reserve_exact(list.len() / 4 + 8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r10_2_positions_are_counted_as_they_come_and_go() {
        let mut seen = Seen::default();
        let mut plain: Vec<u64> = Vec::new();
        let mut random = 1_u64;
        for n in 0..20_000_u64 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Few different hashes, many of which name the same place; now and then all goes back.
            let hash = random >> 60 << 32 | random >> 40 & 3;
            match random >> 33 & 7 {
                0..=2 => assert_eq!(seen.pop(), plain.pop()),
                3 if n % 500 == 0 => {
                    let len = plain.len() / 2;
                    seen.truncate(len);
                    plain.truncate(len);
                }
                _ => {
                    seen.push(hash);
                    plain.push(hash);
                }
            }
            assert_eq!(seen.len(), plain.len());
            assert_eq!(seen.count(hash), plain.iter().filter(|&&other| other == hash).count());
        }
        assert!(seen.len() > 1000);
    }
}
