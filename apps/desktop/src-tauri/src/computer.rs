//! What the program knows of itself and of the computer that it runs on.
//!
//! The server's address is built in. Builds for debugging, and only those, take another one from
//! the environment variable SIGHTLINE_SERVER.
use std::env;

use serde::Serialize;
use tauri::{Config, utils::config::Csp};

const BUILT_FOR: Option<&str> = option_env!("SIGHTLINE_SERVER");
/// Stands in the policy of tauri.conf.json where the server's address belongs.
const PLACEHOLDER: &str = "https://server.invalid";

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct About {
    server: String,
    version: &'static str,
    /// What the computer's user calls it.
    computer: String,
    /// The operating system in its own words, as in "Debian GNU/Linux 12 (bookworm)".
    system: String,
    /// "linux", "macos" or "windows".
    family: &'static str,
    is_wayland: bool,
}

#[tauri::command]
pub fn about() -> About {
    About {
        server: server(),
        version: env!("CARGO_PKG_VERSION"),
        computer: whoami::fallible::hostname().unwrap_or_else(|_| "this computer".into()),
        system: whoami::distro(),
        family: env::consts::OS,
        is_wayland: env::var("XDG_SESSION_TYPE").is_ok_and(|kind| kind == "wayland"),
    }
}

/// The origin of the server, as in `https://sightline.example`.
pub fn server() -> String {
    let given = cfg!(debug_assertions).then(|| env::var("SIGHTLINE_SERVER").ok()).flatten();
    given.unwrap_or_else(|| BUILT_FOR.unwrap_or("http://localhost:3000").into())
}

/// Lets the windows ask the server, and nobody else.
pub fn allow_server(config: &mut Config) {
    let server = server();
    let sockets = server.replacen("http", "ws", 1);
    if let Some(Csp::Policy(policy)) = &mut config.app.security.csp {
        *policy = policy.replace(PLACEHOLDER, &format!("{server} {sockets}"));
    }
}
