//! What HACKING.md and docs/RULES.md promise about the source: a layer uses only what is below it,
//! and every clause of the rules is named where it is implemented.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The Rust files below a folder.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// A source file without its unit tests.
struct Source {
    path: String,
    /// The module of the crate that it belongs to: `fen` for `src/fen/quick.rs`.
    module: String,
    text: String,
}

fn sources() -> Vec<Source> {
    let folder = root().join("src");
    let files = rust_files(&folder).into_iter().map(|file| {
        let path = file.strip_prefix(&folder).unwrap().to_str().unwrap().replace('\\', "/");
        let module = path.split('/').next().unwrap().trim_end_matches(".rs").to_owned();
        let text = fs::read_to_string(&file).unwrap();
        let text = text.split("#[cfg(test)]\nmod tests").next().unwrap().to_owned();
        Source { path, module, text }
    });
    files.filter(|source| source.module != "lib").collect()
}

fn without_comments(text: &str) -> String {
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    code.collect::<Vec<_>>().join("\n")
}

/// The words of a text: names, letters of paths, numbers.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The modules of each layer in HACKING.md, the lowest layer first.
fn layers() -> Vec<Vec<String>> {
    let hacking = read("HACKING.md");
    let section = hacking.split("\n### The layers of the crate\n").nth(1).expect("the section on layers");
    let rows = section.split("\n#").next().unwrap().lines().filter(|line| line.starts_with('|')).skip(2);
    let modules = rows.map(|row| {
        let cell = row.split('|').nth(2).unwrap();
        words(cell).map(str::to_owned).collect()
    });
    let mut layers: Vec<Vec<String>> = modules.collect();
    layers.reverse();
    layers
}

/// The number of the layer of each module, counted from the lowest.
fn heights() -> BTreeMap<String, usize> {
    let layers = layers();
    layers
        .into_iter()
        .zip(0..)
        .flat_map(|(modules, height)| modules.into_iter().map(move |m| (m, height)))
        .collect()
}

/// The module that defines each item which lib.rs exports.
fn exports() -> BTreeMap<String, String> {
    let lib = without_comments(&read("src/lib.rs"));
    let mut exports = BTreeMap::new();
    for import in lib.split("pub use ").skip(1) {
        let (module, items) = import.split(';').next().unwrap().split_once("::").unwrap();
        for item in words(items) {
            exports.insert(item.to_owned(), module.to_owned());
        }
    }
    exports
}

/// The modules that a source names, by `crate::module` or by an item that the crate exports.
fn used_modules(source: &Source, exports: &BTreeMap<String, String>) -> BTreeSet<String> {
    let code = without_comments(&source.text);
    let mut used = BTreeSet::new();
    for path in code.split("crate::").skip(1) {
        // `crate::{A, b::{c, D}}` or `crate::b::c`.
        let names: Vec<&str> = match path.strip_prefix('{') {
            Some(group) => words(group.split(';').next().unwrap()).collect(),
            None => words(path.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').next().unwrap())
                .take(1)
                .collect(),
        };
        for name in names {
            if let Some(module) = exports.get(name) {
                used.insert(module.clone());
            } else {
                used.insert(name.to_owned());
            }
        }
    }
    used
}

/// The methods that a source adds to types of other modules: each type with the method.
fn foreign_methods(source: &Source, exports: &BTreeMap<String, String>) -> Vec<(String, String)> {
    let mut methods = Vec::new();
    let mut subject: Option<String> = None;
    for line in without_comments(&source.text).lines() {
        if let Some(rest) = line.strip_prefix("impl ") {
            let name = words(rest).next().unwrap_or_default().to_owned();
            let is_foreign =
                !rest.contains(" for ") && exports.get(&name).is_some_and(|module| *module != source.module);
            subject = is_foreign.then_some(name);
        } else if line.starts_with('}') {
            subject = None;
        } else if let (Some(subject), Some((_, rest))) = (&subject, line.split_once("fn "))
            && line.starts_with("    ")
            && !line.starts_with("     ")
        {
            methods.push((subject.clone(), words(rest).next().unwrap().to_owned()));
        }
    }
    methods
}

#[test]
fn every_module_is_in_the_drawing_of_the_layers() {
    let drawn: BTreeSet<String> = heights().into_keys().collect();
    let there: BTreeSet<String> = sources().into_iter().map(|source| source.module).collect();
    assert_eq!(drawn, there, "the table in HACKING.md and src/ differ");
}

#[test]
fn a_layer_uses_only_what_is_below_it() {
    let (heights, exports) = (heights(), exports());
    let mut wrong = Vec::new();
    for source in sources() {
        let height = heights[&source.module];
        for used in used_modules(&source, &exports) {
            if heights.get(&used).is_some_and(|&other| other > height) {
                wrong.push(format!("src/{} uses {used}, which is above it", source.path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_layer_calls_no_method_that_a_layer_above_adds() {
    let (heights, exports) = (heights(), exports());
    let sources = sources();
    let mut wrong = Vec::new();
    // The bindings have a type `Game` of their own, which no other layer can reach.
    for upper in sources.iter().filter(|source| source.module != "wasm") {
        for (subject, method) in foreign_methods(upper, &exports) {
            let home = &exports[&subject];
            let declaration = format!("fn {method}(");
            let has_own = sources.iter().any(|own| own.module == *home && own.text.contains(&declaration));
            for lower in sources.iter().filter(|lower| heights[&lower.module] < heights[&upper.module]) {
                let code = without_comments(&lower.text);
                let mut calls = vec![format!("{subject}::{method}(")];
                if !has_own {
                    let name = subject.to_lowercase();
                    calls.extend([format!("{name}.{method}("), format!("{name}().{method}(")]);
                    if lower.module == *home {
                        calls.push(format!("self.{method}("));
                    }
                }
                if calls.iter().any(|call| code.contains(call)) {
                    wrong.push(format!("src/{} calls {subject}::{method} of src/{}", lower.path, upper.path));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_the_bindings_know_wasm_bindgen() {
    let bindings = ["src/wasm/", "engine/wasm/"];
    let folders = ["src", "engine/src", "engine/wasm/src"].map(|folder| rust_files(&root().join(folder)));
    let (mut inside, mut wrong) = (0, Vec::new());
    for file in folders.into_iter().flatten() {
        let path = file.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/");
        if without_comments(&read(&file)).contains("wasm_bindgen") {
            let is_binding = bindings.iter().any(|folder| path.starts_with(folder));
            if is_binding { inside += 1 } else { wrong.push(path) }
        }
    }
    assert!(inside > 1 && wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The packages that a package is built from on this machine, each with its features.
fn dependencies(package: &str) -> Vec<String> {
    let args = ["tree", "--locked", "--edges", "normal", "--prefix", "none", "--format", "{p} {f}", "-p"];
    let output = Command::new(env!("CARGO")).args(args).arg(package).current_dir(root()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn the_crate_brings_no_dependency() {
    let found = dependencies("cotulenh");
    assert!(found.len() == 1 && found[0].starts_with("cotulenh v"), "{found:?}");
}

#[test]
fn the_worker_of_the_engine_is_built_without_the_class() {
    let found = dependencies("cotulenh-engine-wasm");
    let rules: Vec<&String> = found.iter().filter(|line| line.starts_with("cotulenh v")).collect();
    assert!(!rules.is_empty(), "{found:?}");
    for line in rules {
        let features = line.replace(" (*)", "");
        let features: Vec<&str> = features.rsplit(' ').next().unwrap().split(',').collect();
        assert!(features.contains(&"serde"), "{line}");
        assert!(!features.iter().any(|feature| ["default", "wasm", "packed"].contains(feature)), "{line}");
    }
}

/// Clauses that no code implements: they define words, or describe what other clauses make true.
const WITHOUT_CODE: &[&str] = &[];

#[test]
fn every_clause_of_the_rules_is_named_where_it_is_implemented() {
    let rules = read("docs/RULES.md");
    let clauses: BTreeSet<&str> = rules
        .lines()
        .filter_map(|line| line.strip_prefix("- ")?.split(' ').next())
        .filter(|word| word.starts_with('R') && word.contains('.'))
        .collect();
    assert!(clauses.len() > 50, "{clauses:?}");
    let mut code: String = sources().iter().map(|source| source.text.as_str()).collect::<Vec<_>>().join("\n");
    // PGN is the package's (R12.5).
    code.push_str(&read("js/src/pgn/writer.ts"));
    let named: BTreeSet<&str> = code
        .split(|c: char| !c.is_alphanumeric() && c != '.')
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| clauses.contains(word))
        .collect();
    let missing: Vec<&&str> =
        clauses.difference(&named).filter(|clause| !WITHOUT_CODE.contains(clause)).collect();
    assert!(missing.is_empty(), "named nowhere in the sources: {missing:?}");
    for clause in WITHOUT_CODE {
        assert!(clauses.contains(clause) && !named.contains(clause), "{clause} needs no exception");
    }
}
