use core::{error, fmt, str::FromStr};

use crate::text::split_once;

/// One table makes the struct, the standard rules and [`Rules::OPTIONS`]. The name of an option is
/// the one of JavaScript and PGN.
macro_rules! rules {
    ($($(#[doc = $doc:literal])+ $field:ident $name:literal: $type:ty = $standard:expr,)*) => {
        /// Which rules are played (R11). The default is the `standard` ruleset.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(
            feature = "serde",
            derive(serde::Deserialize),
            serde(default, deny_unknown_fields)
        )]
        #[non_exhaustive]
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
    /// Which pieces do not block a navy's movement: none, all that are not navies, or all friends.
    navy_passes "navyPasses": NavyPasses = NavyPasses::Nothing,
    /// A heroic Air Force ignores air defense.
    stealth_air_force "stealthAirForce": bool = false,
    /// The last piece besides the commander becomes heroic.
    last_guard "lastGuard": bool = false,
    /// Zones by level, inside one of which a suicide capture is possible, or squares closed to the Air Force.
    air_defense "airDefense": AirDefenseRules = AirDefenseRules::Levels,
    /// A heroic headquarter moves and captures like a heroic infantry.
    headquarter_marches "headquarterMarches": bool = false,
    /// An Air Force carries one piece at most.
    air_force_carries_one "airForceCarriesOne": bool = false,
    /// An Air Force that may stand on the target square captures without landing only if it would be attacked there.
    air_force_returns_only_if_unsafe "airForceReturnsOnlyIfUnsafe": bool = false,
    /// A commander crosses water on its way to joining a navy.
    commander_boards_at_sea "commanderBoardsAtSea": bool = false,
    /// What else ends the game: the loss of all ships, of all planes, of all land forces, or of any of these.
    objective "objective": Objective = Objective::Commander,
    /// Who wins when the game ends: the side that ended it, or the one with more points.
    decided_by "decidedBy": DecidedBy = DecidedBy::Objective,
    /// A missing or captured commander ends nothing: for lessons, puzzles and editors.
    play_on "playOn": bool = false,
}

/// Defines the type of an option that has more than two values, or values with names: an enum, and how
/// each of its values is written.
macro_rules! rule_type {
    ($(#[doc = $doc:literal])+ $type:ident { $($(#[doc = $about:literal])+ $variant:ident = $value:expr,)* }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $type {
            $($(#[doc = $about])+ $variant,)*
        }

        impl RuleType for $type {
            const VALUES: &'static [$type] = &[$($type::$variant),*];
            const NAMED: &'static [RuleValue] = &[$($value),*];
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let index = data::deserialize_value(<$type>::NAMED, deserializer)?;
                Ok(<$type>::VALUES[index])
            }
        }
    };
}

rule_type! {
    /// The pieces that do not block a navy's movement (R2.2, R11 `navyPasses`).
    NavyPasses {
        /// Every piece blocks it.
        Nothing = RuleValue::Flag(false),
        /// Pieces of both sides that are not navies.
        OtherPieces = RuleValue::Flag(true),
        /// Friendly pieces, navies included.
        Friends = RuleValue::Word("friends"),
    }
}

rule_type! {
    /// The two forms of air defense (R5, R11 `airDefense`).
    AirDefenseRules {
        /// Missile, Navy and Anti-air defend discs by their level; inside one zone a suicide capture is
        /// possible (R5).
        Levels = RuleValue::Word("levels"),
        /// Anti-air and Headquarter close squares to the Air Force altogether.
        NoFly = RuleValue::Word("noFly"),
    }
}

rule_type! {
    /// What ends the game beside R10: the battles that are fought (R13.1).
    Objective {
        /// The commander only.
        Commander = RuleValue::Word("commander"),
        /// The navies.
        Naval = RuleValue::Word("naval"),
        /// The air forces.
        Air = RuleValue::Word("air"),
        /// Tanks, infantry and artillery.
        Land = RuleValue::Word("land"),
        /// Each of the three battles.
        Any = RuleValue::Word("any"),
    }
}

rule_type! {
    /// Who wins when a game has ended (R13.4).
    DecidedBy {
        /// The side that ended it.
        Objective = RuleValue::Word("objective"),
        /// The side with more points.
        Points = RuleValue::Word("points"),
    }
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

/// Values of options as data: a boolean or a word.
#[cfg(feature = "serde")]
mod data {
    use core::fmt;

    use serde::{Deserializer, de};

    use super::RuleValue;

    /// The index of the value that is read.
    pub(super) fn deserialize_value<'de, D: Deserializer<'de>>(
        known: &'static [RuleValue],
        deserializer: D,
    ) -> Result<usize, D::Error> {
        struct Visitor(&'static [RuleValue]);

        impl Visitor {
            fn find<E: de::Error>(
                &self,
                is_value: impl Fn(RuleValue) -> bool,
                given: de::Unexpected<'_>,
            ) -> Result<usize, E> {
                let index = self.0.iter().position(|&value| is_value(value));
                index.ok_or_else(|| E::invalid_value(given, self))
            }
        }

        impl de::Visitor<'_> for Visitor {
            type Value = usize;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                for (n, value) in self.0.iter().enumerate() {
                    write!(f, "{}{value}", if n == 0 { "" } else { " or " })?;
                }
                Ok(())
            }

            fn visit_bool<E: de::Error>(self, flag: bool) -> Result<usize, E> {
                self.find(|value| value == RuleValue::Flag(flag), de::Unexpected::Bool(flag))
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<usize, E> {
                let is_word = |value| matches!(value, RuleValue::Word(known) if known == word);
                self.find(is_word, de::Unexpected::Str(word))
            }
        }

        deserializer.deserialize_any(Visitor(known))
    }
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
/// assert_eq!(rules, Rules::STANDARD.with(|rules| rules.last_guard = true));
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
    /// The inventor's revised rulebook (R11.1).
    pub const OFFICIAL: Rules = Rules {
        tank_fires_over: false,
        navy_passes: NavyPasses::Friends,
        stealth_air_force: true,
        last_guard: true,
        headquarter_marches: true,
        air_force_carries_one: true,
        air_force_returns_only_if_unsafe: true,
        commander_boards_at_sea: true,
        ..Rules::STANDARD
    };

    /// The same rules with a change.
    ///
    /// ```
    /// use cotulenh::Rules;
    /// let rules = Rules::STANDARD.with(|rules| rules.last_guard = true);
    /// assert!(rules.last_guard);
    /// ```
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Rules)) -> Rules {
        change(&mut self);
        self
    }

    /// The rules that have a name.
    pub const PRESETS: &[(&str, Rules)] = &[("standard", Rules::STANDARD), ("official", Rules::OFFICIAL)];

    /// The rules of a number that has a digit for each option, the first one lowest: the place of its value
    /// in [`Rules::OPTIONS`]. The base of a digit is how many values there are.
    pub fn from_number(number: u32) -> Rules {
        let mut rules = Rules::STANDARD;
        let mut rest = number as usize;
        for option in Rules::OPTIONS {
            let values = option.values().len();
            option.set(&mut rules, rest % values);
            rest /= values;
        }
        rules
    }

    /// Sets an option that is written as `name=value`.
    fn change(&mut self, word: &str) -> Option<()> {
        let (name, value) = split_once(word, b'=')?;
        let option = Rules::OPTIONS.iter().find(|option| option.name == name)?;
        option.set(self, option.values.iter().position(|known| known.as_str() == value)?);
        Some(())
    }
}

/// A preset, and the options that differ from it, separated by spaces: what the `Rules` tag of a PGN has.
/// The preset that needs fewer options is named; `standard` is left out before options.
///
/// ```
/// use cotulenh::{NavyPasses, Objective, Rules};
/// let rules = Rules::STANDARD.with(|rules| rules.navy_passes = NavyPasses::Friends);
/// assert_eq!(rules.to_string(), "navyPasses=friends");
/// let naval_battle = Rules::OFFICIAL.with(|rules| rules.objective = Objective::Naval);
/// assert_eq!(naval_battle.to_string(), "official objective=naval");
/// assert_eq!(Rules::STANDARD.to_string(), "standard");
/// ```
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let differing = |preset: &Rules| {
            Rules::OPTIONS.iter().filter(|option| option.get(self) != option.get(preset)).count()
        };
        let is_official = differing(&Rules::OFFICIAL) < differing(&Rules::STANDARD);
        let (mut words, preset) = match is_official {
            true => ("official".to_owned(), Rules::OFFICIAL),
            false => (String::new(), Rules::STANDARD),
        };
        for option in Rules::OPTIONS {
            if option.get(self) != option.get(&preset) {
                let space = if words.is_empty() { "" } else { " " };
                for part in [space, option.name, "=", option.value(self).as_str()] {
                    words.push_str(part);
                }
            }
        }
        f.write_str(if words.is_empty() { "standard" } else { &words })
    }
}

/// Reads what `Display` writes. Commas separate words too, and an empty text means the standard rules.
///
/// ```
/// use cotulenh::Rules;
/// assert_eq!("official".parse(), Ok(Rules::OFFICIAL));
/// assert_eq!("standard, lastGuard=true".parse(), Ok(Rules::STANDARD.with(|rules| rules.last_guard = true)));
/// ```
impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Rules, ParseRulesError> {
        let mut rules = Rules::STANDARD;
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        for (n, word) in words.enumerate() {
            match Rules::PRESETS.iter().find(|(name, _)| n == 0 && *name == word) {
                Some(&(_, preset)) => rules = preset,
                None => rules.change(word).ok_or_else(|| ParseRulesError { word: word.to_owned() })?,
            }
        }
        Ok(rules)
    }
}

/// A word of the text is neither a preset at the beginning nor an option with a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseRulesError {
    /// The word.
    pub word: String,
}

impl fmt::Display for ParseRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a rule", self.word)
    }
}

impl error::Error for ParseRulesError {}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

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
    fn every_number_means_other_rules() {
        let all = all_rules();
        let numbered: HashSet<Rules> = (0..all.len() as u32).map(Rules::from_number).collect();
        assert_eq!(numbered.len(), all.len());
    }

    #[test]
    fn r12_5_all_rules_are_written_and_read_back_as_words() {
        let all = all_rules();
        assert_eq!(all.len(), Rules::OPTIONS.iter().map(|option| option.values().len()).product::<usize>());
        for rules in all {
            assert_eq!(rules.to_string().parse(), Ok(rules));
        }
        for wrong in ["castling", "lastGuard", "lastGuard=", "navyPasses=enemies", "airDefense=none"] {
            assert_eq!(wrong.parse::<Rules>(), Err(ParseRulesError { word: wrong.to_owned() }));
        }
        let late = ParseRulesError { word: "official".to_owned() };
        assert_eq!("lastGuard=true official".parse::<Rules>(), Err(late));
        assert_eq!("".parse(), Ok(Rules::STANDARD));
        let without_guard = Rules::OFFICIAL.with(|rules| rules.last_guard = false);
        assert_eq!("official,lastGuard=false".parse(), Ok(without_guard));
        assert_eq!(without_guard.to_string(), "official lastGuard=false");
    }

    #[cfg(feature = "serde")]
    #[test]
    fn data_with_another_value_is_refused_with_the_known_ones() {
        let error = serde_json::from_str::<Rules>(r#"{"navyPasses":"enemies"}"#).unwrap_err();
        assert!(error.to_string().contains("expected false or true or friends"), "{error}");
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
            assert_eq!(serde_json::from_value::<Rules>(json).unwrap(), rules);
        }
    }
}
