//! What a web page cannot do. Every decision is made in TypeScript; Rust reports facts and obeys.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod capture;
mod computer;
mod keyring;
mod keys;
mod settings;
mod sound;
mod start;
mod verbs;
mod windows;

/// What a command answers a page.
type Answer<T> = Result<T, Failure>;

/// Why a command failed, in words for the page.
#[derive(serde::Serialize)]
struct Failure(String);

impl<Error: std::fmt::Display> From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure(error.to_string())
    }
}

fn main() {
    if let Err(usage) = verbs::read(std::env::args()) {
        eprintln!("{usage}");
        std::process::exit(2);
    }
    let mut context = tauri::generate_context!();
    computer::allow_server(context.config_mut());
    tauri::Builder::default()
        // Before all other plug-ins: a second start hands over its verb and ends.
        .plugin(tauri_plugin_single_instance::init(verbs::hand_over))
        .plugin(tauri_plugin_global_shortcut::Builder::new().build())
        .invoke_handler(tauri::generate_handler![
            capture::capture_screen,
            capture::capture_window,
            capture::list_screens,
            capture::list_windows,
            computer::about,
            keyring::forget_token,
            keyring::read_token,
            keyring::write_token,
            keys::bind_key,
            keys::unbind_key,
            settings::read_settings,
            settings::write_setting,
            sound::open_sound,
            sound::sound_devices,
            windows::open_link,
            windows::open_settings,
        ])
        .on_window_event(windows::quit_with_overlay)
        .setup(|app| {
            if let Ok(false) = verbs::is_only_one(app.handle()) {
                eprintln!(
                    "Sightline is running already; without a session bus it hears no commands."
                );
                std::process::exit(1);
            }
            Ok(windows::open_overlay(app.handle())?)
        })
        .run(context)
        .expect("the helper did not start");
}
