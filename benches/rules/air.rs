//! Air defense: zones, and their effect on a flight.

use cotulenh::{Color, Square};
use divan::{Bencher, black_box};

use crate::positions::At;

#[divan::bench]
fn zones(bencher: Bencher) {
    let position = At::Middle.position();
    bencher.bench_local(|| black_box(&position).air_defense_zones(Color::Red));
}

#[divan::bench]
fn zone_of_a_defender(bencher: Bencher) {
    let position = At::Middle.position();
    bencher.bench_local(|| black_box(&position).air_defense_zone(Square::E9));
}

#[divan::bench]
fn cover(bencher: Bencher) {
    let position = At::Middle.position();
    bencher.bench_local(|| black_box(&position).air_cover(Color::Red));
}

#[divan::bench]
fn flight_paths(bencher: Bencher) {
    let position = At::Middle.position();
    bencher.bench_local(|| black_box(&position).flight_paths(Square::F5));
}
