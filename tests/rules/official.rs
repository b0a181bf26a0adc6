//! R11: the options of the official rules, each on and off in the same position, and R11.1.

use cotulenh::{AirDefenseRules, Color, Game, NavyPasses, Piece, Position, Role, Rules, Stack};

use crate::support::*;

const FRIENDS: Rules = {
    let mut rules = Rules::STANDARD;
    rules.navy_passes = NavyPasses::Friends;
    rules
};
const OTHERS: Rules = {
    let mut rules = Rules::STANDARD;
    rules.navy_passes = NavyPasses::OtherPieces;
    rules
};
const MARCHES: Rules = {
    let mut rules = Rules::STANDARD;
    rules.headquarter_marches = true;
    rules
};
const CARRIES_ONE: Rules = {
    let mut rules = Rules::STANDARD;
    rules.air_force_carries_one = true;
    rules
};
const RETURNS: Rules = {
    let mut rules = Rules::STANDARD;
    rules.air_force_returns_only_if_unsafe = true;
    rules
};
const BOARDS: Rules = {
    let mut rules = Rules::STANDARD;
    rules.commander_boards_at_sea = true;
    rules
};

fn with(rules: Rules, pieces: &str) -> Position {
    position(pieces, Color::Red, rules)
}

#[test]
fn r11_1_official_is_the_revised_rulebook() {
    let official = Rules::STANDARD.with(|rules| {
        rules.tank_fires_over = false;
        rules.navy_passes = NavyPasses::Friends;
        rules.stealth_air_force = true;
        rules.last_guard = true;
        rules.headquarter_marches = true;
        rules.air_force_carries_one = true;
        rules.air_force_returns_only_if_unsafe = true;
        rules.commander_boards_at_sea = true;
    });
    assert_eq!(Rules::OFFICIAL, official);
}

#[test]
fn r11_navy_passes_friends() {
    for friend in ["Ec3", "Nc3", "(NF)c3"] {
        let pieces = format!("Nc2 {friend} Tc4");
        assert!(!is_legal(&with(Rules::STANDARD, &pieces), "Nc2c5"), "{friend}");
        assert!(is_legal(&with(FRIENDS, &pieces), "Nc2c5"), "{friend}");
        assert!(is_legal(&with(FRIENDS, &pieces), "Nc2&c4"), "{friend}");
    }
    assert!(!is_legal(&with(OTHERS, "Nc2 Nc3"), "Nc2c4"));
}

#[test]
fn r11_navy_passes_friends_and_no_enemies() {
    for enemy in ["ic3", "nc3", "(nt)c3"] {
        let pieces = format!("Nc2 {enemy}");
        assert_goes(&with(FRIENDS, &pieces), "Nc2", "xc3 c1 b2 a2 b3 a4 b1");
    }
    assert!(is_legal(&with(OTHERS, "Nc2 ic3"), "Nc2c4"));
    // An enemy after a friend ends the line as well.
    assert!(!is_legal(&with(FRIENDS, "Nc2 Ec3 ic4"), "Nc2c5"));
    assert!(is_legal(&with(OTHERS, "Nc2 Ec3 ic4"), "Nc2c5"));
}

#[test]
fn r11_navy_passes_friends_as_a_deploy_step() {
    assert!(!is_legal(&with(Rules::STANDARD, "(NT)c2 Nc3"), "Nc2>c4"));
    assert!(is_legal(&with(FRIENDS, "(NT)c2 Nc3"), "Nc2>c4"));
}

#[test]
fn r11_headquarter_marches() {
    assert_goes(&with(Rules::STANDARD, "+He5"), "+He5", &star("e5", 1, 1));
    assert_goes(&with(MARCHES, "+He5"), "+He5", &star("e5", 2, 2));
    assert_captures(&with(Rules::STANDARD, "+He5 ie7"), "+He5", "");
    assert_captures(&with(MARCHES, "+He5 ie7"), "+He5", "xe7");
    for rules in [Rules::STANDARD, MARCHES] {
        assert_goes(&with(rules, "He5 ie6"), "He5", "");
    }
}

#[test]
fn r11_headquarter_marches_is_blocked_like_an_infantry() {
    let position = with(MARCHES, "+He5 Me6 ie7 id4 ic3");
    assert_captures(&position, "+He5", "xd4");
    assert!(!is_legal(&position, "+He5e7"));
}

#[test]
fn r11_headquarter_marches_with_its_commander_and_gives_check() {
    assert!(!is_legal(&with(Rules::STANDARD, "(+HC)e5 ck12"), "(+HC)e5e7"));
    assert!(is_legal(&with(MARCHES, "(+HC)e5 ck12"), "(+HC)e5e7"));
    let pieces = "Ck1 +He5 cg7";
    assert!(!position(pieces, Color::Blue, Rules::STANDARD).is_check());
    assert!(position(pieces, Color::Blue, MARCHES).is_check());
}

#[test]
fn r11_air_force_carries_one() {
    for (pieces, join) in [("Te4 (FI)e6", "Te4&e6"), ("Ie5 (FT)e6", "Ie5&e6"), ("(TM)e4 Fe5", "(TM)e4&e5")] {
        assert!(is_legal(&with(Rules::STANDARD, pieces), join), "{join}");
        assert!(!is_legal(&with(CARRIES_ONE, pieces), join), "{join}");
    }
}

#[test]
fn r11_air_force_carries_one_of_four() {
    for (pieces, join) in [
        ("Te4 Fe6", "Te4&e6"),
        ("Ie5 Fe6", "Ie5&e6"),
        ("Me5 Fe6", "Me5&e6"),
        ("Ce5 Fe6 ck12", "Ce5&e6"),
        ("Tc4 (NF)c3", "Tc4&c3"),
        ("(FI)e3 Nc3", "(FI)e3&c3"),
    ] {
        assert!(is_legal(&with(Rules::STANDARD, pieces), join), "{join}");
        assert!(is_legal(&with(CARRIES_ONE, pieces), join), "{join}");
    }
}

#[test]
fn r11_1_stacks_that_the_rules_do_not_allow_are_refused() {
    for stack in ["(FTC)", "(FTI)", "(F+TM)", "(FIT)", "(+fti)"] {
        let fen = format!("{} r - - 0 1", placement(&format!("{stack}e4")));
        assert!(Position::from_fen(&fen, Rules::STANDARD).is_ok(), "{stack}");
        let errors = Position::from_fen(&fen, CARRIES_ONE).unwrap_err();
        assert_eq!(errors.first().kind.code().as_str(), "FEN_IMPOSSIBLE_STACK", "{stack}");
    }
    for stack in
        ["(FT)e4", "(FC)e4 ck12", "(FI)e4", "(FM)e4", "(NFT)c4", "(NFC)c4 ck12", "(NFI)c4", "(NFM)c4"]
    {
        assert!(with(CARRIES_ONE, stack).has_legal_move(), "{stack}");
    }
}

#[test]
fn r11_1_such_a_stack_is_not_put_on_the_board_either() {
    let roles = [Role::AirForce, Role::Tank, Role::Infantry];
    let stack = Stack::new(roles.map(|role| Piece::new(Color::Red, role))).unwrap();
    let mut game = Game::new(CARRIES_ONE);
    let before = game.position().clone();
    assert!(game.put(sq("e6"), stack).is_err());
    assert_eq!(*game.position(), before);
    assert!(Game::new(Rules::STANDARD).put(sq("e6"), stack).is_ok());
}

#[test]
fn r11_air_force_returns_only_if_unsafe() {
    // Nothing attacks g5 after the capture.
    assert_captures(&with(Rules::STANDARD, "Fe5 tg5"), "Fe5", "xg5 _g5");
    assert_captures(&with(RETURNS, "Fe5 tg5"), "Fe5", "xg5");
    // Here something does: a piece, a carried one, a commander, another plane.
    for attacker in ["tg6", "(ea)g8", "cg6", "fg9"] {
        let pieces = format!("Fe5 ig5 {attacker}");
        for rules in [Rules::STANDARD, RETURNS] {
            assert_captures(&with(rules.with(|rules| rules.play_on = true), &pieces), "Fe5", "xg5 _g5");
        }
    }
}

#[test]
fn r11_air_force_returns_with_what_it_carries() {
    assert_captures(&with(RETURNS, "(FT)e5 ig5"), "(FT)e5", "xg5");
    assert_captures(&with(RETURNS, "(FT)e5 ig5 tg6"), "(FT)e5", "xg5 _g5");
    assert_after_by(RETURNS, "(FT)e5 ig5 tg6", "(FT)e5_g5", "(FT)e5 tg6");
}

#[test]
fn r11_air_force_returns_never_from_another_plane() {
    assert_captures(&with(Rules::STANDARD, "Fe5 fg5 tg6"), "Fe5", "xg5 _g5");
    assert_captures(&with(RETURNS, "Fe5 fg5 tg6"), "Fe5", "xg5");
    assert_captures(&with(RETURNS, "Fe5 (ft)g5 tg6"), "Fe5", "xg5");
}

#[test]
fn r11_air_force_returns_by_the_board_after_the_capture() {
    // The tank on e4 reaches e6 only when the plane has left e5.
    let rules = RETURNS.with(|rules| rules.tank_fires_over = false);
    assert_captures(&with(rules, "Fe5 ie6 te4"), "Fe5", "xe6 _e6 xe4");
    // As the last guard the infantry on g7 would reach g5, but promotions come later.
    let rules = RETURNS.with(|rules| rules.last_guard = true);
    assert_captures(&with(rules, "Ck1 Fe5 ig5 ig7 cc12"), "Fe5", "xg5 xg7");
}

#[test]
fn r11_air_force_returns_from_the_sea_as_before() {
    let no_fly = |rules: Rules| rules.with(|rules| rules.air_defense = AirDefenseRules::NoFly);
    for rules in [Rules::STANDARD, RETURNS] {
        assert_captures(&with(no_fly(rules), "Fe5 nb5"), "Fe5", "_b5");
        assert_captures(&with(rules, "Fe5 nb5"), "Fe5", "@b5");
        assert_captures(&with(rules, "(FT)e5 ig5 tg6"), "Fe5>", "xg5");
    }
}

#[test]
fn r11_commander_boards_at_sea() {
    for (pieces, ship) in [("Cc4 Nb4 ck12", "b4"), ("Cc4 Na4 ck12", "a4"), ("Ce4 (NF)a4 ck12", "a4")] {
        let mover = &pieces[..3];
        assert_joins(&with(Rules::STANDARD, pieces), mover, "");
        assert_joins(&with(BOARDS, pieces), mover, ship);
    }
    assert_after_by(BOARDS, "Ce4 Na4 ck12", "Ce4&a4", "(NC)a4 ck12");
    assert!(!is_legal(&with(BOARDS, "Cc4 Na4 ck12"), "Cc4b4"));
    assert_joins(&with(Rules::STANDARD, "+Cd5 Nb3 ck12"), "+Cd5", "");
    assert_joins(&with(BOARDS, "+Cd5 Nb3 ck12"), "+Cd5", "b3");
}

#[test]
fn r11_commander_boards_at_sea_as_a_deploy_step() {
    for (pieces, mover, ship) in [("(NC)a4 Na7 ck12", "Ca4>", "a7"), ("(TC)c4 Nb4 ck12", "Cc4>", "b4")] {
        assert_joins(&with(Rules::STANDARD, pieces), mover, "");
        assert_joins(&with(BOARDS, pieces), mover, ship);
    }
}

#[test]
fn r11_commander_boards_at_sea_alone_and_only_a_ship() {
    assert_joins(&with(BOARDS, "Tc4 Nb4"), "Tc4", "");
    assert_joins(&with(BOARDS, "(TC)c4 Nb4 ck12"), "(TC)c4", "");
    assert_joins(&with(BOARDS, "Cc4 (NT)b4 ck12"), "Cc4", "");
    // The plane stands on the coast, but water lies before it.
    assert_joins(&with(BOARDS, "(NC)a4 Fc4 ck12"), "Ca4>", "");
}

#[test]
fn r11_commander_boards_at_sea_unless_a_piece_is_in_the_way() {
    assert_joins(&with(BOARDS, "Cc4 (NT)b4 Na4 ck12"), "Cc4", "");
    assert_joins(&with(BOARDS, "Cc4 nb4 Na4 ck12"), "Cc4", "");
}

#[test]
fn r9_4_a_commander_that_boards_stays_off_open_lines() {
    assert_joins(&with(BOARDS, "Cc4 Na4 (nc)b12"), "Cc4", "");
    assert_joins(&with(BOARDS, "Cc4 Na4 (nc)b12 nb8"), "Cc4", "a4");
}
