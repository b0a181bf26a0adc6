//! Games as PGN (R12.5).
#![cfg(not(target_arch = "wasm32"))]

use std::{
    cell::Cell,
    io::{BufReader, Read},
    rc::Rc,
    time::Duration,
};

use cotulenh::{
    AnnotatedGame, Color, Game, GameOver, NavyPasses, Pgn, PgnErrorKind, PgnLine, PgnReader, PgnResult,
    PgnTurn, Position, Rules, TagError,
};
use proptest::prelude::*;

fn error(text: &str) -> (&'static str, usize, usize) {
    let error = text.parse::<Pgn>().expect_err(text);
    (error.kind.code().as_str(), error.line, error.column)
}

const ANNOTATED: &str = r#"[Event "Giải vô địch"]
[Site "Hà Nội"]
[Date "2026.11.16"]
[Round "1"]
[Red "Nguyễn \"Lan\" \\ Anh"]
[Blue "Minh"]
[Result "1-0"]
[Annotator "Đức"]

{Trước ván đấu} 1. Tf6 $1 $14 {một nước đi táo bạo} (1. Ic6 {quiet} 1... Tf8 (1...
Mg7 $2) 2. Ic7) (1. Sf3) 1... Tf8 2. Ff5 1-0
"#;

#[test]
fn an_annotated_game_is_read_and_written() {
    let pgn: Pgn = ANNOTATED.parse().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(pgn.tag("Red"), Some("Nguyễn \"Lan\" \\ Anh"));
    assert_eq!(pgn.tag("Annotator"), Some("Đức"));
    assert_eq!(pgn.result, PgnResult::RedWins);
    assert_eq!(pgn.main.comments, ["Trước ván đấu"]);
    let first = &pgn.main.turns[0];
    assert_eq!(
        (first.nags.as_slice(), first.comments.as_slice()),
        ([1, 14].as_slice(), ["một nước đi táo bạo".to_owned()].as_slice())
    );
    assert_eq!(first.variations.len(), 2);
    let nested = &first.variations[0].turns[1].variations[0];
    assert_eq!(nested.turns[0].nags, [2]);
    assert_eq!(pgn.main.turns.len(), 3);
    assert_eq!(pgn.to_text(80), ANNOTATED);
    assert_eq!(pgn.to_text(20).parse(), Ok(pgn.clone()));
    assert_eq!(pgn.to_text(0).parse(), Ok(pgn));
}

#[test]
fn unusual_forms_are_read() {
    let plain: Pgn = "1. Tf6 Tf8 2. Ic6 *".parse().unwrap();
    for text in [
        "1.Tf6 Tf8 2.Ic6",
        "1 Tf6 Tf8 2 Ic6 *",
        "1. Tf6 1... Tf8 2. Ic6 *",
        "\u{feff}1. Tf6\r\nTf8\r\n\r\n2. Ic6\r\n*\r\n",
        "% for another program\n1. Tf4f6 Tf9f8 2. Ic5c6 *",
        "  1.\tTf6   Tf8\n2. Ic6 {} *",
        "[Result \"*\"]\n1. Tf6 Tf8 2. Ic6",
    ] {
        let pgn: Pgn = text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(pgn.main, plain.main, "{text:?}");
    }
    let marked: Pgn = "1. Tf6!? ; to the end } of the line\nTf8 ?? 2. Ic6! *".parse().unwrap();
    assert_eq!(marked.main.turns[0].nags, [5]);
    assert_eq!(marked.main.turns[0].comments, ["to the end } of the line"]);
    assert_eq!(marked.main.turns[1].nags, [4]);
    assert_eq!(marked.to_string().parse(), Ok(marked));
}

#[test]
fn r12_5_setup_fen_and_rules_are_written_where_they_differ() {
    let start = Pgn::of(&Game::new(Rules::STANDARD)).to_string();
    assert!(!start.contains("FEN") && !start.contains("SetUp") && !start.contains("Rules"), "{start}");
    assert!(start.starts_with("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[Red \"?\"]\n[Blue \"?\"]\n[Result \"*\"]\n\n"));

    let rules = Rules { last_guard: true, air_defense: cotulenh::AirDefenseRules::NoFly, ..Rules::STANDARD };
    let fen = "6c4/11/11/11/11/11/11/3i7/2(NFT)8/11/11/7C3 b - - 3 7";
    let mut game = Game::from_position(Position::from_fen(fen, rules).unwrap());
    for text in ["Id4", "N<F>e6,T>xd4", "Cg11"] {
        let turn = game.position().read_turn(text).unwrap();
        game.play_turn(&turn).unwrap();
    }
    let text = Pgn::of(&game).to_string();
    assert!(text.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n")), "{text}");
    assert!(text.contains("[Rules \"lastGuard=true airDefense=noFly\"]\n"), "{text}");
    assert!(text.contains("7... Id4 8. N<F>e6,T>xd4 Cg11 *"), "{text}");
    let read: Pgn = text.parse().unwrap();
    assert_eq!(read.to_game().unwrap().position(), game.position());
}

#[test]
fn r12_5_results() {
    for (text, result) in [
        ("1-0", PgnResult::RedWins),
        ("0-1", PgnResult::BlueWins),
        ("1/2-1/2", PgnResult::Draw),
        ("*", PgnResult::Unknown),
    ] {
        let pgn: Pgn = format!("1. Tf6 {text}").parse().unwrap();
        assert_eq!(pgn.result, result);
        assert!(pgn.to_string().contains(&format!("[Result \"{text}\"]")));
        assert!(pgn.to_string().trim_end().ends_with(text));
    }
    let captured =
        Position::from_fen("11/11/11/11/11/11/11/11/11/11/11/6C4 b - - 0 1", Rules::STANDARD).unwrap();
    assert_eq!(Pgn::of(&Game::from_position(captured)).result, PgnResult::RedWins);
}

#[test]
fn r13_5_a_result_that_the_host_says_after_a_draw_is_kept() {
    // The clock has run to a hundred half-moves, but moves are left (R10.4), and Blue resigns.
    let fen = "2c8/11/11/4t6/11/11/11/11/6T4/11/11/10C r - - 100 60";
    let mut game = Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap());
    assert_eq!(Pgn::of(&game).result, PgnResult::Draw);
    game.resign(Color::Blue).unwrap();
    let annotated = AnnotatedGame::new(game);
    assert_eq!(annotated.result(), PgnResult::RedWins);
    let read = AnnotatedGame::from_pgn(annotated.to_pgn().to_string().parse().unwrap()).unwrap();
    assert_eq!(read.result(), PgnResult::RedWins);
}

#[test]
fn errors_name_their_line_and_column() {
    for (text, expected) in [
        ("", ("PGN_EMPTY", 1, 1)),
        ("[Red Lan]\n", ("PGN_TAG", 1, 6)),
        ("[Red \"Lan\n\n1. Tf6", ("PGN_TAG", 1, 10)),
        ("[Red \"Lan\"\n", ("PGN_TAG", 1, 11)),
        ("[\"Lan\"]\n", ("PGN_TAG", 1, 2)),
        ("1. Tf6 {no end\n\n", ("PGN_OPEN_COMMENT", 1, 8)),
        ("1. Tf6 (1. Ic6\n", ("PGN_OPEN_VARIATION", 1, 15)),
        ("1. Tf6 )", ("PGN_UNEXPECTED_END", 1, 8)),
        ("(1. Tf6)", ("PGN_EARLY_VARIATION", 1, 1)),
        ("1. Tf6 $x", ("PGN_NAG", 1, 9)),
        ("1. Tf6 $256", ("PGN_NAG", 1, 12)),
        ("\n[FEN \"11/11 r - - 0 1\"]\n", ("PGN_FEN", 2, 1)),
        (
            "[FEN \"6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1 c4:(NT):F>e6...\"]",
            ("PGN_OPEN_SESSION", 1, 1),
        ),
        ("[Rules \"fairy\"]", ("PGN_RULES", 1, 1)),
        ("1. Tf6 Tf8\n2. xyz", ("PGN_MOVE_SYNTAX", 2, 4)),
        ("1. Tf6 Tf8\n2. Tf9", ("PGN_ILLEGAL_MOVE", 2, 4)),
        ("1. Tf6 }", ("PGN_MOVE_SYNTAX", 1, 8)),
        ("1. Tf6 *\n[Red \"a\"]\n1. Tf6 *", ("PGN_SECOND_GAME", 2, 1)),
    ] {
        assert_eq!(error(text), expected, "{text:?}");
    }
    let deep = format!("1. Tf6 {}", "(1. Tf6 ".repeat(100));
    assert_eq!(error(&deep).0, "PGN_TOO_DEEP");
    let ambiguous = "[FEN \"6c4/11/11/11/11/11/4T6/11/4T6/11/11/7C3 r - - 0 1\"]\n\n1. Te5";
    assert_eq!(error(ambiguous), ("PGN_AMBIGUOUS_MOVE", 3, 4));
    let message = ambiguous.parse::<Pgn>().unwrap_err().to_string();
    assert_eq!(message, "Te5: several moves fit: Te4e5, Te6e5 (line 3, column 4)");
}

#[test]
fn tags_that_are_computed_from_the_game_cannot_be_set() {
    let mut pgn = Pgn::of(&Game::new(Rules::STANDARD));
    assert_eq!(pgn.set_tag("Red", "Lan"), Ok(()));
    assert_eq!(pgn.set_tag("Red", "Minh"), Ok(()));
    assert_eq!(pgn.tags, [("Red".to_owned(), "Minh".to_owned())]);
    assert_eq!(pgn.set_tag("FEN", "x"), Err(TagError::Derived("FEN".into())));
    assert_eq!(pgn.set_tag("a b", "x"), Err(TagError::Name("a b".into())));
    assert_eq!(pgn.set_tag("", "x"), Err(TagError::Name(String::new())));
    assert_eq!(pgn.remove_tag("FEN"), Err(TagError::Derived("FEN".into())));
    assert_eq!((pgn.remove_tag("Red"), pgn.remove_tag("Red")), (Ok(true), Ok(false)));
    assert_eq!(pgn.tags, []);
}

#[test]
fn clocks_are_read_from_comments_and_written_there() {
    let text = "1. Tf6 {a [%clk 1:02:03] b} {[%clk 0:00:01]} Tf8 {[%eval 1] [%clk 0:09:59.05]} 2. Ic6 {[%clk 10:00:00]} *";
    let pgn: Pgn = text.parse().unwrap();
    let turns: Vec<_> = pgn.main.turns.iter().map(|turn| (turn.clock, turn.comments.join("|"))).collect();
    assert_eq!(
        turns,
        [
            (Some(Duration::from_secs(3723)), "a b|[%clk 0:00:01]".to_owned()),
            (Some(Duration::from_millis(599_050)), "[%eval 1]".to_owned()),
            (Some(Duration::from_secs(36_000)), String::new()),
        ]
    );
    let written = pgn.to_text(0);
    let moves = "1. Tf6 {[%clk 1:02:03]} {a b} {[%clk 0:00:01]} 1... Tf8 {[%clk 0:09:59.050]} {[%eval 1]} \
                 2. Ic6 {[%clk 10:00:00]} *\n";
    assert!(written.ends_with(moves), "{written}");
    assert_eq!(written.parse(), Ok(pgn));
    for other in [
        "0:60:00",
        "0:00:60",
        "1:00",
        "0:0:0:0",
        "",
        ":::",
        "0:00:00.",
        "0:00:00.0001",
        "100000:00:00",
        "-1:00:00",
        "0:00:00 ",
    ] {
        let comment = format!("[%clk {other}]");
        let pgn: Pgn = format!("1. Tf6 {{{comment}}} *").parse().unwrap();
        assert_eq!((pgn.main.turns[0].clock, pgn.main.turns[0].comments.concat()), (None, comment));
    }
    let unfinished: Pgn = "1. Tf6 {[%clk 0:00:01} *".parse().unwrap();
    assert_eq!(unfinished.main.turns[0].comments, ["[%clk 0:00:01"]);
}

#[test]
fn the_rules_of_the_caller_are_for_games_that_name_none() {
    let file = "1. Tf6 *\n\n[Rules \"lastGuard=true\"]\n\n1. Tf6 *\n\n[Rules \"standard\"]\n\n1. Tf6 *\n";
    let by_default = Rules { navy_passes: NavyPasses::OtherPieces, ..Rules::STANDARD };
    let last_guard = Rules { last_guard: true, ..Rules::STANDARD };
    let expected = [by_default, last_guard, Rules::STANDARD];
    let of_text: Vec<Pgn> = Pgn::games(file).with_rules(by_default).collect::<Result<_, _>>().unwrap();
    let of_file: Vec<Pgn> =
        PgnReader::new(file.as_bytes()).with_rules(by_default).collect::<Result<_, _>>().unwrap();
    assert_eq!(of_text, of_file);
    for (pgn, rules) in of_text.iter().zip(expected) {
        assert_eq!(*pgn.start.rules(), rules);
        assert_eq!(pgn.to_string().parse().as_ref(), Ok(pgn));
    }
    let error = Pgn::games(file).single().unwrap_err();
    assert_eq!((error.kind, error.line), (PgnErrorKind::SecondGame, 3));
}

/// A source that makes its text while it is read, and counts the games that are left.
struct Endless {
    game: &'static [u8],
    at: usize,
    left: Rc<Cell<usize>>,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.left.get() == 0 {
            return Ok(0);
        }
        let count = buffer.len().min(self.game.len() - self.at);
        buffer[..count].copy_from_slice(&self.game[self.at..self.at + count]);
        self.at += count;
        if self.at == self.game.len() {
            self.at = 0;
            self.left.set(self.left.get() - 1);
        }
        Ok(count)
    }
}

#[test]
fn ten_thousand_games_are_streamed_one_at_a_time() {
    let game = b"[Red \"Lan\"]\n\n1. Tf6 Tf8 2. Ic6 {a comment} *\n\n";
    let left = Rc::new(Cell::new(10_000));
    let source = Endless { game, at: 0, left: Rc::clone(&left) };
    let mut first = None;
    for (n, next) in PgnReader::new(BufReader::new(source)).enumerate() {
        let next = next.unwrap();
        assert_eq!(first.get_or_insert_with(|| next.clone()), &next);
        // The reader is at most one buffer ahead.
        assert!(left.get() >= 10_000_usize.saturating_sub(n + 3), "{n} {}", left.get());
    }
    assert_eq!(left.get(), 0);
}

#[test]
fn a_bad_game_does_not_hide_the_next_one() {
    let file = "[Red \"a\"]\n\n1. Tf6 *\n\n[Red \"b\"]\n\n1. Tf6 {open (( \n2. Tz9 } 1. bad\n*\n\n[Red \"c\"]\n\n1. Ic6 *\n";
    let games: Vec<_> = PgnReader::new(file.as_bytes()).collect();
    let reds: Vec<_> = games.iter().map(|game| game.as_ref().ok().and_then(|pgn| pgn.tag("Red"))).collect();
    assert_eq!(reds, [Some("a"), None, Some("c")]);
    assert!(matches!(games[1].as_ref().unwrap_err().kind, PgnErrorKind::Turn(..)));
}

#[test]
fn the_rest_of_a_bad_game_is_no_game() {
    for file in ["1. bad\n1. Tf6 *", "1. bad\n\n1. Tf6 *\n", "1. bad\n1. Tf6\n[Red \"a\"]\n1. Ic6 *"] {
        let games: Vec<_> = Pgn::games(file).collect();
        assert!(games[0].is_err(), "{file}");
        let reds: Vec<_> = games[1..].iter().map(|game| game.as_ref().unwrap().tag("Red")).collect();
        assert_eq!(reds, if file.contains("Red") { vec![Some("a")] } else { vec![] }, "{file}");
    }
}

/// A source that cannot be read.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _buffer: &mut [u8]) -> std::io::Result<usize> {
        Err(std::io::Error::other("the disk is gone"))
    }
}

#[test]
fn an_error_of_the_source_ends_the_games() {
    // The first game is read, the second has an error, and the source breaks after that.
    let file = "[Red \"a\"]\n\n1. Tf6 *\n\n[Red \"b\"]\n\n1. bad\n";
    let games = PgnReader::new(BufReader::new(file.as_bytes().chain(Broken)));
    let kinds: Vec<_> = games.map(|game| game.map_err(|error| error.kind)).collect();
    assert_eq!(kinds.len(), 3);
    assert!(kinds[0].is_ok());
    assert!(matches!(kinds[1], Err(PgnErrorKind::Turn(..))));
    assert_eq!(kinds[2], Err(PgnErrorKind::Io("the disk is gone".into())));
}

#[test]
fn r13_5_a_pgn_keeps_an_end_that_the_host_has_said() {
    type End = fn(&mut Game) -> Result<(), GameOver>;
    let ends: [End; 4] =
        [|game| game.resign(Color::Red), |game| game.resign(Color::Blue), Game::agree_draw, Game::time_up];
    for end in ends {
        let mut game = Game::new(Rules::STANDARD);
        let turn = game.position().read_turn("Tf6").unwrap();
        game.play_turn(&turn).unwrap();
        end(&mut game).unwrap();
        let text = Pgn::of(&game).to_string();
        let mut annotated = AnnotatedGame::from_pgn(text.parse().unwrap()).unwrap();
        assert_eq!(annotated.game().outcome(), game.outcome(), "{text}");
        assert_eq!(annotated.to_pgn().to_string(), text);
        annotated.game_mut().undo();
        assert_eq!(annotated.game().outcome(), None);
        assert!(annotated.to_pgn().to_string().ends_with("1. Tf6 *\n"), "{}", annotated.to_pgn());
        assert!(!annotated.to_pgn().to_string().contains("Termination"));
    }
    // A tag that does not fit the result, and one from elsewhere, are only tags.
    for text in
        ["[Result \"1-0\"]\n[Termination \"agreed\"]\n\n1. Tf6 1-0", "[Termination \"normal\"]\n\n1. Tf6 0-1"]
    {
        let annotated = AnnotatedGame::from_pgn(text.parse().unwrap()).unwrap();
        assert_eq!(annotated.game().outcome(), None);
        assert!(annotated.to_pgn().to_string().contains("Termination"), "{text}");
    }
}

/// A game of random turns with random comments and glyphs.
fn any_pgn() -> impl Strategy<Value = Pgn> {
    let turns = prop::collection::vec((any::<u16>(), any::<u8>(), "[ -~àđ}{;\\n]{0,30}"), 0..20);
    let tags = prop::collection::vec(("[A-Z][a-z]{1,8}", "[ -~ầ\\\\\"]{0,20}"), 0..4);
    (turns, tags).prop_map(|(choices, tags)| {
        let fen = "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2(NFT)1GT1TG2/3A2S2A1/1N3H1HF2/6C4 r - - 0 1";
        let mut game = Game::from_position(Position::from_fen(fen, Rules::STANDARD).unwrap());
        let mut remarks = Vec::new();
        for (choice, nag, comment) in choices {
            let before = game.turn_count();
            while game.turn_count() == before {
                let moves = game.position().legal_moves();
                let deploys: Vec<_> = moves.iter().copied().filter(|mv| mv.deploy).collect();
                let moves = if deploys.is_empty() || choice % 3 > 0 { moves } else { deploys };
                match moves.get(usize::from(choice) % moves.len().max(1)) {
                    Some(&mv) if !game.position().can_commit() || choice % 5 == 0 => game.play(mv).unwrap(),
                    _ if game.position().can_commit() => game.commit_deploy().unwrap(),
                    _ => break,
                }
            }
            remarks.push((nag, comment));
        }
        let mut pgn = Pgn::of(&game);
        for (turn, (nag, comment)) in pgn.main.turns.iter_mut().zip(remarks) {
            if nag % 4 == 0 {
                turn.nags.push(nag);
            }
            if nag % 3 == 0 {
                turn.clock = Some(Duration::from_millis(u64::from(nag) * 77_777));
            }
            if nag % 7 == 0 {
                let line = PgnLine {
                    comments: vec!["instead".to_owned()],
                    turns: vec![PgnTurn { variations: vec![PgnLine::default()], ..turn.clone() }],
                };
                turn.variations.extend([line.clone(), line]);
            }
            let comment = comment.split_whitespace().collect::<Vec<_>>().join(" ");
            if !comment.is_empty() {
                turn.comments.push(comment);
            }
        }
        for (name, value) in tags {
            let _refused = pgn.set_tag(&name, &value);
        }
        pgn.tags.sort();
        pgn
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn a_written_pgn_reads_back_the_same(pgn in any_pgn(), width in 0_usize..100) {
        let text = pgn.to_text(width);
        let mut read: Pgn = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        read.tags.sort();
        prop_assert_eq!(read, pgn, "{}", text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[ \\n0-9a-kA-Z+()/:>.,_@&$;{}\\[\\]\"#!?-]{0,200}") {
        let of_file: Vec<_> = PgnReader::new(text.as_bytes()).collect();
        let of_text: Vec<_> = Pgn::games(&text).collect();
        prop_assert_eq!(&of_file, &of_text);
        for pgn in of_text.into_iter().flatten() {
            let read: Pgn = pgn.to_text(80).parse().unwrap();
            prop_assert_eq!(read.main, pgn.main);
        }
    }
}
