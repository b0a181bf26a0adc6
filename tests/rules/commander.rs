//! R9: attacks, check, and the moves of a commander.

use cotulenh::{Color, OutcomeReason, Role, RoleSet};

use crate::support::*;

/// Is Blue's commander in danger?
fn danger(pieces: &str) -> bool {
    red(pieces).is_in_danger(Color::Blue)
}

#[test]
fn r9_1_a_missile_attacks_nothing_at_two_diagonal_steps() {
    let position = blue("Ck1 Se5 cg7");
    assert!(!position.is_check());
    assert_eq!(position.attackers(sq("g7"), Color::Red).count(), 0);
    assert!(danger("Ck1 Sf6 cg7"), "one diagonal step");
    assert!(danger("Ck1 Sg5 cg7"), "two straight steps");
    assert!(danger("Ck1 +Se5 cg7"), "two diagonal steps of a hero");
}

#[test]
fn r9_1_stay_captures_count() {
    assert!(danger("Ck1 Nb5 ce5"));
    assert!(!danger("Ck1 Nb5 cf5"));
    assert!(danger("Ck1 Tc5 (nc)a5"));
}

#[test]
fn r9_1_suicide_captures_count() {
    // d7 covers e7, where the commander stands, and nothing before it.
    assert!(danger("Ck1 Fe3 gd7 ce7"));
    assert!(!danger("Ck1 Fe3 gd7 gf7 ce7"), "two zones on its square");
    assert!(!danger("Ck1 Fe3 gd6 ce7"), "a zone that is left before");
}

#[test]
fn r9_1_a_navy_reaches_a_commander_on_a_navy_one_step_further() {
    assert!(danger("Ck1 Nb5 (nc)b9"));
    assert!(!danger("Ck1 Nb5 (nc)b10"));
    assert!(danger("Ck1 Nc5 cc8"));
    assert!(!danger("Ck1 Nc5 cc9"));
}

#[test]
fn r9_1_a_carried_piece_counts_as_if_it_were_deployed() {
    let position = blue("Ck1 (EA)g4 cg7");
    assert!(position.is_check());
    let attackers: Vec<_> = position.attackers(sq("g7"), Color::Red).collect();
    assert_eq!(attackers, [(sq("g4"), RoleSet::of(Role::Artillery))]);
    // The plane reaches four squares far, its navy three.
    assert!(danger("Ck1 (NF)a5 ce5"));
    assert!(!danger("Ck1 Na5 ce5"));
    // The navy may not leave its tank on b5 (R7.3), but it attacks (R9.1).
    assert!(danger("Ck1 (NT)b5 ce5"));
}

#[test]
fn r9_1_a_blocked_piece_does_not_attack() {
    assert!(danger("Ck1 +Ig5 cg7"));
    assert!(!danger("Ck1 +Ig5 hg6 cg7"));
    assert!(danger("Ck1 Tg5 hg6 cg7"), "a tank fires over");
}

#[test]
fn r9_2_commanders_that_see_each_other_are_in_danger_both() {
    let position = red("Cg2 cg11");
    assert!(position.is_in_danger(Color::Red) && position.is_in_danger(Color::Blue));
    let position = red("Cc5 ck5");
    assert!(position.is_in_danger(Color::Red) && position.is_in_danger(Color::Blue));
    for apart in ["Cg2 Ig5 cg11", "Cg2 hg5 cg11", "Cg2 ch11", "Cc2 cj9"] {
        let position = red(apart);
        assert!(!position.is_in_danger(Color::Red) && !position.is_in_danger(Color::Blue), "{apart}");
    }
}

#[test]
fn r9_2_a_carried_commander_counts_where_its_stack_stands() {
    assert!(red("(TC)g2 cg11").is_check());
    assert!(red("(NC)a5 (hc)k5").is_check());
    assert!(danger("Ck1 Tg5 (fc)g7"));
}

#[test]
fn r9_3_a_piece_between_the_commanders_stays_on_their_line() {
    assert_goes(&red("Cg1 Tg5 cg12"), "Tg5", "g6 g7 g4 g3");
    assert_goes(&red("Cg1 Ig5 cg12"), "Ig5", "g6 g4");
    // Two of them are free to go, one at a time.
    assert_goes(&red("Cg1 Ig5 ig9 cg12"), "Ig5", "g6 g4 f5 h5");
}

#[test]
fn r9_3_a_check_must_be_met() {
    let position = red("Ck1 Tj3 Id2 ak4 cc12");
    assert!(position.is_check());
    assert_goes(&position, "Id2", "");
    // Stepping in between does not help against artillery.
    assert_goes(&position, "Tj3", "");
    // The artillery hits h1 as well, and c12 sees c1.
    assert_goes(&position, "Ck1", "j1 i1 g1 f1 e1 d1");
    assert_captures(&red("Ck1 Tj4 ak4 cc12"), "Tj4", "xk4");
}

#[test]
fn r9_3_a_commander_does_not_step_into_an_attack() {
    // The artillery hits g3, g4, g5, f2, h2 and j2; c12 sees c2 and g12.
    assert_goes(&red("Cg2 ah4 cc12"), "Cg2", "g1 e2 d2 g6 g7 g8 g9 g10 g11 i2 k2");
}

#[test]
fn r9_3_a_plane_with_the_own_commander_on_board_makes_no_suicide_capture() {
    // d4 covers e4: the infantry there can only be taken by a suicide capture.
    let position = red("(FC)e2 ie4 gd4 ck12");
    assert_captures(&position, "(FC)e2", "");
    assert_captures(&position, "Fe2>", "@e4");
    assert_captures(&red("Ck1 (FI)e2 ie4 gd4 cc12"), "(FI)e2", "@e4");
    let position = red("(FTC)e2 ie4 gd4 ck12");
    assert_captures(&position, "(FTC)e2", "");
    assert_captures(&position, "(FC)e2>", "");
    assert_captures(&position, "(FT)e2>", "@e4");
}

#[test]
fn r9_4_a_commander_alone_neither_enters_nor_passes_a_line_of_sight() {
    // The other commander sees file g and rank 10.
    assert_goes(&red("Ce3 cg10"), "Ce3", "e4 e5 e6 e7 e8 e9 e2 e1 d3 c3 f3");
    // A piece on the line closes it below.
    assert_goes(&red("Ce3 hg6 cg10"), "Ce3", "e4 e5 e6 e7 e8 e9 e2 e1 d3 c3 f3 g3 h3 i3 j3 k3");
    // Above that piece it is open.
    assert_goes(&red("Ce7 hg6 cg10"), "Ce7", "e8 e9 e6 e5 e4 e3 e2 e1 d7 c7 f7");
}

#[test]
fn r9_4_it_does_not_join_a_friend_across_a_line_of_sight() {
    assert_joins(&red("Ce3 Ti3 cg10"), "Ce3", "");
    assert_joins(&red("Ce3 Ti3 hg6 cg10"), "Ce3", "i3");
}

#[test]
fn r9_4_a_stack_carries_its_commander_across() {
    let position = red("(TC)f3 cg10");
    assert_goes(&position, "(TC)f3", "f4 f5 f2 f1 e3 d3 h3");
    assert_goes(&position, "Cf3>", "f4 f5 f6 f7 f8 f9 f2 f1 e3 d3 c3");
}

#[test]
fn r9_4_its_own_square_counts_as_empty_if_nothing_stays_behind() {
    // Moving away along the line does not help.
    assert_goes(&red("Cg5 cg10"), "Cg5", "f5 e5 d5 c5 h5 i5 j5 k5 xg10");
}

#[test]
fn r9_4_what_it_leaves_behind_closes_the_line() {
    let position = red("(TC)g5 cg10");
    assert_goes(&position, "Cg5>", "g4 g3 g2 g1 f5 e5 d5 c5 h5 i5 j5 k5 xg10");
}

#[test]
fn r9_4_the_last_piece_of_a_session_leaves_nothing_behind() {
    let mut position = red("(TC)g5 cg10");
    play(&mut position, "Tg5>h5");
    // Left alone in sight of the other, it has become heroic (R8.1): it may leave diagonally.
    let diagonal = "h6 i7 j8 k9 f6 e7 d8 c9 h4 i3 j2 k1 f4 e3 d2 c1";
    assert_goes(&position, "+Cg5>", &format!("f5 e5 d5 c5 &h5 xg10 {diagonal}"));
}

#[test]
fn r9_5_a_commander_captures_the_other_at_any_distance_in_sight() {
    assert_captures(&red("Cg1 cg12"), "Cg1", "xg12");
    assert_captures(&red("Ck6 cc6"), "Ck6", "xc6");
    assert_captures(&red("Cg1 (tc)g9"), "Cg1", "xg9");
    assert_captures(&red("Cg1 ig4 cg12"), "Cg1", "");
    // Not diagonally, not even as a hero.
    assert_captures(&red("+Cd3 ch7"), "+Cd3", "");
}

#[test]
fn r9_5_a_commander_at_sea_is_captured_from_where_one_stands() {
    let position = red("Ch5 (nc)b5");
    assert_goes(&position, "Ch5", "_b5 h6 h7 h8 h9 h10 h11 h12 h4 h3 h2 h1");
}

#[test]
fn r9_5_a_carried_commander_captures_only_by_leaving_its_stack() {
    let position = red("(TC)g5 cg10");
    assert_captures(&position, "(TC)g5", "");
    assert_captures(&position, "Cg5>", "xg10");
    assert_captures(&red("(NC)a5 ch5"), "Ca5>", "xh5");
}

#[test]
fn r9_6_capturing_the_commander_is_legal_with_the_own_one_in_danger() {
    let mut position = red("Ck1 Tg6 cg8 ak4");
    assert!(position.is_check());
    assert_goes(&position, "Tg6", "xg8");
    play(&mut position, "Tg6xg8");
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Color::Red), OutcomeReason::CommanderCaptured));
    assert!(position.legal_moves().is_empty());
}

#[test]
fn r9_6_so_is_capturing_it_in_a_stack_by_a_stay_or_by_a_suicide_capture() {
    assert_captures(&red("Ck1 Nb5 (tc)e5 ak4"), "Nb5", "_e5");
    assert_captures(&red("Ck1 Fe3 gd7 ce7 ak4"), "Fe3", "@e7");
    assert_captures(&red("Ck1 Fe3 (fc)e7 ak4"), "Fe3", "xe7 _e7");
}
