//! Any bytes are calls on a game, with valid and invalid arguments. After each call the invariants
//! hold, a refused call has changed nothing, and what was played can be undone.
#![no_main]

#[path = "../../tests/invariants/mod.rs"]
#[allow(dead_code, reason = "the tests use its parts")]
mod invariants;

use cotulenh::{
    Action, Color, ErrorCode, Forfeit, Game, GameRecord, Move, MoveKind, MoveQuery, Piece, PieceQuery,
    Position, Role, RoleSet, Rules, Square, Stack, StackStyle, Undone, search_support::SearchSupport,
};
use invariants::{
    check_game, check_position, declared_ends_are_taken_back, has_declared_end, points_are_bounded, standing,
};
use libfuzzer_sys::{
    arbitrary::{Result, Unstructured},
    fuzz_target,
};

/// First positions: the start, crowded stacks, endings, open sessions, no commanders.
const STARTS: [&str; 10] = [
    cotulenh::START_FEN,
    "6c4/11/11/11/11/11/2i8/11/11/2(NFT)8/11/5C5 r - - 0 1",
    "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1 c4:(NFT):...",
    "6c4/11/11/11/11/11/2i8/11/11/2(NFT)8/11/5C5 r - - 0 1 c3:(NT):F>c6...",
    "4(h+c)6/2(nfi)1(eg)6/11/3s2(tm)4/1n9/5(+FTI)5/2(+NFC)8/4(ES)1a4/3A2+G4/11/11/11 b - - 98 60",
    "11/11/11/11/5f5/11/11/2N8/4G2S3/11/11/11 r - - 99 1",
    "6c4/11/11/11/11/11/11/11/11/11/11/7C3 b - - 0 1",
    "6c4/6F4/11/11/6(HC)4/11/5(TI)5/11/11/2(NF)8/11/11 r - - 3 9",
    "2(nfc)8/11/2(NFC)8/11/11/3(ft)7/11/2n8/3(F+M)7/11/11/11 r - - 0 1",
    "6c4/11/11/6C4/11/4(FT)6/11/11/4g6/11/11/11 r - - 0 1",
];

/// The arguments of calls, from bytes.
struct Choices<'a>(Unstructured<'a>);

impl Choices<'_> {
    fn below(&mut self, limit: usize) -> Result<usize> {
        self.0.choose_index(limit)
    }

    fn one_of<T: Copy>(&mut self, values: &[T]) -> Result<T> {
        self.0.choose(values).copied()
    }

    fn coin(&mut self) -> Result<bool> {
        self.0.arbitrary()
    }

    fn optional<T>(&mut self, some: impl FnOnce(&mut Self) -> Result<T>) -> Result<Option<T>> {
        if self.coin()? { some(self).map(Some) } else { Ok(None) }
    }

    fn rules(&mut self) -> Result<Rules> {
        if self.coin()? {
            return Ok(Rules::STANDARD);
        }
        let mut rules = Rules::STANDARD;
        for option in Rules::OPTIONS {
            option.set(&mut rules, self.below(option.values().len())?);
        }
        Ok(rules)
    }

    fn square(&mut self) -> Result<Square> {
        let number = self.below(cotulenh::SQUARES)?;
        Ok(Square::all().nth(number).expect("a square"))
    }

    /// Any square, or an occupied one.
    fn target(&mut self, position: &Position) -> Result<Square> {
        let occupied: Vec<Square> = position.board().occupied().iter().collect();
        if occupied.is_empty() || self.coin()? { self.square() } else { self.one_of(&occupied) }
    }

    fn role(&mut self) -> Result<Role> {
        self.one_of(&Role::ALL)
    }

    fn stack(&mut self) -> Result<Option<Stack>> {
        let color = self.one_of(&Color::ALL)?;
        let mut pieces = Vec::new();
        for _ in 0..=self.below(4)? {
            let other = self.0.ratio(1, 20)?;
            let (role, heroic) = (self.role()?, self.coin()?);
            pieces.push(Piece { color: if other { !color } else { color }, role, heroic });
        }
        Ok(Stack::new(pieces).ok())
    }

    /// A legal move, a slightly changed one, or any.
    fn any_move(&mut self, position: &Position) -> Result<Option<Move>> {
        let listed = position.legal_moves();
        if !listed.is_empty() && !self.0.ratio(1, 8)? {
            let mut mv = self.one_of(&listed)?;
            match self.below(16)? {
                0 => mv.to = self.square()?,
                1 => mv.from = self.target(position)?,
                2 => mv.kind = self.one_of(&MoveKind::ALL)?,
                3 => mv.deploy = !mv.deploy,
                4 => mv.piece = self.stack()?.unwrap_or(mv.piece),
                _ => {}
            }
            return Ok(Some(mv));
        }
        let (from, to) = (self.target(position)?, self.target(position)?);
        let (kind, deploy) = (self.one_of(&MoveKind::ALL)?, self.coin()?);
        Ok(self.stack()?.map(|piece| Move { from, to, piece, kind, deploy }))
    }

    /// The valid text, or any text, perhaps with some characters changed.
    fn text(&mut self, valid: impl FnOnce() -> String) -> Result<String> {
        if self.0.ratio(1, 8)? {
            return Ok(self.0.arbitrary::<&str>()?.to_owned());
        }
        let mut text: Vec<char> = valid().chars().collect();
        for _ in 0..self.one_of(&[0, 0, 0, 1, 1, 8])? {
            if text.is_empty() {
                break;
            }
            let place = self.below(text.len())?;
            let letter = char::from(self.0.int_in_range(b' '..=b'~')?);
            match self.below(3)? {
                0 => text[place] = letter,
                1 => text.insert(place, letter),
                _ => drop(text.remove(place)),
            }
        }
        Ok(text.into_iter().collect())
    }
}

/// Everything that the API shows of a game.
fn snapshot(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut rest = game.clone();
    let redone: Vec<Undone> = std::iter::from_fn(|| rest.redo()).collect();
    let position = game.position().clone();
    (position.hash(), position, game.repetitions(), standing(game), GameRecord::of(game), redone)
}

/// Asserts that undo restores the game before a move. It also closes a session without steps.
fn assert_undoes(before: &Game, after: &Game) {
    let mut game = after.clone();
    assert!(game.undo().is_some(), "what was played can be undone");
    // If the last step committed the session, the whole turn is undone.
    let steps_left = game.position().session().is_some();
    let mut expected = before.position().clone();
    if !steps_left {
        let _closed = expected.cancel_deploy();
    }
    assert_eq!(*game.position(), expected);
    assert_eq!(game.turn_count(), before.turn_count());
}

/// One call. `Ok(false)` means that it was refused or only read something, so nothing may change.
fn call(game: &mut Game, choices: &mut Choices<'_>) -> Result<bool> {
    let before = game.clone();
    let position = before.position();
    Ok(match choices.below(23)? {
        0..=7 if has_declared_end(&before) => {
            assert!(game.legal_moves().is_empty());
            for mv in position.legal_moves().into_iter().take(3) {
                assert_eq!(game.play(mv).unwrap_err().code(), ErrorCode::GameOver);
            }
            false
        }
        0..=3 => {
            let listed = position.legal_moves();
            if listed.is_empty() {
                return Ok(false);
            }
            let mv = choices.one_of(&listed)?;
            let played = game.play(mv).expect("what is listed is legal");
            assert_eq!(played.mv, mv);
            assert_eq!(played.ends_turn, game.position().session().is_none());
            assert_undoes(&before, game);
            true
        }
        4 => match choices.any_move(position)? {
            None => false,
            Some(mv) => {
                let legal = position.is_legal(mv);
                assert_eq!(legal, position.legal_moves().contains(&mv));
                let played = game.play(mv);
                assert_eq!(played.is_ok(), legal);
                if legal {
                    assert_undoes(&before, game);
                }
                legal
            }
        },
        5 => {
            let mut moves = Vec::new();
            for _ in 0..choices.below(4)? {
                moves.extend(choices.any_move(position)?);
            }
            let played = game.play_turn(&moves).is_ok();
            played && !moves.is_empty()
        }
        6 => {
            let actions = position.actions();
            let chosen = if actions.is_empty() { 0 } else { choices.below(actions.len())? };
            let text = choices.text(|| match actions.get(chosen) {
                Some(Action::Move(mv)) => position.san(*mv).to_string(),
                Some(Action::Commit) | None => position.fen(StackStyle::Together),
            })?;
            match position.read_turn(&text) {
                Ok(turn) if position.session().is_none() => {
                    game.play_turn(&turn).expect("what was read is legal");
                    assert_undoes(&before, game);
                    true
                }
                _ => match position.read_move(&text) {
                    Ok(mv) => {
                        game.play(mv).expect("what was read is legal");
                        assert_undoes(&before, game);
                        true
                    }
                    Err(error) => {
                        assert!(!error.to_string().is_empty());
                        false
                    }
                },
            }
        }
        7 => {
            let query = MoveQuery {
                from: choices.target(position)?,
                to: choices.target(position)?,
                piece: choices.optional(|choices| {
                    let role = choices.role()?;
                    let more = choices.role()?;
                    let all = RoleSet::of(role).with(more);
                    Ok(if choices.coin()? { PieceQuery::Named(role) } else { PieceQuery::Exactly(all) })
                })?,
                kind: choices.optional(|choices| choices.one_of(&MoveKind::ALL))?,
                deploy: choices.optional(Choices::coin)?,
            };
            match position.find(&query) {
                Ok(mv) => {
                    assert_eq!((mv.from, mv.to), (query.from, query.to));
                    game.play(mv).expect("what was found is legal");
                    true
                }
                Err(_) => false,
            }
        }
        8 | 9 => {
            let square = choices.target(position)?;
            game.start_deploy(square).is_ok()
        }
        10 => {
            let may = position.can_commit();
            let steps = before.deploy_steps();
            let committed = game.commit_deploy().is_ok();
            assert_eq!(committed, may);
            if committed {
                assert_undoes(&before, game);
                let turn = game.last_turn().expect("a turn was played");
                assert_eq!(turn.moves, steps);
                assert_eq!(turn.after, game.position().fen(StackStyle::Together));
            }
            committed
        }
        11 => {
            let cancelled = game.cancel_deploy().is_ok();
            assert_eq!(cancelled, position.session().is_some());
            assert_eq!(game.position().board(), position.real_board());
            cancelled
        }
        12 => {
            let (last, step) = (before.last_turn(), before.deploy_steps().pop());
            assert_eq!(last, before.history().pop());
            let takes_back_end = has_declared_end(&before);
            let undone = game.undo();
            match &undone {
                Some(Undone::Turn(moves)) => assert_eq!(Some(moves), last.as_ref().map(|turn| &turn.moves)),
                Some(Undone::Step(taken)) => assert_eq!(Some(taken), step.as_ref()),
                None => {}
            }
            if undone.is_some() {
                let mut again = game.clone();
                assert_eq!(again.redo(), undone, "redo restores what undo took back");
                assert_eq!(again.position(), position);
                assert_eq!(again.last_turn(), last);
            }
            assert!(!takes_back_end || (undone.is_none() && !has_declared_end(game)));
            undone.is_some() || takes_back_end || position.session().is_some()
        }
        13 => game.redo().is_some(),
        14 => {
            let square = choices.target(position)?;
            match choices.stack()? {
                None => false,
                Some(stack) => {
                    let put = game.put(square, stack).is_ok();
                    assert!(!put || game.position().board().get(square) == Some(stack));
                    put
                }
            }
        }
        15 => {
            let (square, role) = (choices.target(position)?, choices.optional(Choices::role)?);
            matches!(game.remove(square, role), Ok(Some(_)))
        }
        16 => {
            let (square, role) = (choices.target(position)?, choices.optional(Choices::role)?);
            let heroic = choices.coin()?;
            game.set_heroic(square, role, heroic).is_ok()
        }
        17 => {
            let start = choices.one_of(&STARTS)?;
            let fen = choices.text(|| start.to_owned())?;
            match fen.parse() {
                Ok(setup) => game.load(&setup).is_ok(),
                Err(errors) => {
                    let length = fen.chars().count();
                    assert!(errors.as_slice().iter().all(|error| error.index <= length));
                    false
                }
            }
        }
        18 => {
            let turn = choices.one_of(&Color::ALL)?;
            let counters = [choices.below(200)? as u32, choices.below(200)? as u32 + 1];
            let is_set = game.set_turn(turn).is_ok();
            assert_eq!(is_set, position.session().is_none());
            assert_eq!(game.set_counters(counters[0], counters[1]).is_ok(), is_set);
            is_set
        }
        19 => {
            let square = choices.target(position)?;
            for color in Color::ALL {
                let own = position.board().of(color);
                assert!(position.attackers(square, color).all(|(from, _)| own.contains(from)));
            }
            let _paths = position.flight_paths(square);
            let _zone = position.air_defense_zone(square);
            if position.actions().len() <= 30 {
                let divided: u64 = position.divide(2).into_iter().map(|(_, count)| count).sum();
                assert_eq!(position.perft(2), divided);
                assert_eq!(position.perft_making_leaves(2), divided);
            }
            false
        }
        20 | 21 => {
            declared_ends_are_taken_back(&before);
            let color = choices.one_of(&Color::ALL)?;
            let ended = match choices.below(4)? {
                0 => game.resign(color),
                1 => game.agree_draw(),
                2 => game.forfeit(color, choices.one_of(&Forfeit::ALL)?),
                _ => game.time_up(),
            };
            points_are_bounded(game);
            ended.is_ok()
        }
        _ => {
            *game = GameRecord::of(&before).to_game().expect("a recorded game is legal");
            true
        }
    })
}

/// The calls of one input, until its bytes are used up. The last game is the one that is called; it
/// is a copy of the one before it.
fn run(choices: &mut Choices<'_>, games: &mut Vec<Game>) -> Result<()> {
    let (fen, rules) = (choices.one_of(&STARTS)?, choices.rules()?);
    // The steps of a session may not be legal under other rules.
    let start = Position::from_fen(fen, rules).unwrap_or_else(|_| Position::start(rules));
    games.push(Game::from_position(start));
    while let Some(game) = games.last_mut()
        && !choices.0.is_empty()
    {
        let before = snapshot(game);
        if call(game, choices)? {
            check_position(game.position());
        } else {
            assert_eq!(snapshot(game), before, "nothing may have changed");
        }
        if choices.0.ratio(1, 16)? {
            let copy = game.clone();
            assert_eq!(snapshot(&copy), snapshot(game));
            games.push(copy);
        }
    }
    Ok(())
}

fuzz_target!(|bytes: &[u8]| {
    let mut games = Vec::new();
    // The only error is that the bytes are used up.
    let _ended = run(&mut Choices(Unstructured::new(bytes)), &mut games);
    // This takes longer, so it is checked once at the end.
    games.iter().for_each(check_game);
});
