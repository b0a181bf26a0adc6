//! The parts of the search that can be switched off, so that a match can measure each.

/// Makes the struct and the list of names by which a match turns its fields on and off.
macro_rules! features {
    ($($(#[doc = $doc:literal])+ $field:ident = $name:literal,)*) => {
        /// Which parts of the search are used. All by default.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Features {
            $($(#[doc = $doc])+ pub $field: bool,)*
        }

        impl Features {
            /// Every part.
            pub const FULL: Features = Features { $($field: true,)* };
            /// None: alpha-beta with captures in order of value, quiescence, and material.
            pub const PLAIN: Features = Features { $($field: false,)* };
            /// The names of all parts.
            pub const NAMES: &[&str] = &[$($name),*];

            /// Turns a part on or off by its name.
            pub fn set(&mut self, name: &str, on: bool) -> Option<()> {
                match name {
                    $($name => self.$field = on,)*
                    _ => return None,
                }
                Some(())
            }
        }
    };
}

features! {
    /// The transposition table.
    table = "table",
    /// Principal variation search: moves after the first get an empty window.
    scout = "scout",
    /// Narrow windows around the last score at the root.
    aspiration = "aspiration",
    /// Killer moves.
    killers = "killers",
    /// History of quiet moves that were good elsewhere.
    history = "history",
    /// Near the leaves late quiet moves are not searched.
    late_moves = "lateMoves",
    /// A lead shrinks with the half-moves since the last capture (R10.2).
    half_moves = "halfMoves",
    /// Late moves are searched less deeply.
    reductions = "reductions",
    /// Quiet moves near the leaves that cannot reach the window are not searched.
    futility = "futility",
    /// Positions near the leaves that are far above the window are not searched.
    reverse_futility = "reverseFutility",
    /// Passing shows that a position is good enough.
    null_move = "nullMove",
    /// Captures that lose material by exchange are searched last, or not at all.
    exchange = "exchange",
    /// Captures that cannot reach the window are skipped in quiescence.
    delta = "delta",
    /// Nodes without a move from the table are searched one level less deeply.
    internal_reduction = "internalReduction",
    /// Different orders of the same deploy steps are one turn.
    step_order = "stepOrder",
    /// A deploy that leads where an ordinary move of the stack does is left out.
    ordinary_moves = "ordinaryMoves",
    /// A further step of a deploy costs depth, like a move.
    step_depth = "stepDepth",
    /// Moves that give check are searched one level deeper.
    check_extension = "checkExtension",
    /// The evaluation is corrected by what searches of similar positions found.
    corrections = "corrections",
    /// The reply that was good against the same move elsewhere comes after the killers.
    replies = "replies",
    /// Near the leaves quiet moves with a bad history are not searched.
    history_pruning = "historyPruning",
    /// All terms of the evaluation, not just material.
    evaluation = "evaluation",
}

impl Default for Features {
    fn default() -> Features {
        Features::FULL
    }
}

impl Features {
    /// Reads `full` or `plain`, then changes such as `-nullMove` or `+table`, separated by commas.
    /// The error is the word that is not understood.
    ///
    /// ```
    /// use cotulenh_engine::Features;
    /// let features = Features::from_words("plain,+table").unwrap();
    /// assert_eq!(features, Features { table: true, ..Features::PLAIN });
    /// assert_eq!(Features::from_words("-magic"), Err("-magic".to_owned()));
    /// ```
    pub fn from_words(words: &str) -> Result<Features, String> {
        let mut features = Features::FULL;
        for word in words.split(',').filter(|word| !word.is_empty()) {
            let known = match word {
                "full" | "plain" => {
                    features = if word == "full" { Features::FULL } else { Features::PLAIN };
                    Some(())
                }
                _ => match word.strip_prefix('-') {
                    Some(name) => features.set(name, false),
                    None => features.set(word.strip_prefix('+').unwrap_or_default(), true),
                },
            };
            known.ok_or_else(|| word.to_owned())?;
        }
        Ok(features)
    }
}
