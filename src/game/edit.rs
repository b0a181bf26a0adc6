//! Setting up the position of a game, as a whole or by hand. A change drops the history.

use core::{error, fmt};

use crate::{
    Color, DeployError, ErrorCode, Game, Position, PositionError, Role, RoleSet, Setup, SetupError, Square,
    Stack,
};

impl Game {
    /// Starts again from a setup. Refused while a deploy session is open.
    pub fn load(&mut self, setup: &Setup) -> Result<(), LoadError> {
        if self.position.session().is_some() {
            return Err(LoadError::SessionOpen);
        }
        let position = self.read_setup(setup).map_err(LoadError::Position)?;
        *self = Game::from_position(position);
        Ok(())
    }

    /// Puts a piece or a stack on a square. It replaces what stands there.
    ///
    /// ```
    /// use cotulenh::{Color, Game, Piece, Role, Rules, Square};
    /// let mut game = Game::new(Rules::STANDARD);
    /// game.put(Square::E6, Piece::new(Color::Red, Role::Tank).into())?;
    /// assert!(game.put(Square::A1, Piece::new(Color::Red, Role::Tank).into()).is_err());
    /// # Ok::<(), cotulenh::EditError>(())
    /// ```
    pub fn put(&mut self, square: Square, stack: Stack) -> Result<(), EditError> {
        self.replace(square, Some(stack))
    }

    /// Removes the stack on a square, or only its piece of one role. Returns what was removed; if
    /// there is nothing to remove, nothing changes.
    pub fn remove(&mut self, square: Square, role: Option<Role>) -> Result<Option<Stack>, EditError> {
        self.require_no_session()?;
        let Some(stack) = self.position().board().get(square) else { return Ok(None) };
        let roles = role.map_or(stack.roles(), RoleSet::of);
        let Some(removed) = stack.part(roles) else { return Ok(None) };
        self.replace(square, stack.without(roles))?;
        Ok(Some(removed))
    }

    /// Makes a piece heroic, or not heroic (R8.3): the piece of a role, or the carrier.
    pub fn set_heroic(&mut self, square: Square, role: Option<Role>, heroic: bool) -> Result<(), EditError> {
        self.require_no_session()?;
        let stack = self.position().board().get(square).ok_or(EditError::EmptySquare(square))?;
        let role = role.unwrap_or(stack.carrier_role());
        if !stack.contains(role) {
            return Err(EditError::NoSuchPiece { square, role });
        }
        let others = stack.heroes() - RoleSet::of(role);
        let heroes = if heroic { others.with(role) } else { others };
        self.replace(square, Some(stack.with_heroes(heroes)))
    }

    /// Sets the side to move.
    pub fn set_turn(&mut self, turn: Color) -> Result<(), EditError> {
        self.set_up(|setup| setup.turn = turn)
    }

    /// Sets the half-moves since the last capture and the number of the move, which is 1 at least.
    pub fn set_counters(&mut self, half_moves: u32, full_moves: u32) -> Result<(), EditError> {
        self.set_up(|setup| {
            setup.half_moves = half_moves;
            setup.full_moves = full_moves.max(1);
        })
    }

    /// Fails while a deploy session is open: the position cannot be edited or replaced then.
    pub fn require_no_session(&self) -> Result<(), EditError> {
        match self.position().session() {
            Some(_) => Err(EditError::SessionOpen),
            None => Ok(()),
        }
    }

    /// Replaces what stands on a square, and starts a new game from there if the position is valid.
    fn replace(&mut self, square: Square, stack: Option<Stack>) -> Result<(), EditError> {
        self.set_up(|setup| setup.set(square, stack))
    }

    /// The position of a setup, to be played as this game is.
    fn read_setup(&self, setup: &Setup) -> Result<Position, PositionError> {
        Position::of_setup(setup, *self.position.rules(), self.position.auto_commit())
    }

    /// Changes the setup, and starts a new game from there if the position is valid.
    fn set_up(&mut self, change: impl FnOnce(&mut Setup)) -> Result<(), EditError> {
        self.require_no_session()?;
        let mut setup = self.position().to_setup();
        change(&mut setup);
        let position = self.read_setup(&setup).map_err(|error| match error {
            PositionError::Setup(error) => EditError::Setup(error),
            PositionError::Deploy(_) => unreachable!("no session is open, so none is replayed"),
        })?;
        *self = Game::from_position(position);
        Ok(())
    }
}

/// Why a position cannot be edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditError {
    /// A deploy session is open.
    SessionOpen,
    /// The placement would break a rule.
    Setup(SetupError),
    /// There is nothing on the square.
    EmptySquare(Square),
    /// There is no such piece on the square.
    NoSuchPiece {
        /// The square.
        square: Square,
        /// The role that is not there.
        role: Role,
    },
}

impl EditError {
    /// A stable name for the error.
    pub fn code(self) -> ErrorCode {
        match self {
            EditError::SessionOpen => DeployError::SessionOpen.code(),
            EditError::Setup(SetupError::Terrain { .. }) => ErrorCode::WrongTerrain,
            EditError::Setup(SetupError::SecondCommander { .. }) => ErrorCode::SecondCommander,
            EditError::Setup(SetupError::Stack { .. }) => ErrorCode::ImpossibleStack,
            EditError::EmptySquare(_) => ErrorCode::EmptySquare,
            EditError::NoSuchPiece { .. } => ErrorCode::NoSuchPiece,
        }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EditError::SessionOpen => DeployError::SessionOpen.fmt(f),
            EditError::Setup(error) => error.fmt(f),
            EditError::EmptySquare(square) => write!(f, "there is nothing on {square}"),
            EditError::NoSuchPiece { square, role } => write!(f, "there is no {role} on {square}"),
        }
    }
}

impl error::Error for EditError {}

/// Why a game cannot start from a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// A deploy session is open.
    SessionOpen,
    /// The setup is not a position.
    Position(PositionError),
}

impl LoadError {
    /// A stable name for the error.
    pub fn code(self) -> ErrorCode {
        match self {
            LoadError::SessionOpen => DeployError::SessionOpen.code(),
            LoadError::Position(_) => ErrorCode::InvalidPosition,
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::SessionOpen => DeployError::SessionOpen.fmt(f),
            LoadError::Position(error) => error.fmt(f),
        }
    }
}

impl error::Error for LoadError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Piece, Rules, StackStyle};

    const STACKS: &str = "6c4/11/11/11/11/11/11/11/1(NFT)9/11/11/7C3 r - - 3 9";

    fn game() -> Game {
        Game::from_position(Position::from_fen(STACKS, Rules::STANDARD).unwrap())
    }

    fn fen(game: &Game) -> String {
        game.position().fen(StackStyle::Together)
    }

    fn red(role: Role) -> Stack {
        Piece::new(Color::Red, role).into()
    }

    #[test]
    fn putting_a_piece_drops_the_history_and_keeps_the_counters() {
        let mut game = game();
        let first = game.position().legal_moves()[0];
        game.play(first).unwrap();
        game.put(Square::E5, red(Role::Tank)).unwrap();
        assert_eq!((game.turn_count(), game.undo(), game.redo()), (0, None, None));
        assert!(fen(&game).ends_with(" b - - 4 9"));
        assert_eq!(game.position().board().get(Square::E5), Some(red(Role::Tank)));
    }

    #[test]
    fn what_breaks_a_rule_is_refused_and_changes_nothing() {
        let mut game = game();
        let first = game.position().legal_moves()[0];
        game.play(first).unwrap();
        let before = game.position().clone();
        let codes = [
            game.put(Square::A1, red(Role::Tank)).unwrap_err(),
            game.put(Square::E5, red(Role::Navy)).unwrap_err(),
            game.put(Square::E5, red(Role::Commander)).unwrap_err(),
            game.set_heroic(Square::E5, None, true).unwrap_err(),
            game.set_heroic(Square::G12, Some(Role::Tank), true).unwrap_err(),
        ]
        .map(|error| error.code().as_str());
        let expected =
            ["WRONG_TERRAIN", "WRONG_TERRAIN", "SECOND_COMMANDER", "EMPTY_SQUARE", "NO_SUCH_PIECE"];
        assert_eq!(codes, expected);
        let navy = game.position().board().of(Color::Red).iter().find(|square| square.file() < 2);
        // The cargo of a navy at sea cannot stay there alone.
        let refused = game.remove(navy.unwrap(), Some(Role::Navy)).map_err(EditError::code);
        assert_eq!(refused, Err(ErrorCode::WrongTerrain));
        assert_eq!(game.remove(Square::E5, None), Ok(None));
        assert_eq!(game.remove(Square::G12, Some(Role::Tank)), Ok(None));
        assert_eq!(game.position(), &before);
        assert_eq!(game.turn_count(), 1);
    }

    #[test]
    fn pieces_are_removed_from_stacks() {
        let mut game = game();
        assert_eq!(game.remove(Square::B4, Some(Role::AirForce)), Ok(Some(red(Role::AirForce))));
        assert_eq!(fen(&game), STACKS.replace("(NFT)", "(NT)"));
        let rest = game.remove(Square::B4, None).unwrap().unwrap();
        assert_eq!(rest.to_string(), "(NT)");
        assert_eq!(fen(&game), STACKS.replace("1(NFT)9", "11"));
    }

    #[test]
    fn each_piece_of_a_stack_can_be_made_heroic() {
        let mut game = game();
        game.set_heroic(Square::B4, None, true).unwrap();
        game.set_heroic(Square::B4, Some(Role::Tank), true).unwrap();
        assert_eq!(fen(&game), STACKS.replace("(NFT)", "(+NF+T)"));
        game.set_heroic(Square::B4, Some(Role::Navy), false).unwrap();
        assert_eq!(fen(&game), STACKS.replace("(NFT)", "(NF+T)"));
    }

    #[test]
    fn the_turn_and_the_counters_are_set() {
        let mut game = game();
        let first = game.position().legal_moves()[0];
        game.play(first).unwrap();
        game.set_turn(Color::Red).unwrap();
        assert_eq!((game.turn_count(), game.position().turn()), (0, Color::Red));
        game.set_counters(12, 34).unwrap();
        assert!(fen(&game).ends_with(" r - - 12 34"));
        game.set_counters(0, 0).unwrap();
        assert!(fen(&game).ends_with(" r - - 0 1"));
    }

    #[test]
    fn nothing_is_edited_while_a_session_is_open() {
        let mut game = game();
        game.start_deploy(Square::B4).unwrap();
        assert_eq!(game.set_turn(Color::Blue), Err(EditError::SessionOpen));
        assert_eq!(game.set_counters(1, 1), Err(EditError::SessionOpen));
        let refused = Err(EditError::SessionOpen);
        assert_eq!(game.put(Square::E5, red(Role::Tank)), refused);
        assert_eq!(game.remove(Square::E5, None), Err(EditError::SessionOpen));
        assert_eq!(game.set_heroic(Square::B4, None, true), refused);
        assert_eq!(EditError::SessionOpen.code(), ErrorCode::DeployOpen);
    }

    #[test]
    fn loading_is_refused_while_a_session_is_open() {
        let mut game = game();
        let step = game.position().read_move("F>d6").unwrap();
        game.play(step).unwrap();
        let before = game.position().clone();
        let setup: Setup = crate::START_FEN.parse().unwrap();
        assert_eq!(game.load(&setup), Err(LoadError::SessionOpen));
        assert_eq!(game.position(), &before);
        game.commit_deploy().unwrap();
        game.load(&setup).unwrap();
        assert_eq!((game.turn_count(), game.undo()), (0, None));
    }
}
