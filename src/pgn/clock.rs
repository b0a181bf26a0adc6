//! What a clock shows, as the command `[%clk h:mm:ss]` that other programs write into comments.

use core::time::Duration;

use super::{PgnTurn, lexer::push_words};
use crate::text::{push_number, split_once, text_part};

const COMMAND: &str = "[%clk ";

impl PgnTurn {
    /// Adds a comment. Its clock, if it is the first one of the turn, is not part of the text.
    pub(super) fn add_comment(&mut self, comment: String) {
        if self.clock.is_none()
            && let Some((clock, rest)) = take_clock(&comment)
        {
            self.clock = Some(clock);
            if !rest.is_empty() {
                self.comments.push(rest);
            }
            return;
        }
        self.comments.push(comment);
    }
}

/// The first clock of a comment, and the comment without it.
fn take_clock(comment: &str) -> Option<(Duration, String)> {
    let start = comment.as_bytes().windows(COMMAND.len()).position(|part| part == COMMAND.as_bytes())?;
    let (value, after) = split_once(text_part(comment, start + COMMAND.len()..), b']')?;
    let clock = read_clock(value)?;
    let mut rest = String::new();
    push_words(&mut rest, text_part(comment, ..start));
    push_words(&mut rest, after);
    Some((clock, rest))
}

/// More hours are not read, so that no clock overflows.
const MAX_HOURS: u32 = 99_999;

/// `h:mm:ss`, with up to three decimal places.
fn read_clock(text: &str) -> Option<Duration> {
    let mut numbers = [0_u32; 4];
    let (mut at, mut digits) = (0, 0);
    for byte in text.bytes() {
        match (byte, at) {
            (b':', 0 | 1) | (b'.', 2) if digits > 0 => (at, digits) = (at + 1, 0),
            (b'0'..=b'9', _) if digits < 5 => {
                let number = numbers.get_mut(at)?;
                *number = *number * 10 + u32::from(byte - b'0');
                digits += 1;
            }
            _ => return None,
        }
    }
    let [hours, minutes, seconds, decimals] = numbers;
    let millis = match (at, digits) {
        (2, 1..) => 0,
        (3, 1) => decimals * 100,
        (3, 2) => decimals * 10,
        (3, 3) => decimals,
        _ => return None,
    };
    let seconds = (minutes < 60 && seconds < 60).then_some((hours * 60 + minutes) * 60 + seconds)?;
    Some(Duration::new(seconds.into(), millis * 1_000_000))
}

/// The command that shows a clock. Longer times than `MAX_HOURS` are written as that.
pub(super) fn clock_command(clock: Duration) -> String {
    let seconds = clock.as_secs().min(u64::from(MAX_HOURS) * 3600) as u32;
    let mut text = COMMAND.to_owned();
    push_number(&mut text, seconds / 3600);
    for part in [seconds / 60 % 60, seconds % 60] {
        text.push_str(if part < 10 { ":0" } else { ":" });
        push_number(&mut text, part);
    }
    push_millis(&mut text, clock);
    text.push(']');
    text
}

/// Appends the milliseconds of a clock as decimal places of its seconds, unless there are none.
fn push_millis(text: &mut String, clock: Duration) {
    let millis = clock.subsec_millis();
    if millis > 0 {
        text.push_str(match millis {
            0..10 => ".00",
            10..100 => ".0",
            _ => ".",
        });
        push_number(text, millis);
    }
}
