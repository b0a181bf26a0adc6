//! R8: pieces that attack the enemy commander become heroic.

use cotulenh::{Color, search_support::SearchSupport};

use crate::support::*;

#[test]
fn r8_1_a_piece_that_comes_to_attack_the_commander_becomes_heroic() {
    assert_after("Ck1 Tg4 cg8", "Tg4g6", "Ck1 +Tg6 cg8");
    assert_after("Ck1 Tg4 cg8", "Tg4g5", "Ck1 Tg5 cg8");
    assert_after("Ck1 Nb3 ce5", "Nb3b5", "Ck1 +Nb5 ce5");
    assert_after("Ck1 Tg4 ig6 cg8", "Tg4xg6", "Ck1 +Tg6 cg8");
}

#[test]
fn r8_1_a_stay_capture_promotes_too() {
    // The navy covers c5, so that the plane would be destroyed on c6. With the navy gone it attacks.
    assert_after("Ck1 Ad5 Fc3 nb5 cc7", "Ad5_b5", "Ck1 Ad5 +Fc3 cc7");
}

#[test]
fn r8_1_carried_pieces_are_promoted_each_on_its_own() {
    assert_after("Ck1 (FT)g3 cg8", "(FT)g3g6", "Ck1 (+F+T)g6 cg8");
    assert_after("Ck1 (FT)e3 cg8", "(FT)e3e6", "Ck1 (+FT)e6 cg8");
    assert_after("Ck1 (EA)g4 cg8", "(EA)g4g5", "Ck1 (E+A)g5 cg8");
    assert_after("Ck1 (NFI)b2 ce5", "(NFI)b2b5", "Ck1 (+N+FI)b5 ce5");
}

#[test]
fn r8_1_joining_promotes_what_attacks_from_the_new_square() {
    // From f6 the militia hits g7 diagonally; the tank does not.
    assert_after("Ck1 Me6 Tf6 cg7", "Me6&f6", "Ck1 (T+M)f6 cg7");
}

#[test]
fn r8_1_a_piece_that_has_not_moved_is_promoted_when_its_line_opens() {
    // The gun closes the plane's way to e7 until the infantry takes it.
    assert_after("Ck1 Id5 Fe3 ge5 ce7", "Id5xe5", "Ck1 Ie5 +Fe3 ce7");
}

#[test]
fn r8_1_several_pieces_are_promoted_at_once() {
    assert_after("Ck1 Td5 Fe3 ge5 ce7", "Td5xe5", "Ck1 +Te5 +Fe3 ce7");
    assert_after("Ck1 Td5 (FI)e3 ge5 ce7", "Td5xe5", "Ck1 +Te5 (+FI)e3 ce7");
}

#[test]
fn r8_1_a_suicide_capture_can_open_a_line() {
    assert_after("Ck1 Fh5 Fe3 ge5 ce7", "Fh5@e5", "Ck1 +Fe3 ce7");
}

#[test]
fn r8_1_only_the_side_that_moved_is_promoted() {
    // The blue artillery attacks k1 all the time.
    assert_after("Ck1 Tg6 cg8 ak4", "Tg6xg8", "Ck1 Tg8 ak4");
}

#[test]
fn r8_1_promotion_happens_for_blue_as_well() {
    let mut position = blue("Cg3 tg7 ck12");
    play(&mut position, "Tg7g5");
    assert_board(position.board(), "Cg3 +tg5 ck12");
}

#[test]
fn r8_2_a_hero_stays_one_when_it_goes_away() {
    let mut position = red("Ck1 Tg4 cg8");
    play(&mut position, "Tg4g6");
    play(&mut position, "Cg8f8");
    play(&mut position, "+Tg6g3");
    assert_board(position.board(), "Ck1 +Tg3 cf8");
    assert_eq!(position.fen(Default::default()), "11/11/11/11/5c5/11/11/11/11/6+T4/11/10C b - - 3 2");
}

#[test]
fn r8_2_taking_a_move_back_takes_all_its_promotions_back() {
    let before = red("Ck1 Td5 (FI)e3 ge5 ce7");
    let mut position = before.clone();
    let hash = position.hash();
    let undo = play_for_undo(&mut position, "Td5xe5");
    assert_board(position.board(), "Ck1 +Te5 (+FI)e3 ce7");
    assert_ne!(position.hash(), hash);
    position.take_back(undo);
    assert_board(position.board(), "Ck1 Td5 (FI)e3 ge5 ce7");
    assert_eq!((position.hash(), &position), (hash, &before));
    assert_squares(position.air_defense_zones(Color::Red), "e5 e4 e6 d5 f5");
}

#[test]
fn r8_2_the_wider_zone_of_a_promoted_gun_goes_with_the_move_that_is_taken_back() {
    let mut position = red("Ck1 Gg6 ch7");
    let undo = play_for_undo(&mut position, "Gg6h6");
    assert_eq!(position.air_defense_zones(Color::Blue).len(), 13);
    position.take_back(undo);
    assert_squares(position.air_defense_zones(Color::Blue), "g6 g5 g7 f6 h6");
}

#[test]
fn r8_3_a_headquarter_next_to_the_commander_attacks_nothing() {
    let mut position = red("Ck1 Hg7 Id2 cg8");
    assert!(!position.is_in_danger(Color::Blue));
    play(&mut position, "Id2d3");
    assert_board(position.board(), "Ck1 Hg7 Id3 cg8");
}

#[test]
fn r8_3_a_headquarter_that_is_heroic_already_attacks() {
    let mut position = red("Ck1 +Hg6 ch8");
    play(&mut position, "+Hg6g7");
    assert!(position.is_check());
}
