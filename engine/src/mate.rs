//! A plain solver for mates: it tries every turn of both sides, without evaluation, table or pruning,
//! so that what it finds is proved.

use cotulenh::{Action, Color, Move, Position, search_support::SearchSupport};

/// How the attacker may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Any turn. What is not found does not exist.
    Any,
    /// Only turns that give check, which is much faster.
    Checks,
}

/// Looks for mates.
pub struct MateSolver {
    position: Position,
    attack: Attack,
    attacker: Color,
    nodes: u64,
    limit: u64,
}

/// What the solver has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mate {
    /// The first turn of a mate in this many turns of the attacker.
    Found(u32, Vec<Move>),
    /// There is none.
    None,
    /// The limit of nodes was reached before it was known.
    Unknown,
}

impl MateSolver {
    /// A solver for the side to move in a position, in which no session is open.
    pub fn new(position: &Position, attack: Attack, limit: u64) -> MateSolver {
        let mut position = position.clone();
        position.set_auto_commit(false);
        let attacker = position.turn();
        MateSolver { position, attack, attacker, nodes: 0, limit }
    }

    /// The shortest mate in at most this many turns.
    ///
    /// ```
    /// use cotulenh::{Position, Rules};
    /// use cotulenh_engine::mate::{Attack, Mate, MateSolver};
    /// let fen = "6c4/11/11/6T4/11/11/11/11/11/11/11/6C4 r - - 0 1";
    /// let position = Position::from_fen(fen, Rules::STANDARD)?;
    /// let mut solver = MateSolver::new(&position, Attack::Any, 100_000);
    /// assert_eq!(solver.solve(1), Mate::None);
    /// # Ok::<(), cotulenh::FenErrors>(())
    /// ```
    pub fn solve(&mut self, most: u32) -> Mate {
        if self.position.session().is_some() || self.position.is_commander_captured() {
            return Mate::None;
        }
        for turns in 1..=most {
            let mut turn = Vec::new();
            match self.can_mate(turns, &mut turn) {
                Some(true) => return Mate::Found(turns, turn),
                Some(false) => {}
                None => return Mate::Unknown,
            }
        }
        Mate::None
    }

    /// The first turns of all mates in at most this many turns, each order of a deploy for itself. `None` if
    /// the limit of nodes was reached.
    pub fn find_all(&mut self, turns: u32) -> Option<Vec<Vec<Move>>> {
        let mut found = Vec::new();
        if self.position.session().is_none() && !self.position.is_commander_captured() && turns > 0 {
            self.collect(turns, &mut Vec::new(), &mut found)?;
        }
        Some(found)
    }

    /// Adds the turns that mate and begin with these moves.
    fn collect(&mut self, turns: u32, turn: &mut Vec<Move>, found: &mut Vec<Vec<Move>>) -> Option<()> {
        for action in self.position.actions() {
            let length = turn.len();
            turn.extend(action.as_move());
            let mates = captures_commander(&self.position, action)
                || self.after(action, |solver| match solver.position.turn() == solver.attacker {
                    true => solver.collect(turns, turn, found).map(|()| false),
                    false => solver.is_mated(turns - 1),
                })?;
            if mates {
                found.push(turn.clone());
            }
            turn.truncate(length);
        }
        Some(())
    }

    /// The nodes so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Does an action, asks, and takes it back. `None` if the limit is reached.
    fn after<T>(&mut self, action: Action, ask: impl FnOnce(&mut MateSolver) -> Option<T>) -> Option<T> {
        self.nodes += 1;
        if self.nodes > self.limit {
            return None;
        }
        let undo = self.position.act(action).ok()?;
        let answer = ask(self);
        self.position.take_back(undo);
        answer
    }

    /// Can the attacker, who is to move, mate in this many turns? `turn` becomes the first of them.
    fn can_mate(&mut self, turns: u32, turn: &mut Vec<Move>) -> Option<bool> {
        let mut actions = self.position.actions();
        // A turn that can be written as an ordinary move is.
        actions.sort_by_key(|action| action.as_move().is_some_and(|mv| mv.deploy));
        for action in actions {
            let wins = captures_commander(&self.position, action)
                || self.after(action, |solver| match solver.position.turn() == solver.attacker {
                    true => solver.can_mate(turns, turn),
                    false => solver.is_mated(turns - 1),
                })?;
            if wins {
                if let Action::Move(mv) = action {
                    turn.insert(0, mv);
                }
                return Some(true);
            }
        }
        Some(false)
    }

    /// Is the other side, which is to move, mated now or in this many turns, whatever it does?
    fn is_mated(&mut self, turns: u32) -> Option<bool> {
        let starts_turn = self.position.session().is_none();
        let check = self.position.is_check();
        if starts_turn && !check && (turns == 0 || self.attack == Attack::Checks) {
            return Some(false);
        }
        if starts_turn && self.position.is_draw_by_fifty_moves() && self.position.has_legal_move() {
            return Some(false);
        }
        if turns == 0 {
            return Some(self.position.is_checkmate());
        }
        let actions = self.position.actions();
        if actions.is_empty() {
            // Or stalemate, or a battle that is over (R13.6).
            return Some(self.position.is_checkmate());
        }
        for action in actions {
            let escapes = captures_commander(&self.position, action)
                || !self.after(action, |solver| match solver.position.turn() == solver.attacker {
                    true => solver.can_mate(turns, &mut Vec::new()),
                    false => solver.is_mated(turns),
                })?;
            if escapes {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// Does an action end the game by capturing the commander (R9.6)?
pub(crate) fn captures_commander(position: &Position, action: Action) -> bool {
    action.as_move().is_some_and(|mv| position.captures_commander(mv)) && !position.rules().play_on
}
