//! Starts that paint nothing. Some graphics drivers of Linux show an empty window, above all one
//! that is transparent: such a start is repeated once with an opaque window and a renderer that
//! asks less of the driver. Windows and macOS: opaque only, as no such renderer can be chosen.
use std::{env, fs::File, io, process::Command, process::exit, sync::mpsc, thread, time::Duration};

use tauri::{AppHandle, Listener, Manager};

const PATIENCE: Duration = Duration::from_secs(5);
/// Set for the start that repeats another.
const REPEATED: &str = "SIGHTLINE_START_REPEATED";
const ADVICE: &str = "Sightline cannot draw its window on this computer. Update its graphics driver and its web view \
    (WebKitGTK on Linux, WebView2 on Windows), or start it with WEBKIT_DISABLE_DMABUF_RENDERER=1 set.";

/// Whether this start repeats one that painted nothing.
pub fn is_repeated() -> bool {
    env::var_os(REPEATED).is_some()
}

/// Repeats the start unless the overlay tells in time that it is painted, or says what to do. Not
/// while a driver of tests holds the window, which would lose it.
pub fn watch(app: AppHandle) {
    if env::var_os("TAURI_WEBVIEW_AUTOMATION").is_some() {
        return;
    }
    let (tell, painted) = mpsc::channel();
    app.once("painted", move |_| {
        let _ = tell.send(());
    });
    thread::spawn(move || {
        if painted.recv_timeout(PATIENCE).is_ok() {
            return;
        }
        if is_repeated() {
            eprintln!("{ADVICE}");
            let _ = app.run_on_main_thread(move || give_advice(&painted));
            return;
        }
        eprintln!("Nothing was painted: Sightline starts once more, with an opaque window.");
        tauri_plugin_single_instance::destroy(&app);
        let _ = app.state::<File>().unlock();
        if let Err(error) = repeat() {
            eprintln!("{ADVICE} ({error})");
        }
        exit(3);
    });
}

/// A window that was only slow is left to its user.
fn give_advice(painted: &mpsc::Receiver<()>) {
    let _ = rfd::MessageDialog::new().set_title("Sightline").set_description(ADVICE).show();
    if painted.try_recv().is_err() {
        exit(3);
    }
}

fn repeat() -> io::Result<()> {
    let mut again = Command::new(env::current_exe()?);
    again.env(REPEATED, "1").env("WEBKIT_DMABUF_RENDERER_FORCE_SHM", "1");
    #[cfg(unix)]
    return Err(std::os::unix::process::CommandExt::exec(&mut again));
    #[cfg(not(unix))]
    again.spawn().map(drop)
}
