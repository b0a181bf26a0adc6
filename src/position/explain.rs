//! Why a move is not legal: the rule and the squares that cause it, as facts. User interfaces make
//! sentences of them; `Display` makes an English one.
//!
//! A movement rule that changes in `generate` changes here too; a property test compares both.

use core::{error, fmt};

use super::{
    MoveQuery, PieceQuery, Position, commander_safety::CommanderSafety, danger::destroys_own_commander,
    generate::Mover,
};
use crate::{
    AirDefenseResult, Color, Direction, ErrorCode, Move, MoveKind, Role, RoleSet, Square, SquareSet, Stack,
    may_stand,
    movement::{NAVY_VS_NAVY, Reach, blocked_capturers},
    terrain::river_stops,
};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The rule that it breaks.
    pub reason: IllegalReason,
    /// What is in the way: the blocker, the river or water square, the defenders, the attackers or
    /// the other commander.
    pub squares: SquareSet,
}

/// The rule that a move breaks. Of several moves that a text can mean, the explanation of the one
/// that comes furthest in this order is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum IllegalReason {
    /// The game is over by the rules.
    GameOver,
    /// A deploy session is open, and this is not one of its steps (R7.1).
    SessionOpen,
    /// There is nothing on the square.
    EmptySquare,
    /// The piece is the enemy's.
    NotYours,
    /// The pieces do not stand there, or not as a part that can leave (R7.1, R7.5).
    NotInStack,
    /// The piece has acted in this session (R7.4).
    HasActed,
    /// No line of the piece leads there (R2).
    NoLine,
    /// It is out of range (R2).
    TooFar,
    /// Another piece is in the way (R2.2).
    Blocked,
    /// A square that the piece may not stand on is in the way (R1.3, R2.1).
    Terrain,
    /// A heavy piece cannot cross the river here (R4.2).
    River,
    /// Air defense stops the Air Force (R5.4), or leaves it a suicide capture only (R5.6).
    AirDefense,
    /// The pieces do not form a stack there (R6.2).
    CannotCombine,
    /// There is nothing to capture, or not in this way (R3, R7.4).
    CannotCapture,
    /// The rest of the stack cannot stay on the square (R7.3).
    LeavesCargo,
    /// The commander would enter or cross an open line from the enemy commander (R9.4).
    LineOfSight,
    /// The own commander would be destroyed (R9.3).
    LosesCommander,
    /// The own commander would be in danger (R9.3).
    CommanderInDanger,
    /// The session could not be committed any more (R7.8).
    DeadEnd,
    /// The host has declared the end of the game (R13.5). JavaScript knows this as [`IllegalReason::GameOver`].
    GameEnded,
}

impl IllegalReason {
    /// All reasons with a name of their own in JavaScript: there, a game is over
    /// in the same way whoever ended it.
    pub const ALL: [IllegalReason; 19] = [
        IllegalReason::GameOver,
        IllegalReason::SessionOpen,
        IllegalReason::EmptySquare,
        IllegalReason::NotYours,
        IllegalReason::NotInStack,
        IllegalReason::HasActed,
        IllegalReason::NoLine,
        IllegalReason::TooFar,
        IllegalReason::Blocked,
        IllegalReason::Terrain,
        IllegalReason::River,
        IllegalReason::AirDefense,
        IllegalReason::CannotCombine,
        IllegalReason::CannotCapture,
        IllegalReason::LeavesCargo,
        IllegalReason::LineOfSight,
        IllegalReason::LosesCommander,
        IllegalReason::CommanderInDanger,
        IllegalReason::DeadEnd,
    ];

    /// The name in JavaScript.
    pub const fn name(self) -> &'static str {
        match self {
            IllegalReason::GameOver | IllegalReason::GameEnded => "gameOver",
            IllegalReason::SessionOpen => "sessionOpen",
            IllegalReason::EmptySquare => "emptySquare",
            IllegalReason::NotYours => "notYours",
            IllegalReason::NotInStack => "notInStack",
            IllegalReason::HasActed => "hasActed",
            IllegalReason::NoLine => "noLine",
            IllegalReason::TooFar => "tooFar",
            IllegalReason::Blocked => "blocked",
            IllegalReason::Terrain => "terrain",
            IllegalReason::River => "river",
            IllegalReason::AirDefense => "airDefense",
            IllegalReason::CannotCombine => "cannotCombine",
            IllegalReason::CannotCapture => "cannotCapture",
            IllegalReason::LeavesCargo => "leavesCargo",
            IllegalReason::LineOfSight => "lineOfSight",
            IllegalReason::LosesCommander => "losesCommander",
            IllegalReason::CommanderInDanger => "commanderInDanger",
            IllegalReason::DeadEnd => "deadEnd",
        }
    }

    /// The explanation with its cause, if that is one square.
    #[inline(never)]
    pub(crate) fn at(self, square: Option<Square>) -> Illegal {
        Illegal {
            reason: self,
            squares: square.map_or(SquareSet::EMPTY, |square| SquareSet::EMPTY.with(square)),
        }
    }
}

impl Illegal {
    /// A stable name for the error.
    pub fn code(self) -> ErrorCode {
        match self.reason {
            IllegalReason::SessionOpen => ErrorCode::DeployElsewhere,
            IllegalReason::GameEnded => ErrorCode::GameOver,
            _ => ErrorCode::IllegalMove,
        }
    }
}

/// One sentence, with the squares.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.reason {
            IllegalReason::GameOver | IllegalReason::GameEnded => "the game is over",
            IllegalReason::SessionOpen => "it is not a step of the open deploy session",
            IllegalReason::EmptySquare => "there is no piece on the square",
            IllegalReason::NotYours => "the piece is not yours",
            IllegalReason::NotInStack => "no such piece can leave the square",
            IllegalReason::HasActed => "the piece has already acted in this session",
            IllegalReason::NoLine => "the piece does not move in that direction",
            IllegalReason::TooFar => "it is too far",
            IllegalReason::Blocked => "a piece is in the way",
            IllegalReason::Terrain => "the piece may not stand on that terrain",
            IllegalReason::River => "a heavy piece crosses the river only at the bridges",
            IllegalReason::AirDefense => "air defense is in the way",
            IllegalReason::CannotCombine => "the pieces do not form a stack",
            IllegalReason::CannotCapture => "there is nothing that it can capture in this way",
            IllegalReason::LeavesCargo => "the rest of the stack cannot stay there",
            IllegalReason::LineOfSight => "the enemy commander controls that line",
            IllegalReason::LosesCommander => "your commander would be destroyed",
            IllegalReason::CommanderInDanger => "your commander would be in danger",
            IllegalReason::DeadEnd => "the deploy could not be committed with your commander safe",
        })?;
        for (n, square) in self.squares.iter().enumerate() {
            write!(f, "{}{square}", if n == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.squares.is_empty() { "" } else { ")" })
    }
}

impl error::Error for Illegal {}

impl Position {
    /// Explains why no legal move matches a query; `None` if one does.
    ///
    /// ```
    /// use cotulenh::{IllegalReason, MoveQuery, Position, Rules, Square};
    /// let position = Position::start(Rules::STANDARD);
    /// assert_eq!(position.explain(&MoveQuery::new(Square::F4, Square::F6)), None);
    /// let illegal = position.explain(&MoveQuery::new(Square::F4, Square::F7)).unwrap();
    /// assert_eq!(illegal.reason, IllegalReason::TooFar);
    /// ```
    pub fn explain(&self, query: &MoveQuery) -> Option<Illegal> {
        if self.matching_moves(query).is_empty() { Some(self.explain_refusal(query)) } else { None }
    }

    /// The explanation for a query that no legal move matches.
    pub(crate) fn explain_refusal(&self, query: &MoveQuery) -> Illegal {
        let &MoveQuery { from, to, piece, deploy, .. } = query;
        if !self.is_undecided() {
            return IllegalReason::GameOver.at(None);
        }
        if let Some(session) = self.session()
            && (session.square() != from || deploy == Some(false))
        {
            return IllegalReason::SessionOpen.at(Some(session.square()));
        }
        let Some(stack) = self.board.get(from) else { return IllegalReason::EmptySquare.at(Some(from)) };
        if stack.color() != self.turn {
            return IllegalReason::NotYours.at(Some(from));
        }
        let named = match piece {
            None => RoleSet::EMPTY,
            Some(PieceQuery::Named(role)) => RoleSet::of(role),
            Some(PieceQuery::Exactly(roles)) => roles,
        };
        let acted = self.session().map_or(RoleSet::EMPTY, super::Session::acted);
        if stack.roles().contains_all(named) && !(named & acted).is_empty() {
            return IllegalReason::HasActed.at(Some(from));
        }
        let mut best: Option<Illegal> = None;
        self.for_each_mover(from, &mut |mover| {
            if query.matches_mover(mover.piece, mover.deploy) {
                let illegal = self.explain_mover(mover, to, query.kind);
                // The whole stack comes last. Of equal reasons its explanation is preferred.
                if best.is_none_or(|best| best.reason <= illegal.reason) {
                    best = Some(illegal);
                }
            }
        });
        best.unwrap_or(IllegalReason::NotInStack.at(Some(from)))
    }

    /// Why a mover cannot go to a square, by a move of one kind or of any.
    fn explain_mover(&self, mover: Mover, to: Square, kind: Option<MoveKind>) -> Illegal {
        let Some((direction, steps)) = mover.from.line_to(to) else { return IllegalReason::NoLine.at(None) };
        let mut moves = Vec::new();
        self.generate_along(&[direction], mover, &mut moves);
        let pseudo_legal =
            moves.into_iter().find(|mv| mv.to == to && kind.is_none_or(|kind| mv.kind == kind));
        match pseudo_legal {
            Some(mv) => self.explain_safety(mv),
            None => self.explain_line(&mover, direction, steps, to, kind),
        }
    }

    /// Why a pseudo-legal move is not legal.
    fn explain_safety(&self, mv: Move) -> Illegal {
        debug_assert!(!CommanderSafety::new(self).allows(mv), "{mv} is legal");
        if destroys_own_commander(mv) {
            return IllegalReason::LosesCommander.at(Some(mv.to));
        }
        let mut after = self.clone();
        after.make(mv);
        let reason = if mv.deploy { IllegalReason::DeadEnd } else { IllegalReason::CommanderInDanger };
        Illegal { reason, squares: after.checkers(mv.piece.color()) }
    }

    /// The squares of the pieces that attack a side's commander.
    pub(crate) fn checkers(&self, color: Color) -> SquareSet {
        let Some(commander) = self.board.commander(color) else { return SquareSet::EMPTY };
        self.attackers(commander, !color).map(|(from, _)| from).collect()
    }

    /// Why a mover has no pseudo-legal move of a kind along a line.
    fn explain_line(
        &self,
        mover: &Mover,
        direction: Direction,
        steps: usize,
        to: Square,
        kind: Option<MoveKind>,
    ) -> Illegal {
        let carrier = mover.piece.carrier();
        let target = self.board.get(to);
        let is_enemy = target.is_some_and(|stack| stack.color() != carrier.color);
        let is_capture = kind.map_or(is_enemy, MoveKind::is_capture);
        if is_capture && !is_enemy {
            return IllegalReason::CannotCapture.at(Some(to));
        }
        if kind == Some(MoveKind::Combine) && (is_enemy || target.is_none()) {
            return IllegalReason::CannotCombine.at(Some(to));
        }
        let range = self.range(mover, direction, target.filter(|_| is_capture));
        if range == 0 {
            // Can it go anywhere, or along other lines only?
            let reach = Reach::of(carrier.role, carrier.heroic, &self.rules);
            let is_fixed = reach.moves.get(false) == 0;
            return if is_fixed { IllegalReason::TooFar } else { IllegalReason::NoLine }.at(None);
        }
        if steps > range {
            return IllegalReason::TooFar.at(None);
        }
        if let Some(obstacle) = self.find_obstacle(mover, direction, steps, target, is_capture) {
            return obstacle;
        }
        if !mover.can_leave() && kind != Some(MoveKind::Stay) {
            return IllegalReason::LeavesCargo.at(Some(mover.from));
        }
        match target {
            Some(_) if is_capture => IllegalReason::CannotCapture.at(Some(to)),
            Some(_) if is_enemy || kind == Some(MoveKind::Move) => IllegalReason::Blocked.at(Some(to)),
            Some(_) => IllegalReason::CannotCombine.at(Some(to)),
            None => IllegalReason::Terrain.at(Some(to)),
        }
    }

    /// How far a mover goes in a direction: to capture a target, or to move.
    fn range(&self, mover: &Mover, direction: Direction, captured: Option<Stack>) -> usize {
        let carrier = mover.piece.carrier();
        let reach = Reach::of(carrier.role, carrier.heroic, &self.rules);
        let diagonal = direction.is_diagonal();
        let Some(captured) = captured else { return reach.moves.get(diagonal).into() };
        let is_duel = carrier.role == Role::Navy && captured.carrier_role() == Role::Navy;
        let is_commander_duel =
            carrier.role == Role::Commander && captured.contains(Role::Commander) && !diagonal;
        match reach.captures.get(diagonal) {
            _ if is_commander_duel => reach.moves.get(diagonal).into(),
            range => usize::from(range + if is_duel { NAVY_VS_NAVY } else { 0 }),
        }
    }

    /// The first thing on a line that stops a mover.
    fn find_obstacle(
        &self,
        mover: &Mover,
        direction: Direction,
        steps: usize,
        target: Option<Stack>,
        is_capture: bool,
    ) -> Option<Illegal> {
        let carrier = mover.piece.carrier();
        if carrier.role == Role::AirForce {
            return self.find_air_defense(mover, direction, steps);
        }
        let is_blocked = !is_capture || blocked_capturers(&self.rules).contains(carrier.role);
        let enemy = self.board.commander(!carrier.color).filter(|_| carrier.role == Role::Commander);
        let vacated = mover.rest.is_none().then_some(mover.from);
        let forbidden = enemy.map_or(SquareSet::EMPTY, |enemy| self.open_lines(enemy, vacated));
        // R11 `commanderBoardsAtSea`: water does not end the way to a navy.
        let crosses_water = self.rules.commander_boards_at_sea
            && carrier.role == Role::Commander
            && target.is_some_and(|friend| friend.carrier_role() == Role::Navy);
        let mut at = mover.from;
        for step in 1..=steps {
            at = at.offset(direction)?;
            let is_target = step == steps;
            let stack = self.board.get(at).filter(|_| !is_target);
            if is_blocked && stack.is_some_and(|stack| !self.passes(carrier, stack)) {
                return Some(IllegalReason::Blocked.at(Some(at)));
            }
            if forbidden.contains(at) && (!is_capture || may_stand(Role::Commander, at)) {
                return Some(IllegalReason::LineOfSight.at(enemy));
            }
            if is_capture {
                continue;
            }
            // The mover itself must be able to stand there, even if the friend would carry it (R6.2).
            if !may_stand(carrier.role, at) && !crosses_water {
                return Some(IllegalReason::Terrain.at(Some(at)));
            }
            if carrier.role.is_heavy() && river_stops(mover.from, at) {
                return Some(IllegalReason::River.at(Some(at)));
            }
        }
        None
    }

    /// The defenders that stop an Air Force on a line, or leave it a suicide capture only.
    fn find_air_defense(&self, mover: &Mover, direction: Direction, steps: usize) -> Option<Illegal> {
        let carrier = mover.piece.carrier();
        let mut flight = self.flight(carrier.color, carrier.heroic)?;
        let mut met = SquareSet::EMPTY;
        let mut at = mover.from;
        let mut result = AirDefenseResult::SafePass;
        for _ in 0..steps {
            at = at.offset(direction)?;
            result = flight.enter(at);
            met |= self.defenders_over(at, carrier.color);
            if result == AirDefenseResult::Destroyed {
                break;
            }
        }
        (result != AirDefenseResult::SafePass)
            .then_some(Illegal { reason: IllegalReason::AirDefense, squares: met })
    }

    /// The defenders whose zones cover a square against an Air Force of a side.
    fn defenders_over(&self, square: Square, threatened: Color) -> SquareSet {
        let covers = |&defender: &Square| {
            self.air_defense_zone(defender).is_some_and(|(zone, _)| zone.contains(square))
        };
        self.air_defenders(threatened).iter().filter(covers).collect()
    }
}
