//! What was played, with all that can be told about it: notation, what was captured, who became
//! heroic.

use crate::{
    CheckMark, Color, Game, IllegalMove, Move, MoveKind, ParseMoveError, Position, RoleSet, San, Square,
    Stack, StackStyle, Undo, Undone, text::split_once,
};

/// A move or a deploy step that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The move, as SAN.
    pub san: San,
    /// What stood on the target square: the captured stack, or the friend that was joined.
    pub target: Option<Stack>,
    /// Which pieces became heroic by it (R8), and where they stand now.
    pub promoted: Vec<(Square, RoleSet)>,
}

/// A turn that was played: a move, or a committed deploy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// Whose turn it was.
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

/// What [`Game::undo_told`] took back, or [`Game::redo_told`] did again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A whole turn.
    Turn(PlayedTurn),
    /// A step of the open session.
    Step(PlayedMove),
}

impl PlayedMove {
    /// What can be told before the move.
    fn announce(position: &Position, mv: Move) -> PlayedMove {
        let san = San { mv, origin: position.origin_needed(mv), mark: CheckMark::None };
        PlayedMove { san, target: position.target(mv), promoted: Vec::new() }
    }

    /// What can be told after it.
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

    /// Plays a move that is known to be legal, and tells about it.
    pub fn apply_told(&mut self, mv: Move) -> PlayedMove {
        let mut played = PlayedMove::announce(self, mv);
        let undo = self.apply(mv);
        played.complete(self, &undo);
        played
    }

    /// Plays a turn whose moves are known to be legal, commits it if it is a deploy, and tells
    /// about it.
    ///
    /// ```
    /// use cotulenh::{Position, Rules};
    /// let mut position = Position::start(Rules::STANDARD);
    /// let moves = position.read_turn("Tf6")?;
    /// let turn = position.apply_turn_told(&moves);
    /// assert_eq!((turn.san.as_str(), turn.lan.as_str()), ("Tf6", "Tf4f6"));
    /// assert_eq!(turn.after, position.fen(Default::default()));
    /// # Ok::<(), cotulenh::ParseMoveError>(())
    /// ```
    pub fn apply_turn_told(&mut self, moves: &[Move]) -> PlayedTurn {
        let color = self.turn();
        let before = self.fen(StackStyle::Together);
        let lan = self.turn_lan(moves);
        let deployed_from = moves.first().filter(|mv| mv.deploy).map(|mv| mv.from);
        let (san, moves) = self.apply_turn_san(moves);
        let stayed = deployed_from.and_then(|from| self.board().get(from));
        PlayedTurn { color, san, lan, before, after: self.fen(StackStyle::Together), moves, stayed }
    }

    /// Plays a turn in the same way, and tells its SAN and its moves only.
    fn apply_turn_san(&mut self, moves: &[Move]) -> (String, Vec<PlayedMove>) {
        let deploy_san = moves.first().filter(|mv| mv.deploy).map(|_| self.turn_san(moves));
        let moves: Vec<PlayedMove> = moves.iter().map(|&mv| self.apply_told(mv)).collect();
        if self.session().is_some() {
            // It was committed when it was played, so it can be now.
            let _undo = self.commit();
        }
        let san = deploy_san.unwrap_or_else(|| moves.first().map_or(String::new(), |mv| mv.san.to_string()));
        (san, moves)
    }
}

impl Game {
    /// Plays a move or a deploy step, as [`Game::play`] does, and tells about it.
    pub fn play_told(&mut self, mv: Move) -> Result<PlayedMove, IllegalMove> {
        if !self.position().is_legal(mv) {
            return Err(self.position().illegal(mv));
        }
        Ok(self.apply_told(mv))
    }

    /// Plays a move that is known to be legal, and tells about it.
    pub fn apply_told(&mut self, mv: Move) -> PlayedMove {
        self.apply_announced(PlayedMove::announce(self.position(), mv))
    }

    /// Reads a move or a deploy step, in SAN or LAN, plays it and tells about it.
    pub fn play_text(&mut self, text: &str) -> Result<PlayedMove, ParseMoveError> {
        let san = self.position().find_unmarked(&text.parse()?)?;
        let target = self.position().target(san.mv);
        Ok(self.apply_announced(PlayedMove { san, target, promoted: Vec::new() }))
    }

    fn apply_announced(&mut self, mut played: PlayedMove) -> PlayedMove {
        self.apply(played.san.mv);
        if let Some(undo) = self.last_undo() {
            played.complete(self.position(), undo);
        }
        self.note_written(played.san.origin, played.san.mark);
        played
    }

    /// Takes back what [`Game::undo`] does, and tells about it.
    pub fn undo_told(&mut self) -> Option<Told> {
        let mut fens = String::new();
        let Some(played) = self.undo_move_told(&mut fens) else { return self.undo_replayed() };
        let (after, before) = split_once(fens.trim_end(), b'\n').unwrap_or_default();
        Some(Told::Turn(PlayedTurn {
            color: self.position().turn(),
            san: played.san.to_string(),
            lan: played.san.mv.to_string(),
            before: before.to_owned(),
            after: after.to_owned(),
            moves: vec![played],
            stayed: None,
        }))
    }

    /// Takes back the last turn if it was an ordinary move, and tells about it on the way, without
    /// playing it again. Appends the FENs after and before it, a line each.
    pub(crate) fn undo_move_told(&mut self, fens: &mut String) -> Option<PlayedMove> {
        let (mv, written, undo) = self.last_plain_move()?;
        let after = self.position();
        let promoted = after.promotions(undo);
        let mark = written.map_or_else(|| after.check_mark(), |(_, mark)| mark);
        after.push_fen(fens, StackStyle::Together);
        fens.push('\n');
        self.undo_turn()?;
        let before = self.position();
        let origin = written.map_or_else(|| before.origin_needed(mv), |(origin, _)| origin);
        before.push_fen(fens, StackStyle::Together);
        fens.push('\n');
        Some(PlayedMove { san: San { mv, origin, mark }, target: before.target(mv), promoted })
    }

    /// Takes back what [`Game::undo`] does, and tells about it by playing it again.
    pub(crate) fn undo_replayed(&mut self) -> Option<Told> {
        let undone = self.undo()?;
        Some(undone.told(self.position().clone()))
    }

    /// Does again what [`Game::redo`] does, and tells about it.
    pub fn redo_told(&mut self) -> Option<Told> {
        let before = self.position().clone();
        let undone = self.redo()?;
        Some(undone.told(before))
    }

    /// Commits the open deploy session, and tells about the turn.
    pub fn commit_told(&mut self) -> Result<PlayedTurn, crate::DeployError> {
        let mut before = self.position().clone();
        let steps = before.session().map_or(Vec::new(), |session| session.steps().to_vec());
        self.commit_deploy()?;
        before.cancel_deploy()?;
        Ok(before.apply_turn_told(&steps))
    }

    /// The turns that were completed, with all that can be told about them.
    pub fn turns_told(&self) -> impl Iterator<Item = PlayedTurn> + '_ {
        let mut position = self.start();
        self.turns().map(move |moves| position.apply_turn_told(&moves))
    }

    /// The turns that were completed, in SAN.
    pub fn turn_sans(&self) -> impl Iterator<Item = String> + '_ {
        let mut position = self.start();
        self.turns().map(move |moves| position.apply_turn_san(&moves).0)
    }

    /// The steps of the open deploy session, with all that can be told about them.
    pub fn steps_told(&self) -> Vec<PlayedMove> {
        let mut position = self.position().clone();
        let steps = position.session().map_or(Vec::new(), |session| session.steps().to_vec());
        match position.cancel_deploy() {
            Ok(()) => steps.into_iter().map(|step| position.apply_told(step)).collect(),
            Err(_) => Vec::new(),
        }
    }
}

impl Undone {
    /// Tells about what was undone, from the position before it.
    fn told(self, mut before: Position) -> Told {
        match self {
            Undone::Turn(moves) => Told::Turn(before.apply_turn_told(&moves)),
            Undone::Step(step) => Told::Step(before.apply_told(step)),
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
        game.play_told(mv).unwrap()
    }

    #[test]
    fn r8_1_promotions_are_told_with_the_squares_where_the_heroes_stand() {
        let mut game = game("6c4/11/11/11/11/6T4/11/11/11/6I4/11/5C5 r - - 0 1");
        let played = play(&mut game, "Tg8");
        assert_eq!(played.promoted, []);
        let mut game = self::game("6c4/11/11/11/5T5/11/11/11/11/6I4/11/5C5 r - - 0 1");
        play(&mut game, "Tf10");
        play(&mut game, "Ch12");
        let played = play(&mut game, "Th10");
        assert_eq!(played.san.to_string(), "Th10+");
        assert_eq!(played.promoted, [(Square::H10, RoleSet::of(Role::Tank))]);
        let Some(Told::Turn(turn)) = game.undo_told() else { panic!("a turn") };
        assert_eq!(turn.moves, [played]);
        assert_eq!(turn.san, "Th10+");
        assert!(turn.after.contains("+T"));
        let Some(Told::Turn(again)) = game.redo_told() else { panic!("a turn") };
        assert_eq!(again, turn);
    }

    #[test]
    fn what_was_captured_or_joined_is_told() {
        let mut game = game("6c4/11/11/11/11/11/4i6/11/4T1I4/11/11/5C5 r - - 0 1");
        let played = play(&mut game, "Txe6");
        assert_eq!(played.target.map(|stack| stack.to_string()), Some("i".into()));
        let mut game = self::game("6c4/11/11/11/11/11/11/11/4TI5/11/11/5C5 r - - 0 1");
        let played = play(&mut game, "T&f4");
        assert_eq!(played.target.map(|stack| stack.to_string()), Some("I".into()));
    }

    #[test]
    fn a_committed_deploy_is_told_as_one_turn() {
        let fen = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";
        let mut game = game(fen);
        let first = play(&mut game, "F>e6");
        let second = play(&mut game, "T>d4");
        assert_eq!(game.steps_told(), [first.clone(), second.clone()]);
        let turn = game.commit_told().unwrap();
        assert_eq!((turn.san.as_str(), turn.lan.as_str()), ("N<F>e6,T>d4", "c4:N:F>e6,T>d4"));
        assert_eq!(turn.moves, [first, second]);
        assert_eq!(turn.stayed.map(|stack| stack.to_string()), Some("N".into()));
        assert_eq!(turn.before, fen);
        assert_eq!(turn.after, game.position().fen(StackStyle::Together));
        assert!(game.turns_told().eq([turn.clone()]));
        assert_eq!(game.undo_told(), Some(Told::Turn(turn)));
    }

    #[test]
    fn undo_within_a_session_tells_the_step() {
        let mut game = game("6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1");
        let first = play(&mut game, "F>e6");
        let second = play(&mut game, "T>d4");
        assert_eq!(game.undo_told(), Some(Told::Step(second.clone())));
        assert_eq!(game.undo_told(), Some(Told::Step(first.clone())));
        assert_eq!(game.undo_told(), None);
        assert_eq!(game.redo_told(), Some(Told::Step(first)));
        assert_eq!(game.redo_told(), Some(Told::Step(second)));
    }
}
