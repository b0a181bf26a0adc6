//! Helpers for texts that keep the wasm module small.
//!
//! - Splitting: `str::split` and `str::split_once` instead would add 0.5 kB after gzip.
//! - Types that are part of a longer text append themselves to a `String` by `push_to`, and `Display`
//!   writes that `String` at once. With `write!` all the way down, SAN would take 34 % more
//!   instructions and LAN 76 %, and the module 0.8 kB more after gzip.

/// Appends a number. `write!` would make writing a FEN 16 % slower.
pub(crate) fn push_number(text: &mut String, number: u32) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// The parts of a text before and after the first `mark`, an ASCII character.
pub(crate) fn split_once(text: &str, mark: u8) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| byte == mark)?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// The parts of a text between the `mark`s, an ASCII character.
pub(crate) fn split(text: &str, mark: u8) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    core::iter::from_fn(move || {
        let text = rest?;
        let (part, more) = split_once(text, mark).map_or((text, None), |(part, more)| (part, Some(more)));
        rest = more;
        Some(part)
    })
}
