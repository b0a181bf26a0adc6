//! The transposition table: results for positions that were searched before.

use cotulenh::Action;

use crate::{
    params::{TABLE_AGE, TABLE_DEPTH_LEAD},
    score::{Value, WON},
    search::Window,
};

/// What a stored value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Upper,
    Lower,
    Exact,
}

impl Bound {
    /// Does a value with this bound show that an evaluation is wrong, and to which side?
    pub(crate) fn allows_correction(self, value: Value, evaluation: Value) -> bool {
        match self {
            Bound::Exact => true,
            Bound::Lower => value > evaluation,
            Bound::Upper => value < evaluation,
        }
    }
}

/// The result for a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// A part of the hash that the index does not use.
    check: u32,
    value: i16,
    depth: i8,
    bound: Bound,
    pub(crate) action: Option<Action>,
    generation: u8,
}

impl Entry {
    pub(crate) fn depth(&self) -> i32 {
        self.depth.into()
    }

    /// The value, for a position after `turns` turns: wins are stored by their distance.
    pub(crate) fn value(&self, turns: u32) -> Value {
        let (value, turns) = (Value::from(self.value), turns as Value);
        match value {
            WON.. => value - turns,
            _ if value <= -WON => value + turns,
            _ => value,
        }
    }

    /// The value, if it decides a search to `depth` with this window.
    pub(crate) fn cutoff(&self, depth: i32, window: Window, turns: u32) -> Option<Value> {
        let value = self.value(turns);
        let decides = match self.bound {
            Bound::Exact => true,
            Bound::Lower => value >= window.beta,
            Bound::Upper => value <= window.alpha,
        };
        (self.depth() >= depth && decides).then_some(value)
    }

    /// A better guess at the value of the position than this evaluation, if the entry tells one.
    pub(crate) fn improve(&self, evaluation: Value, turns: u32) -> Value {
        let value = self.value(turns);
        if value.abs() < WON && self.bound.allows_correction(value, evaluation) { value } else { evaluation }
    }
}

/// Entries that share an index. The least useful one is replaced. A bucket is one line of the
/// processor's cache, since waiting for the table is a good part of a search's time.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Option<Entry>; 4]);

impl Bucket {
    const EMPTY: Bucket = Bucket([None; 4]);
}

/// A table of a chosen size.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    generation: u8,
}

impl Table {
    /// A table of at most this many bytes, and of one bucket at least.
    pub(crate) fn new(bytes: usize) -> Table {
        let count = (bytes / size_of::<Bucket>()).max(1);
        Table { buckets: vec![Bucket::EMPTY; count], generation: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill(Bucket::EMPTY);
        self.generation = 0;
    }

    /// Entries of earlier searches are replaced first.
    pub(crate) fn start_search(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    fn index(&self, hash: u64) -> usize {
        // The check has the lower half of the hash.
        (((hash >> 32) * self.buckets.len() as u64) >> 32) as usize
    }

    pub(crate) fn get(&self, hash: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.index(hash)].0;
        bucket.iter().flatten().find(|entry| entry.check == hash as u32).copied()
    }

    pub(crate) fn store(
        &mut self,
        hash: u64,
        depth: i32,
        value: Value,
        bound: Bound,
        action: Option<Action>,
        turns: u32,
    ) {
        let generation = self.generation;
        let value = match value {
            WON.. => value + turns as Value,
            _ if value <= -WON => value - turns as Value,
            _ => value,
        };
        let index = self.index(hash);
        let bucket = &mut self.buckets[index].0;
        let same = bucket.iter().position(|entry| entry.is_some_and(|entry| entry.check == hash as u32));
        let place = same.unwrap_or_else(|| {
            let usefulness = |entry: &Option<Entry>| match entry {
                None => i32::MIN,
                Some(entry) => {
                    entry.depth() - TABLE_AGE * i32::from(generation.wrapping_sub(entry.generation))
                }
            };
            (0..bucket.len()).min_by_key(|&n| usefulness(&bucket[n])).unwrap_or(0)
        });
        let old = bucket[place].filter(|_| same.is_some());
        // A shallow search does not replace what a deeper one of the same position has found.
        if let Some(old) = old
            && old.generation == generation
            && old.depth() > depth + TABLE_DEPTH_LEAD
            && bound != Bound::Exact
        {
            return;
        }
        bucket[place] = Some(Entry {
            check: hash as u32,
            value: value as i16,
            depth: depth.clamp(-1, 100) as i8,
            bound,
            action: action.or(old.and_then(|old| old.action)),
            generation,
        });
    }
}

const _: () = assert!(size_of::<Bucket>() == 64);
