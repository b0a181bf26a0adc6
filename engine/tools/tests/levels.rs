//! What the weaker levels promise: they do not play at random, they take back, from level 3 on they do
//! not leave a plane en prise, each has its taste, and level 1 loses to a beginner.

use cotulenh::{Color, Game, Move, Position, Role, Rules, search_support::SearchSupport};
use cotulenh_engine::{Level, Limits, Searcher};
use cotulenh_engine_tools::{
    players::{BeginnerPlayer, EnginePlayer, Player, complete_turn, threats},
    random::Random,
    tournament::{opening, play_game},
};

fn limits(level: u8, nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), level: Level::new(level), ..Limits::default() }
}

/// What a level plays.
fn play(searcher: &mut Searcher, game: &Game, level: u8) -> Vec<Move> {
    searcher.search(game, limits(level, u64::MAX));
    searcher.best_turn().unwrap().to_vec()
}

/// The position after a turn; `None` if the game is over then.
fn after(game: &Game, turn: &[Move]) -> Option<Position> {
    let mut game = game.clone();
    game.play_turn(turn).unwrap();
    game.outcome().is_none().then(|| game.position().clone())
}

/// How much worse a turn is than the best one, by searches at full strength, and what answers it.
fn loss(searcher: &mut Searcher, game: &Game, turn: &[Move]) -> (i32, Vec<Move>) {
    let limits = limits(8, 4_000);
    searcher.clear();
    let best = searcher.search(game, limits).lines[0].clone();
    let mut next = game.clone();
    next.play_turn(turn).unwrap();
    if best.turns[0] == turn || next.outcome().is_some() {
        return (0, Vec::new());
    }
    let reply = searcher.search(&next, limits).lines[0].clone();
    (best.score.as_points() + reply.score.as_points(), reply.turns[0].clone())
}

/// Games after some random turns.
fn games(seed: u64) -> impl Iterator<Item = Game> {
    let mut random = Random::new(seed);
    let games = std::iter::repeat_with(move || {
        let mut game = Game::new(Rules::STANDARD);
        for _ in 0..4 + random.below(40) {
            if game.outcome().is_none() {
                let first = *random.pick(&game.position().legal_moves()).expect("the game is not over");
                let turn = complete_turn(game.position(), first, &mut random);
                game.play_turn(&turn).unwrap();
            }
        }
        game
    });
    games.filter(|game| game.outcome().is_none())
}

/// The most that a side would lose on a square with one of its planes.
fn plane_at_risk(position: &Position) -> i32 {
    let holds_plane =
        |square| position.board().get(square).is_some_and(|stack| stack.contains(Role::AirForce));
    let at_risk = threats(position).into_iter().filter(|&(square, _)| holds_plane(square));
    at_risk.map(|(_, loss)| loss).max().unwrap_or(0)
}

#[test]
fn from_level_3_on_no_plane_is_left_en_prise() {
    let mut searcher = Searcher::new(1 << 20);
    // Those in which a plane is attacked, and others, where it could fly into danger.
    let attacked = games(21).filter(|game| plane_at_risk(game.position()) >= 300).take(40);
    for game in attacked.chain(games(22).take(20)) {
        for level in 3..=7 {
            searcher.clear();
            let turn = play(&mut searcher, &game, level);
            let Some(mut position) = after(&game, &turn) else { continue };
            // What the other side can take is seen from the side that has moved.
            let reached = position.clone();
            if position.pass().is_none() || plane_at_risk(&position) < 300 {
                continue;
            }
            let (loss, reply) = loss(&mut searcher, &game, &turn);
            let takes_plane = reply.iter().any(|mv| {
                let taken = reached.board().get(mv.to).filter(|_| mv.kind.is_capture());
                taken.is_some_and(|stack| stack.contains(Role::AirForce))
            });
            let fen = game.position().fen(Default::default());
            assert!(!takes_plane || loss < 400, "level {level} loses {loss} by {turn:?} in {fen}");
        }
    }
}

#[test]
fn every_level_takes_back() {
    let mut random = Random::new(22);
    let mut searcher = Searcher::new(1 << 20);
    let mut taken = 0;
    for mut game in games(23).take(250) {
        let captures: Vec<Move> = game
            .position()
            .legal_moves()
            .into_iter()
            .filter(|mv| mv.kind.is_capture() && !mv.deploy)
            .collect();
        let Some(&capture) = random.pick(&captures) else { continue };
        game.play_turn(&[capture]).unwrap();
        if game.outcome().is_some() || game.position().session().is_some() {
            continue;
        }
        // What can be won on the square where something was taken.
        let mut other = game.position().clone();
        let Some(_undo) = other.pass() else { continue };
        let Some((square, won)) = threats(&other).into_iter().max_by_key(|(_, won)| *won) else { continue };
        if square != capture.to || won < 100 {
            continue;
        }
        taken += 1;
        for level in 1..=7 {
            searcher.clear();
            let turn = play(&mut searcher, &game, level);
            let takes = turn.iter().any(|mv| mv.kind.is_capture());
            let loss = if takes { 0 } else { loss(&mut searcher, &game, &turn).0 };
            assert!(
                loss < 300,
                "level {level} loses {loss} by {turn:?} in {}",
                game.position().fen(Default::default())
            );
        }
    }
    assert!(taken >= 20, "{taken}");
}

#[test]
fn level_1_loses_to_a_beginner() {
    let mut level = EnginePlayer::new(Searcher::new(1 << 20), limits(1, u64::MAX));
    let mut beginner = BeginnerPlayer::new(1);
    let mut judge = Searcher::new(1 << 20);
    let (mut won, mut lost) = (0, 0);
    for seed in 0..10 {
        let game = opening(Rules::STANDARD, seed, &mut judge);
        for color in Color::ALL {
            level.start_game(seed);
            beginner.start_game(seed);
            let (winner, _) = match color {
                Color::Red => play_game(game.clone(), &mut level, &mut beginner),
                Color::Blue => play_game(game.clone(), &mut beginner, &mut level),
            };
            won += usize::from(winner == Some(!color));
            lost += usize::from(winner == Some(color));
        }
    }
    assert!(won > lost, "the beginner won {won} and lost {lost}");
}

#[test]
fn every_level_plays_what_it_likes_more_often_than_its_neighbours() {
    let mut searcher = Searcher::new(1 << 20);
    let mut played = [const { Vec::new() }; 7];
    for game in games(25).take(300) {
        for level in 1..=7 {
            searcher.clear();
            // Enough for the turn; the lines are not wanted.
            searcher.search(&game, limits(level, 6_000));
            played[usize::from(level) - 1].push(searcher.best_turn().unwrap()[0]);
        }
    }
    for level in 1..=7 {
        let taste = Level::new(level).unwrap();
        let count = |other: u8| played[usize::from(other) - 1].iter().filter(|mv| taste.likes(**mv)).count();
        let neighbours = [level - 1, level + 1].into_iter().filter(|other| (1..=7).contains(other));
        let (own, most) = (count(level), neighbours.map(count).max().unwrap());
        // More than two standard errors of the difference.
        let difference = own.saturating_sub(most);
        assert!(
            difference.pow(2) > 4 * (own + most),
            "level {level} plays {own} that it likes, a neighbour {most}"
        );
    }
}

#[test]
fn a_level_plays_the_same_turn_again() {
    for game in games(24).take(10) {
        for level in 1..=7 {
            let play = || play(&mut Searcher::new(1 << 20), &game, level);
            assert_eq!(play(), play());
        }
    }
}
