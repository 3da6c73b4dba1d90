//! The settings of the helper: texts under names, in one file.
use std::{collections::BTreeMap, fs, io, io::Write, path::Path, sync::Mutex};

use serde::Serialize;
use tauri::{AppHandle, Emitter, Manager, State};

/// Held while the file is read and written.
#[derive(Default)]
pub struct Lock(Mutex<()>);

type Settings = BTreeMap<String, String>;

#[derive(Clone, Serialize)]
struct Change {
    name: String,
    text: Option<String>,
}

/// All settings; none where the file is missing or damaged.
#[tauri::command(async)]
pub fn read_settings(app: AppHandle) -> Result<Settings, String> {
    let folder = app
        .path()
        .app_config_dir()
        .map_err(|error| error.to_string())?;
    Ok(read(&folder.join("settings.json")))
}

/// Keeps a text under a name, or removes it, and tells all windows.
#[tauri::command(async)]
pub fn write_setting(
    app: AppHandle,
    lock: State<Lock>,
    name: String,
    text: Option<String>,
) -> Result<(), String> {
    let _held = lock.0.lock().map_err(|error| error.to_string())?;
    let folder = app
        .path()
        .app_config_dir()
        .map_err(|error| error.to_string())?;
    let file = folder.join("settings.json");
    let mut settings = read(&file);
    match &text {
        Some(text) => settings.insert(name.clone(), text.clone()),
        None => settings.remove(&name),
    };
    let json = serde_json::to_vec_pretty(&settings).map_err(|error| error.to_string())?;
    write_whole(&file, &json).map_err(|error| error.to_string())?;
    app.emit("setting", Change { name, text })
        .map_err(|error| error.to_string())
}

fn read(file: &Path) -> Settings {
    let bytes = fs::read(file).unwrap_or_default();
    serde_json::from_slice(&bytes).unwrap_or_default()
}

/// Replaces a file as a whole: with a full disk, or killed on the way, the old one stays. The user
/// alone can read it.
pub fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut new = tempfile::NamedTempFile::new_in(folder)?;
    new.write_all(bytes)?;
    new.as_file().sync_all()?;
    new.persist(file)?;
    Ok(())
}
