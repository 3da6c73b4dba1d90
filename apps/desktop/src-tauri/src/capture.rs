//! Pictures of the windows of other programs, and of whole screens. A window is described anew
//! before and after its picture is taken: one that is not what the page asked for is refused. The
//! helper's own windows are never listed, and are black in pictures of a screen. Reasons for the
//! page are `no-display`, `gone`, `changed` and `hidden`; others are in the system's words.
//!
//! Limits. Linux: X11 alone, so on Wayland only programs that run under XWayland, and no screen.
//! Windows: compiled and never run; programs with more rights may be black. macOS: compiled nowhere
//! yet; the system asks for its permission at the first picture.
#[cfg(target_os = "linux")]
#[path = "capture_x11.rs"]
mod system;
#[cfg(not(target_os = "linux"))]
#[path = "capture_xcap.rs"]
mod system;

use image::{Rgba, RgbaImage, imageops};
use serde::{Deserialize, Serialize};
use std::error::Error;
use tauri::ipc::Response;

type Fallible<T> = Result<T, Box<dyn Error>>;

/// A window as its system describes it. `program` is the same for all windows of a program.
#[derive(Deserialize, Serialize)]
pub struct Window {
    id: u32,
    pid: u32,
    program: String,
    title: String,
    width: u32,
    height: u32,
}

impl Window {
    fn is_own(&self) -> bool {
        self.pid == std::process::id()
    }

    /// Whether the page asked for this window. It may have been resized meanwhile.
    fn is(&self, asked: &Window) -> bool {
        let is_titled = self.title == asked.title && self.program == asked.program;
        self.id == asked.id && self.pid == asked.pid && is_titled && !self.is_own()
    }
}

#[derive(Serialize)]
pub struct Screen {
    id: u32,
    name: String,
    width: u32,
    height: u32,
}

/// Left, top, width and height, in pixels of a screen.
type Place = (i64, i64, u32, u32);

/// What is wanted of a picture: a part in shares of its width and height, and a size in pixels.
#[derive(Deserialize)]
pub struct Part {
    region: Option<(f64, f64, f64, f64)>,
    size: Option<(u32, u32)>,
}

/// Width and height as 32-bit numbers in little endian, then red, green, blue, opacity.
fn response(mut picture: RgbaImage, part: Part) -> Response {
    if let Some((x, y, width, height)) = part.region {
        let across = |share: f64| (share * f64::from(picture.width())).round() as u32;
        let down = |share: f64| (share * f64::from(picture.height())).round() as u32;
        let (wide, high) = (across(width).max(1), down(height).max(1));
        picture = imageops::crop_imm(&picture, across(x), down(y), wide, high).to_image();
    }
    if let Some((width, height)) = part.size {
        picture = imageops::thumbnail(&picture, width, height);
    }
    let mut bytes = [
        picture.width().to_le_bytes(),
        picture.height().to_le_bytes(),
    ]
    .concat();
    bytes.extend(picture.as_raw());
    Response::new(bytes)
}

fn picture_of(asked: &Window) -> Fallible<RgbaImage> {
    let is_asked = || system::describe(asked.id).is_ok_and(|window| window.is(asked));
    let picture = is_asked()
        .then(|| system::picture(asked.id))
        .ok_or("changed")??;
    is_asked().then_some(picture).ok_or("changed".into())
}

fn picture_of_screen(id: u32) -> Fallible<RgbaImage> {
    let (mut picture, own_windows) = system::screen(id)?;
    for (x, y, width, height) in own_windows {
        let black = RgbaImage::from_pixel(width, height, Rgba([0, 0, 0, 255]));
        imageops::replace(&mut picture, &black, x, y);
    }
    Ok(picture)
}

fn told<T>(result: Fallible<T>) -> Result<T, String> {
    result.map_err(|error| error.to_string())
}

/// The windows of other programs, the front one first.
#[tauri::command(async)]
pub fn list_windows() -> Result<Vec<Window>, String> {
    let others = |windows: Vec<Window>| windows.into_iter().filter(|it| !it.is_own()).collect();
    told(system::windows().map(others))
}

#[tauri::command(async)]
pub fn list_screens() -> Result<Vec<Screen>, String> {
    told(system::screens())
}

/// The picture of a window that is still as it was listed.
#[tauri::command(async)]
pub fn capture_window(window: Window, part: Part) -> Result<Response, String> {
    told(picture_of(&window).map(|picture| response(picture, part)))
}

#[tauri::command(async)]
pub fn capture_screen(id: u32, part: Part) -> Result<Response, String> {
    told(picture_of_screen(id).map(|picture| response(picture, part)))
}
