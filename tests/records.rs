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
    use cotulenh::{Color, Forfeit, GameOver, NavyPasses, Outcome, OutcomeReason};

    use super::*;

    #[test]
    fn records_are_json() {
        let mut game = Game::new(Rules::STANDARD.with(|rules| rules.navy_passes = NavyPasses::OtherPieces));
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
    fn r13_5_records_keep_the_declared_end() {
        type Declare = fn(&mut Game) -> Result<(), GameOver>;
        let ends: [(Declare, serde_json::Value); 4] = [
            (
                |game| game.resign(Color::Blue),
                serde_json::json!({ "winner": "r", "reason": "resigned", "by": "b" }),
            ),
            (
                |game| game.forfeit(Color::Red, Forfeit::Abandoned),
                serde_json::json!({ "winner": "b", "reason": "abandoned", "by": "r" }),
            ),
            (Game::time_up, serde_json::json!({ "winner": null, "reason": "time" })),
            (
                |game| game.forfeit(Color::Blue, Forfeit::Time),
                serde_json::json!({ "winner": "r", "reason": "time", "by": "b" }),
            ),
        ];
        for (declare, result) in ends {
            let mut game = Game::new(Rules::OFFICIAL);
            for text in ["Ic6", "Ic7"] {
                let turn = game.position().read_turn(text).unwrap();
                game.play_turn(&turn).unwrap();
            }
            declare(&mut game).unwrap();
            let record = GameRecord::of(&game);
            let json = serde_json::to_value(&record).unwrap();
            assert_eq!(json["result"], result);
            let read: GameRecord = serde_json::from_value(json).unwrap();
            assert_eq!(read, record);
            let mut again = read.to_game().unwrap();
            assert_eq!(GameRecord::of(&again), record);
            again.undo();
            assert_eq!(again.outcome(), None);
            let draw = Outcome { winner: None, reason: OutcomeReason::Resigned, by: None };
            let wrong = GameRecord { result: Some(draw), ..record };
            assert!(matches!(wrong.to_game(), Err(RecordError::Result(_))));
        }
    }
}
