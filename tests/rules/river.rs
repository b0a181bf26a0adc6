//! R4: heavy pieces and the river.

use crate::support::*;

#[test]
fn r4_1_artillery_anti_air_and_missile_are_heavy_heroic_or_not() {
    for letter in ["A", "G", "S", "+A", "+G", "+S"] {
        let position = red(&format!("{letter}g6"));
        let crossing = ["g7", "f7", "h7"].map(|to| is_legal(&position, &format!("{letter}g6{to}")));
        assert_eq!(crossing, [false; 3], "{letter}");
    }
    for letter in ["I", "E", "M", "T", "F", "+H"] {
        let position = red(&format!("{letter}g6"));
        assert!(is_legal(&position, &format!("{letter}g6g7")), "{letter}");
    }
}

#[test]
fn r4_2_a_heavy_piece_crosses_straight_along_files_f_and_h() {
    for file in ["f", "h"] {
        assert!(is_legal(&red(&format!("A{file}5")), &format!("A{file}5{file}8")));
        assert!(is_legal(&red(&format!("S{file}6")), &format!("S{file}6{file}8")));
        assert!(is_legal(&red(&format!("G{file}7")), &format!("G{file}7{file}6")));
    }
    assert_goes(&red("Gf6"), "Gf6", "f7 f5 e6 g6");
    assert_goes(&red("Gh7"), "Gh7", "h8 h6 g7 i7");
}

#[test]
fn r4_2_one_file_beside_them_it_does_not_cross() {
    for file in ["c", "d", "e", "g", "i", "j", "k"] {
        let below = red(&format!("G{file}6"));
        assert!(!is_legal(&below, &format!("G{file}6{file}7")), "{file} upwards");
        let above = red(&format!("S{file}8"));
        assert!(is_legal(&above, &format!("S{file}8{file}7")), "{file} down to the river");
        assert!(!is_legal(&above, &format!("S{file}8{file}6")), "{file} downwards");
    }
}

#[test]
fn r4_2_a_bridge_is_not_crossed_diagonally() {
    // From f6 to g7 and e7, from e6 to f7: bridge ends all, but not along the file.
    assert_goes(&red("Sf6"), "Sf6", "f7 f8 f5 f4 e6 d6 g6 h6 e5 g5");
    assert_goes(&red("+Ge6"), "+Ge6", "e5 e4 d6 c6 f6 g6 d5 c4 f5 g4");
    assert_goes(&red("Sh7"), "Sh7", "h8 h9 h6 h5 g7 f7 i7 j7 g8 i8");
}

#[test]
fn r4_3_once_a_line_has_met_the_river_it_is_closed() {
    // North and both diagonals upwards end on rank 6.
    let free = "g6 h5 i5 j5 f5 e5 d5 g4 g3 g2 h4 i3 j2 f4 e3 d2 h6 f6";
    assert_goes(&red("Ag5"), "Ag5", free);
    assert_goes(&red("+Sg8"), "+Sg8", "g7 g9 g10 g11 f8 e8 d8 h8 i8 j8 f9 e10 h9 i10 f7 h7");
}

#[test]
fn r4_2_captures_cross_anywhere() {
    assert_captures(&red("Ag5 ig8"), "Ag5", "xg8");
    assert_captures(&red("Ae5 ih8 ig7"), "Ae5", "xh8 xg7");
    assert_captures(&red("Ge6 ie7"), "Ge6", "xe7");
    assert_captures(&red("Sg8 ig6 if7 ih7"), "Sg8", "xg6 xf7 xh7");
    assert_captures(&red("Sg7 if6 ih6 ig5"), "Sg7", "xf6 xh6 xg5");
    let mut position = red("Ag5 ig8 ik12");
    play(&mut position, "Ag5xg8");
    assert_board(position.board(), "Ag8 ik12");
}

#[test]
fn r4_1_the_sea_belongs_to_neither_half() {
    assert_captures(&red("Ac6 na8 nb7 na4"), "Ac6", "_a8 _b7 _a4");
    assert_goes(&red("Ac6"), "Ac6", "c5 c4 c3 d6 e6 f6 d5 e4 f3");
}

#[test]
fn r4_2_joining_a_friend_is_a_movement() {
    assert_joins(&red("Ag5 Eg7"), "Ag5", "");
    assert_joins(&red("Af5 Ef7"), "Af5", "f7");
    assert_joins(&red("Ae5 Eg7"), "Ae5", "");
    // The engineer is not heavy, and fetches what is.
    assert_joins(&red("Eg6 Ag7"), "Eg6", "g7");
}

#[test]
fn r4_3_a_carried_heavy_piece_travels_with_its_carrier() {
    let mut position = red("(EA)g6 ik12");
    assert_goes(&position, "(EA)g6", "g7 g5 f6 h6");
    play(&mut position, "(EA)g6g7");
    assert_board(position.board(), "(EA)g7 ik12");
}

#[test]
fn r4_3_a_deployed_heavy_piece_obeys_the_river_from_the_stacks_square() {
    let position = red("(EA)g6 ig8");
    assert_goes(&position, "Ag6>", "xg8 g5 g4 g3 f6 e6 d6 h6 i6 j6 f5 e4 d3 h5 i4 j3");
    assert_goes(&position, "Eg6>", "g7 g5 f6 h6");
    assert!(is_legal(&red("(EA)f6"), "Af6>f9"));
}
