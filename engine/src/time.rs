//! How long to think about a turn, by a match clock.

use crate::params::{CLOCK_HARD, CLOCK_RESERVE, CLOCK_SOFT_PERCENT, CLOCK_TURNS};

/// The time for a turn, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeBudget {
    /// After this no iteration is begun: it would hardly be completed. [`Searcher::patience`] lengthens or
    /// shortens it.
    ///
    /// [`Searcher::patience`]: crate::Searcher::patience
    pub soft: u64,
    /// After this the search ends.
    pub hard: u64,
}

impl TimeBudget {
    /// So much time, whatever the search finds.
    pub fn fixed(time: u64) -> TimeBudget {
        TimeBudget { soft: time, hard: time }
    }

    /// The same budget, but not more than another one.
    pub fn at_most(self, other: TimeBudget) -> TimeBudget {
        TimeBudget { soft: self.soft.min(other.soft), hard: self.hard.min(other.hard) }
    }

    /// Is it time to end a search? With the patience of the searcher, in percent: is it too late for another
    /// iteration?
    pub fn is_late(&self, elapsed: u64, patience: Option<u64>) -> bool {
        let is_late = |patience| self.soft < self.hard && elapsed >= self.soft.saturating_mul(patience) / 100;
        elapsed >= self.hard || patience.is_some_and(is_late)
    }

    /// How much of the time is over after so many milliseconds, from 0 to 1.
    pub fn progress(&self, elapsed: f64) -> f64 {
        (elapsed / (self.soft as f64).max(0.1)).min(1.0)
    }

    /// The budget for a side that has so much time left, and gets an increment after each turn.
    ///
    /// ```
    /// use cotulenh_engine::TimeBudget;
    /// let TimeBudget { soft, hard } = TimeBudget::from_clock(60_000, 1_000);
    /// assert!(soft < hard && hard < 20_000);
    /// ```
    pub fn from_clock(left: u64, increment: u64) -> TimeBudget {
        // Some time passes before the turn arrives at the clock.
        let usable = left - left.min(CLOCK_RESERVE.max(left / 20));
        let share = (usable / CLOCK_TURNS).saturating_add(increment / 4 * 3).min(usable);
        TimeBudget {
            soft: share.saturating_mul(CLOCK_SOFT_PERCENT) / 100,
            hard: share.saturating_mul(CLOCK_HARD).min((usable / 3).max(share)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_takes_less_time_than_is_left() {
        for left in [0, 1, 20, 100, 1_000, 60_000, 10_000_000, u64::MAX] {
            for increment in [0, 10, 2_000, 100_000, u64::MAX] {
                let TimeBudget { soft, hard } = TimeBudget::from_clock(left, increment);
                assert!(soft <= hard && hard <= left - left / 20, "{left} + {increment}: {soft}, {hard}");
            }
        }
    }

    #[test]
    fn a_search_that_has_settled_ends_sooner_and_a_fixed_time_is_used_up() {
        let budget = TimeBudget { soft: 1_000, hard: 3_000 };
        let is_late = |elapsed, patience| budget.is_late(elapsed, Some(patience));
        assert!(is_late(700, 65) && !is_late(700, 100) && !is_late(1_500, 190) && is_late(3_000, 1_000));
        assert!(!budget.is_late(2_999, None) && budget.is_late(3_000, None));
        assert!(!TimeBudget::fixed(1_000).is_late(999, Some(65)));
        assert!(budget.at_most(TimeBudget::fixed(2_000)).is_late(700, Some(65)));
    }

    #[test]
    fn sixty_turns_are_played_in_time_even_if_each_takes_as_long_as_it_may() {
        for (start, increment) in [(60_000, 0), (10_000, 100), (300_000, 3_000)] {
            let mut left: u64 = start;
            for turn in 0..60 {
                let budget = TimeBudget::from_clock(left, increment);
                // The longest that it can take, and the time until the turn arrives.
                let taken = budget.hard + 5;
                assert!(taken < left, "turn {turn} of {start} + {increment}");
                left = left - taken + increment;
            }
        }
    }
}
