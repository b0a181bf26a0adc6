//! What a puzzle is about.

use cotulenh::{
    AirDefenseResult, Color, Game, Move, MoveKind, Objective, OutcomeReason, Position, Role, Square,
};
use cotulenh_engine::{Score, exchange::exchange};

use super::{Judge, Only, judge::play};

/// A theme. Each puzzle has one. What ends with a mate is about the mate, whatever its turns are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Theme {
    /// Mate in one.
    Mate1,
    /// Mate in two.
    Mate2,
    /// Mate in three.
    Mate3,
    /// Mate in four.
    Mate4,
    /// Win the battle (R13.2).
    Battle,
    /// The commander is in check, or would be mated: save it.
    Save,
    /// Take an air defender, or lure it away, so that a plane can fly where it could not.
    AirDefense,
    /// The only safe flight: zones close other lines of the plane.
    Flight,
    /// Find the deploy: one of the turns is one.
    Deploy,
    /// Win material.
    Material,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 10] = [
        Theme::Mate1,
        Theme::Mate2,
        Theme::Mate3,
        Theme::Mate4,
        Theme::Battle,
        Theme::Save,
        Theme::AirDefense,
        Theme::Flight,
        Theme::Deploy,
        Theme::Material,
    ];

    /// The name in JavaScript.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Mate1 => "mate1",
            Theme::Mate2 => "mate2",
            Theme::Mate3 => "mate3",
            Theme::Mate4 => "mate4",
            Theme::Battle => "battle",
            Theme::Save => "save",
            Theme::AirDefense => "airDefense",
            Theme::Flight => "flight",
            Theme::Deploy => "deploy",
            Theme::Material => "material",
        }
    }

    /// The theme with this name.
    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The turns to the mate, if it is one.
    pub fn mate(self) -> Option<u32> {
        self.name().strip_prefix("mate")?.parse().ok()
    }

    pub(super) fn of_mate(turns: u32) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.mate() == Some(turns))
    }
}

/// The pieces of the other side that must be won in the end, by their points (R13.3).
const LEAST_GAIN: i64 = 20;
/// A commander that has fewer ways out needs no puzzle.
const LEAST_TURNS: usize = 4;
/// What the solver can expect at least, unless the commander is saved.
const GOOD: f64 = 0.62;
const SAVED: f64 = 0.35;

/// A line that was found: the solver begins.
pub(super) struct Found<'a> {
    /// The game after the mistake.
    pub(super) start: &'a Game,
    pub(super) only: &'a Only,
    pub(super) turns: &'a [Vec<Move>],
}

impl Found<'_> {
    fn first(&self) -> &[Move] {
        &self.turns[0]
    }

    /// Has the solver more than one turn?
    fn is_long(&self) -> bool {
        self.turns.len() > 1
    }

    /// Does the first turn act from afar? A capture of a neighbour is seen at once.
    fn is_far(&self) -> bool {
        let capture = self.first().iter().find(|mv| mv.kind.is_capture());
        capture.is_none_or(|mv| mv.from.line_to(mv.to).is_some_and(|(_, steps)| steps > 1))
    }

    /// The solver's turns, each with the game before it.
    fn solution(&self) -> Vec<(Game, &[Move])> {
        let mut game = self.start.clone();
        let mut list = Vec::new();
        for (n, turn) in self.turns.iter().enumerate() {
            if n % 2 == 0 {
                list.push((game.clone(), &turn[..]));
            }
            game.play_turn(turn).expect("a line has legal turns");
        }
        list
    }

    /// The game after the line.
    fn end(&self) -> Game {
        let mut game = self.start.clone();
        for turn in self.turns {
            game.play_turn(turn).expect("a line has legal turns");
        }
        game
    }

    /// The theme of a line; `None` if it teaches none. A line of one turn teaches a theme only if there is something
    /// to see: what that is, each theme says.
    pub(super) fn theme(&self, judge: &mut Judge) -> Option<Theme> {
        let position = self.start.position();
        if position.rules().objective != Objective::Commander {
            // At once: another capture that takes as much tempts.
            let is_taught = self.is_long() || self.has_larger_capture();
            return (is_taught && self.wins_battle()).then(|| self.special().unwrap_or(Theme::Battle));
        }
        let (score, chance) = (self.only.best.score, self.only.best.score.win_chance());
        if let Score::Mate(turns) = score {
            let is_mate = self.end().outcome().is_some() && self.turns.len() as i32 == 2 * turns - 1;
            return Theme::of_mate(turns as u32).filter(|_| is_mate);
        }
        // A line that mates would have had the score of a mate.
        if self.end().outcome().is_some() {
            return None;
        }
        // At once: what acts from afar, or captures nothing yet.
        let is_taught = self.is_long() || self.is_far();
        if self.saves_commander() {
            return (chance >= SAVED && is_taught).then(|| self.special().unwrap_or(Theme::Save));
        }
        if chance < GOOD {
            return None;
        }
        // At once: any deploy. Not to move the whole stack is what is to be seen.
        match self.special() {
            Some(theme) if is_taught || theme == Theme::Deploy => Some(theme),
            _ => (is_taught && self.gains_material(judge)).then_some(Theme::Material),
        }
    }

    /// What is special about the turns, whatever they win.
    fn special(&self) -> Option<Theme> {
        match () {
            () if self.breaks_air_defense() => Some(Theme::AirDefense),
            () if self.solution().iter().any(|(_, turn)| turn[0].deploy) => Some(Theme::Deploy),
            () if self.is_safe_flight() => Some(Theme::Flight),
            () => None,
        }
    }

    /// Does the line win a battle?
    fn wins_battle(&self) -> bool {
        let solver = self.start.position().turn();
        self.end().outcome().is_some_and(|outcome| {
            let reason = outcome.reason;
            outcome.winner == Some(solver)
                && matches!(reason, OutcomeReason::Naval | OutcomeReason::Air | OutcomeReason::Land)
        })
    }

    /// Is there another capture that takes at least as much?
    fn has_larger_capture(&self) -> bool {
        let position = self.start.position();
        let taken = |mv: &Move| {
            let stack = position.board().get(mv.to).filter(|_| mv.kind.is_capture());
            stack.map_or(0, |stack| stack.roles().iter().map(Role::points).sum::<u32>())
        };
        let won: u32 = self.first().iter().map(taken).sum();
        let targets: Vec<Square> = self.first().iter().map(|mv| mv.to).collect();
        position.legal_moves().iter().any(|mv| !targets.contains(&mv.to) && taken(mv) >= won.max(1))
    }

    fn saves_commander(&self) -> bool {
        let position = self.start.position();
        let would_be_mated = matches!(self.only.second.score, Score::Mate(..=0));
        (position.is_check() || would_be_mated) && position.legal_moves().len() >= LEAST_TURNS
    }

    /// A later turn is the strike of a plane that flies where zones were in the way at the start. At once: the turn
    /// takes a defender, and a plane can then fly where it could not.
    fn breaks_air_defense(&self) -> bool {
        let us = self.start.position().turn();
        let closed = self.start.position().air_defense_zones(us);
        let strikes = |(game, turn): &(Game, &[Move])| {
            let open = game.position().air_defense_zones(us);
            turn.iter().any(|mv| {
                mv.piece.carrier_role() == Role::AirForce
                    && mv.kind.is_capture()
                    && mv.kind != MoveKind::Suicide
                    && squares_of(mv).any(|at| closed.contains(at) && !open.contains(at))
            })
        };
        self.solution().iter().skip(1).any(strikes) || self.is_far() && clears_sky(self.start, self.first())
    }

    /// The turn is a flight, zones close some lines of the plane, and where it comes to stand it is safe.
    fn is_safe_flight(&self) -> bool {
        let [mv] = self.first() else { return false };
        let is_flight =
            mv.piece.carrier_role() == Role::AirForce && mv.kind != MoveKind::Suicide && !mv.deploy;
        let mut paths = self.start.position().flight_paths(mv.from).into_iter();
        is_flight && paths.any(|(_, result)| result != AirDefenseResult::SafePass) && self.is_safe(*mv)
    }

    /// Is nothing lost where a piece comes to stand?
    fn is_safe(&self, mv: Move) -> bool {
        let Some(after) = play(self.start, &[mv]) else { return false };
        let at = if mv.kind.arrives() { mv.to } else { mv.from };
        let after = after.position();
        let is_lost = |mv: &Move| mv.to == at && mv.kind.is_capture() && exchange(after, *mv) > 0;
        !after.legal_moves().iter().any(is_lost)
    }

    /// Are the sides' pieces worth more to the solver after the line and what the search has after it?
    fn gains_material(&self, judge: &mut Judge) -> bool {
        let us = self.start.position().turn();
        let lead = |game: &Game| {
            let value = |color: Color| i64::from(game.position().board().value(color));
            value(us) - value(!us)
        };
        let mut game = self.end();
        // What a threat wins is taken after the answer.
        let rest = judge.lines(&game, 5_000, 1).pop().map_or(Vec::new(), |line| line.turns);
        for turn in rest.iter().take(3) {
            if game.outcome().is_some() || game.play_turn(turn).is_err() {
                break;
            }
        }
        lead(&game) - lead(self.start) >= LEAST_GAIN
    }
}

/// Does a turn take an air defender, so that a plane of this side can fly where it could not?
fn clears_sky(game: &Game, turn: &[Move]) -> bool {
    let before = game.position();
    let us = before.turn();
    let defenders = before.air_defenders(us);
    if !turn.iter().any(|mv| mv.kind.is_capture() && defenders.contains(mv.to)) {
        return false;
    }
    let Some(after) = play(game, turn) else { return false };
    let after = after.position();
    let planes = after.board().of(us).iter().filter(|&square| {
        after.board().get(square).is_some_and(|stack| stack.carrier_role() == Role::AirForce)
    });
    let is_safe = |(_, result): &(Square, AirDefenseResult)| *result == AirDefenseResult::SafePass;
    planes.into_iter().any(|plane| {
        let open =
            |position: &Position| position.flight_paths(plane).iter().filter(|path| is_safe(path)).count();
        before.board().get(plane) == after.board().get(plane) && open(after) > open(before)
    })
}

/// The squares that a move enters.
fn squares_of(mv: &Move) -> impl Iterator<Item = Square> {
    let mut squares = Vec::new();
    if let Some((direction, steps)) = mv.from.line_to(mv.to) {
        let mut at = mv.from;
        for _ in 0..steps {
            let Some(next) = at.offset(direction) else { break };
            at = next;
            squares.push(at);
        }
    }
    squares.into_iter()
}
