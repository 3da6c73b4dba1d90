import { shownAnswer } from '../answers/answer-repair.ts'
import { actionItems, doerText } from './action-items.ts'
import { askedQuestions, summarizeSpeech } from './debrief.ts'
import {
  currentPrompts,
  type HeardSegment,
  type LiveAnswer,
  type LivePrompt,
  type LiveState,
  type ScreenLook,
} from './session.ts'
import { waitsOf } from './session-times.ts'

const CHANNELS = { them: 'Them', you: 'You' } as const

/**
 * A whole session as Markdown: how the user spoke, each question with the answers to it, and the
 * transcript.
 */
export function sessionMarkdown(title: string, session: LiveState): string {
  const { wasHeard, talkShare, wordsPerMinute, fillers, words } = summarizeSpeech(session.segments)
  const facts = [
    `Began ${session.beganAt}${session.endedAt ? `, ended ${session.endedAt}` : ''}.`,
    ...(wasHeard || session.segments.length === 0 ? [] : ['Nothing that you said was heard.']),
    ...(talkShare === null ? [] : [`You spoke ${Math.round(talkShare * 100)} % of the time.`]),
    ...(wordsPerMinute === null
      ? []
      : [`Your pace: ${Math.round(wordsPerMinute)} words a minute.`]),
    ...(words === 0 ? [] : [`Fillers: ${fillers} in ${words} words.`]),
    ...waitLines(session),
  ]
  const prompts = currentPrompts(session.prompts)
  const spoken = new Map(
    askedQuestions(prompts, session.segments).map(({ prompt, answer }) => [
      prompt.id,
      answer?.text,
    ]),
  )
  return [
    `# ${title}`,
    facts.join('\n'),
    '## Questions',
    ...prompts.map((prompt) => promptMarkdown(prompt, spoken.get(prompt.id))),
    ...actionParts(session),
    '## Transcript',
    session.segments.map(segmentLine).join('\n\n'),
    ...(session.looks.length === 0
      ? []
      : ['## Read from the screen', ...session.looks.map(lookMarkdown)]),
    ...(session.notes === '' ? [] : ['## Your notes', session.notes]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

function promptMarkdown(prompt: LivePrompt, said: string | undefined): string {
  const { answer, repair } = shownAnswer(prompt)
  return [
    `### ${prompt.question.replace(/\s+/g, ' ')}`,
    ...(said ? [`You said:\n\n${quoted(said)}`] : []),
    ...(answer ? [`${authorOf(answer)} suggested:\n\n${answerMarkdown(answer)}`] : []),
    ...(repair
      ? [`The code failed an example and was repaired:\n\n${answerMarkdown(repair)}`]
      : []),
  ].join('\n\n')
}

const authorOf = ({ by }: LiveAnswer) => (by === 'coach' ? 'The coach' : `The model ${by}`)

/** An answer with what its code did to the examples, and a mark where its end is missing. */
const answerMarkdown = ({ text, check, isCutShort }: LiveAnswer) =>
  [
    quoted(text),
    ...(isCutShort ? ['This answer was cut short: its end is missing.'] : []),
    ...(check ? [`${check.passed} of ${check.total} examples pass.`] : []),
  ].join('\n\n')

/** How long the user waited after the other side had stopped speaking. */
function waitLines(session: LiveState): string[] {
  const { text, firstWords, whole } = waitsOf(session)
  if (!text || !firstWords || !whole) return []
  const line = (name: string, { p50Ms, p95Ms }: typeof text) =>
    `${name} ${inSeconds(p50Ms)} (95 % within ${inSeconds(p95Ms)})`
  return [
    `After they stopped speaking: ${line('text', text)}, ${line('first words', firstWords)}, ${line('whole answer', whole)}.`,
  ]
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** What is to be done after a meeting or a sales call. */
function actionParts({ kind, segments }: LiveState): string[] {
  const items = kind === 'meeting' || kind === 'sales-call' ? actionItems(segments) : []
  return items.length === 0
    ? []
    : [
        '## Action items',
        items.map((item) => `- [ ] **${doerText(item)}**: ${item.text}`).join('\n'),
      ]
}

/** Indented, so that nothing of a foreign page acts as Markdown. */
const lookMarkdown = ({ atMs, text }: ScreenLook) =>
  `At ${clockOf(atMs)}:\n\n${text.replace(/^/gm, '    ')}`

const quoted = (text: string) => text.replace(/^/gm, '> ')

function segmentLine({ channel, startMs, text }: HeardSegment): string {
  return `**${CHANNELS[channel]}** (${clockOf(startMs)}): ${text}`
}

function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
