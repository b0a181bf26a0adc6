//! The words of the game as data, with the feature `serde`: as the JavaScript API has them.
//!
//! Everything becomes [`Data`] first, and only that is written by serde. So a module for wasm has one writer, and not
//! one for every type, which makes it 4 kB smaller after gzip.

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{
    Color, GameRecord, Illegal, MoveKind, Outcome, Piece, PlayedMove, PlayedTurn, Role, RoleSet, RuleValue,
    Rules, Square, SquareSet, Stack,
};

/// A plain value.
pub(crate) enum Data {
    Null,
    Flag(bool),
    Number(u32),
    Word(&'static str),
    Text(String),
    List(Vec<Data>),
    Object(Vec<(&'static str, Data)>),
}

impl Serialize for Data {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Data::Null => serializer.serialize_none(),
            Data::Flag(flag) => serializer.serialize_bool(*flag),
            Data::Number(number) => serializer.serialize_u32(*number),
            Data::Word(text) => serializer.serialize_str(text),
            Data::Text(text) => serializer.serialize_str(text),
            Data::List(list) => serializer.collect_seq(list),
            Data::Object(fields) => {
                let mut map = serializer.serialize_map(Some(fields.len()))?;
                for (name, value) in fields {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}

/// Defines how types become data, and with that how serde writes them.
macro_rules! data {
    ($($(#[doc = $doc:literal])+ |$value:ident: $type:ty| $data:expr;)*) => {
        $(
            impl From<&$type> for Data {
                fn from($value: &$type) -> Data {
                    $data
                }
            }

            $(#[doc = $doc])+
            impl Serialize for $type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    Data::from(self).serialize(serializer)
                }
            }
        )*
    };
}

data! {
    /// As in JavaScript: `"c4"`.
    |square: Square| Data::Text(square.to_string());
    /// A list of squares.
    |squares: SquareSet| squares.iter().map(|square| Data::from(&square)).collect();
    /// `"r"` or `"b"`.
    |color: Color| Data::Word(match color {
        Color::Red => "r",
        Color::Blue => "b",
    });
    /// The letter, in lower case.
    |role: Role| Data::Text(role.letter().to_ascii_lowercase().into());
    /// A list of letters.
    |roles: RoleSet| roles.iter().map(|role| Data::from(&role)).collect();
    /// `"move"`, `"capture"`, `"stay"`, `"suicide"` or `"combine"`.
    |kind: MoveKind| Data::Word(kind.name());
    /// `type`, `color`, and `heroic` if it is.
    |piece: Piece| describe_piece(*piece, Vec::new());
    /// The carrier, and if there are any the pieces that it carries as `carrying`.
    |stack: Stack| describe_piece(stack.carrier(), stack.pieces().skip(1).map(|piece| Data::from(&piece)).collect());
    /// The `reason` and the `squares`.
    |illegal: Illegal| Data::Object(vec![
        ("reason", Data::Word(illegal.reason.name())),
        ("squares", Data::from(&illegal.squares)),
    ]);
    /// A move as JavaScript has it: with what it took or joined, whom it made heroic, and its notation.
    |played: PlayedMove| describe_move(played);
    /// A turn as JavaScript has it: its notation, the FENs before and after it, and its moves.
    |turn: PlayedTurn| describe_turn(turn);
    /// Every option by its name.
    |rules: Rules| Data::Object(
        Rules::OPTIONS.iter().map(|option| (option.name(), option.value(rules).into())).collect()
    );
    /// `winner`, `reason`, and `by` if a side resigned or forfeited.
    |outcome: Outcome| {
        let mut fields = vec![
            ("winner", Data::of(outcome.winner.as_ref())),
            ("reason", Data::Word(outcome.reason.name())),
        ];
        fields.extend(outcome.by.as_ref().map(|by| ("by", Data::from(by))));
        Data::Object(fields)
    };
    /// What JavaScript restores a game from.
    |record: GameRecord| describe_record(record);
}

impl Data {
    /// A value that may be missing.
    pub(crate) fn of<'a, T>(value: Option<&'a T>) -> Data
    where
        Data: From<&'a T>,
    {
        value.map_or(Data::Null, Data::from)
    }

    fn texts(texts: &[String]) -> Data {
        texts.iter().map(|text| Data::Text(text.clone())).collect()
    }
}

impl FromIterator<Data> for Data {
    fn from_iter<I: IntoIterator<Item = Data>>(values: I) -> Data {
        Data::List(values.into_iter().collect())
    }
}

impl From<RuleValue> for Data {
    fn from(value: RuleValue) -> Data {
        match value {
            RuleValue::Flag(flag) => Data::Flag(flag),
            RuleValue::Word(word) => Data::Word(word),
        }
    }
}

#[inline(never)]
fn describe_piece(piece: Piece, carried: Vec<Data>) -> Data {
    let mut fields = vec![("type", Data::from(&piece.role)), ("color", Data::from(&piece.color))];
    if piece.heroic {
        fields.push(("heroic", Data::Flag(true)));
    }
    if !carried.is_empty() {
        fields.push(("carrying", Data::List(carried)));
    }
    Data::Object(fields)
}

fn describe_move(played: &PlayedMove) -> Data {
    let mv = &played.mv;
    let mut fields = vec![
        ("color", Data::from(&mv.piece.color())),
        ("from", Data::from(&mv.from)),
        ("to", Data::from(&mv.to)),
        ("piece", Data::from(&mv.piece)),
        ("kind", Data::from(&mv.kind)),
        ("deploy", Data::Flag(mv.deploy)),
        ("flags", Data::Number(mv.flags().into())),
        ("san", Data::Text(played.san().to_string())),
        ("lan", Data::Text(mv.to_string())),
    ];
    if let Some(target) = &played.target {
        let name = if mv.kind == MoveKind::Combine { "combined" } else { "captured" };
        fields.push((name, Data::from(target)));
    }
    let heroes =
        played.promoted.iter().flat_map(|(square, roles)| roles.iter().map(move |role| (square, role)));
    let promoted: Vec<Data> = heroes
        .map(|(square, role)| Data::Object(vec![("square", Data::from(square)), ("type", Data::from(&role))]))
        .collect();
    if !promoted.is_empty() {
        fields.push(("promoted", Data::List(promoted)));
    }
    Data::Object(fields)
}

fn describe_turn(turn: &PlayedTurn) -> Data {
    let mut fields = vec![
        ("color", Data::from(&turn.color)),
        ("san", Data::Text(turn.san.clone())),
        ("lan", Data::Text(turn.lan.clone())),
        ("before", Data::Text(turn.before.clone())),
        ("after", Data::Text(turn.after.clone())),
        ("moves", turn.moves.iter().map(Data::from).collect()),
    ];
    fields.extend(turn.stayed.as_ref().map(|stack| ("stayed", Data::from(stack))));
    Data::Object(fields)
}

fn describe_record(record: &GameRecord) -> Data {
    let mut fields = vec![
        ("rules", Data::from(&record.rules)),
        ("start", Data::Text(record.start.clone())),
        ("turns", Data::texts(&record.turns)),
    ];
    if !record.auto_commit {
        fields.push(("autoCommit", Data::Flag(false)));
    }
    fields.extend(record.deploy.clone().map(|square| ("deploy", Data::Text(square))));
    if !record.steps.is_empty() {
        fields.push(("steps", Data::texts(&record.steps)));
    }
    fields.extend(record.result.as_ref().map(|result| ("result", Data::from(result))));
    Data::Object(fields)
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use serde_json::json;

    use crate::{Game, IllegalReason, Position, Role, RoleSet, Square};

    #[test]
    fn moves_are_data_as_in_javascript() {
        let fen = "6c4/11/11/11/11/11/2i8/11/2(NFT)8/11/11/7C3 r - - 0 1";
        let mut game = Game::from_position(fen.parse::<Position>().unwrap());
        let step = game.play(game.position().read_move("T>xc6").unwrap()).unwrap();
        let tank = json!({ "type": "t", "color": "r" });
        let expected = json!({
            "color": "r", "from": "c4", "to": "c6", "piece": tank, "kind": "capture", "deploy": true,
            "flags": 18, "san": "T>xc6", "lan": "Tc4>xc6", "captured": { "type": "i", "color": "b" },
        });
        assert_eq!(serde_json::to_value(step).unwrap(), expected);
        let stack = game.start().board().get(Square::C4);
        let plane = json!({ "type": "f", "color": "r" });
        let carrying = json!({ "type": "n", "color": "r", "carrying": [plane, tank] });
        assert_eq!(serde_json::to_value(stack).unwrap(), carrying);
    }

    #[test]
    fn heroes_and_explanations_are_data_as_in_javascript() {
        let fen = "6c4/11/11/11/11/11/11/11/6T4/11/11/5C5 r - - 0 1";
        let game = Game::from_position(fen.parse::<Position>().unwrap());
        let illegal = game.position().explain(&crate::MoveQuery::new(Square::G4, Square::G8)).unwrap();
        assert_eq!(illegal.reason, IllegalReason::TooFar);
        assert_eq!(serde_json::to_value(illegal).unwrap(), json!({ "reason": "tooFar", "squares": [] }));
        let fen = "7c3/11/5T5/11/11/11/11/11/11/6I4/11/5C5 r - - 0 1";
        let mut game = Game::from_position(fen.parse::<Position>().unwrap());
        let played = game.play(game.position().read_move("Th10").unwrap()).unwrap();
        let played = serde_json::to_value(played).unwrap();
        assert_eq!(played["san"], "Th10+");
        assert_eq!(played["promoted"], json!([{ "square": "h10", "type": "t" }]));
        let roles = RoleSet::of(Role::AirForce).with(Role::Tank);
        assert_eq!(serde_json::to_value(roles).unwrap(), json!(["f", "t"]));
    }
}
