use crate::text::split;

/// Which rules are played (R11). The default is the `standard` ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase", default, deny_unknown_fields)
)]
pub struct Rules {
    /// A tank captures over pieces. If not, its captures are blocked like its moves.
    pub tank_fires_over: bool,
    /// Pieces other than navies do not block a navy's movement.
    pub navy_passes: bool,
    /// A heroic Air Force ignores air defense.
    pub stealth_air_force: bool,
    /// The last piece beside a commander becomes heroic.
    pub last_guard: bool,
    /// Who defends the air, and how.
    pub air_defense: AirDefenseRules,
}

/// The two forms of air defense (R5, R11 `airDefense`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum AirDefenseRules {
    /// Missile, Navy and Anti-air defend discs by their level; one zone can be braved (R5).
    #[default]
    Levels,
    /// Anti-air and Headquarter close squares to the Air Force altogether.
    NoFly,
}

impl Rules {
    /// The rules as they are without options.
    pub const STANDARD: Rules = Rules {
        tank_fires_over: true,
        navy_passes: false,
        stealth_air_force: false,
        last_guard: false,
        air_defense: AirDefenseRules::Levels,
    };
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
        for (word, set) in WORDS {
            let mut changed = *self;
            set(&mut changed);
            if changed == *self {
                words.push_str(if words.is_empty() { "" } else { " " });
                words.push_str(word);
            }
        }
        words
    }

    /// Reads what [`Rules::to_words`] writes, or `standard`; commas separate words too. An error is
    /// the word that is no option.
    pub fn from_words(words: &str) -> Result<Rules, String> {
        let mut rules = Rules::STANDARD;
        for listed in split(words, b' ') {
            for word in split(listed, b',') {
                match WORDS.iter().find(|(known, _)| *known == word) {
                    Some((_, set)) => set(&mut rules),
                    None if word.is_empty() || word == "standard" => {}
                    None => return Err(word.to_owned()),
                }
            }
        }
        Ok(rules)
    }
}

type Change = fn(&mut Rules);

/// What differs from the standard rules, and how.
const WORDS: [(&str, Change); 5] = [
    ("tankFiresOver=false", |rules| rules.tank_fires_over = false),
    ("navyPasses=true", |rules| rules.navy_passes = true),
    ("stealthAirForce=true", |rules| rules.stealth_air_force = true),
    ("lastGuard=true", |rules| rules.last_guard = true),
    ("airDefense=noFly", |rules| rules.air_defense = AirDefenseRules::NoFly),
];
