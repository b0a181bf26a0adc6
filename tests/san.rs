//! SAN and LAN, written and read (R12.3, R12.4).
#![cfg(not(target_arch = "wasm32"))]

use std::collections::HashSet;

use cotulenh::search_support::SearchSupport;
use cotulenh::{ErrorCode, FindMoveError, Game, IllegalReason, Move, ParseMoveError, Position, Rules};

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Rules::STANDARD).unwrap()
}

fn sans(position: &Position) -> Vec<(Move, String)> {
    let mut sans = Vec::new();
    position.for_each_san(|san| sans.push((san.mv, san.to_string())));
    sans
}

fn vector_fens() -> impl Iterator<Item = &'static str> {
    [
        include_str!("data/vectors/standard-setup.jsonl"),
        include_str!("data/vectors/standard-play.jsonl"),
        include_str!("data/vectors/standard-sight.jsonl"),
        include_str!("data/vectors/standard-perft2.jsonl"),
    ]
    .into_iter()
    .flat_map(|file| file.lines())
    .map(|line| line.split('"').nth(3).unwrap())
}

#[test]
fn every_move_of_every_vector_reads_back() {
    for fen in vector_fens() {
        let position = position(fen);
        let sans = sans(&position);
        assert!(sans.iter().map(|(mv, _)| *mv).eq(position.legal_moves()));
        let mut seen = HashSet::new();
        for (mv, san) in &sans {
            assert!(seen.insert(san.clone()), "{san} twice in {fen}");
            assert!(seen.insert(mv.to_string()) || *san == mv.to_string(), "{mv} twice in {fen}");
            assert_eq!(position.read_move(san), Ok(*mv), "{san} in {fen}");
            assert_eq!(position.read_move(&mv.to_string()), Ok(*mv), "{mv} in {fen}");
            assert_eq!(position.san(*mv).to_string(), *san, "in {fen}");
        }
    }
}

#[test]
fn check_marks_are_right() {
    for fen in vector_fens() {
        let position = position(fen);
        for (mv, san) in sans(&position) {
            let mut after = position.clone();
            let _undo = after.apply(mv);
            let ends_turn = after.turn() != position.turn();
            let expected = match (ends_turn && after.is_check(), after.has_legal_move()) {
                (false, _) => "",
                (true, true) => "+",
                (true, false) => "#",
            };
            let mark = &san[san.trim_end_matches(['+', '#']).len()..];
            assert_eq!(mark, expected, "{san} in {fen}");
        }
    }
}

#[test]
fn r12_4_the_origin_is_written_where_it_is_needed() {
    // Two tanks reach e5 from one rank, two from one file; militia from all sides reach h8.
    let position = position("6c4/11/11/6M1M2/11/6M1M2/11/2T3T4/11/4T6/11/7C3 r - - 0 1");
    let written: HashSet<String> = sans(&position).into_iter().map(|(_, san)| san).collect();
    for san in ["Tce5", "Tge5", "Tee5", "Mg9h8", "Mi9h8", "Mg7h8", "Mi7h8", "Tf5", "Te2"] {
        assert!(written.contains(san), "{san} is not among {written:?}");
    }
}

#[test]
fn r12_4_the_rank_is_written_where_the_file_is_not_enough() {
    let position = position("6c4/11/11/11/11/11/4T6/11/4T6/11/11/7C3 r - - 0 1");
    let written: Vec<String> = sans(&position).into_iter().map(|(_, san)| san).collect();
    assert!(written.contains(&"T4e5".to_owned()) && written.contains(&"T6e5".to_owned()), "{written:?}");
}

#[test]
fn marks_may_be_missing_where_the_move_is_clear() {
    let position = position("6c4/11/11/11/11/11/4t6/4+T6/4I6/11/11/7C3 r - - 0 1");
    let capture = position.read_move("+Txe6").unwrap();
    for text in
        ["+Te6", "Txe6", "Te6", "+Te5xe6", "+Tee6", "+T5xe6", "+Txe6+", "+Txe6#", "+Txe6!?", " +Txe6 "]
    {
        assert_eq!(position.read_move(text), Ok(capture), "{text}");
    }
    let combine = position.read_move("I&e5").unwrap();
    assert_eq!(position.read_move("Ie5"), Ok(combine));
    for text in ["+T_e6", "+T@e6", "+Tde6", "+T4xe6", "+Ixe6", "+T>xe6", "(TI)xe6", "+Txe7"] {
        assert_eq!(
            position.read_move(text).map_err(|error| error.code()),
            Err(ErrorCode::IllegalMove),
            "{text}"
        );
    }
    for text in [
        "", "e6", "+", "T", "Txx", "Tz9", "Te0", "Te13", "te6", "(T", "(TI)", "Q xe6", "++Txe6", "Txe6 Ie5",
        "é", "(XY)e6",
    ] {
        assert_eq!(position.read_move(text), Err(ParseMoveError::Syntax), "{text}");
    }
}

#[test]
fn an_ambiguous_text_gives_all_moves_that_fit() {
    let position = position("6c4/11/11/11/11/11/4T6/11/4T6/11/11/7C3 r - - 0 1");
    let Err(ParseMoveError::NotFound(FindMoveError::Several(moves))) = position.read_move("Te5") else {
        panic!()
    };
    let lans: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(lans, ["Te4e5", "Te6e5"]);
    let message = position.read_move("Te5").unwrap_err().to_string();
    assert_eq!(message, "several moves fit: Te4e5, Te6e5");
}

#[test]
fn r12_4_deploys_in_san_and_lan() {
    // A navy with a plane and a tank on the coast, and a blue infantry nearby.
    let fen = "6c4/11/11/11/11/11/11/3i7/2(NFT)8/11/11/7C3 r - - 0 1";
    let position = position(fen);
    for (lan, san) in [
        ("c4:N:F>e6,T>d4", "N<F>e6,T>d4"),
        ("c4:(NT):F>xd5", "(NT)<F>xd5"),
        ("c4::T>d4,F>&d4,N>c6", "T>d4,F>&d4,N>c6"),
        ("c4:N:(FT)>f7", "N<(FT)>f7"),
        ("c4::F>g8,(NT)>c5", "F>g8,(NT)>c5+"),
        ("c4:(NF):N>_d5,T>d4", "(NF)<N>_d5,T>d4"),
    ] {
        let moves = position.read_turn(lan).unwrap_or_else(|error| panic!("{lan}: {error}"));
        assert_eq!(position.turn_lan(&moves), lan);
        assert_eq!(position.turn_san(&moves), san);
        assert_eq!(position.read_turn(san), Ok(moves), "{san}");
    }
    for text in ["N<F>e6", "(NT)<F>e6,T>d4", "T<F>e6,T>d4", "c5:N:F>e6,T>d4", "F>e6", "N<F>e6,F>e7"] {
        assert_eq!(
            position.read_turn(text).map_err(|error| error.code()),
            Err(ErrorCode::IllegalMove),
            "{text}"
        );
    }
    for text in
        ["N<", "<F>e6", "c4:N", "c4:N:", "N<Fe6,T>d4", "N<F>e6,,T>d4", "c4:N:F>e6:T>d4", "z:N:F>e6", ","]
    {
        assert_eq!(position.read_turn(text), Err(ParseMoveError::Syntax), "{text}");
    }
}

#[test]
fn r12_4_the_same_deploy_of_two_stacks_is_disambiguated() {
    let position = position("6c4/11/11/11/11/11/11/2(TI)1(TI)6/11/11/11/7C3 r - - 0 1");
    let moves = position.read_turn("c5:I:T>d5").unwrap();
    let san = position.turn_san(&moves);
    assert_eq!(san, "I<Tc>d5");
    assert_eq!(position.read_turn(&san), Ok(moves));
    let Err(ParseMoveError::NotFound(FindMoveError::Several(moves))) = position.read_turn("I<T>d5") else {
        panic!()
    };
    assert_eq!(moves.len(), 2);
}

#[test]
fn a_game_with_deploys_survives_the_round_trip() {
    let fen = "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2(NFT)1GT1TG2/3A2S2A1/1N3H1HF2/6C4 r - - 0 1";
    for seed in 0..20_u32 {
        let mut game = Game::from_position(position(fen));
        let mut copy = game.clone();
        let mut random = seed;
        for _ in 0..30 {
            let before = game.position().clone();
            loop {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let mut moves = game.position().legal_moves();
                if moves.iter().any(|mv| mv.deploy) && random & 0x100 != 0 {
                    moves.retain(|mv| mv.deploy);
                }
                match moves.get(random as usize / 1024 % moves.len().max(1)) {
                    Some(&mv) if !(game.position().can_commit() && random & 0x600 == 0) => {
                        drop(game.play(mv).unwrap())
                    }
                    _ if game.position().can_commit() => game.commit_deploy().unwrap(),
                    _ => break,
                }
                if game.position().session().is_none() {
                    break;
                }
            }
            let Some(turn) = game.turns().nth(copy.turn_count()) else { break };
            let (san, lan) = (before.turn_san(&turn), before.turn_lan(&turn));
            assert_eq!(before.read_turn(&san), Ok(turn.clone()), "{san}");
            assert_eq!(before.read_turn(&lan), Ok(turn.clone()), "{lan}");
            copy.play_turn(&turn).unwrap();
            assert_eq!(copy.position(), game.position());
        }
    }
}

#[test]
fn a_san_of_the_other_side_is_explained_by_whose_piece_it_is() {
    let position = Position::start(Rules::STANDARD);
    let why = |text: &str| match position.read_typed(text) {
        Err(ParseMoveError::NotFound(FindMoveError::None(illegal))) => {
            (illegal.reason, illegal.squares.iter().map(|square| square.to_string()).collect::<Vec<_>>())
        }
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(why("Ic7"), (IllegalReason::NotYours, vec!["c8".to_owned()]));
    assert_eq!(why("Ic8c7"), (IllegalReason::NotYours, vec!["c8".to_owned()]));
    assert_eq!(why("Tf12"), (IllegalReason::TooFar, vec![]), "neither side has such a move");
}
