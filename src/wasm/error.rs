//! Why a call was refused, as JavaScript gets it: an `Error` with a code, a message and the facts, which
//! `js/src/errors/error.ts` knows as a `CoTuLenhError`.

use core::fmt::Display;

use js_sys::{Error, Object};
use wasm_bindgen::JsValue;

use super::value::value;
use crate::{
    Color, DeployError, EditError, ErrorCode, FenError, FenErrorKind, FindMoveError, GameOver, Illegal,
    IllegalMove, IllegalReason, ParseMoveError, ReplayError, Role, SetupError, Square, StackError,
    data::Data, fen,
};

/// The name of the error class.
const CLASS: &str = "CoTuLenhError";

/// Messages and facts quote at most so many bytes of what was passed.
const MAX_QUOTED: usize = 1000;

/// Why a call was refused: the fields of a `CoTuLenhError`.
pub(super) struct Refusal(Vec<(&'static str, Data)>);

impl From<Refusal> for Data {
    fn from(refusal: Refusal) -> Data {
        Data::Object(refusal.0)
    }
}

impl From<Refusal> for JsValue {
    #[inline(never)]
    fn from(refusal: Refusal) -> JsValue {
        let error = Error::new("");
        error.set_name(CLASS);
        // The message too: like that of every error, it is not listed among the fields then.
        Object::assign(&error, &Object::from(value(refusal))).into()
    }
}

impl Refusal {
    #[cold]
    #[inline(never)]
    pub(super) fn new(code: ErrorCode, message: &dyn Display) -> Refusal {
        let message = Data::Text(quote(&message.to_string()));
        Refusal(vec![("code", Data::Word(code.as_str())), ("message", message)])
    }

    #[inline(never)]
    fn with(mut self, name: &'static str, fact: Data) -> Refusal {
        self.0.push((name, fact));
        self
    }

    /// A text that is not what it should be: `"z9" is not a square`.
    pub(super) fn of_text(code: ErrorCode, text: &str, problem: &str) -> Refusal {
        Refusal::new(code, &["\"", text, "\" ", problem].concat()).text(text)
    }

    pub(super) fn square(self, square: Square) -> Refusal {
        self.with("square", Data::from(&square))
    }

    fn piece(self, role: Role) -> Refusal {
        self.with("piece", Data::from(&role))
    }

    fn color(self, color: Color) -> Refusal {
        self.with("color", Data::from(&color))
    }

    /// What was given and refused.
    fn text(self, text: &str) -> Refusal {
        self.with("text", Data::Text(quote(text)))
    }

    fn number(self, name: &'static str, number: usize) -> Refusal {
        self.with(name, Data::Number(number as u32))
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
        self.with("illegal", Data::from(&illegal))
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

fn quote(text: &str) -> String {
    let mut end = MAX_QUOTED;
    while !text.is_char_boundary(end.min(text.len())) {
        end -= 1;
    }
    match text.get(..end) {
        Some(start) => [start, "…"].concat(),
        None => text.to_owned(),
    }
}

/// Refuses a move that was given as `text`, by the side to move.
#[cold]
#[inline(never)]
pub(super) fn refuse_move(text: &str, error: &ParseMoveError, turn: Color) -> Refusal {
    let mut message = [text, ": ", &error.to_string()].concat();
    let illegal = match error {
        ParseMoveError::NotFound(FindMoveError::None(illegal)) => Some(*illegal),
        ParseMoveError::Illegal(error) => Some(error.illegal),
        _ => None,
    };
    let is_wrong_side = illegal.is_some_and(|illegal| illegal.reason == IllegalReason::NotYours);
    if is_wrong_side {
        message.push_str(match turn {
            Color::Red => "; it is Red's turn",
            Color::Blue => "; it is Blue's turn",
        });
    }
    let mut refusal = Refusal::new(error.code(), &message).text(text);
    if let ParseMoveError::NotFound(FindMoveError::Several(moves)) = error {
        let moves = moves.iter().map(|mv| Data::Text(mv.to_string()));
        refusal = refusal.with("moves", moves.collect());
    }
    if is_wrong_side {
        refusal = refusal.color(turn);
    }
    match illegal {
        Some(illegal) => refusal.illegal(illegal),
        None => refusal,
    }
}

/// Refuses a FEN for one of its errors. The index counts in UTF-16, as JavaScript does.
pub(super) fn refuse_fen(fen: &str, error: &FenError) -> Refusal {
    let index = fen.chars().take(error.index).map(char::len_utf16).sum();
    Refusal::new(error.kind.code(), error).number("index", index).fen(error)
}

/// Lets `?` throw an error of the crate.
macro_rules! refusals {
    ($(|$error:ident: $type:ty| $refusal:expr;)*) => {
        $(
            impl From<$type> for JsValue {
                #[cold]
                #[inline(never)]
                fn from($error: $type) -> JsValue {
                    $refusal.into()
                }
            }
        )*
    };
}

refusals! {
    |error: DeployError| Refusal::new(error.code(), &error).deploy(error);
    |error: EditError| refuse_edit(error);
    |error: StackError| Refusal::new(error.code(), &error).stack(error);
    |error: GameOver| Refusal::new(error.code(), &error);
    |error: IllegalMove| {
        Refusal::new(error.code(), &error).text(&error.mv.to_string()).illegal(error.illegal)
    };
}

fn refuse_edit(error: EditError) -> Refusal {
    let refusal = Refusal::new(error.code(), &error);
    match error {
        EditError::SessionOpen => refusal,
        EditError::Setup(error) => refusal.setup(error),
        EditError::EmptySquare(square) => refusal.square(square),
        EditError::NoSuchPiece { square, role } => refusal.square(square).piece(role),
    }
}
