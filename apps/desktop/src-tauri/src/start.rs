//! Starts that paint nothing. Some graphics drivers of Linux show an empty window, above all one
//! that is transparent: such a start is repeated once with an opaque window and a renderer that
//! asks less of the driver. Windows and macOS: opaque only, as no such renderer can be chosen.
use std::{
    env,
    process::{Command, exit},
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

use tauri::AppHandle;

const PATIENCE: Duration = Duration::from_secs(5);
/// Set for the start that repeats another.
const REPEATED: &str = "SIGHTLINE_START_REPEATED";
const ADVICE: &str = "Sightline cannot draw its window on this computer. Update its graphics driver and its web view \
    (WebKitGTK on Linux, WebView2 on Windows), or start it with WEBKIT_DISABLE_DMABUF_RENDERER=1 set.";

static IS_PAINTED: AtomicBool = AtomicBool::new(false);

/// Whether this start repeats one that painted nothing.
pub fn is_repeated() -> bool {
    env::var_os(REPEATED).is_some()
}

/// The first picture of the overlay is on the screen.
#[tauri::command]
pub fn painted() {
    IS_PAINTED.store(true, Ordering::Relaxed);
}

/// Repeats the start unless a picture is painted in time, or says what to do. Not while a driver of
/// tests holds the window, which would lose it.
pub fn watch(app: &AppHandle) {
    if env::var_os("TAURI_WEBVIEW_AUTOMATION").is_some() {
        return;
    }
    let app = app.clone();
    thread::spawn(move || {
        thread::sleep(PATIENCE);
        if IS_PAINTED.load(Ordering::Relaxed) {
            return;
        }
        if is_repeated() {
            eprintln!("{ADVICE}");
            let _ = app.run_on_main_thread(give_advice);
            return;
        }
        eprintln!("Nothing was painted: Sightline starts once more, with an opaque window.");
        tauri_plugin_single_instance::destroy(&app);
        repeat();
    });
}

/// A window that was only slow is left to its user.
fn give_advice() {
    let _ = rfd::MessageDialog::new()
        .set_title("Sightline")
        .set_description(ADVICE)
        .show();
    if !IS_PAINTED.load(Ordering::Relaxed) {
        exit(3);
    }
}

fn repeat() -> ! {
    let program = env::current_exe().expect("a program knows where it is");
    let mut again = Command::new(program);
    again
        .env(REPEATED, "1")
        .env("WEBKIT_DMABUF_RENDERER_FORCE_SHM", "1");
    #[cfg(unix)]
    {
        let error = std::os::unix::process::CommandExt::exec(&mut again);
        eprintln!("{ADVICE} ({error})");
    }
    #[cfg(not(unix))]
    if let Err(error) = again.spawn() {
        eprintln!("{ADVICE} ({error})");
    }
    exit(3)
}
