//! The evaluation: a sum of terms that a player would recognise, each a number of cases times two
//! weights, one for the opening and one for the endgame. What stands on a square is kept up to date
//! move by move; the other terms are counted when a position is evaluated.

mod objectives;
mod terms;
mod weights;

use cotulenh::{Color, DecidedBy, Objective, Position, Role, SQUARES, Square, Stack};

use terms::add_other_terms;
pub use terms::{Sink, TERMS, Term, add_terms};
pub use weights::WEIGHTS;

use crate::{params::OTHER_TERMS, score::Value};

/// The weights of a term: in the opening and in the endgame.
pub type Weight = [i16; 2];

/// How much each piece counts for the phase of the game, in the order of [`Role::ALL`].
const PHASES: [i32; Role::ALL.len()] = [4, 4, 2, 1, 1, 2, 1, 2, 0, 1, 1];
/// The sum of [`PHASES`] in the starting position.
const FULL_PHASE: i32 = 70;

/// What stands on the board, as sums of weights for Red minus those for Blue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    opening: i32,
    endgame: i32,
    phase: i32,
}

impl Sums {
    /// The value between those for the opening and the endgame, by the pieces that are left (tapered evaluation).
    fn taper(&self, opening: i32, endgame: i32) -> i32 {
        let phase = self.phase.clamp(0, FULL_PHASE);
        (opening * phase + endgame * (FULL_PHASE - phase)) / FULL_PHASE
    }
}

/// Adds up weights.
struct Adder<'a> {
    weights: &'a [Weight],
    opening: i32,
    endgame: i32,
}

impl Sink for Adder<'_> {
    fn add(&mut self, term: usize, count: i32) {
        let [opening, endgame] = self.weights[term];
        self.opening += count * i32::from(opening);
        self.endgame += count * i32::from(endgame);
    }
}

/// The weights of a piece on a square, heroic or not, carried or not.
type PieceTable = [[Weight; SQUARES]; 4];

/// Evaluates positions with certain weights.
pub struct Evaluator {
    weights: Vec<Weight>,
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
        let piece_table = |role: Role| -> PieceTable {
            core::array::from_fn(|n| {
                let mut table = [[0; 2]; SQUARES];
                for (square, weight) in Square::all().zip(&mut table) {
                    let mut adder = Adder { weights, opening: 0, endgame: 0 };
                    terms::add_piece_terms(role, n & 1 != 0, n & 2 != 0, square, 1, &mut adder);
                    *weight = [adder.opening as i16, adder.endgame as i16];
                }
                table
            })
        };
        let pieces = Role::ALL.map(piece_table).to_vec();
        Evaluator { weights: weights.to_vec(), pieces, has_other_terms: weights.len() == TERMS }
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
            let [opening, endgame] = self.pieces[role as usize][form][square];
            sums.opening += signed * i32::from(opening);
            sums.endgame += signed * i32::from(endgame);
            sums.phase += sign * PHASES[role as usize];
        }
    }

    /// The value of a position by its piece-square sums alone, if the other terms cannot bring it into the
    /// window.
    pub(crate) fn evaluate_lazily(
        &self,
        position: &Position,
        sums: &Sums,
        alpha: Value,
        beta: Value,
    ) -> Option<Value> {
        let value = sums.taper(sums.opening, sums.endgame);
        let value = if position.turn() == Color::Red { value } else { -value };
        let is_far = value - OTHER_TERMS >= beta || value + OTHER_TERMS <= alpha;
        (is_far && !has_other_objective(position)).then_some(value)
    }

    /// The value of a position with known sums, for the side to move.
    pub(crate) fn evaluate(&self, position: &Position, sums: &Sums) -> Value {
        let mut adder = Adder { weights: &self.weights, opening: sums.opening, endgame: sums.endgame };
        if self.has_other_terms {
            add_other_terms(position, &mut adder);
        }
        let mut value = sums.taper(adder.opening, adder.endgame);
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
        self.evaluate(position, &self.sums(position))
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
