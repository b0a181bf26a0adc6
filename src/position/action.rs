//! Actions: what a player can do at one time. A turn is one action, or the steps of a deploy and
//! its commit.

use core::fmt;

use super::{DeployError, Position, Undo};
use crate::Move;

/// A move, a deploy step, or the commit of the open session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A move or a deploy step.
    Move(Move),
    /// Ends the open session (R7.7).
    Commit,
}

impl Action {
    /// The move or step, if it is one.
    pub fn as_move(self) -> Option<Move> {
        match self {
            Action::Move(mv) => Some(mv),
            Action::Commit => None,
        }
    }
}

/// LAN, or `commit`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(mv) => mv.fmt(f),
            Action::Commit => f.write_str("commit"),
        }
    }
}

impl Position {
    /// Every legal action of the side to move.
    pub fn actions(&self) -> Vec<Action> {
        let moves = self.legal_moves().into_iter().map(Action::Move);
        moves.chain(self.can_commit().then_some(Action::Commit)).collect()
    }

    /// Every legal turn: ordinary moves, and deploys with their steps in every order. They are found one by one, as
    /// a big stack has thousands. While a session is open, they are the turns from before it.
    ///
    /// ```
    /// use cotulenh::{Game, Rules};
    /// let mut game = Game::new(Rules::STANDARD);
    /// let turn = game.position().legal_turns().next().unwrap();
    /// game.play_turn(&turn)?;
    /// assert_eq!(game.turn_count(), 1);
    /// # Ok::<(), cotulenh::IllegalMove>(())
    /// ```
    pub fn legal_turns(&self) -> impl Iterator<Item = Vec<Move>> + use<> {
        let mut position = self.clone();
        position.close_session();
        LegalTurns { open: vec![Branch::new(position, Vec::new())] }
    }

    /// Does an action. A move must be legal, as for `apply`; a commit that is not allowed is refused.
    pub(crate) fn act(&mut self, action: Action) -> Result<Undo, DeployError> {
        match action {
            Action::Move(mv) => Ok(self.apply(mv)),
            Action::Commit => self.commit(),
        }
    }
}

/// A position on the way through all turns.
struct Branch {
    position: Position,
    /// The steps that lead here.
    moves: Vec<Move>,
    /// What is still to be tried here, the first last.
    actions: Vec<Action>,
}

impl Branch {
    fn new(position: Position, moves: Vec<Move>) -> Branch {
        let mut actions = position.actions();
        actions.reverse();
        Branch { position, moves, actions }
    }
}

/// Goes through all turns depth first.
struct LegalTurns {
    open: Vec<Branch>,
}

impl Iterator for LegalTurns {
    type Item = Vec<Move>;

    fn next(&mut self) -> Option<Vec<Move>> {
        loop {
            let branch = self.open.last_mut()?;
            match branch.actions.pop() {
                None => _ = self.open.pop(),
                Some(Action::Commit) => return Some(branch.moves.clone()),
                Some(Action::Move(mv)) => {
                    let (mut after, mut moves) = (branch.position.clone(), branch.moves.clone());
                    let _undo = after.apply(mv);
                    moves.push(mv);
                    if after.session().is_none() {
                        return Some(moves);
                    }
                    self.open.push(Branch::new(after, moves));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use crate::{Game, Position, Rules};

    #[test]
    fn every_turn_is_legal_and_comes_once() {
        let stack = "6c4/11/11/11/11/11/2i8/11/2(NFT)8/11/11/7C3 r - - 0 1";
        for auto_commit in [true, false] {
            let position = Position::from_fen_with(stack, Rules::STANDARD, auto_commit).unwrap();
            let turns: Vec<_> = position.legal_turns().collect();
            for turn in &turns {
                Game::from_position(position.clone()).play_turn(turn).unwrap();
            }
            assert_eq!(turns.iter().collect::<HashSet<_>>().len(), turns.len());
            let ordinary = position.legal_moves().iter().filter(|mv| !mv.deploy).count();
            assert_eq!(turns.iter().filter(|turn| !turn[0].deploy).count(), ordinary);
            assert!(turns.iter().any(|turn| turn.len() == 1 && turn[0].deploy));
            assert!(turns.iter().any(|turn| turn.len() == 3));
            let mut open = position.clone();
            open.start_deploy("c4".parse().unwrap()).unwrap();
            assert_eq!(open.legal_turns().collect::<Vec<_>>(), turns);
        }
    }
}
