//! What a turn was, for user interfaces: its notation, the positions before and after it, what it captured
//! and which pieces became heroic. A game knows since they were played what its moves did; here its turns are
//! only written.

use crate::{
    Board, Color, Game, PlayedMove, Position, San, Stack, StackStyle,
    fen::push_board,
    game::{Entry, played_in},
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
        self.describe_turns(&self.last_turns(self.turn_count()))
    }

    /// The last completed turn. Its cost does not depend on the length of the game.
    pub fn last_turn(&self) -> Option<PlayedTurn> {
        self.describe_turns(&self.last_turns(1)).pop()
    }

    fn describe_turns(&self, turns: &[&[Entry]]) -> Vec<PlayedTurn> {
        let mut past = Past::of(self.position());
        let mut after = past.fen();
        let mut described = Vec::with_capacity(turns.len());
        for turn in turns.iter().rev() {
            past.take_back(turn);
            let before = past.fen();
            described.extend(describe(turn, before.clone(), core::mem::replace(&mut after, before)));
        }
        described.reverse();
        described
    }

    /// The steps of the open deploy session.
    pub fn deploy_steps(&self) -> Vec<PlayedMove> {
        played_in(self.step_entries())
    }

    /// The completed turns in SAN.
    pub fn sans(&self) -> Vec<String> {
        self.write_turns(|(san, _)| san)
    }

    /// The completed turns in LAN.
    pub fn lans(&self) -> Vec<String> {
        self.write_turns(|(_, lan)| lan)
    }

    fn write_turns(&self, pick: fn((String, String)) -> String) -> Vec<String> {
        self.last_turns(self.turn_count()).into_iter().map(|turn| pick(write_turn(turn))).collect()
    }
}

/// A position that was there before, as far as its FEN tells it. Nothing is played for it: what turns have changed
/// is put back on a board.
pub(crate) struct Past {
    board: Board,
    /// The side to move, the half-moves and the number of the move.
    counters: (Color, u32, u32),
}

impl Past {
    /// A position, without its open session.
    pub(crate) fn of(position: &Position) -> Past {
        let counters = (position.turn(), position.half_moves(), position.full_moves());
        Past { board: position.real_board().clone(), counters }
    }

    /// Goes back before a turn.
    pub(crate) fn take_back(&mut self, turn: &[Entry]) {
        for entry in turn.iter().rev() {
            entry.undo.restore(&mut self.board);
            self.counters = entry.undo.counters();
        }
    }

    pub(crate) fn push_fen(&self, text: &mut String) {
        push_board(text, &self.board, self.counters, None, StackStyle::Together);
    }

    fn fen(&self) -> String {
        let mut text = String::new();
        self.push_fen(&mut text);
        text
    }
}

/// The SAN and the LAN of a turn.
fn write_turn(turn: &[Entry]) -> (String, String) {
    let deploy = turn.last().and_then(Entry::deploy);
    let first = turn.first().and_then(Entry::played);
    match (deploy, first) {
        (Some(deploy), _) => (deploy.san.clone(), deploy.lan.clone()),
        (None, Some(played)) => (played.san().to_string(), played.mv.to_string()),
        (None, None) => Default::default(),
    }
}

/// A turn, with the FENs before and after it.
fn describe(turn: &[Entry], before: String, after: String) -> Option<PlayedTurn> {
    let deploy = turn.last()?.deploy();
    let moves = played_in(turn);
    let color = moves.first()?.mv.piece.color();
    let (san, lan) = write_turn(turn);
    let stayed = deploy.and_then(|deploy| deploy.stayed);
    Some(PlayedTurn { color, san, lan, before, after, moves, stayed })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Move, Role, RoleSet, Rules, Square, Undone};

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
