//! The sound of the microphone and of what the computer plays, each read on its own and only while
//! the page has it open: a muted channel is closed, so nothing reads its device. Reasons for the
//! page are `no-server`, `no-device` and `refused`; others are in the system's words.
//!
//! Limits. Linux: PulseAudio, or PipeWire with its server of the same protocol; ALSA alone cannot
//! tell what the computer plays. Windows: WASAPI, compiled and never run. macOS: 14.6 and newer,
//! compiled nowhere yet.
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{Device, ErrorKind, Host, InputCallbackInfo, Stream};
use serde::Serialize;
use std::{sync::Arc, thread, time::Duration};
use tauri::ipc::{Channel, InvokeResponseBody};
use tauri::{Manager, Resource, ResourceId, Webview, async_runtime::spawn_blocking};

use crate::Answer;

/// A server that hangs does not keep the page waiting.
const OPENED_WITHIN: Duration = Duration::from_secs(2);
/// On Linux what an output device plays is read at an input device with this end of its name.
const MONITOR: &str = ".monitor";

#[derive(Serialize)]
pub struct SoundDevice {
    id: String,
    name: String,
}

/// What there is now. `microphone` and `speakers` are those that the system uses by default.
#[derive(Serialize)]
pub struct SoundDevices {
    microphones: Vec<SoundDevice>,
    microphone: Option<SoundDevice>,
    speakers: Option<SoundDevice>,
}

/// A channel while it is open.
struct OpenSound(Arc<Stream>);
impl Resource for OpenSound {
    fn close(self: Arc<Self>) {
        // At once, also where it has not begun yet.
        let _ = self.0.pause();
    }
}

fn reason(error: cpal::Error) -> String {
    match error.kind() {
        ErrorKind::HostUnavailable => "no-server".into(),
        ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated => "no-device".into(),
        ErrorKind::PermissionDenied => "refused".into(),
        _ => error.to_string(),
    }
}

fn host() -> Answer<Host> {
    #[cfg(target_os = "linux")]
    return cpal::host_from_id(cpal::HostId::PulseAudio).map_err(|_| "no-server".into());
    #[cfg(not(target_os = "linux"))]
    return Ok(cpal::default_host());
}

fn id_of(device: &Device) -> String {
    device.id().map(|id| id.id().to_owned()).unwrap_or_default()
}

/// Without a microphone PulseAudio names the sound of the speakers.
fn is_microphone(device: &Device) -> bool {
    !id_of(device).ends_with(MONITOR)
}

/// Sends 20 ms of one channel at a time as 16-bit samples, and `ended` once the device is gone.
fn read(device: &Device, frames: Channel<InvokeResponseBody>) -> Result<Arc<Stream>, cpal::Error> {
    let heard = device.default_input_config().or_else(|_| device.default_output_config());
    let mut config = heard?.config();
    if cfg!(target_os = "linux") {
        // PulseAudio mixes and resamples better than the page.
        (config.channels, config.sample_rate) = (1, 16_000);
    }
    // The default of PulseAudio holds two seconds back.
    config.buffer_size = cpal::BufferSize::Fixed(config.sample_rate / 50);
    let (channels, rate) = (usize::from(config.channels), config.sample_rate);
    let mut samples = Vec::new();
    let ended = frames.clone();
    let hear = move |heard: &[f32], _: &InputCallbackInfo| {
        for moment in heard.chunks_exact(channels) {
            let mean = moment.iter().sum::<f32>() / channels as f32;
            samples.extend(((mean * f32::from(i16::MAX)) as i16).to_le_bytes());
            if samples.len() as u32 / 2 >= rate / 50 {
                let _ = frames.send(InvokeResponseBody::Raw(std::mem::take(&mut samples)));
            }
        }
    };
    let end = move |error: cpal::Error| {
        use ErrorKind::{DeviceChanged, RealtimeDenied, Xrun};
        if !matches!(error.kind(), DeviceChanged | RealtimeDenied | Xrun) {
            let _ = ended.send(InvokeResponseBody::Json("\"ended\"".into()));
        }
    };
    let stream = Arc::new(device.build_input_stream(config, hear, end, Some(OPENED_WITHIN))?);
    let starting = Arc::clone(&stream);
    // It waits for the first sound, for ever where the device goes meanwhile.
    thread::spawn(move || starting.play());
    Ok(stream)
}

#[tauri::command]
pub async fn sound_devices() -> Answer<SoundDevices> {
    let describe = |device: Device| SoundDevice { id: id_of(&device), name: device.to_string() };
    let monitor = if cfg!(target_os = "linux") { MONITOR } else { "" };
    let describe_output = move |device| {
        let SoundDevice { id, name } = describe(device);
        SoundDevice { id: id + monitor, name }
    };
    spawn_blocking(move || {
        let host = host()?;
        let inputs = host.input_devices().map_err(reason)?;
        Ok(SoundDevices {
            microphones: inputs.filter(is_microphone).map(describe).collect(),
            microphone: host.default_input_device().filter(is_microphone).map(describe),
            speakers: host.default_output_device().map(describe_output),
        })
    })
    .await?
}

/// Opens a listed device until the resource of the returned id is closed.
#[tauri::command]
pub async fn open_sound(
    webview: Webview,
    id: String,
    frames: Channel<InvokeResponseBody>,
) -> Answer<ResourceId> {
    let stream = spawn_blocking(move || -> Answer<_> {
        let mut devices = host()?.devices().map_err(reason)?;
        let device = devices.find(|device| id_of(device) == id).ok_or("no-device")?;
        Ok(read(&device, frames).map_err(reason)?)
    });
    let stream = stream.await??;
    Ok(webview.resources_table().add(OpenSound(stream)))
}
