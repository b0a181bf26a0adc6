//! Scores: hundredths of an infantry, and mates.

use core::fmt;

use crate::win_chance::WIN_CHANCE_SCALE;

/// A score inside the search, for the side to move.
pub type Value = i32;

/// The score of a won game at the root. A win after `n` turns is `MATE - n`.
pub(crate) const MATE: Value = 30_000;
/// No score of a search is outside of this.
pub(crate) const INFINITE: Value = 31_000;
/// Scores from here on are wins.
pub(crate) const WON: Value = MATE - 1_000;

/// A score as it is reported, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of an infantry.
    Points(i32),
    /// A win in this many own turns; a negative number: lost in so many turns of the other side.
    Mate(i32),
}

impl Score {
    /// The score of a value of the search.
    pub fn of(value: Value) -> Score {
        if value >= WON {
            Score::Mate((MATE - value + 1) / 2)
        } else if value <= -WON {
            Score::Mate(-(MATE + value + 1) / 2)
        } else {
            Score::Points(value)
        }
    }

    /// The score as one number, in which any win is more than any points.
    pub fn as_points(self) -> i32 {
        match self {
            Score::Points(points) => points,
            Score::Mate(turns) if turns > 0 => MATE - turns,
            Score::Mate(turns) => -MATE - turns,
        }
    }

    /// The result that the side to move can expect, from 0 to 1: `winChance` of the package.
    ///
    /// ```
    /// use cotulenh_engine::Score;
    /// assert_eq!(Score::Points(0).win_chance(), 0.5);
    /// assert_eq!(Score::Mate(-2).win_chance(), 0.0);
    /// ```
    pub fn win_chance(self) -> f64 {
        match self {
            Score::Points(points) => 1.0 / (1.0 + (-f64::from(points) / f64::from(WIN_CHANCE_SCALE)).exp()),
            Score::Mate(turns) => f64::from(u8::from(turns > 0)),
        }
    }
}

/// As UCI writes it: `cp 35`, `mate -2`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Points(points) => write!(f, "cp {points}"),
            Score::Mate(turns) => write!(f, "mate {turns}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_turns_of_the_side_that_wins() {
        assert_eq!(Score::of(MATE - 1), Score::Mate(1));
        assert_eq!(Score::of(MATE - 3), Score::Mate(2));
        assert_eq!(Score::of(-MATE), Score::Mate(0));
        assert_eq!(Score::of(-(MATE - 2)), Score::Mate(-1));
        assert_eq!(Score::of(-(MATE - 4)), Score::Mate(-2));
        assert_eq!(Score::of(-35).to_string(), "cp -35");
        assert!(Score::Mate(1).as_points() > Score::Mate(3).as_points());
        assert!(Score::Mate(-1).as_points() < Score::Mate(-3).as_points());
    }
}
