import type { SpokenDimension } from '@sightline/contracts/interviews/round-schemas'
import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import { sentencesOf, stemsOf } from '@sightline/english/sentences'
import { answeredTurns } from '../interview/answered-turns.ts'
import { type Interview, OWN_WORDS, type QuestionProgress } from '../interview/state.ts'
import type { RequestKind } from '../requests/request-cues.ts'
import { mainRequest } from '../requests/separate-requests.ts'
import type { AskableQuestion } from '../scoring/open-question.ts'
import { isDoubt } from '../spoken-answers/doubts.ts'
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

/** What a follow-up to a strong answer is about, which no dimension tells. */
const PLAIN_HARDER: Record<SpokenRound, string> = {
  behavioral: 'I want to know how you think about it. Say what comes to your mind first, and why.',
  'system-design':
    'Say what it means for your design: what stays as it is, what you would change, and why.',
  'sales-call': 'I want to know what you think of it. Just tell me honestly.',
}

/** How a question of each round is answered, in plain words. */
const PLAIN_ROUNDS: Record<SpokenRound, string> = {
  behavioral:
    'Choose one thing that happened to you and fits the question. Say where it was, what was yours to do, what you did, and what came of it.',
  'system-design':
    'Say what the system has to do and how large it gets, and then how you would build it: the calls, the data, and what happens under load and when a part of it fails.',
  'sales-call':
    'Answer as you would on the phone: ask what you need to know, and say what you propose.',
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

/** Neither yes nor no: `May I …` and `Do I have to …` ask for the same thing. */
const ALLOWED: Record<SpokenRound, string> = {
  behavioral:
    'Any case that you were a part of yourself counts, from a job, from your studies or from a project, and names may stay out.',
  'system-design':
    'Do what seems sensible to you: words, notes and a drawing all count. What the question leaves open, you may assume; say what you assume.',
  'sales-call': LOOKED_FOR['sales-call'],
}

/**
 * What replies need of a question. `plain` is missing where nobody has put it in plain words;
 * `place` is its number among the questions of the interview, and how many these are.
 */
export type AskedQuestion = Pick<
  AskableQuestion,
  'round' | 'minutes' | 'statement' | 'followUps'
> & { plain?: string; place: { number: number; count: number } }

/** A question as it was asked in this interview: with its place, and in the words of real life. */
export function asAsked(
  question: AskableQuestion,
  { leadIns, plan, questions }: Pick<Interview, 'leadIns' | 'plan' | 'questions'>,
): AskedQuestion {
  const { slug, round, minutes, followUps } = question
  const place = {
    number: questions.findIndex((asked) => asked.question === slug) + 1,
    count: plan?.questions.length ?? questions.length,
  }
  const leadIn = leadIns[slug]
  return leadIn?.author === OWN_WORDS
    ? { round, minutes, followUps, place, statement: leadIn.text }
    : { ...question, place }
}

/**
 * The coach's reply to a text that answers nothing: it grants or answers the main request in it and
 * says which question stands.
 */
export function replyToRequest(question: AskedQuestion, progress: QuestionProgress): FollowUpBody {
  const turns = answeredTurns(progress)
  const last = turns.at(-1)
  const followUp = last?.followUp ?? null
  const request = mainRequest(last?.answer.requests ?? [])
  // Who is asked for an answer to the question itself is told about the question.
  const isOfQuestion = followUp !== null && isDoubt(followUp.text) && request !== 'skip'
  const open = isOfQuestion ? null : followUp
  const isAgain = turns
    .slice(0, -1)
    .some(
      (turn) =>
        turn.followUp === followUp &&
        turn.answer.asksOnly &&
        mainRequest(turn.answer.requests) === request,
    )
  const about = open?.about ?? null
  const asked: Asked = { question, asked: last?.answer.text ?? '', about, isAgain }
  const speaker = speakerOfReply(request, asked)
  const reply = REPLIES[request](asked)
  const stands =
    NEEDS_NO_QUESTION.has(request) || isRestated(request, asked)
      ? ''
      : ` ${standing(asked, { speaker, followUp: open && withoutReply(question, open.text) })}`
  return { about: 'request', text: `${speaker && `(${speaker}) `}${reply}${stands}` }
}

const NEEDS_NO_QUESTION = new Set<RequestKind>(['think', 'skip'])

/** Whether the reply is the question itself. */
const isRestated = (request: RequestKind, { question, about }: Asked) =>
  request === 'rephrase' && about === null && question.plain !== undefined

/** Which question stands, in the words of the one who replies. */
function standing(
  { question }: Asked,
  { speaker, followUp }: { speaker: string; followUp: string | null },
): string {
  const isOfCustomer = question.round === 'sales-call' && speaker === COACH
  if (followUp === null)
    return isOfCustomer ? 'The customer waits for your answer.' : 'The question above stands.'
  return `${isOfCustomer ? 'The customer asked' : 'My question was'}: ${followUp}`
}

/**
 * A follow-up, and before it a short reply to what was asked beside the last answer: of the coach,
 * or in a call of the customer.
 */
export function withReplyBeside(
  question: AskedQuestion,
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

const besideReply = (question: AskedQuestion, request: RequestKind) =>
  REPLIES[request]({ question, asked: '', about: null, isAgain: false })

/** A follow-up without its speaker and without the reply before it. */
function withoutReply(question: AskedQuestion, text: string): string {
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

const COACH = 'Coach'

/** Who replies: in a call the customer waits and repeats, and the coach says the rest. */
function speakerOfReply(request: RequestKind, asked: Asked): string {
  const { question, about } = asked
  if (question.round !== 'sales-call') return ''
  const isOfCustomer =
    request === 'think' ||
    isRestated(request, asked) ||
    (about !== null && (request === 'rephrase' || request === 'meant'))
  return isOfCustomer ? (speakerOf(question) ?? 'Customer') : COACH
}

/**
 * `asked` is the candidate's text, `about` what the open follow-up is about, null for the question
 * itself. `isAgain`: the same was asked before.
 */
type Asked = { question: AskedQuestion; asked: string; about: string | null; isAgain: boolean }

/** The question itself in plain words, and when asked again how such a question is answered. */
function restated({ question: { round, plain }, isAgain }: Asked): string {
  if (plain === undefined) return PLAIN_ROUNDS[round]
  const more = `${round === 'sales-call' ? `(${COACH}) ` : ''}${PLAIN_ROUNDS[round]}`
  return `In other words: ${plain}${isAgain ? ` ${more}` : ''}`
}

/** What the open follow-up is about. */
function plainFollowUp({ question: { round }, about, isAgain }: Asked): string {
  const plain = PLAIN_ABOUTS[about as SpokenDimension]
  const said = plain ? `It is about this: ${plain}.` : PLAIN_HARDER[round]
  return isAgain ? `${said} If it is still not clear, say that we go on.` : said
}

const REPLIES: Record<RequestKind, (asked: Asked) => string> = {
  think: () => 'Take the time you need. I wait for your answer.',
  skip: ({ about }) =>
    about === null
      ? 'Of course, we leave this question and do not come back to it. Without an answer it scores 0.'
      : 'Of course, we go on.',
  rephrase: (asked) => (asked.about === null ? restated(asked) : plainFollowUp(asked)),
  feedback: () => 'I judge your answers at the end, with the sentences they rest on; ask me then.',
  time: ({ question: { minutes, place } }) =>
    `This is question ${place.number} of ${place.count}. About ${minutes} minutes are planned for it with its follow-ups; the clock at the top counts.`,
  length: ({ question: { round } }) => LENGTHS[round],
  more: () => 'Tell me what is still important to you, or say that we can go on.',
  amend: ({ about }) =>
    about === null
      ? 'Of course, as far as it is about the question that is open now.'
      : 'Yes, please do.',
  meant: (asked) =>
    fromStatement(asked) ??
    (asked.about === null ? LOOKED_FOR[asked.question.round] : plainFollowUp(asked)),
  allowed: (asked) =>
    fromStatement(asked) ??
    (asked.about === null ? ALLOWED[asked.question.round] : 'Do it as seems best to you.'),
  other: (asked) =>
    fromStatement(asked) ??
    (asked.question.round === 'system-design'
      ? LOOKED_FOR['system-design']
      : 'I cannot say more about that now. Take it as seems best to you.'),
}

/** Stems of a question that say nothing of what it is about. */
const COMMON = new Set(
  stemsOf(
    'how many much what which when where who is are do does did should shall can may must i we you it the a an this that there for of in to on or and need needs have has be with per each every all big large long short assume expected get give take make one them service system design',
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
