//! The two windows, which show the program's own pages and nothing else.
//!
//! Linux: always on top, places and click-through need X11. Without a compositor, what should be
//! transparent is black.
use tauri::{
    AppHandle, Manager, Url, WebviewWindowBuilder, Window, WindowEvent,
    webview::{NewWindowResponse, WebviewWindow},
};

use crate::{computer, start};

/// Opens the overlay, which lives as long as the program.
pub fn open_overlay(app: &AppHandle) -> tauri::Result<()> {
    open(app, "overlay")?;
    start::watch(app);
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
pub fn open_settings(app: AppHandle) -> Result<(), String> {
    let window = match app.get_webview_window("settings") {
        Some(window) => Ok(window),
        None => open(&app, "settings"),
    };
    window
        .and_then(|window| window.set_focus())
        .map_err(|error| error.to_string())
}

/// Opens a link in the user's browser: of https, or of the server itself.
#[tauri::command(async)]
pub fn open_link(link: String) -> Result<(), String> {
    let url = Url::parse(&link).map_err(|error| error.to_string())?;
    let is_server = url.origin().ascii_serialization() == computer::server();
    if url.scheme() != "https" && !is_server {
        return Err("Only links of https are opened.".into());
    }
    open::that_detached(url.as_str()).map_err(|error| error.to_string())
}

fn open(app: &AppHandle, label: &str) -> tauri::Result<WebviewWindow> {
    let windows = &app.config().app.windows;
    let config = windows.iter().find(|window| window.label == label);
    let config = config.ok_or(tauri::Error::WindowNotFound)?;
    WebviewWindowBuilder::from_config(app, config)?
        .on_navigation(is_own_page)
        .transparent(config.transparent && !start::is_repeated())
        .on_new_window(|_, _| NewWindowResponse::Deny)
        .build()
}

/// Pages are at tauri://localhost, and on Windows at http://tauri.localhost.
fn is_own_page(url: &Url) -> bool {
    matches!(
        (url.scheme(), url.host_str()),
        ("tauri", Some("localhost")) | ("http", Some("tauri.localhost"))
    )
}
