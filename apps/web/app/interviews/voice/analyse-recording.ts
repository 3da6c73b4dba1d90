import { findSpeechSpans, type Span } from '@sightline/coach/speech/spans'

/** Enough to tell speech from silence: an s sounds above 4000 Hz. */
const SAMPLE_RATE = 16_000

/** How long a recording is and when there is speech in it; null where it cannot be decoded here. */
export async function analyseRecording(recording: Blob): Promise<{ durationMs: number; spans: Span[] | null } | null> {
  try {
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
    const sound = await context.decodeAudioData(await recording.arrayBuffer())
    return { durationMs: sound.duration * 1000, spans: findSpeechSpans(sound.getChannelData(0), sound.sampleRate) }
  } catch {
    return null
  }
}
