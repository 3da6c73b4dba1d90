//! Global keys, one at a time. A key that is taken reaches no other program until it is given back.
//!
//! Linux: X11 alone; under Wayland no program may take keys. macOS and Windows: all but those that
//! the system keeps for itself.
//!
//! The plug-in's own `register` for pages keeps its lock while it waits for the main thread (2.4.1).
//! On X11 a key event that arrives meanwhile wants the same lock, and the program hangs for ever.
//! `on_shortcut` and `unregister` do not.
use std::sync::{Mutex, MutexGuard};

use tauri::{AppHandle, State};
use tauri_plugin_global_shortcut::{GlobalShortcutExt, ShortcutState};

use crate::verbs;

/// Held while a key is taken or given back: one that is tried meanwhile would look taken.
#[derive(Default)]
pub struct Lock(Mutex<()>);

impl Lock {
    fn hold(&self) -> MutexGuard<'_, ()> {
        self.0
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Takes a key, as in "Ctrl+Shift+R", and tells the overlay its verb at each press. An error when
/// another program has the key.
#[tauri::command(async)]
pub fn bind_key(
    app: AppHandle,
    lock: State<Lock>,
    key: String,
    verb: String,
) -> Result<(), String> {
    let _held = lock.hold();
    let bound = app
        .global_shortcut()
        .on_shortcut(key.as_str(), move |app, _, event| {
            if event.state == ShortcutState::Pressed {
                verbs::tell(app, &verb);
            }
        });
    bound.map_err(|error| error.to_string())
}

#[tauri::command(async)]
pub fn unbind_key(app: AppHandle, lock: State<Lock>, key: String) -> Result<(), String> {
    let _held = lock.hold();
    let unbound = app.global_shortcut().unregister(key.as_str());
    unbound.map_err(|error| error.to_string())
}

/// Takes a key for a moment, to see whether it can be had. One that the helper holds can.
#[tauri::command(async)]
pub fn try_key(app: AppHandle, lock: State<Lock>, key: String) -> Result<(), String> {
    let _held = lock.hold();
    let shortcuts = app.global_shortcut();
    if shortcuts.is_registered(key.as_str()) {
        return Ok(());
    }
    let taken = shortcuts.on_shortcut(key.as_str(), |_, _, _| {});
    taken
        .and_then(|()| shortcuts.unregister(key.as_str()))
        .map_err(|error| error.to_string())
}
