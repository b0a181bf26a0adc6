//! Deploy sessions (R7): steps on a virtual board, searched to the end for R7.8.

use super::Rules;
use super::attack::{in_danger, promote};
use super::board::{Board, Kind, Piece, Square, arrange, commander_square};
use super::moves::{Act, Action, apply, candidates, captures_into_sight};
use super::notation::short_step;

/// An open session, or, before its first step, one that could be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The square of the stack.
    pub square: Square,
    /// R7.6: the virtual board.
    pub board: Board,
    /// Kinds still on the square that have acted (R7.4).
    pub acted: Vec<Kind>,
    /// The steps so far, in the form of R12.2.
    pub steps: Vec<String>,
    /// Has a step captured anything (R7.9)?
    pub captured: bool,
}

impl Session {
    /// A session before its first step.
    pub fn new(board: &Board, square: Square) -> Session {
        Session { square, board: board.clone(), acted: Vec::new(), steps: Vec::new(), captured: false }
    }

    /// What stands on the square of the stack now.
    pub fn remaining(&self) -> Vec<Piece> {
        match self.board.get(&self.square) {
            Some(stack) => stack.pieces.clone(),
            None => Vec::new(),
        }
    }

    /// The pieces that can still take a step.
    fn waiting(&self) -> Vec<Piece> {
        let mut pieces = self.remaining();
        pieces.retain(|piece| !self.acted.contains(&piece.kind));
        pieces
    }

    /// R7.7: is no further step legal, or has a step captured the enemy commander?
    pub fn is_finished(&self, real: &Board, rules: Rules) -> bool {
        let enemy = real[&self.square].color.other();
        let captured_commander =
            commander_square(real, enemy).is_some() && commander_square(&self.board, enemy).is_none();
        captured_commander
            || !self.possible_steps(rules).iter().any(|step| self.after(step, rules).can_end(real, rules))
    }

    /// Every step by the movement rules, dead ends included.
    pub fn possible_steps(&self, rules: Rules) -> Vec<Action> {
        let mut steps = Vec::new();
        for group in parts(&self.waiting(), rules) {
            // R7.5: the whole stack as one is an ordinary move
            let whole = group.len() == self.remaining().len();
            if whole && self.steps.is_empty() {
                continue;
            }
            for step in candidates(&self.board, self.square, &group, true, rules) {
                if self.leaves_cargo_safe(&step, rules)
                    && !captures_into_sight(&self.board, &step)
                    && !self.wastes_commander(&step)
                {
                    steps.push(step);
                }
            }
        }
        steps
    }

    /// R9.3: no step destroys its own commander, unless it captures the enemy commander as well (R9.6).
    fn wastes_commander(&self, step: &Action) -> bool {
        let enemy = self.board[&self.square].color.other();
        let aboard = step.group.iter().any(|piece| piece.kind == Kind::Commander);
        step.act == Act::Suicide && aboard && commander_square(&self.board, enemy) != Some(step.to)
    }

    /// R7.3: may what stays stand there under its new carrier?
    fn leaves_cargo_safe(&self, step: &Action, rules: Rules) -> bool {
        let mut staying = self.remaining();
        if step.act != Act::Stay {
            staying.retain(|piece| !step.group.contains(piece));
        }
        match arrange(&staying, rules) {
            Some(stack) => stack[0].kind.may_stand(self.square),
            None => true, // nothing stays
        }
    }

    /// The session after a step, promotion included (R8.1).
    pub fn after(&self, step: &Action, rules: Rules) -> Session {
        let color = self.board[&self.square].color;
        let mut next = self.clone();
        next.board = apply(&self.board, step, rules);
        promote(&mut next.board, color, rules);
        if step.act == Act::Stay {
            next.acted.extend(step.group.iter().map(|p| p.kind)); // R7.4
        }
        next.captured |= step.captures();
        next.steps.push(short_step(step));
        next
    }

    /// R7.8: can the session be committed, at once or after further steps?
    pub fn can_end(&self, real: &Board, rules: Rules) -> bool {
        self.can_commit(real, rules)
            || self.possible_steps(rules).iter().any(|step| self.after(step, rules).can_end(real, rules))
    }

    /// R7.7: may the session be committed now?
    pub fn can_commit(&self, real: &Board, rules: Rules) -> bool {
        let color = real[&self.square].color;
        !self.steps.is_empty() && is_safe(real, &self.board, color, rules)
    }
}

/// R9.3, R9.6: may `color` end its turn on `after`, having started it on `before`?
pub fn is_safe(before: &Board, after: &Board, color: super::Color, rules: Rules) -> bool {
    let had = |board: &Board, color| commander_square(board, color).is_some();
    let enemy = color.other();
    if had(before, enemy) && !had(after, enemy) {
        return true; // R9.6
    }
    let destroyed = had(before, color) && !had(after, color);
    !destroyed && !in_danger(after, color, rules)
}

/// Every part of a stack: each non-empty choice of its pieces (R6.1: all of them are stacks).
fn parts(pieces: &[Piece], rules: Rules) -> Vec<Vec<Piece>> {
    let choices = 1..1u32 << pieces.len();
    choices
        .filter_map(|choice| {
            let chosen = pieces.iter().enumerate();
            let chosen = chosen.filter(|(i, _)| choice & (1 << i) != 0);
            let chosen: Vec<Piece> = chosen.map(|(_, piece)| *piece).collect();
            arrange(&chosen, rules)
        })
        .collect()
}
