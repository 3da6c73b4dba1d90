//! Verbs on the command line, as in `sightline answer`. A second start hands its verb to the helper
//! that runs: over the session bus of Linux, a window message of Windows, a socket of macOS in the
//! user's own folder. No port is open, and nothing but these words is taken.
use tauri::{AppHandle, Emitter};

const VERBS: [&str; 6] = ["answer", "restart", "show", "hide", "mute", "look"];

/// An error says how the program is used.
pub fn check(arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let words: Vec<String> = arguments.collect();
    match words.as_slice() {
        [] => Ok(()),
        [verb] if VERBS.contains(&verb.as_str()) => Ok(()),
        _ => Err(format!("usage: sightline [{}]", VERBS.join("|"))),
    }
}

/// The arguments of a second start, its program first. Without a verb the overlay is shown.
pub fn hand_over(app: &AppHandle, arguments: Vec<String>, _folder: String) {
    let words = arguments.into_iter().skip(1);
    if check(words.clone()).is_ok() {
        tell(app, &words.last().unwrap_or_else(|| "show".into()));
    }
}

/// Tells the overlay to do what a verb says.
pub fn tell(app: &AppHandle, verb: &str) {
    let _ = app.emit_to("overlay", "verb", verb);
}
