//! R5: zones of air defense, and their effect on an Air Force.

use cotulenh::{Color, Position};

use crate::support::*;

fn zone(position: &Position, square: &str) -> Option<(usize, usize)> {
    position.air_defense_zone(sq(square)).map(|(squares, level)| (squares.len(), level))
}

#[test]
fn r5_1_levels_and_the_size_of_their_zones() {
    for (piece, size, level) in
        [("S", 13, 2), ("N", 5, 1), ("G", 5, 1), ("+S", 29, 3), ("+N", 13, 2), ("+G", 13, 2)]
    {
        // e6 is a river square, where a navy may stand too.
        assert_eq!(zone(&red(&format!("{piece}e6")), "e6"), Some((size, level)), "{piece}");
    }
}

#[test]
fn r5_1_the_others_do_not_defend_heroic_or_not() {
    for piece in ["I", "T", "M", "E", "A", "F", "H", "+I", "+T", "+M", "+E", "+A", "+F", "+H"] {
        let position = red(&format!("{piece}e6"));
        assert_eq!(zone(&position, "e6"), None, "{piece}");
        assert!(position.air_defense_zones(Color::Blue).is_empty());
    }
}

#[test]
fn r5_1_only_the_carrier_of_a_stack_defends() {
    assert_eq!(zone(&red("(EG)e6"), "e6"), None);
    assert_eq!(zone(&red("(E+S)e6"), "e6"), None);
    assert_eq!(zone(&red("(NFT)e6"), "e6"), Some((5, 1)));
    assert_eq!(zone(&red("(+NF)e6"), "e6"), Some((13, 2)));
}

#[test]
fn r5_2_a_zone_is_a_disc_around_its_defender() {
    let zones = |pieces| red(pieces).air_defense_zones(Color::Red);
    assert_squares(zones("gg6"), "g6 g5 g7 f6 h6");
    assert_squares(zones("sg6"), "g6 g5 g7 f6 h6 f5 f7 h5 h7 g4 g8 e6 i6");
    let wide = "d6 e4 e5 e6 e7 e8 f4 f5 f6 f7 f8 g3 g4 g5 g6 g7 g8 g9 h4 h5 h6 h7 h8 i4 i5 i6 i7 i8 j6";
    assert_squares(zones("+sg6"), wide);
}

#[test]
fn r5_2_a_zone_ends_at_the_edges_of_the_board() {
    let position = red("gk12 na1");
    assert_squares(position.air_defense_zones(Color::Red), "k12 k11 j12 a1 a2 b1");
    assert_squares(red("sk1").air_defense_zones(Color::Red), "k1 k2 k3 j1 i1 j2");
}

#[test]
fn r5_3_only_enemy_zones_count() {
    let position = red("Fe2 Ge5");
    assert_eq!(flight(&position, "e2", "e6"), "SSSS");
    assert!(position.air_defense_zones(Color::Red).is_empty());
    assert_squares(position.air_defense_zones(Color::Blue), "e5 e4 e6 d5 f5");
    assert_squares(position.air_defenders(Color::Blue), "e5");
}

#[test]
fn r5_3_only_the_air_force_is_affected() {
    assert_goes(&red("Te3 ge6 sg4"), "Te3", "e4 e5 e2 e1 d3 c3 f3 g3");
}

#[test]
fn r5_4_one_zone_met_and_not_left_is_kamikaze_left_is_destroyed() {
    assert_eq!(flight(&red("Fe2 ge5"), "e2", "e6"), "SKKK");
    assert_eq!(flight(&red("Fe2 ge4"), "e2", "e6"), "KKKD");
    assert_eq!(flight(&red("+Fe2 ge5"), "e2", "e7"), "SKKKD");
    assert_eq!(flight(&red("Fe2 se6"), "e2", "e6"), "SKKK");
}

#[test]
fn r5_4_skimming_a_zone_and_leaving_it_is_destroyed() {
    // d4 covers e4 only of this line.
    assert_eq!(flight(&red("Fe2 gd4"), "e2", "e6"), "SKD");
}

#[test]
fn r5_4_two_zones_one_after_the_other_are_destroyed() {
    assert_eq!(flight(&red("Fe2 gd4 gf5"), "e2", "e6"), "SKD", "the second as the first is left");
    assert_eq!(flight(&red("Fe2 gd4 gf6"), "e2", "e6"), "SKD", "with a gap between them");
    assert_eq!(flight(&red("Fe2 sd4 gf5"), "e2", "e6"), "KKD", "the second within the first");
}

#[test]
fn r5_4_overlapping_zones_are_destroyed_at_the_first_square_of_both() {
    assert_eq!(flight(&red("Fe2 gd4 gf4"), "e2", "e6"), "SD");
    assert_eq!(flight(&red("Fe2 ge6 gd5"), "e2", "e6"), "SSD");
    // A zone that the line does not touch does not count.
    assert_eq!(flight(&red("Fe2 gd4 gg4"), "e2", "e6"), "SKD");
}

#[test]
fn r5_4_the_line_ends_before_the_square_where_it_is_destroyed() {
    // The line leaves the zone after e4, so the plane reaches neither e5 nor anything beyond.
    let position = red("Fe2 gd4 ie5 ie6 ik1");
    let north: Vec<_> = ["xe5", "@e5", "_e5", "xe6", "@e6", "e3", "e4"]
        .into_iter()
        .filter(|target| is_legal(&position, &format!("Fe2{target}")))
        .collect();
    assert_eq!(north, ["e3"]);
}

#[test]
fn r5_5_on_safe_squares_it_moves_captures_and_joins_as_usual() {
    let position = red("Fe2 Te3 ie4 ge7 ik1");
    assert_eq!(flight(&position, "e2", "e6"), "SSSK");
    let north: Vec<_> = ["&e3", "xe4", "_e4", "e5", "e6"]
        .into_iter()
        .filter(|target| is_legal(&position, &format!("Fe2{target}")))
        .collect();
    assert_eq!(north, ["&e3", "xe4", "_e4", "e5"]);
}

#[test]
fn r5_6_in_one_zone_it_can_only_make_a_suicide_capture() {
    // The gun covers d3 and e4: it neither joins the tank on d3 nor lands on e4.
    let position = red("Fd2 Td3 gd4 ik1");
    assert_eq!(flight(&position, "d2", "d6"), "KKKD");
    assert_captures(&position, "Fd2", "@d4");
    assert_joins(&position, "Fd2", "");
    let position = red("Fe2 gd4 ie4 ik1");
    assert_captures(&position, "Fe2", "@e4");
    assert!(!is_legal(&red("Fe2 gd4 ik1"), "Fe2e4"));
}

#[test]
fn r5_6_the_defender_itself_can_be_struck() {
    assert_captures(&red("Fe2 ge5"), "Fe2", "@e5");
    assert_captures(&red("Fe5 nb5"), "Fe5", "@b5");
    // Two defenders side by side protect each other.
    assert_captures(&red("Fe2 ge5 gf5"), "Fe2", "");
}

#[test]
fn r5_7_a_plane_that_starts_inside_a_zone_is_not_yet_affected_by_it() {
    let position = red("Fe4 ge5");
    assert_eq!(flight(&position, "e4", "e1"), "SSS");
    assert_eq!(flight(&position, "e4", "a4"), "SSSS");
    // The zone counts from the first square that the plane enters.
    assert_eq!(flight(&position, "e4", "e8"), "KKD");
    assert_eq!(flight(&position, "e4", "h7"), "KD");
}

#[test]
fn r5_7_a_plane_next_to_a_missile_may_fly_off_but_not_stay_in_its_zone() {
    // The missile covers e6–i6, g4–g8 and the corners; the plane stands on g4, the rim.
    let position = red("Fg4 sg6");
    assert_eq!(flight(&position, "g4", "g1"), "SSS");
    assert_eq!(flight(&position, "g4", "k4"), "SSSS");
    assert_eq!(flight(&position, "g4", "g8"), "KKKK");
    assert_eq!(flight(&position, "g4", "k8"), "KKD");
    assert_captures(&position, "Fg4", "@g6");
}

#[test]
fn r5_8_zones_follow_a_defender_that_moves_or_is_captured() {
    let mut position = red("Gg4 ik12 tc1");
    play(&mut position, "Gg4g5");
    assert_squares(position.air_defense_zones(Color::Blue), "g5 g4 g6 f5 h5");
    let mut position = blue("Gg4 tg6 Ik1");
    assert_eq!(position.air_defense_zones(Color::Blue).len(), 5);
    play(&mut position, "Tg6xg4");
    assert!(position.air_defense_zones(Color::Blue).is_empty());
}

#[test]
fn r5_8_a_defender_that_is_boarded_stops_and_one_that_is_deployed_starts_again() {
    let mut position = red("Gg4 Eg5 ik12");
    play(&mut position, "Gg4&g5");
    assert!(position.air_defense_zones(Color::Blue).is_empty());
    play(&mut position, "Ik12k11");
    play(&mut position, "Gg5>f5");
    assert_squares(position.air_defense_zones(Color::Blue), "f5 f4 f6 e5 g5");
    assert_eq!(position.turn(), Color::Red, "still within the session");
}

#[test]
fn r5_8_a_defender_left_behind_by_its_carrier_starts_to_defend() {
    let mut position = red("(ES)g5 ik12");
    assert!(position.air_defense_zones(Color::Blue).is_empty());
    play(&mut position, "Eg5>g6");
    assert_eq!(zone(&position, "g5"), Some((13, 2)));
}

#[test]
fn r5_8_a_gun_that_becomes_heroic_covers_a_wider_zone() {
    let mut position = red("Ck1 Gg6 ch7");
    play(&mut position, "Gg6h6");
    assert_board(position.board(), "Ck1 +Gh6 ch7");
    assert_squares(position.air_defense_zones(Color::Blue), "h6 g6 i6 h5 h7 g5 i5 g7 i7 f6 j6 h4 h8");
}

#[test]
fn r5_8_the_zone_of_a_gun_made_heroic_by_the_move_itself_saves_the_commander() {
    // The plane on f4 attacks j4 along the rank. A heroic gun on h6 covers h4 and nothing else
    // of it: the plane would leave that zone on i4. A plain one on h6 does not reach the rank.
    let saved = red("Cj4 Gg6 ff4 ch7");
    assert!(saved.is_check());
    assert_goes(&saved, "Gg6", "g5 h6");
    let lost = red("Cj4 Gg6 ff4 ch9");
    assert!(lost.is_check());
    assert_goes(&lost, "Gg6", "g5");
}

#[test]
fn r5_8_a_zone_that_grows_by_the_move_itself_can_expose_the_commander() {
    // A gun on h5 covers h4 of the plane's line to i4, so that the plane is destroyed after h4. A
    // heroic one covers all of the line, and the plane can make a suicide capture.
    let position = red("Ci4 Gg5 ff4 ch6");
    assert!(!position.is_check());
    assert_goes(&position, "Gg5", "g6 g4");
}

#[test]
fn r5_8_a_gun_that_any_move_makes_heroic_can_expose_the_commander() {
    // The same, with the gun in place: it has yet to be promoted (R8.1), by whatever Red plays.
    let position = red("Ci4 Gh5 Td2 ff4 ch6");
    assert!(!position.is_check());
    assert_goes(&position, "Td2", "");
    assert_captures(&position, "Gh5", "xh6");
}
