import type { InterviewContext } from '@sightline/contracts/context/context'
import type { AnswerSource } from '@sightline/contracts/live/events'
import type { LivePrompt, LiveState } from '../session/session.ts'

/**
 * What the coach says to a prompt point, in Markdown, and the user's own texts that it rests on. The
 * first line is the sentence to say.
 */
export interface CoachAnswer {
  text: string
  sources: AnswerSource[]
}

/** What the user has given the session. */
export interface Background {
  context: InterviewContext | null
  notes: string
}

/** The part of a session that the coach's answers rest on. */
export type SessionSoFar = Pick<LiveState, 'notes' | 'prompts' | 'segments' | 'looks' | 'clearedAt'>

/** What the coach answers, and from what. */
export interface Asked extends Background {
  prompt: LivePrompt
  session: SessionSoFar
}

/** An answer in its parts: the sentence to say, and paragraphs in Markdown below it. */
export interface Draft {
  say: string
  more: (string | null)[]
  sources?: AnswerSource[]
}

/** An answer holds at most this many sources. */
const SOURCES_MAX = 10

export const written = ({ say, more, sources = [] }: Draft): CoachAnswer => ({
  text: [say, ...more.filter((part) => part !== null && part !== '')].join('\n\n'),
  sources: sources.slice(0, SOURCES_MAX),
})

/** Lines as a list in Markdown; null for none. */
export const listOf = (lines: readonly string[], title?: string): string | null =>
  lines.length === 0
    ? null
    : `${title === undefined ? '' : `${title}\n`}${lines.map((line) => `- ${line}`).join('\n')}`

/** A sentence with its full stop, unless it ends by itself. */
export const sentence = (text: string): string => (/[.?!…”"]$/.test(text) ? text : `${text}.`)
