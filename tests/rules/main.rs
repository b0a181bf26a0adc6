//! Each clause of the rules, shown in small positions. A test is named after its clause: `r5_7_…` is
//! R5.7.
#![cfg(not(target_arch = "wasm32"))]

mod air_defense;
mod battles;
mod captures;
mod commander;
mod deploy;
mod deploy_calls;
mod endings;
mod explanations;
mod heroes;
mod official;
mod options;
mod river;
mod stacks;
mod support;
mod terrain_movement;
