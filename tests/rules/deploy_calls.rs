//! R7.7 and R12.2: opening, committing and cancelling a session, wrong calls, and sessions in a FEN.

use cotulenh::{
    Color, DeployError, Game, LoadError, Position, Rules, StackStyle, Undone, search_support::SearchSupport,
};

use crate::support::*;

const MIXED: &str = "Ck1 (FT)e3 Ig4 (NI)a1 (ft)e9 cc12";

/// Asserts that a call is refused for this reason and changes nothing.
#[track_caller]
fn assert_refused<T>(
    position: &Position,
    call: impl Fn(&mut Position) -> Result<T, DeployError>,
    expected: DeployError,
) {
    let mut after = position.clone();
    assert_eq!(call(&mut after).err(), Some(expected));
    assert_eq!(&after, position);
    assert_eq!(after.legal_moves(), position.legal_moves());
}

#[test]
fn r7_1_a_session_starts_on_an_own_stack_that_has_a_step() {
    let position = red(MIXED);
    let start = |square| move |position: &mut Position| position.start_deploy(sq(square));
    assert_refused(&position, start("h8"), DeployError::EmptySquare(sq("h8")));
    assert_refused(&position, start("e9"), DeployError::NotYours(sq("e9")));
    assert_refused(&position, start("g4"), DeployError::SinglePiece(sq("g4")));
    assert_refused(&position, start("a1"), DeployError::NoStep(sq("a1")));
    let mut position = position;
    position.start_deploy(sq("e3")).unwrap();
    assert_refused(&position, start("e3"), DeployError::SessionOpen);
    assert_refused(&position, start("h8"), DeployError::SessionOpen);
}

#[test]
fn r7_7_commit_and_cancel_need_a_session() {
    let position = red(MIXED);
    assert_refused(&position, Position::commit, DeployError::NoSession);
    assert_refused(&position, Position::cancel_deploy, DeployError::NoSession);
    assert!(!position.can_commit());
}

#[test]
fn r7_7_commit_needs_a_step() {
    let mut position = red(MIXED);
    position.start_deploy(sq("e3")).unwrap();
    assert_refused(&position, Position::commit, DeployError::NothingDeployed);
    assert!(!position.can_commit());
}

#[test]
fn r7_7_commit_needs_a_safe_commander() {
    let mut position = red("Cg1 (FT)e6 ag4 ck12");
    play(&mut position, "Te6>e7");
    assert_refused(&position, Position::commit, DeployError::CommanderInDanger);
}

#[test]
fn r7_7_every_refusal_has_its_own_code() {
    let square = sq("e3");
    let errors = [
        DeployError::SessionOpen,
        DeployError::NoSession,
        DeployError::EmptySquare(square),
        DeployError::NotYours(square),
        DeployError::SinglePiece(square),
        DeployError::NoStep(square),
        DeployError::NothingDeployed,
        DeployError::CommanderInDanger,
    ];
    let mut codes = errors.map(|error| error.code().as_str()).to_vec();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), errors.len());
}

#[test]
fn r7_1_a_step_from_elsewhere_is_refused() {
    let mut position = red(MIXED);
    let elsewhere = [find(&position, "Ig4g5"), find(&position, "Ck1k2"), find(&position, "(FT)e3e4")];
    play(&mut position, "Te3>e4");
    let before = position.clone();
    for mv in elsewhere {
        assert_eq!(position.play(mv).err().map(|error| error.mv), Some(mv));
        assert!(!position.is_legal(mv));
    }
    assert_eq!(position, before);
    assert!(position.legal_moves_from(sq("g4")).is_empty());
    assert!(position.legal_moves_from(sq("e4")).is_empty(), "a deployed piece does not move again");
}

#[test]
fn r7_1_a_session_that_was_started_offers_the_same_steps_and_nothing_else() {
    let mut position = red(MIXED);
    let steps: Vec<_> = position.legal_moves_from(sq("e3")).into_iter().filter(|mv| mv.deploy).collect();
    position.start_deploy(sq("e3")).unwrap();
    assert_eq!(position.legal_moves(), steps);
    assert_eq!(position.session().unwrap().square(), sq("e3"));
    assert_eq!(position.session().unwrap().original().to_string(), "(FT)");
}

#[test]
fn r7_7_cancel_restores_everything() {
    // Both captures, the promotions of tank and plane, the zones and the clocks.
    let before = red("Ck1 (FTI)e3 ge5 ce7");
    let mut position = before.clone();
    play(&mut position, "Te3>xe5");
    play(&mut position, "Ie3>d3");
    assert_board(position.board(), "Ck1 +Fe3 +Te5 Id3 ce7");
    position.cancel_deploy().unwrap();
    assert_eq!(position, before);
    assert_eq!(position.hash(), before.hash());
    assert_eq!(position.legal_moves(), before.legal_moves());
    assert_squares(position.air_defense_zones(Color::Red), "e5 e4 e6 d5 f5");
}

#[test]
fn r7_7_steps_are_taken_back_one_by_one() {
    let start = red("Ck1 (FTI)e3 ge5 ce7");
    let mut position = start.clone();
    let first = play_for_undo(&mut position, "Te3>xe5");
    let after_one = position.clone();
    let second = play_for_undo(&mut position, "Ie3>d3");
    position.take_back(second);
    assert_eq!(position, after_one);
    position.take_back(first);
    assert_eq!(position, start);
    assert!(position.session().is_none());
}

#[test]
fn r7_7_a_commit_can_be_taken_back() {
    let mut position = red(MIXED);
    play(&mut position, "Te3>e4");
    let open = position.clone();
    let undo = position.commit().unwrap();
    assert_eq!(position.turn(), Color::Blue);
    position.take_back(undo);
    assert_eq!(position, open);
    assert_board(position.real_board(), MIXED);
}

// Plane and tank; the tank takes the gun, the plane the infantry beyond it.
const GUN_IN_THE_WAY: &str = "Ck1 (FT)e3 ge5 ie7 cc12";

#[track_caller]
fn step(game: &mut Game, lan: &str) {
    game.play(find(game.position(), lan)).unwrap();
}

#[test]
fn r7_9_a_committed_session_is_one_entry_of_the_history() {
    let mut game = Game::from_position(red(GUN_IN_THE_WAY));
    step(&mut game, "Te3>xe5");
    assert_eq!(game.turn_count(), 0);
    step(&mut game, "Fe3>xe7");
    assert_eq!(game.turn_count(), 1);
    let Some(Undone::Turn(steps)) = game.undo() else { panic!("not a turn") };
    assert_eq!(steps.iter().map(|step| step.mv.to_string()).collect::<Vec<_>>(), ["Te3>xe5", "Fe3>xe7"]);
    assert_eq!(game.position(), &red(GUN_IN_THE_WAY));
    game.redo();
    assert_board(game.position().board(), "Ck1 Te5 Fe7 cc12");
    assert_eq!((game.turn_count(), game.position().turn()), (1, Color::Blue));
}

#[test]
fn r7_7_undo_takes_back_one_step_and_redo_takes_it_again() {
    let mut game = Game::from_position(red("Ck1 (FTI)e3 ge5 cc12"));
    step(&mut game, "Te3>xe5");
    step(&mut game, "Ie3>d3");
    let open = game.position().clone();
    assert!(matches!(game.undo(), Some(Undone::Step(step)) if step.mv.to_string() == "Ie3>d3"));
    assert_board(game.position().board(), "Ck1 (FI)e3 Te5 cc12");
    assert!(matches!(game.redo(), Some(Undone::Step(step)) if step.mv.to_string() == "Ie3>d3"));
    assert_eq!(game.position(), &open);
}

#[test]
fn r7_7_taking_back_the_only_step_ends_a_session_that_it_opened() {
    let mut game = Game::from_position(red(GUN_IN_THE_WAY));
    step(&mut game, "Te3>xe5");
    game.undo();
    assert!(game.position().session().is_none());
    assert_eq!(game.position(), &red(GUN_IN_THE_WAY));
}

#[test]
fn r7_7_a_session_that_was_started_stays_open_without_its_only_step() {
    let mut game = Game::from_position(red(GUN_IN_THE_WAY));
    game.start_deploy(sq("e3")).unwrap();
    let opened = game.position().clone();
    step(&mut game, "Te3>xe5");
    assert!(matches!(game.undo(), Some(Undone::Step(_))));
    assert_eq!(game.position(), &opened);
    assert!(game.position().session().is_some_and(|session| session.steps().is_empty()));
    assert!(!game.can_undo() && game.can_redo());
    assert_eq!(game.undo(), None, "now it ends");
    assert_eq!(game.position(), &red(GUN_IN_THE_WAY));
}

#[test]
fn r7_7_a_cancelled_session_leaves_no_trace_in_the_history() {
    let mut game = Game::from_position(red(GUN_IN_THE_WAY));
    step(&mut game, "Ck1k2");
    step(&mut game, "Ie7f7");
    let before = game.position().clone();
    step(&mut game, "Te3>xe5");
    game.cancel_deploy().unwrap();
    assert_eq!((game.position(), game.turn_count()), (&before, 2));
    game.undo();
    assert_board(game.position().board(), "Ck2 (FT)e3 ge5 ie7 cc12");
}

#[test]
fn r7_1_what_was_undone_is_not_redone_within_a_session_that_was_started() {
    let mut game = Game::from_position(red(MIXED));
    step(&mut game, "Ig4g5");
    game.undo();
    assert!(game.start_deploy(sq("h8")).is_err());
    assert!(game.clone().redo().is_some());
    game.start_deploy(sq("e3")).unwrap();
    let opened = game.position().clone();
    assert_eq!(game.redo(), None);
    assert_eq!(*game.position(), opened);
}

#[test]
fn r7_7_loading_is_refused_while_a_session_is_open() {
    let mut game = Game::from_position(red(GUN_IN_THE_WAY));
    step(&mut game, "Te3>xe5");
    let before = game.position().clone();
    let error = game.load(&red(MIXED).to_setup()).unwrap_err();
    assert_eq!((error, error.code().as_str()), (LoadError::SessionOpen, "DEPLOY_OPEN"));
    assert_eq!(game.position(), &before);
    game.cancel_deploy().unwrap();
    game.load(&red(MIXED).to_setup()).unwrap();
    assert_board(game.position().board(), MIXED);
}

fn read(pieces: &str, field: &str) -> Result<Position, &'static str> {
    let fen = format!("{} r - - 4 9 {field}", placement(pieces));
    Position::from_fen(&fen, Rules::STANDARD).map_err(|errors| errors.first().kind.code().as_str())
}

#[test]
fn r12_2_the_deploy_field_of_an_open_session() {
    let placement = "11/11/11/11/11/11/11/11/11/2(NFT)8/11/11";
    let fen = format!("{placement} r - - 4 9 c3:(NT):F>c4...");
    let mut position = Position::from_fen(&format!("{placement} r - - 4 9"), Rules::STANDARD).unwrap();
    play(&mut position, "Fc3>c4");
    assert_eq!(position.fen(StackStyle::Together), fen);
    assert_eq!(Position::from_fen(&fen, Rules::STANDARD), Ok(position.clone()));
    play(&mut position, "Tc3>&c4");
    assert_eq!(position.fen(StackStyle::Together), format!("{placement} r - - 4 9 c3:N:F>c4,T>&c4..."));
}

#[test]
fn r12_2_a_game_continues_exactly_from_a_session_that_was_read() {
    let mut position = read("(NFT)c3 ik12", "c3:(NT):F>c4...").unwrap();
    assert_board(position.board(), "(NT)c3 Fc4 ik12");
    assert_board(position.real_board(), "(NFT)c3 ik12");
    assert_leaving(&position, "c3", "N T (NT)");
    assert_joins(&position, "Tc3>", "c4");
    let _undo = position.commit().unwrap();
    assert_board(position.board(), "(NT)c3 Fc4 ik12");
    assert_eq!((position.turn(), position.half_moves(), position.full_moves()), (Color::Blue, 5, 9));
}

#[test]
fn r12_2_what_has_acted_and_what_became_heroic_is_known_again() {
    let position = read("(TI)c5 na5 ik12", "c5:(TI):T>_a5...").unwrap();
    assert_board(position.board(), "(TI)c5 ik12");
    assert_leaving(&position, "c5", "I");
    let position = read("Ck1 (FT)e3 ge5 ce7", "e3:+F:T>xe5...").unwrap();
    assert_board(position.board(), "Ck1 +Fe3 +Te5 ce7");
    assert!(is_legal(&position, "+Fe3>e8"));
}

#[test]
fn r12_2_every_session_that_is_written_is_read_again() {
    for (pieces, steps) in [
        ("Ck1 (FTI)e3 ge5 ce7", &["Te3>xe5", "Ie3>d3"][..]),
        ("(TI)c5 na5 ik12", &["Tc5>_a5"]),
        ("(FTI)e3 ge5 ik12", &["(FT)e3>@e5"]),
        ("Cg1 (FT)e6 ag4 ck12", &["Te6>e7"]),
        ("(F+T)g5 ik12", &["+Tg5>g8"]),
    ] {
        let mut position = red(pieces);
        for step in steps {
            play(&mut position, step);
        }
        let fen = position.fen(StackStyle::Together);
        assert_eq!(Position::from_fen(&fen, Rules::STANDARD), Ok(position), "{fen}");
    }
    let mut position = red(MIXED);
    position.start_deploy(sq("e3")).unwrap();
    let fen = position.fen(StackStyle::Together);
    assert_eq!(Position::from_fen(&fen, Rules::STANDARD), Ok(position), "{fen}");
}

#[test]
fn r12_2_a_deploy_field_that_cannot_be_read_is_refused() {
    for field in [
        "c3",
        "...",
        "c3:(NT):F>c4",
        "c3:(NT)...",
        "c3:(NT):F>c4:...",
        "z9:(NT):F>c4...",
        "c3:(NT:F>c4...",
        "c3:(NT):Fc4...",
        "c3:(NT):F>c13...",
        "c3:(NT):F>c4,...",
        "c3:(NQ):F>c4...",
    ] {
        assert_eq!(read("(NFT)c3 ik12", field).err(), Some("FEN_DEPLOY_SYNTAX"), "{field}");
    }
}

#[test]
fn r12_2_a_deploy_field_with_illegal_steps_is_refused() {
    for field in [
        "c3:(NF):F>c4...",      // the plane has left
        "c3:N:F>c4...",         // the tank has not
        "c3:(NT):F>c9...",      // too far
        "c3:(NT):F>xc4...",     // nothing to capture
        "c3:(NT):F>&c4...",     // no friend to join
        "c3:(NT):+F>c4...",     // not heroic
        "c3:(NT):I>c4...",      // not in the stack
        "c3:(NT):F>c4,F>c5...", // has left already
        "c4:(NT):F>c5...",      // no stack there
        "k12:(NT):F>c4...",     // the other side's
        "c3::N>c5,(FT)>c4...",  // the last step commits it
        "c3:(FT):N>c5,T>d4...", // a tank does not go diagonally
    ] {
        assert_eq!(read("(NFT)c3 ik12", field).err(), Some("FEN_DEPLOY_ILLEGAL"), "{field}");
    }
    // No legal end: the tank cannot meet the check.
    assert_eq!(read("Cg1 (FT)e6 ag4 ck12", "e6:T:F>e7...").err(), Some("FEN_DEPLOY_ILLEGAL"));
}

#[test]
fn r7_7_how_sessions_are_committed_is_no_part_of_a_position() {
    let [by_itself, mut by_hand] = [(); 2].map(|()| Position::start(Rules::STANDARD));
    by_hand.set_auto_commit(false);
    assert_eq!(by_itself, by_hand);
    assert_ne!(by_itself.auto_commit(), by_hand.auto_commit());
    let game = Game::from_position(by_hand);
    let mut edited = game.clone();
    edited.load(&by_itself.to_setup()).unwrap();
    assert!(!edited.position().auto_commit(), "a game stays as its host wants it");
    edited.set_turn(Color::Blue).unwrap();
    assert!(!edited.position().auto_commit());
}
