//! The rules of Cờ Tư Lệnh (Commander Chess): a board of 11 × 12 points with sea, coast, river and
//! land, eleven kinds of pieces that may carry one another, air defense, heroes, and deploys in
//! which a stack is split step by step.
//!
//! ```text
//!  12  .  .  .  .  .  .  c  .  .  .  .      c commander    a artillery
//!  11  .  n  .  .  f  h  .  h  f  .  .      i infantry     g anti-air
//!  10  .  .  .  a  .  .  s  .  .  a  .      t tank         s missile
//!   9  .  .  n  .  g  t  .  t  g  .  .      m militia      f air force
//!   8  .  .  i  e  .  .  m  .  .  e  i      e engineer     n navy
//!   7  .  .  .  .  .  .  .  .  .  .  .      h headquarter
//!   6  .  .  .  .  .  .  .  .  .  .  .
//!   5  .  .  I  E  .  .  M  .  .  E  I      files a, b: sea
//!   4  .  .  N  .  G  T  .  T  G  .  .      file c, d6 e6 d7 e7: coast and river
//!   3  .  .  .  A  .  .  S  .  .  A  .      f6 f7, h6 h7: bridges
//!   2  .  N  .  .  F  H  .  H  F  .  .
//!   1  .  .  .  .  .  .  C  .  .  .  .
//!      a  b  c  d  e  f  g  h  i  j  k
//! ```
//!
//! A [`Game`] is a [`Position`] with its history:
//!
//! ```
//! use cotulenh::{Color, Game, Rules, Square};
//!
//! let mut game = Game::new(Rules::STANDARD);
//! assert_eq!(game.position().legal_moves().len(), 114);
//!
//! for san in ["Tf6", "Tf8", "Txf8"] {
//!     let turn = game.position().read_turn(san)?;
//!     game.play_turn(&turn).expect("what was read is legal");
//! }
//! assert_eq!(game.position().turn(), Color::Blue);
//! // The zones of red's navies, missiles and anti-air guns threaten a blue Air Force.
//! assert!(game.position().air_defense_zones(Color::Blue).contains(Square::E4));
//!
//! game.undo();
//! assert_eq!(game.position().half_moves(), 2);
//! # Ok::<(), cotulenh::ParseMoveError>(())
//! ```
//!
//! A deploy session splits a stack on a virtual board; see [`Position::start_deploy`]. Positions
//! are read and written as FEN ([`Position::from_fen`]), moves and turns as SAN and LAN
//! ([`Position::san`], [`Position::read_turn`]), games as data ([`GameRecord`]). Clause numbers in the documentation (R5.4) are those of `docs/RULES.md`.
//!
//! What only a search needs, such as playing without checks and null moves, is in [`search_support`].
//!
//! The crate has no dependencies, unless the feature `serde` asks for one, by which [`GameRecord`], [`Rules`] and
//! others are data. On wasm32 it has the JavaScript bindings, unless the feature `wasm` is switched off.
#![forbid(unsafe_code)]

mod air_defense;
mod board;
mod color;
#[cfg(any(feature = "serde", target_arch = "wasm32"))]
mod data;
mod describe;
mod error_code;
mod fen;
mod game;
mod movement;
mod moves;
mod piece;
mod position;
mod record;
mod role;
mod rules;
mod san;
mod setup;
mod square;
mod square_set;
mod stack;
mod terrain;
mod text;
#[cfg(all(feature = "wasm", target_arch = "wasm32"))]
pub mod wasm;

pub use air_defense::AirDefenseResult;
pub use board::Board;
pub use color::{Color, ParseColorError};
pub use describe::PlayedTurn;
pub use error_code::ErrorCode;
pub use fen::{FenError, FenErrorKind, FenErrors, START_FEN, StackStyle};
pub use game::{
    ActionError, ENDING_BONUS, EditError, Forfeit, Game, GameOver, LoadError, PlayedMove, Undone,
};
pub use movement::NAVY_VS_NAVY;
pub use moves::{Disambiguation, Move, MoveKind};
pub use piece::Piece;
pub use position::{
    Action, CheckMark, DeployError, FindMoveError, Illegal, IllegalMove, IllegalReason, MoveQuery, Outcome,
    OutcomeReason, PieceQuery, Position, PositionError, ReplayError, Session, Undo, search_support,
};
pub use record::{GameRecord, RecordError};
pub use role::{ParseRoleError, Role, RoleSet};
pub use rules::{
    AirDefenseRules, DecidedBy, NavyPasses, Objective, ParseRulesError, RuleOption, RuleValue, Rules,
};
pub use san::{ParseMoveError, San};
pub use setup::{RecordedSession, RecordedStep, Setup, SetupError};
pub use square::{Direction, FILES, ParseSquareError, RANKS, SQUARES, Square};
pub use square_set::{SquareIter, SquareSet};
pub use stack::{Stack, StackError, UpperCase};
pub use terrain::{Terrain, Zone, may_stand};

// The examples in the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
