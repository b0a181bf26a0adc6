//! Taking back, and playing again what was taken back.

use super::{Acted, Entry, Game, OpenSession, PlayedMove};

/// What may be played again.
#[derive(Clone, Debug, Default)]
pub(super) struct SetAside {
    /// The undone actions, the next one to redo last.
    redo_stack: Vec<Redo>,
    /// The session that was open when the end of the game was declared (R13.5).
    pub(super) interrupted: Option<OpenSession>,
}

/// An action that was undone.
#[derive(Clone, Debug)]
struct Redo {
    acted: Acted,
    /// Is it the last of the actions that are redone together?
    is_last: bool,
}

/// What [`Game::undo`] took back, or [`Game::redo`] played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undone {
    /// A move, or a committed deploy with all its steps.
    Turn(Vec<PlayedMove>),
    /// A step of the open session.
    Step(PlayedMove),
}

impl Game {
    /// Does [`Game::undo`] take back a whole turn?
    #[cfg(all(feature = "wasm", target_arch = "wasm32"))]
    pub(crate) fn takes_back_turn(&self) -> bool {
        self.ends_turn() && self.declared.is_none()
    }

    fn redo_stack(&self) -> &[Redo] {
        self.set_aside.as_ref().map_or(&[], |aside| &aside.redo_stack)
    }

    fn redo_stack_mut(&mut self) -> &mut Vec<Redo> {
        &mut self.set_aside.get_or_insert_default().redo_stack
    }

    pub(super) fn clear_redo(&mut self) {
        if let Some(aside) = &mut self.set_aside {
            aside.redo_stack.clear();
        }
    }

    /// Takes back the last turn, or the last step of an open session. A session that its first step has opened ends
    /// with that; one that [`Game::start_deploy`] has opened stays open, and undo before its first step ends it
    /// (R7.7). After a declared end, takes back that
    /// end and nothing else (R13.5), and returns `None`.
    pub fn undo(&mut self) -> Option<Undone> {
        if self.take_back_end() {
            return None;
        }
        if let Some(session) = self.position.session() {
            if session.steps().is_empty() {
                self.position.close_session();
                return None;
            }
            let entry = self.history.pop()?;
            return self.take_back(entry, true).map(Undone::Step);
        }
        let mut moves = Vec::new();
        let mut is_last = true;
        while let Some(entry) = self.history.pop_if(|entry| is_last || !entry.undo.ends_turn()) {
            moves.extend(self.take_back(entry, is_last));
            is_last = false;
        }
        self.repetitions.pop()?;
        // A session that `start_deploy` opened ends with its turn.
        self.position.close_session();
        moves.reverse();
        Some(Undone::Turn(moves))
    }

    /// Takes back the last action, which was removed from the history. Returns the move that it was.
    fn take_back(&mut self, entry: Entry, is_last: bool) -> Option<PlayedMove> {
        let played = entry.played();
        self.position.take_back(entry.undo);
        self.redo_stack_mut().push(Redo { acted: entry.acted, is_last });
        played
    }

    /// Is there a turn, in an open session a step, or an end that [`Game::undo`] takes back?
    pub fn can_undo(&self) -> bool {
        self.declared.is_some()
            || match self.position.session() {
                Some(session) => !session.steps().is_empty(),
                None => !self.history.is_empty(),
            }
    }

    /// Is there something that [`Game::redo`] plays again?
    pub fn can_redo(&self) -> bool {
        !self.redo_stack().is_empty() && self.declared.is_none()
    }

    /// Plays again what was undone last, and returns it.
    pub fn redo(&mut self) -> Option<Undone> {
        if !self.can_redo() {
            return None;
        }
        let mut moves = Vec::new();
        while let Some(Redo { acted, is_last }) = self.redo_stack_mut().pop() {
            match acted {
                Acted::Move(mv, origin, mark) => {
                    moves.push(self.play_and_record(mv, origin, Some(mark)));
                }
                Acted::Commit(mark) => {
                    let committed = self.commit(Some(mark));
                    debug_assert_eq!(committed, Ok(()), "the commit was legal here before");
                }
            }
            if is_last {
                break;
            }
        }
        let is_step = self.position.session().is_some();
        Some(match moves.pop_if(|_| is_step) {
            Some(step) => Undone::Step(step),
            None => Undone::Turn(moves),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{STACKS, game, play};
    use super::*;
    use crate::{Color, DeployError, Square};

    #[test]
    fn r7_7_undo_takes_back_one_step_and_the_only_one_ends_the_session() {
        let mut game = game(STACKS);
        let start = game.position().clone();
        play(&mut game, "Fc4>e6");
        play(&mut game, "Tc4>d4");
        assert_eq!(game.turn_count(), 0);
        assert!(matches!(game.undo(), Some(Undone::Step(step)) if step.mv.to == Square::D4));
        assert!(game.position().session().is_some());
        assert!(matches!(game.undo(), Some(Undone::Step(step)) if step.mv.to == Square::E6));
        assert_eq!(game.position(), &start);
        assert_eq!(game.undo(), None);
        assert!(matches!(game.redo(), Some(Undone::Step(_))));
        assert!(matches!(game.redo(), Some(Undone::Step(_))));
        game.commit_deploy().unwrap();
        assert_eq!(game.redo(), None);
        assert_eq!(game.turn_count(), 1);
    }

    #[test]
    fn r7_9_a_committed_session_is_one_turn() {
        let mut game = game(STACKS);
        let start = game.position().clone();
        for lan in ["Fc4>e6", "Tc4>d4", "Nc4>c6"] {
            play(&mut game, lan);
        }
        // The last piece has left: committed.
        assert!(game.position().session().is_none());
        assert_eq!((game.turn_count(), game.position().half_moves()), (1, 1));
        assert_eq!(game.turns().map(|turn| turn.len()).collect::<Vec<_>>(), [3]);
        let after = game.position().clone();
        assert!(matches!(game.undo(), Some(Undone::Turn(moves)) if moves.len() == 3));
        assert_eq!(game.position(), &start);
        assert!(matches!(game.redo(), Some(Undone::Turn(moves)) if moves.len() == 3));
        assert_eq!(game.position(), &after);
        assert_eq!(game.start(), start);
    }

    #[test]
    fn a_session_opened_by_hand_leaves_no_trace_when_it_is_cancelled() {
        let mut game = game(STACKS);
        let start = game.position().clone();
        game.start_deploy(Square::C4).unwrap();
        assert_eq!(game.commit_deploy(), Err(DeployError::NothingDeployed));
        assert_eq!(game.undo(), None, "only the session ends");
        assert_eq!(game.position(), &start);
        play(&mut game, "Fc4>e6");
        game.undo();
        assert_eq!(game.position(), &start, "a session that a step opened ends with it");
        game.start_deploy(Square::C4).unwrap();
        let opened = game.position().clone();
        play(&mut game, "Fc4>e6");
        assert!(matches!(game.undo(), Some(Undone::Step(_))));
        assert_eq!(game.position(), &opened, "one that was opened by hand stays open");
        assert!(matches!(game.redo(), Some(Undone::Step(_))));
        game.resign(Color::Red).unwrap();
        game.undo();
        game.undo();
        assert_eq!(game.position(), &opened, "also after a declared end");
        game.undo();
        assert_eq!(game.position(), &start);
        game.start_deploy(Square::C4).unwrap();
        play(&mut game, "Fc4>e6");
        game.cancel_deploy().unwrap();
        assert_eq!(game.position(), &start);
        assert_eq!((game.undo(), game.redo()), (None, None));
    }
}
