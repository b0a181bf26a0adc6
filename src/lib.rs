//! The rules of Cờ Tư Lệnh (Commander Chess).
#![cfg_attr(not(feature = "wasm"), forbid(unsafe_code))]
