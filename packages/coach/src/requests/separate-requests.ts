import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import { cuePattern, plainWords } from '@sightline/live/cues/cue'
import { LEAD_CUES, REMARK_CUES, TRAIL_CUES } from './polite-cues.ts'
import { REQUEST_CUES, type RequestKind } from './request-cues.ts'

/**
 * What of a candidate's text is put to the coach and what is an answer: the requests in order, and
 * the text without those that are no answer. `asksOnly`: nothing in it answers anything.
 */
export type SeparatedText = { requests: RequestKind[]; own: string; asksOnly: boolean }

const LEAD = cuePattern(LEAD_CUES, 'start')
const TRAIL = cuePattern(TRAIL_CUES, 'end')
const REMARK = cuePattern(REMARK_CUES, 'whole')
const PATTERNS = Object.entries(REQUEST_CUES).map(
  ([kind, cues]) => [kind as RequestKind, cuePattern(cues, 'whole')] as const,
)

/** In a call these words are for the customer: to ask is what a seller is there for. */
const FOR_THE_CUSTOMER = new Set<RequestKind>([
  'time',
  'length',
  'more',
  'amend',
  'meant',
  'allowed',
])
const TO_THE_COACH = /\b(answer|doing|how (am|was) i|pass|feedback|track)\b/
/** Kinds that ask a question, which the candidate may have put to himself and answered. */
const RHETORICAL = new Set<RequestKind>([
  'feedback',
  'length',
  'more',
  'amend',
  'meant',
  'allowed',
  'time',
])
const ANSWERS_ITSELF =
  /^(yes|no|not|never|because|maybe|probably|of course|i (think|thought|said|decided|would|chose|did)|that i|for a|it (was|is|depends)|we)\b/
/** What a designer should ask before designing: it stays a part of the answer. */
const ASKED_WELL: Partial<Record<InterviewRound, ReadonlySet<RequestKind>>> = {
  'system-design': new Set<RequestKind>(['meant', 'allowed', 'other']),
}
const QUOTED_WORDS_MIN = 3

/** Separates what a candidate asks the coach from what the candidate answers. */
export function separateRequests(text: string, round: InterviewRound): SeparatedText {
  const sentences = sentencesIn(text)
  const read = sentences.map((sentence, index) => {
    const kind = requestIn(sentence, round)
    const next = plainWords(sentences[index + 1] ?? '')
    return kind && RHETORICAL.has(kind) && ANSWERS_ITSELF.test(next) ? null : kind
  })
  const doesOnlyAsk =
    round !== 'sales-call' &&
    sentences.every((sentence, index) => read[index] || isQuestion(sentence) || isRemark(sentence))
  const spoken = sentences.map((sentence, index) => ({
    sentence,
    request: read[index] ?? (doesOnlyAsk && isQuestion(sentence) ? unreadQuestion(sentence) : null),
  }))
  const requests = spoken.flatMap(({ request }) => request ?? [])
  if (requests.length === 0) return { requests, own: text, asksOnly: false }
  const own = spoken.filter(({ sentence, request }) =>
    request ? ASKED_WELL[round]?.has(request) : !isRemark(sentence),
  )
  return {
    requests,
    own: own.map(({ sentence }) => sentence).join('\n'),
    asksOnly: own.every(({ request }) => request !== null),
  }
}

/**
 * Which of several requests is replied to: to skip outweighs the others, and time to think is taken
 * without a reply.
 */
export const mainRequest = (requests: readonly RequestKind[]): RequestKind =>
  requests.find((request) => request === 'skip') ??
  requests.find((request) => request !== 'think') ??
  requests[0] ??
  'other'

/** `Sorry?` is heard when somebody has not understood. */
const unreadQuestion = (sentence: string): RequestKind =>
  isRemark(sentence) ? 'rephrase' : 'other'

const isQuestion = (sentence: string) => /\?["”’)]*$/.test(sentence)
const sentencesIn = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?…]["”’)]*)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => plainWords(sentence) !== '')

/**
 * What a sentence asks of the coach, as a whole or clause by clause, of which speech may have no
 * marks; null for anything else.
 */
function requestIn(sentence: string, round: InterviewRound): RequestKind | null {
  if (hasQuote(sentence)) return null
  const whole = requestOf(sentence, round)
  if (whole) return whole
  const clauses = sentence.split(/[,;:–—]\s+|\s+-\s+/)
  return (
    requestOfAll(clauses, round) ??
    requestOfAll(
      clauses.flatMap((clause) => clause.split(CLAUSE_START)),
      round,
    )
  )
}

/** Where somebody who speaks without a pause may begin a new sentence. */
const CLAUSE_START =
  /\s+(?=(?:can|could|may|would|will) (?:you|i|we)\b|i (?:did|do|have|am|was|still)\b|(?:i'm|i don['’]t|i didn['’]t|i haven['’]t)\s|(?:that|it|this) (?:is|was)\b|let me\b|what (?:do|did|was|is)\b)/i

/** The first request of clauses that are all requests or remarks; null for others. */
function requestOfAll(clauses: string[], round: InterviewRound): RequestKind | null {
  const kinds = clauses.map((clause) => requestOf(clause, round))
  const isAllTalk = clauses.every((clause, index) => kinds[index] || isRemark(clause))
  return isAllTalk ? (kinds.find((kind) => kind !== null) ?? null) : null
}

const isRemark = (clause: string) => {
  const words = unwrapped(clause)
  return words === '' || REMARK.test(words) || REMARK.test(plainWords(clause))
}

function requestOf(text: string, round: InterviewRound): RequestKind | null {
  const words = plainWords(text)
  for (const [kind, pattern] of PATTERNS) {
    if (!pattern.test(words) && !pattern.test(unwrapped(text))) continue
    if (round === 'sales-call' && isForTheCustomer(kind, words)) return null
    return kind
  }
  return null
}

const isForTheCustomer = (kind: RequestKind, words: string) =>
  FOR_THE_CUSTOMER.has(kind)
    ? !/\bmy answer\b/.test(words)
    : kind === 'feedback' && !TO_THE_COACH.test(words)

/** A request without the polite words around it. */
function unwrapped(text: string): string {
  let words = plainWords(text)
  for (let before = ''; before !== words; ) {
    before = words
    words = words.replace(LEAD, '').trim().replace(TRAIL, '').trim()
  }
  return words
}

/** Whether a sentence has words of somebody else in it, or is in the middle of them. */
function hasQuote(sentence: string): boolean {
  const marks = sentence.match(/["“”]/g)?.length ?? 0
  if (marks % 2 === 1) return true
  return [...sentence.matchAll(/["“]([^"”]*)["”]/g)].some(
    ([, quoted = '']) => plainWords(quoted).split(' ').length >= QUOTED_WORDS_MIN,
  )
}
