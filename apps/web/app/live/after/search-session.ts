import type { LiveState } from '@sightline/live/session/session'
import { CHANNEL_LABELS, sessionTime } from '@sightline/live-ui/labels'

/** A place of a session that holds the words of a search. */
export interface Match {
  key: string
  /** What it is, and when: `Them, 0:12`. */
  where: string
  /** The text around the first of the words. */
  before: string
  hit: string
  after: string
}

const AROUND = 80

/**
 * All places of a session where these words stand, in any case: transcript, questions, answers,
 * screen texts.
 */
export function searchSession({ segments, prompts, looks }: LiveState, query: string): Match[] {
  const words = query.trim().toLowerCase()
  if (words === '') return []
  const places = [
    ...segments.map(({ id, channel, startMs, text }) => ({
      key: id,
      where: `${CHANNEL_LABELS[channel]}, ${sessionTime(startMs)}`,
      text,
    })),
    ...prompts.map(({ id, question }) => ({ key: id, where: 'Question', text: question })),
    ...prompts.flatMap(({ answers }) =>
      answers.map(({ id, text }) => ({ key: id, where: 'Answer', text })),
    ),
    ...looks.map(({ id, atMs, text }) => ({
      key: id,
      where: `Screen, ${sessionTime(atMs)}`,
      text,
    })),
  ]
  return places.flatMap(({ key, where, text }) => {
    const at = text.toLowerCase().indexOf(words)
    if (at === -1) return []
    const end = at + words.length
    const start = Math.max(0, at - AROUND)
    return [
      {
        key,
        where,
        before: `${start > 0 ? '…' : ''}${text.slice(start, at)}`,
        hit: text.slice(at, end),
        after: `${text.slice(end, end + AROUND)}${end + AROUND < text.length ? '…' : ''}`,
      },
    ]
  })
}
