//! Why a move is not legal: one test a reason, named after the clause that forbids the move.

use cotulenh::{
    Color, FindMoveError, Game, IllegalReason, MoveKind, MoveQuery, Objective, ParseMoveError, PieceQuery,
    Position, Role, RoleSet, Rules, SquareSet,
};

use crate::support::*;

fn query(squares: &str) -> MoveQuery {
    let (from, to) = squares.split_once(' ').unwrap();
    MoveQuery::new(sq(from), sq(to))
}

/// Asserts the reason and the squares for which a query is refused.
#[track_caller]
fn assert_why(position: &Position, query: MoveQuery, reason: IllegalReason, squares: &str) {
    let illegal = position.explain(&query).expect("the move is not legal");
    let found: Vec<String> = illegal.squares.iter().map(|square| square.to_string()).collect();
    assert_eq!((illegal.reason, found.join(" ")), (reason, squares.to_owned()));
}

#[test]
fn r2_a_legal_move_needs_no_explanation() {
    let position = red("Cg1 Te4 cg12 tg6");
    assert_eq!(position.explain(&query("e4 e6")), None);
    // Several legal moves are legal too.
    let position = red("Cg1 Fe4 ck12 te6 tg6");
    assert_eq!(position.explain(&query("e4 e6")), None);
}

#[test]
fn r2_an_empty_square_and_an_enemy_piece_do_not_move() {
    let position = red("Cg1 cf12 te9");
    assert_why(&position, query("e4 e5"), IllegalReason::EmptySquare, "e4");
    assert_why(&position, query("e9 e8"), IllegalReason::NotYours, "e9");
}

#[test]
fn r7_1_only_pieces_of_the_stack_can_leave_it() {
    let position = red("Cg1 (TI)e4 cf12");
    let missile = PieceQuery::Named(Role::Missile);
    assert_why(
        &position,
        MoveQuery { piece: Some(missile), ..query("e4 e5") },
        IllegalReason::NotInStack,
        "e4",
    );
}

#[test]
fn r7_5_the_whole_stack_is_not_deployed() {
    let position = red("Cg1 (TI)e4 cf12");
    let all = PieceQuery::Exactly(RoleSet::of(Role::Tank).with(Role::Infantry));
    let whole = MoveQuery { piece: Some(all), deploy: Some(true), ..query("e4 e5") };
    assert_why(&position, whole, IllegalReason::NotInStack, "e4");
}

#[test]
fn r2_1_pieces_move_along_lines() {
    let position = red("Cg1 Te4 Ad3 cf12");
    assert_why(&position, query("e4 f6"), IllegalReason::NoLine, "");
    assert_why(&position, query("e4 f5"), IllegalReason::NoLine, "");
    assert_why(&position, query("d3 d3"), IllegalReason::NoLine, "");
}

#[test]
fn r2_1_pieces_have_a_range() {
    let position = red("Cg1 Te4 Hi2 cf12 te7");
    assert_why(&position, query("e4 h4"), IllegalReason::TooFar, "");
    assert_why(&position, query("e4 e7"), IllegalReason::TooFar, "");
    assert_why(&position, query("i2 i3"), IllegalReason::TooFar, "");
}

#[test]
fn r2_2_a_piece_blocks_the_line() {
    let position = red("Cg1 Te4 Ie5 cf12 Id8 te8 id9");
    assert_why(&position, query("e4 e6"), IllegalReason::Blocked, "e5");
    let position = position_with_blocked_tanks();
    assert_why(&position, query("e4 e6"), IllegalReason::Blocked, "e5");
}

fn position_with_blocked_tanks() -> Position {
    position("Cg1 Te4 Ie5 ie6 cf12", Color::Red, Rules::STANDARD.with(|rules| rules.tank_fires_over = false))
}

#[test]
fn r1_3_terrain_stops_a_piece() {
    let position = red("Cg1 Tc4 Nc6 cf12");
    assert_why(&position, query("c4 b4"), IllegalReason::Terrain, "b4");
    assert_why(&position, query("c6 f6"), IllegalReason::Terrain, "f6");
}

#[test]
fn r4_2_the_river_stops_heavy_pieces() {
    let position = red("Cg1 Ag5 cf12");
    assert_why(&position, query("g5 g7"), IllegalReason::River, "g7");
}

#[test]
fn r5_4_air_defense_stops_an_air_force() {
    let position = red("Cg1 Fe4 cf12 ge7 gf8 ie8");
    assert_why(&position, query("e4 e8"), IllegalReason::AirDefense, "e7 f8");
    // Inside one zone it may only capture (R5.6).
    assert_why(&position, query("e4 e6"), IllegalReason::AirDefense, "e7");
    let position = red("Cg1 Fe4 cf12 ge7 sh7");
    assert_why(&position, query("e4 g6"), IllegalReason::AirDefense, "h7");
}

#[test]
fn r6_2_pieces_that_form_no_stack_do_not_combine() {
    let position = red("Cg1 Te4 Te6 cf12");
    assert_why(&position, query("e4 e6"), IllegalReason::CannotCombine, "e6");
    let combine = MoveQuery { kind: Some(MoveKind::Combine), ..query("e4 e5") };
    assert_why(&position, combine, IllegalReason::CannotCombine, "e5");
}

#[test]
fn r3_a_capture_needs_an_enemy_and_the_right_kind() {
    let position = red("Cg1 Te4 cf12 ie6");
    let capture = |squares, kind| MoveQuery { kind: Some(kind), ..query(squares) };
    assert_why(&position, capture("e4 e5", MoveKind::Capture), IllegalReason::CannotCapture, "e5");
    assert_why(&position, capture("e4 e6", MoveKind::Stay), IllegalReason::CannotCapture, "e6");
    assert_why(&position, capture("e4 e6", MoveKind::Suicide), IllegalReason::CannotCapture, "e6");
}

#[test]
fn r7_3_a_ship_does_not_leave_its_cargo_at_sea() {
    let position = red("Cg1 (NT)a4 cf12");
    let navy = MoveQuery { piece: Some(PieceQuery::Named(Role::Navy)), deploy: Some(true), ..query("a4 a5") };
    assert_why(&position, navy, IllegalReason::LeavesCargo, "a4");
}

#[test]
fn r7_4_a_piece_that_has_acted_takes_no_further_step() {
    let mut position = red("Cg1 (NFT)c3 nb3 cf12");
    play(&mut position, "Tc3>_b3");
    let tank = MoveQuery { piece: Some(PieceQuery::Named(Role::Tank)), ..query("c3 d3") };
    assert_why(&position, tank, IllegalReason::HasActed, "c3");
}

#[test]
fn r7_1_an_open_session_comes_first() {
    let mut position = red("Cg1 (NFT)c3 Te4 cf12");
    play(&mut position, "Fc3>c6");
    assert_why(&position, query("e4 e5"), IllegalReason::SessionOpen, "c3");
    let ordinary = MoveQuery { deploy: Some(false), ..query("c3 c4") };
    assert_why(&position, ordinary, IllegalReason::SessionOpen, "c3");
}

#[test]
fn r7_1_a_whole_deploy_is_refused_while_a_session_is_open() {
    let mut position = red("Cg1 (NFT)c3 cf12");
    play(&mut position, "Fc3>c6");
    let Err(ParseMoveError::NotFound(FindMoveError::None(illegal))) = position.read_turn("N<T>d3") else {
        panic!("not refused")
    };
    assert_eq!((illegal.reason, illegal.squares.contains(sq("c3"))), (IllegalReason::SessionOpen, true));
}

#[test]
fn r9_3_a_move_that_endangers_the_commander() {
    let position = red("Cg1 Tg4 cg12");
    assert_why(&position, query("g4 f4"), IllegalReason::CommanderInDanger, "g12");
    let position = red("Cg1 Te4 cf12 tg3");
    assert_why(&position, query("e4 e5"), IllegalReason::CommanderInDanger, "g3");
}

#[test]
fn r9_3_a_suicide_capture_with_the_commander_on_board() {
    let position = red("(FC)e4 cj12 ge7 ie6");
    let together = MoveQuery { deploy: Some(false), ..query("e4 e6") };
    assert_why(&position, together, IllegalReason::LosesCommander, "e6");
}

#[test]
fn r9_4_a_commander_stays_off_the_enemy_commanders_lines() {
    let position = red("Ce1 cg12");
    assert_why(&position, query("e1 g1"), IllegalReason::LineOfSight, "g12");
    assert_why(&position, query("e1 h1"), IllegalReason::LineOfSight, "g12");
}

#[test]
fn r7_8_a_step_after_which_no_commit_is_possible() {
    let position = red("Cg1 (TI)e4 cf12 tg3");
    let tank = MoveQuery { piece: Some(PieceQuery::Named(Role::Tank)), deploy: Some(true), ..query("e4 e5") };
    assert_why(&position, tank, IllegalReason::DeadEnd, "g3");
}

#[test]
fn r10_1_nothing_moves_after_the_end() {
    let mut position = red("Cg1 Tf10 cf12");
    play(&mut position, "Tf10xf12");
    assert_why(&position, query("g1 g2"), IllegalReason::GameOver, "");
}

#[test]
fn r11_1_a_stack_that_the_rules_do_not_allow_is_not_formed() {
    let pieces = "Cg1 Te4 (FI)e6 cf12";
    assert_eq!(red(pieces).explain(&query("e4 e6")), None);
    let rules = Rules::STANDARD.with(|rules| rules.air_force_carries_one = true);
    let position = position(pieces, Color::Red, rules);
    assert_why(&position, query("e4 e6"), IllegalReason::CannotCombine, "e6");
}

#[test]
fn r11_a_plane_that_is_safe_on_the_target_square_does_not_return() {
    let rules = Rules::STANDARD.with(|rules| rules.air_force_returns_only_if_unsafe = true);
    let stay = MoveQuery { kind: Some(MoveKind::Stay), ..query("e5 g5") };
    assert_eq!(red("Cg1 Fe5 tg5 cf12").explain(&stay), None);
    let safe = position("Cg1 Fe5 tg5 cf12", Color::Red, rules);
    assert_why(&safe, stay, IllegalReason::CannotCapture, "g5");
    assert_eq!(safe.explain(&query("e5 g5")), None);
    assert_eq!(position("Cg1 Fe5 ig5 th5 cf12", Color::Red, rules).explain(&stay), None);
}

#[test]
fn r11_a_commander_crosses_water_only_to_board_a_ship() {
    let with = |rules, pieces| position(pieces, Color::Red, rules);
    let boards = Rules::STANDARD.with(|rules| rules.commander_boards_at_sea = true);
    assert_why(&with(Rules::STANDARD, "Cc4 Na4 cf12"), query("c4 a4"), IllegalReason::Terrain, "b4");
    assert_eq!(with(boards, "Cc4 Na4 cf12").explain(&query("c4 a4")), None);
    assert_why(&with(boards, "Cc4 cf12"), query("c4 a4"), IllegalReason::Terrain, "b4");
    assert_why(&with(boards, "Cc4 Nb4 Na4 cf12"), query("c4 a4"), IllegalReason::Blocked, "b4");
    assert_why(&with(boards, "Cc4 (NT)a4 cf12"), query("c4 a4"), IllegalReason::CannotCombine, "a4");
    assert_why(&with(boards, "Cc4 Na4 (nc)b12"), query("c4 a4"), IllegalReason::LineOfSight, "b12");
}

#[test]
fn r13_2_nothing_moves_after_a_lost_battle() {
    let rules = Rules::STANDARD.with(|rules| rules.objective = Objective::Naval);
    let lost = position("Cg1 Te4 cf12 nb9", Color::Red, rules);
    assert_why(&lost, query("e4 e5"), IllegalReason::GameOver, "");
    assert_eq!(red("Cg1 Te4 cf12 nb9").explain(&query("e4 e5")), None);
}

#[test]
fn r13_5_nothing_moves_after_an_end_that_the_host_says() {
    let mut game = Game::from_position(red("Cg1 Te4 cf12 te9"));
    game.agree_draw().unwrap();
    let illegal = game.explain(&query("e4 e5")).expect("the game has ended");
    assert_eq!((illegal.reason, illegal.squares), (IllegalReason::GameEnded, SquareSet::EMPTY));
    assert_eq!(IllegalReason::GameEnded.name(), "gameOver");
    assert_eq!(illegal.code().as_str(), "GAME_OVER");
    assert_eq!(game.position().explain(&query("e4 e5")), None, "the position knows nothing of it");
    game.undo();
    assert_eq!(game.explain(&query("e4 e5")), None);
}
