//! The numbers of the search. Each idea is described in the Chess Programming Wiki, on the page that is named
//! in brackets: `https://www.chessprogramming.org/Aspiration_Windows`. `docs/ENGINE.md` has the matches; a
//! number without one there is the usual one of chess engines and was not tuned. Values are in hundredths of
//! an infantry, depths in plies.

use crate::score::Value;

// The size of things.

/// No line is longer, in actions.
pub(crate) const MAX_PLY: usize = 120;
/// No iteration is deeper.
pub const MAX_DEPTH: u32 = 60;
/// How many evaluations are remembered: as many as fit into a cache of the processor.
pub(crate) const EVALUATIONS: usize = 1 << 14;
/// The bytes of the table of quiescence, which should fit into a cache of the processor, too.
pub(crate) const QUIET_TABLE: usize = 1 << 18;

// Aspiration windows (`Aspiration_Windows`): the score of the last iteration is a good guess at the next.

/// The first iteration that starts with a narrow window: earlier scores change too much.
pub(crate) const ASPIRATION_DEPTH: u32 = 4;
/// Half the width of the first window.
pub(crate) const ASPIRATION_WINDOW: Value = 33;
/// By how much the window grows when the score is outside of it.
pub(crate) const ASPIRATION_GROWTH: Value = 3;
/// Beyond such a score the window has no bound on that side any more: it would have to grow too often.
pub(crate) const ASPIRATION_OPEN: Value = 1_500;

// Mates.

/// A search for a mate in `n` turns is at most so much deeper than its `2 n` plies: captures at the end of
/// a line, and steps of deploys, take depth, too.
pub(crate) const MATE_EXTRA_DEPTH: u32 = 6;
/// An iteration that is so much deeper than a mate would have found a shorter one.
pub(crate) const MATE_PROVED_DEPTH: u32 = 8;

// Internal iterative reductions (`Internal_Iterative_Reductions`): without a move of the table the order is
// bad, so the node is searched less deeply now; the next iteration finds the move in the table.

/// The least depth at which a node without a move of the table is reduced, by one.
pub(crate) const INTERNAL_REDUCTION_DEPTH: i32 = 4;

// Reverse futility pruning (`Reverse_Futility_Pruning`): a node that is far above the window stays there.

/// The greatest depth at which it is tried.
pub(crate) const REVERSE_FUTILITY_DEPTH: i32 = 9;
/// How far above the window the evaluation must be, for each ply of depth.
pub(crate) const REVERSE_FUTILITY_MARGIN: Value = 83;

// Null move pruning (`Null_Move_Pruning`): if passing is good enough, a move is, too. Zugzwang is rare with so
// many pieces.

/// The least depth at which it is tried.
pub(crate) const NULL_MOVE_DEPTH: i32 = 3;

/// How deeply the position after a null move is searched: less, the further the value is above the window.
pub(crate) const fn null_move_depth(depth: i32, above: Value) -> i32 {
    let more = above / 167;
    depth - 3 - depth / 4 - if more < 3 { more } else { 3 }
}

// Futility pruning (`Futility_Pruning`): a quiet move does not bring a bad evaluation back into the window.

/// The greatest depth, after reduction, at which quiet moves are left out.
pub(crate) const FUTILITY_DEPTH: i32 = 6;

/// How far below the window the value must be, by the depth after reduction. Wider margins made no difference
/// in a match.
pub(crate) const fn futility_margin(depth: i32) -> Value {
    89 + 100 * depth
}

// Late move pruning (`Futility_Pruning#MoveCountBasedPruning`): near the leaves, quiet moves that come late are
// not searched.

/// The greatest depth at which late moves are left out.
pub(crate) const LATE_MOVES_DEPTH: i32 = 5;

/// How many quiet moves are searched. Fewer (`4 + 2 d²`) and more (`9 + 4 d²`) made no difference in
/// matches, far fewer (`3 + d²`) cost 125 Elo: a side has more than a hundred moves.
pub(crate) const fn late_moves_count(depth: i32) -> i32 {
    6 + 3 * depth * depth
}

// History pruning (`History_Leaf_Pruning`): near the leaves, quiet moves that were bad elsewhere are not
// searched.

/// The greatest depth, after reduction, at which they are left out.
pub(crate) const HISTORY_PRUNING_DEPTH: i32 = 3;

/// How low the history score must be.
pub(crate) const fn history_pruning_score(depth: i32) -> i32 {
    -1_000 * (depth + 1)
}

/// The greatest depth at which captures that lose material by exchange (`Static_Exchange_Evaluation`) are left
/// out.
pub(crate) const LOSING_CAPTURES_DEPTH: i32 = 3;

// Late move reductions (`Late_Move_Reductions`): the later a move comes, the less deeply it is searched at
// first.

/// The least depth at which late moves are reduced.
pub(crate) const REDUCTION_DEPTH: i32 = 3;
/// The reduction is log₂(depth) · log₂(number of the move) divided by this.
pub(crate) const REDUCTION_DIVISOR: i32 = 4;
/// Added to the reduction before it is rounded down, in 2⁻¹⁶.
pub(crate) const REDUCTION_OFFSET: i32 = 30_000;
/// A history score of so much changes the reduction by a ply.
pub(crate) const REDUCTION_HISTORY: i32 = 4_000;

// The history of quiet moves (`History_Heuristic`), with gravity: the nearer a score is to the most, the less
// it grows.

/// No history score is higher.
pub(crate) const HISTORY_MOST: i32 = 8_000;

/// What a quiet move gets that was too good for the other side, and what the moves before it lose.
pub(crate) const fn history_bonus(depth: i32) -> i32 {
    let bonus = 120 * depth;
    if bonus < 1_200 { bonus } else { 1_200 }
}

// Correction history (`Static_Evaluation_Correction_History`): the evaluation is corrected by how wrong it was
// in positions with the same pieces of one side, or with the same material.

/// No entry is further from 0.
pub(crate) const CORRECTION_MOST: Value = 1_024;
/// The sum of the entries is divided by this.
pub(crate) const CORRECTION_DIVISOR: Value = 8;

/// What an entry gains when a search found so much more than the evaluation.
pub(crate) fn correction_bonus(difference: Value, depth: i32) -> Value {
    (difference * depth / 8).clamp(-CORRECTION_MOST / 4, CORRECTION_MOST / 4)
}

// Check extensions (`Check_Extensions`).

/// A line is extended up to so many times the depth of the iteration.
pub(crate) const EXTENSION_LIMIT: usize = 2;

// Quiescence (`Quiescence_Search`).

/// Delta pruning (`Delta_Pruning`): a capture that does not come nearer to the window than this is not tried.
pub(crate) const DELTA: Value = 222;
/// So many plies deep all evasions of checks are searched. More (6) cost 16 Elo, fewer miss a mate.
pub(crate) const CHECK_PLIES: usize = 1;

// The evaluation in the search.

/// Lazy evaluation (`Lazy_Evaluation`): the terms that are not piece-square sums hardly ever add up to more, so
/// a position that is further outside of the window is evaluated without them.
pub(crate) const OTHER_TERMS: Value = 278;

/// A lead counts less the nearer the draw of R10.2 is, so that the engine makes progress: half of it in the
/// end.
pub(crate) fn fade(value: Value, half_moves: u32) -> Value {
    value - value * half_moves.min(100) as Value / 200
}

// The transposition table (`Transposition_Table`).

/// A search of age 1 counts as much as so many plies of depth, when an entry is replaced.
pub(crate) const TABLE_AGE: i32 = 8;
/// An entry of this search that is deeper by more than this stays, if the new value is only a bound.
pub(crate) const TABLE_DEPTH_LEAD: i32 = 3;

// Levels.

/// After the turn of a level, each line is searched with as many nodes as the level has, but not fewer than
/// these: an iteration or two in most positions.
pub(crate) const LEVEL_LINE_NODES: u64 = 1_000;
/// What a level likes, it misjudges by this part of its blur only.
pub(crate) const LEVEL_TASTE: Value = 4;

// The match clock (`Time_Management`). Games of the engine against itself have 60 to 80 turns of a side.

/// A turn gets this part of the time that is left, and most of the increment.
pub(crate) const CLOCK_TURNS: u64 = 30;
/// After this part of its share, in percent, no iteration is begun: the next takes longer than all before.
pub(crate) const CLOCK_SOFT_PERCENT: u64 = 60;
/// How much of that a search takes, in percent, by the iterations in which its best turn has not changed.
pub(crate) const CLOCK_PATIENCE: [u64; 5] = [190, 140, 110, 85, 65];
/// An iteration that was begun may take so many shares.
pub(crate) const CLOCK_HARD: u64 = 3;
/// Milliseconds that are never used: a worker needs some to answer. At least a twentieth of what is left.
pub(crate) const CLOCK_RESERVE: u64 = 50;
