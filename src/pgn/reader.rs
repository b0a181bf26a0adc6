use std::{io::BufRead, str::FromStr};

use super::{
    DERIVED, Pgn, PgnError, PgnErrorKind, PgnLine, PgnResult, PgnTurn, ROSTER,
    lexer::{Lexer, Placed, Token},
    unknown,
};
use crate::{Position, Rules};

/// Variations may be nested this deep.
const MAX_DEPTH: usize = 64;

/// Reads the games of a PGN file one after the other, holding one at a time.
///
/// A game that cannot be read is an error in its place; the next one is read all the same.
///
/// ```
/// use cotulenh::PgnReader;
/// let file = "1. Tf6 *\n\n[Red \"Lan\"]\n\n1. nonsense *\n\n[Red \"Minh\"]\n\n1. Ic6 Tf8 1-0\n";
/// let games: Vec<_> = PgnReader::new(file.as_bytes()).collect();
/// assert_eq!(games.len(), 3);
/// assert!(games[0].is_ok() && games[1].is_err() && games[2].is_ok());
/// ```
pub struct PgnReader<R> {
    lexer: Lexer<R>,
    /// A token that turned out to belong to the next game.
    next: Option<Placed>,
    ended: bool,
}

impl<R: BufRead> PgnReader<R> {
    /// Reads games from a source, such as a file or a slice of bytes.
    pub fn new(source: R) -> PgnReader<R> {
        PgnReader { lexer: Lexer::new(source), next: None, ended: false }
    }

    fn token(&mut self) -> Result<Placed, PgnError> {
        match self.next.take() {
            Some(placed) => Ok(placed),
            None => self.lexer.next(),
        }
    }

    /// The next game, or `None` if there is none.
    fn game(&mut self) -> Result<Option<Pgn>, PgnError> {
        let mut tags = Vec::new();
        let (mut fen, mut rules, mut tag_result) = (None, None, None);
        let mut tagged = false;
        let first = loop {
            let placed = self.token()?;
            let Token::Tag(name, value) = placed.token else { break placed };
            let place = (placed.line, placed.column);
            tagged = true;
            match name.as_str() {
                "FEN" => fen = Some((value, place)),
                "Rules" => rules = Some((value, place)),
                "Result" => tag_result = PgnResult::from_text(&value),
                name if DERIVED.contains(&name) => {}
                name if ROSTER.contains(&name) && value == unknown(name) => {}
                _ => tags.push((name, value)),
            }
        };
        if first.token == Token::End && !tagged {
            return Ok(None);
        }
        self.next = Some(first);
        let rules = rules.map_or(Ok(Rules::STANDARD), |(words, place)| {
            Rules::from_words(&words).map_err(|word| error(PgnErrorKind::Rules(word), place))
        })?;
        let start = fen.map_or(Ok(Position::start(rules)), |(fen, place)| {
            let start = Position::from_fen(&fen, rules);
            let start = start.map_err(|errors| error(PgnErrorKind::Fen(errors), place))?;
            match start.session() {
                None => Ok(start),
                Some(_) => Err(error(PgnErrorKind::OpenSession, place)),
            }
        })?;
        let (main, result) = self.line(start.clone(), 0)?;
        Ok(Some(Pgn { tags, start, main, result: result.or(tag_result).unwrap_or_default() }))
    }

    /// A line of play up to its end: the end of a variation, a result, or the next game.
    fn line(&mut self, start: Position, depth: usize) -> Result<(PgnLine, Option<PgnResult>), PgnError> {
        let mut line = PgnLine::default();
        let mut position = start.clone();
        // The position before the last turn: variations begin there.
        let mut before = start;
        loop {
            let placed = self.token()?;
            let place = (placed.line, placed.column);
            match placed.token {
                Token::Turn(text) => {
                    let turn = position.read_turn(&text);
                    let illegal = |error| self::error(PgnErrorKind::Turn(text.clone(), error), place);
                    let moves = turn.map_err(illegal)?;
                    let no_such = || illegal(crate::ParseMoveError::NoSuchMove);
                    let after = position.after_turn(&moves).ok_or_else(no_such)?;
                    before = core::mem::replace(&mut position, after);
                    line.turns.push(PgnTurn { moves, ..PgnTurn::default() });
                }
                Token::Comment(text) => match line.turns.last_mut() {
                    Some(turn) => turn.comments.push(text),
                    None => line.comments.push(text),
                },
                Token::Nag(nag) => {
                    if let Some(turn) = line.turns.last_mut() {
                        turn.nags.push(nag);
                    }
                }
                Token::Open => {
                    if depth == MAX_DEPTH {
                        return Err(error(PgnErrorKind::TooDeep, place));
                    }
                    if line.turns.is_empty() {
                        return Err(error(PgnErrorKind::EarlyVariation, place));
                    }
                    let (variation, _) = self.line(before.clone(), depth + 1)?;
                    if let Some(turn) = line.turns.last_mut() {
                        turn.variations.push(variation);
                    }
                }
                Token::Close if depth > 0 => return Ok((line, None)),
                Token::Close => return Err(error(PgnErrorKind::UnexpectedEnd, place)),
                // Within a variation a result is only a remark.
                Token::Result(_) if depth > 0 => {}
                Token::Result(result) => return Ok((line, Some(result))),
                Token::Tag(..) | Token::End if depth > 0 => {
                    return Err(error(PgnErrorKind::OpenVariation, place));
                }
                Token::Tag(..) | Token::End => {
                    self.next = Some(placed);
                    return Ok((line, None));
                }
            }
        }
    }
}

fn error(kind: PgnErrorKind, (line, column): (usize, usize)) -> PgnError {
    PgnError { kind, line: line.max(1), column }
}

impl<R: BufRead> Iterator for PgnReader<R> {
    type Item = Result<Pgn, PgnError>;

    fn next(&mut self) -> Option<Result<Pgn, PgnError>> {
        if self.ended {
            return None;
        }
        let game = self.game();
        match &game {
            Ok(None) => self.ended = true,
            Err(PgnError { kind: PgnErrorKind::Io(_), .. }) => self.ended = true,
            Err(_) => {
                self.next = None;
                self.ended = self.lexer.skip_game().is_err();
            }
            Ok(Some(_)) => {}
        }
        game.transpose()
    }
}

/// Reads the one game of a text.
impl FromStr for Pgn {
    type Err = PgnError;

    fn from_str(text: &str) -> Result<Pgn, PgnError> {
        let mut reader = PgnReader::new(text.as_bytes());
        let pgn = reader.game()?.ok_or(PgnError { kind: PgnErrorKind::Empty, line: 1, column: 1 })?;
        match reader.token()? {
            Placed { token: Token::End, .. } => Ok(pgn),
            Placed { line, column, .. } => Err(error(PgnErrorKind::SecondGame, (line, column))),
        }
    }
}
