//! Games of the engine against itself, as data. The openings branch but stay sensible: each of the first turns is
//! drawn among the best ones. In half of the games one side is careless at times, so that there are mistakes to learn
//! from. In wild games, which begin with fewer pieces, both sides are hasty.

use cotulenh::{
    Color, Game, Move, Objective, Piece, Position, RANKS, Role, Rules, Square, Stack, StackStyle, may_stand,
    search_support::SearchSupport,
};
use cotulenh_engine::{Limits, Score, Searcher, exchange::exchange};

use crate::{
    players::{BeginnerPlayer, Player, complete_turn},
    random::Random,
};

/// Bytes of the table of a searcher that plays such games.
pub const TABLE: usize = 1 << 20;

/// So many turns of the opening are drawn among so many lines.
const OPENING: usize = 8;
const LINES: usize = 6;
/// Nodes of the search for them: so many lines need more than a turn does.
const OPENING_NODES: u64 = 1_500;
/// Points by which a line of the opening becomes e times as rare, and by which it is not played at all.
const BLUR: f64 = 40.0;
const WORST: i32 = 120;
/// A careless side plays one of so many turns as a beginner does.
const CARELESS: usize = 4;
/// Games from this number on are wild: both sides are careless, and make the greatest mistake among so many turns.
pub const WILD: u64 = 1_000_000;
const TRIED: usize = 9;
/// One of so many times, checks are among them.
const CHECKS: usize = 4;
/// Nodes for the answer to each, and by how much it must be better than the second best, in win chance.
const SLIP_NODES: u64 = 500;
const LEAST_MARGIN: f64 = 0.3;
/// A side that expects more or less than this makes no mistakes that matter.
const MATTERS: core::ops::RangeInclusive<f64> = 0.3..=0.9;
/// They begin with so many of a hundred pieces, of which one of so many joins a stack.
const FEWEST: usize = 25;
const MOST: usize = 65;
const STACKED: usize = 3;
/// A game is given up for lost from here on, if the scores agree for some turns.
const RESIGN: i32 = 1_500;
const RESIGN_TURNS: usize = 6;
/// Longer games are drawn: most of what is to happen has happened.
const LONGEST: usize = 140;

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game at its end; it has its turns.
    pub game: Game,
    /// Whether Red was careless, and whether Blue was.
    pub careless: [bool; 2],
    /// What the search has said before each turn, for the side that plays it.
    pub scores: Vec<Score>,
    /// The winner, if there is one. Games that are decided may have ended early.
    pub winner: Option<Color>,
}

/// Plays a game to its end; it is drawn after `longest` turns. `choose` gives a turn, and what it thinks of the
/// position. Returns the winner and the number of turns.
pub fn play_on(
    game: &mut Game,
    longest: usize,
    mut choose: impl FnMut(&Game) -> Option<(Vec<Move>, Option<Score>)>,
) -> (Option<Color>, usize) {
    // How many turns in a row the scores have said that Red wins, or that Blue does.
    let mut agreed = [0; 2];
    for turns in 0..longest {
        if let Some(outcome) = game.outcome() {
            return (outcome.winner, turns);
        }
        let color = game.position().turn();
        let Some((turn, score)) = choose(game) else { return (None, turns) };
        game.play_turn(&turn).expect("players play legal turns");
        let score = score.map_or(0, Score::as_points);
        for side in Color::ALL {
            let ahead = if side == color { score } else { -score };
            agreed[side as usize] = if ahead >= RESIGN { agreed[side as usize] + 1 } else { 0 };
            if agreed[side as usize] >= RESIGN_TURNS {
                return (Some(side), turns);
            }
        }
    }
    (game.outcome().and_then(|outcome| outcome.winner), longest)
}

/// The rules of the game of this number: of ten games, eight are standard, one is official, and one is a battle. Of
/// ten wild games, three are battles.
pub fn rules_of(number: u64) -> Rules {
    let battle = |objective| Rules::STANDARD.with(|rules| rules.objective = objective);
    match number % 40 {
        n if number >= WILD && n % 10 == 7 => battle(Objective::Naval),
        n if number >= WILD && n % 10 == 8 => battle(Objective::Air),
        n if number >= WILD && n % 10 == 4 => battle(Objective::Land),
        9 | 19 | 29 | 39 => Rules::OFFICIAL,
        4 => battle(Objective::Naval),
        14 => battle(Objective::Air),
        24 => battle(Objective::Land),
        34 => battle(Objective::Any),
        _ => Rules::STANDARD,
    }
}

/// Plays the game of this number from the start position.
pub fn play(seed: u64, number: u64, nodes: u64, searcher: &mut Searcher) -> Played {
    let mut random = Random::new(Random::new(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).next_u64());
    let careless = match (number >= WILD, random.below(4)) {
        (false, 0 | 1) => [false; 2],
        (false, 2) => [false, true],
        (false, _) => [true, false],
        (true, _) => [true; 2],
    };
    let mut beginner = BeginnerPlayer::new(random.next_u64());
    let mut game = match number >= WILD {
        false => Game::new(rules_of(number)),
        true => Game::from_position(draw_start(rules_of(number), &mut random)),
    };
    let mut scores = Vec::new();
    searcher.clear();
    let (winner, _) = play_on(&mut game, LONGEST, |game| {
        let (turn, score) = if scores.len() < OPENING && number < WILD {
            draw_turn(game, OPENING_NODES, &mut random, searcher)?
        } else {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let line = searcher.search(game, limits).lines.first()?;
            let is_careless = careless[game.position().turn() as usize] && random.below(CARELESS) == 0;
            let (best, score) = (line.turns[0].clone(), line.score);
            let slip = match (is_careless, number >= WILD) {
                (false, _) => None,
                (true, false) => beginner.choose(game).map(|(turn, _)| turn),
                (true, true) => find_slip(game, score, &mut random, searcher),
            };
            (slip.unwrap_or(best), score)
        };
        scores.push(score);
        Some((turn, Some(score)))
    });
    Played { game, careless, scores, winner }
}

/// The start without some pieces, and with some stacks, the same for both sides: there is more room, so more happens.
fn draw_start(rules: Rules, random: &mut Random) -> Position {
    let start = Position::start(rules);
    loop {
        let mut setup = start.to_setup();
        let share = FEWEST + random.below(MOST - FEWEST);
        let mut kept: Vec<(Square, Stack)> = Vec::new();
        for (square, stack) in start.to_setup().stacks() {
            setup.set(square, None);
            let is_commander = stack.contains(Role::Commander);
            if stack.color() == Color::Blue || !is_commander && random.below(100) >= share {
                continue;
            }
            let may_join = random.below(STACKED) == 0 && !is_commander;
            let joined = kept.iter_mut().filter(|_| may_join).find_map(|(at, other)| {
                let both = other.combine(stack)?;
                let carrier = other.carrier_role();
                let fits = both.is_allowed(&rules) && both.carrier_role() == carrier;
                (fits && may_stand(carrier, *at)).then_some((other, both))
            });
            match joined {
                Some((other, both)) => *other = both,
                None => kept.push((square, stack)),
            }
        }
        for (square, stack) in kept {
            let blue = Stack::new(stack.pieces().map(|piece| Piece { color: Color::Blue, ..piece }));
            setup.set(square, Some(stack));
            if let Some(mirrored) = Square::new(square.file(), RANKS - 1 - square.rank()) {
                setup.set(mirrored, blue.ok());
            }
        }
        if let Ok(position) = Position::new(&setup, rules) {
            return position;
        }
    }
}

/// The greatest mistake among some turns that a hasty player makes: checks, captures, turns of pieces that matter, and
/// what loses nothing on the square it goes to. It leaves the other side one good turn, which is neither the capture of a neighbour nor a short
/// mate.
fn find_slip(game: &Game, score: Score, random: &mut Random, searcher: &mut Searcher) -> Option<Vec<Move>> {
    if !MATTERS.contains(&score.win_chance()) {
        return None;
    }
    let position = game.position();
    let shortest = if position.rules().objective == Objective::Commander { 3 } else { 2 };
    let moves = position.legal_moves();
    let choose = |is_fit: &dyn Fn(Move) -> bool| -> Vec<Move> {
        moves.iter().copied().filter(|&mv| is_fit(mv)).collect()
    };
    let has_checks = random.below(CHECKS) == 0;
    let forcing = choose(&|mv| mv.kind.is_capture() || has_checks && gives_check(position, mv));
    let weighty = choose(&is_weighty);
    let (mut most, mut slip) = (0.0, None);
    for n in 0..TRIED {
        let Some(&first) = random.pick([&forcing, &weighty, &moves][n % 3]) else { continue };
        if n % 3 == 2 && !first.deploy && exchange(position, first) < 0 {
            continue;
        }
        let turn = complete_turn(position, first, random);
        let mut after = game.clone();
        if after.play_turn(&turn).is_err() || after.outcome().is_some() {
            continue;
        }
        let limits = Limits { nodes: Some(SLIP_NODES), lines: 2, ..Limits::default() };
        let [best, second] = &searcher.search(&after, limits).lines[..] else { continue };
        let margin = best.score.win_chance() - second.score.win_chance();
        let is_near = match best.turns[0][..] {
            [mv] => mv.kind.is_capture() && mv.from.line_to(mv.to).is_none_or(|(_, steps)| steps < 2),
            _ => false,
        };
        let is_short = matches!(best.score, Score::Mate(turns) if turns < shortest);
        let appeal = margin + appeal_of(after.position(), best.turns[0][0]);
        if margin >= LEAST_MARGIN && appeal > most && !is_near && !is_short {
            (most, slip) = (appeal, Some(turn));
        }
    }
    slip
}

/// Does a move concern ships, planes, stacks or air defense? Then more depends on it.
fn is_weighty(mv: Move) -> bool {
    let is_heavy =
        matches!(mv.piece.carrier_role(), Role::Navy | Role::AirForce | Role::AntiAir | Role::Missile);
    is_heavy || !mv.piece.is_single()
}

/// Deploys and flights are the rarest answers, and answers to a check the commonest.
fn appeal_of(position: &Position, answer: Move) -> f64 {
    match () {
        () if answer.deploy || answer.piece.carrier_role() == Role::AirForce => 1.0,
        () if !position.is_check() => 0.5,
        () => 0.0,
    }
}

fn gives_check(position: &Position, mv: Move) -> bool {
    if mv.deploy || !position.may_attack_commander(mv) {
        return false;
    }
    let mut after = position.clone();
    let _undo = after.apply(mv);
    after.is_check()
}

/// One of the best turns: the worse, the less often.
fn draw_turn(
    game: &Game,
    nodes: u64,
    random: &mut Random,
    searcher: &mut Searcher,
) -> Option<(Vec<Move>, Score)> {
    let limits = Limits { nodes: Some(nodes), lines: LINES, ..Limits::default() };
    let lines = &searcher.search(game, limits).lines;
    let best = lines.first()?.score.as_points();
    let share = |score: Score| {
        let loss = best - score.as_points();
        if loss > WORST { 0.0 } else { (-f64::from(loss) / BLUR).exp() }
    };
    let all: f64 = lines.iter().map(|line| share(line.score)).sum();
    let mut rest = all * random.below(1 << 30) as f64 / f64::from(1 << 30);
    let drawn = lines.iter().find(|line| {
        rest -= share(line.score);
        rest < 0.0
    });
    let line = drawn.or(lines.first())?;
    Some((line.turns[0].clone(), line.score))
}

impl Played {
    /// Writes a game as one line: `rules;careless sides;result;turns;scores`, and `;FEN`
    /// if it did not begin with the start position. The rules are empty if standard,
    /// the result is as in PGN, the turns are LAN, a score is points or, with an `M`, turns to the mate.
    pub fn to_line(&self) -> String {
        let rules = match *self.game.position().rules() {
            Rules::STANDARD => String::new(),
            rules => rules.to_string(),
        };
        let result = match self.winner {
            Some(Color::Red) => "1-0",
            Some(Color::Blue) => "0-1",
            None => "1/2-1/2",
        };
        let mut game = Game::from_position(self.game.start());
        let mut turns = Vec::new();
        for turn in self.game.turns() {
            turns.push(game.position().turn_lan(&turn));
            game.play_turn(&turn).expect("a turn of the game");
        }
        let scores: Vec<String> = self.scores.iter().map(|&score| write_score(score)).collect();
        let careless: String =
            Color::ALL.into_iter().filter(|&side| self.careless[side as usize]).map(Color::letter).collect();
        let start = self.game.start();
        let fen = match start.board() == Position::start(*start.rules()).board() {
            true => String::new(),
            false => format!(";{}", start.fen(StackStyle::default())),
        };
        format!("{rules};{careless};{result};{};{}{fen}", turns.join(" "), scores.join(" "))
    }

    /// Reads what [`Played::to_line`] writes. The error says what is wrong.
    pub fn read(line: &str) -> Result<Played, String> {
        let wrong = |part: &str| format!("'{part}' is wrong in a game");
        let parts: Vec<&str> = line.split(';').collect();
        let [rules, careless, result, turns, scores, ref fen @ ..] = parts[..] else {
            return Err(wrong(line));
        };
        let known: Rules = rules.parse().map_err(|_| wrong(rules))?;
        let mut game = match fen {
            [] => Game::new(known),
            [fen, ..] => Game::from_position(Position::from_fen(fen, known).map_err(|_| wrong(fen))?),
        };
        for text in turns.split_terminator(' ') {
            let turn = game.position().read_turn(text).map_err(|_| wrong(text))?;
            game.play_turn(&turn).map_err(|_| wrong(text))?;
        }
        let read = |text| read_score(text).ok_or(wrong(text));
        let winner = match result {
            "1-0" => Some(Color::Red),
            "0-1" => Some(Color::Blue),
            _ => None,
        };
        Ok(Played {
            game,
            careless: Color::ALL.map(|side| careless.contains(side.letter())),
            scores: scores.split_terminator(' ').map(read).collect::<Result<_, _>>()?,
            winner,
        })
    }
}

fn write_score(score: Score) -> String {
    match score {
        Score::Points(points) => points.to_string(),
        Score::Mate(turns) => format!("M{turns}"),
    }
}

fn read_score(text: &str) -> Option<Score> {
    match text.strip_prefix('M') {
        Some(turns) => turns.parse().ok().map(Score::Mate),
        None => text.parse().ok().map(Score::Points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_depends_on_its_number_only_and_is_read_as_it_is_written() {
        let mut searcher = Searcher::new(1 << 16);
        let line = play(1, 4, 20, &mut searcher).to_line();
        play(1, 5, 20, &mut searcher);
        assert_eq!(play(1, 4, 20, &mut searcher).to_line(), line);
        let read = Played::read(&line).unwrap();
        assert_eq!(read.to_line(), line);
        assert_eq!(read.scores.len(), read.game.turn_count());
        assert!(Played::read(";;1-0;Ca1a9;0").is_err());
    }
}
