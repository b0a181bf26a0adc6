//! R11: each option, on and off in the same position.

use cotulenh::{AirDefenseRules, Color, NavyPasses, Position, Rules};

use crate::support::*;

const BLOCKED_TANK: Rules = {
    let mut rules = Rules::STANDARD;
    rules.tank_fires_over = false;
    rules
};
const NAVY_PASSES: Rules = {
    let mut rules = Rules::STANDARD;
    rules.navy_passes = NavyPasses::OtherPieces;
    rules
};
const STEALTH: Rules = {
    let mut rules = Rules::STANDARD;
    rules.stealth_air_force = true;
    rules
};
const LAST_GUARD: Rules = {
    let mut rules = Rules::STANDARD;
    rules.last_guard = true;
    rules
};
const NO_FLY: Rules = {
    let mut rules = Rules::STANDARD;
    rules.air_defense = AirDefenseRules::NoFly;
    rules
};

fn with(rules: Rules, pieces: &str) -> Position {
    position(pieces, Color::Red, rules)
}

#[test]
fn r11_standard_is_the_default_with_all_options_off() {
    assert_eq!(Rules::default(), Rules::STANDARD);
    let values =
        Rules::OPTIONS.iter().map(|option| (option.name(), option.value(&Rules::default()).as_str()));
    let all_off = [
        ("tankFiresOver", "true"),
        ("navyPasses", "false"),
        ("stealthAirForce", "false"),
        ("lastGuard", "false"),
        ("airDefense", "levels"),
        ("headquarterMarches", "false"),
        ("airForceCarriesOne", "false"),
        ("airForceReturnsOnlyIfUnsafe", "false"),
        ("commanderBoardsAtSea", "false"),
        ("objective", "commander"),
        ("decidedBy", "objective"),
        ("playOn", "false"),
    ];
    assert!(values.eq(all_off));
}

#[test]
fn r11_tank_fires_over() {
    for pieces in ["Tg4 Eg5 ig6", "Tg4 hg5 ig6"] {
        assert!(is_legal(&with(Rules::STANDARD, pieces), "Tg4xg6"), "{pieces}");
        assert!(!is_legal(&with(BLOCKED_TANK, pieces), "Tg4xg6"), "{pieces}");
    }
    assert_captures(&with(BLOCKED_TANK, "Tg4 hg5 ig6"), "Tg4", "xg5");
    assert_captures(&with(BLOCKED_TANK, "+Tg4 ig7 Hh5 ii6"), "+Tg4", "xg7");
    // Terrain does not block it either way (R2.3).
    assert_captures(&with(BLOCKED_TANK, "Tc4 na4"), "Tc4", "_a4");
}

#[test]
fn r11_tank_fires_over_decides_about_check() {
    let pieces = "Ck1 Tg6 hg7 cg8";
    assert!(position(pieces, Color::Blue, Rules::STANDARD).is_check());
    assert!(!position(pieces, Color::Blue, BLOCKED_TANK).is_check());
}

#[test]
fn r11_without_tank_fires_over_a_discovered_tank_becomes_heroic() {
    assert_after_by(BLOCKED_TANK, "Ck1 Tg6 Eg7 cg8", "Eg7f7", "Ck1 +Tg6 Ef7 cg8");
}

#[test]
fn r11_without_tank_fires_over_a_step_can_keep_a_tank_from_becoming_heroic() {
    // Left alone on g10 the tank attacks e10, becomes heroic, and reaches i8 to cover the
    // commander. An infantry on f10 would be in its way.
    let position = with(BLOCKED_TANK, "Cj8 (TI)g10 ce10 th8");
    assert!(position.is_check());
    assert_goes(&position, "Ig10>", "g11 g9 h10");
}

#[test]
fn r11_navy_passes() {
    let (off, on) = (with(Rules::STANDARD, "Nc2 Ec3"), with(NAVY_PASSES, "Nc2 Ec3"));
    assert_goes(&off, "Nc2", "c1 b2 a2 b3 a4 b1");
    assert_goes(&on, "Nc2", "c1 b2 a2 b3 a4 b1 c4 c5 c6");
    let (off, on) = (with(Rules::STANDARD, "Nc2 ic3 Tc4"), with(NAVY_PASSES, "Nc2 ic3 Tc4"));
    assert_goes(&off, "Nc2", "xc3 c1 b2 a2 b3 a4 b1");
    assert_goes(&on, "Nc2", "xc3 &c4 c1 b2 a2 b3 a4 b1 c5 c6");
}

#[test]
fn r11_navy_passes_no_navies_and_no_land() {
    for blocker in ["Nc3", "nc3", "(NF)c3", "(nt)c3"] {
        for rules in [Rules::STANDARD, NAVY_PASSES] {
            let position = with(rules, &format!("Nc2 {blocker}"));
            assert!(!is_legal(&position, "Nc2c4"), "{blocker}");
        }
    }
    assert!(is_legal(&with(NAVY_PASSES, "Nc6 ed6"), "Nc6e6"));
    assert!(!is_legal(&with(NAVY_PASSES, "Ne6 ef6"), "Ne6g6"));
}

#[test]
fn r11_stealth_air_force() {
    let pieces = "+Fe2 ge4 ie6";
    let (off, on) = (with(Rules::STANDARD, pieces), with(STEALTH, pieces));
    assert_captures(&off, "+Fe2", "@e4");
    assert_captures(&on, "+Fe2", "xe4 _e4 xe6 _e6");
    assert_eq!(flight(&off, "e2", "e7"), "KKKD");
    assert_eq!(flight(&on, "e2", "e7"), "SSSSS");
    assert!(is_legal(&on, "+Fe2e3") && !is_legal(&off, "+Fe2e3"));
}

#[test]
fn r11_stealth_is_for_heroes_only() {
    for rules in [Rules::STANDARD, STEALTH] {
        assert_captures(&with(rules, "Fe2 ge4 ie6"), "Fe2", "@e4");
        assert_captures(&with(rules, "(F+T)e2 ge4 ie6"), "(F+T)e2", "@e4");
    }
}

#[test]
fn r11_a_stealthy_plane_shoots_at_ships_and_stays() {
    assert_captures(&with(Rules::STANDARD, "+Fe5 nb5"), "+Fe5", "@b5");
    assert_captures(&with(STEALTH, "+Fe5 nb5"), "+Fe5", "_b5");
}

#[test]
fn r11_stealth_gives_check_through_air_defense() {
    let pieces = "Ck1 +Fe3 gd5 gf5 ce7";
    assert!(!position(pieces, Color::Blue, Rules::STANDARD).is_check());
    assert!(position(pieces, Color::Blue, STEALTH).is_check());
}

#[test]
fn r11_last_guard() {
    let (pieces, lan) = ("Ck1 Tg4 Ik2 cc12 ig5 ai9", "Tg4xg5");
    assert_after_by(Rules::STANDARD, pieces, lan, "Ck1 Tg5 Ik2 cc12 ai9");
    assert_after_by(LAST_GUARD, pieces, lan, "Ck1 Tg5 Ik2 cc12 +ai9");
}

#[test]
fn r11_last_guard_counts_carried_pieces() {
    assert_after_by(LAST_GUARD, "Ck1 Tg4 Ik2 (tc)c12 ig5", "Tg4xg5", "Ck1 Tg5 Ik2 (+tc)c12");
    assert_after_by(LAST_GUARD, "Ck1 Tg4 Ik2 cc12 (ea)e9 ig5", "Tg4xg5", "Ck1 Tg5 Ik2 cc12 (ea)e9");
}

#[test]
fn r11_last_guard_looks_at_both_sides_after_each_move() {
    let pieces = "Ck1 Fe2 Ik2 ge4 cc12 ai9";
    assert_after_by(LAST_GUARD, pieces, "Fe2@e4", "Ck1 +Ik2 cc12 +ai9");
    assert_after_by(LAST_GUARD, "Ck1 Tg4 cc12 ai9", "Tg4g5", "Ck1 +Tg5 cc12 +ai9");
    assert_after_by(LAST_GUARD, "Ck1 Tg4 cc12", "Tg4g5", "Ck1 +Tg5 cc12");
}

#[test]
fn r11_last_guard_makes_a_headquarter_heroic() {
    assert_after_by(LAST_GUARD, "Ck1 Fe2 Hd1 ge4 cc12 ai9 ik8", "Fe2@e4", "Ck1 +Hd1 cc12 ai9 ik8");
    assert_after_by(Rules::STANDARD, "Ck1 Fe2 Hd1 ge4 cc12 ai9 ik8", "Fe2@e4", "Ck1 Hd1 cc12 ai9 ik8");
}

#[test]
fn r11_last_guard_needs_a_commander() {
    assert_after_by(LAST_GUARD, "Tg4 Ik2 ig5 ai9 cc12 Ck1", "Tg4xg5", "Tg5 Ik2 Ck1 +ai9 cc12");
    assert_after_by(LAST_GUARD, "Tg4 Ik2 ig5 ai9 ti8", "Tg4xg5", "Tg5 Ik2 ai9 ti8");
}

#[test]
fn r11_last_guard_after_a_deploy_step() {
    let mut position = with(LAST_GUARD, "Ck1 (FI)e2 ge4 cc12 ai9 ik8");
    play(&mut position, "Fe2>@e4");
    assert_board(position.board(), "Ck1 +Ie2 cc12 ai9 ik8");
    assert_goes(&position, "+Ie2>", &star("e2", 2, 2));
}

#[test]
fn r11_last_guard_forbids_a_capture_that_arms_the_enemy() {
    // The tank on k4 reaches k1 only as a hero.
    let pieces = "Ck1 Tg4 cc12 ig5 tk4";
    assert_captures(&with(Rules::STANDARD, pieces), "Tg4", "xg5");
    assert_captures(&with(LAST_GUARD, pieces), "Tg4", "");
}

#[test]
fn r11_no_fly_zones_are_stars_of_anti_air_and_headquarter() {
    let zones = |rules, pieces| with(rules, pieces).air_defense_zones(Color::Red);
    for gun in ["gg6", "+gg6"] {
        assert_squares(zones(NO_FLY, gun), &star("g6", 2, 2));
    }
    for headquarter in ["hg6", "+hg6", "(hc)g6"] {
        assert_squares(zones(NO_FLY, headquarter), &star("g6", 1, 1));
        assert!(zones(Rules::STANDARD, headquarter).is_empty());
    }
    for nothing in ["sg6", "nb6", "+ne6", "(eg)g6"] {
        assert!(zones(NO_FLY, nothing).is_empty(), "{nothing}");
    }
    assert_squares(zones(Rules::STANDARD, "gg6"), "g6 g5 g7 f6 h6");
}

#[test]
fn r11_no_fly_ends_a_line_at_the_first_square_of_a_zone() {
    let pieces = "Fg2 gg6 ig4 ik12";
    let (off, on) = (with(Rules::STANDARD, pieces), with(NO_FLY, pieces));
    assert_eq!(flight(&off, "g2", "g6"), "SSKK");
    assert_eq!(flight(&on, "g2", "g6"), "SD");
    assert_captures(&off, "Fg2", "xg4 _g4 @g6");
    assert_captures(&on, "Fg2", "");
}

#[test]
fn r11_no_fly_leaves_the_guns_own_square_open_from_next_to_it() {
    let pieces = "Ff6 gg6 ik12";
    assert_captures(&with(Rules::STANDARD, pieces), "Ff6", "@g6");
    assert_captures(&with(NO_FLY, pieces), "Ff6", "xg6 _g6");
    // Another gun beside it closes that square.
    assert_captures(&with(NO_FLY, "Ff6 gg6 gg7 ik12"), "Ff6", "");
}

#[test]
fn r11_no_fly_does_not_hold_a_plane_that_starts_inside() {
    let position = with(NO_FLY, "Fg4 gg6");
    assert_eq!(flight(&position, "g4", "g1"), "SSS");
    assert_eq!(flight(&position, "g4", "g8"), "D");
    assert_eq!(flight(&position, "g4", "k8"), "D");
}

#[test]
fn r11_no_fly_navies_are_shot_at_from_the_air() {
    assert_captures(&with(Rules::STANDARD, "Fe5 nb5"), "Fe5", "@b5");
    assert_captures(&with(NO_FLY, "Fe5 nb5"), "Fe5", "_b5");
}

const PLAY_ON: Rules = {
    let mut rules = Rules::STANDARD;
    rules.play_on = true;
    rules
};

#[test]
fn r11_play_on_a_missing_commander_ends_nothing() {
    let position = position("Cg1 Te4 te9", Color::Red, PLAY_ON);
    assert_eq!(position.outcome(), None);
    assert!(!position.is_commander_captured() && position.has_legal_move());
    assert!(!position.is_in_danger(Color::Blue), "a side without a commander is never in check");
}

#[test]
fn r11_play_on_a_captured_commander_ends_nothing() {
    let mut position = position("Cg1 Te4 ce6 te9", Color::Red, PLAY_ON);
    play(&mut position, "Te4xe6");
    assert_eq!(position.outcome(), None);
    let targets: Vec<_> = position.legal_moves().iter().map(ToString::to_string).collect();
    assert_eq!(targets, ["Te9e7", "Te9e8", "Te9c9", "Te9d9", "Te9f9", "Te9g9", "Te9e10", "Te9e11"]);
}

#[test]
fn r11_play_on_the_remaining_commander_must_stay_safe() {
    let position = position("Cg1 Te4 tg3", Color::Red, PLAY_ON);
    assert!(position.is_check());
    assert_goes(&position, "Te4", "");
}
