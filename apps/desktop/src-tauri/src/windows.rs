//! The two windows, which show the program's own pages and nothing else.
//!
//! Linux: always on top, places and click-through need X11. Without a compositor, what should be
//! transparent is black.
use tauri::webview::{NewWindowResponse, WebviewWindow, WebviewWindowBuilder};
use tauri::{AppHandle, Error, Manager, Url, Window, WindowEvent};

use crate::{Answer, computer, start};

/// Opens the overlay, which lives as long as the program.
pub fn open_overlay(app: &AppHandle) -> tauri::Result<()> {
    open(app, "overlay")?;
    start::watch(app.clone());
    Ok(())
}

/// Closing the overlay ends the program, with whatever other window is open.
pub fn quit_with_overlay(window: &Window, event: &WindowEvent) {
    if window.label() == "overlay" && matches!(event, WindowEvent::Destroyed) {
        window.app_handle().exit(0);
    }
}

/// Opens the settings, or brings them to the front.
#[tauri::command(async)]
pub fn open_settings(app: AppHandle) -> Answer<()> {
    let shown = app.get_webview_window("settings");
    Ok(shown.map_or_else(|| open(&app, "settings"), Ok)?.set_focus()?)
}

/// Opens a link in the user's browser: of https, or of the server itself.
#[tauri::command(async)]
pub fn open_link(link: Url) -> Answer<()> {
    if link.scheme() != "https" && link.origin().ascii_serialization() != computer::server() {
        return Err("Only links of https are opened.".into());
    }
    Ok(open::that_detached(link.as_str())?)
}

fn open(app: &AppHandle, label: &str) -> tauri::Result<WebviewWindow> {
    let mut windows = app.config().app.windows.iter();
    let config = windows.find(|window| window.label == label).ok_or(Error::WindowNotFound)?;
    WebviewWindowBuilder::from_config(app, config)?
        .on_navigation(is_own_page)
        .transparent(config.transparent && !start::is_repeated())
        .on_new_window(|_, _| NewWindowResponse::Deny)
        .build()
}

/// Pages are at tauri://localhost, and on Windows at http://tauri.localhost.
fn is_own_page(url: &Url) -> bool {
    let own = ["tauri://localhost/", "http://tauri.localhost/"];
    own.iter().any(|start| url.as_str().starts_with(start))
}
