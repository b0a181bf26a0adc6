//! Writes what TypeScript shares with the crate. `js/src/vocabulary/generated.ts` has the names and numbers of the
//! JavaScript layer. `src/wasm/types.ts` declares the values of the class that wasm-pack makes: the declarations of
//! the npm package, with the lists that they derive from written out, so that they need no other file. The tests fail
//! when a file is stale; with `UPDATE_TYPESCRIPT=1` they renew it.

use std::{env, fmt::Debug, fs, path::Path};

use cotulenh::{
    AirDefenseResult, CheckMark, Color, ErrorCode, FILES, Forfeit, IllegalReason, MoveKind, NAVY_VS_NAVY,
    OutcomeReason, Piece, RANKS, Role, RuleValue, Rules, SQUARES, START_FEN, Square, Terrain, Zone,
    may_stand,
};

/// The bits of packed numbers, from the bindings, which exist on wasm32 only.
#[path = "../src/wasm/packed/layout.rs"]
#[expect(unreachable_pub, reason = "it is a part of the bindings")]
mod layout;

/// What an evaluation means, from the engine, on which the rules do not depend.
#[path = "../engine/src/win_chance.rs"]
mod win_chance;

const RENEW: &str = "UPDATE_TYPESCRIPT=1 cargo test --test typescript";

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(path).unwrap_or_default().replace("\r\n", "\n")
}

fn expect_up_to_date(file: &str, wanted: &str) {
    if env::var_os("UPDATE_TYPESCRIPT").is_some() {
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(file), wanted).expect("the file can be written");
    }
    assert!(read(file) == wanted, "{file} is stale; renew it: {RENEW}");
}

#[test]
fn the_words_and_numbers_of_the_javascript_layer_are_up_to_date() {
    expect_up_to_date("js/src/vocabulary/generated.ts", &typescript());
}

#[test]
fn the_types_of_the_exported_class_are_up_to_date() {
    expect_up_to_date("src/wasm/types.ts", &class_types());
}

/// What the members of the exported class take and answer.
const CLASS_TYPES: &[&str] = &[
    "PieceType",
    "Name",
    "PieceTypeInput",
    "File",
    "Rank",
    "Square",
    "Piece",
    "SquarePiece",
    "RulesInput",
    "MoveKind",
    "Move",
    "PlayedMove",
    "Promotion",
    "Turn",
    "Illegal",
    "Outcome",
    "ForfeitReason",
    "DeployState",
    "SquareChange",
    "ZoneSquare",
    "AirDefenseSquare",
    "FlightSquare",
    "Attacker",
    "FenValidation",
    "FenProblem",
    "ErrorFacts",
];

fn class_types() -> String {
    let sources = ["js/src/vocabulary/types.ts", "js/src/vocabulary/error-codes.ts"].map(read).concat();
    let mut ts = TypeScript(String::new());
    ts.line(&format!("// Made by tests/typescript.rs. Do not edit; renew it by\n// {RENEW}"));
    for name in CLASS_TYPES {
        ts.line(&format!("\n{}", declaration(&sources, name)));
    }
    let codes = ErrorCode::ALL.iter().filter(|code| !ErrorCode::RUST_ONLY.contains(code));
    ts.description("The stable name of what went wrong.", "");
    ts.line(&format!("export type ErrorCode = {};", union(codes.map(|code| code.as_str().into()))));
    rules_interface(&mut ts);
    let letters = Role::ALL.map(letter);
    let written_out = [
        ("(typeof PIECE_TYPES)[number]", union(letters.map(Literal::from))),
        ("(typeof PIECE_NAMES)[PieceType]", union(Role::ALL.map(|role| format!("{role:?}").into()))),
        ("(typeof SNAKE_CASE_NAMES)[number]", union(snake_case_names().map(Literal::from))),
        ("(typeof FILES)[number]", union(file_names())),
        ("(typeof RANKS)[number]", union((1..=RANKS).map(Literal::number))),
        ("(typeof MOVE_KINDS)[number]", union(MoveKind::ALL.map(camel_case))),
        ("(typeof ILLEGAL_REASONS)[number]", union(IllegalReason::ALL.map(camel_case))),
        ("(typeof OUTCOME_REASONS)[number]", union(OutcomeReason::ALL.map(camel_case))),
        ("(typeof FORFEIT_REASONS)[number]", union(Forfeit::ALL.map(camel_case))),
        (" of {@link BITS}", ": 1 move, 2 capture, 4 stay, 8 suicide, 16 deploy, 32 combine".into()),
        (
            "result: AirDefenseResult",
            format!("result: {}", union((0..AirDefenseResult::ALL.len()).map(Literal::number))),
        ),
    ];
    let text = written_out.into_iter().fold(ts.0, |text, (list, union)| text.replace(list, &union));
    assert!(!text.contains("(typeof "), "a list is not written out: {text}");
    text
}

/// The declaration of a type with its description.
fn declaration(source: &str, name: &str) -> String {
    let heads = ["export interface", "export type", "type"].map(|word| format!("\n{word} {name} "));
    let head = heads.iter().find_map(|head| source.find(head)).unwrap_or_else(|| panic!("{name} is missing"));
    let begin = match source[..head].ends_with("*/") {
        true => source[..head].rfind("/**").expect("a description begins"),
        false => head + 1,
    };
    let end = match source[head..].starts_with("\nexport interface") {
        true => source[head..].find("\n}").expect("an interface ends") + 2,
        false => source[head..].find(";\n").expect("a type ends") + 1,
    };
    let lines = source[begin..head + end].lines().filter(|line| !line.contains("@useDeclaredType"));
    lines.collect::<Vec<_>>().join("\n")
}

fn union(values: impl IntoIterator<Item = Literal>) -> String {
    values.into_iter().map(|Literal(value)| value).collect::<Vec<_>>().join(" | ")
}

fn typescript() -> String {
    let mut ts = TypeScript(String::new());
    ts.line(&format!(
        "// Made by tests/typescript.rs from the Rust sources. Do not edit; renew it by\n// {RENEW}"
    ));
    board(&mut ts);
    pieces(&mut ts);
    moves(&mut ts);
    states(&mut ts);
    rules(&mut ts);
    error_codes(&mut ts);
    let scale = win_chance::WIN_CHANCE_SCALE.to_string();
    let meaning = "Points for which the odds of the side that is ahead grow e times. @internal";
    ts.constant(meaning, "WIN_CHANCE_SCALE", &scale);
    ts.line("\n// The bits of packed numbers: see src/wasm/packed/layout.rs.");
    for (name, value, description) in layout::ALL {
        ts.constant(&format!("{} @internal", description.trim()), name, &value.to_string());
    }
    ts.0
}

fn board(ts: &mut TypeScript) {
    ts.list("The files from the sea inland.", "FILES", file_names());
    ts.list("The ranks from Red's side.", "RANKS", (1..=RANKS).map(Literal::number));
    ts.list("The zones of the terrain, by their numbers.", "ZONES", Zone::ALL.map(camel_case));
    ts.description("The terrain of each square: the number of its zone, and 4 more for a bridge.", "");
    ts.line("export const TERRAIN =");
    for rank in 0..RANKS {
        let squares = (0..FILES).filter_map(|file| Square::new(file, rank)).map(Terrain::of);
        let digits: String = squares.map(packed_terrain).collect();
        ts.line(&format!("  {digits:?}{}", if rank + 1 < RANKS { " +" } else { ";" }));
    }
    let navy = squares_where(|square| may_stand(Role::Navy, square));
    ts.list("The squares on which a navy may stand (R1.3).", "NAVY_SQUARES", navy);
    let others = squares_where(|square| may_stand(Role::Infantry, square));
    ts.list("The squares on which every other piece may stand (R1.3).", "LAND_SQUARES", others);
    river(ts);
    ts.constant("The position in which a game begins.", "START", &format!("\n  {START_FEN:?}"));
}

fn squares_where(is_wanted: impl Fn(Square) -> bool) -> Vec<Literal> {
    Square::all().filter(|square| is_wanted(*square)).map(|square| square.to_string().into()).collect()
}

/// The river, which the bridges cross, from the coast to the edge of the board.
fn river(ts: &mut TypeScript) {
    let terrain = |square: &Square| Terrain::of(*square);
    let bridges: Vec<Square> = Square::all().filter(|square| terrain(square).bridge).collect();
    let coast = Square::all().find(|square| terrain(square).zone == Zone::Mixed).expect("a coast");
    let wide =
        Square::all().filter(|square| terrain(square).zone == Zone::Mixed && square.file() > coast.file());
    let file = |square: &Square| square.to_string().chars().take(1).collect::<String>();
    let (south, north) = (bridges[0].rank(), bridges[bridges.len() - 1].rank());
    let crossed: Vec<String> = bridges.iter().filter(|square| square.rank() == south).map(file).collect();
    let files: Vec<String> =
        (coast.file()..FILES).filter_map(|at| Square::new(at, south)).map(|square| file(&square)).collect();
    let wide: Vec<String> = wide.map(|square| square.to_string()).collect();
    ts.description("Where the river runs, for drawing it.", "");
    ts.line("export const RIVER = Object.freeze({");
    for (description, name, value) in [
        ("The ranks on its two sides.", "between", format!("{:?}", [south + 1, north + 1])),
        ("The files that it passes, from the coast inland.", "files", format!("{files:?}")),
        ("The files of its bridges.", "bridges", format!("{crossed:?}")),
        ("The squares where it is wide enough for a navy to stand.", "wide", format!("{wide:?}")),
    ] {
        ts.description(description, "  ");
        ts.line(&format!("  {name}: Object.freeze({value} as const),"));
    }
    ts.line("} as const);");
}

fn file_names() -> impl Iterator<Item = Literal> {
    let squares = (0..FILES).filter_map(|file| Square::new(file, Square::A1.rank()));
    squares.map(|square| square.to_string().replace('1', "").into())
}

fn letter(role: Role) -> String {
    role.letter().to_ascii_lowercase().to_string()
}

fn snake_case(role: Role) -> String {
    role.name().replace([' ', '-'], "_")
}

/// The names of more than one word.
fn snake_case_names() -> impl Iterator<Item = String> {
    Role::ALL.into_iter().map(snake_case).filter(|name| name.contains('_'))
}

fn packed_terrain(Terrain { zone, bridge }: Terrain) -> char {
    let number = zone as u32 | if bridge { layout::BRIDGE_BIT } else { 0 };
    char::from_digit(number, 10).expect("a digit")
}

fn pieces(ts: &mut TypeScript) {
    let colors = Color::ALL.map(|color| color.letter().to_string().into());
    ts.list("The two sides; the first one begins.", "COLORS", colors);
    for color in Color::ALL {
        let [name, letter] = [color.to_string(), color.letter().to_string()];
        let description = format!("The letter of {}.", capitalized(&name));
        ts.constant(&description, &name.to_uppercase(), &format!("{letter:?}"));
    }
    let letters = Role::ALL.map(|role| letter(role).into());
    ts.list("The eleven piece types, carriers first: the order of packed roles.", "PIECE_TYPES", letters);
    let names = Role::ALL.map(|role| (letter(role), Literal::from(format!("{role:?}"))));
    ts.record("The names of the piece types, in the same order.", "PIECE_NAMES", names);
    let points = Role::ALL.map(|role| (letter(role), Literal::number(role.points() as usize)));
    ts.record("What the capture of a piece is worth, heroic or not (R13.3).", "POINTS", points);
    ts.record(
        "How far a piece moves, straight and diagonally, and how far it captures; then the same as a hero (R2). @internal",
        "RANGES",
        Role::ALL.map(|role| (letter(role), ranges(role))),
    );
    let further = "How much further a navy captures what a navy carries (R2.4). @internal";
    ts.constant(further, "NAVY_VS_NAVY", &NAVY_VS_NAVY.to_string());
    ts.list(
        "The names of more than one word, in snake case.",
        "SNAKE_CASE_NAMES",
        snake_case_names().map(Literal::from),
    );
    for role in Role::ALL {
        let description = format!("The letter of the {}.", role.name());
        ts.constant(&description, &snake_case(role).to_uppercase(), &format!("{:?}", letter(role)));
    }
    let results = AirDefenseResult::ALL.map(|result| {
        let (name, description) = match result {
            AirDefenseResult::SafePass => {
                ("SAFE_PASS", "No defense: it moves, captures and combines as usual.")
            }
            AirDefenseResult::Kamikaze => ("KAMIKAZE", "One defender: it can only make a suicide capture."),
            AirDefenseResult::Destroyed => {
                ("DESTROYED", "Several defenders: it cannot reach this square or one beyond it.")
            }
        };
        (name, description, result as usize)
    });
    ts.description("What air defense does to an Air Force on a square of its line.", "");
    ts.line("export const AirDefenseResult = Object.freeze({");
    for (name, description, value) in results {
        ts.description(description, "  ");
        ts.line(&format!("  {name}: {value},"));
    }
    ts.line("} as const);");
    ts.description("One of the values of {@link AirDefenseResult}.", "");
    ts.line("export type AirDefenseResult = (typeof AirDefenseResult)[keyof typeof AirDefenseResult];");
}

fn ranges(role: Role) -> Literal {
    let lists = [false, true].map(|heroic| {
        let piece = Piece { heroic, ..Piece::new(Color::Red, role) };
        let rules = &Rules::STANDARD;
        format!("[{:?}, {:?}]", piece.move_ranges(rules), piece.capture_ranges(rules))
    });
    Literal(format!("[{}]", lists.join(", ")))
}

fn moves(ts: &mut TypeScript) {
    ts.list(
        "What a move does to its target, by the numbers of packed moves.",
        "MOVE_KINDS",
        MoveKind::ALL.map(camel_case),
    );
    let marks = MoveKind::ALL.map(|kind| kind.mark().into());
    ts.list("The marks of the kinds in SAN and LAN, in the same order.", "KIND_MARKS", marks);
    let marks = CheckMark::ALL.map(|mark| mark.as_str().into());
    ts.list("The marks of check and mate, by the numbers of packed moves.", "CHECK_MARKS", marks);
}

fn states(ts: &mut TypeScript) {
    let reasons = OutcomeReason::ALL.map(camel_case);
    ts.list("Why a game is over.", "OUTCOME_REASONS", reasons);
    let declared = OutcomeReason::ALL.into_iter().filter(|reason| reason.is_declared()).map(camel_case);
    ts.list("Those of ends that the host declares, not the rules (R13.5).", "DECLARED_REASONS", declared);
    let forfeits = Forfeit::ALL.map(camel_case);
    ts.list("Those by which a side forfeits, in the order of their numbers.", "FORFEIT_REASONS", forfeits);
    let reasons = IllegalReason::ALL.map(camel_case);
    ts.list("Why a move is not legal.", "ILLEGAL_REASONS", reasons);
}

fn literal(value: RuleValue) -> String {
    match value {
        RuleValue::Flag(flag) => flag.to_string(),
        RuleValue::Word(word) => format!("{word:?}"),
    }
}

fn rules_interface(ts: &mut TypeScript) {
    ts.description("Which rules are played; see R11 in the rules.", "");
    ts.line("export interface Rules {");
    for (option, description) in Rules::OPTIONS.iter().zip(Rules::DESCRIPTIONS) {
        ts.description(description, "  ");
        let values: Vec<String> = option.values().iter().copied().map(literal).collect();
        let union = values.join(" | ").replace("false | true", "boolean");
        ts.line(&format!("  {}: {union};", option.name()));
    }
    ts.line("}");
}

fn rules(ts: &mut TypeScript) {
    rules_interface(ts);
    ts.line("\nconst values = <const T extends readonly (boolean | string)[]>(...list: T): T =>");
    ts.line("  Object.freeze(list) as T;");
    ts.description("The values of each option of the rules, in the order of packed rules.", "");
    ts.line("export const RULE_OPTIONS = Object.freeze({");
    for (option, description) in Rules::OPTIONS.iter().zip(Rules::DESCRIPTIONS) {
        ts.description(description, "  ");
        let values: Vec<String> = option.values().iter().copied().map(literal).collect();
        ts.line(&format!("  {}: values({}),", option.name(), values.join(", ")));
    }
    ts.line("});");
    for (name, rules) in Rules::PRESETS {
        ts.description(
            match *name {
                "standard" => "The rules where no option is given.",
                _ => "The inventor's revised rulebook.",
            },
            "",
        );
        ts.line(&format!("export const {}_RULES: Readonly<Rules> = Object.freeze({{", name.to_uppercase()));
        for option in Rules::OPTIONS {
            ts.line(&format!("  {}: {},", option.name(), literal(option.value(rules))));
        }
        ts.line("});");
    }
}

fn error_codes(ts: &mut TypeScript) {
    ts.description("The codes of what the rules refuse.", "");
    ts.line("export const RULES_ERROR_CODES = [");
    for code in ErrorCode::ALL.iter().filter(|code| !ErrorCode::RUST_ONLY.contains(code)) {
        ts.description(code.description(), "  ");
        ts.line(&format!("  {:?},", code.as_str()));
    }
    ts.line("] as const;");
}

/// A value as TypeScript writes it.
struct Literal(String);

impl Literal {
    fn number(number: usize) -> Literal {
        Literal(number.to_string())
    }
}

impl<T: AsRef<str>> From<T> for Literal {
    fn from(text: T) -> Literal {
        Literal(format!("{:?}", text.as_ref()))
    }
}

struct TypeScript(String);

impl TypeScript {
    fn line(&mut self, line: &str) {
        self.0.push_str(line);
        self.0.push('\n');
    }

    fn description(&mut self, description: &str, indent: &str) {
        let blank = if indent.is_empty() { "\n" } else { "" };
        self.line(&format!("{blank}{indent}/** {} */", description.trim()));
    }

    fn constant(&mut self, description: &str, name: &str, value: &str) {
        self.description(description, "");
        let space = if value.starts_with('\n') { "" } else { " " };
        self.line(&format!("export const {name} ={space}{value};"));
    }

    fn list(&mut self, description: &str, name: &str, values: impl IntoIterator<Item = Literal>) {
        let values: Vec<String> = values.into_iter().map(|Literal(value)| value).collect();
        self.constant(description, name, &format!("Object.freeze([{}] as const)", values.join(", ")));
    }

    /// A record by piece type.
    fn record(&mut self, description: &str, name: &str, values: impl IntoIterator<Item = (String, Literal)>) {
        self.description(description, "");
        self.line(&format!("export const {name} = Object.freeze({{"));
        for (key, Literal(value)) in values {
            let is_key = |role: &Role| role.letter().eq_ignore_ascii_case(&key.chars().next().unwrap_or(' '));
            let role = Role::ALL.into_iter().find(is_key).expect("a piece type");
            self.line(&format!("  /** The {}. */", role.name()));
            self.line(&format!("  {key}: {value},"));
        }
        self.line("} as const);");
    }
}

/// The name of a variant as JavaScript spells it: `threefoldRepetition`.
fn camel_case(variant: impl Debug) -> Literal {
    let name = format!("{variant:?}");
    let (first, rest) = name.split_at(1);
    (first.to_lowercase() + rest).into()
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
