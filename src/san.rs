//! Moves and turns as text: SAN and LAN, written and read (R12.3, R12.4).

use core::{error, fmt, str::FromStr};

use crate::{
    CheckMark, Color, Disambiguation, ErrorCode, Move, MoveKind, Piece, Position, Role, RoleSet, SQUARES,
    Square, SquareSet, Stack,
    position::CheckMarks,
    stack::Gathered,
    text::{split, split_once},
};

/// A legal move with what it takes to write it in SAN (R12.4). Printed as SAN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct San {
    /// The move.
    pub mv: Move,
    /// How much of its origin is written.
    pub origin: Disambiguation,
    /// What it does to the other commander.
    pub mark: CheckMark,
}

impl CheckMark {
    /// All marks.
    pub const ALL: [CheckMark; 3] = [CheckMark::None, CheckMark::Check, CheckMark::Mate];

    /// As it is written: nothing, `+` or `#`.
    pub const fn as_str(self) -> &'static str {
        match self {
            CheckMark::None => "",
            CheckMark::Check => "+",
            CheckMark::Mate => "#",
        }
    }
}

impl San {
    /// Appends what [`Display`](fmt::Display) writes.
    pub(crate) fn push_to(&self, text: &mut String) {
        self.mv.push_to(text, self.origin);
        text.push_str(self.mark.as_str());
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(16);
        self.push_to(&mut text);
        f.write_str(&text)
    }
}

impl Position {
    /// A legal move, or a step of a deploy, in SAN (R12.4).
    ///
    /// ```
    /// use cotulenh::{Position, Rules};
    /// let position = Position::start(Rules::STANDARD);
    /// let mv = position.read_move("Tf4f6")?;
    /// assert_eq!(position.san(mv).to_string(), "Tf6");
    /// # Ok::<(), cotulenh::ParseMoveError>(())
    /// ```
    pub fn san(&self, mv: Move) -> San {
        San { mv, origin: self.disambiguation(mv), mark: CheckMarks::new(self).mark(mv) }
    }

    /// How much of the origin of a legal move is written.
    pub(crate) fn disambiguation(&self, mv: Move) -> Disambiguation {
        let others = self.board().of(self.turn()) - SquareSet::EMPTY.with(mv.from);
        disambiguate(mv, self.legal_moves_to(mv.to, mv.piece.roles(), others).into_iter())
    }

    /// Hands every legal move to `found` as SAN, in the order of [`Position::legal_moves`].
    pub fn for_each_san(&self, mut found: impl FnMut(San)) {
        self.list_sans(&mut found);
    }

    fn list_sans(&self, found: &mut dyn FnMut(San)) {
        let moves = self.legal_moves();
        let mut marks = CheckMarks::new(self);
        // Only moves to the same square under the same carrier can be taken for each other. They form a
        // chain: of each such place the last of them, and of each move its place and the one before it
        // there. They are counted from 1; no position has as many moves as a `u16` counts.
        let mut last = [0_u16; SQUARES * Role::ALL.len()];
        let mut links = Vec::with_capacity(moves.len());
        for (mv, number) in moves.iter().zip(1..) {
            let place = mv.to.number() * Role::ALL.len() + mv.piece.carrier_role() as usize;
            links.push((place, core::mem::replace(&mut last[place], number)));
        }
        for ((mv, &(place, before)), number) in moves.iter().zip(&links).zip(1..) {
            let mut next = last[place];
            // Most moves are alone.
            let origin = if next == number && before == 0 {
                Disambiguation::None
            } else {
                let rivals = core::iter::from_fn(|| {
                    let n = usize::from(next).checked_sub(1)?;
                    next = links[n].1;
                    Some(moves[n])
                });
                disambiguate(*mv, rivals)
            };
            found(San { mv: *mv, origin, mark: marks.mark(*mv) });
        }
    }

    /// Reads a move or a deploy step, in SAN or LAN.
    ///
    /// What cannot be misunderstood may be missing: the marks of captures and combinations, of
    /// heroes and of check.
    pub fn read_move(&self, text: &str) -> Result<Move, ParseMoveError> {
        self.find_move(&text.parse()?)
    }

    /// The legal move that a text means.
    pub fn find_move(&self, text: &MoveText) -> Result<Move, ParseMoveError> {
        Ok(self.find_unmarked(text)?.mv)
    }

    /// The legal move that a text means, as SAN without its mark.
    pub(crate) fn find_unmarked(&self, text: &MoveText) -> Result<San, ParseMoveError> {
        let to_same = self.legal_moves_to(text.to, text.roles, self.board().of(self.turn()));
        let mut fitting = Vec::new();
        // A text that says all counts as what it says; only one that fits nothing is read freely.
        let mut best = (true, true);
        for &mv in &to_same {
            let rank = (text.kind != mv.kind, text.heroes != mv.piece.heroes());
            if rank > best || !text.may_mean(mv) {
                continue;
            }
            if rank < best {
                fitting.clear();
                best = rank;
            }
            fitting.push(mv);
        }
        let mv = self.only(fitting, !text.deploy)?;
        Ok(San { mv, origin: disambiguate(mv, to_same.into_iter()), mark: CheckMark::None })
    }

    /// The only move that fits what was asked for, which is or is not a step of the session that
    /// may be open.
    pub(crate) fn only(&self, fitting: Vec<Move>, elsewhere: bool) -> Result<Move, ParseMoveError> {
        match (fitting.as_slice(), self.session()) {
            ([only], _) => Ok(*only),
            ([], Some(session)) if elsewhere => Err(ParseMoveError::OutsideSession(session.square())),
            ([], _) => Err(ParseMoveError::NoSuchMove),
            _ => Err(ParseMoveError::Ambiguous(fitting)),
        }
    }

    /// Is a session open for the stack on another square?
    pub(crate) fn is_elsewhere(&self, square: Square) -> bool {
        self.session().is_some_and(|session| session.square() != square)
    }

    /// A whole turn in SAN: a move, or a committed deploy with what stayed (R12.4). The position is
    /// the one before it.
    pub fn turn_san(&self, moves: &[Move]) -> String {
        let Some(after) = self.after_turn(moves) else { return String::new() };
        let [mv, ..] = moves else { return String::new() };
        if !mv.deploy {
            return self.san(*mv).to_string();
        }
        let mut san = String::new();
        if let Some(stayed) = self.stayed(moves) {
            stayed.push_to(&mut san, true);
            san.push('<');
        }
        let rivals = self.deploy_origins(&DeployTurn::of(self, moves));
        let mut origin = origin_telling(mv.from, rivals.into_iter().filter(|&rival| rival != mv.from));
        for (n, step) in moves.iter().enumerate() {
            if n > 0 {
                san.push(',');
            }
            step.push_to(&mut san, core::mem::replace(&mut origin, Disambiguation::None));
        }
        san.push_str(after.check_mark().as_str());
        san
    }

    /// A whole turn in LAN (R12.4).
    pub fn turn_lan(&self, moves: &[Move]) -> String {
        let [mv, ..] = moves else { return String::new() };
        let mut lan = String::new();
        if !mv.deploy {
            mv.push_to(&mut lan, Disambiguation::Both);
            return lan;
        }
        mv.from.push_to(&mut lan);
        lan.push(':');
        if let Some(stayed) = self.stayed(moves) {
            stayed.push_to(&mut lan, true);
        }
        for (n, step) in moves.iter().enumerate() {
            lan.push(if n == 0 { ':' } else { ',' });
            step.push_to(&mut lan, Disambiguation::None);
        }
        lan
    }

    /// What the steps of a deploy leave on its square, with the heroic marks it had before.
    fn stayed(&self, moves: &[Move]) -> Option<Stack> {
        let left = moves.iter().filter(|step| step.kind != MoveKind::Stay);
        let left = left.fold(RoleSet::EMPTY, |left, step| left | step.piece.roles());
        self.board().get(moves.first()?.from)?.without(left)
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
            TurnText::Move(mv) if !mv.deploy => return Ok(vec![self.find_move(&mv)?]),
            TurnText::Move(step) => DeployTurn { square: None, stays: RoleSet::EMPTY, steps: vec![step] },
            TurnText::Deploy(deploy) => deploy,
        };
        let mut turns = Vec::new();
        for from in self.board().of(self.turn()) {
            turns.extend(self.deploy_from(from, &deploy));
        }
        match turns.len() {
            0 | 1 => turns.pop().ok_or(ParseMoveError::NoSuchMove),
            _ => Err(ParseMoveError::Ambiguous(
                turns.iter().filter_map(|turn| turn.first().copied()).collect(),
            )),
        }
    }

    /// The squares from which a deploy that was written down could be played.
    fn deploy_origins(&self, deploy: &DeployTurn) -> Vec<Square> {
        let squares = self.board().of(self.turn()).iter();
        squares.filter(|&from| self.deploy_from(from, deploy).is_some()).collect()
    }

    /// The steps of a deploy from a square, if that is what was written.
    fn deploy_from(&self, from: Square, deploy: &DeployTurn) -> Option<Vec<Move>> {
        let stack = self.board().get(from)?;
        let named = deploy.steps.iter().fold(deploy.stays, |roles, step| roles | step.roles);
        if stack.roles() != named || deploy.square.is_some_and(|square| square != from) {
            return None;
        }
        let mut position = self.clone();
        position.start_deploy(from).ok()?;
        let mut moves = Vec::new();
        for step in &deploy.steps {
            // All pieces had to leave before, so nothing may follow.
            position.session()?;
            let mv = position.find_move(step).ok()?;
            let _undo = position.apply(mv);
            moves.push(mv);
        }
        let stays = self.stayed(&moves).map_or(RoleSet::EMPTY, Stack::roles);
        (stays == deploy.stays && (position.session().is_none() || position.can_commit())).then_some(moves)
    }

    /// The position after a whole turn, if it is legal.
    pub(crate) fn after_turn(&self, moves: &[Move]) -> Option<Position> {
        let mut position = self.clone();
        for &mv in moves {
            let _undo = position.play(mv).ok()?;
        }
        if position.session().is_some() {
            let _undo = position.commit().ok()?;
        }
        Some(position)
    }
}

/// The part of a move that has to be equal in two moves for their origin to matter.
fn rivalry(mv: Move) -> u64 {
    u64::from(mv.to.index()) << 24
        | u64::from(mv.piece.bits()) << 8
        | (mv.kind as u64) << 1
        | u64::from(mv.deploy)
}

fn is_rival(mv: Move, other: Move) -> bool {
    mv.from != other.from && rivalry(mv) == rivalry(other)
}

/// How much of a move's origin is written, where all moves that could be taken for it are known.
fn disambiguate(mv: Move, others: impl Iterator<Item = Move>) -> Disambiguation {
    origin_telling(mv.from, others.filter(|&other| is_rival(mv, other)).map(|rival| rival.from))
}

/// As much of the origin as tells it from the others, a file before a rank.
fn origin_telling(from: Square, others: impl Iterator<Item = Square>) -> Disambiguation {
    let (mut any, mut file, mut rank) = (false, false, false);
    for other in others {
        any = true;
        file |= other.file() == from.file();
        rank |= other.rank() == from.rank();
    }
    match (any, file, rank) {
        (false, ..) => Disambiguation::None,
        (true, false, _) => Disambiguation::File,
        (true, true, false) => Disambiguation::Rank,
        (true, true, true) => Disambiguation::Both,
    }
}

/// A move as it was written, before anyone looks at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveText {
    roles: RoleSet,
    heroes: RoleSet,
    file: Option<usize>,
    rank: Option<usize>,
    deploy: bool,
    kind: MoveKind,
    to: Square,
}

impl MoveText {
    /// Could the text mean the move, if one is generous about marks that say nothing new?
    fn may_mean(&self, mv: Move) -> bool {
        let kind = self.kind == mv.kind
            || self.kind == MoveKind::Move && matches!(mv.kind, MoveKind::Capture | MoveKind::Combine);
        kind && self.roles == mv.piece.roles()
            && mv.piece.heroes().contains_all(self.heroes)
            && self.deploy == mv.deploy
            && self.to == mv.to
            && self.file.is_none_or(|file| file == mv.from.file())
            && self.rank.is_none_or(|rank| rank == mv.from.rank())
    }
}

/// Reads SAN or LAN of one move or step: pieces, origin or a part of it, `>`, a mark, the target,
/// and whatever of `+ # ! ?` follows.
impl FromStr for MoveText {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<MoveText, ParseMoveError> {
        MoveText::parse(text).ok_or(ParseMoveError::Syntax)
    }
}

impl MoveText {
    fn parse(text: &str) -> Option<MoveText> {
        let (piece, rest) = parse_stack(upper_case(trimmed(text))?, Color::Red)?;
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

/// A text without the spaces around it.
#[inline(never)]
fn trimmed(text: &str) -> &str {
    text.trim()
}

/// A text unless it begins with a lower-case letter, which names no piece here.
fn upper_case(text: &str) -> Option<&str> {
    (!text.bytes().next()?.is_ascii_lowercase()).then_some(text)
}

pub(crate) fn parse_whole_stack(text: &str, color: Color) -> Option<Stack> {
    match parse_stack(text, color)? {
        (stack, "") => Some(stack),
        _ => None,
    }
}

/// A piece or a stack in parentheses at the start of a text, and what follows it.
pub(crate) fn parse_stack(text: &str, color: Color) -> Option<(Stack, &str)> {
    let (pieces, rest) = match text.strip_prefix('(') {
        Some(inside) => split_once(inside, b')')?,
        None => text.split_at_checked(text.bytes().take_while(|byte| *byte == b'+').count() + 1)?,
    };
    let mut gathered = Gathered::default();
    let mut letters = pieces.bytes();
    while let Some(letter) = letters.next() {
        let heroic = letter == b'+';
        let letter = if heroic { letters.next()? } else { letter };
        gathered.add(Piece { color, role: Role::from_letter(letter.into())?, heroic }).ok()?;
    }
    Some((gathered.stack().ok()?, rest))
}

/// A turn as it was written.
enum TurnText {
    Move(MoveText),
    Deploy(DeployTurn),
}

/// A committed deploy as it was written.
struct DeployTurn {
    square: Option<Square>,
    stays: RoleSet,
    steps: Vec<MoveText>,
}

impl TurnText {
    fn parse(text: &str) -> Option<TurnText> {
        let text = trimmed(text);
        let stays = |pieces| parse_whole_stack(upper_case(pieces)?, Color::Red).map(Stack::roles);
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
        Some(TurnText::Deploy(DeployTurn { square, stays, steps }))
    }
}

impl DeployTurn {
    /// What is written of a deploy, but for its square.
    fn of(position: &Position, moves: &[Move]) -> DeployTurn {
        let text = |mv: &Move| MoveText {
            roles: mv.piece.roles(),
            heroes: mv.piece.heroes(),
            file: None,
            rank: None,
            deploy: mv.deploy,
            kind: mv.kind,
            to: mv.to,
        };
        let stays = position.stayed(moves).map_or(RoleSet::EMPTY, Stack::roles);
        DeployTurn { square: None, stays, steps: moves.iter().map(text).collect() }
    }
}

/// Why a text is not a move here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseMoveError {
    /// It does not look like a move.
    Syntax,
    /// It looks like a move, but there is no such legal move.
    NoSuchMove,
    /// The same, for a move that is not a step of the deploy session that is open on a square.
    OutsideSession(Square),
    /// Several legal moves fit; for deploys, their first steps.
    Ambiguous(Vec<Move>),
}

impl ParseMoveError {
    /// A stable name for the error.
    pub fn code(&self) -> ErrorCode {
        match self {
            ParseMoveError::Syntax => ErrorCode::MoveSyntax,
            ParseMoveError::NoSuchMove => ErrorCode::IllegalMove,
            ParseMoveError::OutsideSession(_) => ErrorCode::DeployElsewhere,
            ParseMoveError::Ambiguous(_) => ErrorCode::AmbiguousMove,
        }
    }
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMoveError::Syntax => f.write_str("a move looks like Tf6, Tf4xf6, (NF)b4, F@b2 or F>c4"),
            ParseMoveError::NoSuchMove => f.write_str("there is no such legal move"),
            ParseMoveError::OutsideSession(square) => {
                write!(f, "this is not a step of the deploy session that is open on {square}")
            }
            ParseMoveError::Ambiguous(moves) => {
                f.write_str("several moves fit: ")?;
                for (n, mv) in moves.iter().enumerate() {
                    write!(f, "{}{mv}", if n == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
        }
    }
}

impl error::Error for ParseMoveError {}
