//! Windows and macOS, through xcap: Windows.Graphics.Capture where there is, else GDI.
use super::{Place, Screen, Window as WindowInfo};
use crate::Answer;
use image::RgbaImage;
use xcap::{Monitor, Window, XCapResult};

fn describe(window: &Window) -> XCapResult<WindowInfo> {
    let (x, y, width, height) = (window.x()?, window.y()?, window.width()?, window.height()?);
    let (id, pid, program, title) =
        (window.id()?, window.pid()?, window.app_name()?, window.title()?);
    Ok(WindowInfo { id, pid, program, title, place: Place { x, y, width, height } })
}

fn find(id: u32) -> Answer<Window> {
    let mut windows = Window::all()?.into_iter();
    windows.find(|window| window.id().is_ok_and(|it| it == id)).ok_or("gone".into())
}

pub fn window(id: u32) -> Answer<WindowInfo> {
    Ok(describe(&find(id)?)?)
}

/// The front one first; a window that closes meanwhile is left out.
pub fn windows() -> Answer<Vec<WindowInfo>> {
    Ok(Window::all()?.iter().filter_map(|window| describe(window).ok()).collect())
}

pub fn picture_of_window(id: u32) -> Answer<RgbaImage> {
    let window = find(id)?;
    if window.is_minimized()? { Err("hidden".into()) } else { Ok(window.capture_image()?) }
}

pub fn screens() -> Answer<Vec<Screen>> {
    let describe = |screen: &Monitor| {
        let (x, y, width, height) = (screen.x()?, screen.y()?, screen.width()?, screen.height()?);
        let place = Place { x, y, width, height };
        Ok(Screen { id: screen.id()?, name: screen.friendly_name()?, place })
    };
    Monitor::all()?.iter().map(describe).collect()
}

pub fn picture_of_screen(screen: &Screen) -> Answer<RgbaImage> {
    let mut screens = Monitor::all()?.into_iter();
    let found = screens.find(|it| it.id().is_ok_and(|id| id == screen.id));
    Ok(found.ok_or("gone")?.capture_image()?)
}
