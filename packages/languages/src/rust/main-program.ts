import type { Signature } from '@sightline/contracts/questions/questions'
import { itemType } from '../code-runner/list-types.ts'
import { spell } from '../spelling.ts'
import { typeName } from './type-name.ts'

const isBorrowed = (type: string) => type === 'string' || itemType(type) !== null

/** Reads numbers, texts and lists from the input. */
const READ_VALUES = `pub struct Input { bytes: Vec<u8>, at: usize }

    impl Input {
        fn token(&mut self) -> &str {
            let start = self.at;
            while self.bytes[self.at] != b' ' { self.at += 1; }
            self.at += 1;
            ::std::str::from_utf8(&self.bytes[start..self.at - 1]).unwrap()
        }
        fn number(&mut self) -> i64 { self.token().parse().unwrap() }
        fn begins(&mut self, letter: u8) -> bool {
            let is = self.bytes[self.at] == letter;
            if is { self.at += 2; }
            is
        }
    }

    pub trait Read: Sized {
        fn read(input: &mut Input) -> Self;
        fn step(_first: i64, _step: i64, _index: i64) -> Option<Self> { None }
        fn row(_columns: &[(i64, i64)], _index: i64) -> Option<Self> { None }
    }
    impl Read for i64 {
        fn read(input: &mut Input) -> i64 { input.number() }
        fn step(first: i64, step: i64, index: i64) -> Option<i64> { Some(first + step * index) }
    }
    impl Read for f64 {
        fn read(input: &mut Input) -> f64 { input.token().parse().unwrap() }
        fn step(first: i64, step: i64, index: i64) -> Option<f64> { Some((first + step * index) as f64) }
    }
    impl Read for bool {
        fn read(input: &mut Input) -> bool { input.number() == 1 }
    }
    impl Read for String {
        fn read(input: &mut Input) -> String {
            let size = input.number() as usize;
            let mut text = Vec::with_capacity(size);
            while text.len() < size {
                let times = if input.begins(b'r') { input.number() } else { 1 };
                let mut length = 0;
                while input.bytes[input.at] != b':' {
                    length = length * 10 + (input.bytes[input.at] - b'0') as usize;
                    input.at += 1;
                }
                let start = input.at + 1;
                for _ in 0..times { text.extend_from_slice(&input.bytes[start..start + length]); }
                input.at = start + length + 1;
            }
            String::from_utf8(text).unwrap()
        }
    }
    impl<T: Read> Read for Vec<T> {
        fn read(input: &mut Input) -> Vec<T> {
            let size = input.number() as usize;
            let mut items = Vec::with_capacity(size);
            fill(input, &mut items, size);
            items
        }
        fn row(columns: &[(i64, i64)], index: i64) -> Option<Vec<T>> {
            columns.iter().map(|(first, step)| T::step(*first, *step, index)).collect()
        }
    }
    fn fill<T: Read>(input: &mut Input, items: &mut Vec<T>, size: usize) {
        while items.len() < size {
            if input.begins(b'r') {
                let times = input.number();
                let count = input.number() as usize;
                let start = input.at;
                for _ in 0..times {
                    input.at = start;
                    let end = items.len() + count;
                    fill(input, items, end);
                }
            } else if input.begins(b's') {
                let (count, first, step) = (input.number(), input.number(), input.number());
                items.extend((0..count).filter_map(|index| T::step(first, step, index)));
            } else if input.begins(b'z') {
                let (count, width) = (input.number(), input.number());
                let columns: Vec<(i64, i64)> = (0..width).map(|_| (input.number(), input.number())).collect();
                items.extend((0..count).filter_map(|index| T::row(&columns, index)));
            } else {
                items.push(T::read(input));
            }
        }
    }

`

/** Prints values as JSON. */
const PRINT_VALUES = `pub trait Show { fn show(&self, json: &mut String); }
    macro_rules! integers { ($($kind:ty)*) => { $(impl Show for $kind {
        fn show(&self, json: &mut String) {
            let text = self.to_string();
            let is_safe = text.trim_start_matches('-').parse::<u64>().map_or(false, |size| size <= 9007199254740991);
            if is_safe { json.push_str(&text) } else { odd(json, &text) }
        }
    })* } }
    integers!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
    macro_rules! floats { ($($kind:ty)*) => { $(impl Show for $kind {
        fn show(&self, json: &mut String) {
            if self.is_finite() { write!(json, "{:e}", self).unwrap() } else { odd(json, &self.to_string()) }
        }
    })* } }
    floats!(f32 f64);
    impl Show for bool { fn show(&self, json: &mut String) { json.push_str(if *self { "true" } else { "false" }) } }
    impl Show for char { fn show(&self, json: &mut String) { quote(json, &self.to_string()) } }
    impl Show for str { fn show(&self, json: &mut String) { quote(json, self) } }
    impl Show for String { fn show(&self, json: &mut String) { quote(json, self) } }
    impl Show for () { fn show(&self, json: &mut String) { json.push_str("null") } }
    impl<'a, T: Show + ?Sized> Show for &'a T { fn show(&self, json: &mut String) { (**self).show(json) } }
    impl<T: Show> Show for Option<T> {
        fn show(&self, json: &mut String) {
            match *self { Some(ref value) => value.show(json), None => json.push_str("null") }
        }
    }
    impl<T: Show> Show for [T] {
        fn show(&self, json: &mut String) {
            json.push('[');
            for (index, item) in self.iter().enumerate() {
                if index > 0 { json.push(',') }
                item.show(json);
            }
            json.push(']');
        }
    }
    impl<T: Show> Show for Vec<T> { fn show(&self, json: &mut String) { self[..].show(json) } }
    fn odd(json: &mut String, text: &str) {
        json.push_str("{\\"odd\\":");
        quote(json, text);
        json.push('}');
    }
    fn quote(json: &mut String, text: &str) {
        json.push('"');
        for letter in text.chars() {
            match letter {
                '"' | '\\\\' => { json.push('\\\\'); json.push(letter); }
                _ if (letter as u32) < 32 => write!(json, "\\\\u{:04x}", letter as u32).unwrap(),
                _ => json.push(letter),
            }
        }
        json.push('"');
    }
`

/** Runs all calls on a large stack, and prints the result and the time of each. */
const MAKE_CALLS = `thread_local!(static PANIC: ::std::cell::RefCell<(String, u32)> = ::std::cell::RefCell::new((String::new(), 0)));

    pub fn run<F: FnMut(&mut Input) + Send + 'static>(mut one: F) {
        ::std::panic::set_hook(Box::new(|info| {
            let message = match (info.payload().downcast_ref::<&str>(), info.payload().downcast_ref::<String>()) {
                (Some(text), _) => text.to_string(),
                (_, Some(text)) => text.clone(),
                _ => String::new(),
            };
            let line = info.location().map_or(0, |place| if place.file().ends_with("solution.rs") { place.line() } else { 0 });
            PANIC.with(|panic| *panic.borrow_mut() = (message, line));
        }));
        let calls = move || {
            let mut bytes = Vec::new();
            ::std::io::stdin().read_to_end(&mut bytes).unwrap();
            let mut input = Input { bytes: bytes, at: 0 };
            for _ in 0..input.number() { one(&mut input); }
        };
        ::std::thread::Builder::new().stack_size(64 << 20).spawn(calls).unwrap().join().ok();
        ::std::process::exit(0);
    }

    pub fn call<T: Show, F: FnOnce() -> T>(solution: F) {
        eprint!("{} call\\n", MARKER);
        print!("{} call\\n", MARKER);
        let start = ::std::time::Instant::now();
        let outcome = ::std::panic::catch_unwind(::std::panic::AssertUnwindSafe(solution));
        let took = start.elapsed();
        let mut json = String::new();
        let how = if outcome.is_ok() { "got" } else { "threw" };
        match outcome {
            Ok(value) => value.show(&mut json),
            Err(_) => PANIC.with(|panic| {
                let (ref message, line) = *panic.borrow();
                json.push_str("{\\"kind\\":\\"panic\\",\\"message\\":");
                quote(&mut json, message);
                write!(json, ",\\"line\\":{}}}", line).unwrap();
            }),
        }
        let ms = took.as_secs() as f64 * 1e3 + took.subsec_nanos() as f64 / 1e6;
        print!("{} {} {:.3} {}\\n", MARKER, how, ms, json);
        ::std::io::stdout().flush().ok();
    }`

/**
 * The program after the candidate's code, for any edition of Rust: reads the calls, makes them and
 * prints the results.
 */
export function mainProgramFor(signature: Signature, marker: string): string {
  const name = spell(signature.name, 'snake')
  const reads = signature.parameters.map(
    ({ type }, index) => `let value${index} = <${typeName(type)}>::read(input);`,
  )
  const values = signature.parameters.map(
    ({ type }, index) => `${isBorrowed(type) ? '&' : ''}value${index}`,
  )
  return `
#[allow(warnings)]
fn main() {
    use sightline::Read;
    sightline::run(|input| {
        ${reads.join('\n        ')}
        sightline::call(move || ${name}(${values.join(', ')}));
    });
}

#[allow(warnings)]
mod sightline {
    use std::fmt::Write as _Write;
    use std::io::{Read as _Read, Write as _IoWrite};

    const MARKER: &'static str = "${marker}";

    ${READ_VALUES}    ${PRINT_VALUES}
    ${MAKE_CALLS}
}
`
}
