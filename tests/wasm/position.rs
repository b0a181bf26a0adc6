use cotulenh::{
    Color, SQUARES, START_FEN, Setup, Square,
    wasm::{Game, pack},
};
use wasm_bindgen_test::wasm_bindgen_test;

use super::support::{STANDARD, answered, game, json, refusal, text, words};

const STACKS: &str = "6c4/11/11/11/11/11/11/11/2(NF+T)8/11/11/6C4 b - - 3 9";

/// The error of a FEN as JSON.
fn facts(fen: &str) -> String {
    let mut game = Game::new(STANDARD, true);
    let error = refusal(answered(game.load(fen)));
    assert_eq!(text(game.fen(false)), START_FEN, "nothing has changed");
    json(&error)
}

#[wasm_bindgen_test]
fn a_new_game_is_at_the_start() {
    let game = Game::new(STANDARD, true);
    assert_eq!(text(game.fen(false)), START_FEN);
    assert_eq!(game.turn(), Color::Red as u8);
    let rules = json(&game.rules().unwrap());
    assert!(rules.starts_with(r#"{"tankFiresOver":true,"navyPasses":false,"#), "{rules}");
}

#[wasm_bindgen_test]
fn an_open_deploy_session_is_read_and_written() {
    let fen = "6c4/11/11/11/11/11/11/11/11/2(NFT)8/11/5C5 r - - 0 1 c3:(NT):F>c4...";
    let game = game(fen);
    assert_eq!(text(game.fen(false)), fen);
    let facts = facts(&fen.replace("F>c4", "F>k12"));
    assert!(
        facts.contains(r#""code":"FEN_DEPLOY_ILLEGAL","index":53,"text":"c3:(NT):F>k12...","#),
        "{facts}"
    );
}

#[wasm_bindgen_test]
fn both_styles_of_stacks_are_written() {
    assert_eq!(text(game(STACKS).fen(false)), STACKS);
    assert_eq!(text(game(STACKS).fen(true)), STACKS.replace("(NF+T)", "N(F+T)"));
    assert_eq!(game(STACKS).turn(), Color::Blue as u8);
}

#[wasm_bindgen_test]
fn cells_agree_with_the_core() {
    for fen in [START_FEN, STACKS] {
        let (game, setup) = (game(fen), fen.parse::<Setup>().expect("a good FEN"));
        let cells = words(game.cells(false));
        assert_eq!(cells.len(), SQUARES);
        for (number, square) in Square::all().enumerate() {
            let expected = pack::cell(setup.get(square));
            assert_eq!(cells[number], u32::from(expected), "{square}");
            assert_eq!(game.cell(number as u8), expected, "{square}");
        }
    }
}

#[wasm_bindgen_test]
fn the_start_has_nineteen_pieces_a_side() {
    let cells = words(game(START_FEN).cells(false));
    let blue = cells.iter().filter(|&&cell| cell >> 15 == 1).count();
    let occupied = cells.iter().filter(|&&cell| cell != 0).count();
    assert_eq!((occupied, blue), (38, 19));
}

#[wasm_bindgen_test]
fn a_bad_fen_is_refused_with_a_code_and_a_place() {
    let rank_count = r#"{"name":"CoTuLenhError","code":"FEN_RANK_COUNT","index":0}"#;
    assert_eq!(facts("6c4/11 r - - 0 1"), rank_count);
    let facts = facts(&START_FEN.replacen("6c4", "6X4", 1));
    assert!(facts.ends_with(r#""code":"FEN_UNKNOWN_PIECE","index":1,"rank":12,"text":"X"}"#), "{facts}");
}

#[wasm_bindgen_test]
fn nothing_stands_beyond_the_board() {
    let game = game("6c4/11/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1");
    let numbers: Vec<u8> = (0..=u8::MAX).filter(|&number| game.cell(number) != 0).collect();
    assert_eq!(numbers, [6, SQUARES as u8 - 5]);
}
