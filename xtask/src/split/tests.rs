use std::process::Command;

use super::{Halves, Refusal, split};
use crate::code::{END, Unreadable};
use crate::module::tests::{section, with_length};
use crate::module::{PREAMBLE, write_number, write_sized};

/// The body of a function without locals, large enough to be worth a stub.
fn body(instructions: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    let nothing = [0x01; 40];
    write_sized(
        &mut body,
        &[&[0], &nothing[..], instructions, &[END]].concat(),
    );
    body
}

/// The names of these functions, the first of which is not imported.
fn names(names: &[&str]) -> Vec<u8> {
    let mut entries = Vec::new();
    write_number(&mut entries, names.len());
    for (place, name) in names.iter().enumerate() {
        write_number(&mut entries, place + 1);
        write_sized(&mut entries, name.as_bytes());
    }
    let mut content = b"\x04name".to_vec();
    content.push(1);
    write_sized(&mut content, &entries);
    with_length(0, &content)
}

const NAMES: [&str; 6] = [
    "page",
    "poker",
    "poker_only",
    "shared",
    "poker_in_table",
    "through_table",
];

/// What is put into a module, each in a section of its own.
struct Parts {
    tables: Vec<u8>,
    names: Vec<u8>,
    poker: Vec<u8>,
}

impl Default for Parts {
    fn default() -> Parts {
        Parts {
            // Of values of the host; then of functions, one at least and at most.
            tables: section(4, &[&[0x6f, 0, 3], &[0x70, 1, 1, 1]]),
            names: names(&NAMES),
            // A call of its helper, of what both parts use and of the host; and the global.
            poker: vec![0x20, 0, 0x10, 3, 0x10, 4, 0x10, 0, 0x23, 0, 0x6a],
        }
    }
}

/// A module with a function that is imported and six of its own.
fn module(parts: Parts) -> Vec<u8> {
    let Parts {
        tables,
        names,
        poker,
    } = parts;
    [
        PREAMBLE.to_vec(),
        section(1, &[&[0x60, 1, 0x7f, 1, 0x7f]]),
        section(2, &[&[1, b'a', 1, b'a', 0, 0]]),
        section(3, &[&[0_u8][..]; 6]),
        tables,
        section(5, &[&[0, 1]]),
        section(6, &[&[0x7f, 1, 0x41, 7, END]]),
        section(7, &[&[1, b'a', 0, 1], &[1, b'b', 0, 6], &[1, b'c', 2, 0]]),
        section(9, &[&[2, 1, 0x41, 0, END, 0, 1, 5]]),
        section(
            10,
            &[
                // page: calls poker and what both use
                &body(&[0x20, 0, 0x10, 2, 0x10, 4])[..],
                &body(&poker),
                // poker_only: doubles
                &body(&[0x20, 0, 0x20, 0, 0x6a]),
                // shared: adds what is in memory
                &body(&[0x20, 0, 0x41, 8, 0x28, 2, 0, 0x6a]),
                // poker_in_table: puts its number into the global, and gives it back
                &body(&[0x20, 0, 0x24, 0, 0x23, 0]),
                // through_table: calls the first slot
                &body(&[0x20, 0, 0x41, 0, 0x11, 0, 1]),
            ],
        ),
        section(11, &[&[0, 0x41, 8, END, 1, 5]]),
        names,
    ]
    .concat()
}

fn halves(parts: Parts) -> Result<Halves, Refusal> {
    split(&module(parts), &|name| name.starts_with("poker"))
}

/// Runs the whole module and the two parts in Node.js, if it is here, and compares them.
#[test]
fn the_two_parts_do_what_the_whole_does() {
    let whole = module(Parts::default());
    let Halves {
        primary,
        rest,
        ensure,
    } = halves(Parts::default()).expect("it can be split");
    assert_eq!(ensure, ["a", "b"]);
    let script = format!(
        "
        const module = bytes => new WebAssembly.Module(new Uint8Array(bytes));
        const host = {{ a: number => number + 100 }};
        const play = it => [it.a(1), it.b(20), it.a(2), it.b(30), it.a(3)].join();
        const whole = new WebAssembly.Instance(module({whole:?}), {{ a: host }});
        const asked = [], primary = module({primary:?}), rest = module({rest:?});
        host.b = () => {{
            if (!asked.length) new WebAssembly.Instance(rest, {{ a: host, b: parts.exports }});
            asked.push(rest);
        }};
        const parts = new WebAssembly.Instance(primary, {{ a: host }});
        const before = asked.length, played = play(parts.exports);
        console.log(before, played === play(whole.exports), asked.length, played);"
    );
    let answer = crate::shell::answer(Command::new("node").args(["-e", &script]));
    match answer {
        // Each of the five calls passes a stub; poker counts 2 * 1 + 5 + 100 + 7, and the page 5 more.
        Some(answer) => assert_eq!(answer, "0 true 5 119,20,134,30,146"),
        None => println!("There is no Node.js to run the parts."),
    }
}

#[test]
fn only_what_is_deferred_alone_leaves_the_primary() {
    let Halves { primary, rest, .. } = halves(Parts::default()).expect("it can be split");
    let bodies = |wasm: &[u8]| {
        let sections = crate::module::sections(wasm).expect("it is a module");
        let code = sections
            .iter()
            .find(|it| it.number == 10)
            .expect("it has code");
        crate::code::list(code.content, crate::module::Reader::sized)
            .expect("it has bodies")
            .into_iter()
            .map(<[u8]>::len)
            .collect::<Vec<_>>()
    };
    // poker_only is gone; poker and poker_in_table are stubs.
    let lengths = bodies(&primary);
    assert_eq!(lengths.len(), 5);
    assert_eq!(lengths.iter().filter(|it| **it < 20).count(), 2);
    assert_eq!(bodies(&rest).len(), 3);
}

#[test]
fn a_module_that_cannot_be_split_is_refused_with_a_sentence() {
    let refusal = |parts| halves(parts).expect_err("it is refused");
    let of = |change: fn(&mut Parts)| {
        let mut parts = Parts::default();
        change(&mut parts);
        refusal(parts)
    };
    assert_eq!(of(|it| it.names.clear()), Refusal::NoNames);
    assert_eq!(of(|it| it.names = names(&["page"])), Refusal::Nothing);
    assert_eq!(
        of(|it| it.tables = section(4, &[&[0x6f, 0, 3]])),
        Refusal::NoTable
    );
    assert_eq!(
        of(|it| it.poker = vec![0x06]),
        Refusal::Unreadable(Unreadable::Instruction(0x06))
    );
    assert_eq!(
        Refusal::NoTable.to_string(),
        "The wasm of the page cannot be split: it has no table of functions, or exports nothing."
    );
    assert_eq!(
        split(b"wasm", &|_| true),
        Err(Refusal::Unreadable(Unreadable::Broken))
    );
}

#[test]
fn a_function_that_is_a_value_stays_where_it_is() {
    // ref.func, drop
    let parts = Parts {
        poker: vec![0xd2, 3, 0x1a, 0x20, 0],
        ..Parts::default()
    };
    let Halves { primary, .. } = halves(parts).expect("it can be split");
    let value = [0xd2, 4, 0x1a];
    assert!(
        primary.windows(3).any(|it| it == value),
        "with its new number"
    );
}
