//! A game with what is written about it.

use crate::{
    EditError, Game, IllegalMove, Pgn, PgnLine, PgnResult, TagError,
    pgn::{add_turns, all_tags, all_turns, set_tag},
};

/// A game with its tags, comments, glyphs, variations and result: what a PGN holds, while the game
/// goes on.
///
/// What is written about a turn stays while the turn is undone, and counts again when the same is
/// played again.
///
/// ```
/// use cotulenh::{Game, Rules, AnnotatedGame};
/// let mut annotated = AnnotatedGame::new(Game::new(Rules::STANDARD));
/// let turn = annotated.game().position().read_turn("Tf6").unwrap();
/// annotated.game_mut().play_turn(&turn).unwrap();
/// annotated.set_comment("bold");
/// annotated.set_tag("Red", "Lan").unwrap();
/// let text = annotated.to_pgn().to_string();
/// assert!(text.contains("[Red \"Lan\"]") && text.contains("1. Tf6 {bold} *"));
/// ```
#[derive(Clone, Debug)]
pub struct AnnotatedGame {
    game: Game,
    /// Made when something is written: about most games nothing is.
    notes: Option<Box<Notes>>,
}

/// What is written about a game.
#[derive(Clone, Debug, Default)]
struct Notes {
    tags: Vec<(String, String)>,
    /// The turns that something is written about, and those before them. The game may be anywhere
    /// on this line, beyond it or beside it.
    line: PgnLine,
    /// The result that was declared, and when.
    declared: Option<(PgnResult, Moment)>,
}

static NOTHING: Notes =
    Notes { tags: Vec::new(), line: PgnLine { comments: Vec::new(), turns: Vec::new() }, declared: None };

/// A point of the game: how many turns led to which position.
type Moment = (usize, u64);

fn moment(game: &Game) -> Moment {
    (game.turn_count(), game.position().hash())
}

impl AnnotatedGame {
    /// A game that nothing is written about yet.
    pub fn new(game: Game) -> AnnotatedGame {
        AnnotatedGame { game, notes: None }
    }

    /// The game of a PGN, at its end.
    pub fn from_pgn(pgn: Pgn) -> Result<AnnotatedGame, IllegalMove> {
        let game = pgn.to_game()?;
        let declared = Some((pgn.result, moment(&game)));
        let notes = Some(Box::new(Notes { tags: pgn.tags, line: pgn.main, declared }));
        Ok(AnnotatedGame { game, notes })
    }

    fn notes(&self) -> &Notes {
        self.notes.as_deref().unwrap_or(&NOTHING)
    }

    fn notes_mut(&mut self) -> &mut Notes {
        self.notes.get_or_insert_default()
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game, to be played.
    pub fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    /// Sets a position up by hand. If that changes anything, the comments are gone with the history;
    /// the tags stay.
    pub fn edit<T>(&mut self, edit: impl FnOnce(&mut Game) -> Result<T, EditError>) -> Result<T, EditError> {
        let before = moment(&self.game);
        let edited = edit(&mut self.game)?;
        if moment(&self.game) != before {
            self.forget();
        }
        Ok(edited)
    }

    /// Drops all that is written about turns.
    #[inline(never)]
    fn forget(&mut self) {
        if let Some(notes) = &mut self.notes {
            notes.line = PgnLine::default();
            notes.declared = None;
        }
    }

    /// The game as a PGN. Steps of an open deploy session are not part of it.
    pub fn to_pgn(&self) -> Pgn {
        let Notes { tags, line, .. } = self.notes();
        let mut main = line.clone();
        main.turns.truncate(self.known_turns());
        add_turns(&mut main.turns, &self.game);
        Pgn { tags: tags.clone(), start: self.game.start(), main, result: self.result() }
    }

    /// How many turns of the game something may be written about: those on the line.
    fn known_turns(&self) -> usize {
        let written = self.notes().line.turns.iter();
        written.zip(&all_turns(&self.game)).take_while(|(written, moves)| written.moves == **moves).count()
    }

    /// How the game has ended: by the rules, or as it was declared after the last turn.
    pub fn result(&self) -> PgnResult {
        match (self.game.outcome(), self.notes().declared) {
            (None, Some((declared, when))) if when == moment(&self.game) => declared,
            (outcome, _) => outcome.into(),
        }
    }

    /// All tags that the PGN has, in its order: those that follow from the game included.
    pub fn tags(&self) -> Vec<(String, String)> {
        let mut tags = Vec::new();
        all_tags(&self.notes().tags, &self.game.start(), self.result(), &mut |name, value| {
            tags.push((name.to_owned(), value.to_owned()));
        });
        tags
    }

    /// Sets a tag. `Result` declares how the game has ended with the last turn; `SetUp`, `FEN` and
    /// `Rules` follow from the game.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if name == "Result" {
            let result = PgnResult::from_text(value).ok_or_else(|| TagError::Result(value.to_owned()))?;
            let when = moment(&self.game);
            self.notes_mut().declared = Some((result, when));
            return Ok(());
        }
        set_tag(&mut self.notes_mut().tags, name, value)
    }

    /// What is written behind the last turn, or before the first one. Empty if nothing is.
    pub fn comment(&self) -> String {
        let turns = self.game.turn_count();
        let line = &self.notes().line;
        let comments = match turns.checked_sub(1) {
            None => &line.comments,
            Some(last) => match line.turns.get(last) {
                Some(turn) if self.known_turns() == turns.min(line.turns.len()) => &turn.comments,
                _ => return String::new(),
            },
        };
        let mut text = String::new();
        for comment in comments {
            text.push_str(if text.is_empty() { "" } else { " " });
            text.push_str(comment);
        }
        text
    }

    /// Writes something behind the last turn, or before the first one, in the place of what is
    /// written there. Nothing is written for an empty text.
    pub fn set_comment(&mut self, text: &str) {
        let blank = text.chars().all(char::is_whitespace);
        let comments = if blank { Vec::new() } else { vec![text.to_owned()] };
        let turns = self.game.turn_count();
        let known = self.known_turns();
        let line = &mut self.notes.get_or_insert_default().line;
        let Some(last) = turns.checked_sub(1) else {
            line.comments = comments;
            return;
        };
        if known < turns {
            line.turns.truncate(known);
            add_turns(&mut line.turns, &self.game);
        }
        if let Some(turn) = line.turns.get_mut(last) {
            turn.comments = comments;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Color, Piece, Role, Rules, Square};

    fn play(annotated: &mut AnnotatedGame, text: &str) {
        let turn = annotated.game().position().read_turn(text).unwrap();
        annotated.game_mut().play_turn(&turn).unwrap();
    }

    fn moves(annotated: &AnnotatedGame) -> String {
        let text = annotated.to_pgn().to_text(0);
        text.split("\n\n").nth(1).unwrap().trim().to_owned()
    }

    const LOADED: &str = "1. Tf6 {bold} $1 (1. Ic6 Tf8) 1... Tf8 {so be it} 1-0";

    fn loaded() -> AnnotatedGame {
        AnnotatedGame::from_pgn(LOADED.parse().unwrap()).unwrap()
    }

    #[test]
    fn what_was_read_is_written_again() {
        assert_eq!(moves(&loaded()), "1. Tf6 $1 {bold} (1. Ic6 Tf8) 1... Tf8 {so be it} 1-0");
    }

    #[test]
    fn comments_follow_the_position() {
        let mut annotated = loaded();
        assert_eq!(annotated.comment(), "so be it");
        annotated.game_mut().undo();
        assert_eq!(annotated.comment(), "bold");
        annotated.set_comment("too bold");
        annotated.game_mut().undo();
        assert_eq!(annotated.comment(), "");
        annotated.set_comment("begin");
        annotated.game_mut().redo();
        assert_eq!(annotated.comment(), "too bold");
        annotated.game_mut().redo();
        assert_eq!(annotated.comment(), "so be it");
        annotated.set_comment("  ");
        assert_eq!(annotated.comment(), "");
    }

    #[test]
    fn another_line_has_none_of_the_comments() {
        let mut annotated = loaded();
        annotated.game_mut().undo();
        play(&mut annotated, "Th8");
        assert_eq!(annotated.comment(), "");
        assert!(moves(&annotated).ends_with("1... Th8 *"), "{}", moves(&annotated));
        annotated.set_comment("new");
        assert!(moves(&annotated).ends_with("1... Th8 {new} *"));
        play(&mut annotated, "Tf5");
        assert_eq!(annotated.comment(), "");
    }

    #[test]
    fn a_result_is_declared_for_the_game_as_it_stands() {
        let mut annotated = AnnotatedGame::new(Game::new(Rules::STANDARD));
        play(&mut annotated, "Tf6");
        assert_eq!(annotated.set_tag("Result", "2-0"), Err(TagError::Result("2-0".into())));
        annotated.set_tag("Result", "0-1").unwrap();
        assert_eq!(annotated.result(), PgnResult::BlueWins);
        assert!(annotated.tags().contains(&("Result".into(), "0-1".into())));
        play(&mut annotated, "Tf8");
        assert_eq!(annotated.result(), PgnResult::Unknown);
        assert_eq!(annotated.set_tag("FEN", "x"), Err(TagError::Derived("FEN".into())));
        assert_eq!(annotated.set_tag("a b", "x"), Err(TagError::Name("a b".into())));
    }

    #[test]
    fn setting_up_by_hand_drops_comments_and_keeps_tags() {
        let mut annotated = loaded();
        annotated.set_tag("Red", "Lan").unwrap();
        annotated.set_tag("Red", "Mai").unwrap();
        let tank = Piece::new(Color::Red, Role::Tank).into();
        assert!(annotated.edit(|game| game.put(Square::A1, tank)).is_err());
        assert_eq!(annotated.comment(), "so be it");
        annotated.edit(|game| game.put(Square::E6, tank)).unwrap();
        assert_eq!(annotated.comment(), "");
        assert_eq!(annotated.tags()[4], ("Red".into(), "Mai".into()));
        assert!(annotated.tags().iter().any(|(name, _)| name == "FEN"));
        assert_eq!(annotated.result(), PgnResult::Unknown);
    }
}
