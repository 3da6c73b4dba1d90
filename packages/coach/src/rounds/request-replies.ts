import type { SpokenDimension } from '@sightline/contracts/interviews/round-schemas'
import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import { sentencesOf, stemsOf } from '@sightline/english/sentences'
import { answeredTurns } from '../interview/answered-turns.ts'
import type { Answer, QuestionProgress } from '../interview/state.ts'
import type { RequestKind } from '../requests/request-cues.ts'
import type { AskableQuestion } from '../scoring/open-question.ts'
import { CUSTOMER_REPLIES, replyToAmount } from './customer-replies.ts'
import { SPEAKER, speakerOf } from './follow-up-quote.ts'
import type { FollowUpBody } from './round-strategy.ts'

/** What a follow-up about a dimension is about, in the plainest words. */
const PLAIN_ABOUTS: Record<SpokenDimension, string> = {
  situation: 'where and when it was, and who was affected',
  task: 'what was expected of you yourself',
  action: 'what you did, one step after the other',
  result: 'what came of it',
  reflection: 'what you took from it, and do since then',
  ownership: 'which part of it was yours, and which was not',
  requirements: 'what the system must do, and what it may leave out',
  estimates: 'how much there is of everything, in numbers',
  interface: 'the calls that a client makes',
  data: 'what you store, and how you find it again',
  scaling: 'what you change when the load grows',
  failure: 'what happens when something breaks',
  'trade-offs': 'what you decided against, and what that costs you',
  discovery: 'what you would like to know about us',
  value: 'what we get out of it',
  objection: 'my doubt, and what you say to it',
  evidence: 'how I can know that it is true for us',
  'next-step': 'what we do next, and when',
  clarity: 'the same once more, in three sentences',
}

/** A question of each round in plain words. */
const PLAIN_ROUNDS: Record<SpokenRound, string> = {
  behavioral:
    'Choose one thing that happened to you and fits the question. Say where it was, what was yours to do, what you did, and what came of it.',
  'system-design':
    'Say what the system has to do and how large it gets, and then how you would build it: the calls, the data, and what happens under load and when a part of it fails.',
  'sales-call':
    'Take what the customer says above, and answer as you would on the phone: ask what you need to know, and say what you propose.',
}

const LENGTHS: Record<SpokenRound, string> = {
  behavioral:
    'One to three minutes are a good length, and a few sentences for a follow-up. Say what matters first; I ask where I want more.',
  'system-design':
    'As much as the design needs, from requirements to failures; a few sentences for a follow-up. I ask where I want more.',
  'sales-call':
    'As long as you would talk on the phone: a few sentences, then let the customer speak.',
}

const LOOKED_FOR: Record<SpokenRound, string> = {
  behavioral:
    'One case of your own, told from where it was to what came of it, with your own part in it. Which of your cases you take is up to you.',
  'system-design': 'Choose what seems sensible to you, say it as an assumption, and design for it.',
  'sales-call': 'Talk to the customer as you would on the phone.',
}

const ALLOWED: Record<SpokenRound, string> = {
  behavioral:
    'Yes: any case that you were a part of yourself counts, from a job, from your studies or from a project.',
  'system-design': LOOKED_FOR['system-design'],
  'sales-call': 'Yes, as you would on the phone.',
}

/**
 * The coach's reply to a text that answers nothing: it grants or answers the first request in it
 * and says which question stands.
 */
export function replyToRequest(
  question: AskableQuestion,
  progress: QuestionProgress,
  { requests: [request = 'other'], text }: Answer,
): FollowUpBody {
  const { round } = question
  const open = answeredTurns(progress).at(-1)?.followUp ?? null
  const reply = REPLIES[request]({ question, asked: text, about: open?.about ?? null })
  const stands = open
    ? `My question was: ${withoutReply(question, open.text)}`
    : 'The question above stands.'
  const isRepeated = request !== 'think' && request !== 'skip'
  const speaker = round === 'sales-call' ? sayer(question, request) : ''
  return { about: 'request', text: `${speaker}${reply}${isRepeated ? ` ${stands}` : ''}` }
}

/**
 * A follow-up, and before it a short reply to what was asked beside the last answer: of the coach,
 * or in a call of the customer.
 */
export function withReplyBeside(
  question: AskableQuestion,
  progress: QuestionProgress,
  text: string,
): string {
  const last = progress.answers.at(-1)
  const request = last?.requests.find((kind) => REPLIED_BESIDE.has(kind))
  const isCall = question.round === 'sales-call'
  if (request) return `${isCall ? '(Coach) ' : ''}${besideReply(question, request)} ${text}`
  const told = isCall ? replyToAmount(progress) : undefined
  return told ? text.replace(SPEAKER, (speaker) => `${speaker}${told} `) : text
}

const besideReply = (question: AskableQuestion, request: RequestKind) =>
  REPLIES[request]({ question, asked: '', about: null })

/** A follow-up without its speaker and without the reply before it. */
function withoutReply(question: AskableQuestion, text: string): string {
  const replies = [
    ...[...REPLIED_BESIDE].map((request) => besideReply(question, request)),
    ...CUSTOMER_REPLIES,
  ]
  const bare = (said: string) => said.replace(SPEAKER, '')
  const reply = replies.find((known) => bare(text).startsWith(known))
  return reply ? bare(bare(text).slice(reply.length).trim()) : bare(text)
}

/** To think needs no word any more once the answer is there, and a skip leads to the next question. */
const REPLIED_BESIDE = new Set<RequestKind>(['feedback', 'length', 'time'])

/** In a call the customer waits and repeats; the rest the coach says. */
const sayer = (question: AskableQuestion, request: RequestKind) =>
  request === 'think' || request === 'rephrase'
    ? `(${speakerOf(question) ?? 'Customer'}) `
    : '(Coach) '

type Asked = { question: AskableQuestion; asked: string; about: string | null }

const REPLIES: Record<RequestKind, (asked: Asked) => string> = {
  think: () => 'Take the time you need. I wait for your answer.',
  skip: ({ about }) =>
    about === null
      ? 'Of course, we leave this question. Without an answer it scores 0.'
      : 'Of course, we go on.',
  rephrase: ({ question, about }) => {
    const plain = about === null ? undefined : PLAIN_ABOUTS[about as SpokenDimension]
    if (plain) return `It is about this: ${plain}.`
    return about === null
      ? `In other words: ${PLAIN_ROUNDS[question.round]}`
      : 'Begin with the part of it that is clear to you, and say what you take for granted.'
  },
  feedback: () => 'I judge your answers at the end, with the sentences they rest on; ask me then.',
  time: ({ question }) =>
    `About ${question.minutes} minutes are planned for this question with its follow-ups; the clock at the top counts.`,
  length: ({ question: { round } }) => LENGTHS[round],
  meant: (asked) => fromStatement(asked) ?? LOOKED_FOR[asked.question.round],
  allowed: (asked) => fromStatement(asked) ?? ALLOWED[asked.question.round],
  other: (asked) =>
    fromStatement(asked) ??
    (asked.question.round === 'system-design'
      ? LOOKED_FOR['system-design']
      : 'I cannot say more about that now. Take it as seems best to you.'),
}

/** Stems of a question that say nothing of what it is about. */
const COMMON = new Set(
  stemsOf(
    'how many much what which when where who is are do does did should shall can may must i we you it the a an this that there for of in to on or and need needs have has be with per each every all big large long short assume expected service system design',
  ),
)

/** What the statement of a design says of the thing asked about; null where it says nothing. */
function fromStatement({ question: { round, statement }, asked }: Asked): string | null {
  if (round !== 'system-design') return null
  const stems = new Set(stemsOf(asked).filter((stem) => !COMMON.has(stem)))
  const [best] = sentencesOf([{ text: statement.replaceAll(/\s*\n\s*/g, ' '), seq: 0 }])
    .map((sentence) => ({
      said: sentence.said,
      shared: new Set(sentence.stems.filter((stem) => stems.has(stem))).size,
    }))
    .toSorted((a, b) => b.shared - a.shared)
  return best && best.shared > 0
    ? `The question says: “${best.said}” What it leaves open, you may assume; say what you assume.`
    : null
}

const CODING_REPLIES: Record<Exclude<RequestKind, 'skip'>, string> = {
  think: 'Take the time you need.',
  rephrase: 'Begin with the part of it that is clear to you, and name the lines you mean.',
  feedback: 'I judge your answers at the end; ask me then.',
  time: 'The clock at the top counts; the plan says how long this question is meant to take.',
  length: 'A few sentences are enough: what it costs, and why.',
  meant: 'Take it in the sense that fits your code, and say which you take.',
  allowed: 'Yes. Say what you take for granted.',
  other: 'I cannot say more about that now. Say what you take for granted.',
}

/**
 * The follow-up of a coding question once more, after a request that was put in place of an answer.
 * Null where there was none, or where it was to skip the question.
 */
export function repeatedFollowUp({
  followUp,
  pastFollowUps,
}: QuestionProgress): FollowUpBody | null {
  if (!followUp?.request || followUp.request === 'skip') return null
  const { about, text } = pastFollowUps[0] ?? followUp
  return { about, text: `${CODING_REPLIES[followUp.request]} ${text}` }
}
