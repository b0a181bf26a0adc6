//! The window of alpha-beta search.

use crate::{
    score::{INFINITE, Value},
    table::Bound,
};

/// The values that matter in a node, for its side to move: those above `alpha`, which this side is sure of
/// elsewhere, and below `beta`, which the other side can hold it to elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) alpha: Value,
    pub(crate) beta: Value,
}

impl Window {
    /// Every value.
    pub(crate) const OPEN: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// The values that are less than `margin` away from one.
    pub(crate) fn around(value: Value, margin: Value) -> Window {
        Window { alpha: value - margin, beta: value + margin }
    }

    /// An empty window, which only asks whether a value is above `alpha`.
    pub(crate) fn above(alpha: Value) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// Is there a value in it? If not, the search only compares.
    pub(crate) fn is_wide(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The same window for the other side.
    pub(crate) fn flipped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// What a value that was found with this window says about the true one.
    pub(crate) fn bound_of(self, value: Value) -> Bound {
        if value >= self.beta {
            Bound::Lower
        } else if value > self.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_outside_of_the_window_is_a_bound() {
        let window = Window::around(10, 5);
        assert_eq!([5, 6, 14, 15].map(|value| window.bound_of(value)), {
            [Bound::Upper, Bound::Exact, Bound::Exact, Bound::Lower]
        });
        assert_eq!(window.flipped(), Window { alpha: -15, beta: -5 });
        assert!(window.is_wide() && !Window::above(10).is_wide());
        assert_eq!(Window::above(10).flipped(), Window::above(-11));
    }
}
