//! Any bytes are read as games or refused. A game that is read is written and reads back the same.
#![no_main]

use cotulenh::{Pgn, PgnReader};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for pgn in PgnReader::new(bytes).flatten() {
        let text = pgn.to_text(80);
        let read: Pgn = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!((&read.main, read.result, &read.start), (&pgn.main, pgn.result, &pgn.start), "{text}");
    }
});
