/// Which rules are played (R11). The default is the `standard` ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
