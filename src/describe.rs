//! Playing, undoing and redoing with a description of what happened: notation, what was captured,
//! which pieces became heroic. User interfaces need it; [`Game::play`] and [`Game::undo`] are
//! faster without.

use crate::{
    CheckMark, Color, DeployError, Game, IllegalMove, Move, MoveKind, ParseMoveError, Position, RoleSet, San,
    Square, Stack, StackStyle, Undo, Undone,
};

/// A move or a deploy step that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The move, as SAN.
    pub san: San,
    /// What stood on the target square: the captured stack, or the friend that was joined.
    pub target: Option<Stack>,
    /// The pieces that it made heroic (R8), by the square they stand on now.
    pub promoted: Vec<(Square, RoleSet)>,
}

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

/// What [`Game::undo_described`] took back, or [`Game::redo_described`] played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// A whole turn.
    Turn(PlayedTurn),
    /// A step of the open session.
    Step(PlayedMove),
}

impl PlayedMove {
    /// The part of the description that needs the position before the move.
    fn before(position: &Position, mv: Move) -> PlayedMove {
        let san = San { mv, origin: position.disambiguation(mv), mark: CheckMark::None };
        PlayedMove { san, target: position.target(mv), promoted: Vec::new() }
    }

    /// Adds the part that needs the position after the move.
    fn complete(&mut self, after: &Position, undo: &Undo) {
        self.san.mark = after.check_mark();
        self.promoted = after.promotions(undo);
    }
}

impl Position {
    /// What stands on the target square of a move: what it captures or joins.
    pub(crate) fn target(&self, mv: Move) -> Option<Stack> {
        if mv.kind == MoveKind::Move { None } else { self.board().get(mv.to) }
    }

    /// Plays a legal move and describes it.
    pub fn apply_described(&mut self, mv: Move) -> PlayedMove {
        let mut played = PlayedMove::before(self, mv);
        let undo = self.apply(mv);
        played.complete(self, &undo);
        played
    }

    /// Plays a turn of legal moves, commits it if it is a deploy, and describes it.
    ///
    /// ```
    /// use cotulenh::{Position, Rules};
    /// let mut position = Position::start(Rules::STANDARD);
    /// let moves = position.read_turn("Tf6")?;
    /// let turn = position.apply_turn_described(&moves);
    /// assert_eq!((turn.san.as_str(), turn.lan.as_str()), ("Tf6", "Tf4f6"));
    /// assert_eq!(turn.after, position.fen(Default::default()));
    /// # Ok::<(), cotulenh::ParseMoveError>(())
    /// ```
    pub fn apply_turn_described(&mut self, moves: &[Move]) -> PlayedTurn {
        let color = self.turn();
        let before = self.fen(StackStyle::Together);
        let lan = self.turn_lan(moves);
        let deployed_from = moves.first().filter(|mv| mv.deploy).map(|mv| mv.from);
        let (san, moves) = self.apply_turn_san(moves);
        let stayed = deployed_from.and_then(|from| self.board().get(from));
        PlayedTurn { color, san, lan, before, after: self.fen(StackStyle::Together), moves, stayed }
    }

    /// Plays a turn in the same way. Returns its SAN and its moves only.
    fn apply_turn_san(&mut self, moves: &[Move]) -> (String, Vec<PlayedMove>) {
        let deploy_san = moves.first().filter(|mv| mv.deploy).map(|_| self.turn_san(moves));
        let moves: Vec<PlayedMove> = moves.iter().map(|&mv| self.apply_described(mv)).collect();
        if self.session().is_some() {
            let committed = self.commit();
            debug_assert!(committed.is_ok(), "a completed turn can be committed again");
        }
        let san = deploy_san.unwrap_or_else(|| moves.first().map_or(String::new(), |mv| mv.san.to_string()));
        (san, moves)
    }
}

impl Game {
    /// [`Game::play`] with a description.
    pub fn play_described(&mut self, mv: Move) -> Result<PlayedMove, IllegalMove> {
        if !self.position().is_legal(mv) {
            return Err(self.position().illegal(mv));
        }
        Ok(self.apply_described(mv))
    }

    /// [`Game::apply`] with a description: the move must be legal.
    pub fn apply_described(&mut self, mv: Move) -> PlayedMove {
        self.apply_and_complete(PlayedMove::before(self.position(), mv))
    }

    /// Reads a move or a deploy step in SAN or LAN, plays it and describes it.
    pub fn play_text(&mut self, text: &str) -> Result<PlayedMove, ParseMoveError> {
        let san = self.position().find_unmarked(&text.parse()?)?;
        let target = self.position().target(san.mv);
        Ok(self.apply_and_complete(PlayedMove { san, target, promoted: Vec::new() }))
    }

    /// Reads a move or a deploy step as people type it ([`Position::read_input`]), plays it and
    /// describes it.
    pub fn play_input(&mut self, text: &str) -> Result<PlayedMove, ParseMoveError> {
        match self.play_text(text) {
            Err(error) => self.position().read_typed(text, error).map(|mv| self.apply_described(mv)),
            played => played,
        }
    }

    /// [`Game::play_turn`] with a description.
    pub fn play_turn_described(&mut self, moves: &[Move]) -> Result<PlayedTurn, IllegalMove> {
        let mut before = self.position().clone();
        self.play_turn(moves)?;
        Ok(before.apply_turn_described(moves))
    }

    fn apply_and_complete(&mut self, mut played: PlayedMove) -> PlayedMove {
        self.apply(played.san.mv);
        if let Some(undo) = self.last_undo() {
            played.complete(self.position(), undo);
        }
        self.set_san_facts((played.san.origin, played.san.mark));
        played
    }

    /// [`Game::undo`] with a description.
    pub fn undo_described(&mut self) -> Option<Played> {
        if self.last_ordinary_move().is_none() {
            let undone = self.undo()?;
            return Some(undone.describe(self.position().clone()));
        }
        let after = self.position().fen(StackStyle::Together);
        let played = self.undo_ordinary_move()?;
        Some(Played::Turn(PlayedTurn {
            color: self.position().turn(),
            san: played.san.to_string(),
            lan: played.san.mv.to_string(),
            before: self.position().fen(StackStyle::Together),
            after,
            moves: vec![played],
            stayed: None,
        }))
    }

    /// Takes back the last turn if it is an ordinary move, and describes it. It is not played again
    /// for that, which makes it the faster way.
    pub(crate) fn undo_ordinary_move(&mut self) -> Option<PlayedMove> {
        let (mv, facts, undo) = self.last_ordinary_move()?;
        let after = self.position();
        let promoted = after.promotions(undo);
        let mark = facts.map_or_else(|| after.check_mark(), |(_, mark)| mark);
        self.undo_turn()?;
        let before = self.position();
        let origin = facts.map_or_else(|| before.disambiguation(mv), |(origin, _)| origin);
        Some(PlayedMove { san: San { mv, origin, mark }, target: before.target(mv), promoted })
    }

    /// [`Game::redo`] with a description.
    pub fn redo_described(&mut self) -> Option<Played> {
        let before = self.position().clone();
        let redone = self.redo()?;
        Some(redone.describe(before))
    }

    /// [`Game::commit_deploy`] with a description of the turn.
    pub fn commit_described(&mut self) -> Result<PlayedTurn, DeployError> {
        let mut before = self.position().clone();
        let steps = before.session().map_or(Vec::new(), |session| session.steps().to_vec());
        self.commit_deploy()?;
        before.cancel_deploy()?;
        Ok(before.apply_turn_described(&steps))
    }

    /// The completed turns with their descriptions.
    pub fn described_turns(&self) -> impl Iterator<Item = PlayedTurn> + '_ {
        let mut position = self.start();
        self.turns().map(move |moves| position.apply_turn_described(&moves))
    }

    /// The completed turns in SAN.
    pub fn turn_sans(&self) -> impl Iterator<Item = String> + '_ {
        let mut position = self.start();
        self.turns().map(move |moves| position.apply_turn_san(&moves).0)
    }

    /// The steps of the open deploy session with their descriptions.
    pub fn described_steps(&self) -> Vec<PlayedMove> {
        let Some(session) = self.position().session() else { return Vec::new() };
        let steps = session.steps().to_vec();
        let mut position = self.position().clone();
        position.close_session();
        steps.into_iter().map(|step| position.apply_described(step)).collect()
    }
}

impl Undone {
    /// Describes it by playing it in the position before.
    fn describe(self, mut before: Position) -> Played {
        match self {
            Undone::Turn(moves) => Played::Turn(before.apply_turn_described(&moves)),
            Undone::Step(step) => Played::Step(before.apply_described(step)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Role, Rules};

    fn game(fen: &str) -> Game {
        Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap())
    }

    fn play(game: &mut Game, text: &str) -> PlayedMove {
        let mv = game.position().read_move(text).unwrap();
        game.play_described(mv).unwrap()
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
        assert_eq!(played.san.to_string(), "Th10+");
        assert_eq!(played.promoted, [(Square::H10, RoleSet::of(Role::Tank))]);
        let Some(Played::Turn(turn)) = game.undo_described() else { panic!("a turn") };
        assert_eq!(turn.moves, [played]);
        assert_eq!(turn.san, "Th10+");
        assert!(turn.after.contains("+T"));
        let Some(Played::Turn(again)) = game.redo_described() else { panic!("a turn") };
        assert_eq!(again, turn);
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
        assert_eq!(game.described_steps(), [first.clone(), second.clone()]);
        let turn = game.commit_described().unwrap();
        assert_eq!((turn.san.as_str(), turn.lan.as_str()), ("N<F>e6,T>d4", "c4:N:F>e6,T>d4"));
        assert_eq!(turn.moves, [first, second]);
        assert_eq!(turn.stayed.map(|stack| stack.to_string()), Some("N".into()));
        assert_eq!(turn.before, fen);
        assert_eq!(turn.after, game.position().fen(StackStyle::Together));
        assert!(game.described_turns().eq([turn.clone()]));
        assert_eq!(game.undo_described(), Some(Played::Turn(turn)));
    }

    #[test]
    fn a_turn_is_described_or_refused_as_a_whole() {
        let fen = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";
        let mut game = game(fen);
        let moves = game.position().read_turn("N<F>e6,T>d4").unwrap();
        let turn = game.play_turn_described(&moves).unwrap();
        assert_eq!(turn.lan, "c4:N:F>e6,T>d4");
        assert_eq!(game.undo_described(), Some(Played::Turn(turn)));
        let wrong = [moves[0], Move { to: Square::K12, ..moves[1] }];
        assert!(game.play_turn_described(&wrong).is_err());
        assert_eq!(game.position().fen(StackStyle::Together), fen);
    }

    #[test]
    fn undo_within_a_session_describes_the_step() {
        let mut game = game("6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1");
        let first = play(&mut game, "F>e6");
        let second = play(&mut game, "T>d4");
        assert_eq!(game.undo_described(), Some(Played::Step(second.clone())));
        assert_eq!(game.undo_described(), Some(Played::Step(first.clone())));
        assert_eq!(game.undo_described(), None);
        assert_eq!(game.redo_described(), Some(Played::Step(first)));
        assert_eq!(game.redo_described(), Some(Played::Step(second)));
    }
}
