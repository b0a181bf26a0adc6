//! R1 and R2: the board, where pieces may stand, and how far they move.

use cotulenh::{Color, Position, Role, Rules, START_FEN, Square, Terrain, Zone, may_stand};

use crate::support::*;

fn squares_where(condition: impl Fn(Square) -> bool) -> String {
    let squares = Square::all().filter(|&square| condition(square));
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

fn error_code(pieces: &str) -> &'static str {
    let fen = format!("{} r - - 0 1", placement(pieces));
    Position::from_fen(&fen, Rules::STANDARD).unwrap_err().first().kind.code().as_str()
}

#[test]
fn r1_1_the_board_has_eleven_files_and_twelve_ranks() {
    assert_eq!(Square::all().count(), 132);
    for square in ["a1", "a12", "k1", "k12"] {
        assert_eq!(sq(square).to_string(), square);
    }
    for nowhere in ["l1", "a0", "a13", "a", "1", "A1", "", "a01"] {
        assert!(nowhere.parse::<Square>().is_err(), "{nowhere}");
    }
}

#[test]
fn r1_2_water_mixed_land_and_bridges() {
    let water = squares_where(|square| Terrain::of(square).zone == Zone::Water);
    assert_eq!(water, squares_where(|square| square.to_string().starts_with(['a', 'b'])));
    let mixed = squares_where(|square| Terrain::of(square).zone == Zone::Mixed);
    assert_eq!(mixed, "c1 c2 c3 c4 c5 c6 d6 e6 c7 d7 e7 c8 c9 c10 c11 c12");
    assert_eq!(squares_where(|square| Terrain::of(square).bridge), "f6 h6 f7 h7");
    assert_eq!(Terrain::of(sq("f6")).zone, Zone::Land);
}

#[test]
fn r1_3_a_navy_stands_on_water_and_mixed_squares_all_others_on_land_and_mixed_ones() {
    for square in Square::all() {
        let zone = Terrain::of(square).zone;
        for role in Role::ALL {
            let expected = if role == Role::Navy { zone != Zone::Land } else { zone != Zone::Water };
            assert_eq!(may_stand(role, square), expected, "{role} on {square}");
        }
    }
}

#[test]
fn r1_3_a_placement_that_breaks_the_terrain_is_refused() {
    for wrong in ["Tb5", "Fa1", "Nd5", "nf6", "(FT)b3", "(NT)d3", "Cb12"] {
        assert_eq!(error_code(wrong), "FEN_TERRAIN", "{wrong}");
    }
}

#[test]
fn r1_3_a_stack_stands_where_its_carrier_may() {
    for stack in ["(NT)a3", "(NFI)b7", "(NF)e6", "(FT)c3", "Nd7", "Ie7"] {
        assert_board(red(stack).board(), stack);
    }
}

#[test]
fn r1_4_the_starting_position() {
    let start = Position::start(Rules::STANDARD);
    assert_eq!(start.fen(Default::default()), START_FEN);
    assert_eq!(start.turn(), Color::Red);
    assert_eq!(Color::ALL.map(|color| start.board().piece_count(color)), [19, 19]);
    let army = "Cg1 Nb2 Fe2 Hf2 Hh2 Fi2 Ad3 Sg3 Aj3 Nc4 Ge4 Tf4 Th4 Gi4 Ic5 Ed5 Mg5 Ej5 Ik5";
    let other = "cg12 nb11 fe11 hf11 hh11 fi11 ad10 sg10 aj10 nc9 ge9 tf9 th9 gi9 ic8 ed8 mg8 ej8 ik8";
    assert_board(start.board(), &format!("{army} {other}"));
}

#[test]
fn r2_infantry_engineer_and_anti_air_go_one_step_straight() {
    for letter in ["I", "E", "G"] {
        assert_goes(&red(&format!("{letter}g4")), &format!("{letter}g4"), "g5 g3 f4 h4");
    }
}

#[test]
fn r2_heroic_infantry_engineer_anti_air_and_militia_go_two_steps_every_way() {
    for letter in ["I", "E", "G", "M"] {
        assert_goes(&red(&format!("+{letter}g10")), &format!("+{letter}g10"), &star("g10", 2, 2));
    }
}

#[test]
fn r2_militia_goes_one_step_every_way() {
    assert_goes(&red("Mg4"), "Mg4", "f3 f4 f5 g3 g5 h3 h4 h5");
}

#[test]
fn r2_tank_goes_two_steps_straight_and_as_a_hero_three_every_way() {
    assert_goes(&red("Tg5"), "Tg5", "g6 g7 g4 g3 f5 e5 h5 i5");
    assert_goes(&red("+Tg5"), "+Tg5", &star("g5", 3, 3));
}

#[test]
fn r2_artillery_goes_three_steps_every_way_and_as_a_hero_four() {
    let all = "g4 g5 g6 g2 g1 h3 i3 j3 f3 e3 d3 h4 i5 j6 f4 e5 d6 h2 i1 f2 e1";
    assert_goes(&red("Ag3"), "Ag3", all);
    assert_goes(&red("+Ag12"), "+Ag12", &star("g12", 4, 4));
}

#[test]
fn r2_missile_goes_two_straight_and_one_diagonally_and_as_a_hero_three_and_two() {
    assert_goes(&red("Sg3"), "Sg3", "g4 g5 g2 g1 h3 i3 f3 e3 h4 f4 h2 f2");
    assert_goes(&red("+Sg10"), "+Sg10", &star("g10", 3, 2));
}

#[test]
fn r2_air_force_goes_four_steps_every_way_and_as_a_hero_five() {
    assert_goes(&red("Fg5"), "Fg5", &star("g5", 4, 4));
    let on_land = star("g5", 5, 5).replace("b5 ", "").replace(" b10", "");
    assert!(!on_land.contains('b'));
    assert_goes(&red("+Fg5"), "+Fg5", &on_land);
}

#[test]
fn r2_navy_goes_four_steps_every_way_and_as_a_hero_five() {
    assert_goes(&red("Nb6"), "Nb6", "b7 b8 b9 b10 b5 b4 b3 b2 a6 c6 d6 e6 a7 a5 c7 c5");
    let heroic = "b7 b8 b9 b10 b11 b5 b4 b3 b2 b1 a6 c6 d6 e6 a7 a5 c7 c5";
    assert_goes(&red("+Nb6"), "+Nb6", heroic);
}

#[test]
fn r2_headquarter_does_not_move_and_as_a_hero_goes_one_step_every_way() {
    assert_goes(&red("Hg4 ig5 ih5"), "Hg4", "");
    assert_goes(&red("+Hg4 ig5 ih5"), "+Hg4", "xg5 xh5 f5 f4 f3 g3 h3 h4");
}

// The enemy commander's own headquarters block its lines of sight.
const HIDDEN: &str = "ck12 hk11 hj12";

#[test]
fn r2_commander_goes_any_distance_straight_and_as_a_hero_every_way() {
    let straight = "g1 g2 g3 g5 g6 g7 g8 g9 g10 g11 g12 c4 d4 e4 f4 h4 i4 j4 k4";
    assert_goes(&red(&format!("Cg4 {HIDDEN}")), "Cg4", straight);
    let diagonal = "h5 i6 j7 k8 f5 e6 d7 c8 h3 i2 j1 f3 e2 d1";
    assert_goes(&red(&format!("+Cg4 {HIDDEN}")), "+Cg4", &format!("{straight} {diagonal}"));
}

#[test]
fn r2_commander_captures_one_step_away_only() {
    let around = "hg6 hf4 hh5";
    let base = red(&format!("Cg4 {around} {HIDDEN}"));
    assert_goes(&base, "Cg4", "g5 xf4 h4 i4 j4 k4 g3 g2 g1");
    let hero = red(&format!("+Cg4 {around} {HIDDEN}"));
    assert_captures(&hero, "+Cg4", "xf4 xh5");
}

#[test]
fn r2_1_a_square_where_it_may_not_stand_ends_a_line() {
    assert_goes(&red("Tc5"), "Tc5", "c6 c7 c4 c3 d5 e5");
    // Into the river and no further: f6, e8 and d5 are land.
    assert_goes(&red("Nc6"), "Nc6", "c7 c8 c9 c10 c5 c4 c3 c2 b6 a6 d6 e6 d7 b7 a8 b5 a4");
    assert_goes(&red("Ne7"), "Ne7", "d7 c7 b7 a7 e6 d6 c5 b4 a3");
}

#[test]
fn r2_1_an_air_force_flies_over_water_but_does_not_land_there() {
    assert_goes(&red("(NF)a5"), "Fa5>", "c5 d5 e5 c7 d8 e9 c3 d2 e1");
}

#[test]
fn r2_2_any_piece_blocks_the_rest_of_the_line_for_movement() {
    assert_goes(&red("Tg4 Ag5 ae4"), "Tg4", "g3 g2 f4 xe4 h4 i4");
    assert_goes(&red("Nc2 Ec3 nb2"), "Nc2", "c1 xb2 b3 a4 b1");
    assert_goes(&red("+Ig10 ig9 Ah11"), "+Ig10", "xg9 g11 g12 f10 e10 h10 i10 f11 e12 f9 e8 h9 i8");
}

#[test]
fn r2_2_an_air_force_moves_and_captures_over_pieces() {
    let position = red("Fg5 ig6 Ag7 ig8");
    let elsewhere = star("g5", 4, 4).replace(" g6", "").replace(" g7", "").replace(" g8", "");
    assert_goes(&position, "Fg5", &format!("{elsewhere} xg6 _g6 xg8 _g8"));
    assert!(elsewhere.contains("g9"));
}

#[test]
fn r2_2_a_tank_captures_over_one_blocker_and_a_heroic_one_over_two() {
    assert_captures(&red("Tg4 Eg5 ig6"), "Tg4", "xg6");
    assert_captures(&red("Tg4 eg5 ig6"), "Tg4", "xg5 xg6");
    assert_captures(&red("Tg4 Eg5 Ag6 ig7"), "Tg4", "");
    assert_captures(&red("+Tg4 Eg5 ag6 ig7"), "+Tg4", "xg6 xg7");
    assert_captures(&red("+Tg4 Eh5 Ai6 ij7"), "+Tg4", "xj7");
}

#[test]
fn r2_2_a_tank_neither_moves_nor_joins_over_a_blocker() {
    assert_goes(&red("Tg4 Eg5 Ig6 eh4"), "Tg4", "xh4 g3 g2 f4 e4");
}

#[test]
fn r2_2_artillery_missile_and_navy_capture_over_pieces() {
    let diagonals = "h4 i5 j6 f4 e5 d6 h2 i1 f2 e1";
    let ranks = "h3 i3 j3 f3 e3 d3";
    assert_goes(&red("Ag3 Tg4 ig5 ig6"), "Ag3", &format!("{diagonals} {ranks} g2 g1 xg5 xg6"));
    // The missile's diagonal reaches one step only.
    assert_captures(&red("Sg3 Tg4 ig5 ih4 ii5"), "Sg3", "xg5 xh4");
    assert_captures(&red("Nc2 Ec3 ic4 nc5 nc6"), "Nc2", "xc4 xc5 xc6");
}

#[test]
fn r2_2_others_do_not_capture_over_pieces() {
    for letter in ["I", "E", "G", "M"] {
        let position = red(&format!("+{letter}g10 Hg11 tg12 tg9 tg8"));
        assert_captures(&position, &format!("+{letter}g10"), "xg9");
    }
}

#[test]
fn r2_3_terrain_never_blocks_a_capture() {
    // Over water to water, over land to land, and along the river bed.
    assert_captures(&red("Tc5 na5"), "Tc5", "_a5");
    assert_captures(&red("+Ic5 na5"), "+Ic5", "_a5");
    assert_captures(&red("Nc4 if4"), "Nc4", "_f4");
    assert_captures(&red("Nc6 if6"), "Nc6", "_f6");
    assert_captures(&red("(NT)a5 ic5"), "Ta5>", "xc5");
}

#[test]
fn r2_4_a_navy_hits_a_navy_at_four_and_anything_else_at_three() {
    assert_captures(&red("Nc2 nc6"), "Nc2", "xc6");
    assert_captures(&red("Nc2 ic6"), "Nc2", "");
    assert_captures(&red("Nc2 ic5"), "Nc2", "xc5");
    assert_captures(&red("Nb2 if2"), "Nb2", "");
    assert_captures(&red("Nb2 ie2"), "Nb2", "_e2");
    assert_captures(&red("Nc2 nc7"), "Nc2", "");
    assert_captures(&red("+Nc2 nc7"), "+Nc2", "xc7");
    assert_captures(&red("+Nc2 ic6"), "+Nc2", "xc6");
    assert_captures(&red("+Nc2 ic7"), "+Nc2", "");
}

#[test]
fn r2_4_the_carrier_decides_which_range_of_the_navy_counts() {
    assert_captures(&red("Nc2 (nt)c6"), "Nc2", "xc6");
    assert_captures(&red("Nb2 (nft)b6"), "Nb2", "xb6");
    assert_captures(&red("Nc2 (ft)c6"), "Nc2", "");
    assert_captures(&red("Nc2 (ft)c5"), "Nc2", "xc5");
}
