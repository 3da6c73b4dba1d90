//! The sound of the microphone and of what the computer plays, each read on its own and only while
//! the page has it open: a muted channel is closed, so nothing reads its device. Reasons for the
//! page are `no-server`, `no-device` and `refused`; others are in the system's words.
//!
//! Limits. Linux: PulseAudio, or PipeWire with its server of the same protocol; ALSA alone cannot
//! tell what the computer plays. Windows: WASAPI, compiled and never run. macOS: 14.6 and newer,
//! compiled nowhere yet.
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{Device, ErrorKind, Host, Stream};
use serde::{Deserialize, Serialize};
use std::{sync::Arc, thread, time::Duration};
use tauri::ipc::{Channel, InvokeResponseBody};
use tauri::{Manager, Resource, ResourceId, Webview, async_runtime};

/// A server that hangs does not keep the page waiting.
const OPENED_WITHIN: Duration = Duration::from_secs(2);
/// On Linux the sound of each output device can be read at a source with this end of its name.
const MONITOR: &str = ".monitor";

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    Microphone,
    Speakers,
}

#[derive(Serialize)]
pub struct SoundDevice {
    id: String,
    name: String,
}

impl From<&Device> for SoundDevice {
    fn from(device: &Device) -> Self {
        SoundDevice {
            id: id_of(device),
            name: device.to_string(),
        }
    }
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

#[derive(Serialize)]
pub struct Opened {
    rid: ResourceId,
    device: SoundDevice,
}

fn reason(error: cpal::Error) -> String {
    match error.kind() {
        ErrorKind::HostUnavailable => "no-server".into(),
        ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated => "no-device".into(),
        ErrorKind::PermissionDenied => "refused".into(),
        _ => error.to_string(),
    }
}

fn host() -> Result<Host, String> {
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

/// The input device of this id.
fn input(host: &Host, id: &str) -> Option<Device> {
    host.input_devices()
        .ok()?
        .find(|device| id_of(device) == id)
}

/// The device that the user knows, and the one to read.
fn devices(host: &Host, source: Source, id: Option<String>) -> Option<(Device, Device)> {
    let known = match (&source, id) {
        (Source::Speakers, _) => host.default_output_device(),
        (Source::Microphone, None) => host.default_input_device().filter(is_microphone),
        (Source::Microphone, Some(id)) => input(host, &id),
    }?;
    let is_monitored = cfg!(target_os = "linux") && source == Source::Speakers;
    let read = if is_monitored {
        input(host, &(id_of(&known) + MONITOR))?
    } else {
        known.clone()
    };
    Some((known, read))
}

/// Sends 20 ms of one channel at a time as 16-bit samples, and `ended` once the device is gone.
fn read(device: &Device, frames: Channel<InvokeResponseBody>) -> Result<Arc<Stream>, cpal::Error> {
    let mut config = match device.supports_input() {
        true => device.default_input_config()?.config(),
        false => device.default_output_config()?.config(),
    };
    if cfg!(target_os = "linux") {
        // PulseAudio mixes and resamples better than the page.
        (config.channels, config.sample_rate) = (1, 16_000);
    }
    // The default of PulseAudio holds two seconds back.
    config.buffer_size = cpal::BufferSize::Fixed(config.sample_rate / 50);
    let (channels, rate) = (usize::from(config.channels), config.sample_rate);
    let mut samples = Vec::new();
    let ended = frames.clone();
    let hear = move |heard: &[f32], _: &cpal::InputCallbackInfo| {
        for moment in heard.chunks_exact(channels) {
            let mean = moment.iter().sum::<f32>() / channels as f32;
            samples.extend(((mean * f32::from(i16::MAX)) as i16).to_le_bytes());
            if samples.len() as u32 / 2 >= rate / 50 {
                let _ = frames.send(InvokeResponseBody::Raw(std::mem::take(&mut samples)));
            }
        }
    };
    let end = move |error: cpal::Error| {
        let goes_on = [
            ErrorKind::DeviceChanged,
            ErrorKind::RealtimeDenied,
            ErrorKind::Xrun,
        ];
        if !goes_on.contains(&error.kind()) {
            let _ = ended.send(InvokeResponseBody::Json("\"ended\"".into()));
        }
    };
    let stream = Arc::new(device.build_input_stream(config, hear, end, Some(OPENED_WITHIN))?);
    let starting = Arc::clone(&stream);
    // It waits for the first sound, for ever where the device goes meanwhile.
    thread::spawn(move || starting.play());
    Ok(stream)
}

async fn apart<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, String> {
    async_runtime::spawn_blocking(work)
        .await
        .map_err(|error| error.to_string())?
}

#[tauri::command]
pub async fn sound_devices() -> Result<SoundDevices, String> {
    apart(|| {
        let host = host()?;
        let inputs = host.input_devices().map_err(reason)?.filter(is_microphone);
        Ok(SoundDevices {
            microphones: inputs.map(|device| SoundDevice::from(&device)).collect(),
            microphone: host
                .default_input_device()
                .filter(is_microphone)
                .as_ref()
                .map(Into::into),
            speakers: host.default_output_device().as_ref().map(Into::into),
        })
    })
    .await
}

/// Opens a channel until its resource is closed; without an id of a microphone the default one.
#[tauri::command]
pub async fn open_sound(
    webview: Webview,
    source: Source,
    microphone: Option<String>,
    frames: Channel<InvokeResponseBody>,
) -> Result<Opened, String> {
    let (stream, device) = apart(|| {
        let (known, read_from) = devices(&host()?, source, microphone).ok_or("no-device")?;
        let stream = read(&read_from, frames).map_err(reason)?;
        Ok((stream, SoundDevice::from(&known)))
    })
    .await?;
    let rid = webview.resources_table().add(OpenSound(stream));
    Ok(Opened { rid, device })
}
