//! Stacks: a carrier and what it carries (R6).

use core::{error, fmt, num::NonZeroU16};

use crate::{Color, ErrorCode, Piece, Role, RoleSet, Rules};

/// The pieces on a square: one piece, or a carrier with what it carries (R6).
///
/// Only the combinations of R6.1 can be built. No role is in a stack twice, so a stack is a set of
/// roles, and the first of them carries the others. Each piece has its own heroic status (R6.3).
///
/// ```
/// use cotulenh::{Color, Piece, Role, Stack};
/// let navy = Stack::from(Piece::new(Color::Red, Role::Navy));
/// let tank = Stack::from(Piece::new(Color::Red, Role::Tank));
/// let both = tank.combine(navy).unwrap();
/// assert_eq!(both.carrier().role, Role::Navy);
/// assert_eq!(both.to_string(), "(NT)");
/// assert_eq!(both.combine(navy), None);
/// ```
// Bits 0–10: the roles. Bit 11: the colour. Bits 12–14: whether the first, second and third of the
// roles are heroic. Bit 15 is always clear: the board marks its padding with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack(NonZeroU16);

const COLOR_BIT: u32 = Role::ALL.len() as u32;
const HEROES_BIT: u32 = COLOR_BIT + 1;

/// The slots of a carrier, with at most one piece in each (R6.1).
const fn slots(carrier: Role) -> [RoleSet; 2] {
    const FOOT: RoleSet = RoleSet::of(Role::Commander).with(Role::Infantry).with(Role::Militia);
    match carrier {
        Role::Navy => [RoleSet::of(Role::AirForce), FOOT.with(Role::Tank)],
        Role::AirForce => [RoleSet::of(Role::Tank), FOOT],
        Role::Tank => [FOOT, RoleSet::EMPTY],
        Role::Engineer => {
            [RoleSet::of(Role::Artillery).with(Role::AntiAir).with(Role::Missile), RoleSet::EMPTY]
        }
        Role::Headquarter => [RoleSet::of(Role::Commander), RoleSet::EMPTY],
        _ => [RoleSet::EMPTY, RoleSet::EMPTY],
    }
}

/// Do the roles form a stack (R6.1)?
const fn is_stack(roles: RoleSet) -> bool {
    let Some(carrier) = roles.first() else { return false };
    let [a, b] = slots(carrier);
    let cargo = roles.bits() & (roles.bits() - 1);
    let (in_a, in_b) = (cargo & a.bits(), cargo & b.bits());
    in_a | in_b == cargo && in_a.count_ones() <= 1 && in_b.count_ones() <= 1
}

/// For each role, the roles that can be in a stack with it, and itself. Every part of a stack is a
/// stack (R6.1), so the roles of a stack are companions of each other.
const COMPANIONS: [RoleSet; Role::ALL.len()] = {
    let mut companions = [RoleSet::EMPTY; Role::ALL.len()];
    let mut n = 0;
    while n < Role::ALL.len() * Role::ALL.len() {
        let (one, other) = (Role::ALL[n % Role::ALL.len()], Role::ALL[n / Role::ALL.len()]);
        if is_stack(RoleSet::of(one).with(other)) {
            companions[one as usize] = companions[one as usize].with(other);
        }
        n += 1;
    }
    companions
};

impl Stack {
    const fn from_parts(color: Color, roles: RoleSet, heroes: RoleSet) -> Option<Stack> {
        if !is_stack(roles) {
            return None;
        }
        let mut bits = roles.bits() | (color as u16) << COLOR_BIT;
        let (mut rest, mut place) = (roles.bits(), HEROES_BIT);
        while rest != 0 {
            if heroes.bits() & rest & rest.wrapping_neg() != 0 {
                bits |= 1 << place;
            }
            rest &= rest - 1;
            place += 1;
        }
        match NonZeroU16::new(bits) {
            Some(bits) => Some(Stack(bits)),
            None => None,
        }
    }

    /// The stack of these pieces.
    pub fn new(pieces: impl IntoIterator<Item = Piece>) -> Result<Stack, StackError> {
        let mut builder = StackBuilder::default();
        pieces.into_iter().try_for_each(|piece| builder.add(piece))?;
        builder.finish()
    }

    /// The stack in which `carrier` carries `cargo`. It fails if R6.1 makes another piece the carrier.
    pub fn carried_by(carrier: Piece, cargo: impl IntoIterator<Item = Piece>) -> Result<Stack, StackError> {
        let mut builder = StackBuilder::default();
        builder.add(carrier)?;
        cargo.into_iter().try_for_each(|piece| builder.add(piece))?;
        let stack = builder.finish()?;
        match stack.carrier_role() == carrier.role {
            true => Ok(stack),
            false => Err(StackError::Impossible(stack.roles())),
        }
    }

    /// The side of all its pieces.
    pub const fn color(self) -> Color {
        if self.0.get() >> COLOR_BIT & 1 == 0 { Color::Red } else { Color::Blue }
    }

    /// The roles of all its pieces.
    pub const fn roles(self) -> RoleSet {
        RoleSet::from_bits(self.0.get())
    }

    /// The roles of its heroic pieces.
    pub fn heroes(self) -> RoleSet {
        let mut marks = self.0.get() >> HEROES_BIT;
        if marks == 0 {
            return RoleSet::EMPTY;
        }
        let mut rest = self.roles().bits();
        let mut heroes = 0;
        while marks != 0 {
            let lowest = rest & rest.wrapping_neg();
            if marks & 1 != 0 {
                heroes |= lowest;
            }
            rest ^= lowest;
            marks >>= 1;
        }
        RoleSet::from_bits(heroes)
    }

    /// The role of the piece that carries the others, or of the only one.
    pub const fn carrier_role(self) -> Role {
        Role::ALL[self.0.get().trailing_zeros() as usize % Role::ALL.len()]
    }

    /// Is the carrier heroic?
    pub const fn carrier_is_heroic(self) -> bool {
        self.0.get() >> HEROES_BIT & 1 != 0
    }

    /// The piece that carries the others, or the only one.
    pub const fn carrier(self) -> Piece {
        Piece { color: self.color(), role: self.carrier_role(), heroic: self.carrier_is_heroic() }
    }

    /// The number of its pieces: 1 to 3.
    #[expect(clippy::len_without_is_empty, reason = "a stack is never empty")]
    pub const fn len(self) -> usize {
        self.roles().len()
    }

    /// Is it a single piece?
    pub const fn is_single(self) -> bool {
        let roles = self.roles().bits();
        roles & (roles - 1) == 0
    }

    /// Does it have a piece of this role?
    pub const fn contains(self, role: Role) -> bool {
        self.roles().contains(role)
    }

    /// The piece of this role.
    pub fn piece(self, role: Role) -> Option<Piece> {
        self.contains(role).then(|| Piece { color: self.color(), role, heroic: self.heroes().contains(role) })
    }

    /// Its pieces, the carrier first.
    pub fn pieces(self) -> impl Iterator<Item = Piece> + Clone {
        let (color, heroes) = (self.color(), self.heroes());
        self.roles().iter().map(move |role| Piece { color, role, heroic: heroes.contains(role) })
    }

    /// Both as one stack, if R6.1 allows it (R6.2). The carrier does not depend on the order.
    pub fn combine(self, other: Stack) -> Option<Stack> {
        // Called for every friend on every line, and most do not fit: the table decides those.
        if !COMPANIONS[self.carrier_role() as usize].contains_all(other.roles())
            || self.color() != other.color()
            || !(self.roles() & other.roles()).is_empty()
        {
            return None;
        }
        Stack::from_parts(self.color(), self.roles() | other.roles(), self.heroes() | other.heroes())
    }

    /// Do the rules in force allow the stack (R11.1)? An Air Force may be limited to one passenger (R11
    /// `airForceCarriesOne`).
    pub fn is_allowed(self, rules: &Rules) -> bool {
        !(rules.air_force_carries_one && self.carrier_role() == Role::AirForce && self.len() > 2)
    }

    /// Its pieces of these roles, if it has any. Every part of a stack is a stack (R6.1).
    pub fn part(self, roles: RoleSet) -> Option<Stack> {
        Stack::from_parts(self.color(), self.roles() & roles, self.heroes())
    }

    /// Its pieces of all other roles, if there are any.
    pub fn without(self, roles: RoleSet) -> Option<Stack> {
        self.part(self.roles() - roles)
    }

    /// The same pieces, with exactly these roles heroic.
    #[must_use]
    pub fn with_heroes(self, heroes: RoleSet) -> Stack {
        Stack::from_parts(self.color(), self.roles(), heroes).unwrap_or(self)
    }

    /// The piece of a letter in FEN (R2): red in upper case, blue in lower case. The table makes reading
    /// a FEN 10 % faster than going through [`Role::from_letter`].
    pub(crate) const fn from_letter(letter: u8) -> Option<Stack> {
        const BY_LETTER: [Option<Stack>; 128] = {
            let mut by_letter = [None; 128];
            let mut n = 0;
            while n < Role::ALL.len() {
                let letter = Role::ALL[n].letter() as u8;
                let roles = RoleSet::of(Role::ALL[n]);
                by_letter[letter as usize] = Stack::from_parts(Color::Red, roles, RoleSet::EMPTY);
                let lower_case = letter.to_ascii_lowercase() as usize;
                by_letter[lower_case] = Stack::from_parts(Color::Blue, roles, RoleSet::EMPTY);
                n += 1;
            }
            by_letter
        };
        if letter.is_ascii() { BY_LETTER[letter as usize] } else { None }
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0.get()
    }

    /// The stack of a board cell, `None` for an empty one or padding.
    pub(crate) const fn from_cell(cell: u16) -> Option<Stack> {
        match NonZeroU16::new(cell & 0x7fff) {
            Some(bits) => Some(Stack(bits)),
            None => None,
        }
    }

    /// Displays the stack in upper case for both sides, as LAN does (R12.3).
    pub fn upper_case(self) -> UpperCase {
        UpperCase(self)
    }

    /// Appends what [`Display`](fmt::Display) writes, or [`Stack::upper_case`].
    pub(crate) fn push_to(self, text: &mut String, upper_case: bool) {
        self.write(upper_case, false, |character| text.push(character.into()));
    }

    /// Calls `push` with each byte of the text (R12.1). With `outside` the carrier comes before the
    /// parentheses.
    pub(crate) fn write(self, upper_case: bool, outside: bool, mut push: impl FnMut(u8)) {
        const LOWER_CASE_BIT: u8 = b'a' ^ b'A';
        let case = if upper_case || self.color() == Color::Red { 0 } else { LOWER_CASE_BIT };
        let mut heroes = self.0.get() >> HEROES_BIT;
        let single = self.is_single();
        // Most stacks are a single piece that is not heroic.
        if single && heroes == 0 {
            return push(self.carrier_role().letter() as u8 | case);
        }
        if !single && !outside {
            push(b'(');
        }
        for (n, role) in self.roles().iter().enumerate() {
            if n == 1 && outside {
                push(b'(');
            }
            if heroes & 1 != 0 {
                push(b'+');
            }
            heroes >>= 1;
            push(role.letter() as u8 | case);
        }
        if !single {
            push(b')');
        }
    }
}

/// Builds a stack from pieces that are added one by one.
#[derive(Default)]
pub(crate) struct StackBuilder {
    color: Option<Color>,
    roles: RoleSet,
    heroes: RoleSet,
}

impl StackBuilder {
    /// Adds a piece, if it has the color of the others and a role that is not there yet.
    #[inline(never)]
    pub(crate) fn add(&mut self, piece: Piece) -> Result<(), StackError> {
        if *self.color.get_or_insert(piece.color) != piece.color {
            return Err(StackError::MixedColors);
        }
        if self.roles.contains(piece.role) {
            return Err(StackError::Twice(piece.role));
        }
        self.roles = self.roles.with(piece.role);
        if piece.heroic {
            self.heroes = self.heroes.with(piece.role);
        }
        Ok(())
    }

    /// The stack of all added pieces.
    pub(crate) fn finish(self) -> Result<Stack, StackError> {
        let color = self.color.ok_or(StackError::Empty)?;
        Stack::from_parts(color, self.roles, self.heroes).ok_or(StackError::Impossible(self.roles))
    }
}

impl From<Piece> for Stack {
    fn from(piece: Piece) -> Stack {
        let marks = (piece.color as u16) << COLOR_BIT | u16::from(piece.heroic) << HEROES_BIT;
        let bits = NonZeroU16::new(RoleSet::of(piece.role).bits() | marks);
        Stack(bits.expect("a role is a bit"))
    }
}

/// As in FEN: a single piece without parentheses, several with them, carrier first (R12.1).
impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push_to(&mut text, false);
        f.write_str(&text)
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Displays a stack in upper case: see [`Stack::upper_case`].
#[derive(Clone, Copy, Debug)]
pub struct UpperCase(Stack);

impl fmt::Display for UpperCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.0.push_to(&mut text, true);
        f.write_str(&text)
    }
}

/// Why pieces do not form a stack (R6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StackError {
    /// There is no piece.
    Empty,
    /// There are pieces of both sides.
    MixedColors,
    /// A role is there twice.
    Twice(Role),
    /// None of the pieces may carry the others.
    Impossible(RoleSet),
}

impl StackError {
    /// A stable name for the error.
    pub fn code(self) -> ErrorCode {
        match self {
            StackError::Empty | StackError::Twice(_) | StackError::Impossible(_) => {
                ErrorCode::ImpossibleStack
            }
            StackError::MixedColors => ErrorCode::MixedColors,
        }
    }
}

impl fmt::Display for StackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StackError::Empty => f.write_str("a stack has at least one piece"),
            StackError::MixedColors => f.write_str("the pieces of a stack have one color"),
            StackError::Twice(role) => {
                write!(f, "a stack has at most one {role}")
            }
            StackError::Impossible(roles) => {
                for (n, role) in roles.iter().enumerate() {
                    write!(f, "{}{role}", if n == 0 { "" } else { ", " })?;
                }
                f.write_str(" cannot be stacked like this")
            }
        }
    }
}

impl error::Error for StackError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_stacks() -> impl Iterator<Item = Stack> {
        RoleSet::FULL
            .parts()
            .flat_map(|roles| roles.parts().chain([RoleSet::EMPTY]).map(move |heroes| (roles, heroes)))
            .filter(|(roles, _)| roles.len() <= 3)
            .flat_map(|(roles, heroes)| Color::ALL.map(|color| Stack::from_parts(color, roles, heroes)))
            .flatten()
    }

    #[test]
    fn r6_1_the_23_stacks() {
        let mut found: Vec<String> = RoleSet::FULL
            .parts()
            .filter(|roles| roles.len() > 1)
            .filter_map(|roles| Stack::from_parts(Color::Red, roles, RoleSet::EMPTY))
            .map(|stack| stack.roles().iter().map(Role::letter).collect())
            .collect();
        found.sort();
        let listed = "TC TI TM FC FI FM FT FTC FTI FTM EA EG ES NC NI NM NT NF NFC NFI NFM NFT HC";
        let mut listed: Vec<String> = listed.split(' ').map(str::to_owned).collect();
        listed.sort();
        assert_eq!(found, listed);
        assert_eq!(listed.len(), 23);
    }

    #[test]
    fn r6_1_every_part_of_a_stack_is_a_stack() {
        for stack in all_stacks() {
            for part in stack.roles().parts() {
                let taken = stack.part(part).expect("a part is a stack");
                let Some(rest) = stack.without(part) else {
                    assert_eq!(taken, stack);
                    continue;
                };
                assert_eq!(taken.combine(rest), Some(stack));
                assert_eq!(rest.combine(taken), Some(stack));
            }
        }
    }

    #[test]
    fn r6_3_every_piece_keeps_its_own_heroic_status() {
        let mut count = 0;
        for stack in all_stacks() {
            count += 1;
            assert_eq!(Stack::new(stack.pieces()), Ok(stack));
            assert_eq!(stack.carrier(), stack.pieces().next().unwrap());
            for role in Role::ALL {
                assert_eq!(stack.piece(role), stack.pieces().find(|p| p.role == role));
            }
            assert_eq!(stack.with_heroes(RoleSet::EMPTY).with_heroes(stack.heroes()), stack);
        }
        assert_eq!(count, 2 * (11 * 2 + 16 * 4 + 7 * 8));
    }

    #[test]
    fn singles_are_stacks_of_one() {
        for role in Role::ALL {
            for color in Color::ALL {
                for heroic in [false, true] {
                    let piece = Piece { color, role, heroic };
                    assert_eq!(Stack::new([piece]), Ok(Stack::from(piece)));
                }
            }
        }
    }

    #[test]
    fn r6_1_pieces_that_do_not_form_a_stack_are_refused_with_the_reason() {
        let red = |role| Piece::new(Color::Red, role);
        assert_eq!(Stack::new([]), Err(StackError::Empty));
        let mixed = [red(Role::Navy), Piece::new(Color::Blue, Role::Tank)];
        assert_eq!(Stack::new(mixed), Err(StackError::MixedColors));
        assert_eq!(Stack::new([red(Role::Tank), red(Role::Tank)]), Err(StackError::Twice(Role::Tank)));
        let error = Stack::new([red(Role::Infantry), red(Role::Militia)]).unwrap_err();
        assert_eq!(error.to_string(), "infantry, militia cannot be stacked like this");
        let error = Stack::carried_by(red(Role::Tank), [red(Role::Navy)]).unwrap_err();
        assert_eq!(error.code(), ErrorCode::ImpossibleStack);
        assert!(Stack::carried_by(red(Role::Navy), [red(Role::Tank)]).is_ok());
    }
}
