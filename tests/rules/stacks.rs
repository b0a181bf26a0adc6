//! R6: which pieces form stacks, and how stacks combine and move.

use cotulenh::{Color, Piece, Position, Role, Rules, Stack, StackError};

use crate::support::*;

fn stack(roles: &[Role]) -> Result<Stack, StackError> {
    Stack::new(roles.iter().map(|&role| Piece::new(Color::Red, role)))
}

#[test]
fn r6_1_there_are_exactly_twenty_three_stacks() {
    let mut stacks = Vec::new();
    for subset in 0..1_u32 << Role::ALL.len() {
        let roles: Vec<Role> = Role::ALL
            .into_iter()
            .enumerate()
            .filter(|(n, _)| subset >> n & 1 == 1)
            .map(|(_, role)| role)
            .collect();
        if roles.len() > 1
            && let Ok(stack) = stack(&roles)
        {
            stacks.push(stack.to_string());
        }
    }
    stacks.sort();
    let mut expected: Vec<String> =
        "TC TI TM FC FI FM FT FTC FTI FTM EA EG ES NC NI NM NT NF NFC NFI NFM NFT HC"
            .split(' ')
            .map(|letters| format!("({letters})"))
            .collect();
    expected.sort();
    assert_eq!(stacks, expected);
}

#[test]
fn r6_1_a_stack_has_one_colour_and_no_kind_twice() {
    let mixed = [Piece::new(Color::Red, Role::Tank), Piece::new(Color::Blue, Role::Infantry)];
    assert!(Stack::new(mixed).is_err());
    assert!(stack(&[Role::Tank, Role::Tank]).is_err());
    assert!(stack(&[Role::Navy, Role::AirForce, Role::AirForce]).is_err());
    assert!(stack(&[]).is_err());
}

#[test]
fn r6_1_every_part_of_a_stack_is_a_stack_or_a_piece() {
    for letters in "NFT NFC FTI HC ES".split(' ') {
        let roles: Vec<Role> = letters.chars().filter_map(Role::from_letter).collect();
        let whole = stack(&roles).unwrap();
        for left_out in roles {
            let rest = whole.without(left_out.into());
            assert!(rest.is_some_and(|rest| rest.len() == whole.len() - 1), "{letters} without {left_out}");
        }
    }
}

/// The board after Red has joined something.
#[track_caller]
fn assert_joined(pieces: &str, lan: &str, expected: &str) {
    assert_after(&format!("{pieces} ik12"), lan, &format!("{expected} ik12"));
}

#[test]
fn r6_2_who_carries_is_decided_by_what_they_are_not_by_who_moved() {
    assert_joined("Tg4 Fg5", "Tg4&g5", "(FT)g5");
    assert_joined("Tg4 Fg5", "Fg5&g4", "(FT)g4");
    assert_joined("Ig4 Tg5", "Ig4&g5", "(TI)g5");
    assert_joined("Tg4 Ig5", "Tg4&g5", "(TI)g5");
    assert_joined("Ag4 Eg5", "Ag4&g5", "(EA)g5");
    assert_joined("Eg4 Ag5", "Eg4&g5", "(EA)g5");
    assert_joined("(TM)g4 Fg5", "(TM)g4&g5", "(FTM)g5");
}

#[test]
fn r6_2_a_stack_takes_one_piece_more_if_there_is_a_slot() {
    assert_joined("Tg4 (FI)g5", "Tg4&g5", "(FTI)g5");
    assert_joined("Mg4 (FT)g5", "Mg4&g5", "(FTM)g5");
    assert_joined("Fg4 (TI)g6", "Fg4&g6", "(FTI)g6");
    assert_joined("Fe5 (NT)b5", "Fe5&b5", "(NFT)b5");
    assert_joins(&red("Ig4 (TM)g5"), "Ig4", "");
    assert_joins(&red("Tg4 (FT)g5"), "Tg4", "");
    assert_joins(&red("Gg4 (EA)g5"), "Gg4", "");
    assert_joins(&red("Ic4 (NT)c5"), "Ic4", "");
    assert_joins(&red("(FTI)c4 Nc5"), "(FTI)c4", "");
}

#[test]
fn r6_2_friends_that_form_no_stack_block_each_other() {
    assert_joins(&red("Tg4 Tg5 Ag3 Ef4 Hh4"), "Tg4", "");
    assert_joins(&red("Tg4 ig5"), "Tg4", "");
}

#[test]
fn r6_2_a_land_piece_cannot_board_a_navy_at_sea() {
    assert_goes(&red("Tc5 Nb5 Na5"), "Tc5", "c6 c7 c4 c3 d5 e5");
    assert_joins(&red("Ic5 Nb5"), "Ic5", "");
    // On the coast it can, and in the river.
    assert_joined("Tc5 Nc7", "Tc5&c7", "(NT)c7");
    assert_joined("Ie5 Ne6", "Ie5&e6", "(NI)e6");
}

#[test]
fn r6_2_an_air_force_can_board_a_navy_at_sea_and_bring_its_tank() {
    assert_joined("Fe5 Nb5", "Fe5&b5", "(NF)b5");
    assert_joined("(FT)e5 Na5", "(FT)e5&a5", "(NFT)a5");
}

#[test]
fn r6_2_a_navy_fetches_from_the_coast_but_not_from_the_land() {
    assert_joined("Nb5 Tc5", "Nb5&c5", "(NT)c5");
    assert_joined("Nc6 Fe6", "Nc6&e6", "(NF)e6");
    assert_joins(&red("Nc5 Td5"), "Nc5", "");
    // The tank comes to the coast instead.
    assert_joins(&red("Nc5 Td5"), "Td5", "c5");
}

#[test]
fn r6_2_joining_is_within_the_movers_range() {
    assert_joins(&red("Ig4 Tg6"), "Ig4", "");
    assert_joins(&red("Ig4 Tg6"), "Tg6", "g4");
    assert_joins(&red("Tg4 Fh5"), "Tg4", "");
    let position = red("Cg1 Tg9 Hc1 ck12 hk11 hj12");
    assert_joins(&position, "Cg1", "g9 c1");
}

#[test]
fn r12_1_the_message_of_an_impossible_stack_names_all_its_pieces() {
    let message = |stack: &str| {
        let fen = format!("6c4/11/11/11/11/11/11/11/2{stack}8/11/11/6C4 r - - 0 1");
        Position::from_fen(&fen, Rules::STANDARD).expect_err(stack).first().to_string()
    };
    for stack in ["N(+I+A)", "(N+I+A)", "N(I+A)"] {
        let message = message(stack);
        for name in ["navy", "infantry", "artillery"] {
            assert!(message.to_lowercase().contains(name), "{stack}: {message}");
        }
    }
    // Beside the parentheses is another piece.
    let fen = "6c4/11/11/11/11/11/11/11/2N(IA)7/11/11/6C4 r - - 0 1";
    let beside = Position::from_fen(fen, Rules::STANDARD).expect_err(fen).first().to_string();
    assert!(!beside.to_lowercase().contains("navy"), "{beside}");
}

#[test]
fn r6_3_a_stack_moves_as_its_carrier() {
    assert_goes(&red("(TI)g5"), "(TI)g5", "g6 g7 g4 g3 f5 e5 h5 i5");
    assert_goes(&red("(T+I)g5"), "(T+I)g5", "g6 g7 g4 g3 f5 e5 h5 i5");
    assert_goes(&red("(+TI)g5"), "(+TI)g5", &star("g5", 3, 3));
    assert_goes(&red("(FT)g5"), "(FT)g5", &star("g5", 4, 4));
    assert_goes(&red("(EA)g4"), "(EA)g4", "g5 g3 f4 h4");
    assert_goes(&red("(HC)g4 ck12 hk11 hj12"), "(HC)g4", "");
}

#[test]
fn r6_3_a_stack_captures_as_its_carrier() {
    assert_captures(&red("(TI)g5 ig7 ii7"), "(TI)g5", "xg7");
    assert_captures(&red("(EA)g5 ig6 ii5"), "(EA)g5", "xg6");
    let mut position = red("(FT)g5 ig7 ik12");
    play(&mut position, "(FT)g5xg7");
    assert_board(position.board(), "(FT)g7 ik12");
}

#[test]
fn r6_3_every_piece_keeps_its_own_heroic_status() {
    assert_joined("+Ig4 Tg5", "+Ig4&g5", "(T+I)g5");
    assert_joined("Ig4 +Tg5", "Ig4&g5", "(+TI)g5");
    assert_joined("+Tg4 (F+I)g5", "+Tg4&g5", "(F+T+I)g5");
    let mut position = red("(F+T)g5 ik12");
    play(&mut position, "+Tg5>g8");
    assert_board(position.board(), "Fg5 +Tg8 ik12");
}
