//! Moves and turns read from SAN and LAN. A text is parsed first, then compared with legal moves.

use super::{ParseMoveError, San};
use crate::{
    CheckMark, Color, FindMoveError, Illegal, IllegalReason, Move, MoveKind, MoveQuery, Piece, PieceQuery,
    Position, Role, RoleSet, Square, SquareSet, Stack,
    position::{disambiguate, pick_single},
    stack::StackBuilder,
    text::{split, split_once},
};

impl Position {
    /// Reads a move or a deploy step, in SAN or LAN.
    ///
    /// Marks may be missing where the text is clear without them: those of captures, combinations,
    /// heroic pieces and check.
    pub fn read_move(&self, text: &str) -> Result<Move, ParseMoveError> {
        Ok(self.read_unmarked(text)?.mv)
    }

    /// The same, as SAN without its check mark.
    pub(crate) fn read_unmarked(&self, text: &str) -> Result<San, ParseMoveError> {
        let text = MoveText::parse(text).ok_or(ParseMoveError::Syntax)?;
        Ok(self.find_text(&text)?)
    }

    /// The legal move that a text names, as SAN without its check mark.
    fn find_text(&self, text: &MoveText) -> Result<San, FindMoveError> {
        let to_same = self.legal_moves_to(text.to, text.roles, self.board().of(self.turn()));
        let mut fitting = Vec::new();
        // Moves with exactly the marks of the text come first; missing marks are added only if there
        // is no such move.
        let mut best = (true, true);
        for &mv in &to_same {
            let missing = (text.kind != mv.kind, text.heroes != mv.piece.heroes());
            if missing > best || !text.may_mean(mv) {
                continue;
            }
            if missing < best {
                fitting.clear();
                best = missing;
            }
            fitting.push(mv);
        }
        let mv = pick_single(fitting, || self.explain_text(text))?;
        Ok(San { mv, origin: disambiguate(mv, to_same.into_iter()), mark: CheckMark::None })
    }

    /// Reads a move or a deploy step as people type it: SAN and LAN, which mean what they always mean,
    /// and else in any case, with or without `-`, by squares alone, and without marks.
    ///
    /// Letters that are both a piece and a file are squares if the whole text is two squares: `c5c6`.
    ///
    /// ```
    /// use cotulenh::{Position, Rules};
    /// let position = Position::start(Rules::STANDARD);
    /// for text in ["Tf6", "tf6", "f4f6", "f4-f6", "Tf4-f6", "TF4-F6"] {
    ///     assert_eq!(position.read_typed(text)?.to_string(), "Tf4f6");
    /// }
    /// # Ok::<(), cotulenh::ParseMoveError>(())
    /// ```
    pub fn read_typed(&self, text: &str) -> Result<Move, ParseMoveError> {
        self.read_move(text).or_else(|error| self.read_loosely(text, error))
    }

    /// The move that a text means which is no SAN or LAN of a legal move, or the error that was found
    /// so.
    pub(crate) fn read_loosely(&self, text: &str, error: ParseMoveError) -> Result<Move, ParseMoveError> {
        use ParseMoveError::{NotFound, Syntax};
        if !matches!(error, Syntax | NotFound(FindMoveError::None(_))) {
            return Err(error);
        }
        let written = text.bytes().filter(|byte| *byte != b'-' && !byte.is_ascii_whitespace());
        let plain: String = written.map(|byte| char::from(byte.to_ascii_lowercase())).collect();
        let found = if let Some(query) = parse_squares(&plain) {
            self.find(&query)
        } else if let Some(typed) = MoveText::parse_pieces(&plain) {
            self.find_typed(&typed)
        } else {
            return Err(error);
        };
        match found {
            // The strict reading explains more.
            Err(FindMoveError::None(_)) if error != Syntax => Err(error),
            found => Ok(found?),
        }
    }

    /// The legal move that a typed text names, with or without its marks. An ordinary move is
    /// preferred to a deploy step.
    fn find_typed(&self, text: &MoveText) -> Result<Move, FindMoveError> {
        let mut fitting = self.fitting_moves(text);
        if fitting.iter().any(|mv| !mv.deploy) {
            fitting.retain(|mv| !mv.deploy);
        }
        pick_single(fitting, || self.explain_text(text))
    }

    /// The legal moves that a typed text can mean.
    #[inline(never)]
    fn fitting_moves(&self, text: &MoveText) -> Vec<Move> {
        let mut fitting = self.legal_moves_to(text.to, text.roles, self.board().of(self.turn()));
        fitting.retain(|&mv| {
            text.roles == mv.piece.roles()
                && mv.piece.heroes().contains_all(text.heroes)
                && (text.kind == MoveKind::Move || text.kind == mv.kind)
                && (mv.deploy || !text.deploy)
                && text.may_start_from(mv.from)
        });
        fitting
    }

    /// Why no legal move fits a text. If one of the other side does, that was meant. Else, of several
    /// pieces that it can mean, the one whose move comes closest to a legal one is explained.
    fn explain_text(&self, text: &MoveText) -> Illegal {
        let query = |from| MoveQuery {
            from,
            to: text.to,
            piece: Some(PieceQuery::Exactly(text.roles)),
            kind: (text.kind != MoveKind::Move).then_some(text.kind),
            deploy: Some(text.deploy),
        };
        let named = text.file.zip(text.rank).and_then(|(file, rank)| Square::new(file, rank));
        let may_be_meant = |from: &Square| {
            let stack = self.board().get(*from);
            stack.is_some_and(|stack| stack.roles().contains_all(text.roles)) && text.may_start_from(*from)
        };
        if named.is_none() && self.session().is_none() && self.has_legal_move() {
            let theirs = self.as_turn_of(!self.turn()).fitting_moves(text);
            if let Some(mv) = theirs.first() {
                return IllegalReason::NotYours.at(Some(mv.from));
            }
        }
        let side = |color| self.board().of(color).iter().filter(may_be_meant).collect::<Vec<_>>();
        let origins = named.map_or_else(|| side(self.turn()), |square| vec![square]);
        let explained = origins.into_iter().filter_map(|from| self.explain(&query(from)));
        explained.max_by_key(|illegal| illegal.reason).unwrap_or_else(|| {
            let enemies: SquareSet = side(!self.turn()).into_iter().collect();
            match named {
                None if !enemies.is_empty() => Illegal { reason: IllegalReason::NotYours, squares: enemies },
                _ => Illegal { reason: IllegalReason::NotInStack, squares: named.into_iter().collect() },
            }
        })
    }

    /// Reads a whole turn, in SAN or LAN: a move, or a deploy that is committed after its steps.
    /// Returns its moves.
    ///
    /// ```
    /// use cotulenh::{Position, Rules};
    /// let fen = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";
    /// let position = Position::from_fen(fen, Rules::STANDARD).unwrap();
    /// let steps = position.read_turn("N<F>e6,T>d4")?;
    /// assert_eq!(position.turn_lan(&steps), "c4:N:F>e6,T>d4");
    /// # Ok::<(), cotulenh::ParseMoveError>(())
    /// ```
    pub fn read_turn(&self, text: &str) -> Result<Vec<Move>, ParseMoveError> {
        let deploy = match TurnText::parse(text).ok_or(ParseMoveError::Syntax)? {
            TurnText::Move(mv) if !mv.deploy => return Ok(vec![self.find_text(&mv)?.mv]),
            TurnText::Move(step) => DeployText { square: None, stays: RoleSet::EMPTY, steps: vec![step] },
            TurnText::Deploy(deploy) => deploy,
        };
        let mut turns = Vec::new();
        for from in self.board().of(self.turn()) {
            turns.extend(self.deploy_from(from, &deploy));
        }
        match turns.len() {
            0 => Err(FindMoveError::None(self.explain_deploy(&deploy)).into()),
            1 => Ok(turns.remove(0)),
            _ => {
                let first_steps = turns.iter().filter_map(|turn| turn.first().copied());
                Err(FindMoveError::Several(first_steps.collect()).into())
            }
        }
    }

    /// Why a written deploy is not legal: because of its first step that is not, from the first stack
    /// that has its pieces.
    #[inline(never)]
    fn explain_deploy(&self, deploy: &DeployText) -> Illegal {
        let roles = deploy.steps.iter().fold(deploy.stays, |roles, step| roles | step.roles);
        let may_be_meant = |&from: &Square| {
            let stack = self.board().get(from);
            stack.is_some_and(|stack| stack.roles() == roles)
                && deploy.square.is_none_or(|square| square == from)
        };
        let mut illegal = Illegal { reason: IllegalReason::NotInStack, squares: SquareSet::EMPTY };
        if let Some(session) = self.session() {
            illegal.reason = IllegalReason::SessionOpen;
            illegal.squares = SquareSet::EMPTY.with(session.square());
            return illegal;
        }
        let Some(from) = self.board().of(self.turn()).iter().find(may_be_meant) else { return illegal };
        let mut position = self.clone();
        for step in &deploy.steps {
            let step = MoveText { file: Some(from.file()), rank: Some(from.rank()), ..*step };
            match position.find_text(&step) {
                Ok(found) => drop(position.apply(found.mv)),
                Err(FindMoveError::None(step_illegal)) => return step_illegal,
                // A step that several moves fit names no single part of the stack.
                Err(_) => return illegal,
            }
        }
        if position.session().is_some() {
            illegal.reason = IllegalReason::CommanderInDanger;
            illegal.squares = position.checkers(self.turn());
        }
        illegal
    }

    /// The squares from which a written deploy can be played.
    pub(super) fn deploy_origins(&self, deploy: &DeployText) -> Vec<Square> {
        let squares = self.board().of(self.turn()).iter();
        squares.filter(|&from| self.deploy_from(from, deploy).is_some()).collect()
    }

    /// The steps of a written deploy if it is legal from a square. A square that does not fit is no
    /// error: the deploy is looked for on all of them.
    fn deploy_from(&self, from: Square, deploy: &DeployText) -> Option<Vec<Move>> {
        let stack = self.board().get(from)?;
        let named = deploy.steps.iter().fold(deploy.stays, |roles, step| roles | step.roles);
        if stack.roles() != named || deploy.square.is_some_and(|square| square != from) {
            return None;
        }
        let mut position = self.clone();
        position.start_deploy(from).ok()?;
        let mut moves = Vec::new();
        for step in &deploy.steps {
            // A session that has committed by itself (R7.7) takes no further step.
            position.session()?;
            let mv = position.find_text(step).ok()?.mv;
            let _undo = position.apply(mv);
            moves.push(mv);
        }
        let stays = self.staying(&moves).map_or(RoleSet::EMPTY, Stack::roles);
        (stays == deploy.stays && (position.session().is_none() || position.can_commit())).then_some(moves)
    }
}

/// Two squares, with or without marks between them.
fn parse_squares(text: &str) -> Option<MoveQuery> {
    let text = text.trim_end_matches(['+', '#', '!', '?']).as_bytes();
    let is_square_end = |index: &usize| text.get(*index).is_some_and(u8::is_ascii_digit);
    let end = 1 + (1..text.len()).take_while(is_square_end).last()?;
    let (from, mut rest) = text.split_at_checked(end)?;
    let mut query = MoveQuery::new(Square::from_bytes(from)?, Square::from_bytes(from)?);
    if let [b'>', after @ ..] = rest {
        (query.deploy, rest) = (Some(true), after);
    }
    if let [mark, after @ ..] = rest
        && let Some(kind) = MoveKind::from_mark(*mark)
    {
        (query.kind, rest) = (Some(kind), after);
    }
    query.to = Square::from_bytes(rest)?;
    Some(query)
}

/// A move as text, parsed but not yet compared with a position.
#[derive(Clone, Copy)]
pub(super) struct MoveText {
    roles: RoleSet,
    heroes: RoleSet,
    file: Option<usize>,
    rank: Option<usize>,
    deploy: bool,
    kind: MoveKind,
    to: Square,
}

impl MoveText {
    /// Can the text mean the move, where marks of captures, combinations and heroic pieces may be
    /// missing?
    fn may_mean(&self, mv: Move) -> bool {
        let kind = self.kind == mv.kind
            || self.kind == MoveKind::Move && matches!(mv.kind, MoveKind::Capture | MoveKind::Combine);
        kind && self.roles == mv.piece.roles()
            && mv.piece.heroes().contains_all(self.heroes)
            && self.deploy == mv.deploy
            && self.to == mv.to
            && self.may_start_from(mv.from)
    }

    /// Does a square fit the part of the origin that the text has?
    fn may_start_from(&self, from: Square) -> bool {
        self.file.is_none_or(|file| file == from.file()) && self.rank.is_none_or(|rank| rank == from.rank())
    }
}

impl MoveText {
    /// Reads SAN or LAN of one move or step: pieces, origin or a part of it, `>`, a mark, the target,
    /// and any of `+ # ! ?` at the end.
    fn parse(text: &str) -> Option<MoveText> {
        MoveText::parse_pieces(require_upper_case(text.trim_ascii())?)
    }

    /// The same, with pieces in any case.
    fn parse_pieces(text: &str) -> Option<MoveText> {
        let (piece, rest) = parse_stack(text, Color::Red)?;
        let mut rest = rest.as_bytes();
        while let [before @ .., b'+' | b'#' | b'!' | b'?'] = rest {
            rest = before;
        }
        let (mut rest, to) = rest.split_at_checked(rest.iter().rposition(u8::is_ascii_lowercase)?)?;
        let mut kind = MoveKind::Move;
        if let [before @ .., mark] = rest
            && let Some(marked) = MoveKind::from_mark(*mark)
        {
            (rest, kind) = (before, marked);
        }
        let deploy = rest.last() == Some(&b'>');
        if deploy {
            rest = rest.get(..rest.len() - 1)?;
        }
        let (file, rank) = match rest {
            [file @ b'a'..=b'k', rank @ ..] => (Some(usize::from(file - b'a')), rank),
            rank => (None, rank),
        };
        let rank = if rank.is_empty() { None } else { Some(Square::rank_from_bytes(rank)?) };
        let to = Square::from_bytes(to)?;
        Some(MoveText { roles: piece.roles(), heroes: piece.heroes(), file, rank, deploy, kind, to })
    }
}

/// The text, unless it starts with a lower-case letter: pieces are upper case in SAN (R12.3).
fn require_upper_case(text: &str) -> Option<&str> {
    (!text.bytes().next()?.is_ascii_lowercase()).then_some(text)
}

pub(crate) fn parse_whole_stack(text: &str, color: Color) -> Option<Stack> {
    match parse_stack(text, color)? {
        (stack, "") => Some(stack),
        _ => None,
    }
}

/// A piece, or a stack in parentheses, at the start of a text, and the rest of the text. Its pieces
/// have the given color, whatever their case.
fn parse_stack(text: &str, color: Color) -> Option<(Stack, &str)> {
    let (pieces, rest) = match text.strip_prefix('(') {
        Some(inside) => split_once(inside, b')')?,
        None => text.split_at_checked(text.bytes().take_while(|byte| *byte == b'+').count() + 1)?,
    };
    let mut builder = StackBuilder::default();
    let mut letters = pieces.bytes();
    while let Some(letter) = letters.next() {
        let heroic = letter == b'+';
        let letter = if heroic { letters.next()? } else { letter };
        builder.add(Piece { color, role: Role::from_letter(letter.into())?, heroic }).ok()?;
    }
    Some((builder.finish().ok()?, rest))
}

/// A turn as text, parsed.
enum TurnText {
    Move(MoveText),
    Deploy(DeployText),
}

/// A committed deploy as text, parsed (R12.4).
pub(super) struct DeployText {
    square: Option<Square>,
    stays: RoleSet,
    steps: Vec<MoveText>,
}

impl TurnText {
    fn parse(text: &str) -> Option<TurnText> {
        let text = text.trim_ascii();
        let stays = |pieces| parse_whole_stack(require_upper_case(pieces)?, Color::Red).map(Stack::roles);
        let (square, stays, written) = if let Some((square, rest)) = split_once(text, b':') {
            let (pieces, steps) = split_once(rest, b':')?;
            let stays = if pieces.is_empty() { RoleSet::EMPTY } else { stays(pieces)? };
            (Some(Square::from_bytes(square.as_bytes())?), stays, steps)
        } else if let Some((pieces, steps)) = split_once(text, b'<') {
            (None, stays(pieces)?, steps)
        } else if text.bytes().any(|byte| byte == b',') {
            (None, RoleSet::EMPTY, text)
        } else {
            return MoveText::parse(text).map(TurnText::Move);
        };
        let mut steps = Vec::new();
        for step in split(written, b',') {
            steps.push(MoveText::parse(step).filter(|step| step.deploy)?);
        }
        Some(TurnText::Deploy(DeployText { square, stays, steps }))
    }
}

impl DeployText {
    /// The text of a deploy without its square.
    pub(super) fn of(position: &Position, moves: &[Move]) -> DeployText {
        let text = |mv: &Move| MoveText {
            roles: mv.piece.roles(),
            heroes: mv.piece.heroes(),
            file: None,
            rank: None,
            deploy: mv.deploy,
            kind: mv.kind,
            to: mv.to,
        };
        let stays = position.staying(moves).map_or(RoleSet::EMPTY, Stack::roles);
        DeployText { square: None, stays, steps: moves.iter().map(text).collect() }
    }
}
