import { findSpeechSpans, type Span } from '@sightline/coach/speech/spans'

/** Enough to tell speech from silence: the sound of an s lies above 4000 Hz. */
const SAMPLE_RATE = 16_000

/**
 * The length of a recording and the spans with speech in it; null where the browser cannot decode
 * the recording.
 */
export async function analyseRecording(
  recording: Blob,
): Promise<{ durationMs: number; spans: Span[] | null } | null> {
  try {
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
    const sound = await context.decodeAudioData(await recording.arrayBuffer())
    return {
      durationMs: sound.duration * 1000,
      spans: findSpeechSpans(sound.getChannelData(0), sound.sampleRate),
    }
  } catch {
    return null
  }
}
