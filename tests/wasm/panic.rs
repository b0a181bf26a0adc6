use std::{cell::RefCell, rc::Rc};

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn a_panic_reaches_the_console() {
    let console = Reflect::get(&js_sys::global(), &"console".into()).expect("a console");
    let written = Rc::new(RefCell::new(Vec::new()));
    let texts = Rc::clone(&written);
    let write = Closure::<dyn FnMut(JsValue)>::new(move |text: JsValue| {
        texts.borrow_mut().push(text.as_string().unwrap_or_default());
    });
    let original = Reflect::get(&console, &"error".into()).expect("a function");
    Reflect::set(&console, &"error".into(), write.as_ref()).expect("it can be replaced");
    // As at the start of the module: the test runner has a hook of its own, which cannot be put back after a panic.
    cotulenh::wasm::start();
    let panicking = Closure::<dyn Fn()>::new(|| panic!("a panic for the console"));
    let called = panicking.as_ref().unchecked_ref::<Function>().apply(&JsValue::NULL, &Array::new());
    Reflect::set(&console, &"error".into(), &original).expect("it can be put back");
    assert!(called.is_err(), "the call has failed");
    let written = written.borrow();
    assert!(written.iter().any(|text| text.contains("a panic for the console")), "{written:?}");
    assert!(written.iter().any(|text| text.contains("tests/wasm/panic.rs")), "with its place: {written:?}");
}
