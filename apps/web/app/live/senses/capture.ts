import type {
  SensesListener,
  SensesState,
  SharedSurface,
  SurfaceKind,
} from '@sightline/live-ui/engine/senses'
import { type BrowserChannel, openSoundChannel } from './sound-channel.ts'

export interface BrowserSurface extends SharedSurface {
  stream: MediaStream
}

/**
 * What this tab perceives. Lives outside of React: it goes on from the pre-flight page to the
 * session's page.
 */
export interface Capture extends SensesState {
  surface: BrowserSurface | null
  them: BrowserChannel | null
  you: BrowserChannel | null
}

let capture: Capture = { surface: null, them: null, you: null, problem: null }
let listener: Partial<SensesListener> = {}
const subscribers = new Set<() => void>()

const change = (part: Partial<Capture>) => {
  capture = { ...capture, ...part }
  for (const update of subscribers) update()
}

export const readCapture = (): Capture => capture
export function subscribeToCapture(update: () => void): () => void {
  subscribers.add(update)
  return () => subscribers.delete(update)
}

/** Sets who receives what is heard. Until then speech is dropped: nobody has begun a session. */
export function listenToCapture(next: Partial<SensesListener>): () => void {
  listener = next
  return () => {
    if (listener === next) listener = {}
  }
}

/** The processing that is good for calls distorts what a transcriber hears. */
const UNPROCESSED = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/** Asks what to share. Replaces what is shared now once the user has chosen. */
export async function shareScreen(): Promise<void> {
  const options = {
    video: { frameRate: { max: 5 } },
    audio: { ...UNPROCESSED, channelCount: 2 },
    selfBrowserSurface: 'exclude',
    surfaceSwitching: 'include',
    systemAudio: 'include',
    windowAudio: 'system',
  }
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getDisplayMedia(options)
  } catch (error) {
    return change({ problem: { source: 'screen', text: displayProblem(error) } })
  }
  stopScreen()
  const [video] = stream.getVideoTracks()
  const kind = (video?.getSettings().displaySurface ?? 'window') as SurfaceKind
  video?.addEventListener('ended', () => loseScreen(stream))
  change({ surface: { stream, kind }, problem: null })
  if (stream.getAudioTracks().length === 0) return
  const them = await openSoundChannel(
    stream,
    (startedAt) => listener.onSpeech?.('them', startedAt) ?? null,
  )
  if (capture.surface?.stream === stream) change({ them })
  else them.close()
}

/** Opens a microphone; the default one for an empty id. */
export async function openMicrophone(deviceId: string): Promise<void> {
  try {
    const audio = {
      ...UNPROCESSED,
      echoCancellation: true,
      channelCount: 1,
      ...(deviceId && { deviceId }),
    }
    const stream = await navigator.mediaDevices.getUserMedia({ audio })
    stopMicrophone()
    const you = await openSoundChannel(
      stream,
      (startedAt) => listener.onSpeech?.('you', startedAt) ?? null,
      () => capture.them?.peak() ?? 0,
    )
    you.track.addEventListener('ended', () => {
      if (capture.you !== you) return
      stopMicrophone()
      listener.onLost?.('you')
    })
    change({ you, problem: null })
  } catch (error) {
    change({ problem: { source: 'you', text: microphoneProblem(error) } })
  }
}

export function stopScreen() {
  capture.them?.close()
  for (const track of capture.surface?.stream.getTracks() ?? []) track.stop()
  change({ surface: null, them: null })
}

export function stopMicrophone() {
  capture.you?.close()
  capture.you?.track.stop()
  change({ you: null })
}

export function stopCapture() {
  stopScreen()
  stopMicrophone()
}

/** While paused, nothing is recorded. */
export function pauseCapture(isPaused: boolean) {
  capture.them?.setPaused(isPaused)
  capture.you?.setPaused(isPaused)
}

function loseScreen(stream: MediaStream) {
  if (capture.surface?.stream !== stream) return
  stopScreen()
  listener.onLost?.('screen')
}

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : '')

function displayProblem(error: unknown): string {
  if (nameOf(error) === 'NotAllowedError')
    return 'Nothing was shared. Press the button again and choose the tab of the conversation. If no dialog appears, allow screen recording for this browser in the settings of your system.'
  if (nameOf(error) === 'NotReadableError')
    return 'The system did not give access to this screen or its sound. Share the tab of the conversation instead.'
  return 'This browser cannot share a screen here. Use a current Chrome or Edge on a computer, or type what you hear.'
}

function microphoneProblem(error: unknown): string {
  if (nameOf(error) === 'NotAllowedError')
    return 'The microphone is blocked. Allow it with the icon beside the address, then try again.'
  if (nameOf(error) === 'NotFoundError') return 'No microphone is connected.'
  return 'The microphone could not be opened. Another program may be using it.'
}
