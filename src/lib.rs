//! The rules of Cờ Tư Lệnh (Commander Chess).
#![cfg_attr(not(feature = "wasm"), forbid(unsafe_code))]

mod air_defense;
mod board;
mod color;
mod deploy_text;
mod edit;
mod fen;
mod game;
mod movement;
mod moves;
mod pgn;
mod piece;
mod played;
mod position;
mod query;
mod record;
mod role;
mod rules;
mod san;
mod score;
mod setup;
mod square;
mod square_set;
mod stack;
mod terrain;
#[cfg(feature = "wasm")]
pub mod wasm;

pub use air_defense::AirDefenseResult;
pub use board::Board;
pub use color::Color;
pub use deploy_text::{DeployText, StepText};
pub use edit::EditError;
pub use fen::{Fen, FenError, FenErrorKind, FenErrors, START_FEN, StackStyle};
pub use game::{Game, LoadError, Undone};
pub use moves::{Move, MoveKind};
pub use pgn::{Pgn, PgnError, PgnErrorKind, PgnLine, PgnReader, PgnResult, PgnTurn, TagError};
pub use piece::Piece;
pub use played::{PlayedMove, PlayedTurn, Told};
pub use position::{
    Action, DeployError, IllegalMove, Outcome, OutcomeReason, Position, PositionError, Session, Undo,
};
pub use query::{MoveQuery, PieceQuery};
pub use record::{GameRecord, RecordError};
pub use role::{Role, RoleSet};
pub use rules::{AirDefenseRules, Rules};
pub use san::{MoveText, ParseMoveError};
pub use score::Score;
pub use setup::{Setup, SetupError};
pub use square::{Direction, FILES, ParseSquareError, RANKS, SQUARES, Square};
pub use square_set::{SquareIter, SquareSet};
pub use stack::{Stack, StackError, UpperCase};
pub use terrain::{Terrain, Zone, may_stand};

// The examples in the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
