//! Games as data.
#![cfg(not(target_arch = "wasm32"))]

use cotulenh::{Game, GameRecord, Position, RecordError, Rules};

#[test]
fn records_play_back_with_an_open_session() {
    let fen = "6c4/11/11/11/11/11/11/3i7/2(NFT)8/11/11/7C3 r - - 0 1";
    let mut game = Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap());
    for text in ["N<F>e6,T>d4", "Ixd4"] {
        let turn = game.position().read_turn(text).unwrap();
        game.play_turn(&turn).unwrap();
    }
    let record = GameRecord::of(&game);
    assert_eq!((record.start.as_str(), record.turns.len()), (fen, 2));
    assert_eq!(record.to_game().unwrap().position(), game.position());

    let mut open = Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap());
    open.play(open.position().read_move("F>e6").unwrap()).unwrap();
    let record = GameRecord::of(&open);
    assert_eq!((record.turns.len(), record.steps.as_slice()), (0, ["Fc4>e6".to_owned()].as_slice()));
    assert_eq!(record.to_game().unwrap().position(), open.position());

    let wrong =
        GameRecord { turns: vec!["Tf6".into(), "Tf6".into()], ..GameRecord::of(&Game::new(Rules::STANDARD)) };
    assert!(matches!(wrong.to_game(), Err(RecordError::Turn { index: 1, .. })));
}

#[cfg(feature = "serde")]
mod json {
    use cotulenh::{AnnotatedGame, Color, NavyPasses, Outcome, OutcomeReason, RecordedComment};

    use super::*;

    #[test]
    fn records_are_json() {
        let mut game = Game::new(Rules { navy_passes: NavyPasses::OtherPieces, ..Rules::STANDARD });
        let turn = game.position().read_turn("Tf6").unwrap();
        game.play_turn(&turn).unwrap();
        let json = serde_json::to_value(GameRecord::of(&game)).unwrap();
        assert_eq!(json["rules"]["navyPasses"], true);
        assert_eq!(json["rules"]["airDefense"], "levels");
        assert_eq!(json["turns"], serde_json::json!(["Tf4f6"]));
        let read: GameRecord = serde_json::from_value(json).unwrap();
        assert_eq!(read.to_game().unwrap().position(), game.position());
        // What JavaScript adds for other readers is ignored.
        let read: GameRecord = serde_json::from_str(r#"{"start":"x","turns":[],"history":["Tf6"]}"#).unwrap();
        assert!(matches!(read.to_game(), Err(RecordError::Start(_))));
    }

    #[test]
    fn r13_5_records_keep_headers_comments_and_the_end() {
        let mut annotated = AnnotatedGame::new(Game::new(Rules::OFFICIAL));
        annotated.set_comment("begin");
        for text in ["Ic6", "Ic7"] {
            let turn = annotated.game().position().read_turn(text).unwrap();
            annotated.game_mut().play_turn(&turn).unwrap();
        }
        annotated.set_comment("enough");
        annotated.set_tag("Red", "Lan").unwrap();
        annotated.set_tag("Annotator", "Mai").unwrap();
        annotated.game_mut().resign(Color::Blue).unwrap();
        let record = GameRecord::of_annotated(&annotated);
        let json = serde_json::to_value(&record).unwrap();
        assert_eq!(json["headers"], serde_json::json!({ "Red": "Lan", "Annotator": "Mai" }));
        assert_eq!(json["comments"][1], serde_json::json!({ "turn": 2, "comment": "enough" }));
        assert_eq!(json["result"], serde_json::json!({ "winner": "r", "reason": "resigned" }));
        // A `Value` sorts the names of headers; a text keeps their order.
        let read: GameRecord = serde_json::from_str(&serde_json::to_string(&record).unwrap()).unwrap();
        assert_eq!(read, record);
        let mut again = read.to_annotated().unwrap();
        assert_eq!(GameRecord::of_annotated(&again), record);
        assert_eq!(again.to_pgn(), annotated.to_pgn());
        again.game_mut().undo();
        assert_eq!(again.game().outcome(), None);

        let wrong =
            GameRecord { result: Some(Outcome { winner: None, reason: OutcomeReason::Resigned }), ..record };
        assert!(matches!(wrong.to_game(), Err(RecordError::Result(_))));
        let late = RecordedComment { turn: 3, comment: "late".into() };
        let wrong = GameRecord { result: None, comments: vec![late], ..wrong };
        assert!(matches!(wrong.to_annotated(), Err(RecordError::Comment { index: 0 })));
    }
}
