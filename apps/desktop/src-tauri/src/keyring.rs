//! The token of this device, in the system's keyring: Windows Credential Manager, macOS Keychain,
//! the Secret Service of Linux. Where there is none, as on a Linux without a desktop, the token is
//! in a file that the user alone can read (on Windows, one in the user's own folder).
use std::{fs, path::PathBuf};

use keyring::{Entry, Error, Result};
use tauri::{AppHandle, Manager};

use crate::{Answer, computer, settings::write_whole};

/// "keyring" or "file".
type Place = &'static str;

/// The token and where it is; none when no token is kept.
#[tauri::command(async)]
pub fn read_token(app: AppHandle) -> Answer<Option<(String, Place)>> {
    let file = file(&app)?;
    // The keyring may hold an older one: the file is removed when the keyring takes a token.
    if file.try_exists()? {
        return Ok(Some((fs::read_to_string(file)?, "file")));
    }
    let token = if_there(entry().and_then(|entry| entry.get_password()))?;
    Ok(token.map(|token| (token, "keyring")))
}

/// Answers where the token is now.
#[tauri::command(async)]
pub fn write_token(app: AppHandle, token: String) -> Answer<Place> {
    if entry().and_then(|entry| entry.set_password(&token)).is_ok() {
        remove_file(&app)?;
        return Ok("keyring");
    }
    write_whole(&file(&app)?, token.as_bytes())?;
    Ok("file")
}

#[tauri::command(async)]
pub fn forget_token(app: AppHandle) -> Answer<()> {
    remove_file(&app)?;
    if_there(entry().and_then(|entry| entry.delete_credential()))?;
    Ok(())
}

fn entry() -> Result<Entry> {
    Entry::new("Sightline", &computer::server())
}

/// None where the keyring has no token, or where there is no keyring.
fn if_there<T>(result: Result<T>) -> Result<Option<T>> {
    match result {
        Err(Error::NoEntry | Error::NoDefaultStore) => Ok(None),
        other => other.map(Some),
    }
}

fn file(app: &AppHandle) -> tauri::Result<PathBuf> {
    Ok(app.path().app_local_data_dir()?.join("token"))
}

fn remove_file(app: &AppHandle) -> Answer<()> {
    let file = file(app)?;
    if file.try_exists()? { Ok(fs::remove_file(file)?) } else { Ok(()) }
}
