//! Work in numbered pieces: shared among threads, with a bar that shows how far it is, and kept in a file, so that a
//! run that was stopped goes on. What a piece gives depends on its number only, so any number of threads gives the
//! same.

use std::{
    collections::BTreeMap,
    fs::{self, OpenOptions},
    io::{IsTerminal, Write},
    path::Path,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Instant,
};

/// What each number has given: one line of text.
pub type Results = BTreeMap<u64, String>;

/// Reads what was kept: a line is a number, a tab, and what it has given. A line that was cut off is left out.
pub fn read_results(path: &Path) -> Results {
    let text = fs::read_to_string(path).unwrap_or_default();
    let complete = text.rsplit_once('\n').map_or("", |(complete, _)| complete);
    let lines = complete.lines().filter_map(|line| line.split_once('\t'));
    lines.filter_map(|(number, line)| Some((number.parse().ok()?, line.to_owned()))).collect()
}

/// Does the work of all numbers that the file does not have yet. Each thread has a worker of its own. Returns the
/// results of all of them.
pub fn run<W>(
    title: &str,
    path: &Path,
    numbers: &[u64],
    threads: usize,
    make_worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u64) -> String + Sync,
) -> Result<Results, String> {
    let name = |error: std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(path.parent().unwrap_or(Path::new("."))).map_err(name)?;
    let mut kept = read_results(path);
    // A line that was cut off would spoil the next one.
    let text: String = kept.iter().map(|(number, line)| format!("{number}\t{line}\n")).collect();
    fs::write(path, text).map_err(name)?;
    let file = OpenOptions::new().append(true).open(path).map_err(name)?;
    let missing: Vec<u64> = numbers.iter().copied().filter(|number| !kept.contains_key(number)).collect();
    kept.retain(|number, _| numbers.binary_search(number).is_ok());
    let next = AtomicUsize::new(0);
    let state = Mutex::new((kept, file, Bar::new(title, missing.len(), numbers.len())));
    let work_on = || -> Result<(), String> {
        let mut worker = make_worker();
        while let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
            let line = work(&mut worker, number);
            let mut state = state.lock().map_err(|_| "another thread has failed")?;
            let (results, file, bar) = &mut *state;
            file.write_all(format!("{number}\t{line}\n").as_bytes()).map_err(name)?;
            results.insert(number, line);
            bar.advance();
        }
        Ok(())
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work_on)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().unwrap_or(Err("a thread has failed".into())))
    })?;
    let (results, _, _) = state.into_inner().map_err(|_| "a thread has failed")?;
    Ok(results)
}

/// A bar that is written over itself in a terminal, and now and then elsewhere.
struct Bar {
    title: String,
    missing: usize,
    all: usize,
    done: usize,
    started: Instant,
    shown: Option<Instant>,
}

impl Bar {
    const WIDTH: usize = 24;

    fn new(title: &str, missing: usize, all: usize) -> Bar {
        Bar { title: title.to_owned(), missing, all, done: 0, started: Instant::now(), shown: None }
    }

    fn advance(&mut self) {
        self.done += 1;
        let is_terminal = std::io::stderr().is_terminal();
        let pause = if is_terminal { 0.2 } else { 30.0 };
        let is_due = self.shown.is_none_or(|shown| shown.elapsed().as_secs_f64() >= pause);
        if !is_due && self.done < self.missing {
            return;
        }
        self.shown = Some(Instant::now());
        let left = self.missing - self.done;
        let filled = Bar::WIDTH * (self.all - left) / self.all.max(1);
        let minutes = self.started.elapsed().as_secs_f64() / self.done as f64 * left as f64 / 60.0;
        let (before, after) = match (is_terminal, left) {
            (true, 1..) => ("\r\x1b[K", ""),
            (true, 0) => ("\r\x1b[K", "\n"),
            (false, _) => ("", "\n"),
        };
        let bar = "█".repeat(filled) + &"░".repeat(Bar::WIDTH - filled);
        eprint!(
            "{before}{bar} {} {}/{}, {minutes:.0} min left{after}",
            self.title,
            self.all - left,
            self.all
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_is_not_done_again_and_a_cut_line_is() {
        let path = std::env::temp_dir().join(format!("cotulenh-jobs-{}.txt", std::process::id()));
        fs::write(&path, "3\tkept\n1\tcut o").unwrap();
        let results = run("numbers", &path, &[0, 1, 3], 2, || (), |(), number| format!("did {number}"));
        let texts: Vec<_> = results.unwrap().into_values().collect();
        assert_eq!(texts, ["did 0", "did 1", "kept"]);
        assert_eq!(read_results(&path).len(), 3);
        fs::remove_file(&path).unwrap();
    }
}
