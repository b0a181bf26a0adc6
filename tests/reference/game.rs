//! A game: every state that was reached, kept as a copy. Points (R13.3), the outcome by points (R13.4)
//! and ends that the host declares (R13.5).

use super::State;
use super::battle::material;
use super::board::Color;
use super::outcome::Outcome;

/// A position with all that were before it.
#[derive(Clone, Debug)]
pub struct Game {
    /// From the start to now, one after each action; never empty.
    states: Vec<State>,
    /// R13.5: the declared end.
    declared: Option<Outcome>,
}

/// The ends that the host declares (R13.5).
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum End {
    Resigned(Color),
    Agreed,
    Time,
}

impl Game {
    /// A game from a position without an open session.
    pub fn new(start: State) -> Game {
        Game { states: vec![start], declared: None }
    }

    /// The position now. After a declared end, an open session is cancelled (R13.5).
    pub fn state(&self) -> &State {
        match self.declared {
            Some(_) => self.last_turn(),
            None => &self.states[self.states.len() - 1],
        }
    }

    /// The position after the last completed turn.
    fn last_turn(&self) -> &State {
        let completed = self.states.iter().rfind(|state| state.session.is_none());
        completed.expect("the start has no session")
    }

    /// Every legal action; none after a declared end.
    pub fn actions(&self) -> Vec<String> {
        match self.declared {
            Some(_) => Vec::new(),
            None => self.state().actions(),
        }
    }

    /// Plays one action.
    pub fn play(&mut self, action: &str) -> Result<(), String> {
        if self.declared.is_some() {
            return Err("the game is over".into());
        }
        let mut state = self.state().clone();
        state.play(action)?;
        self.states.push(state);
        Ok(())
    }

    /// R7.1: opens a session for the stack on a square.
    pub fn start_deploy(&mut self, square: &str) {
        let opened = self.state().with_session(square);
        self.states.push(opened);
    }

    /// Takes back a declared end, or the last step of an open session, or the last turn
    /// with all its steps. R7.7: a session that was started is a state of its own, so it stays open when its
    /// only step is taken back.
    pub fn undo(&mut self) {
        if self.declared.take().is_some() || self.states.len() == 1 {
            return;
        }
        let step = self.state().session.is_some();
        self.states.pop();
        while !step && self.state().session.is_some() {
            self.states.pop();
        }
    }

    /// Ends the game as the host declares (R13.5). Only a game that goes on, or is drawn while moves are
    /// left (R10.4), can be ended; returns whether this one can.
    pub fn end(&mut self, end: End) -> bool {
        if self.actions().is_empty() {
            return false;
        }
        self.declared = Some(match end {
            End::Resigned(color) => (Some(color.other()), "resigned"),
            End::Agreed => (None, "agreed"),
            End::Time => {
                let [red, blue] = [Color::Red, Color::Blue].map(|color| self.points(color));
                (higher(red, blue), "time")
            }
        });
        true
    }

    /// R13.3: the value of what the other side has lost since the start of the game. Checkmate counts
    /// as the capture of the commander. Steps of an open session do not count yet (R7.6).
    pub fn points(&self, color: Color) -> u32 {
        let enemy = color.other();
        let lost = material(&self.states[0].board, enemy) - material(&self.last_turn().board, enemy);
        let mated = self.state().is_checkmate() && self.state().turn == enemy;
        lost + if mated { 100 } else { 0 }
    }

    /// How often the position has occurred after a turn (R10.2).
    fn repetitions(&self) -> usize {
        let now = self.last_turn();
        let turns = self.states.iter().filter(|state| state.session.is_none());
        turns.filter(|state| state.board == now.board && state.turn == now.turn).count()
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.declared.is_some() {
            return self.declared;
        }
        let state = self.state();
        if state.session.is_some() {
            return None; // R10.4
        }
        let repeated = (self.repetitions() >= 3).then_some((None, "threefoldRepetition"));
        let (winner, reason) = match state.outcome() {
            // R13.6 leaves the order of the draws open: a repetition is named first
            None | Some((_, "fiftyMoves")) => repeated.or(state.outcome())?,
            Some(other) => other,
        };
        if !state.rules.points_decide {
            return Some((winner, reason));
        }
        // R13.4: 50 points for who ended the game; draws are decided by points too
        let total = |color| self.points(color) + if winner == Some(color) { 50 } else { 0 };
        Some((higher(total(Color::Red), total(Color::Blue)), reason))
    }
}

/// The side with more points; none if they are equal.
fn higher(red: u32, blue: u32) -> Option<Color> {
    match red.cmp(&blue) {
        std::cmp::Ordering::Greater => Some(Color::Red),
        std::cmp::Ordering::Less => Some(Color::Blue),
        std::cmp::Ordering::Equal => None,
    }
}
