//! Any text is read as a FEN or refused. A FEN that is read is written and reads back the same.
#![no_main]

use cotulenh::{Position, Rules, Setup, StackStyle};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let setup = text.parse::<Setup>();
    if let Err(errors) = &setup {
        assert!(errors.as_slice().iter().all(|error| error.index <= text.len()));
        assert!(!errors.to_string().is_empty());
    }
    let Ok(position) = Position::from_fen(text, Rules::STANDARD) else { return };
    // The quick reader and the careful one agree.
    let setup = setup.expect("the careful reader accepts what the quick one accepts");
    assert_eq!(Position::new(&setup, Rules::STANDARD).as_ref(), Ok(&position));
    for style in [StackStyle::Together, StackStyle::CarrierOutside] {
        let fen = position.fen(style);
        assert_eq!(Position::from_fen(&fen, Rules::STANDARD).as_ref(), Ok(&position), "{fen}");
    }
});
