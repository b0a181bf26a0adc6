//! How far each piece moves and captures (R2).

use crate::{FILES, Piece, RANKS, Role, RoleSet, Rules, SQUARES, Square, SquareSet, square::STRIDE};

/// How far a piece moves and captures, along files and ranks and along diagonals.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    pub(crate) moves: Range,
    pub(crate) captures: Range,
}

/// A range in steps; 0 where the piece does not go at all.
#[derive(Clone, Copy)]
pub(crate) struct Range {
    straight: u8,
    diagonal: u8,
}

impl Range {
    pub(crate) const fn get(self, diagonal: bool) -> u8 {
        if diagonal { self.diagonal } else { self.straight }
    }
}

/// From one end of the board to the other.
const ANY: u8 = if RANKS > FILES { RANKS - 1 } else { FILES - 1 } as u8;

/// How much further a Navy captures when a Navy carries the target (R2.4).
pub const NAVY_VS_NAVY: u8 = 1;

/// The longest capture: a heroic Air Force, or a heroic Navy against a Navy. Commanders that capture
/// each other from further away (R9.5) are handled separately.
pub(crate) const LONGEST_CAPTURE: usize = 5;

/// The table of R2. For a Navy the captures are those of anything but a Navy.
const fn reach(role: Role, heroic: bool) -> Reach {
    const fn orthogonal(moves: u8, captures: u8) -> Reach {
        Reach {
            moves: Range { straight: moves, diagonal: 0 },
            captures: Range { straight: captures, diagonal: 0 },
        }
    }
    const fn all(moves: u8, captures: u8) -> Reach {
        let (moves, captures) =
            (Range { straight: moves, diagonal: moves }, Range { straight: captures, diagonal: captures });
        Reach { moves, captures }
    }
    const fn both(range: Range) -> Reach {
        Reach { moves: range, captures: range }
    }
    match (role, heroic) {
        (Role::Commander, false) => orthogonal(ANY, 1),
        (Role::Commander, true) => all(ANY, 1),
        (Role::Infantry | Role::Engineer | Role::AntiAir, false) => orthogonal(1, 1),
        (Role::Militia, false) => all(1, 1),
        (Role::Infantry | Role::Engineer | Role::AntiAir | Role::Militia, true) => all(2, 2),
        (Role::Tank, false) => orthogonal(2, 2),
        (Role::Tank, true) => all(3, 3),
        (Role::Artillery, false) => all(3, 3),
        (Role::Artillery, true) => all(4, 4),
        (Role::Missile, false) => both(Range { straight: 2, diagonal: 1 }),
        (Role::Missile, true) => both(Range { straight: 3, diagonal: 2 }),
        (Role::AirForce, false) => all(4, 4),
        (Role::AirForce, true) => all(5, 5),
        (Role::Navy, false) => all(4, 3),
        (Role::Navy, true) => all(5, 4),
        (Role::Headquarter, false) => all(0, 0),
        (Role::Headquarter, true) => all(1, 1),
    }
}

/// [`reach`] as a table: move generation needs it for every stack.
const REACH: [[Reach; 2]; Role::ALL.len()] = {
    let mut table = [[reach(Role::Headquarter, false); 2]; Role::ALL.len()];
    let mut i = 0;
    while i < Role::ALL.len() {
        table[i] = [reach(Role::ALL[i], false), reach(Role::ALL[i], true)];
        i += 1;
    }
    table
};

impl Reach {
    #[inline(always)]
    pub(crate) const fn of(role: Role, heroic: bool, rules: &Rules) -> Reach {
        // R11 `headquarterMarches`: like a heroic infantry.
        let marches = rules.headquarter_marches && heroic && matches!(role, Role::Headquarter);
        let like = if marches { Role::Infantry } else { role };
        REACH[like as usize][heroic as usize]
    }
}

impl Piece {
    /// How far the piece moves, in steps: along files and ranks, and along diagonals (R2). 0 where it does
    /// not move at all.
    ///
    /// ```
    /// use cotulenh::{Color, Piece, Role, Rules};
    /// let infantry = Piece::new(Color::Red, Role::Infantry);
    /// assert_eq!(infantry.move_ranges(&Rules::STANDARD), [1, 0]);
    /// ```
    pub const fn move_ranges(self, rules: &Rules) -> [usize; 2] {
        let moves = Reach::of(self.role, self.heroic, rules).moves;
        [moves.straight as usize, moves.diagonal as usize]
    }

    /// How far the piece captures, in steps: along files and ranks, and along diagonals (R2). 0 where it
    /// does not capture at all. A Navy captures a Navy from one step further (R2.4).
    ///
    /// ```
    /// use cotulenh::{Color, Piece, Role, Rules};
    /// let missile = Piece::new(Color::Red, Role::Missile);
    /// assert_eq!(missile.capture_ranges(&Rules::STANDARD), [2, 1]);
    /// ```
    pub const fn capture_ranges(self, rules: &Rules) -> [usize; 2] {
        let captures = Reach::of(self.role, self.heroic, rules).captures;
        [captures.straight as usize, captures.diagonal as usize]
    }
}

/// The roles that capture at a distance, if nothing blocks them.
pub(crate) fn capturers(
    rules: &Rules,
    heroic: bool,
    diagonal: bool,
    steps: usize,
    navy_target: bool,
) -> RoleSet {
    type Table = [[[RoleSet; 2 * LONGEST_CAPTURE]; 2]; 2];
    const TABLE: Table = {
        let mut table: Table = [[[RoleSet::EMPTY; 2 * LONGEST_CAPTURE]; 2]; 2];
        let mut i = 0;
        while i < 8 * LONGEST_CAPTURE {
            let (steps, rest) = (i / 8 + 1, i % 8);
            let (heroic, diagonal, navy) = (rest / 4, rest / 2 % 2, rest % 2);
            let mut r = 0;
            while r < Role::ALL.len() {
                let role = Role::ALL[r];
                let mut range = REACH[r][heroic].captures.get(diagonal == 1);
                if matches!(role, Role::Navy) && navy == 1 {
                    range += NAVY_VS_NAVY;
                }
                if steps <= range as usize {
                    let entry = &mut table[heroic][diagonal][(steps - 1) * 2 + navy];
                    *entry = entry.with(role);
                }
                r += 1;
            }
            i += 1;
        }
        table
    };
    let roles = TABLE[heroic as usize][diagonal as usize][(steps - 1) * 2 + navy_target as usize];
    // R11 `headquarterMarches`: like a heroic infantry.
    let marches = rules.headquarter_marches && heroic && roles.contains(Role::Infantry);
    if marches { roles.with(Role::Headquarter) } else { roles }
}

/// The squares from which some piece could capture on a square, without the square itself.
pub(crate) fn capture_star(square: Square) -> SquareSet {
    static STARS: [SquareSet; RANKS * STRIDE] = {
        let mut stars = [SquareSet::EMPTY; RANKS * STRIDE];
        let mut pair = 0;
        while pair < SQUARES * SQUARES {
            let (from, to) = (pair / SQUARES, pair % SQUARES);
            if let Some(from) = Square::new(from % FILES, from / FILES)
                && let Some(to) = Square::new(to % FILES, to / FILES)
                && let Some((_, steps)) = from.line_to(to)
                && steps <= LONGEST_CAPTURE
            {
                stars[from.index() as usize].insert(to);
            }
            pair += 1;
        }
        stars
    };
    STARS[square.index() as usize]
}

impl Square {
    /// The squares on the lines from this one, at most so many steps away: along files and ranks, and along
    /// diagonals. Ranges of more than 5 are read as 5, the longest capture. Without the square itself.
    ///
    /// ```
    /// use cotulenh::{Color, Piece, Role, Rules, Square};
    /// let missile = Piece::new(Color::Red, Role::Missile);
    /// let reach = Square::F6.star(missile.capture_ranges(&Rules::STANDARD));
    /// assert!(reach.contains(Square::F8) && !reach.contains(Square::H8));
    /// ```
    pub fn star(self, [straight, diagonal]: [usize; 2]) -> SquareSet {
        const CENTRE: Square = Square::F6;
        const fn lines(is_diagonal: bool) -> [SquareSet; LONGEST_CAPTURE + 1] {
            let mut sets = [SquareSet::EMPTY; LONGEST_CAPTURE + 1];
            let mut index = 0;
            while index < SQUARES {
                if let Some(other) = Square::new(index % FILES, index / FILES)
                    && let Some((direction, steps)) = CENTRE.line_to(other)
                    && direction.is_diagonal() == is_diagonal
                {
                    let mut range = steps;
                    while range < sets.len() {
                        sets[range] = sets[range].with(other);
                        range += 1;
                    }
                }
                index += 1;
            }
            sets
        }
        const STRAIGHT: [SquareSet; LONGEST_CAPTURE + 1] = lines(false);
        const DIAGONAL: [SquareSet; LONGEST_CAPTURE + 1] = lines(true);
        (STRAIGHT[straight.min(LONGEST_CAPTURE)] | DIAGONAL[diagonal.min(LONGEST_CAPTURE)])
            .moved(CENTRE, self)
    }
}

/// The squares strictly between two squares of one line; empty if no line joins them.
pub(crate) fn squares_between(from: Square, to: Square) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    if let Some((direction, steps)) = from.line_to(to) {
        let mut index = from.index();
        for _ in 1..steps {
            index = direction.step(index);
            squares.insert(Square::from_index(index));
        }
    }
    squares
}

/// The roles whose captures a piece in between blocks (R2, "over pieces"; R11 `tankFiresOver`).
pub(crate) const fn blocked_capturers(rules: &Rules) -> RoleSet {
    const BLOCKED: RoleSet = RoleSet::of(Role::Commander)
        .with(Role::Infantry)
        .with(Role::Engineer)
        .with(Role::AntiAir)
        .with(Role::Militia)
        .with(Role::Headquarter);
    if rules.tank_fires_over { BLOCKED } else { BLOCKED.with(Role::Tank) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r2_capture_ranges_agree_with_the_table_of_distances() {
        let flags = [false, true];
        for rules in [Rules::STANDARD, Rules::OFFICIAL] {
            for (role, heroic) in Role::ALL.into_iter().flat_map(|role| flags.map(|heroic| (role, heroic))) {
                for (diagonal, navy) in flags.into_iter().flat_map(|one| flags.map(|other| (one, other))) {
                    let bonus = if role == Role::Navy && navy { NAVY_VS_NAVY } else { 0 };
                    let range = Reach::of(role, heroic, &rules).captures.get(diagonal) + bonus;
                    for steps in 1..=LONGEST_CAPTURE {
                        let listed = capturers(&rules, heroic, diagonal, steps, navy).contains(role);
                        assert_eq!(listed, steps <= usize::from(range), "{role} {heroic} {steps}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_star_is_the_lines_as_far_as_the_ranges_go() {
        for (straight, diagonal) in [(LONGEST_CAPTURE, LONGEST_CAPTURE), (2, 1), (1, 0), (0, 0)] {
            for square in Square::all() {
                let within = |&other: &Square| {
                    square.line_to(other).is_some_and(|(direction, steps)| {
                        steps <= if direction.is_diagonal() { diagonal } else { straight }
                    })
                };
                let lines: SquareSet = Square::all().filter(within).collect();
                assert_eq!(square.star([straight, diagonal]), lines, "{square}");
            }
        }
    }
}
