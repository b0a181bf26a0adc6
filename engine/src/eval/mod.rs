//! The evaluation: a sum of terms that a player would recognise, each a number of cases times two
//! weights, one for the opening and one for the endgame. What stands on a square is kept up to date
//! move by move; the other terms are counted when a position is evaluated.

mod material;
mod objectives;
mod terms;
mod weights;

use cotulenh::{Color, DecidedBy, Objective, Position, Role, SQUARES, Square, Stack};

pub(crate) use material::Materials;
use material::{Counts, add_material_terms};
use terms::add_other_terms;
pub use terms::{Sink, TERMS, Term, add_terms};
pub use weights::WEIGHTS;

use crate::{params::OTHER_TERMS, score::Value, search::Window};

/// The weights of a term: in the opening and in the endgame.
pub type Weight = [i16; 2];

/// How much each piece counts for the phase of the game, in the order of [`Role::ALL`].
const PHASES: [i32; Role::ALL.len()] = [4, 4, 2, 1, 1, 2, 1, 2, 0, 1, 1];
/// The sum of [`PHASES`] in the starting position.
const FULL_PHASE: i32 = 70;

/// Two sums in one number, so that both are added at once: that for the opening in the upper half, that for
/// the endgame in the lower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Both(i64);

impl Both {
    const fn of([opening, endgame]: Weight) -> Both {
        Both(((opening as i64) << 32) + endgame as i64)
    }

    const fn split(self) -> (i32, i32) {
        let endgame = self.0 as i32;
        (((self.0 - endgame as i64) >> 32) as i32, endgame)
    }

    fn add(&mut self, weight: Both, count: i32) {
        self.0 += weight.0 * i64::from(count);
    }

    fn plus(self, other: Both) -> Both {
        Both(self.0 + other.0)
    }
}

/// What stands on the board, as sums of weights for Red minus those for Blue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    weights: Both,
    phase: i32,
    counts: Counts,
    /// Hashes of the pieces of each side on their squares.
    places: [u32; 2],
}

impl Sums {
    /// Hashes of what positions have in common: the pieces of each side on their squares, and the material.
    pub(crate) fn keys(&self) -> [u32; 3] {
        [self.places[0], self.places[1], self.counts.key()]
    }

    /// The value between those for the opening and the endgame, by the pieces that are left (tapered evaluation).
    fn taper(&self, weights: Both) -> i32 {
        let (opening, endgame) = weights.split();
        let phase = self.phase.clamp(0, FULL_PHASE);
        (opening * phase + endgame * (FULL_PHASE - phase)) / FULL_PHASE
    }
}

/// Adds up weights.
struct Adder<'a> {
    weights: &'a [Both; TERMS],
    sum: Both,
}

impl Sink for Adder<'_> {
    fn add(&mut self, term: usize, count: i32) {
        self.sum.add(self.weights[term], count);
    }
}

/// The weights of a piece on a square, heroic or not, carried or not.
type PieceTable = [[Both; SQUARES]; 4];

/// Evaluates positions with certain weights.
pub struct Evaluator {
    weights: Box<[Both; TERMS]>,
    pieces: Vec<PieceTable>,
    /// Are there other terms than what stands on the squares?
    has_other_terms: bool,
}

impl Evaluator {
    /// An evaluator with these weights, one for each of [`TERMS`].
    ///
    /// # Panics
    ///
    /// If there are fewer weights than terms.
    pub fn new(weights: &[Weight]) -> Evaluator {
        assert!(weights.len() >= TERMS, "a weight for each term");
        let mut both = Box::new([Both(0); TERMS]);
        both.iter_mut().zip(weights).for_each(|(both, weight)| *both = Both::of(*weight));
        let piece_table = |role: Role| -> PieceTable {
            core::array::from_fn(|n| {
                let mut table = [Both(0); SQUARES];
                for (square, weight) in Square::all().zip(&mut table) {
                    let mut adder = Adder { weights: &both, sum: Both(0) };
                    terms::add_piece_terms(role, n & 1 != 0, n & 2 != 0, square, 1, &mut adder);
                    *weight = adder.sum;
                }
                table
            })
        };
        let pieces = Role::ALL.map(piece_table).to_vec();
        Evaluator { weights: both, pieces, has_other_terms: weights.len() == TERMS }
    }

    /// An evaluator that counts material only.
    pub fn material() -> Evaluator {
        let mut weights = vec![[0; 2]; TERMS + 1];
        for role in Role::ALL.into_iter().filter(|&role| role != Role::Commander) {
            let value = crate::exchange::role_value(role) as i16;
            weights[terms::material(role)] = [value; 2];
        }
        // One weight more says that there is nothing else to count.
        Evaluator::new(&weights)
    }

    /// The sums of a board.
    pub(crate) fn sums(&self, position: &Position) -> Sums {
        let mut sums = Sums::default();
        position.board().stacks().for_each(|(square, stack)| self.add(&mut sums, square, stack, 1));
        sums
    }

    /// Adds a stack to the sums, or takes it out of them with the sign -1.
    pub(crate) fn add(&self, sums: &mut Sums, square: Square, stack: Stack, sign: i32) {
        let color = stack.color();
        let square = seen_by(color, square).number();
        let signed = if color == Color::Red { sign } else { -sign };
        let heroes = stack.heroes();
        for (n, role) in stack.roles().iter().enumerate() {
            let form = usize::from(heroes.contains(role)) | usize::from(n > 0) << 1;
            sums.weights.add(self.pieces[role as usize][form][square], signed);
            sums.phase += sign * PHASES[role as usize];
            sums.counts.add(color, role, sign);
            let place = &mut sums.places[color as usize];
            *place = place.wrapping_add(place_key(role, square).wrapping_mul(sign as u32));
        }
    }

    /// What the material is worth together, in addition to each piece.
    fn value_material(&self, counts: &Counts) -> Both {
        let mut adder = Adder { weights: &self.weights, sum: Both::default() };
        add_material_terms(counts, &mut adder);
        adder.sum
    }

    /// The value of a position by its piece-square sums alone, if the other terms cannot bring it into the
    /// window.
    pub(crate) fn evaluate_lazily(
        &self,
        position: &Position,
        sums: &Sums,
        material: Both,
        window: Window,
    ) -> Option<Value> {
        let value = sums.taper(sums.weights.plus(material));
        let value = if position.turn() == Color::Red { value } else { -value };
        let is_far = value - OTHER_TERMS >= window.beta || value + OTHER_TERMS <= window.alpha;
        (is_far && !has_other_objective(position)).then_some(value)
    }

    /// The value of a position with known sums, for the side to move.
    pub(crate) fn evaluate(&self, position: &Position, sums: &Sums, material: Both) -> Value {
        let mut adder = Adder { weights: &self.weights, sum: sums.weights.plus(material) };
        if self.has_other_terms {
            add_other_terms(position, &mut adder);
        }
        let mut value = sums.taper(adder.sum);
        if has_other_objective(position) {
            value += objectives::value(position);
        }
        if position.turn() == Color::Red { value } else { -value }
    }

    /// The value of a position for the side to move, in hundredths of an infantry.
    ///
    /// ```
    /// use cotulenh::{Position, Rules};
    /// use cotulenh_engine::eval::{Evaluator, WEIGHTS};
    /// let evaluator = Evaluator::new(&WEIGHTS);
    /// let fen = "6c4/11/11/11/11/11/11/11/4T6/11/11/7C3 r - - 0 1";
    /// let position = Position::from_fen(fen, Rules::STANDARD)?;
    /// assert!(evaluator.value(&position) > 100);
    /// # Ok::<(), cotulenh::FenErrors>(())
    /// ```
    pub fn value(&self, position: &Position) -> Value {
        let sums = self.sums(position);
        self.evaluate(position, &sums, self.value_material(&sums.counts))
    }
}

/// Is the game won by something else than the enemy commander (R13)?
fn has_other_objective(position: &Position) -> bool {
    let rules = position.rules();
    rules.objective != Objective::Commander || rules.decided_by == DecidedBy::Points
}

/// The share of the opening in a position, from 0 to 1.
pub fn opening_share(position: &Position) -> f64 {
    let pieces = position.board().stacks().flat_map(|(_, stack)| stack.pieces());
    let phase: i32 = pieces.map(|piece| PHASES[piece.role as usize]).sum();
    f64::from(phase.clamp(0, FULL_PHASE)) / f64::from(FULL_PHASE)
}

/// A square from a side's point of view: for Blue the ranks are reversed.
fn seen_by(color: Color, square: Square) -> Square {
    match color {
        Color::Red => square,
        Color::Blue => Square::new(square.file(), cotulenh::RANKS - 1 - square.rank()).unwrap_or(square),
    }
}

/// A number for a piece on a square; the sum of such numbers is a hash of all.
const fn place_key(role: Role, square: usize) -> u32 {
    let key = (role as u32 * SQUARES as u32 + square as u32 + 1).wrapping_mul(0x9e37_79b1);
    let key = (key ^ key >> 15).wrapping_mul(0x85eb_ca6b);
    (key ^ key >> 13).wrapping_mul(0xc2b2_ae35)
}
