//! What a web page cannot do. Every decision is made in TypeScript; Rust reports facts and obeys.
mod capture;
mod computer;
mod keyring;
mod keys;
mod settings;
mod sound;
mod start;
mod verbs;
mod windows;

/// Runs the helper until its user quits it.
pub fn run() {
    if let Err(usage) = verbs::check(std::env::args().skip(1)) {
        eprintln!("{usage}");
        std::process::exit(2);
    }
    let mut context = tauri::generate_context!();
    computer::allow_server(context.config_mut());
    tauri::Builder::default()
        // Before all other plug-ins: a second start hands over its verb and ends.
        .plugin(tauri_plugin_single_instance::init(verbs::hand_over))
        .plugin(tauri_plugin_global_shortcut::Builder::new().build())
        .manage(keys::Lock::default())
        .manage(settings::Lock::default())
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
            keys::try_key,
            keys::unbind_key,
            settings::read_settings,
            settings::write_setting,
            sound::open_sound,
            sound::sound_devices,
            start::painted,
            windows::open_link,
            windows::open_settings,
        ])
        .on_window_event(windows::quit_with_overlay)
        .setup(|app| Ok(windows::open_overlay(app.handle())?))
        .run(context)
        .expect("the helper did not start");
}
