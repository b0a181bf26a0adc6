//! R3: the kinds of moves and what they leave on the board.

use crate::support::*;

#[test]
fn r3_what_each_kind_of_move_leaves() {
    assert_after("Tg4 ig6 ak1", "Tg4g5", "Tg5 ig6 ak1");
    assert_after("Tg4 ig6 ak1", "Tg4xg6", "Tg6 ak1");
    assert_after("Tc4 na4 ak1", "Tc4_a4", "Tc4 ak1");
    assert_after("Fe2 ge5 ak1", "Fe2@e5", "ak1");
    assert_after("Tg4 Ig5 ak1", "Tg4&g5", "(TI)g5 ak1");
}

#[test]
fn r3_a_suicide_capture_takes_along_all_that_is_carried_on_both_sides() {
    assert_after("(FTI)e2 (nf)c4 ak1", "(FTI)e2@c4", "ak1");
}

#[test]
fn r3_1_a_land_piece_captures_on_the_coast_but_shoots_out_to_sea() {
    assert_goes(&red("Td5 nc5 nb5"), "Td5", "xc5 _b5 d6 d7 d4 d3 e5 f5");
    assert_goes(&red("Ic5 nb5"), "Ic5", "_b5 c6 c4 d5");
    assert_captures(&red("Ad5 nb5 nb7 na2"), "Ad5", "_b5 _b7 _a2");
}

#[test]
fn r3_1_a_navy_captures_on_the_coast_but_shoots_inland() {
    let position = red("Nb5 ic5 id5 ie5 if5");
    assert_goes(&position, "Nb5", "xc5 _d5 _e5 a5 b6 b7 b8 b9 b4 b3 b2 b1 c6 d7 c4 a6 a4");
    assert_after("Nb5 ic5 id5", "Nb5_d5", "Nb5 ic5");
    assert_after("Nb5 ic5 id5", "Nb5xc5", "Nc5 id5");
}

#[test]
fn r3_1_a_navy_in_the_river_captures_within_it_and_shoots_at_its_banks() {
    assert_captures(&red("Ne6 id6 ie7 if6 ie5 if7"), "Ne6", "xd6 xe7 _f6 _e5 _f7");
}

#[test]
fn r3_1_a_stack_captures_as_its_carrier_may_stand() {
    // The tank aboard could stand on d5; its navy could not.
    assert_captures(&red("(NT)b5 id5"), "(NT)b5", "_d5");
    assert_captures(&red("(NT)b5 id5"), "Tb5>", "xd5");
    assert_captures(&red("(TI)c5 na5"), "(TI)c5", "_a5");
}

#[test]
fn r3_2_an_air_force_chooses_whether_to_stay() {
    assert_captures(&red("Fe5 tg5"), "Fe5", "xg5 _g5");
    assert_after("Fe5 tg5 ak1", "Fe5xg5", "Fg5 ak1");
    assert_after("Fe5 tg5 ak1", "Fe5_g5", "Fe5 ak1");
}

#[test]
fn r3_2_a_stack_carried_by_an_air_force_chooses_too() {
    assert_captures(&red("(FT)e5 ih5"), "(FT)e5", "xh5 _h5");
    assert_after("(FT)e5 ih5 ak1", "(FT)e5_h5", "(FT)e5 ak1");
}

#[test]
fn r3_2_as_a_deploy_step_an_air_force_captures_normally() {
    assert_captures(&red("(FT)e5 ih5"), "Fe5>", "xh5");
    assert_captures(&red("(NFT)c5 ig5"), "Fc5>", "xg5");
    assert_captures(&red("(NFT)c5 ig5"), "(FT)c5>", "xg5");
}

#[test]
fn r3_3_a_captured_stack_is_captured_whole() {
    assert_after("Tg4 (fti)g6 ak1", "Tg4xg6", "Tg6 ak1");
    assert_after("Tc4 (nft)a4 ak1", "Tc4_a4", "Tc4 ak1");
    assert_after("Tg4 (ea)g6 ak1", "Tg4xg6", "Tg6 ak1");
}
