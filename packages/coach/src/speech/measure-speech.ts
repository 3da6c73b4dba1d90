import type { Speech } from '@sightline/contracts/interviews/events'
import { countFillers } from '@sightline/english/word-counts'
import { mergeSpans, type Span } from './spans.ts'

/** A silence of at least this length between words is a pause. */
export const PAUSE_MIN_MS = 700

type Recording = {
  /** The transcript. */
  text: string
  /** When there was speech, in order; empty where speech could not be told from noise. */
  spans: Span[]
  durationMs: number
}

/**
 * Measures a recorded answer. Time counts from the first word to the last: reaching for the button
 * is not part of the answer.
 */
export function measureSpeech({ text, spans, durationMs }: Recording): Speech {
  const [first, last] = [spans.at(0), spans.at(-1)]
  return {
    durationMs: Math.round(first && last ? last.endMs - first.startMs : durationMs),
    words: text.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0,
    fillers: countFillers(text),
    pauses: Math.max(0, mergeSpans(spans, PAUSE_MIN_MS).length - 1),
  }
}

/** Adds up the measures of an answer told in several recordings. */
export const addSpeech = (total: Speech | null, speech: Speech): Speech => ({
  durationMs: (total?.durationMs ?? 0) + speech.durationMs,
  words: (total?.words ?? 0) + speech.words,
  fillers: (total?.fillers ?? 0) + speech.fillers,
  pauses: (total?.pauses ?? 0) + speech.pauses,
})
