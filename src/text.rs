//! What is read from and written to texts in many places: plain loops over bytes, because the
//! standard library's searches and formatting are general, and a larger part of the wasm module.

/// Appends a number in plain digits.
pub(crate) fn push_number(text: &mut String, number: u32) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
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
