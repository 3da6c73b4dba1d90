/** A stretch of speech, in ms from the start of the recording. */
export type Span = { startMs: number; endMs: number }

const FRAME_MS = 20
/** Nobody speaks below this loudness (root mean square, 0 to 1), however quiet the room is. */
const FLOOR = 0.004
/** Speech must be this many times as loud as the room; otherwise it cannot be told from noise. */
const CONTRAST = 4
/** Shorter sounds are clicks. */
const SPEECH_MIN_MS = 60
/** Shorter gaps lie within a word. */
const GAP_MIN_MS = 200
/**
 * Words begin and end with soft sounds like f and s, and t and k are silent before they burst. A
 * softer sound within `SOFT_GAP_MS` of a word belongs to the word, up to `SOFT_MAX_MS`.
 */
const SOFT_CONTRAST = 2
const SOFT_GAP_MS = 120
const SOFT_MAX_MS = 300

/**
 * Finds when somebody speaks in a recording, by loudness; null where speech cannot be told from
 * noise.
 */
export function findSpeechSpans(samples: Float32Array, sampleRate: number): Span[] | null {
  const levels = loudness(samples, sampleRate)
  const sorted = levels.toSorted((a, b) => a - b)
  const quiet = Math.max(sorted[Math.floor(sorted.length * 0.1)] ?? 0, FLOOR / CONTRAST)
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  if (loud < FLOOR || loud < quiet * CONTRAST) return null
  // The geometric mean, because ears hear loudness as ratios.
  const threshold = Math.max(FLOOR, Math.sqrt(quiet * loud))
  const framesAbove = (levelMin: number) =>
    levels.flatMap((level, index) =>
      level < levelMin ? [] : [{ startMs: index * FRAME_MS, endMs: (index + 1) * FRAME_MS }],
    )
  const voiced = mergeSpans(framesAbove(threshold), GAP_MIN_MS).filter(
    ({ startMs, endMs }) => endMs - startMs >= SPEECH_MIN_MS,
  )
  const soft = mergeSpans(framesAbove(Math.min(threshold, quiet * SOFT_CONTRAST)), SOFT_GAP_MS)
  return mergeSpans(withSoftEdges(voiced, soft), GAP_MIN_MS)
}

/** Extends each span by the soft sounds around it. */
function withSoftEdges(spans: Span[], soft: Span[]): Span[] {
  const around = (ms: number) => soft.find(({ startMs, endMs }) => startMs <= ms && ms <= endMs)
  return spans.map(({ startMs, endMs }) => ({
    startMs: Math.max(around(startMs)?.startMs ?? startMs, startMs - SOFT_MAX_MS),
    endMs: Math.min(around(endMs)?.endMs ?? endMs, endMs + SOFT_MAX_MS),
  }))
}

/** The root mean square of each frame, from 0 to 1. */
function loudness(samples: Float32Array, sampleRate: number): number[] {
  const size = Math.max(1, Math.round((sampleRate * FRAME_MS) / 1000))
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, index) => {
    const frame = samples.subarray(index * size, (index + 1) * size)
    return Math.sqrt(frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length)
  })
}

/** Merges spans that less than `gapMs` separates. `spans` must be in order. */
export function mergeSpans(spans: Span[], gapMs: number): Span[] {
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.startMs - last.endMs < gapMs) last.endMs = Math.max(last.endMs, span.endMs)
    else merged.push({ ...span })
  }
  return merged
}
