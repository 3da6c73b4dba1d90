import type { HearingMode } from '@sightline/contracts/live/sound'

/** Something that turns the speech of live sessions into text. */
export interface SpeechTranscriber {
  how: HearingMode
  /** Opens a line for one channel of one session, in which these names and terms may be said. */
  openLine(vocabulary: readonly string[]): SpeechLine
}

/**
 * The speech of one channel, one utterance after the other. The text of one may come after the next
 * has begun.
 */
export interface SpeechLine {
  /**
   * `onInterim` gets the text so far while the utterance goes on, where the transcriber gives one.
   */
  begin(onInterim: (text: string) => void): SpeechStream
  /** Ends the line. Utterances without a text are given up. */
  close(): void
}

/** One utterance on its way to a transcriber. */
export interface SpeechStream {
  /** Adds sound as it is on the wire: 16,000 samples a second, by µ-law. */
  add(sound: Uint8Array): void
  end(): void
  /** Gives the utterance up. */
  drop(): void
  /**
   * The final text; empty when no word was said. Rejects as soon as this transcriber will not give
   * it.
   */
  text: Promise<string>
}
