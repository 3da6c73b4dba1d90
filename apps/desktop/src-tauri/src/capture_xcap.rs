//! Windows and macOS, through xcap: Windows.Graphics.Capture where there is, else GDI.
use super::{Fallible, Place, Screen, Window as WindowInfo};
use image::RgbaImage;
use xcap::{Monitor, Window};

fn described(window: &Window) -> Fallible<WindowInfo> {
    let (id, pid, program) = (window.id()?, window.pid()?, window.app_name()?);
    let (title, width, height) = (window.title()?, window.width()?, window.height()?);
    Ok(WindowInfo {
        id,
        pid,
        program,
        title,
        width,
        height,
    })
}

fn find(id: u32) -> Fallible<Window> {
    let found = Window::all()?
        .into_iter()
        .find(|window| window.id().is_ok_and(|it| it == id));
    found.ok_or("gone".into())
}

pub fn describe(id: u32) -> Fallible<WindowInfo> {
    described(&find(id)?)
}

/// The front one first; a window that closes meanwhile is left out.
pub fn windows() -> Fallible<Vec<WindowInfo>> {
    Ok(Window::all()?
        .iter()
        .filter_map(|window| described(window).ok())
        .collect())
}

pub fn picture(id: u32) -> Fallible<RgbaImage> {
    let window = find(id)?;
    Ok((!window.is_minimized()?)
        .then(|| window.capture_image())
        .ok_or("hidden")??)
}

pub fn screens() -> Fallible<Vec<Screen>> {
    let described = |screen: &Monitor| {
        let (width, height) = (screen.width()?, screen.height()?);
        Ok(Screen {
            id: screen.id()?,
            name: screen.friendly_name()?,
            width,
            height,
        })
    };
    Monitor::all()?.iter().map(described).collect()
}

/// The picture of a screen, and where the helper's own windows stand on it.
pub fn screen(id: u32) -> Fallible<(RgbaImage, Vec<Place>)> {
    let found = Monitor::all()?
        .into_iter()
        .find(|screen| screen.id().is_ok_and(|it| it == id));
    let screen = found.ok_or("gone")?;
    let mut own = Vec::new();
    for window in Window::all()? {
        if described(&window).is_ok_and(|it| it.is_own()) {
            let (x, y) = (window.x()? - screen.x()?, window.y()? - screen.y()?);
            own.push((x.into(), y.into(), window.width()?, window.height()?));
        }
    }
    Ok((screen.capture_image()?, own))
}
