//! What a turn was, for user interfaces: its notation, the positions before and after it, what it captured
//! and which pieces became heroic. A game knows the notation of its moves since they were played; here its
//! turns are only written.

use crate::{
    Action, Color, Game, Move, PlayedMove, Position, San, Stack, StackStyle,
    game::{Entry, Notation},
};

/// A turn that was played: a move, or a committed deploy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// The side whose turn it was.
    pub color: Color,
    /// The turn in SAN.
    pub san: String,
    /// The turn in LAN.
    pub lan: String,
    /// The FEN of the position before it.
    pub before: String,
    /// The FEN of the position after it.
    pub after: String,
    /// The move, or the steps of the deploy.
    pub moves: Vec<PlayedMove>,
    /// What a deploy left on its square.
    pub stayed: Option<Stack>,
}

impl PlayedMove {
    /// The move in SAN.
    pub fn san(&self) -> San {
        San { mv: self.mv, origin: self.origin, mark: self.mark }
    }

    /// Plays a move of a game again, to describe it.
    fn replay(position: &mut Position, mv: Move, Notation { origin, mark }: Notation) -> PlayedMove {
        let target = position.target(mv);
        let undo = position.apply(mv);
        let promoted = position.promotions(&undo);
        PlayedMove { mv, origin, mark, target, promoted, ends_turn: undo.ends_turn() }
    }
}

impl Game {
    /// The completed turns.
    ///
    /// ```
    /// use cotulenh::Game;
    /// let mut game = Game::default();
    /// for text in ["Tf6", "Tf8"] {
    ///     let turn = game.position().read_turn(text)?;
    ///     game.play_turn(&turn).expect("what was read is legal");
    /// }
    /// let history = game.history();
    /// assert_eq!((history[1].san.as_str(), history[1].lan.as_str()), ("Tf8", "Tf9f8"));
    /// # Ok::<(), cotulenh::ParseMoveError>(())
    /// ```
    pub fn history(&self) -> Vec<PlayedTurn> {
        let mut position = self.start();
        let mut turns = Vec::with_capacity(self.turn_count());
        self.for_each_turn(&mut |turn| turns.push(describe(&mut position, turn)));
        turns
    }

    /// The last completed turn. Its cost does not depend on the length of the game.
    pub fn last_turn(&self) -> Option<PlayedTurn> {
        let (mut before, turn) = self.rewound_last_turn()?;
        Some(describe(&mut before, turn))
    }

    /// The turn that was just played, by the position before it and what its moves did.
    #[cfg(all(feature = "packed", target_arch = "wasm32"))]
    pub(crate) fn describe_last_turn(&self, before: &Position, moves: Vec<PlayedMove>) -> PlayedTurn {
        let begun = describe_beginning(before, self.last_turn_entries().unwrap_or_default());
        describe_end(begun, self.position(), moves)
    }

    /// The steps of the open deploy session.
    pub fn deploy_steps(&self) -> Vec<PlayedMove> {
        let (mut position, steps) = self.step_entries();
        replay_moves(&mut position, steps)
    }

    /// The completed turns in SAN.
    pub fn sans(&self) -> Vec<String> {
        self.write_turns(write_san)
    }

    /// The completed turns in LAN.
    pub fn lans(&self) -> Vec<String> {
        self.write_turns(|position, turn| position.turn_lan(&moves_of(turn)))
    }

    /// Writes every completed turn, from the position before it.
    #[inline(never)]
    fn write_turns(&self, write: fn(&Position, &[Entry]) -> String) -> Vec<String> {
        let mut position = self.start();
        let mut texts = Vec::with_capacity(self.turn_count());
        self.for_each_turn(&mut |turn| {
            texts.push(write(&position, turn));
            turn.iter().for_each(|entry| repeat(&mut position, entry.action));
        });
        texts
    }
}

#[inline(never)]
fn moves_of(turn: &[Entry]) -> Vec<Move> {
    turn.iter().filter_map(|entry| entry.action.as_move()).collect()
}

/// Does an action of a game again.
#[inline(never)]
fn repeat(position: &mut Position, action: Action) {
    let acted = position.act(action);
    debug_assert!(acted.is_ok(), "{action} was legal here before");
}

/// Plays the moves of a turn again, and describes them.
fn replay_moves(position: &mut Position, turn: &[Entry]) -> Vec<PlayedMove> {
    let mut moves = Vec::with_capacity(turn.len());
    for entry in turn {
        match entry.action {
            Action::Move(mv) => moves.push(PlayedMove::replay(position, mv, entry.notation)),
            Action::Commit => repeat(position, Action::Commit),
        }
    }
    moves
}

/// The SAN of a turn, from the position before it.
fn write_san(position: &Position, turn: &[Entry]) -> String {
    let (Some(first), Some(last)) = (turn.first(), turn.last()) else { return String::new() };
    match first.action {
        Action::Move(mv) if !mv.deploy => {
            let Notation { origin, mark } = first.notation;
            San { mv, origin, mark }.to_string()
        }
        _ => position.deploy_san(&moves_of(turn), last.notation.mark),
    }
}

/// Plays a turn of a game again, and describes it.
fn describe(position: &mut Position, turn: &[Entry]) -> PlayedTurn {
    let begun = describe_beginning(position, turn);
    let moves = replay_moves(position, turn);
    describe_end(begun, position, moves)
}

/// What the position before a turn says about it. The rest is still empty.
fn describe_beginning(position: &Position, turn: &[Entry]) -> PlayedTurn {
    PlayedTurn {
        color: position.turn(),
        san: write_san(position, turn),
        lan: position.turn_lan(&moves_of(turn)),
        before: position.fen(StackStyle::Together),
        after: String::new(),
        moves: Vec::new(),
        stayed: None,
    }
}

/// Adds what the position after a turn says about it, and what its moves did.
fn describe_end(begun: PlayedTurn, position: &Position, moves: Vec<PlayedMove>) -> PlayedTurn {
    let deployed_from = moves.first().filter(|played| played.mv.deploy).map(|played| played.mv.from);
    let stayed = deployed_from.and_then(|from| position.board().get(from));
    PlayedTurn { after: position.fen(StackStyle::Together), moves, stayed, ..begun }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Role, RoleSet, Rules, Square, Undone};

    fn game(fen: &str) -> Game {
        Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap())
    }

    fn play(game: &mut Game, text: &str) -> PlayedMove {
        let mv = game.position().read_move(text).unwrap();
        game.play(mv).unwrap()
    }

    #[test]
    fn r8_1_promotions_are_described_with_the_squares_of_the_heroes() {
        let mut game = game("6c4/11/11/11/11/6T4/11/11/11/6I4/11/5C5 r - - 0 1");
        let played = play(&mut game, "Tg8");
        assert_eq!(played.promoted, []);
        let mut game = self::game("6c4/11/11/11/5T5/11/11/11/11/6I4/11/5C5 r - - 0 1");
        play(&mut game, "Tf10");
        play(&mut game, "Ch12");
        let played = play(&mut game, "Th10");
        assert_eq!(played.san().to_string(), "Th10+");
        assert_eq!(played.promoted, [(Square::H10, RoleSet::of(Role::Tank))]);
        let turn = game.last_turn().unwrap();
        assert_eq!(turn.moves, [played]);
        assert_eq!(turn.san, "Th10+");
        assert!(turn.after.contains("+T"));
        let undone = game.undo();
        assert_eq!(game.redo(), undone);
        assert_eq!(game.last_turn(), Some(turn));
    }

    #[test]
    fn what_was_captured_or_joined_is_described() {
        let mut game = game("6c4/11/11/11/11/11/4i6/11/4T1I4/11/11/5C5 r - - 0 1");
        let played = play(&mut game, "Txe6");
        assert_eq!(played.target.map(|stack| stack.to_string()), Some("i".into()));
        let mut game = self::game("6c4/11/11/11/11/11/11/11/4TI5/11/11/5C5 r - - 0 1");
        let played = play(&mut game, "T&f4");
        assert_eq!(played.target.map(|stack| stack.to_string()), Some("I".into()));
    }

    #[test]
    fn a_committed_deploy_is_described_as_one_turn() {
        let fen = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";
        let mut game = game(fen);
        let first = play(&mut game, "F>e6");
        let second = play(&mut game, "T>d4");
        assert_eq!(game.deploy_steps(), [first.clone(), second.clone()]);
        game.commit_deploy().unwrap();
        let turn = game.last_turn().unwrap();
        assert_eq!((turn.san.as_str(), turn.lan.as_str()), ("N<F>e6,T>d4", "c4:N:F>e6,T>d4"));
        assert_eq!(turn.moves, [first, second]);
        assert_eq!(turn.stayed.map(|stack| stack.to_string()), Some("N".into()));
        assert_eq!(turn.before, fen);
        assert_eq!(turn.after, game.position().fen(StackStyle::Together));
        assert_eq!(game.history(), core::slice::from_ref(&turn));
        assert_eq!((game.sans(), game.lans()), (vec![turn.san], vec![turn.lan]));
    }

    #[test]
    fn a_turn_is_described_or_refused_as_a_whole() {
        let fen = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";
        let mut game = game(fen);
        let moves = game.position().read_turn("N<F>e6,T>d4").unwrap();
        game.play_turn(&moves).unwrap();
        let turn = game.last_turn().unwrap();
        assert_eq!(turn.lan, "c4:N:F>e6,T>d4");
        assert_eq!(game.undo(), Some(Undone::Turn(turn.moves)));
        let wrong = [moves[0], Move { to: Square::K12, ..moves[1] }];
        assert!(game.play_turn(&wrong).is_err());
        assert_eq!(game.position().fen(StackStyle::Together), fen);
    }

    #[test]
    fn the_last_turn_is_the_one_before_an_open_session() {
        let mut game = game("6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1");
        assert_eq!(game.last_turn(), None);
        play(&mut game, "Ch2");
        play(&mut game, "Cf12");
        let turn = game.last_turn();
        let first = play(&mut game, "F>e6");
        assert_eq!(game.last_turn(), turn);
        let second = play(&mut game, "T>d4");
        assert_eq!(game.deploy_steps(), [first.clone(), second]);
        game.undo();
        assert_eq!(game.deploy_steps(), [first]);
    }

    #[test]
    fn r7_7_the_step_that_commits_a_session_ends_the_turn() {
        let mut game = game("6c4/11/11/11/11/11/11/11/4(TI)6/11/11/7C3 r - - 0 1");
        assert!(!play(&mut game, "T>e5").ends_turn);
        assert!(play(&mut game, "I>d4").ends_turn);
        assert!(play(&mut game, "Cf12").ends_turn);
    }
}
