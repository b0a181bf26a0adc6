//! How refusals cross to JavaScript: as one JSON object with the code, the message and the facts of
//! the error. `js/src/errors.ts` makes a `CoTuLenhError` of it, whose fields have the same names. Codes
//! and reasons are numbers, because JavaScript has lists of their names already.

use core::fmt::Display;

use super::json::Object;
use crate::{
    Color, DeployError, EditError, ErrorCode, FenError, FenErrorKind, FenErrors, GameOver, Illegal,
    IllegalMove, IllegalReason, Move, ParseMoveError, ReplayError, Role, SetupError, Square, StackError, fen,
};

/// Why a call was refused.
pub(super) struct Refusal(Object);

impl Refusal {
    pub(super) fn new(code: ErrorCode, message: &dyn Display) -> Refusal {
        let mut object = Object::new();
        object.number("code", code as usize);
        object.text("message", &message.to_string());
        Refusal(object)
    }

    /// The object as text.
    pub(super) fn json(self) -> String {
        self.0.finish()
    }

    pub(super) fn square(mut self, square: Square) -> Refusal {
        self.0.text("square", &square.to_string());
        self
    }

    fn piece(mut self, role: Role) -> Refusal {
        self.0.text("piece", char::to_string(&role.letter().to_ascii_lowercase()).as_str());
        self
    }

    fn color(mut self, color: Color) -> Refusal {
        self.0.text("color", char::to_string(&color.letter()).as_str());
        self
    }

    /// What was given and refused.
    fn text(mut self, text: &str) -> Refusal {
        self.0.text("text", text);
        self
    }

    fn moves(mut self, moves: &[Move]) -> Refusal {
        self.0.texts("moves", &mut moves.iter().map(Move::to_string));
        self
    }

    fn number(mut self, name: &str, number: usize) -> Refusal {
        self.0.number(name, number);
        self
    }

    fn setup(self, error: SetupError) -> Refusal {
        match error {
            SetupError::Terrain { square, role } => self.square(square).piece(role),
            SetupError::SecondCommander { square, color } => self.square(square).color(color),
            SetupError::Stack { square, .. } => self.square(square),
        }
    }

    fn stack(self, error: StackError) -> Refusal {
        match error {
            StackError::Twice(role) => self.piece(role),
            StackError::Empty | StackError::MixedColors | StackError::Impossible(_) => self,
        }
    }

    fn deploy(self, error: DeployError) -> Refusal {
        match error {
            DeployError::EmptySquare(square)
            | DeployError::NotYours(square)
            | DeployError::SinglePiece(square)
            | DeployError::NoStep(square) => self.square(square),
            DeployError::SessionOpen
            | DeployError::NoSession
            | DeployError::NothingDeployed
            | DeployError::CommanderInDanger
            | DeployError::GameOver => self,
        }
    }

    /// Why a move is not legal. The square of an open session stands by itself, too.
    fn illegal(mut self, illegal: Illegal) -> Refusal {
        if illegal.reason == IllegalReason::SessionOpen
            && let Some(square) = illegal.squares.iter().next()
        {
            self = self.square(square);
        }
        self.0.object("illegal", describe_illegal(illegal));
        self
    }

    fn parse_move(self, error: &ParseMoveError) -> Refusal {
        match error {
            ParseMoveError::Ambiguous(moves) => self.moves(moves),
            ParseMoveError::NoSuchMove(illegal) => self.illegal(*illegal),
            ParseMoveError::Illegal(error) => self.illegal(error.illegal),
            ParseMoveError::Syntax => self,
        }
    }

    /// The facts of an error in a FEN, without its place in the text.
    fn fen(mut self, error: &FenError) -> Refusal {
        if let Some(rank) = error.rank {
            self = self.number("rank", rank);
        }
        if !error.text.is_empty() {
            self = self.text(&error.text);
        }
        match error.kind {
            FenErrorKind::TooLong => self.number("limit", fen::MAX_LENGTH),
            FenErrorKind::Setup(error) => self.setup(error),
            FenErrorKind::Stack(error) => self.stack(error),
            FenErrorKind::DeployIllegal(ReplayError::Open(error)) => self.deploy(error),
            FenErrorKind::DeployIllegal(ReplayError::Step(error)) => self.illegal(error.illegal),
            _ => self,
        }
    }
}

/// The reason and the squares of an explanation, as JavaScript has them.
pub(super) fn describe_illegal(illegal: Illegal) -> Object {
    let mut object = Object::new();
    let reason = match illegal.reason {
        IllegalReason::GameEnded => IllegalReason::GameOver,
        reason => reason,
    };
    object.number("reason", reason as usize);
    object.texts("squares", &mut illegal.squares.iter().map(|square| square.to_string()));
    object
}

/// Refuses a move that was given as `text`.
pub(super) fn refuse_move(text: &str, error: &ParseMoveError) -> Refusal {
    let message = [text, ": ", &error.to_string()].concat();
    Refusal::new(error.code(), &message).text(text).parse_move(error)
}

/// Refuses a FEN for one of its errors. The index counts in UTF-16, as JavaScript does.
pub(super) fn refuse_fen(fen: &str, error: &FenError) -> Refusal {
    let before = fen.get(..error.index).unwrap_or(fen);
    let index = before.chars().map(char::len_utf16).sum();
    Refusal::new(error.kind.code(), error).number("index", index).fen(error)
}

/// Refuses a FEN for its first error.
pub(super) fn refuse_first(fen: &str, errors: &FenErrors) -> Refusal {
    refuse_fen(fen, errors.first())
}

impl From<DeployError> for Refusal {
    fn from(error: DeployError) -> Refusal {
        Refusal::new(error.code(), &error).deploy(error)
    }
}

impl From<EditError> for Refusal {
    fn from(error: EditError) -> Refusal {
        let refusal = Refusal::new(error.code(), &error);
        match error {
            EditError::SessionOpen => refusal,
            EditError::Setup(error) => refusal.setup(error),
            EditError::EmptySquare(square) => refusal.square(square),
            EditError::NoSuchPiece { square, role } => refusal.square(square).piece(role),
        }
    }
}

impl From<StackError> for Refusal {
    fn from(error: StackError) -> Refusal {
        Refusal::new(error.code(), &error).stack(error)
    }
}

impl From<GameOver> for Refusal {
    fn from(error: GameOver) -> Refusal {
        Refusal::new(error.code(), &error)
    }
}

impl From<IllegalMove> for Refusal {
    fn from(error: IllegalMove) -> Refusal {
        Refusal::new(error.code(), &error).text(&error.mv.to_string()).illegal(error.illegal)
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::{Position, Rules};

    fn parsed(refusal: Refusal) -> Value {
        let mut object: Value = serde_json::from_str(&refusal.json()).expect("JSON");
        let code = object["code"].as_u64().expect("a number");
        object["code"] = ErrorCode::ALL[code as usize].as_str().into();
        let message = object.as_object_mut().and_then(|fields| fields.remove("message"));
        assert!(message.is_some_and(|message| !message.as_str().unwrap_or_default().is_empty()));
        object
    }

    #[test]
    fn refusals_have_the_facts_of_their_errors() {
        let edit = EditError::NoSuchPiece { square: Square::E5, role: Role::Tank };
        assert_eq!(parsed(edit.into()), json!({ "code": "NO_SUCH_PIECE", "square": "e5", "piece": "t" }));
        let second = SetupError::SecondCommander { square: Square::K12, color: Color::Blue };
        assert_eq!(
            parsed(EditError::Setup(second).into()),
            json!({ "code": "SECOND_COMMANDER", "square": "k12", "color": "b" })
        );
    }

    #[test]
    fn a_fen_that_is_too_long_has_the_limit() {
        let fen = "1".repeat(fen::MAX_LENGTH + 1);
        let errors = Position::from_fen(&fen, Rules::STANDARD).unwrap_err();
        let limit = fen::MAX_LENGTH;
        assert_eq!(
            parsed(refuse_fen(&fen, &errors.as_slice()[0])),
            json!({ "code": "FEN_TOO_LONG", "index": limit, "limit": limit })
        );
    }

    #[test]
    fn places_in_a_fen_count_in_utf_16() {
        let fen = "🛩q9/11/11/11/11/11/11/11/11/11/11/11 r - - 0 1";
        let errors = Position::from_fen(fen, Rules::STANDARD).unwrap_err();
        let places = errors.as_slice().iter().map(|error| parsed(refuse_fen(fen, error)));
        let unknown = |text: &str, index| json!({ "code": "FEN_UNKNOWN_PIECE", "text": text, "index": index, "rank": 12 });
        assert!(places.eq([unknown("🛩", 0), unknown("q", 2)]));
    }
}
