//! The members that have twins in `packed`. The module of the npm package has those instead.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};

use super::{
    CoTuLenh, Color,
    error::Refusal,
    make::{fen_errors, read_fen},
    moves::move_text,
    read,
    value::value,
};
use crate::{
    Board, ErrorCode, MoveKind, PlayedMove, Position, Role, RoleSet, RuleValue, Rules, Session, Square,
    Stack, StackStyle, Undone, data::Data,
};

#[wasm_bindgen]
impl CoTuLenh {
    /// A game from the start, or from the position of a FEN; by the standard rules, `"official"` ones, or those
    /// with some options. With `autoCommit` false no deploy commits by itself.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "string")] fen: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "RulesInput")] rules: &JsValue,
        #[wasm_bindgen(js_name = autoCommit, unchecked_optional_param_type = "boolean")]
        auto_commit: &JsValue,
    ) -> Result<CoTuLenh, JsValue> {
        let rules = read_rules(rules)?;
        let auto_commit = auto_commit.is_undefined() || read::flag(auto_commit, "autoCommit")?;
        let start = match fen.is_undefined() {
            true => Position::start(rules),
            false => read_fen(&fen_text(fen)?, rules, auto_commit)?,
        };
        Ok(CoTuLenh::starting(start, auto_commit))
    }

    /// Every error of a FEN, with a code, a message and a place. The steps of an open deploy session are checked
    /// by the rules.
    #[wasm_bindgen(js_name = validateFen, unchecked_return_type = "FenValidation")]
    pub fn validate_fen(
        #[wasm_bindgen(unchecked_param_type = "string")] fen: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "RulesInput")] rules: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let errors = fen_errors(&fen_text(fen)?, read_rules(rules)?);
        let is_valid = matches!(&errors, Data::List(errors) if errors.is_empty());
        Ok(value(Data::Object(vec![("valid", Data::Flag(is_valid)), ("errors", errors)])))
    }

    /// Starts again from the position of a FEN, by the same rules.
    pub fn load(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] fen: &JsValue,
    ) -> Result<(), JsValue> {
        self.load_fen(&fen_text(fen)?)
    }

    /// The position as FEN. While a deploy session is open, the placement is the real board and the steps
    /// follow.
    pub fn fen(&self) -> String {
        self.position().fen(StackStyle::Together)
    }

    /// What stands on a square. With a type the piece of that kind there: the carrier comes with what it
    /// carries, a carried piece comes alone.
    #[wasm_bindgen(unchecked_return_type = "Piece | null")]
    pub fn get(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
        #[wasm_bindgen(js_name = "type", unchecked_optional_param_type = "PieceTypeInput")] kind: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let stack = self.position().board().get(read::square(square)?);
        let found = match (stack, read::optional_role(kind)?) {
            (Some(stack), Some(role)) if stack.carrier_role() != role => stack.piece(role).map(Stack::from),
            _ => stack,
        };
        Ok(value(Data::of(found.as_ref())))
    }

    /// The pieces on the board by square, of one colour or of both. In a deploy session, those of the virtual
    /// board.
    #[wasm_bindgen(unchecked_return_type = "SquarePiece[]")]
    pub fn pieces(&self, color: Option<Color>) -> Result<JsValue, JsValue> {
        let color = optional_color(color)?;
        Ok(list_pieces(self.position().board(), |stack| color.is_none_or(|color| color == stack.color())))
    }

    /// The pieces of the board that counts: in a deploy session the one with its steps.
    #[wasm_bindgen(js_name = virtualBoard, unchecked_return_type = "SquarePiece[]")]
    pub fn virtual_board(&self) -> JsValue {
        list_pieces(self.position().board(), |_| true)
    }

    /// The pieces of the board that an open deploy session has not changed yet.
    #[wasm_bindgen(js_name = realBoard, unchecked_return_type = "SquarePiece[]")]
    pub fn real_board(&self) -> JsValue {
        list_pieces(self.position().real_board(), |_| true)
    }

    /// Takes what stands on a square off the board, or only the piece of one type. History is gone then.
    #[wasm_bindgen(unchecked_return_type = "Piece | null")]
    pub fn remove(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
        #[wasm_bindgen(js_name = "type", unchecked_optional_param_type = "PieceTypeInput")] kind: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let removed = self.game.remove(read::square(square)?, read::optional_role(kind)?)?;
        Ok(value(Data::of(removed.as_ref())))
    }

    /// The legal moves in SAN, deploy steps among them.
    pub fn moves(&self) -> Vec<String> {
        let mut sans = Vec::new();
        if let Some(position) = self.open_position() {
            position.for_each_san(|san| sans.push(san.to_string()));
        }
        sans
    }

    /// Plays a move or a deploy step, in SAN, in LAN, or as people type it; or a whole deploy, whose last step is
    /// the answer.
    #[wasm_bindgen(js_name = move, unchecked_return_type = "PlayedMove")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(js_name = move, unchecked_param_type = "string")] text: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let played = self.play_text(&move_text(text)?, false)?;
        Ok(self.describe_played(&played))
    }

    /// Takes back the last turn, or within a deploy session its last step, and returns it; `null` if there is
    /// nothing to take back, or only a declared end.
    #[wasm_bindgen(unchecked_return_type = "Turn | Move | null")]
    pub fn undo(&mut self) -> JsValue {
        let turn = if self.game.takes_back_turn() { self.game.last_turn() } else { None };
        match self.game.undo() {
            Some(Undone::Turn(_)) => value(Data::of(turn.as_ref())),
            Some(Undone::Step(step)) => value(&step),
            None => JsValue::NULL,
        }
    }

    /// Plays again what was taken back last, and returns it.
    #[wasm_bindgen(unchecked_return_type = "Turn | Move | null")]
    pub fn redo(&mut self) -> JsValue {
        match self.game.redo() {
            Some(Undone::Turn(_)) => self.last_turn(),
            Some(Undone::Step(step)) => value(&step),
            None => JsValue::NULL,
        }
    }

    /// The last turn that was completed.
    #[wasm_bindgen(js_name = lastTurn, unchecked_return_type = "Turn | null")]
    pub fn last_turn(&self) -> JsValue {
        value(Data::of(self.game.last_turn().as_ref()))
    }

    /// Reads a whole turn, a move or a deploy, and does not play it. An open session does not count.
    #[wasm_bindgen(js_name = readTurn, unchecked_return_type = "Turn")]
    pub fn read_turn(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(value(Data::of(self.try_turn(&move_text(text)?)?.last_turn().as_ref())))
    }

    /// The squares where the Air Force of a colour is threatened: the zones of the other side.
    #[wasm_bindgen(js_name = getAirDefenseZones, unchecked_return_type = "Square[]")]
    pub fn air_defense_zones(&self, color: Color) -> Result<JsValue, JsValue> {
        Ok(value(&self.position().air_defense_zones(color.read()?)))
    }

    /// Where the Air Force of a colour is threatened, by whom, and how strongly.
    #[wasm_bindgen(js_name = getAirDefense, unchecked_return_type = "AirDefenseSquare[]")]
    pub fn air_defense(&self, color: Color) -> Result<JsValue, JsValue> {
        let cover = self.position().air_cover(color.read()?);
        let described: Data = cover
            .iter()
            .map(|(square, defenders, level)| {
                Data::Object(vec![
                    ("square", Data::from(square)),
                    ("defenders", Data::from(defenders)),
                    ("level", Data::Number(*level as u32)),
                ])
            })
            .collect();
        Ok(value(described))
    }

    /// Opens a deploy session for the stack on a square. Until it is committed, steps change a virtual board
    /// only. What was undone before cannot be redone then.
    #[wasm_bindgen(js_name = startDeploy, unchecked_return_type = "DeployState")]
    pub fn start_deploy(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Square")] square: &JsValue,
    ) -> Result<JsValue, JsValue> {
        self.game.start_deploy(read::square(square)?)?;
        Ok(self.deploy_state())
    }

    /// Commits the open session as one turn, and returns it.
    #[wasm_bindgen(js_name = commitDeploy, unchecked_return_type = "Turn")]
    pub fn commit_deploy(&mut self) -> Result<JsValue, JsValue> {
        self.game.commit_deploy()?;
        Ok(self.last_turn())
    }

    /// Takes a step of the open session: a piece, or several together, go to a square. The session commits by
    /// itself when no further step is legal: then `endsTurn` is true, and `turn` is the whole turn.
    #[wasm_bindgen(js_name = deployStep, unchecked_return_type = "PlayedMove")]
    pub fn deploy_step(
        &mut self,
        #[wasm_bindgen(
            js_name = "type",
            unchecked_param_type = "PieceTypeInput | readonly PieceTypeInput[]"
        )]
        kind: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Square")] to: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "{ kind?: MoveKind | undefined }")] options: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (roles, to, kind) = (roles(kind)?, read::square(to)?, kind_option(options)?);
        let played = self.take_step(roles, to, kind)?;
        Ok(self.describe_played(&played))
    }

    /// The open session.
    #[wasm_bindgen(js_name = deployState, unchecked_return_type = "DeployState | null")]
    pub fn deploy_state(&self) -> JsValue {
        self.position().session().map_or(JsValue::NULL, |session| value(self.describe_session(session)))
    }

    /// Is the commander of a side, or of the side to move, in danger?
    #[wasm_bindgen(js_name = isCheck)]
    pub fn is_check(&self, color: Option<Color>) -> Result<bool, JsValue> {
        Ok(match optional_color(color)? {
            Some(color) => self.position().is_in_danger(color),
            None => self.position().is_check(),
        })
    }
}

impl CoTuLenh {
    /// A move or a step that was just played; if it is a step that has ended the turn, with that.
    fn describe_played(&self, played: &PlayedMove) -> JsValue {
        let turn = if played.mv.deploy && played.ends_turn { self.game.last_turn() } else { None };
        let mut data = Data::from(played);
        if let Data::Object(fields) = &mut data {
            fields.push(("endsTurn", Data::Flag(played.ends_turn)));
            fields.extend(turn.map(|turn| ("turn", Data::from(&turn))));
        }
        value(data)
    }

    fn describe_session(&self, session: &Session) -> Data {
        let position = self.position();
        let change = |square: Square| {
            let piece = position.board().get(square);
            Data::Object(vec![("square", Data::from(&square)), ("piece", Data::of(piece.as_ref()))])
        };
        Data::Object(vec![
            ("square", Data::from(&session.square())),
            ("original", Data::from(&session.original())),
            ("remaining", Data::of(position.deploy_remaining().as_ref())),
            ("waiting", Data::from(&position.deploy_waiting())),
            ("steps", self.game.deploy_steps().iter().map(Data::from).collect()),
            ("canCommit", Data::Flag(position.can_commit())),
            ("changes", position.deploy_changes().iter().map(change).collect()),
        ])
    }
}

/// What stands on a board, by square.
fn list_pieces(board: &Board, is_listed: impl Fn(Stack) -> bool) -> JsValue {
    let listed = board.stacks().filter(|&(_, stack)| is_listed(stack));
    let described: Data = listed
        .map(|(square, stack)| {
            Data::Object(vec![("square", Data::from(&square)), ("piece", Data::from(&stack))])
        })
        .collect();
    value(described)
}

/// A side that need not be given.
fn optional_color(color: Option<Color>) -> Result<Option<crate::Color>, JsValue> {
    color.map(Color::read).transpose()
}

fn fen_text(value: &JsValue) -> Result<String, JsValue> {
    read::text(value, ErrorCode::FenNotAString, "a FEN")
}

/// Rules by their name, or the options that differ from the standard rules. The standard ones if nothing is
/// given.
fn read_rules(value: &JsValue) -> Result<Rules, JsValue> {
    let mut rules = Rules::STANDARD;
    if value.is_undefined() {
        return Ok(rules);
    }
    if let Some((_, preset)) = Rules::PRESETS.iter().find(|(name, _)| value == *name) {
        return Ok(*preset);
    }
    let refuse = |message: &str| JsValue::from(Refusal::new(ErrorCode::InvalidRules, &message));
    let options =
        value.dyn_ref::<Object>().ok_or_else(|| refuse("rules are standard, official or an object"))?;
    for name in Object::keys(options) {
        let given = Reflect::get(options, &name)?;
        let option = Rules::OPTIONS.iter().find(|option| name == *option.name());
        let option = option.ok_or_else(|| refuse(&unknown_option(&name)))?;
        let is_given = |known: &RuleValue| match known {
            RuleValue::Flag(flag) => given == *flag,
            RuleValue::Word(word) => given == **word,
        };
        match option.values().iter().position(is_given) {
            Some(index) => option.set(&mut rules, index),
            None if given.is_undefined() => {}
            None => return Err(refuse(&[option.name(), " has no such value"].concat())),
        }
    }
    Ok(rules)
}

fn unknown_option(name: &JsValue) -> String {
    [&name.as_string().unwrap_or_default(), " is not an option of the rules"].concat()
}

/// One piece type, or a list of several.
fn roles(value: &JsValue) -> Result<RoleSet, JsValue> {
    let Some(list) = value.dyn_ref::<Array>() else { return Ok(RoleSet::of(read::role(value)?)) };
    let mut roles = RoleSet::EMPTY;
    for element in list.iter().take(Role::ALL.len()) {
        roles = roles.with(read::role(&element)?);
    }
    if roles.is_empty() {
        let message = "a list of piece types has at least one";
        return Err(Refusal::new(ErrorCode::InvalidPieceType, &message).into());
    }
    Ok(roles)
}

/// The `kind` of options, which need not be given.
fn kind_option(options: &JsValue) -> Result<Option<MoveKind>, JsValue> {
    let kind = if options.is_object() { Reflect::get(options, &"kind".into())? } else { options.clone() };
    if kind.is_undefined() {
        return Ok(None);
    }
    let known = MoveKind::ALL.into_iter().find(|known| kind == *known.name());
    let message = "kind is move, capture, stay, suicide or combine";
    known.map(Some).ok_or_else(|| Refusal::new(ErrorCode::InvalidMove, &message).into())
}
