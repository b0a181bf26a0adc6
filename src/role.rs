//! The eleven kinds of pieces, and sets of them.

use core::{error, fmt, ops, str::FromStr};

/// A kind of piece (R2).
///
/// In this order a carrier comes before everything it can carry (R6.1), so the first role of a stack
/// is its carrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the game's own")]
pub enum Role {
    Navy = 0,
    AirForce = 1,
    Tank = 2,
    Engineer = 3,
    Headquarter = 4,
    Artillery = 5,
    AntiAir = 6,
    Missile = 7,
    Commander = 8,
    Infantry = 9,
    Militia = 10,
}

impl Role {
    /// All eleven roles, carriers first.
    pub const ALL: [Role; 11] = [
        Role::Navy,
        Role::AirForce,
        Role::Tank,
        Role::Engineer,
        Role::Headquarter,
        Role::Artillery,
        Role::AntiAir,
        Role::Missile,
        Role::Commander,
        Role::Infantry,
        Role::Militia,
    ];

    const LETTERS: [u8; Role::ALL.len()] = *b"NFTEHAGSCIM";

    const NAMES: [&str; Role::ALL.len()] = [
        "navy",
        "air force",
        "tank",
        "engineer",
        "headquarter",
        "artillery",
        "anti-air",
        "missile",
        "commander",
        "infantry",
        "militia",
    ];

    /// The letter in upper case (R2).
    pub const fn letter(self) -> char {
        Role::LETTERS[self as usize] as char
    }

    /// The role of an upper-case or lower-case letter.
    ///
    /// ```
    /// use cotulenh::Role;
    /// assert_eq!(Role::from_letter('g'), Some(Role::AntiAir));
    /// assert_eq!(Role::from_letter('k'), None);
    /// ```
    pub fn from_letter(letter: char) -> Option<Role> {
        const BY_LETTER: [Option<Role>; 26] = {
            let mut by_letter = [None; 26];
            let mut n = 0;
            while n < Role::ALL.len() {
                by_letter[(Role::LETTERS[n] - b'A') as usize] = Some(Role::ALL[n]);
                n += 1;
            }
            by_letter
        };
        let index = u32::from(letter.to_ascii_uppercase()).checked_sub(u32::from(b'A'))?;
        *BY_LETTER.get(index as usize)?
    }

    /// The English name in lower case.
    pub const fn name(self) -> &'static str {
        Role::NAMES[self as usize]
    }

    /// The role of a letter or an English name, in any case, with or without `-`, `_` and spaces.
    ///
    /// ```
    /// use cotulenh::Role;
    /// for name in ["f", "F", "AirForce", "air_force", "Air Force"] {
    ///     assert_eq!(Role::from_name(name), Some(Role::AirForce));
    /// }
    /// assert_eq!(Role::from_name("queen"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Role> {
        let mut letters = name.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return Role::from_letter(letter);
        }
        let normalize = |text: &str| -> Vec<u8> {
            text.bytes()
                .filter(|b| !matches!(b, b'-' | b'_' | b' '))
                .map(|b| b.to_ascii_lowercase())
                .collect()
        };
        let wanted = normalize(name);
        Role::ALL.into_iter().find(|role| normalize(role.name()) == wanted)
    }

    /// What its capture is worth, heroic or not (R13.3).
    ///
    /// ```
    /// use cotulenh::Role;
    /// assert_eq!(Role::Tank.points() + Role::Navy.points(), 100);
    /// ```
    pub const fn points(self) -> u32 {
        match self {
            Role::Infantry | Role::Militia | Role::Engineer | Role::AntiAir | Role::Headquarter => 10,
            Role::Tank | Role::Missile => 20,
            Role::Artillery => 30,
            Role::AirForce => 40,
            Role::Navy => 80,
            Role::Commander => 100,
        }
    }

    /// Is it one of the heavy pieces (R4.1), which cross the river only at the bridges (R4.2)?
    pub const fn is_heavy(self) -> bool {
        matches!(self, Role::Artillery | Role::AntiAir | Role::Missile)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is not the name of a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRoleError;

impl fmt::Display for ParseRoleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a role is a letter or a name, such as 'T' or 'tank'")
    }
}

impl error::Error for ParseRoleError {}

/// Reads what [`Display`](fmt::Display) writes, and all that [`Role::from_name`] knows.
///
/// ```
/// use cotulenh::{ParseRoleError, Role};
/// assert_eq!("air force".parse(), Ok(Role::AirForce));
/// assert_eq!("queen".parse::<Role>(), Err(ParseRoleError));
/// for role in Role::ALL {
///     assert_eq!(role.to_string().parse(), Ok(role));
/// }
/// ```
impl FromStr for Role {
    type Err = ParseRoleError;

    fn from_str(name: &str) -> Result<Role, ParseRoleError> {
        Role::from_name(name).ok_or(ParseRoleError)
    }
}

/// A set of roles.
///
/// ```
/// use cotulenh::{Role, RoleSet};
/// let set = RoleSet::EMPTY.with(Role::Tank).with(Role::Navy);
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Role::Navy, Role::Tank]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct RoleSet(u16);

impl RoleSet {
    /// No role.
    pub const EMPTY: RoleSet = RoleSet(0);
    /// All eleven roles.
    pub const FULL: RoleSet = RoleSet((1 << Role::ALL.len()) - 1);

    /// The set of one role.
    pub const fn of(role: Role) -> RoleSet {
        RoleSet(1 << role as u16)
    }

    /// This set and one more role.
    pub const fn with(self, role: Role) -> RoleSet {
        RoleSet(self.0 | 1 << role as u16)
    }

    pub(crate) const fn from_bits(bits: u16) -> RoleSet {
        RoleSet(bits & RoleSet::FULL.0)
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// Is the role in the set?
    pub const fn contains(self, role: Role) -> bool {
        self.0 & (1 << role as u16) != 0
    }

    /// Are all roles of `other` in this set?
    pub const fn contains_all(self, other: RoleSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// The number of roles.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is it the empty set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first role in the order of [`Role::ALL`]. For the roles of a stack this is the carrier.
    pub const fn first(self) -> Option<Role> {
        if self.0 == 0 { None } else { Some(Role::ALL[self.0.trailing_zeros() as usize]) }
    }

    /// The roles in the order of [`Role::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Role> + Clone {
        let mut rest = self;
        core::iter::from_fn(move || {
            let role = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(role)
        })
    }

    /// All non-empty subsets, with the set itself.
    pub(crate) fn parts(self) -> impl Iterator<Item = RoleSet> {
        let mut part = self.0;
        core::iter::from_fn(move || {
            let current = RoleSet(part);
            part = part.wrapping_sub(1) & self.0;
            (!current.is_empty()).then_some(current)
        })
    }
}

impl FromIterator<Role> for RoleSet {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> RoleSet {
        roles.into_iter().fold(RoleSet::EMPTY, RoleSet::with)
    }
}

impl From<Role> for RoleSet {
    fn from(role: Role) -> RoleSet {
        RoleSet::of(role)
    }
}

impl ops::BitOr for RoleSet {
    type Output = RoleSet;
    fn bitor(self, other: RoleSet) -> RoleSet {
        RoleSet(self.0 | other.0)
    }
}

impl ops::BitAnd for RoleSet {
    type Output = RoleSet;
    fn bitand(self, other: RoleSet) -> RoleSet {
        RoleSet(self.0 & other.0)
    }
}

impl ops::Sub for RoleSet {
    type Output = RoleSet;
    fn sub(self, other: RoleSet) -> RoleSet {
        RoleSet(self.0 & !other.0)
    }
}

impl fmt::Debug for RoleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_is_found_by_its_letter_and_its_name() {
        for role in Role::ALL {
            assert_eq!(Role::from_letter(role.letter()), Some(role));
            assert_eq!(Role::from_letter(role.letter().to_ascii_lowercase()), Some(role));
            assert_eq!(Role::from_name(role.name()), Some(role));
        }
        for wrong in ["", "x", "ff", "é", "air  forces"] {
            assert_eq!(Role::from_name(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn three_roles_have_seven_parts() {
        let set = RoleSet::from_iter([Role::Navy, Role::AirForce, Role::Tank]);
        let parts: Vec<_> = set.parts().collect();
        assert_eq!(parts.len(), 7);
        assert!(parts.iter().all(|part| set.contains_all(*part)));
        assert_eq!(RoleSet::EMPTY.parts().count(), 0);
    }
}
