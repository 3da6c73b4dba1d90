//! The settings of the helper: texts under names, in one file.
use std::{collections::BTreeMap, fs, io, io::Write, path::Path, path::PathBuf, sync::Mutex};

use tauri::{AppHandle, Emitter, Manager};

use crate::Answer;

/// Held while the file is read and written.
static LOCK: Mutex<()> = Mutex::new(());

type Settings = BTreeMap<String, String>;

/// All settings; none where the file is missing or damaged.
#[tauri::command(async)]
pub fn read_settings(app: AppHandle) -> Answer<Settings> {
    Ok(read(&file(&app)?))
}

/// Keeps a text under a name, or removes it, and tells all windows.
#[tauri::command(async)]
pub fn write_setting(app: AppHandle, name: String, text: Option<String>) -> Answer<()> {
    let _held = LOCK.lock();
    let file = file(&app)?;
    let mut settings = read(&file);
    match &text {
        Some(text) => settings.insert(name.clone(), text.clone()),
        None => settings.remove(&name),
    };
    write_whole(&file, &serde_json::to_vec_pretty(&settings)?)?;
    Ok(app.emit("setting", (name, text))?)
}

fn file(app: &AppHandle) -> tauri::Result<PathBuf> {
    Ok(app.path().app_config_dir()?.join("settings.json"))
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
