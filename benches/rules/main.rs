//! The speed of the rules, natively: `cargo bench`. `cargo bench -- air` runs one part.

mod air;
mod attack;
mod generate;
mod notation;
mod perft;
mod play;
mod positions;

fn main() {
    divan::main();
}
