//! R7: deploying from a stack, step by step on a virtual board.

use cotulenh::{
    AirDefenseRules, Color, DeployError, Position, Role, RoleSet, Rules, search_support::SearchSupport,
};

use crate::support::*;

fn commit(position: &mut Position) {
    let _undo = position.commit().unwrap();
}

/// A stack of plane and tank; a gun that closes the plane's line to e7.
const GUN_IN_THE_WAY: &str = "Ck1 (FT)e3 ge5 ie7 cc12";

#[test]
fn r7_1_the_turn_passes_only_with_the_commit() {
    let mut position = red("Ck1 (FT)e3 cc12");
    play(&mut position, "Te3>e4");
    assert_eq!(position.turn(), Color::Red);
    assert!(position.legal_moves().iter().all(|mv| mv.deploy && mv.from == sq("e3")));
    commit(&mut position);
    assert_eq!(position.turn(), Color::Blue);
    assert!(position.session().is_none());
    assert_board(position.board(), "Ck1 Fe3 Te4 cc12");
}

#[test]
fn r7_2_the_gun_closes_the_planes_line_before_the_session() {
    let position = red(GUN_IN_THE_WAY);
    assert_squares(position.air_defense_zones(Color::Red), "e5 e4 e6 d5 f5");
    assert_eq!(flight(&position, "e3", "e7"), "KKKD");
    assert_captures(&position, "Fe3>", "@e5");
    assert_captures(&position, "Te3>", "xe5");
}

#[test]
fn r7_6_the_tank_takes_the_gun_and_the_zone_is_gone_from_the_virtual_board_only() {
    let mut position = red(GUN_IN_THE_WAY);
    play(&mut position, "Te3>xe5");
    assert!(position.air_defense_zones(Color::Red).is_empty());
    assert_eq!(flight(&position, "e3", "e7"), "SSSS");
    assert_captures(&position, "Fe3>", "xe7");
    assert_joins(&position, "Fe3>", "e5");
    assert_board(position.board(), "Ck1 Fe3 Te5 ie7 cc12");
    assert_board(position.real_board(), GUN_IN_THE_WAY);
    assert_squares(position.deploy_changes(), "e3 e5");
}

#[test]
fn r7_6_taking_the_step_back_brings_the_zone_back() {
    let mut position = red(GUN_IN_THE_WAY);
    let undo = play_for_undo(&mut position, "Te3>xe5");
    position.take_back(undo);
    assert_squares(position.air_defense_zones(Color::Red), "e5 e4 e6 d5 f5");
    assert!(position.session().is_none());
    assert_eq!(position, red(GUN_IN_THE_WAY));
}

#[test]
fn r7_6_the_commit_writes_both_captures_at_once() {
    let mut position = red(GUN_IN_THE_WAY);
    play(&mut position, "Te3>xe5");
    play(&mut position, "Fe3>xe7");
    assert!(position.session().is_none());
    assert_board(position.board(), "Ck1 Te5 Fe7 cc12");
    assert_board(position.real_board(), "Ck1 Te5 Fe7 cc12");
    assert_eq!(position.turn(), Color::Blue);
}

#[test]
fn r7_2_every_part_that_forms_a_stack_may_leave() {
    assert_leaving(&red("(FTI)g5"), "g5", "F T I (FT) (FI) (TI)");
    assert_leaving(&red("(NFT)c5"), "c5", "N F T (NF) (NT) (FT)");
    assert_leaving(&red("(EA)g5"), "g5", "E A");
    assert_leaving(&red("(HC)g5 ck12 hk11 hj12"), "g5", "C");
}

#[test]
fn r7_2_a_part_moves_as_its_carrier() {
    let position = red("(NFT)c5");
    assert_goes(&position, "(NT)c5>", "c6 c7 c8 c9 c4 c3 c2 c1 b5 a5 d6 e7 b6 a7 b4 a3");
    let flying = "c6 c7 c8 c9 c4 c3 c2 c1 d5 e5 f5 g5 d6 e7 f8 g9 d4 e3 f2 g1";
    assert_goes(&position, "(FT)c5>", flying);
    assert_goes(&position, "Tc5>", "c6 c7 c4 c3 d5 e5");
    assert_goes(&red("(F+T)g5"), "+Tg5>", &star("g5", 3, 3));
}

#[test]
fn r7_2_a_step_may_join_friends() {
    let mut position = red("(FT)e3 Ie4 ik12");
    assert_joins(&position, "Te3>", "e4");
    assert_joins(&position, "Fe3>", "e4");
    play(&mut position, "Te3>&e4");
    assert_board(position.board(), "Fe3 (TI)e4 ik12");
}

#[test]
fn r7_2_a_step_may_join_what_was_deployed_before() {
    let mut position = red("(FTI)e3 ik12");
    play(&mut position, "Te3>e4");
    assert_joins(&position, "Ie3>", "e4");
    play(&mut position, "Ie3>&e4");
    assert_board(position.board(), "Fe3 (TI)e4 ik12");
    assert_joins(&position, "Fe3>", "e4");
    play(&mut position, "Fe3>&e4");
    assert_board(position.board(), "(FTI)e4 ik12");
    assert_eq!(position.turn(), Color::Blue);
}

#[test]
fn r7_2_what_was_deployed_before_stands_in_the_way() {
    let mut position = red("(TI)e3 ik12");
    play(&mut position, "Ie3>e4");
    assert_goes(&position, "Te3>", "&e4 e2 e1 d3 c3 f3 g3");
}

#[test]
fn r7_2_normal_stay_and_suicide_steps() {
    let mut position = red("(TI)g5 ig7 ik12");
    play(&mut position, "Tg5>xg7");
    assert_board(position.board(), "Ig5 Tg7 ik12");
    let mut position = red("(TI)c5 na5 ik12");
    play(&mut position, "Tc5>_a5");
    assert_board(position.board(), "(TI)c5 ik12");
    let mut position = red("(FTI)e3 ge5 ik12");
    play(&mut position, "(FT)e3>@e5");
    assert_board(position.board(), "Ie3 ik12");
    assert_leaving(&position, "e3", "I");
}

#[test]
fn r7_3_a_navy_does_not_leave_its_cargo_at_sea() {
    assert_leaving(&red("(NFT)a5"), "a5", "F (FT)");
    assert_leaving(&red("(NFT)a5 ic5"), "a5", "F (FT) T");
    assert_leaving(&red("(NT)a5"), "a5", "");
    assert_goes(&red("(NT)b5"), "Tb5>", "c5 d5");
    assert_goes(&red("(NT)b5 nb7"), "Nb5>", "");
    // On the coast and in the river it may.
    assert_leaving(&red("(NT)c5"), "c5", "N T");
    assert_leaving(&red("(NI)e6"), "e6", "N I");
}

#[test]
fn r7_3_a_navy_that_shoots_and_stays_leaves_nothing_behind() {
    assert_goes(&red("(NT)b5 id5"), "Nb5>", "_d5");
}

#[test]
fn r7_4_a_piece_that_stay_captures_has_acted() {
    let mut position = red("(TI)c5 na5 ik12");
    play(&mut position, "Tc5>_a5");
    assert_eq!(position.session().unwrap().acted(), RoleSet::of(Role::Tank));
    assert_eq!(position.deploy_waiting(), RoleSet::of(Role::Infantry));
    assert_leaving(&position, "c5", "I");
    assert_goes(&position, "Ic5>", "c6 c4 d5");
    play(&mut position, "Ic5>c6");
    assert_board(position.board(), "Tc5 Ic6 ik12");
    assert_eq!(position.turn(), Color::Blue, "everyone has left or acted");
}

#[test]
fn r7_4_an_acted_piece_leaves_with_no_one() {
    let mut position = red("(FTI)c5 na5 ik12");
    play(&mut position, "Tc5>_a5");
    assert_leaving(&position, "c5", "F I (FI)");
}

#[test]
fn r7_4_several_pieces_leaving_together_never_stay_capture() {
    let position = red("(FTI)c5 na5");
    assert_captures(&position, "(TI)c5>", "");
    assert_captures(&position, "Tc5>", "_a5");
    assert_captures(&position, "(FT)c5>", "@a5");
}

#[test]
fn r7_4_a_plane_that_can_only_stay_capture_does_so() {
    let no_fly = Rules::STANDARD.with(|rules| rules.air_defense = AirDefenseRules::NoFly);
    let mut position = position("(FT)e5 nb5 ik12", Color::Red, no_fly);
    assert_captures(&position, "Fe5>", "_b5");
    play(&mut position, "Fe5>_b5");
    assert_board(position.board(), "(FT)e5 ik12");
    assert_leaving(&position, "e5", "T");
}

#[test]
fn r7_5_the_whole_stack_moving_is_no_deploy() {
    let position = red("(FT)e3");
    assert!(is_legal(&position, "(FT)e3e5"));
    assert_leaving(&position, "e3", "F T");
}

#[test]
fn r7_5_the_last_pieces_of_a_session_may_leave_together() {
    let mut position = red("(NFT)c5 ik12");
    play(&mut position, "Nc5>c7");
    assert_leaving(&position, "c5", "F T (FT)");
    play(&mut position, "(FT)c5>f5");
    assert_board(position.board(), "Nc7 (FT)f5 ik12");
    assert_eq!(position.turn(), Color::Blue);
}

#[test]
fn r7_7_a_session_is_committed_by_itself_once_all_have_acted() {
    let mut position = red("(TI)c5 na5 nb5 ik12");
    play(&mut position, "Tc5>_a5");
    assert!(position.session().is_some());
    play(&mut position, "Ic5>_b5");
    assert!(position.session().is_none());
    assert_board(position.board(), "(TI)c5 ik12");
    assert_eq!(position.turn(), Color::Blue);
}

#[test]
fn r7_7_taking_back_the_step_that_committed_opens_the_session_again() {
    let mut position = red(GUN_IN_THE_WAY);
    play(&mut position, "Te3>xe5");
    let open = position.clone();
    let undo = play_for_undo(&mut position, "Fe3>xe7");
    position.take_back(undo);
    assert_eq!(position, open);
    assert_board(position.real_board(), GUN_IN_THE_WAY);
}

// The artillery gives check; the plane can take it, the tank cannot.
const IN_CHECK: &str = "Cg1 (FT)e6 ag4 ck12";

#[test]
fn r7_8_a_deploy_passes_through_danger_to_a_safe_end() {
    let mut position = red(IN_CHECK);
    assert_goes(&position, "Te6>", "e7 e8 e5 e4 d6 c6 f6 g6");
    play(&mut position, "Te6>e7");
    assert!(position.is_check() && !position.can_commit());
    assert_eq!(position.commit().err(), Some(DeployError::CommanderInDanger));
    assert_goes(&position, "Fe6>", "xg4");
    play(&mut position, "Fe6>xg4");
    assert_board(position.board(), "Cg1 Te7 Fg4 ck12");
}

#[test]
fn r7_8_a_step_after_which_no_one_can_meet_the_danger_is_not_offered() {
    assert_goes(&red(IN_CHECK), "Fe6>", "xg4");
    // Two attackers, two pieces: each must take one.
    let position = red("Cg3 (FT)e6 ag6 ad6 ck12");
    assert_goes(&position, "Te6>", "xg6 xd6");
    assert_goes(&position, "Fe6>", "xg6 xd6");
    assert_goes(&position, "(FT)e6", "");
}

// Artillery on g6 and d6 gives check twice. Tank and plane can take both of either, the infantry
// can take d6.
const CHECKED_TWICE: &str = "Cg3 (FTI)e6 ag6 ad6 ck12";

#[test]
fn r7_8_a_safe_end_may_take_two_further_steps() {
    let position = red(CHECKED_TWICE);
    assert_goes(&position, "Ie6>", "e7 e5 f6 xd6");
    assert_goes(&position, "Te6>", "e7 e8 e5 e4 f6 xg6 xd6");
    let mut position = position;
    play(&mut position, "Ie6>e7");
    assert_goes(&position, "Te6>", "xg6 xd6");
    assert_goes(&position, "Fe6>", "xg6 xd6");
    assert_goes(&position, "(FT)e6>", "");
    play(&mut position, "Te6>xg6");
    assert!(!position.can_commit());
    assert_goes(&position, "Fe6>", "xd6");
    play(&mut position, "Fe6>xd6");
    assert_board(position.board(), "Cg3 Ie7 Tg6 Fd6 ck12");
}

#[test]
fn r7_8_pieces_that_leave_together_take_one_and_the_rest_must_take_the_other() {
    let position = red(CHECKED_TWICE);
    assert_goes(&position, "(FT)e6>", "xg6");
    assert_goes(&position, "(FI)e6>", "xg6 xd6");
    assert_goes(&position, "(TI)e6>", "xg6 xd6");
    assert_goes(&position, "(FTI)e6", "");
}

#[test]
fn r7_8_a_step_may_open_the_line_between_the_commanders_if_another_closes_it() {
    // The infantry on g8, covered by the gun, keeps the commanders apart.
    let mut position = red("Cg1 (FT)e6 ig8 gh8 cg12");
    play(&mut position, "Fe6>@g8");
    assert!(position.is_check());
    // In sight of the other commander, the own one has become heroic (R8.1).
    assert_board(position.board(), "+Cg1 Te6 gh8 cg12");
    assert_goes(&position, "Te6>", "g6");
    play(&mut position, "Te6>g6");
    assert_board(position.board(), "+Cg1 Tg6 gh8 cg12");
    assert!(!position.is_in_danger(Color::Red));
    // An infantry does not get to the file in time.
    let position = red("Cg1 (FI)e6 ig8 gh8 cg12");
    assert_captures(&position, "Fe6>", "");
    assert_captures(&position, "(FI)e6", "");
}

#[test]
fn r7_8_a_pinned_stack_may_leave_one_piece_on_the_line() {
    let mut position = red("Cg1 (TI)g5 cg12");
    assert_goes(&position, "(TI)g5", "g6 g7 g4 g3");
    play(&mut position, "Tg5>i5");
    assert_goes(&position, "Ig5>", "g6 g4");
    assert!(position.can_commit());
}

#[test]
fn r7_8_capturing_the_commander_needs_no_safe_end() {
    let mut position = red("Ck1 (TI)g6 cg8 ak4");
    assert_goes(&position, "Tg6>", "xg8");
    assert_goes(&position, "Ig6>", "g7 g5 f6 h6");
    position.set_auto_commit(false);
    play(&mut position, "Tg6>xg8");
    assert!(position.can_commit());
}

#[test]
fn r7_7_capturing_the_commander_commits_at_once() {
    let mut position = red("Ck1 (TI)g6 cg8 ak4");
    play(&mut position, "Tg6>xg8");
    assert_eq!((position.session(), position.turn()), (None, Color::Blue));
    assert!(position.is_commander_captured());
}

#[test]
fn r7_8_after_the_capture_of_the_commander_every_step_can_be_committed() {
    // The tank on g3 attacks the commander, but the session has won already (R9.6).
    let mut position = red("Cg1 (NFT)c3 cc7 tg3");
    position.set_auto_commit(false);
    play(&mut position, "Fc3>xc7");
    assert!(position.can_commit());
    assert_goes(&position, "Tc3>", "d3 e3 c4 c5 c2 c1");
}

#[test]
fn r7_7_a_session_without_a_legal_step_commits_by_itself() {
    // A base headquarter cannot move.
    let mut position = red("(HC)g1 cc12 Tk5");
    play(&mut position, "Cg1>g2");
    assert_eq!((position.session(), position.turn()), (None, Color::Blue));
    let mut position = red("(HC)g1 cc12 Tk5");
    position.set_auto_commit(false);
    play(&mut position, "Cg1>g2");
    assert!(position.session().is_some() && position.legal_moves().is_empty() && position.can_commit());
    assert!(position.deploy_waiting().is_empty());
}

#[test]
fn r7_8_capturing_the_commander_may_be_the_safe_end() {
    // The artillery on k4 cannot be met. With the gun gone, the plane takes the commander.
    let mut position = red("Ck1 (FT)e3 ge5 ce7 ak4");
    assert_goes(&position, "Te3>", "xe5");
    assert_goes(&position, "Fe3>", "");
    play(&mut position, "Te3>xe5");
    assert!(!position.can_commit());
    assert_goes(&position, "+Fe3>", "xe7");
}

#[test]
fn r7_8_a_gun_that_is_set_up_may_be_the_safe_end() {
    // The plane on f4 attacks j4. A gun on g5 covers g4, so that it would be destroyed on h4; a
    // gun that is carried, or stands elsewhere, does not help.
    let position = red("Cj4 (EG)g6 ff4 ch9");
    assert!(position.is_check());
    assert_goes(&position, "(EG)g6", "");
    assert_goes(&position, "Gg6>", "g5");
    assert_goes(&position, "Eg6>", "g7 f6 h6");
}

#[test]
fn r8_1_pieces_are_promoted_after_a_step_and_use_it_in_the_next() {
    let mut position = red("Ck1 (FT)e3 ge5 ce7");
    assert!(!is_legal(&position, "Fe3>e8"));
    let undo = play_for_undo(&mut position, "Te3>xe5");
    assert_board(position.board(), "Ck1 +Fe3 +Te5 ce7");
    assert_board(position.real_board(), "Ck1 (FT)e3 ge5 ce7");
    assert!(is_legal(&position, "+Fe3>e8") && is_legal(&position, "+Fe3>xe7"));
    position.take_back(undo);
    assert_board(position.board(), "Ck1 (FT)e3 ge5 ce7");
    play(&mut position, "Te3>xe5");
    play(&mut position, "+Fe3>e8");
    assert_board(position.board(), "Ck1 +Te5 +Fe8 ce7");
}

#[test]
fn r8_1_a_gun_promoted_in_a_step_has_its_wide_zone_at_once() {
    let mut position = red("Ck1 (EG)g6 ch7");
    let undo = play_for_undo(&mut position, "Gg6>h6");
    assert_board(position.board(), "Ck1 Eg6 +Gh6 ch7");
    assert_eq!(position.air_defense_zones(Color::Blue).len(), 13);
    position.take_back(undo);
    assert!(position.air_defense_zones(Color::Blue).is_empty());
}

#[test]
fn r7_9_a_session_is_one_half_move_and_a_capture_in_any_step_resets_the_clock() {
    for (steps, clock) in [
        (&["Te3>e4", "Fe3>d3"][..], 8),
        (&["Te3>e4"], 8),
        (&["Te3>xe5", "Fe3>d3"], 0),
        (&["Te3>f3", "Fe3>@e5"], 0),
        (&["Te3>xe5"], 0),
    ] {
        let fen = format!("{} b - - 7 30", placement("Ck1 (ft)e3 Ge5 cc12"));
        let mut position = Position::from_fen(&fen, Rules::STANDARD).unwrap();
        for step in steps {
            assert_eq!((position.half_moves(), position.full_moves()), (7, 30));
            play(&mut position, step);
        }
        if position.session().is_some() {
            commit(&mut position);
        }
        let state = (position.half_moves(), position.full_moves(), position.turn());
        assert_eq!(state, (clock, 31, Color::Red), "{steps:?}");
    }
}
