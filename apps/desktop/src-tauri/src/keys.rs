//! Global keys, one at a time. A key that is taken reaches no other program until it is given back.
//!
//! Linux: X11 alone; under Wayland no program may take keys. macOS and Windows: all but those that
//! the system keeps for itself.
//!
//! The plug-in's own `register` for pages keeps its lock while it waits for the main thread (2.4.1).
//! On X11 a key event that arrives meanwhile wants the same lock, and the program hangs for ever.
//! `on_shortcut` and `unregister` do not.
use tauri::AppHandle;
use tauri_plugin_global_shortcut::{GlobalShortcutExt, ShortcutState};

use crate::{Answer, verbs};

/// Takes a key, as in "Ctrl+Shift+R", and tells the overlay its verb at each press. An error when
/// another program has the key.
#[tauri::command(async)]
pub fn bind_key(app: AppHandle, key: String, verb: String) -> Answer<()> {
    Ok(app.global_shortcut().on_shortcut(key.as_str(), move |app, _, event| {
        if event.state == ShortcutState::Pressed {
            verbs::tell(app, &verb);
        }
    })?)
}

#[tauri::command(async)]
pub fn unbind_key(app: AppHandle, key: String) -> Answer<()> {
    Ok(app.global_shortcut().unregister(key.as_str())?)
}
