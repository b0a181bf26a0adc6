//! The puzzles of the package: all mates are proved again, and a sample of the others is searched again. They are
//! made by `npm run puzzles`.

use std::{fs, path::Path, thread};

use cotulenh_engine_tools::puzzles::{
    Judge, Puzzle, Theme,
    find::{confirm, mates, prove_mate},
    select::{DIFFERENT, SHARE, distance, select},
    write::{file_name, read_part, write_numbers, write_part},
};

/// Of so many puzzles that do not mate, one is searched again.
const SAMPLE: usize = 15;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../js/src/puzzles/parts")
}

fn parts() -> Vec<(Theme, String, Vec<Puzzle>)> {
    let read = |theme| {
        let text = fs::read_to_string(folder().join(file_name(theme))).unwrap();
        let puzzles = read_part(theme, &text).unwrap();
        (theme, text, puzzles)
    };
    Theme::ALL.map(read).to_vec()
}

fn puzzles() -> Vec<Puzzle> {
    parts().into_iter().flat_map(|(_, _, puzzles)| puzzles).collect()
}

#[test]
fn there_are_a_thousand_and_no_theme_has_more_than_its_share() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 1_000, "{}", puzzles.len());
    for theme in Theme::ALL {
        let of_theme = puzzles.iter().filter(|puzzle| puzzle.theme == theme).count();
        assert!(of_theme > 0, "{theme:?}");
        assert!(of_theme * SHARE <= puzzles.len(), "{theme:?} has {of_theme}");
    }
}

#[test]
fn no_two_are_mirror_images_or_near_duplicates() {
    let puzzles = puzzles();
    for (n, puzzle) in puzzles.iter().enumerate() {
        for other in &puzzles[..n] {
            assert!(distance(puzzle, other) >= DIFFERENT, "{} {}", puzzle.to_line(), other.to_line());
        }
    }
}

#[test]
fn mirror_images_are_dropped() {
    let line = |fen: &str, mistake: &str, turn: &str| {
        Puzzle::read(Theme::Mate1, &format!("{fen};;1;{mistake} {turn}")).unwrap()
    };
    let red = line("4c6/11/11/3T7/11/11/11/11/11/11/11/6C4 b", "Ce12f12", "Td9d11");
    let blue = line("6c4/11/11/11/11/11/11/11/3t7/11/11/4C6 r", "Ce1f1", "Td4d2");
    assert_eq!(distance(&red, &blue), 0);
    assert!(select(&[red, blue], 10).len() <= 1);
}

#[test]
fn files_are_written_as_they_are_read() {
    let parts = parts();
    let all: Vec<Puzzle> = parts.iter().flat_map(|(_, _, puzzles)| puzzles.clone()).collect();
    for (theme, text, _) in &parts {
        assert!(*text == write_part(*theme, &all), "{theme:?}");
    }
    assert_eq!(fs::read_to_string(folder().join("numbers.ts")).unwrap(), write_numbers(&all));
}

#[test]
fn all_mates_are_proved_again_and_nothing_else_mates() {
    let puzzles = puzzles();
    let check = |puzzles: Vec<&Puzzle>| {
        for puzzle in puzzles {
            assert_eq!(mates(puzzle), puzzle.theme.mate().is_some(), "{}", puzzle.to_line());
            if let Some(turns) = puzzle.theme.mate() {
                assert!(turns as usize == puzzle.length() && prove_mate(puzzle), "{}", puzzle.to_line());
            }
        }
    };
    thread::scope(|scope| {
        scope.spawn(|| check(puzzles.iter().step_by(2).collect()));
        scope.spawn(|| check(puzzles.iter().skip(1).step_by(2).collect()));
    });
}

#[test]
fn a_sample_of_the_others_is_confirmed_again() {
    let mut judge = Judge::default();
    let puzzles = puzzles();
    for puzzle in puzzles.iter().filter(|puzzle| puzzle.theme.mate().is_none()).step_by(SAMPLE) {
        assert!(confirm(puzzle, &mut judge, 1), "{}", puzzle.to_line());
    }
}
