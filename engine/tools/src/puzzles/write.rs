//! The files of the package: a part for each theme, and the numbers of all.

use std::{collections::BTreeMap, fmt::Write as _};

use super::{Puzzle, Theme};

/// The name of the file of a theme.
pub fn file_name(theme: Theme) -> String {
    format!("{}.ts", theme.name())
}

/// A part as a TypeScript module, a puzzle a line, the easiest first.
pub fn write_part(theme: Theme, puzzles: &[Puzzle]) -> String {
    let mut part: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| puzzle.theme == theme).collect();
    part.sort_by_key(|puzzle| (puzzle.depth, puzzle.length()));
    let mut text = String::from("// Written by `npm run puzzles`.\nexport const LINES = `");
    for puzzle in part {
        let _written = write!(text, "\n{}", puzzle.to_line());
    }
    text.push_str("\n`;\n");
    text
}

/// Reads what [`write_part`] writes. The error says what is wrong.
pub fn read_part(theme: Theme, text: &str) -> Result<Vec<Puzzle>, String> {
    text.lines()
        .filter(|line| line.contains(';') && line.contains('/'))
        .filter(|line| !line.starts_with('/'))
        .map(|line| Puzzle::read(theme, line))
        .collect()
}

/// How many puzzles each theme has of each depth, as a TypeScript module.
pub fn write_numbers(puzzles: &[Puzzle]) -> String {
    let mut text = String::from(
        "// Written by `npm run puzzles`: how many puzzles each theme has of each depth, from depth 1 on.\n\
         export const NUMBERS = {\n",
    );
    for theme in Theme::ALL {
        let mut counts: BTreeMap<u32, usize> = BTreeMap::new();
        for puzzle in puzzles.iter().filter(|puzzle| puzzle.theme == theme) {
            *counts.entry(puzzle.depth).or_default() += 1;
        }
        let deepest = counts.keys().max().copied().unwrap_or(0);
        let row: Vec<String> =
            (1..=deepest).map(|depth| counts.get(&depth).copied().unwrap_or(0).to_string()).collect();
        let _written = writeln!(text, "  {}: [{}],", theme.name(), row.join(", "));
    }
    text.push_str("} as const;\n");
    text
}
