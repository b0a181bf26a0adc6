//! Counts of action sequences for other implementers (tests/data/perft.jsonl, docs/PERFT.md).
//!
//! `PERFT=4` counts to that depth; without it, to depth 3.
#![cfg(not(target_arch = "wasm32"))]

use std::env;

use cotulenh::Position;
use serde_json::Value;

const TABLE: &str = include_str!("data/perft.jsonl");
const DOCUMENT: &str = include_str!("../docs/PERFT.md");

struct Count {
    name: String,
    fen: String,
    rules: String,
    /// For depth 1, 2 and so on.
    nodes: Vec<u64>,
}

fn counts() -> Vec<Count> {
    let read = |line| {
        let value: Value = serde_json::from_str(line).unwrap();
        let text = |field: &str| value[field].as_str().unwrap().to_owned();
        let nodes = value["nodes"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).collect();
        Count { name: text("name"), fen: text("fen"), rules: text("rules"), nodes }
    };
    TABLE.lines().map(read).collect()
}

#[test]
fn perft_of_every_position_by_both_presets() {
    let depth = env::var("PERFT").ok().map_or(3, |text| text.parse().expect("PERFT is a number"));
    let counts = counts();
    assert_eq!(counts.len(), 22);
    for Count { name, fen, rules, nodes } in counts {
        let position = Position::from_fen(&fen, rules.parse().unwrap()).unwrap();
        for (depth, expected) in (1..=depth).zip(nodes) {
            assert_eq!(position.perft(depth), expected, "depth {depth} of {name}, {rules}");
        }
    }
}

/// The documentation has the same numbers.
#[test]
fn perft_table_in_the_documentation() {
    let words = |line: &str| line.split('|').map(|cell| cell.trim().replace('`', "")).collect::<Vec<_>>();
    let rows: Vec<Vec<String>> = DOCUMENT.lines().map(words).collect();
    for Count { name, fen, rules, nodes } in counts() {
        assert!(rows.iter().any(|row| row.contains(&name) && row.contains(&fen)), "{name}: {fen}");
        let row = rows.iter().find(|row| row.contains(&name) && row.contains(&rules));
        let row = row.unwrap_or_else(|| panic!("{name}, {rules} is missing"));
        let written: Vec<u64> = row.iter().filter_map(|cell| cell.parse().ok()).collect();
        assert_eq!(written, nodes, "{name}, {rules}");
    }
}
