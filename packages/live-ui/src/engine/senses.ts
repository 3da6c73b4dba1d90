import type { LiveChannel } from '@sightline/contracts/live/kinds'
import type { Region } from './screen/region.ts'

/**
 * What a program hears and sees for a live session. A browser shares tabs and opens microphones; a
 * desktop helper captures windows; tests play files. All times are those of `performance.now()`.
 */
export interface Senses {
  getState(): SensesState
  /** Calls the listener after each change of the state. Returns a function that removes it. */
  subscribe(listener: () => void): () => void

  /** Asks the user what to share, in place of what is shared now. A failure is the problem. */
  share(): Promise<void>
  stopSharing(): void
  /** Opens a microphone; the default one for an empty id. A failure is the problem. */
  openMicrophone(deviceId: string): Promise<void>
  closeMicrophone(): void
  /** Stops sharing and closes the microphone. */
  closeAll(): void
  /** While paused, nothing is recorded; what was said until then still counts. */
  setPaused(isPaused: boolean): void

  /** Sets the one listener to what is heard. Returns a function that removes it. */
  listen(listener: SensesListener): () => void
  /** Reads the shared surface whenever it has changed and settled. Null while none is shared. */
  watchSurface(region: Region, listener: SurfaceListener): SurfaceWatch | null
  /** Whether the device can turn sound into text, and the user lets it. */
  mayRecognize(): boolean
  /**
   * Lets the device itself turn the sound of a channel into text, until the returned function is
   * called. Null where the device cannot, or the user does not allow it.
   */
  recognize(channel: LiveChannel, listener: RecognitionListener): (() => void) | null

  /** Of several windows with one session, one perceives. */
  perceivingLock(sessionId: string): PerceivingLock
}

export interface SensesState {
  /** A new object for each share. */
  surface: SharedSurface | null
  them: SoundChannel | null
  you: SoundChannel | null
  /** Why the last attempt to open a source failed; null after a success. */
  problem: { source: 'screen' | 'you'; text: string } | null
}

/** A tab of a browser, a window, or a whole screen. */
export type SurfaceKind = 'browser' | 'window' | 'monitor'
export interface SharedSurface {
  readonly kind: SurfaceKind
}

/** The sound of the other side or of the user, cut into stretches of speech. */
export interface SoundChannel {
  /** The loudness now, from 0 to 1. */
  level(): number
  /** When sound was last heard; null if never. */
  lastHeardAt(): number | null
  /** When the sound was last anything but digital zeros; null if never. */
  lastSignalAt(): number | null
  /** True once the source is muted by the system or has ended. */
  isCut(): boolean
  /** The silence that ends what is being said, by its words so far, in milliseconds. */
  setTurnEnd(silenceMs: number): void
}

export interface SensesListener {
  /** Somebody begins to speak. Null when nobody wants to hear it. */
  onSpeech(channel: LiveChannel, startedAt: number): SpeechTaker | null
  /** A source has ended without the user's wish, such as an unplugged microphone. */
  onLost(source: 'screen' | 'you'): void
}

/** Takes one stretch of speech while it goes on: samples from -1 to 1. */
export interface SpeechTaker {
  add(samples: Float32Array): void
  end(endedAt: number): void
}

export interface ScreenText {
  text: string
  /** Many words, or values, were hard to read. */
  isDoubtful: boolean
}

/** The latest look at the screen: the picture that was read, as a data URL, and its text. */
export interface Look extends ScreenText {
  picture: string
}

export interface SurfaceListener {
  onRead(look: Look): void
  /** The surface cannot be read. */
  onProblem(): void
}

export interface SurfaceWatch {
  /**
   * Reads the surface as it is now; resolves when it is read, or at once where it is being read or
   * has no picture.
   */
  readNow(): Promise<void>
  /** Reads only this part from now on, beginning with the surface as it is. */
  setRegion(region: Region): void
  /** The part that is read, as it is now, as a data URL; null before its first picture. */
  picture(): Promise<string | null>
  /** The whole surface as it is, as a data URL; null before its first picture. */
  snapshot(): Promise<string | null>
  stop(): void
}

/** A stretch of speech that the device turned into text. */
export interface RecognizedSpeech {
  text: string
  startedAt: number
  endedAt: number
}

export interface RecognitionListener {
  /** The text of what is being said, which may still change; empty once it has become final. */
  onInterim(text: string): void
  onFinal(speech: RecognizedSpeech): void
  /** Recognition has ended for good; the text says why and what to do. */
  onFailure(text: string): void
}

/** Shared by the windows of one device that show the same session. */
export interface PerceivingLock {
  /** Takes the lock, or waits for it. Returns a function that gives it back. */
  hold(): () => void
  /** Calls the listener once no window holds the lock. Returns a function that stops waiting. */
  onFree(listener: () => void): () => void
  /** Asks the other windows to stop perceiving. */
  takeOver(): void
  /** Calls the listener when another window asks. Returns a function that removes it. */
  onTakeOver(listener: () => void): () => void
}
