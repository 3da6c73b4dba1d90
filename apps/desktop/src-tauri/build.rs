/// Every command of the program. A window may call those that its file in `capabilities` names.
const COMMANDS: &[&str] = &[
    "about",
    "bind_key",
    "capture_screen",
    "capture_window",
    "forget_token",
    "list_screens",
    "list_windows",
    "open_link",
    "open_settings",
    "open_sound",
    "read_settings",
    "read_token",
    "sound_devices",
    "unbind_key",
    "write_setting",
    "write_token",
];

fn main() {
    let manifest = tauri_build::AppManifest::new().commands(COMMANDS);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))
        .expect("the configuration of the program is wrong");
}
