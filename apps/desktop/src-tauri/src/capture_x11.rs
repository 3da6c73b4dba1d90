//! X11. A window is redirected (Composite), so that what covers it is not in its picture, the
//! overlay first of all. The redirection lasts as long as the connection, which is kept.
use super::{Fallible, Place, Screen, Window as WindowInfo};
use image::RgbaImage;
use std::{collections::HashSet, fs, sync::Mutex, thread, time::Duration};
use x11rb::connection::Connection;
use x11rb::protocol::composite::{ConnectionExt as _, Redirect};
use x11rb::protocol::randr::{ConnectionExt as _, MonitorInfo};
use x11rb::protocol::res::{ClientIdMask, ClientIdSpec, ConnectionExt as _};
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, ImageFormat, MapState, Window};
use x11rb::rust_connection::RustConnection;

/// A program draws what was covered within this time after its window is redirected.
const REDRAWN_WITHIN: Duration = Duration::from_millis(80);

struct Display {
    x: RustConnection,
    root: Window,
    redirected: HashSet<Window>,
}

static DISPLAY: Mutex<Option<Display>> = Mutex::new(None);

fn connect() -> Fallible<Display> {
    let (x, screen) = x11rb::connect(None).map_err(|_| "no-display")?;
    let root = x.setup().roots[screen].root;
    x.composite_query_version(0, 4)?.reply()?;
    x.res_query_version(1, 2)?.reply()?;
    Ok(Display {
        x,
        root,
        redirected: HashSet::new(),
    })
}

/// Asks the display. After a failure, which may be the connection's, another one is made.
fn ask<T>(question: impl FnOnce(&mut Display) -> Fallible<T>) -> Fallible<T> {
    let mut kept = DISPLAY
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner());
    let mut display = kept.take().map_or_else(connect, Ok)?;
    let answer = question(&mut display)?;
    *kept = Some(display);
    Ok(answer)
}

impl Display {
    fn property(&self, window: Window, name: &str) -> Fallible<Vec<u8>> {
        let name = self.x.intern_atom(false, name.as_bytes())?.reply()?.atom;
        Ok(self
            .x
            .get_property(false, window, name, AtomEnum::ANY, 0, 4096)?
            .reply()?
            .value)
    }

    fn describe(&self, id: Window) -> Fallible<WindowInfo> {
        let place = self.x.get_geometry(id)?.reply()?;
        // The process as the server knows it; programs may tell another one.
        let spec = ClientIdSpec {
            client: id,
            mask: ClientIdMask::LOCAL_CLIENT_PID,
        };
        let known = self.x.res_query_client_ids(&[spec])?.reply()?.ids;
        let pid = known
            .first()
            .and_then(|it| it.value.first().copied())
            .unwrap_or(0);
        // The class that the program tells, and its file where that is named otherwise.
        let names = self.property(id, "WM_CLASS")?;
        let class = text(names.split(|byte| *byte == 0).nth(1).unwrap_or_default());
        let path = fs::read_link(format!("/proc/{pid}/exe")).unwrap_or_default();
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        let is_same = file.is_empty() || file.eq_ignore_ascii_case(&class);
        let program = if is_same {
            class
        } else {
            format!("{class} ({file})")
        };
        // Old programs have only the name of 1988, where two marks enclose UTF-8.
        let name = self.property(id, "_NET_WM_NAME")?;
        let title = text(&if name.is_empty() {
            self.property(id, "WM_NAME")?
        } else {
            name
        });
        let title = title.replace("\u{1b}%G", "").replace("\u{1b}%@", "");
        let (width, height) = (place.width.into(), place.height.into());
        Ok(WindowInfo {
            id,
            pid,
            program,
            title,
            width,
            height,
        })
    }

    /// The front one first; a window that closes meanwhile is left out.
    fn windows(&self) -> Fallible<Vec<WindowInfo>> {
        let bytes = self.property(self.root, "_NET_CLIENT_LIST_STACKING")?;
        let ids = bytes
            .as_chunks::<4>()
            .0
            .iter()
            .map(|four| u32::from_ne_bytes(*four));
        Ok(ids.rev().filter_map(|id| self.describe(id).ok()).collect())
    }

    fn monitors(&self) -> Fallible<Vec<MonitorInfo>> {
        Ok(self
            .x
            .randr_get_monitors(self.root, true)?
            .reply()?
            .monitors)
    }

    fn pixels(&self, drawable: u32, x: i16, y: i16, wide: u16, high: u16) -> Fallible<RgbaImage> {
        let format = ImageFormat::Z_PIXMAP;
        let mut bytes = self
            .x
            .get_image(format, drawable, x, y, wide, high, !0)?
            .reply()?
            .data;
        for pixel in bytes.as_chunks_mut::<4>().0 {
            pixel.swap(0, 2);
            pixel[3] = 255;
        }
        RgbaImage::from_raw(wide.into(), high.into(), bytes).ok_or("not 32 bits a pixel".into())
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

pub fn describe(id: u32) -> Fallible<WindowInfo> {
    ask(|display| display.describe(id))
}

pub fn windows() -> Fallible<Vec<WindowInfo>> {
    ask(|display| display.windows())
}

pub fn picture(id: u32) -> Fallible<RgbaImage> {
    ask(|Display { x, redirected, .. }| {
        if x.get_window_attributes(id)?.reply()?.map_state != MapState::VIEWABLE {
            return Ok(None);
        }
        if redirected.insert(id) {
            x.composite_redirect_window(id, Redirect::AUTOMATIC)?
                .check()?;
            thread::sleep(REDRAWN_WITHIN);
        }
        Ok(Some(()))
    })?
    .ok_or("hidden")?;
    ask(|display| {
        let place = display.x.get_geometry(id)?.reply()?;
        let pixmap = display.x.generate_id()?;
        display
            .x
            .composite_name_window_pixmap(id, pixmap)?
            .check()?;
        let picture = display.pixels(pixmap, 0, 0, place.width, place.height);
        display.x.free_pixmap(pixmap)?;
        picture
    })
}

pub fn screens() -> Fallible<Vec<Screen>> {
    ask(|display| {
        let described = |monitor: MonitorInfo| {
            let name = text(&display.x.get_atom_name(monitor.name)?.reply()?.name);
            let (width, height) = (monitor.width.into(), monitor.height.into());
            Ok(Screen {
                id: monitor.name,
                name,
                width,
                height,
            })
        };
        display.monitors()?.into_iter().map(described).collect()
    })
}

/// The picture of a screen, and where the helper's own windows stand on it.
pub fn screen(id: u32) -> Fallible<(RgbaImage, Vec<Place>)> {
    ask(|display| {
        let found = display
            .monitors()?
            .into_iter()
            .find(|monitor| monitor.name == id);
        let MonitorInfo {
            x,
            y,
            width,
            height,
            ..
        } = found.ok_or("gone")?;
        let own = display
            .windows()?
            .into_iter()
            .filter(WindowInfo::is_own)
            .map(|window| {
                let at = display
                    .x
                    .translate_coordinates(window.id, display.root, 0, 0)?
                    .reply()?;
                let (left, top) = (
                    i64::from(at.dst_x) - i64::from(x),
                    i64::from(at.dst_y) - i64::from(y),
                );
                Ok((left, top, window.width, window.height))
            });
        let own = own.collect::<Fallible<_>>()?;
        Ok((display.pixels(display.root, x, y, width, height)?, own))
    })
}
