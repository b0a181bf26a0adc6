//! FEN with the deploy field (R12.1, R12.2).

use super::board::{Board, Color, FILES, Kind, Piece, RANKS, Square, Stack, arrange};
use super::deploy::Session;
use super::notation::{colored_name, group_name};
use super::{Rules, State};

impl State {
    /// Reads a FEN; a deploy field is replayed, each step must be legal (R12.2).
    pub fn from_fen(fen: &str, rules: Rules) -> Result<State, String> {
        let fields: Vec<&str> = fen.split_whitespace().collect();
        let (position, deploy) = match fields.len() {
            6 => (&fields[..], None),
            7 => (&fields[..6], Some(fields[6])),
            n => return Err(format!("a FEN has 6 or 7 fields, not {n}")),
        };
        let &[placement, turn, dash1, dash2, halfmoves, fullmoves] = position else {
            unreachable!("six fields were taken");
        };
        if (dash1, dash2) != ("-", "-") {
            return Err("the third and fourth fields must be -".into());
        }
        let mut state = State {
            board: read_placement(placement, rules)?,
            turn: match turn {
                "r" => Color::Red,
                "b" => Color::Blue,
                _ => return Err(format!("unknown turn {turn}")),
            },
            halfmoves: read_number(halfmoves)?,
            fullmoves: read_number(fullmoves)?,
            rules,
            session: None,
            before: None,
        };
        if state.fullmoves == 0 {
            return Err("full moves count from 1".into());
        }
        if let Some(deploy) = deploy {
            state.replay(deploy)?;
        }
        Ok(state)
    }

    /// R12.2: `square:remaining:step,step...`
    fn replay(&mut self, field: &str) -> Result<(), String> {
        let bad = || format!("bad deploy field {field}");
        let body = field.strip_suffix("...").ok_or_else(bad)?;
        let [square, remaining, steps] = body.split(':').collect::<Vec<_>>()[..] else {
            return Err(bad());
        };
        let from = Square::parse(square).ok_or_else(bad)?;
        for step in steps.split(',') {
            // `F>c4` is `Fc3>c4` without the square of the session
            let lan = step.replacen('>', &format!("{}>", from.name()), 1);
            if !lan.contains('>') {
                return Err(bad());
            }
            self.play(&lan)?;
        }
        let session = self.session.as_ref().ok_or("the session is over")?;
        let staying = read_stack(remaining, self.rules).ok_or_else(bad)?;
        if staying.color != Color::Red || staying.pieces != session.remaining() {
            return Err(format!("{remaining} is not what remains"));
        }
        Ok(())
    }

    /// Writes the FEN; the placement is the real board, also during a session (R12.2).
    pub fn fen(&self) -> String {
        let mut fen = format!(
            "{} {} - - {} {}",
            write_placement(&self.board),
            self.turn.letter(),
            self.halfmoves,
            self.fullmoves
        );
        if let Some(session) = &self.session {
            fen += &format!(" {}", write_session(session));
        }
        fen
    }
}

fn write_session(session: &Session) -> String {
    let remaining = group_name(&session.remaining());
    let steps = session.steps.join(",");
    format!("{}:{remaining}:{steps}...", session.square.name())
}

fn read_number(text: &str) -> Result<u32, String> {
    if !text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(format!("{text} is not a number"));
    }
    text.parse().map_err(|_| format!("{text} is not a number"))
}

fn write_placement(board: &Board) -> String {
    let ranks = (1..=RANKS).rev().map(|rank| {
        let mut text = String::new();
        let mut empty = 0;
        for file in 1..=FILES {
            match board.get(&Square { rank, file }) {
                None => empty += 1,
                Some(stack) => {
                    if empty > 0 {
                        text += &empty.to_string();
                    }
                    empty = 0;
                    text += &colored_name(&stack.pieces, stack.color);
                }
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    });
    ranks.collect::<Vec<_>>().join("/")
}

fn read_placement(text: &str, rules: Rules) -> Result<Board, String> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != RANKS as usize {
        return Err(format!("a placement has {RANKS} ranks"));
    }
    let mut board = Board::new();
    for (rank, text) in (1..=RANKS).rev().zip(ranks) {
        board.append(&mut read_rank(rank, text, rules)?);
    }
    for color in [Color::Red, Color::Blue] {
        let own = board.values().filter(|stack| stack.color == color);
        if own.filter(|stack| stack.has(Kind::Commander)).count() > 1 {
            return Err("a side has one commander".into());
        }
    }
    Ok(board)
}

/// `F(TI)` is a plane next to a tank that carries infantry, or, with the carrier outside, one
/// stack (R12.1). The number of squares decides: the first reading that fills the rank counts.
fn read_rank(rank: i8, text: &str, rules: Rules) -> Result<Board, String> {
    read_tokens(rank, &tokens(text, false), rules).or_else(|error| {
        let carriers_outside = tokens(text, true);
        read_tokens(rank, &carriers_outside, rules).map_err(|_| error)
    })
}

fn read_tokens(rank: i8, tokens: &[String], rules: Rules) -> Result<Board, String> {
    let mut board = Board::new();
    let mut file = 1;
    let mut after_run = false;
    for token in tokens {
        let is_run = token.starts_with(|c: char| c.is_ascii_digit());
        if is_run {
            let run: i8 = token.parse().map_err(|_| format!("bad run {token}"))?;
            if after_run || token.starts_with('0') || run > FILES {
                return Err(format!("bad run {token}"));
            }
            file += run;
        } else {
            let stack = read_stack(token, rules).ok_or_else(|| format!("bad stack {token}"))?;
            let square = Square::new(file, rank).ok_or_else(|| format!("rank {rank} too long"))?;
            if !stack.carrier().kind.may_stand(square) {
                return Err(format!("{token} may not stand on {}", square.name())); // R1.3
            }
            board.insert(square, stack);
            file += 1;
        }
        after_run = is_run;
    }
    match file == FILES + 1 {
        true => Ok(board),
        false => Err(format!("rank {rank} does not have {FILES} squares")),
    }
}

/// Splits a rank into runs of digits and stacks. A bracket after a piece starts a stack of its
/// own, `(NF+T)`, or belongs to that piece, `N(F+T)`.
fn tokens(text: &str, carriers_outside: bool) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut open = false; // inside brackets
    let mut bare = false; // after a single piece
    let mut plus = false; // after a `+` that belongs to the next letter
    let mut digit = false; // inside a run
    for c in text.chars() {
        let run = digit && c.is_ascii_digit();
        let joins = carriers_outside && bare && c == '(';
        match tokens.last_mut() {
            Some(token) if open || plus || run || joins => token.push(c),
            _ => tokens.push(c.to_string()),
        }
        open = (open || c == '(') && c != ')';
        plus = c == '+';
        bare = !open && c.is_ascii_alphabetic();
        digit = !open && c.is_ascii_digit();
    }
    tokens
}

/// Reads one piece or stack; the pieces may come in any order (R12.1). A stack that the rules in
/// force do not allow is refused (R11.1).
fn read_stack(text: &str, rules: Rules) -> Option<Stack> {
    let inside = match text.split_once('(') {
        None => text.to_string(),
        Some((carrier, rest)) => {
            let carried = rest.strip_suffix(')')?;
            let first = read_pieces(carrier)?;
            let all = format!("{carrier}{carried}");
            // a carrier outside the brackets is one piece, and the one R6.1 names
            if first.len() > 1 || read_pieces(carried)?.len() + first.len() < 2 {
                return None;
            }
            if first.len() == 1 && arrange(&pieces_of(&all)?, rules)?[0] != first[0].1 {
                return None;
            }
            all
        }
    };
    let read = read_pieces(&inside)?;
    let color = read.first()?.0;
    let one_color = read.iter().all(|(c, _)| *c == color);
    let pieces = arrange(&pieces_of(&inside)?, rules)?;
    one_color.then_some(Stack { color, pieces })
}

fn pieces_of(text: &str) -> Option<Vec<Piece>> {
    Some(read_pieces(text)?.into_iter().map(|(_, p)| p).collect())
}

/// Reads `NF+t` letter by letter.
fn read_pieces(text: &str) -> Option<Vec<(Color, Piece)>> {
    let mut pieces = Vec::new();
    let mut heroic = false;
    for c in text.chars() {
        if c == '+' && !heroic {
            heroic = true;
            continue;
        }
        let kind = Kind::from_letter(c.to_ascii_uppercase())?;
        let color = match c.is_ascii_uppercase() {
            true => Color::Red,
            false => Color::Blue,
        };
        pieces.push((color, Piece { kind, heroic }));
        heroic = false;
    }
    (!heroic).then_some(pieces)
}
