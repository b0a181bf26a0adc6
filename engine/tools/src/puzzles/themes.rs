//! What a puzzle is about.

use cotulenh::{
    AirDefenseResult, Color, Game, Move, MoveKind, Objective, OutcomeReason, Position, Role, Square,
    search_support::SearchSupport,
};
use cotulenh_engine::{Score, exchange::exchange};

use super::{Judge, Only, judge::play};

/// A theme. Each puzzle has one. A mate by a deploy or by a flight is about that.
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
    /// Take an air defender, so that a plane can fly where it could not.
    AirDefense,
    /// The only safe flight: zones close other lines of the plane.
    Flight,
    /// Find the deploy.
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
/// What a plane must be able to capture where it could not fly before, by exchanges.
const LEAST_CAPTURE: i32 = 200;
/// A commander that has fewer ways out needs no puzzle.
const LEAST_TURNS: usize = 4;
/// What the solver can expect at least, unless the commander is saved.
const GOOD: f64 = 0.62;
const SAVED: f64 = 0.3;

/// A line that was found: the solver begins.
pub(super) struct Found<'a> {
    /// The game after the mistake.
    pub(super) start: &'a Game,
    pub(super) only: &'a Only,
    pub(super) turns: &'a [Vec<Move>],
    /// The turns to the mate, if it is one.
    pub(super) mate: Option<u32>,
}

impl Found<'_> {
    fn first(&self) -> &[Move] {
        &self.turns[0]
    }

    /// The theme of a line; `None` if it teaches none.
    pub(super) fn theme(&self, judge: &mut Judge) -> Option<Theme> {
        if self.start.position().rules().objective != Objective::Commander {
            return self.wins_battle().then_some(Theme::Battle);
        }
        let special = || match () {
            () if self.breaks_air_defense() => Some(Theme::AirDefense),
            () if self.is_safe_flight() => Some(Theme::Flight),
            () if self.first()[0].deploy => Some(Theme::Deploy),
            () => None,
        };
        if let Some(turns) = self.mate {
            return special().or(Theme::of_mate(turns));
        }
        let chance = self.only.best.score.win_chance();
        if matches!(self.only.best.score, Score::Mate(_)) {
            return None;
        }
        if self.saves_commander() {
            return (chance >= SAVED).then_some(Theme::Save);
        }
        if chance < GOOD {
            return None;
        }
        special().or_else(|| self.gains_material(judge).then_some(Theme::Material))
    }

    /// Does the line, or what the search has after it, win a battle? If at once, another capture has to tempt.
    fn wins_battle(&self) -> bool {
        if !matches!(self.only.best.score, Score::Mate(1..=4)) {
            return false;
        }
        let solver = self.start.position().turn();
        let mut game = self.start.clone();
        for turn in &self.only.best.turns {
            if game.play_turn(turn).is_err() {
                return false;
            }
        }
        let is_won = game.outcome().is_some_and(|outcome| {
            let reason = outcome.reason;
            outcome.winner == Some(solver)
                && matches!(reason, OutcomeReason::Naval | OutcomeReason::Air | OutcomeReason::Land)
        });
        is_won && (self.turns.len() > 1 || self.has_larger_capture())
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
        position.legal_moves().iter().any(|mv| !targets.contains(&mv.to) && taken(mv) >= won)
    }

    fn saves_commander(&self) -> bool {
        let position = self.start.position();
        let would_be_mated = matches!(self.only.second.score, Score::Mate(..=0));
        (position.is_check() || would_be_mated) && position.legal_moves().len() >= LEAST_TURNS
    }

    /// The first turn takes an air defender, and a plane can capture what it could not before, or a later flight of
    /// the line goes where it could not.
    fn breaks_air_defense(&self) -> bool {
        let position = self.start.position();
        let us = position.turn();
        let defenders = position.air_defenders(us);
        if !self.first().iter().any(|mv| mv.kind.is_capture() && defenders.contains(mv.to)) {
            return false;
        }
        let closed = position.air_defense_zones(us);
        let Some(after) = play(self.start, self.first()) else { return false };
        if opens_flight(position, after.position().clone(), LEAST_CAPTURE) {
            return true;
        }
        let open = after.position().air_defense_zones(us);
        // The solver's turns after the first, as far as the search has them.
        let later = self.only.best.turns.iter().step_by(2).skip(1).take(2).flatten();
        later.into_iter().any(|mv| {
            mv.piece.contains(Role::AirForce)
                && mv.piece.carrier_role() == Role::AirForce
                && squares_of(mv).any(|at| closed.contains(at) && !open.contains(at))
        })
    }

    /// The turn is a flight, zones close some lines of the plane, and where it comes to stand it is safe.
    fn is_safe_flight(&self) -> bool {
        let [mv] = self.first() else { return false };
        let position = self.start.position();
        let is_flight =
            mv.piece.carrier_role() == Role::AirForce && mv.kind != MoveKind::Suicide && !mv.deploy;
        let Some(after) = play(self.start, self.first()).filter(|_| is_flight) else { return false };
        let mut paths = position.flight_paths(mv.from).into_iter();
        let is_hemmed_in = paths.any(|(_, result)| result != AirDefenseResult::SafePass);
        let at = if mv.kind.arrives() { mv.to } else { mv.from };
        let after = after.position();
        let is_lost = |mv: &Move| mv.to == at && mv.kind.is_capture() && exchange(after, *mv) > 0;
        is_hemmed_in && !after.legal_moves().iter().any(is_lost)
    }

    /// Are the sides' pieces worth more to the solver after the line and the best answer?
    fn gains_material(&self, judge: &mut Judge) -> bool {
        let us = self.start.position().turn();
        let lead = |game: &Game| {
            let value = |color: Color| i64::from(game.position().board().value(color));
            value(us) - value(!us)
        };
        let mut game = self.start.clone();
        for turn in self.turns {
            if game.play_turn(turn).is_err() {
                return false;
            }
        }
        if game.outcome().is_none()
            && let Some(answer) = judge.lines(&game, 5_000, 1).first()
            && game.play_turn(&answer.turns[0]).is_err()
        {
            return false;
        }
        lead(&game) - lead(self.start) >= LEAST_GAIN
    }
}

/// Can a plane of the side that has just moved now win so much, where air defense was in the way before?
pub(super) fn opens_flight(before: &Position, mut after: Position, gain: i32) -> bool {
    if after.outcome().is_some() || after.pass().is_none() {
        return false;
    }
    let wins = |flight: &Move| {
        flight.piece.carrier_role() == Role::AirForce
            && flight.kind.is_capture()
            && exchange(&after, *flight) >= gain
            && before.flight_result(flight.from, flight.to) != Some(AirDefenseResult::SafePass)
    };
    after.legal_moves().iter().any(wins)
}

/// Does a turn take an air defender, so that a plane of this side can fly where it could not?
pub(super) fn clears_sky(game: &Game, turn: &[Move]) -> bool {
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
