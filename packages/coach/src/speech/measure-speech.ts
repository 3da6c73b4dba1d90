import type { Speech } from '@sightline/contracts/interview-events'
import { fillersIn } from '../answers/measures.ts'
import { mergeSpans, type Span } from './spans.ts'

/** A silence of this length between words is a pause. */
export const PAUSE_MIN_MS = 700

type Heard = {
  text: string
  /** When there was speech, in order; empty where that is not known. */
  spans: Span[]
  /** Of the whole recording. */
  durationMs: number
}

/** How a recorded answer sounded. Its time runs from the first word to the last: reaching for the button is no part of it. */
export function measureSpeech({ text, spans, durationMs }: Heard): Speech {
  const [first, last] = [spans.at(0), spans.at(-1)]
  return {
    durationMs: Math.round(first && last ? last.endMs - first.startMs : durationMs),
    words: text.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0,
    fillers: fillersIn(text),
    pauses: Math.max(0, mergeSpans(spans, PAUSE_MIN_MS).length - 1),
  }
}

/** One answer told in several recordings. */
export const addSpeech = (one: Speech | null, other: Speech): Speech => ({
  durationMs: (one?.durationMs ?? 0) + other.durationMs,
  words: (one?.words ?? 0) + other.words,
  fillers: (one?.fillers ?? 0) + other.fillers,
  pauses: (one?.pauses ?? 0) + other.pauses,
})
