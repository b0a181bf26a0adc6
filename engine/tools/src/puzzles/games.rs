//! Games of the engine against itself: where puzzles come from.

use cotulenh::{
    Color, Game, Move, Objective, Piece, Position, RANKS, Role, Rules, Square, Stack, may_stand,
    search_support::SearchSupport,
};
use cotulenh_engine::{Limits, Score, Searcher, exchange::exchange};

use super::{
    Judge, Puzzle,
    find::{Look, look_at, look_for_long_mate},
    judge::play,
    themes::opens_flight,
};
use crate::{players::complete_turn, random::Random, tournament::opening};

/// Nodes of a turn, and of a careless one, every so many turns.
const PLAY: u64 = 400;
const CARELESS: u64 = 30;
const CARELESS_EVERY: usize = 6;
/// The side that is ahead is careless more often, so that games stay open for long.
const AHEAD: f64 = 0.6;
const CARELESS_AHEAD: usize = 2;
/// Nodes of the search that chooses turns which look good.
const SHALLOW: u64 = 150;
/// How many turns are tried as mistakes in each position: of all, of those that matter more, and of the checks.
const TRIED: usize = 6;
/// How many of them are looked at more closely.
const KEPT: usize = 2;
/// A position in which there is just a check is looked at every so many times.
const CHECKS_EVERY: usize = 8;
/// How many of a hundred pieces are there in an open start.
const KEPT_PIECES: usize = 55;
const KEPT_IN_ENDINGS: usize = 30;
/// A side that expects less than this makes no mistake that matters.
const BEHIND: f64 = 0.4;
/// A turn after which the win chance is by so much lower than expected is looked at.
const SWING: f64 = 0.06;
/// What a tactic gains, by exchanges.
const GAIN: i32 = 400;
/// A game begins with a position in which no side leads by more.
const BALANCED: i32 = 250;
/// A game is over after so many turns, or when one side has expected so much for some turns.
const LONGEST: usize = 220;
const DECIDED: f64 = 0.97;
const DECIDED_TURNS: usize = 8;
/// Puzzles of one game, each of another theme.
const MOST_PER_GAME: usize = 3;
/// Mates in one are so many that only some games look for them.
const MATES_IN_ONE_EVERY: u64 = 8;

/// Games from this number on look for what is rare.
pub const RARE: u64 = 1_000_000;
/// Games from this number on look for mates: every other one has few pieces, for mates in three and four.
pub const MATES: u64 = 2_000_000;
/// Games from this number on have few pieces, and the plain solver looks for mates in three and four.
pub const LONG: u64 = 3_000_000;
/// In these, games are looked at for longer, and a side that expects so little can still be mated.
const RARE_DECIDED_TURNS: usize = 30;
const RARE_BEHIND: f64 = 0.1;

/// What a game looks for, by its number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Anything, after turns that a very short search likes.
    Shallow,
    /// Anything, after turns that a player may choose who sees nothing.
    Random,
    /// Longer mates, flights, and ways through air defense.
    Flights,
    /// Captures from afar.
    Shots,
    /// Battles.
    Battles,
    /// Any mates.
    Mates,
    /// Mates in three and four, among few pieces.
    Endings,
    /// The same, found by the plain solver.
    Long,
}

impl Kind {
    fn of(number: u64) -> Kind {
        match (number >= RARE, number % 3) {
            (true, _) if number >= LONG => Kind::Long,
            (true, _) if number >= MATES && number.is_multiple_of(2) => Kind::Endings,
            (true, _) if number >= MATES => Kind::Mates,
            (false, _) if number.is_multiple_of(2) => Kind::Shallow,
            (false, _) => Kind::Random,
            (true, 0) => Kind::Battles,
            (true, 1) => Kind::Flights,
            (true, _) => Kind::Shots,
        }
    }

    /// The rules of a game: of most kinds, half of the games and more are standard, every sixth is a battle.
    fn rules(self, number: u64) -> Rules {
        let battle = |objective| Rules::STANDARD.with(|rules| rules.objective = objective);
        match (self, number % 12) {
            (Kind::Battles, 0..6) => battle(Objective::Naval),
            (Kind::Battles, 6..9) => battle(Objective::Air),
            (Kind::Battles, _) => battle(Objective::Land),
            (Kind::Flights | Kind::Shots, 0..6) => Rules::OFFICIAL,
            (Kind::Mates | Kind::Endings | Kind::Long, 0..4) => Rules::OFFICIAL,
            (Kind::Flights | Kind::Shots | Kind::Mates | Kind::Endings | Kind::Long, _) => Rules::STANDARD,
            (_, 0 | 4 | 8) => Rules::OFFICIAL,
            (_, 2) if number % 24 < 12 => battle(Objective::Naval),
            (_, 2) => battle(Objective::Land),
            (_, 11) if number % 24 < 12 => battle(Objective::Any),
            (_, 11) => battle(Objective::Air),
            _ => Rules::STANDARD,
        }
    }
}

/// Looks for puzzles in the game of this number.
pub fn find_in_game(seed: u64, number: u64, player: &mut Searcher, judge: &mut Judge) -> Vec<Puzzle> {
    let seed = Random::new(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).next_u64();
    let mut random = Random::new(seed);
    let kind = Kind::of(number);
    let rules = kind.rules(number);
    let mut game = match number % 4 {
        0 if !matches!(kind, Kind::Endings | Kind::Long) => opening(rules, seed, player),
        _ => open_opening(rules, kind, &mut random, player),
    };
    player.clear();
    let shortest = match kind {
        Kind::Endings => 3,
        Kind::Mates => 1,
        _ if number.is_multiple_of(MATES_IN_ONE_EVERY) && number < RARE => 1,
        _ => 2,
    };
    let is_mates = matches!(kind, Kind::Mates | Kind::Endings);
    let (behind, decided_turns) = match kind {
        Kind::Flights | Kind::Mates | Kind::Endings | Kind::Long => (RARE_BEHIND, RARE_DECIDED_TURNS),
        _ => (BEHIND, DECIDED_TURNS),
    };
    let mut found: Vec<Puzzle> = Vec::new();
    let mut last: Option<(Position, Vec<Move>, f64)> = None;
    let mut decided = 0;
    while game.outcome().is_none() && game.turn_count() < LONGEST && found.len() < MOST_PER_GAME {
        let (best, score) = search_turn(player, &game, PLAY);
        let chance = score.win_chance();
        decided = if chance.max(1.0 - chance) > DECIDED { decided + 1 } else { 0 };
        if decided >= decided_turns {
            break;
        }
        if let Some((before, turn, expected)) = &last
            && kind != Kind::Long
            && expected - (1.0 - chance) >= SWING
            && let Some(puzzle) = look_at(
                before,
                turn,
                Look { shortest, is_deep: true, only_mates: is_mates, is_shot: false },
                judge,
            )
            && found.iter().all(|other| other.theme != puzzle.theme)
        {
            found.push(puzzle);
        }
        // Whoever leads already gains little chance by a tactic.
        if (behind..=DECIDED).contains(&chance) {
            let slips = match kind {
                Kind::Shallow | Kind::Endings | Kind::Long => shallow_slips(&game, player),
                Kind::Random | Kind::Battles => random_slips(&game, &mut random),
                Kind::Flights => {
                    let flying = weighty_slips(&game, &mut random, true, has_flight);
                    [shallow_slips(&game, player), flying].concat()
                }
                Kind::Shots => weighty_slips(&game, &mut random, false, has_shot),
                Kind::Mates => weighty_slips(&game, &mut random, true, has_mate),
            };
            let is_deep = matches!(kind, Kind::Shallow | Kind::Flights | Kind::Endings);
            let is_shot = kind == Kind::Shots;
            let look = Look { shortest, is_deep, only_mates: chance < BEHIND || is_mates, is_shot };
            for slip in slips {
                let puzzle = match kind {
                    Kind::Long => look_for_long_mate(game.position(), &slip, judge),
                    _ => look_at(game.position(), &slip, look, judge),
                };
                if let Some(puzzle) = puzzle
                    && found.iter().all(|other| other.theme != puzzle.theme)
                {
                    found.push(puzzle);
                    break;
                }
            }
        }
        let every = if chance > AHEAD { CARELESS_AHEAD } else { CARELESS_EVERY };
        let turn = if random.below(every) == 0 { search_turn(player, &game, CARELESS).0 } else { best };
        let before = game.position().clone();
        if game.play_turn(&turn).is_err() {
            break;
        }
        last = Some((before, turn, chance));
    }
    found
}

/// A game from a start in which both sides lack the same pieces and have the same stacks, after random turns
/// that lose nothing at once. There is more room, so more happens.
fn open_opening(rules: Rules, kind: Kind, random: &mut Random, player: &mut Searcher) -> Game {
    loop {
        let Some(position) = open_start(rules, kind, random) else { continue };
        let mut game = Game::from_position(position);
        for _ in 0..6 + random.below(16) {
            let position = game.position();
            let Some(&first) = random.pick(&position.legal_moves()) else { break };
            if is_safe(position, first) {
                let turn = complete_turn(position, first, random);
                game.play_turn(&turn).expect("a turn made of legal moves");
            }
        }
        player.clear();
        if game.outcome().is_none() && search_turn(player, &game, PLAY).1.as_points().abs() <= BALANCED {
            return game;
        }
    }
}

/// The start without some pieces, and with some stacks, the same for both sides.
fn open_start(rules: Rules, kind: Kind, random: &mut Random) -> Option<Position> {
    let mut setup = Position::start(rules).to_setup();
    let kept_pieces = if matches!(kind, Kind::Endings | Kind::Long) { KEPT_IN_ENDINGS } else { KEPT_PIECES };
    let red: Vec<(Square, Stack)> = setup.stacks().filter(|(_, stack)| stack.color() == Color::Red).collect();
    let mut kept: Vec<(Square, Stack)> = Vec::new();
    for (square, stack) in red {
        let stays = stack.contains(Role::Commander) || random.below(100) < kept_pieces;
        let joined = kept.iter_mut().find(|(at, other)| {
            let both = other
                .combine(stack)
                .filter(|both| both.is_allowed(&rules) && both.carrier_role() == other.carrier_role());
            both.is_some() && may_stand(other.carrier_role(), *at)
        });
        match joined {
            Some((_, other)) if stays && random.below(3) == 0 && !stack.contains(Role::Commander) => {
                *other = other.combine(stack)?
            }
            _ if stays => kept.push((square, stack)),
            _ => {}
        }
    }
    for square in Square::all() {
        setup.set(square, None);
    }
    for (square, stack) in kept {
        let blue = Stack::new(stack.pieces().map(|piece| Piece { color: Color::Blue, ..piece })).ok()?;
        setup.set(square, Some(stack));
        setup.set(Square::new(square.file(), RANKS - 1 - square.rank())?, Some(blue));
    }
    Position::new(&setup, rules).ok()
}

/// Turns that look good to a very short search: what is wrong with them lies deeper.
fn shallow_slips(game: &Game, player: &mut Searcher) -> Vec<Vec<Move>> {
    let limits = Limits { nodes: Some(SHALLOW), lines: 1 + KEPT, ..Limits::default() };
    let lines = &player.search(game, limits).lines;
    lines.iter().skip(1).map(|line| line.turns[0].clone()).collect()
}

/// Some turns that a player may choose who sees nothing, and after which there may be a tactic.
fn random_slips(game: &Game, random: &mut Random) -> Vec<Vec<Move>> {
    let position = game.position();
    let moves = position.legal_moves();
    let checks: Vec<Move> = moves.iter().filter(|&&mv| gives_check(position, mv)).copied().collect();
    let heavy: Vec<Move> = moves.iter().filter(|mv| is_weighty(mv)).copied().collect();
    let mut slips: Vec<Vec<Move>> = Vec::new();
    for list in [[&moves[..]; TRIED], [&heavy[..]; TRIED], [&checks[..]; TRIED]].as_flattened() {
        if let Some(&first) = random.pick(list)
            && slips.len() < KEPT
        {
            let slip = complete_turn(position, first, random);
            let after = play(game, &slip).filter(|after| after.outcome().is_none());
            if !slips.contains(&slip) && after.is_some_and(|after| is_promising(after.position(), random)) {
                slips.push(slip);
            }
        }
    }
    slips
}

/// Turns of pieces that matter, after which there may be a tactic of some kind. Careful ones lose nothing where they
/// go to.
fn weighty_slips(
    game: &Game,
    random: &mut Random,
    is_careful: bool,
    has_tactic: fn(&Position) -> bool,
) -> Vec<Vec<Move>> {
    let position = game.position();
    let weighty: Vec<Move> = position.legal_moves().into_iter().filter(is_weighty).collect();
    let mut slips: Vec<Vec<Move>> = Vec::new();
    for _ in 0..2 * TRIED {
        if let Some(&first) = random.pick(&weighty)
            && (!is_careful || is_safe(position, first))
            && slips.len() < KEPT
        {
            let slip = complete_turn(position, first, random);
            let after = play(game, &slip).filter(|after| after.outcome().is_none());
            if !slips.contains(&slip) && after.is_some_and(|after| has_tactic(after.position())) {
                slips.push(slip);
            }
        }
    }
    slips
}

/// Can something be won from afar, and nothing else as well?
fn has_shot(position: &Position) -> bool {
    let captures = position.legal_moves().into_iter().filter(|mv| mv.kind.is_capture());
    let gains: Vec<(Move, i32)> = captures.map(|mv| (mv, exchange(position, mv))).collect();
    let Some(&(shot, most)) = gains.iter().max_by_key(|(_, gain)| *gain) else { return false };
    let is_far = shot.from.line_to(shot.to).is_some_and(|(_, steps)| steps > 1);
    let is_near = |mv: &Move| mv.from.line_to(mv.to).is_some_and(|(_, steps)| steps == 1);
    let rivals = |(mv, gain): &(Move, i32)| {
        if mv.to == shot.to { is_near(mv) } else { 2 * gain >= most }
    };
    most >= GAIN && is_far && !gains.iter().any(rivals)
}

/// Is there a mate in one?
fn has_mate(position: &Position) -> bool {
    position.legal_moves().into_iter().any(|mv| {
        if !gives_check(position, mv) {
            return false;
        }
        let mut after = position.clone();
        let _undo = after.apply(mv);
        after.is_checkmate()
    })
}

/// Can a plane win something, or could it if an air defender were captured?
fn has_flight(position: &Position) -> bool {
    let (mut by_plane, mut by_others, mut has_planes) = (0, 0, false);
    for mv in position.legal_moves() {
        let is_plane = mv.piece.carrier_role() == Role::AirForce;
        let gain = if mv.kind.is_capture() { exchange(position, mv) } else { 0 };
        let most = if is_plane { &mut by_plane } else { &mut by_others };
        *most = gain.max(*most);
        has_planes |= is_plane;
    }
    by_plane >= GAIN && by_plane > by_others || has_planes && opens_sky(position)
}

/// Does a move concern ships, planes, stacks or air defense? Then more depends on it.
fn is_weighty(mv: &Move) -> bool {
    let is_heavy =
        matches!(mv.piece.carrier_role(), Role::Navy | Role::AirForce | Role::AntiAir | Role::Missile);
    is_heavy || !mv.piece.is_single()
}

/// May the side to move have a tactic that is more than a plain capture?
fn is_promising(position: &Position, random: &mut Random) -> bool {
    if position.is_check() {
        return true;
    }
    let defenders = position.air_defenders(position.turn());
    let (mut plain, mut special, mut tempting) = (0, 0, 0);
    let (mut has_check, mut has_planes) = (false, false);
    for mv in position.legal_moves() {
        let gain = if mv.kind.is_capture() { exchange(position, mv) } else { 0 };
        let is_special = mv.deploy || mv.piece.carrier_role() == Role::AirForce || defenders.contains(mv.to);
        let most = if is_special { &mut special } else { &mut plain };
        *most = gain.max(*most);
        tempting += usize::from(4 * gain >= GAIN);
        has_check |= gives_check(position, mv);
        has_planes |= mv.piece.carrier_role() == Role::AirForce;
    }
    special >= GAIN && special > plain
        || has_planes && opens_sky(position)
        || plain >= GAIN && tempting > 1
        || has_check && random.below(CHECKS_EVERY) == 0
}

/// Is there an air defender that can be captured, so that a plane could then win something?
fn opens_sky(position: &Position) -> bool {
    let defenders = position.air_defenders(position.turn());
    let mut capturing = Vec::new();
    position.push_captures_of(defenders, &mut capturing);
    capturing.retain(|mv| !mv.deploy && position.is_legal(*mv) && exchange(position, *mv) > -GAIN / 2);
    capturing.sort_by_key(|mv| mv.to.number());
    capturing.dedup_by_key(|mv| mv.to);
    capturing.into_iter().any(|mv| {
        let mut after = position.clone();
        let _undo = after.apply(mv);
        opens_flight(position, after, GAIN)
    })
}

/// Does a move lose nothing on the square it goes to?
fn is_safe(position: &Position, mv: Move) -> bool {
    mv.deploy || exchange(position, mv) >= 0
}

fn gives_check(position: &Position, mv: Move) -> bool {
    if mv.deploy || !position.may_attack_commander(mv) {
        return false;
    }
    let mut after = position.clone();
    let _undo = after.apply(mv);
    after.is_check()
}

fn search_turn(player: &mut Searcher, game: &Game, nodes: u64) -> (Vec<Move>, Score) {
    let line = &player.search(game, Limits { nodes: Some(nodes), ..Limits::default() }).lines[0];
    (line.turns[0].clone(), line.score)
}
