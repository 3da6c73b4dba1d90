//! X11. A window is redirected (Composite), so that what covers it is not in its picture, the
//! overlay first of all. The redirection lasts as long as the connection, which is kept.
use super::{Place, Screen, Window as WindowInfo};
use crate::Answer;
use image::RgbaImage;
use std::{collections::HashSet, fs, sync::Mutex, thread, time::Duration};
use x11rb::connection::Connection;
use x11rb::protocol::composite::{ConnectionExt as _, Redirect};
use x11rb::protocol::randr::ConnectionExt as _;
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

/// Asks the display. After a failure, which may be the connection's, another one is made.
fn ask<T>(question: impl FnOnce(&mut Display) -> Answer<T>) -> Answer<T> {
    let mut kept = DISPLAY.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let mut display = kept.take().map_or_else(Display::connect, Ok)?;
    let answer = question(&mut display)?;
    *kept = Some(display);
    Ok(answer)
}

impl Display {
    fn connect() -> Answer<Display> {
        let (x, screen) = x11rb::connect(None).map_err(|_| "no-display")?;
        let root = x.setup().roots[screen].root;
        x.composite_query_version(0, 4)?.reply()?;
        x.res_query_version(1, 2)?.reply()?;
        Ok(Display { x, root, redirected: HashSet::new() })
    }

    fn property(&self, window: Window, name: &str) -> Answer<Vec<u8>> {
        let name = self.x.intern_atom(false, name.as_bytes())?.reply()?.atom;
        Ok(self.x.get_property(false, window, name, AtomEnum::ANY, 0, 4096)?.reply()?.value)
    }

    fn describe(&self, id: Window) -> Answer<WindowInfo> {
        let size = self.x.get_geometry(id)?.reply()?;
        let at = self.x.translate_coordinates(id, self.root, 0, 0)?.reply()?;
        // The process as the server knows it; programs may tell another one.
        let spec = ClientIdSpec { client: id, mask: ClientIdMask::LOCAL_CLIENT_PID };
        let known = self.x.res_query_client_ids(&[spec])?.reply()?.ids;
        let pid = known.first().and_then(|it| it.value.first().copied()).unwrap_or(0);
        // The class that the program tells, and its file where that is named otherwise.
        let names = self.property(id, "WM_CLASS")?;
        let class = text(names.split(|byte| *byte == 0).nth(1).unwrap_or_default());
        let path = fs::read_link(format!("/proc/{pid}/exe")).unwrap_or_default();
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        let is_same = file.is_empty() || file.eq_ignore_ascii_case(&class);
        let program = if is_same { class } else { format!("{class} ({file})") };
        // Old programs have only the name of 1988, where two marks enclose UTF-8.
        let name = self.property(id, "_NET_WM_NAME")?;
        let title = text(&if name.is_empty() { self.property(id, "WM_NAME")? } else { name });
        let title = title.replace("\u{1b}%G", "").replace("\u{1b}%@", "");
        let place = place(at.dst_x, at.dst_y, size.width, size.height);
        Ok(WindowInfo { id, pid, program, title, place })
    }

    fn pixels(&self, drawable: u32, x: i16, y: i16, wide: u16, high: u16) -> Answer<RgbaImage> {
        let format = ImageFormat::Z_PIXMAP;
        let picture = self.x.get_image(format, drawable, x, y, wide, high, !0)?.reply()?;
        let mut bytes = picture.data;
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

fn place(x: i16, y: i16, width: u16, height: u16) -> Place {
    Place { x: x.into(), y: y.into(), width: width.into(), height: height.into() }
}

pub fn window(id: u32) -> Answer<WindowInfo> {
    ask(|display| display.describe(id))
}

/// The front one first; a window that closes meanwhile is left out.
pub fn windows() -> Answer<Vec<WindowInfo>> {
    ask(|display| {
        let bytes = display.property(display.root, "_NET_CLIENT_LIST_STACKING")?;
        let ids = bytes.as_chunks().0.iter().rev().map(|four| u32::from_ne_bytes(*four));
        Ok(ids.filter_map(|id| display.describe(id).ok()).collect())
    })
}

pub fn picture_of_window(id: u32) -> Answer<RgbaImage> {
    let picture = ask(|display| {
        let x = &display.x;
        if x.get_window_attributes(id)?.reply()?.map_state != MapState::VIEWABLE {
            return Ok(None);
        }
        if display.redirected.insert(id) {
            x.composite_redirect_window(id, Redirect::AUTOMATIC)?.check()?;
            thread::sleep(REDRAWN_WITHIN);
        }
        let size = x.get_geometry(id)?.reply()?;
        let pixmap = x.generate_id()?;
        x.composite_name_window_pixmap(id, pixmap)?.check()?;
        let picture = display.pixels(pixmap, 0, 0, size.width, size.height)?;
        x.free_pixmap(pixmap)?;
        Ok(Some(picture))
    })?;
    picture.ok_or("hidden".into())
}

pub fn screens() -> Answer<Vec<Screen>> {
    ask(|Display { x, root, .. }| {
        let monitors = x.randr_get_monitors(*root, true)?.reply()?.monitors;
        let described = monitors.into_iter().map(|it| {
            let name = text(&x.get_atom_name(it.name)?.reply()?.name);
            Ok(Screen { id: it.name, name, place: place(it.x, it.y, it.width, it.height) })
        });
        described.collect()
    })
}

pub fn picture_of_screen(screen: &Screen) -> Answer<RgbaImage> {
    let Place { x, y, width, height } = screen.place;
    ask(|it| it.pixels(it.root, x as i16, y as i16, width as u16, height as u16))
}
