//! `cargo bench`: how fast the rules are, natively. `cargo bench -- air` runs a part alone.

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
