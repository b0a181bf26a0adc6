//! What is read from and written to texts in many places: plain loops over bytes, because the
//! standard library's searches and formatting are general, and a larger part of the wasm module.

/// Appends an ASCII character.
pub(crate) fn push_ascii(text: &mut String, character: u8) {
    // So the compiler knows that it is a single byte.
    text.push(char::from(character & 0x7f));
}

/// Appends a number in plain digits.
pub(crate) fn push_number(text: &mut String, number: u32) {
    let mut rest = number;
    if number >= 10 {
        rest = push_tens(text, number);
    }
    push_ascii(text, b'0' + rest as u8);
}

/// Appends all digits but the last one, which it returns. Most numbers have only one, so this is kept
/// out of their way.
#[inline(never)]
fn push_tens(text: &mut String, number: u32) -> u32 {
    push_number(text, number / 10);
    number % 10
}

/// How many of some ASCII character a text has.
pub(crate) fn count(text: &str, mark: u8) -> usize {
    text.bytes().filter(|&byte| byte == mark).count()
}

/// What stands before and behind the first of some ASCII character.
pub(crate) fn split_once(text: &str, mark: u8) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| byte == mark)?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// The pieces of a text between some ASCII character.
pub(crate) fn split(text: &str, mark: u8) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    core::iter::from_fn(move || {
        let text = rest?;
        let (piece, more) = split_once(text, mark).map_or((text, None), |(piece, more)| (piece, Some(more)));
        rest = more;
        Some(piece)
    })
}
