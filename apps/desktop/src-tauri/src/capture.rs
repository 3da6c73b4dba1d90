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
use tauri::ipc::Response;

use crate::Answer;

/// A window as its system describes it. `program` is the same for all windows of a program.
#[derive(Deserialize, Serialize)]
pub struct Window {
    id: u32,
    pid: u32,
    program: String,
    title: String,
    #[serde(flatten)]
    place: Place,
}

impl Window {
    fn is_own(&self) -> bool {
        self.pid == std::process::id()
    }

    /// Whether the page asked for this window. It may have been moved or resized meanwhile.
    fn is(&self, asked: &Window) -> bool {
        let is_titled = self.title == asked.title && self.program == asked.program;
        self.id == asked.id && self.pid == asked.pid && is_titled && !self.is_own()
    }
}

#[derive(Serialize)]
pub struct Screen {
    id: u32,
    name: String,
    #[serde(flatten)]
    place: Place,
}

/// In pixels over all screens.
#[derive(Deserialize, Serialize)]
struct Place {
    x: i32,
    y: i32,
    width: u32,
    height: u32,
}

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
    let mut bytes = [picture.width().to_le_bytes(), picture.height().to_le_bytes()].concat();
    bytes.extend(picture.as_raw());
    Response::new(bytes)
}

/// The windows of other programs, the front one first.
#[tauri::command(async)]
pub fn list_windows() -> Answer<Vec<Window>> {
    Ok(system::windows()?.into_iter().filter(|window| !window.is_own()).collect())
}

#[tauri::command(async)]
pub fn list_screens() -> Answer<Vec<Screen>> {
    system::screens()
}

/// The picture of a window that is still as it was listed.
#[tauri::command(async)]
pub fn capture_window(window: Window, part: Part) -> Answer<Response> {
    let is_asked = || system::window(window.id).is_ok_and(|it| it.is(&window));
    let picture = is_asked().then(|| system::picture_of_window(window.id)).ok_or("changed")??;
    is_asked().then(|| response(picture, part)).ok_or("changed".into())
}

#[tauri::command(async)]
pub fn capture_screen(id: u32, part: Part) -> Answer<Response> {
    let screen = system::screens()?.into_iter().find(|screen| screen.id == id).ok_or("gone")?;
    let windows = system::windows()?;
    let mut picture = system::picture_of_screen(&screen)?;
    for Window { place, .. } in windows.iter().filter(|window| window.is_own()) {
        let black = RgbaImage::from_pixel(place.width, place.height, Rgba([0, 0, 0, 255]));
        let (x, y) = (place.x - screen.place.x, place.y - screen.place.y);
        imageops::replace(&mut picture, &black, x.into(), y.into());
    }
    Ok(response(picture, part))
}
