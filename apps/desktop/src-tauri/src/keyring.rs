//! The token of this device, in the system's keyring: Windows Credential Manager, macOS Keychain,
//! the Secret Service of Linux. Where there is none, as on a Linux without a desktop, the token is
//! in a file that the user alone can read (on Windows, one in the user's own folder).
use std::{fs, io::ErrorKind, path::PathBuf};

use keyring::{Entry, Error};
use serde::Serialize;
use tauri::{AppHandle, Manager};

use crate::{computer, settings::write_whole};

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    Keyring,
    File,
}

#[derive(Serialize)]
pub struct Kept {
    token: String,
    place: Place,
}

/// None when no token is kept.
#[tauri::command(async)]
pub fn read_token(app: AppHandle) -> Result<Option<Kept>, String> {
    // The keyring may hold an older one: the file is removed when the keyring takes a token.
    match fs::read_to_string(file(&app)?) {
        Ok(token) => {
            return Ok(Some(Kept {
                token,
                place: Place::File,
            }));
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error.to_string()),
    }
    match entry().and_then(|entry| entry.get_password()) {
        Ok(token) => Ok(Some(Kept {
            token,
            place: Place::Keyring,
        })),
        Err(Error::NoEntry | Error::NoDefaultStore) => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}

/// Answers where the token is now.
#[tauri::command(async)]
pub fn write_token(app: AppHandle, token: String) -> Result<Place, String> {
    let file = file(&app)?;
    if entry().and_then(|entry| entry.set_password(&token)).is_ok() {
        remove(&file)?;
        return Ok(Place::Keyring);
    }
    write_whole(&file, token.as_bytes()).map_err(|error| error.to_string())?;
    Ok(Place::File)
}

#[tauri::command(async)]
pub fn forget_token(app: AppHandle) -> Result<(), String> {
    remove(&file(&app)?)?;
    match entry().and_then(|entry| entry.delete_credential()) {
        Ok(()) | Err(Error::NoEntry | Error::NoDefaultStore) => Ok(()),
        Err(error) => Err(error.to_string()),
    }
}

fn entry() -> keyring::Result<Entry> {
    Entry::new("Sightline", &computer::server())
}

fn file(app: &AppHandle) -> Result<PathBuf, String> {
    let folder = app.path().app_local_data_dir();
    Ok(folder.map_err(|error| error.to_string())?.join("token"))
}

fn remove(file: &PathBuf) -> Result<(), String> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.to_string()),
        _ => Ok(()),
    }
}
