import { countFillers } from '@sightline/english/word-counts'
import type { FinalSegment } from '../prompts/prompt-points.ts'
import { isBackChannel } from '../prompts/sentences.ts'

/** How the user spoke in a session. */
export interface SpeechSummary {
  youMs: number
  themMs: number
  /**
   * True when the user said anything. Otherwise the microphone was off, or nobody spoke into it.
   */
  wasHeard: boolean
  /**
   * The user's share of the time in which anybody spoke, 0 to 1; null unless both sides were heard
   * speaking.
   */
  talkShare: number | null
  words: number
  /** The user's pace; null for less than `PACE_MIN_MS` of speech. */
  wordsPerMinute: number | null
  fillers: number
  /** Null where the user said nothing. */
  fillersPer100Words: number | null
}

/** Shorter speech tells no pace. */
const PACE_MIN_MS = 5000

/** Talk share, pace and fillers, from the final segments of both channels. */
export function summarizeSpeech(segments: readonly FinalSegment[]): SpeechSummary {
  const yours = segments.filter(({ channel }) => channel === 'you')
  const youMs = durationOf(yours)
  const themMs = durationOf(segments.filter(({ channel }) => channel === 'them'))
  const text = textOf(yours)
  const words = text.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0
  const fillers = countFillers(text)
  return {
    youMs,
    themMs,
    wasHeard: words > 0,
    talkShare: youMs === 0 || themMs === 0 ? null : youMs / (youMs + themMs),
    words,
    wordsPerMinute: youMs < PACE_MIN_MS ? null : (words * 60_000) / youMs,
    fillers,
    fillersPer100Words: words === 0 ? null : (fillers * 100) / words,
  }
}

const durationOf = (segments: readonly FinalSegment[]) =>
  segments.reduce((sum, { startMs, endMs }) => sum + Math.max(0, endMs - startMs), 0)
const textOf = (segments: readonly FinalSegment[]) => segments.map(({ text }) => text).join(' ')

/** What the user said to a question. */
export interface SpokenAnswer {
  /** The ids of the user's segments, in order. */
  segments: string[]
  text: string
  startMs: number
  endMs: number
  /** From the end of the question to the first word; 0 where the user interrupted. */
  delayMs: number
}

export interface AskedQuestion<Prompt> {
  prompt: Prompt
  /** Null where nothing of the user was heard before the next question. */
  answer: SpokenAnswer | null
}

/**
 * The questions that were asked aloud, in the order of the speech, with the user's answer to each:
 * what the user said from the question until the next one. Back-channels before and after the
 * answer are left out, unless nothing else was said. `segments` are the final segments in the order
 * in which they began.
 */
export function askedQuestions<Prompt extends { segments: readonly string[] }>(
  prompts: readonly Prompt[],
  segments: readonly FinalSegment[],
): AskedQuestion<Prompt>[] {
  const places = new Map(segments.map(({ id }, index) => [id, index]))
  const asked = prompts
    .map((prompt) => {
      const indexes = prompt.segments.flatMap((id) => places.get(id) ?? [])
      return { prompt, first: Math.min(...indexes), last: Math.max(...indexes) }
    })
    .filter(({ last }) => last >= 0)
    .sort((a, b) => a.first - b.first)
  return asked.map(({ prompt, last }, index) => ({
    prompt,
    answer: answerTo(segments[last], segments.slice(last + 1, asked[index + 1]?.first)),
  }))
}

function answerTo(
  question: FinalSegment | undefined,
  after: readonly FinalSegment[],
): SpokenAnswer | null {
  const yours = after.filter(({ channel }) => channel === 'you')
  const hasContent = ({ text }: FinalSegment) => !isBackChannel(text)
  const first = yours.findIndex(hasContent)
  const said = first === -1 ? yours : yours.slice(first, yours.findLastIndex(hasContent) + 1)
  const [begin, end] = [said.at(0), said.at(-1)]
  if (!begin || !end) return null
  return {
    segments: said.map(({ id }) => id),
    text: textOf(said),
    startMs: begin.startMs,
    endMs: end.endMs,
    delayMs: Math.max(0, begin.startMs - (question?.endMs ?? begin.startMs)),
  }
}
