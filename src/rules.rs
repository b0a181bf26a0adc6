use core::fmt;

use crate::text::{split, split_once};

/// One table makes the struct, the standard rules and [`Rules::OPTIONS`]. The name of an option is
/// the one of JavaScript and PGN.
macro_rules! rules {
    ($($(#[doc = $doc:literal])+ $field:ident $name:literal: $type:ty = $standard:expr,)*) => {
        /// Which rules are played (R11). The default is the `standard` ruleset.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(
            feature = "serde",
            derive(serde::Serialize, serde::Deserialize),
            serde(default, deny_unknown_fields)
        )]
        pub struct Rules {
            $(
                $(#[doc = $doc])+
                #[cfg_attr(feature = "serde", serde(rename = $name))]
                pub $field: $type,
            )*
        }

        impl Rules {
            /// The rules without options.
            pub const STANDARD: Rules = Rules { $($field: $standard,)* };

            /// Every option, in the order in which they are written and packed.
            pub const OPTIONS: &[RuleOption] = &[$(
                RuleOption {
                    name: $name,
                    values: <$type>::NAMED,
                    get: |rules| rules.$field as usize,
                    set: |rules, value| rules.$field = <$type>::VALUES[value],
                },
            )*];

            /// What each of [`Rules::OPTIONS`] does. They stand apart so that the wasm module, which
            /// does not need them, does not carry them.
            pub const DESCRIPTIONS: &[&str] = &[$(concat!($($doc),+).trim_ascii()),*];
        }
    };
}

rules! {
    /// A tank captures over pieces. If not, its captures are blocked like its moves.
    tank_fires_over "tankFiresOver": bool = true,
    /// Pieces other than navies do not block a navy's movement.
    navy_passes "navyPasses": bool = false,
    /// A heroic Air Force ignores air defense.
    stealth_air_force "stealthAirForce": bool = false,
    /// The last piece besides the commander becomes heroic.
    last_guard "lastGuard": bool = false,
    /// Zones by level, inside one of which a suicide capture is possible, or squares closed to the Air Force.
    air_defense "airDefense": AirDefenseRules = AirDefenseRules::Levels,
    /// A missing or captured commander ends nothing: for lessons, puzzles and editors.
    play_on "playOn": bool = false,
}

/// The two forms of air defense (R5, R11 `airDefense`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum AirDefenseRules {
    /// Missile, Navy and Anti-air defend discs by their level; inside one zone a suicide capture is
    /// possible (R5).
    #[default]
    Levels,
    /// Anti-air and Headquarter close squares to the Air Force altogether.
    NoFly,
}

/// The type of an option: its values in the order of their discriminants, and how they are written.
trait RuleType: Sized + 'static {
    const VALUES: &'static [Self];
    const NAMED: &'static [RuleValue];
}

impl RuleType for bool {
    const VALUES: &'static [bool] = &[false, true];
    const NAMED: &'static [RuleValue] = &[RuleValue::Flag(false), RuleValue::Flag(true)];
}

impl RuleType for AirDefenseRules {
    const VALUES: &'static [AirDefenseRules] = &[AirDefenseRules::Levels, AirDefenseRules::NoFly];
    const NAMED: &'static [RuleValue] = &[RuleValue::Word("levels"), RuleValue::Word("noFly")];
}

/// A value of an option, as JavaScript and PGN write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleValue {
    /// The option is on or off.
    Flag(bool),
    /// The option is one of several words.
    Word(&'static str),
}

impl RuleValue {
    /// The value as a word.
    pub const fn as_str(self) -> &'static str {
        match self {
            RuleValue::Flag(false) => "false",
            RuleValue::Flag(true) => "true",
            RuleValue::Word(word) => word,
        }
    }
}

impl fmt::Display for RuleValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// An option of the rules: a row of [`Rules::OPTIONS`].
///
/// ```
/// use cotulenh::Rules;
/// let mut rules = Rules::STANDARD;
/// let option = Rules::OPTIONS.iter().find(|option| option.name() == "lastGuard").unwrap();
/// option.set(&mut rules, 1);
/// assert_eq!(rules, Rules { last_guard: true, ..Rules::STANDARD });
/// assert_eq!(option.value(&rules).as_str(), "true");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    name: &'static str,
    values: &'static [RuleValue],
    get: fn(&Rules) -> usize,
    set: fn(&mut Rules, usize),
}

impl RuleOption {
    /// The name in JavaScript and PGN.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The values that the option can have.
    pub fn values(&self) -> &'static [RuleValue] {
        self.values
    }

    /// The index of the value that some rules have.
    pub fn get(&self, rules: &Rules) -> usize {
        (self.get)(rules)
    }

    /// The value that some rules have.
    pub fn value(&self, rules: &Rules) -> RuleValue {
        self.values[self.get(rules)]
    }

    /// Sets the value of an index.
    ///
    /// # Panics
    ///
    /// If there is no such value.
    pub fn set(&self, rules: &mut Rules, value: usize) {
        (self.set)(rules, value);
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::STANDARD
    }
}

impl Rules {
    /// The options that differ from the standard rules, as the `Rules` tag names them: separated
    /// by spaces, empty for the standard rules.
    ///
    /// ```
    /// use cotulenh::Rules;
    /// let rules = Rules { navy_passes: true, tank_fires_over: false, ..Rules::STANDARD };
    /// assert_eq!(rules.to_words(), "tankFiresOver=false navyPasses=true");
    /// assert_eq!(Rules::from_words("tankFiresOver=false navyPasses=true"), Ok(rules));
    /// ```
    pub fn to_words(&self) -> String {
        let mut words = String::new();
        for option in Rules::OPTIONS {
            let value = option.value(self);
            if value != option.value(&Rules::STANDARD) {
                let space = if words.is_empty() { "" } else { " " };
                for part in [space, option.name, "=", value.as_str()] {
                    words.push_str(part);
                }
            }
        }
        words
    }

    /// Reads what [`Rules::to_words`] writes, or `standard`; commas separate words too. The error is
    /// the word that is not an option.
    pub fn from_words(words: &str) -> Result<Rules, String> {
        let mut rules = Rules::STANDARD;
        for listed in split(words, b' ') {
            for word in split(listed, b',') {
                if !word.is_empty() && word != "standard" && rules.change(word).is_none() {
                    return Err(word.to_owned());
                }
            }
        }
        Ok(rules)
    }

    /// Sets an option that is written as `name=value`, where the value is not the standard one.
    fn change(&mut self, word: &str) -> Option<()> {
        let (name, value) = split_once(word, b'=')?;
        let option = Rules::OPTIONS.iter().find(|option| option.name == name)?;
        let index = option.values.iter().position(|known| known.as_str() == value)?;
        if index == option.get(&Rules::STANDARD) {
            return None;
        }
        option.set(self, index);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All rules that the options allow.
    fn all_rules() -> Vec<Rules> {
        Rules::OPTIONS.iter().fold(vec![Rules::STANDARD], |all, option| {
            let with = |mut rules: Rules, value| {
                option.set(&mut rules, value);
                rules
            };
            let values = 0..option.values().len();
            all.iter().flat_map(|&rules| values.clone().map(move |value| with(rules, value))).collect()
        })
    }

    #[test]
    fn r11_every_value_of_every_option_is_set_and_read_back() {
        for option in Rules::OPTIONS {
            for (index, value) in option.values().iter().enumerate() {
                let mut rules = Rules::STANDARD;
                option.set(&mut rules, index);
                assert_eq!((option.get(&rules), option.value(&rules)), (index, *value));
            }
        }
    }

    #[test]
    fn r12_5_all_rules_are_written_and_read_back_as_words() {
        let all = all_rules();
        assert_eq!(all.len(), Rules::OPTIONS.iter().map(|option| option.values().len()).product::<usize>());
        for rules in all {
            assert_eq!(Rules::from_words(&rules.to_words()), Ok(rules));
        }
        for wrong in ["castling", "lastGuard", "lastGuard=", "lastGuard=false", "airDefense=none"] {
            assert_eq!(Rules::from_words(wrong), Err(wrong.to_owned()));
        }
        assert_eq!(Rules::from_words("standard, lastGuard=true").unwrap().to_words(), "lastGuard=true");
    }

    #[cfg(feature = "serde")]
    #[test]
    fn data_has_the_names_and_values_of_the_options() {
        for rules in all_rules() {
            let json = serde_json::to_value(rules).unwrap();
            let values = Rules::OPTIONS.iter().map(|option| {
                let value = match option.value(&rules) {
                    RuleValue::Flag(flag) => flag.into(),
                    RuleValue::Word(word) => word.into(),
                };
                (option.name().to_owned(), value)
            });
            assert_eq!(json, serde_json::Value::Object(values.collect()));
        }
    }
}
