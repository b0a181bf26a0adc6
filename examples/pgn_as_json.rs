//! Reads PGN texts and prints what they hold as JSON. The tests of the npm package compare its own reader
//! and writer of PGN with this.
//!
//! Each line of the input is an object with a `text`, the `rules` of games that name none, the limits
//! `turns` and `variations`, and the `width` of lines. Each line of the output is an object: the `games` of
//! the text one by one, and the `loaded` game if there is exactly one.

use std::io::{self, BufRead, Write};

use cotulenh::{
    AnnotatedGame, Game, Pgn, PgnError, PgnErrorKind, PgnGames, PgnLimits, PgnTurn, Position, Rules,
    StackStyle,
};
use serde_json::{Value, json};

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let input: Value = serde_json::from_str(&line?)?;
        writeln!(out, "{}", describe_text(&input))?;
    }
    out.flush()
}

fn describe_text(input: &Value) -> Value {
    let width = number(input, "width");
    let games: Vec<Value> = read(input)
        .map(|game| game.map_or_else(|error| describe_error(&error), |pgn| describe_game(&pgn, width)))
        .collect();
    let loaded = match read(input).single() {
        Ok(pgn) => describe_loaded(pgn, width),
        Err(error) => describe_error(&error),
    };
    json!({ "games": games, "loaded": loaded })
}

fn read(input: &Value) -> PgnGames<'_> {
    let rules = Rules::from_words(input["rules"].as_str().unwrap_or_default()).expect("rules");
    let limits = PgnLimits { turns: number(input, "turns"), variations: number(input, "variations") };
    Pgn::games(input["text"].as_str().expect("a text")).with_rules(rules).with_limits(limits)
}

fn number(input: &Value, name: &str) -> usize {
    input[name].as_u64().expect("a number") as usize
}

fn describe_game(pgn: &Pgn, width: usize) -> Value {
    json!({
        "written": pgn.to_text(width),
        "comments": pgn.main.comments,
        "turns": describe_turns(&pgn.main.turns, &[], &pgn.start),
        "result": pgn.result.as_str(),
    })
}

/// The turns of a line; the first has the comments before it.
fn describe_turns(turns: &[PgnTurn], comments: &[String], start: &Position) -> Vec<Value> {
    let mut game = Game::from_position(start.clone());
    let mut described = Vec::new();
    for turn in turns {
        let before = game.position().clone();
        let lines = turn.variations.iter();
        let mut object = json!({
            "san": before.turn_san(&turn.moves),
            "lan": before.turn_lan(&turn.moves),
            "nags": turn.nags,
            "comments": turn.comments,
            "variations": lines.map(|line| describe_turns(&line.turns, &line.comments, &before)).collect::<Vec<_>>(),
        });
        if let Some(clock) = turn.clock {
            object["clock"] = json!(clock.as_millis() as f64 / 1000.0);
        }
        if described.is_empty() && !comments.is_empty() {
            object["startingComments"] = json!(comments);
        }
        described.push(object);
        game.play_turn(&turn.moves).expect("turns that were read are legal");
    }
    described
}

fn describe_loaded(pgn: Pgn, width: usize) -> Value {
    let loaded = AnnotatedGame::from_pgn(pgn).expect("turns that were read are legal");
    let fen = |position: &Position| position.fen(StackStyle::Together);
    let comments = loaded
        .comments()
        .into_iter()
        .map(|(turn, position, comment)| json!({ "turn": turn, "fen": fen(&position), "comment": comment }));
    json!({
        "pgn": loaded.to_pgn().to_text(width),
        "headers": loaded.tags(),
        "comments": comments.collect::<Vec<_>>(),
        "fen": fen(loaded.game().position()),
        "ended": loaded.game().outcome().is_some(),
    })
}

fn describe_error(error: &PgnError) -> Value {
    let mut object = json!({
        "code": error.kind.code().as_str(),
        "message": error.to_string(),
        "line": error.line,
        "column": error.column,
    });
    match &error.kind {
        PgnErrorKind::Rules(text) | PgnErrorKind::Turn(text, _) => object["text"] = json!(text),
        PgnErrorKind::TooManyTurns(limit) | PgnErrorKind::TooManyVariations(limit) => {
            object["limit"] = json!(limit);
        }
        PgnErrorKind::Fen(errors) if !errors.first().text.is_empty() => {
            object["text"] = json!(errors.first().text);
        }
        _ => {}
    }
    object
}
