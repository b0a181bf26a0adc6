use core::fmt;

/// One table makes the enum, its texts and the list of all codes.
macro_rules! error_codes {
    ($($variant:ident $code:literal $description:literal)*) => {
        /// The stable name of what went wrong. Every error type has a `code()`; JavaScript gets the
        /// same codes, and `js/src/vocabulary/generated.ts` is written from this list.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ErrorCode {
            $(#[doc = $description] $variant,)*
        }

        impl ErrorCode {
            /// All codes.
            pub const ALL: &[ErrorCode] = &[$(ErrorCode::$variant),*];

            /// The code as programs see it.
            ///
            /// ```
            /// use cotulenh::ErrorCode;
            /// assert_eq!(ErrorCode::IllegalMove.as_str(), "ILLEGAL_MOVE");
            /// ```
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(ErrorCode::$variant => $code,)*
                }
            }

            /// What the code means, in one sentence.
            pub const fn description(self) -> &'static str {
                match self {
                    $(ErrorCode::$variant => $description,)*
                }
            }
        }
    };
}

error_codes! {
    InvalidSquare "INVALID_SQUARE" "A square is not one of the 132."
    InvalidColor "INVALID_COLOR" "A colour is neither `r` nor `b`."
    InvalidPieceType "INVALID_PIECE_TYPE" "A piece type is neither a letter nor a name of one."
    InvalidMove "INVALID_MOVE" "A move is neither a text nor an object of squares, or a field of it has a wrong type."
    InvalidRules "INVALID_RULES" "The rules are not an object of options, or one of them has no such value."
    InvalidArgument "INVALID_ARGUMENT" "There is an argument that the call does not take, or one of a wrong kind."
    FenNotAString "FEN_NOT_A_STRING" "A FEN is not a string."

    MoveSyntax "MOVE_SYNTAX" "A text does not look like a move."
    IllegalMove "ILLEGAL_MOVE" "There is no such legal move."
    AmbiguousMove "AMBIGUOUS_MOVE" "Several legal moves fit."
    GameOver "GAME_OVER" "The game has ended: nothing can be played."

    DeployOpen "DEPLOY_OPEN" "A deploy session is open: commit or cancel it first."
    NoDeploy "NO_DEPLOY" "No deploy session is open."
    DeployElsewhere "DEPLOY_ELSEWHERE" "The move is not a step of the open deploy session."
    DeployEmptySquare "DEPLOY_EMPTY_SQUARE" "There is nothing on the square to deploy."
    DeployNotYours "DEPLOY_NOT_YOURS" "The stack to deploy belongs to the other side."
    DeploySinglePiece "DEPLOY_SINGLE_PIECE" "A single piece cannot be split."
    DeployNoStep "DEPLOY_NO_STEP" "The stack has no legal deploy step."
    DeployNothingMoved "DEPLOY_NOTHING_MOVED" "A deploy needs at least one step before it is committed."
    DeployInDanger "DEPLOY_IN_DANGER" "After this deploy the player's own commander would be in danger."

    WrongTerrain "WRONG_TERRAIN" "A piece would stand on terrain where it may not stand."
    SecondCommander "SECOND_COMMANDER" "A side would have a second commander."
    MixedColors "MIXED_COLORS" "A stack would have pieces of both colours."
    ImpossibleStack "IMPOSSIBLE_STACK" "The pieces do not form a stack with this carrier."
    EmptySquare "EMPTY_SQUARE" "There is nothing on the square."
    NoSuchPiece "NO_SUCH_PIECE" "There is no piece of that type on the square."
    NoAirForce "NO_AIR_FORCE" "There is no Air Force on the square."

    FenTooLong "FEN_TOO_LONG" "The FEN is longer than any position needs."
    FenMissingField "FEN_MISSING_FIELD" "A field is missing."
    FenExtraField "FEN_EXTRA_FIELD" "There is text after the last field."
    FenRankCount "FEN_RANK_COUNT" "The placement does not have twelve ranks."
    FenRankWidth "FEN_RANK_WIDTH" "A rank does not have eleven squares."
    FenEmptyCount "FEN_EMPTY_COUNT" "A number of empty squares does not fit a rank."
    FenUnknownPiece "FEN_UNKNOWN_PIECE" "A character is not a piece."
    FenDoubledHero "FEN_DOUBLED_HERO" "A piece has more than one `+`."
    FenDanglingHero "FEN_DANGLING_HERO" "A `+` has no piece after it."
    FenUnbalancedParenthesis "FEN_UNBALANCED_PARENTHESIS" "A parenthesis has no matching one."
    FenNestedParenthesis "FEN_NESTED_PARENTHESIS" "There are parentheses inside parentheses."
    FenMixedColors "FEN_MIXED_COLORS" "A stack has pieces of both colours."
    FenImpossibleStack "FEN_IMPOSSIBLE_STACK" "Pieces in parentheses do not form a stack."
    FenTerrain "FEN_TERRAIN" "A piece stands on terrain where it may not stand."
    FenSecondCommander "FEN_SECOND_COMMANDER" "A side has a second commander."
    FenTurn "FEN_TURN" "The side to move is neither `r` nor `b`."
    FenDash "FEN_DASH" "The third or fourth field is not `-`."
    FenHalfMoves "FEN_HALF_MOVES" "The number of half-moves is not a number."
    FenFullMoves "FEN_FULL_MOVES" "The move number is not a number from 1."
    FenDeploySyntax "FEN_DEPLOY_SYNTAX" "The deploy field cannot be read."
    FenDeployIllegal "FEN_DEPLOY_ILLEGAL" "The steps of the deploy field are not legal."

    // Those that only Rust has are the last ones: JavaScript counts the others.
    InvalidPosition "INVALID_POSITION" "A setup is not a position of this game."
    InvalidRecord "INVALID_RECORD" "A part of a recorded game does not fit the rest."
}

impl ErrorCode {
    /// Codes of calls that only Rust has: a game from a setup or from a record.
    pub const RUST_ONLY: &[ErrorCode] = &[ErrorCode::InvalidPosition, ErrorCode::InvalidRecord];
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::IllegalReason;

    #[test]
    fn javascript_counts_codes_and_reasons() {
        assert!(ErrorCode::ALL.ends_with(ErrorCode::RUST_ONLY));
        assert!(ErrorCode::ALL.iter().enumerate().all(|(number, &code)| code as usize == number));
        assert!(IllegalReason::ALL.into_iter().enumerate().all(|(number, reason)| reason as usize == number));
    }

    #[test]
    fn every_code_is_unique_and_spelled_like_its_variant() {
        let mut seen = HashSet::new();
        for &code in ErrorCode::ALL {
            assert!(seen.insert(code.as_str()), "{code} stands twice");
            let spelled = code.as_str().replace('_', "").to_lowercase();
            assert_eq!(format!("{code:?}").to_lowercase(), spelled);
            assert!(code.description().ends_with('.'), "{code}");
        }
    }
}
