//! Random rules and setups for the comparison with the reference, chosen so that every option matters
//! in some of them.

use cotulenh::{Color, Piece, Role, Rules, Setup, Square, Stack, may_stand};

/// A small random number generator (xorshift).
pub(crate) struct Random(u64);

/// Ships that pass each other, and commanders that board them (R11).
const SHIPS: &[Role] = &[Role::Navy, Role::Navy, Role::AirForce];

/// Planes with targets to return from (R3.2), alone or with others on board (R6.1).
const PLANES: &[Role] = &[Role::AirForce, Role::Infantry, Role::Tank, Role::Militia];

/// What the setups are full of, beside pieces of all kinds.
const THEMES: [&[Role]; 6] = [
    &Role::ALL,
    SHIPS,
    PLANES,
    // Zones of every kind (R5).
    &[Role::AirForce, Role::AntiAir, Role::Missile, Role::Headquarter],
    // Headquarters that march when they are heroic.
    &[Role::Headquarter, Role::Headquarter, Role::Engineer],
    // One division that may be lost (R13.1).
    &[Role::Artillery, Role::AirForce, Role::Navy],
];

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        // Seeds that follow each other must not give similar numbers.
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..32 {
            random.below(2);
        }
        random
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    pub(crate) fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    /// The rules of the n-th setup: one option alone, all of them in turn; a preset, perhaps with a
    /// battle; or any mixture.
    pub(crate) fn rules(&mut self, n: usize) -> Rules {
        let single = |option: usize, value| {
            let mut rules = Rules::STANDARD;
            Rules::OPTIONS[option].set(&mut rules, value);
            rules
        };
        match n % 4 {
            0 => {
                let values = Rules::OPTIONS.iter().map(|option| option.values().len());
                let singles: Vec<Rules> = values
                    .enumerate()
                    .flat_map(|(option, values)| (0..values).map(move |value| single(option, value)))
                    .filter(|rules| *rules != Rules::STANDARD)
                    .chain([Rules::STANDARD])
                    .collect();
                singles[n / 4 % singles.len()]
            }
            1 => {
                let mut rules = Rules::PRESETS[self.below(Rules::PRESETS.len())].1;
                for option in Rules::OPTIONS {
                    if ["objective", "decidedBy"].contains(&option.name()) {
                        option.set(&mut rules, self.below(option.values().len()));
                    }
                }
                rules
            }
            _ => {
                let mut rules = Rules::STANDARD;
                for option in Rules::OPTIONS {
                    if self.one_in(3) {
                        option.set(&mut rules, self.below(option.values().len()));
                    }
                }
                rules
            }
        }
    }

    fn piece(&mut self, color: Color, role: Role) -> Piece {
        Piece { color, role, heroic: self.one_in(4) }
    }

    fn role(&mut self, theme: &[Role]) -> Role {
        if self.one_in(2) { theme[self.below(theme.len())] } else { Role::ALL[self.below(Role::ALL.len())] }
    }

    /// A stack of up to three pieces that may stand on a square. Not all rules allow it.
    fn stack(&mut self, color: Color, square: Square, theme: &[Role]) -> Option<Stack> {
        let mut roles = vec![self.role(theme)];
        while roles.len() < 3 && !self.one_in(3) {
            roles.push(self.role(theme));
        }
        let pieces: Vec<Piece> = roles.into_iter().map(|role| self.piece(color, role)).collect();
        let stack = Stack::new(pieces).ok().filter(|stack| !stack.contains(Role::Commander))?;
        may_stand(stack.carrier_role(), square).then_some(stack)
    }

    /// A part of the board, crowded or almost empty, with both commanders in it, alone or carried.
    pub(crate) fn setup(&mut self, rules: &Rules) -> Setup {
        let mut setup = Setup::empty();
        setup.turn = Color::ALL[self.below(2)];
        if self.one_in(8) {
            setup.half_moves = 96 + self.below(4) as u32; // close to a draw (R10.2)
        }
        // These two matter only with the right pieces close to each other.
        let theme = match self.below(4) {
            0 if rules.commander_boards_at_sea => SHIPS,
            1 if rules.air_force_carries_one => PLANES,
            _ => THEMES[self.below(THEMES.len())],
        };
        let is_small = theme == SHIPS || theme == PLANES;
        let width = 4 + self.below(if is_small { 2 } else { 8 });
        let height = 4 + self.below(if is_small { 3 } else { 9 });
        let left = if theme == SHIPS { 0 } else { self.below(12 - width) };
        let bottom = self.below(13 - height);
        let square = |random: &mut Random| {
            Square::new(left + random.below(width), bottom + random.below(height)).expect("on the board")
        };
        let pieces = if self.one_in(3) { 2 + self.below(6) } else { 4 + self.below(14) };
        for _ in 0..pieces {
            let (square, color) = (square(self), Color::ALL[self.below(2)]);
            if let Some(stack) = self.stack(color, square, theme) {
                setup.set(square, Some(stack));
            }
        }
        for color in Color::ALL {
            if self.one_in(24) {
                continue; // only one, or none (R10.3)
            }
            loop {
                let (square, commander) = (square(self), Stack::from(self.piece(color, Role::Commander)));
                let stack = match setup.get(square) {
                    None => Some(commander),
                    Some(stack) => stack.combine(commander),
                };
                if let Some(stack) = stack.filter(|stack| may_stand(stack.carrier_role(), square)) {
                    setup.set(square, Some(stack));
                    break;
                }
                if self.one_in(200) {
                    break;
                }
            }
        }
        setup
    }

    /// Two to four pieces in brackets, as in a FEN: a stack of R6.1, or, more often, none.
    pub(crate) fn bracketed_pieces(&mut self) -> String {
        let mut text = String::new();
        for _ in 0..2 + self.below(3) {
            if self.one_in(4) {
                text.push('+');
            }
            text.push(Role::ALL[self.below(Role::ALL.len())].letter().to_ascii_uppercase());
        }
        if self.one_in(2) { format!("({text})") } else { format!("({})", text.to_lowercase()) }
    }
}
