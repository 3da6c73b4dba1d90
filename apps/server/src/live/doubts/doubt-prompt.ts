import { usableSegments } from '@sightline/live/session/session'
import { BRIEF_OUTPUT_TOKENS, FENCE_RULE, fence, type GuardedPrompt } from '../../models/public.ts'
import type { Doubt } from '../append-events.ts'

const ROLE =
  'You follow a conversation for a person who gets help in it, and answer one question about it with one word: yes or no.'
const HEARD =
  'Does the last line ask something of the person (You): to answer, explain, decide or solve something, in a question, a request, an ' +
  'objection or a task that is told? No for small talk, remarks, a question to somebody else, one that nobody expects an answer to, and words ' +
  'that only prepare a question. The words come from a speech recogniser: read misheard ones by sense.'
const SEEN =
  'Does this page set a coding problem that the person is to solve? No for documentation, articles, solutions and discussions, lists, ' +
  'mail, chats, advertisements for jobs, and editors without a task. A reader of pictures read the text: some of it may be garbled.'

/** The newest lines tell what the last one is about. */
const LINES_MAX = 6
const PAGE_MAX_LENGTH = 3000

/** Asks whether an event calls for an answer, in as few tokens as that takes. */
export function doubtPrompt({ event, session }: Doubt): GuardedPrompt {
  const isSeen = event.type === 'screen-read'
  return {
    instructions: [ROLE, isSeen ? SEEN : HEARD, FENCE_RULE].join('\n\n'),
    prompt: isSeen
      ? fence('screen', event.text.slice(0, PAGE_MAX_LENGTH))
      : fence('transcript', linesOf(session).join('\n')),
    maxOutputTokens: BRIEF_OUTPUT_TOKENS,
  }
}

const linesOf = (session: Doubt['session']) =>
  usableSegments(session)
    .slice(-LINES_MAX)
    .map(({ channel, text }) => `${channel === 'them' ? 'Them' : 'You'}: ${text}`)

/** What a model has answered; null for anything but a yes or no. */
export function yesOrNo(text: string): boolean | null {
  const word = /^\W*(yes|no)\b/i.exec(text)?.[1]?.toLowerCase()
  return word === undefined ? null : word === 'yes'
}
