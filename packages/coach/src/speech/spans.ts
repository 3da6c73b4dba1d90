/** From when to when there was speech, in ms from the start of the recording. */
export type Span = { startMs: number; endMs: number }

/** How loud a frame of sound is: the root of its mean square, from 0 to 1. */
const FRAME_MS = 20
/** Below this nobody speaks, however quiet the room is. */
const FLOOR = 0.004
/** Speech stands out of a room by this much; where nothing does, it cannot be told from the room. */
const CONTRAST = 4
/** What is shorter is a click, and a gap that is shorter lies within a word. */
const SPEECH_MIN_MS = 60
const GAP_MIN_MS = 200
/**
 * Words begin and end with sounds as soft as f and s, and t and k are silent before they burst: what stands out of the room by less
 * still belongs to a word that it is as near to, for so long.
 */
const SOFT_CONTRAST = 2
const SOFT_GAP_MS = 120
const SOFT_MAX_MS = 300

/** When somebody speaks in a recording, found by its loudness; null where speech does not stand out of the noise. */
export function findSpeechSpans(samples: Float32Array, sampleRate: number): Span[] | null {
  const levels = loudness(samples, sampleRate)
  const sorted = levels.toSorted((a, b) => a - b)
  const quiet = Math.max(sorted[Math.floor(sorted.length * 0.1)] ?? 0, FLOOR / CONTRAST)
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  if (loud < FLOOR || loud < quiet * CONTRAST) return null
  // Between the two by ratio, as ears hear it.
  const threshold = Math.max(FLOOR, Math.sqrt(quiet * loud))
  const above = (least: number) =>
    levels.flatMap((level, index) =>
      level < least ? [] : [{ startMs: index * FRAME_MS, endMs: (index + 1) * FRAME_MS }],
    )
  const voiced = mergeSpans(above(threshold), GAP_MIN_MS).filter(
    ({ startMs, endMs }) => endMs - startMs >= SPEECH_MIN_MS,
  )
  const soft = mergeSpans(above(Math.min(threshold, quiet * SOFT_CONTRAST)), SOFT_GAP_MS)
  return mergeSpans(withEdges(voiced, soft), GAP_MIN_MS)
}

/** Spans with what is soft around each. */
function withEdges(spans: Span[], soft: Span[]): Span[] {
  const around = (ms: number) => soft.find(({ startMs, endMs }) => startMs <= ms && ms <= endMs)
  return spans.map(({ startMs, endMs }) => ({
    startMs: Math.max(around(startMs)?.startMs ?? startMs, startMs - SOFT_MAX_MS),
    endMs: Math.min(around(endMs)?.endMs ?? endMs, endMs + SOFT_MAX_MS),
  }))
}

function loudness(samples: Float32Array, sampleRate: number): number[] {
  const size = Math.max(1, Math.round((sampleRate * FRAME_MS) / 1000))
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, index) => {
    const frame = samples.subarray(index * size, (index + 1) * size)
    return Math.sqrt(frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length)
  })
}

/** Spans in order, with those between which there is less than `gapMs` made one. */
export function mergeSpans(spans: Span[], gapMs: number): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.startMs - last.endMs < gapMs) last.endMs = Math.max(last.endMs, span.endMs)
    else joined.push({ ...span })
  }
  return joined
}
