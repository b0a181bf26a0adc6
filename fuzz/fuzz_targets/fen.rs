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
    for &(name, rules) in Rules::PRESETS {
        let Ok(position) = Position::from_fen(text, rules) else { continue };
        // The quick reader and the careful one agree.
        let setup = setup.as_ref().expect("the careful reader accepts what the quick one accepts");
        assert_eq!(Position::new(setup, rules).as_ref(), Ok(&position), "{name}");
        assert!(position.board().stacks().all(|(_, stack)| stack.is_allowed(&rules)), "{name}");
        for style in [StackStyle::Together, StackStyle::CarrierOutside] {
            let fen = position.fen(style);
            assert_eq!(Position::from_fen(&fen, rules).as_ref(), Ok(&position), "{fen} by {name}");
        }
    }
});
