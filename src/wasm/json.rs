//! JSON objects of texts, numbers and lists: all that refusals need. A library would be a good part of the
//! wasm module.

use crate::text::push_number;

/// An object that is being written.
#[derive(Debug)]
pub(super) struct Object(String);

impl Object {
    pub(super) fn new() -> Object {
        Object("{".to_owned())
    }

    pub(super) fn text(&mut self, name: &str, value: &str) {
        self.name(name);
        push_string(&mut self.0, value);
    }

    pub(super) fn number(&mut self, name: &str, value: usize) {
        self.name(name);
        push_number(&mut self.0, value as u32);
    }

    #[inline(never)]
    pub(super) fn texts(&mut self, name: &str, values: &mut dyn Iterator<Item = String>) {
        self.name(name);
        self.0.push('[');
        for (n, value) in values.enumerate() {
            self.0.push_str(if n == 0 { "" } else { "," });
            push_string(&mut self.0, &value);
        }
        self.0.push(']');
    }

    pub(super) fn object(&mut self, name: &str, value: Object) {
        self.name(name);
        self.0.push_str(&value.finish());
    }

    /// The finished object.
    pub(super) fn finish(mut self) -> String {
        self.0.push('}');
        self.0
    }

    #[inline(never)]
    fn name(&mut self, name: &str) {
        if self.0.len() > 1 {
            self.0.push(',');
        }
        push_string(&mut self.0, name);
        self.0.push(':');
    }
}

/// Appends a text in quotes. JSON escapes quotes, backslashes and control characters.
#[inline(never)]
fn push_string(json: &mut String, text: &str) {
    json.push('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => {
                json.push('\\');
                json.push(character);
            }
            '\0'..='\x1f' => {
                json.push_str("\\u00");
                for digit in [character as u8 >> 4, character as u8 & 0xf] {
                    json.push(char::from(if digit < 10 { b'0' + digit } else { b'a' - 10 + digit }));
                }
            }
            _ => json.push(character),
        }
    }
    json.push('"');
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_read_back() {
        let ascii: String = (0..=0x7f_u8).map(char::from).collect();
        for text in [ascii.as_str(), "", "\"\\\"", "Cờ Tư Lệnh", "\u{2028}\u{feff}🛩\u{10ffff}", "a\u{0}b\r\n"]
        {
            let mut object = Object::new();
            object.text("text", text);
            object.texts("texts", &mut [text, text].into_iter().map(str::to_owned));
            let json: serde_json::Value = serde_json::from_str(&object.finish()).expect("JSON");
            assert_eq!(json, serde_json::json!({ "text": text, "texts": [text, text] }));
        }
    }

    #[test]
    fn names_and_numbers_are_written_as_they_are() {
        assert_eq!(Object::new().finish(), "{}");
        let mut object = Object::new();
        object.number("line", 12);
        object.texts("moves", &mut core::iter::empty());
        object.number("column", 0);
        object.object("illegal", Object::new());
        let expected = r#"{"line":12,"moves":[],"column":0,"illegal":{}}"#;
        assert_eq!(object.finish(), expected);
    }
}
