//! Games read from the tokens of a PGN (R12.5).

use std::{io::BufRead, mem, str::FromStr};

use super::{
    Pgn, PgnError, PgnErrorKind, PgnLimits, PgnLine, PgnResult, PgnTurn, is_derived,
    lexer::{Bytes, Lexer, Lines, Place, Result, Text, Token},
    unknown_value,
};
use crate::{Move, ParseMoveError, Position, Rules};

/// Variations may be nested this deep.
const MAX_DEPTH: usize = 64;

/// Reads the games of a PGN file one by one, with one in memory at a time.
///
/// A game with an error gives that error, and reading continues with the next game. After an error
/// of the source itself there are no more games.
///
/// ```
/// use cotulenh::PgnReader;
/// let file = "1. Tf6 *\n\n[Red \"Lan\"]\n\n1. nonsense *\n\n[Red \"Minh\"]\n\n1. Ic6 Tf8 1-0\n";
/// let games: Vec<_> = PgnReader::new(file.as_bytes()).collect();
/// assert_eq!(games.len(), 3);
/// assert!(games[0].is_ok() && games[1].is_err() && games[2].is_ok());
/// ```
pub struct PgnReader<R>(Games<Bytes<R>>);

impl<R: BufRead> PgnReader<R> {
    /// Reads games from a source, such as a file or a slice of bytes.
    pub fn new(source: R) -> PgnReader<R> {
        PgnReader(Games::new(Bytes(source), PgnLimits::NONE))
    }

    /// Reads games without a `Rules` tag by these rules. The standard rules are the default.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> PgnReader<R> {
        self.0.rules = rules;
        self
    }
}

impl<R: BufRead> Iterator for PgnReader<R> {
    type Item = core::result::Result<Pgn, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next_game()
    }
}

/// The games of a text in memory, by [`Pgn::games`]. Errors are reported as by [`PgnReader`].
pub struct PgnGames<'a>(Games<Text<'a>>);

impl PgnGames<'_> {
    /// Reads games without a `Rules` tag by these rules. The standard rules are the default.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> Self {
        self.0.rules = rules;
        self
    }

    /// Refuses a text with more than this, in place of the default.
    #[must_use]
    pub fn with_limits(mut self, limits: PgnLimits) -> Self {
        self.0.limits = limits;
        self
    }

    /// Reads the game of a text that must have exactly one.
    #[inline(never)]
    pub fn single(mut self) -> core::result::Result<Pgn, PgnError> {
        let mut pgn = Pgn::blank();
        match self.0.read_single_game(&mut pgn) {
            Ok(()) => Ok(pgn),
            Err(error) => Err(*error),
        }
    }
}

impl Iterator for PgnGames<'_> {
    type Item = core::result::Result<Pgn, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next_game()
    }
}

impl Pgn {
    /// The games of a text, one by one.
    ///
    /// ```
    /// use cotulenh::Pgn;
    /// let text = "[Red \"Lan\"]\n\n1. Tf6 *\n\n[Red \"Minh\"]\n\n1. Ic6 Tf8 1-0\n";
    /// let games = Pgn::games(text).collect::<Result<Vec<_>, _>>()?;
    /// assert_eq!(games[1].tag("Red"), Some("Minh"));
    /// # Ok::<(), cotulenh::PgnError>(())
    /// ```
    pub fn games(text: &str) -> PgnGames<'_> {
        PgnGames(Games::new(Text(text), PgnLimits::default()))
    }
}

/// Reads the one game of a text.
impl FromStr for Pgn {
    type Err = PgnError;

    fn from_str(text: &str) -> core::result::Result<Pgn, PgnError> {
        Pgn::games(text).single()
    }
}

/// The games of a text.
struct Games<L> {
    lexer: Lexer<L>,
    /// A token that was read ahead.
    next: Option<Token>,
    /// For games without a `Rules` tag.
    rules: Rules,
    limits: PgnLimits,
    /// How much has been read.
    read: PgnLimits,
    /// An error of the source while it skipped a game with an error.
    source_error: Option<Box<PgnError>>,
    ended: bool,
}

impl<L: Lines> Games<L> {
    fn new(lines: L, limits: PgnLimits) -> Games<L> {
        Games {
            lexer: Lexer::new(lines),
            next: None,
            rules: Rules::STANDARD,
            limits,
            read: PgnLimits { turns: 0, variations: 0 },
            source_error: None,
            ended: false,
        }
    }

    /// Reads the next game; `None` if there is none.
    #[inline(never)]
    fn next_game(&mut self) -> Option<core::result::Result<Pgn, PgnError>> {
        if self.ended {
            return None;
        }
        if let Some(error) = self.source_error.take() {
            self.ended = true;
            return Some(Err(*error));
        }
        let mut pgn = Pgn::blank();
        match self.read_game(&mut pgn) {
            Ok(true) => Some(Ok(pgn)),
            Ok(false) => {
                self.ended = true;
                None
            }
            Err(error) => {
                self.ended = matches!(
                    error.kind,
                    PgnErrorKind::Io(_) | PgnErrorKind::TooManyTurns(_) | PgnErrorKind::TooManyVariations(_)
                );
                if !self.ended {
                    self.source_error = self.skip().err();
                }
                Some(Err(*error))
            }
        }
    }

    fn token(&mut self) -> Result<Token> {
        match self.next.take() {
            Some(token) => Ok(token),
            None => self.lexer.next(),
        }
    }

    fn error<T>(&self, kind: PgnErrorKind) -> Result<T> {
        Err(self.lexer.place.error(kind))
    }

    /// Skips the rest of a game with an error.
    fn skip(&mut self) -> Result<()> {
        self.next = None;
        self.lexer.skip_game()
    }

    /// Reads the game of a text that must have exactly one.
    fn read_single_game(&mut self, pgn: &mut Pgn) -> Result<()> {
        if !self.read_game(pgn)? {
            return Err(Place::START.error(PgnErrorKind::Empty));
        }
        match self.token()? {
            Token::End => Ok(()),
            _ => self.error(PgnErrorKind::SecondGame),
        }
    }

    /// Reads the next game into a blank one; `false` if there is none.
    #[inline(never)]
    fn read_game(&mut self, pgn: &mut Pgn) -> Result<bool> {
        let (mut fen, mut rules) = (None, None);
        let mut tags = 0;
        let first = loop {
            let token = self.token()?;
            if token != Token::Tag {
                break token;
            }
            tags += 1;
            let (name, value) = (mem::take(&mut self.lexer.name), mem::take(&mut self.lexer.text));
            match name.as_str() {
                "FEN" => fen = Some((value, self.lexer.place)),
                "Rules" => rules = Some((value, self.lexer.place)),
                "Result" => pgn.result = PgnResult::from_text(&value).unwrap_or_default(),
                name if is_derived(name) || unknown_value(name) == Some(&value) => {}
                _ => pgn.tags.push((name, value)),
            }
        };
        if first == Token::End && tags == 0 {
            return Ok(false);
        }
        self.next = Some(first);
        pgn.start = read_start(fen, rules, self.rules)?;
        if let Some(result) = self.read_line(&mut pgn.main, &pgn.start, 0)? {
            pgn.result = result;
        }
        Ok(true)
    }

    /// Reads a line of play up to its end: the end of a variation, a result, or the next game.
    fn read_line(&mut self, line: &mut PgnLine, start: &Position, depth: usize) -> Result<Option<PgnResult>> {
        let mut position = start.clone();
        // The position before the last turn: variations start there.
        let mut before = None;
        loop {
            let token = self.token()?;
            let last = line.turns.last_mut();
            match (token, last) {
                (Token::Turn, _) if self.read.turns == self.limits.turns => {
                    return self.error(PgnErrorKind::TooManyTurns(self.limits.turns));
                }
                (Token::Turn, _) => {
                    self.read.turns += 1;
                    let (moves, after) = self.read_turn(&position)?;
                    before = Some(mem::replace(&mut position, after));
                    line.turns.push(PgnTurn { moves, ..PgnTurn::default() });
                }
                (Token::Comment, None) => line.comments.push(mem::take(&mut self.lexer.text)),
                (Token::Comment, Some(turn)) => turn.add_comment(mem::take(&mut self.lexer.text)),
                (Token::Nag(nag), Some(turn)) => turn.nags.push(nag),
                (Token::Nag(_), None) => {}
                (Token::Open, _) if depth == MAX_DEPTH => return self.error(PgnErrorKind::TooDeep),
                (Token::Open, _) if self.read.variations == self.limits.variations => {
                    return self.error(PgnErrorKind::TooManyVariations(self.limits.variations));
                }
                (Token::Open, last) => {
                    self.read.variations += 1;
                    let (Some(turn), Some(before)) = (last, &before) else {
                        return self.error(PgnErrorKind::EarlyVariation);
                    };
                    let mut variation = PgnLine::default();
                    self.read_line(&mut variation, before, depth + 1)?;
                    turn.variations.push(variation);
                }
                (Token::Close, _) if depth > 0 => return Ok(None),
                (Token::Close, _) => return self.error(PgnErrorKind::UnexpectedEnd),
                // Inside a variation a result has no meaning.
                (Token::Result(_), _) if depth > 0 => {}
                (Token::Result(result), _) => return Ok(Some(result)),
                (Token::Tag | Token::End, _) if depth > 0 => {
                    return self.error(PgnErrorKind::OpenVariation);
                }
                (Token::Tag | Token::End, _) => {
                    self.next = Some(token);
                    return Ok(None);
                }
            }
        }
    }

    /// The turn of the current token: its moves, and the position after it.
    fn read_turn(&mut self, position: &Position) -> Result<(Vec<Move>, Position)> {
        let read = position.read_turn(&self.lexer.text).and_then(|moves| {
            let after = position.after_turn(&moves).map_err(ParseMoveError::Illegal)?;
            Ok((moves, after))
        });
        let text = &mut self.lexer.text;
        read.map_err(|error| self.lexer.place.error(PgnErrorKind::Turn(mem::take(text), error)))
    }
}

/// The starting position of a game, from the values of its `FEN` and `Rules` tags and their places.
fn read_start(
    fen: Option<(String, Place)>,
    rules: Option<(String, Place)>,
    default: Rules,
) -> Result<Position> {
    let rules = match rules {
        None => default,
        Some((words, place)) => {
            Rules::from_words(&words).map_err(|word| place.error(PgnErrorKind::Rules(word)))?
        }
    };
    let Some((fen, place)) = fen else { return Ok(Position::start(rules)) };
    match Position::from_fen(&fen, rules) {
        Ok(start) if start.session().is_some() => Err(place.error(PgnErrorKind::OpenSession)),
        Ok(start) => Ok(start),
        Err(errors) => Err(place.error(PgnErrorKind::Fen(errors))),
    }
}
