//! The bits of packed numbers, which the bindings and the JavaScript layer share. `bits.rs` and
//! `answer.rs` describe what is packed; `js/src/vocabulary/generated.ts` has the same constants.

/// Defines the constants, and lists them for the generated file.
macro_rules! layout {
    ($(#[doc = $doc:literal] $name:ident = $value:expr;)*) => {
        $(#[doc = $doc] pub const $name: u32 = $value;)*

        /// Every constant with its name, its value and its description.
        pub const ALL: &[(&str, u32, &str)] = &[$((stringify!($name), $name, $doc)),*];
    };
}

layout! {
    /// The width of a piece in a cell.
    PIECE_BITS = 5;
    /// One piece of a cell.
    PIECE_MASK = (1 << PIECE_BITS) - 1;
    /// The role of a piece, counted from 1.
    ROLE_MASK = 0b1111;
    /// Set in a heroic piece.
    HEROIC_BIT = 1 << 4;
    /// Where a cell has its colour.
    COLOR_SHIFT = 15;
    /// All pieces of a cell, without their colour.
    PIECES_MASK = (1 << COLOR_SHIFT) - 1;
    /// Where a piece that is put on the board has its colour.
    PIECE_COLOR_SHIFT = PIECE_BITS;
    /// The zone of a packed terrain.
    ZONE_MASK = 0b11;
    /// Set in the terrain of a bridge.
    BRIDGE_BIT = 1 << 2;

    /// The first square of a word, the origin of a move.
    SQUARE_MASK = 0xff;
    /// Where a word has what belongs to its square: the target of a move, a role, a result.
    VALUE_SHIFT = 8;
    /// The first cell of a word.
    CELL_MASK = 0xffff;
    /// Where a word has its second cell, or the cell that belongs to its square.
    CELL_SHIFT = 16;

    /// Where the first word of a move has its kind.
    KIND_SHIFT = 16;
    /// The kind, once shifted.
    KIND_MASK = 0b111;
    /// Set in the first word of a deploy step.
    DEPLOY_BIT = 1 << 19;
    /// Where the first word of a move says how much of the origin its SAN needs.
    ORIGIN_SHIFT = 20;
    /// The same, once shifted: the file, the rank, or both.
    ORIGIN_MASK = 0b11;
    /// Where the first word of a move has its check mark.
    CHECK_SHIFT = 22;
    /// The check mark, once shifted.
    CHECK_MASK = 0b11;
    /// Set in the first word of a played move that ended the turn.
    ENDS_TURN_BIT = 1 << 24;
    /// Where the first word of a move says how many promotions follow.
    PROMOTIONS_SHIFT = 25;

    /// Set in the first word of a view if Blue is to move.
    VIEW_BLUE_BIT = 1;
    /// The same for an open deploy session.
    VIEW_SESSION_BIT = 1 << 1;
    /// The same for a game that has ended.
    VIEW_OVER_BIT = 1 << 2;
    /// The same for a commander in check.
    VIEW_CHECK_BIT = 1 << 3;

    /// Set in the word of a defender that closes lines instead of a disc.
    STAR_BIT = 1 << 15;

    /// The words before those of the answer itself.
    HEAD_WORDS = 3;
    /// Set in the pieces of a query that names every piece that moves.
    EXACTLY_BIT = 1 << 15;
}

const _: () = {
    assert!(crate::Role::ALL.len() <= ROLE_MASK as usize);
    assert!(crate::MoveKind::ALL.len() <= KIND_MASK as usize + 1);
    assert!(crate::SQUARES <= SQUARE_MASK as usize + 1);
};
