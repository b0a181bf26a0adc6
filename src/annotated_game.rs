//! A game with its annotations.

use crate::{
    EditError, Game, IllegalMove, Pgn, PgnLine, PgnResult, Position, TagError,
    pgn::{TERMINATION, add_termination, add_turns, all_tags, all_turns, remove_tag, set_tag},
};

/// A game in progress with what a PGN holds: tags, comments, glyphs, variations and a result (R12.5).
///
/// The annotations of an undone turn are kept, and apply again when the same turn is played again.
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
    /// `None` until something is annotated, which keeps most games small.
    annotations: Option<Box<Annotations>>,
}

/// The annotations of a game.
#[derive(Clone, Debug, Default)]
struct Annotations {
    tags: Vec<(String, String)>,
    /// The annotated turns and all turns before them. The game may have left this line, or may have
    /// fewer or more turns.
    line: PgnLine,
    /// The declared result, and the state of the game it was declared for.
    declared: Option<(PgnResult, Moment)>,
}

static NO_ANNOTATIONS: Annotations = Annotations {
    tags: Vec::new(),
    line: PgnLine { comments: Vec::new(), turns: Vec::new() },
    declared: None,
};

/// A state of the game: the number of turns, and the hash of the position.
type Moment = (usize, u64);

fn moment(game: &Game) -> Moment {
    (game.turn_count(), game.position().hash())
}

impl AnnotatedGame {
    /// A game without annotations.
    pub fn new(game: Game) -> AnnotatedGame {
        AnnotatedGame { game, annotations: None }
    }

    /// The game of a PGN, after its last turn. It fails only if a turn of the PGN is not legal.
    pub fn from_pgn(pgn: Pgn) -> Result<AnnotatedGame, IllegalMove> {
        let game = pgn.to_game()?;
        let Pgn { mut tags, main: line, result, .. } = pgn;
        let mut declared = Some((result, moment(&game)));
        // An end that the host has said is part of the game, and can be undone there.
        if game.position().end_said_by_host().is_some() {
            declared = None;
            tags.retain(|(name, _)| name != TERMINATION);
        }
        Ok(AnnotatedGame { game, annotations: Some(Box::new(Annotations { tags, line, declared })) })
    }

    fn annotations(&self) -> &Annotations {
        self.annotations.as_deref().unwrap_or(&NO_ANNOTATIONS)
    }

    fn annotations_mut(&mut self) -> &mut Annotations {
        self.annotations.get_or_insert_default()
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game, to play on.
    pub fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    /// Edits the position. If that changes it, the history and the annotations of turns are dropped,
    /// and the tags stay.
    pub fn edit<T>(&mut self, edit: impl FnOnce(&mut Game) -> Result<T, EditError>) -> Result<T, EditError> {
        let before = moment(&self.game);
        let edited = edit(&mut self.game)?;
        if moment(&self.game) != before {
            self.drop_turn_annotations();
        }
        Ok(edited)
    }

    /// Drops everything but the tags.
    #[inline(never)]
    fn drop_turn_annotations(&mut self) {
        if let Some(annotations) = &mut self.annotations {
            annotations.line = PgnLine::default();
            annotations.declared = None;
        }
    }

    /// The game as a PGN. Steps of an open deploy session are left out.
    pub fn to_pgn(&self) -> Pgn {
        let Annotations { tags, line, .. } = self.annotations();
        let mut main = line.clone();
        main.turns.truncate(self.annotated_turns());
        add_turns(&mut main.turns, &self.game);
        let mut tags = tags.clone();
        add_termination(&mut tags, &self.game);
        Pgn { tags, start: self.game.start(), main, result: self.result() }
    }

    /// How many turns the game has in common with the annotated line.
    fn annotated_turns(&self) -> usize {
        let annotated = self.annotations().line.turns.iter();
        annotated.zip(&all_turns(&self.game)).take_while(|(turn, moves)| turn.moves == **moves).count()
    }

    /// The result: by the rules (R10), or as declared after the last turn.
    pub fn result(&self) -> PgnResult {
        match (self.game.outcome(), self.annotations().declared) {
            (None, Some((declared, when))) if when == moment(&self.game) => declared,
            (outcome, _) => outcome.into(),
        }
    }

    /// All tags of the PGN in their order, with those that are computed from the game.
    pub fn tags(&self) -> Vec<(String, String)> {
        let mut tags = Vec::new();
        let mut set = self.annotations().tags.clone();
        add_termination(&mut set, &self.game);
        all_tags(&set, &self.game.start(), self.result(), &mut |name, value| {
            tags.push((name.to_owned(), value.to_owned()));
        });
        tags
    }

    /// The tags that were set, in the order in which they were, with `Result` if it was declared after the
    /// last turn and the rules say nothing else.
    pub fn set_tags(&self) -> Vec<(String, String)> {
        let mut tags = self.annotations().tags.clone();
        if self.game.outcome().is_none() && self.result() != PgnResult::Unknown {
            tags.push(("Result".to_owned(), self.result().as_str().to_owned()));
        }
        tags
    }

    /// Sets a tag. `Result` declares the result after the last turn. `SetUp`, `FEN` and `Rules` are
    /// computed from the game and cannot be set.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if name == "Result" {
            let result = PgnResult::from_text(value).ok_or_else(|| TagError::Result(value.to_owned()))?;
            let when = moment(&self.game);
            self.annotations_mut().declared = Some((result, when));
            return Ok(());
        }
        set_tag(&mut self.annotations_mut().tags, name, value)
    }

    /// Removes a tag, or the declared result. Returns whether it was there. A tag that every game has
    /// is unknown after that. `SetUp`, `FEN` and `Rules` are computed from the game and cannot be removed.
    pub fn remove_tag(&mut self, name: &str) -> Result<bool, TagError> {
        match &mut self.annotations {
            Some(annotations) if name == "Result" => Ok(annotations.declared.take().is_some()),
            None if name == "Result" => Ok(false),
            Some(annotations) => remove_tag(&mut annotations.tags, name),
            None => remove_tag(&mut Vec::new(), name),
        }
    }

    /// The comments on the turns that were played: how many turns were played before, the position
    /// then, and the comment as [`AnnotatedGame::comment`] has it there.
    pub fn comments(&self) -> Vec<(usize, Position, String)> {
        let line = &self.annotations().line;
        let mut position = self.game.start();
        let mut found = Vec::new();
        for turns in 0..=self.annotated_turns() {
            let last = turns.checked_sub(1).and_then(|last| line.turns.get(last));
            if let Some(turn) = last
                && let Ok(after) = position.after_turn(&turn.moves)
            {
                position = after;
            }
            let comment = join(last.map_or(&line.comments, |turn| &turn.comments));
            if !comment.is_empty() {
                found.push((turns, position.clone(), comment));
            }
        }
        found
    }

    /// The comment after the last turn, or before the first one. Empty if there is none.
    pub fn comment(&self) -> String {
        let turns = self.game.turn_count();
        let line = &self.annotations().line;
        let comments = match turns.checked_sub(1) {
            None => &line.comments,
            Some(last) => match line.turns.get(last) {
                Some(turn) if self.annotated_turns() == turns.min(line.turns.len()) => &turn.comments,
                _ => return String::new(),
            },
        };
        join(comments)
    }

    /// Replaces the comment after the last turn, or before the first one. A blank text removes it.
    pub fn set_comment(&mut self, text: &str) {
        let blank = text.chars().all(char::is_whitespace);
        let comments = if blank { Vec::new() } else { vec![text.to_owned()] };
        let turns = self.game.turn_count();
        let annotated = self.annotated_turns();
        let line = &mut self.annotations.get_or_insert_default().line;
        let Some(last) = turns.checked_sub(1) else {
            line.comments = comments;
            return;
        };
        if annotated < turns {
            line.turns.truncate(annotated);
            add_turns(&mut line.turns, &self.game);
        }
        // The line has all turns of the game now.
        line.turns[last].comments = comments;
    }
}

/// Several comments as one text.
fn join(comments: &[String]) -> String {
    let mut text = String::new();
    for comment in comments {
        text.push_str(if text.is_empty() { "" } else { " " });
        text.push_str(comment);
    }
    text
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
    fn annotations_that_are_read_are_written() {
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
    fn comments_do_not_apply_to_another_line() {
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
    fn comments_are_listed_with_their_positions() {
        let mut annotated = loaded();
        annotated.game_mut().undo();
        annotated.game_mut().undo();
        annotated.set_comment("begin");
        assert_eq!(annotated.comments(), [(0, annotated.game().start(), "begin".to_owned())]);
        annotated.game_mut().redo();
        let after = annotated.game().position().clone();
        annotated.game_mut().redo();
        let listed = annotated.comments();
        assert_eq!(listed.len(), 3);
        assert_eq!(listed[1], (1, after, "bold".to_owned()));
        assert_eq!(listed[2], (2, annotated.game().position().clone(), "so be it".to_owned()));
        annotated.set_comment("");
        assert_eq!(annotated.comments().len(), 2);
        annotated.game_mut().undo();
        play(&mut annotated, "Th8");
        assert_eq!(annotated.comments().len(), 2);
    }

    #[test]
    fn tags_and_the_declared_result_are_removed() {
        let mut annotated = AnnotatedGame::new(Game::new(Rules::STANDARD));
        for name in ["Red", "Result"] {
            assert_eq!(annotated.remove_tag(name), Ok(false));
        }
        assert_eq!(annotated.remove_tag("FEN"), Err(TagError::Derived("FEN".into())));
        annotated.set_tag("Red", "Lan").unwrap();
        annotated.set_tag("Result", "1-0").unwrap();
        for name in ["Red", "Result"] {
            assert_eq!(annotated.remove_tag(name), Ok(true));
        }
        assert_eq!(annotated.remove_tag("FEN"), Err(TagError::Derived("FEN".into())));
        assert_eq!(annotated.tags(), AnnotatedGame::new(Game::new(Rules::STANDARD)).tags());
    }

    #[test]
    fn editing_drops_comments_and_keeps_tags() {
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
