//! Verbs on the command line, as in `sightline answer`. A second start hands its verb to the helper
//! that runs: over the session bus of Linux, a window message of Windows, a socket of macOS in the
//! user's own folder. No port is open, and nothing but these words is taken. A Linux without a
//! session bus hands nothing over: there the second start says that one is running.
use std::fs::{self, File, TryLockError};

use tauri::{AppHandle, Emitter, Manager};

use crate::Answer;

const VERBS: [&str; 6] = ["answer", "restart", "show", "hide", "mute", "look"];

/// The verb of a command line, its program first; without one the overlay is shown. An error says
/// how the program is used.
pub fn read(arguments: impl IntoIterator<Item = String>) -> Result<String, String> {
    let mut words = arguments.into_iter().skip(1);
    match (words.next(), words.next()) {
        (None, _) => Ok("show".into()),
        (Some(verb), None) if VERBS.contains(&verb.as_str()) => Ok(verb),
        _ => Err(format!("usage: sightline [{}]", VERBS.join("|"))),
    }
}

/// Does what a second start asks for.
pub fn hand_over(app: &AppHandle, arguments: Vec<String>, _folder: String) {
    if let Ok(verb) = read(arguments) {
        tell(app, &verb);
    }
}

/// Tells the overlay to do what a verb says.
pub fn tell(app: &AppHandle, verb: &str) {
    let _ = app.emit_to("overlay", "verb", verb);
}

/// Whether no other helper runs with the token of this user: two would use up each other's. The
/// system takes the lock back when the program ends, also where it is killed.
pub fn is_only_one(app: &AppHandle) -> Answer<bool> {
    let folder = app.path().app_local_data_dir()?;
    fs::create_dir_all(&folder)?;
    let lock = File::create(folder.join("running"))?;
    let is_held = matches!(lock.try_lock(), Err(TryLockError::WouldBlock));
    app.manage(lock);
    Ok(!is_held)
}
