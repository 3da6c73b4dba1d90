import { askedFollowUps } from '@sightline/coach/interview/answered-turns'
import { currentQuestion } from '@sightline/coach/interview/state'
import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import { timelineOf } from '@sightline/coach/report/timeline'
import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import type { ReplyKind } from '@sightline/contracts/replies/replies'
import { FENCE_RULE, type GuardedPrompt, notesParts, withoutNotes } from '../../models/public.ts'
import { explanationParts, hintParts, solutionsOf } from './code-prompts.ts'
import {
  codePart,
  type Fenced,
  fencedBy,
  numbered,
  type PromptInput,
  questionPart,
  resultsPart,
} from './prompt-parts.ts'

const MOMENTS_MAX = 30
/** Who the model is in each round. */
const ROLES: Record<InterviewRound, string> = {
  coding:
    'You are the interviewer in a mock coding interview on Sightline, an engineer who reads code closely, and speak to the candidate directly.',
  behavioral:
    'You are the interviewer in a mock behavioral interview on Sightline, an experienced hiring manager who is friendly and wants facts, and speak to the candidate directly.',
  'system-design':
    'You are the interviewer in a mock system design interview on Sightline, a senior engineer at a whiteboard, and speak to the candidate directly.',
  'sales-call':
    'You are the coach of a mock sales call on Sightline, and speak to the candidate directly.',
}
/** In a sales call the follow-up comes from the customer whom the question describes. */
const CUSTOMER =
  'You are the customer in a mock sales call on Sightline, the person whom the question describes, and speak to the candidate, who sells to you.'
const CUSTOMER_TASK =
  'Say what this customer says next: one question or objection to what the candidate has just said, with a phrase of it in your words. Answer what ' +
  'the candidate asks you. Stay within what the question tells of you. Do not judge and do not step out of the call. At most 60 words, nothing but what the customer says.'
const SOURCES =
  'Say something about the candidate only if it stands in the data, and then name where: “resume, line 4”, “your story ‘…’” or “your answer”. Make nothing up. ' +
  'Call the candidate “you”.'

/** What a follow-up of each round is to bring out. */
const FOLLOW_UP_TASKS: Record<InterviewRound, string> = {
  coding:
    'Ask about a line, a name or a test of theirs: what it costs, why it is right, or when it breaks.',
  behavioral:
    'Ask for what is still missing of their own case: what they did themselves, what came of it in facts, or what they took from it.',
  'system-design':
    'Ask where the design is thin: a number, a call, what is stored, what happens under load or when a part fails, or what was given up.',
  'sales-call': '',
}
const FOLLOW_UP =
  'Ask one follow-up question about what the candidate has just done or said. Refer to it: quote a name, a line, a test or a phrase of it. ' +
  'Ask nothing that was asked before or that the answer already says, and no number where numbers were given. The weaker a level so far, the ' +
  'more it is worth a question, in simple words; after a strong answer ask something harder. With few minutes left, ask what can be ' +
  'said in a sentence. Never name a level. Do not give the solution away and do not judge. At most 60 words, nothing but the question.'
/** The candidate has asked something in place of an answer. */
const REQUEST_TASK =
  'The candidate has asked you something instead of answering. Answer or grant it in one or two sentences, in the sense of what the built-in coach ' +
  'would say below, and say which question stands. Where the coach says the question in other words, say those or plainer ones, with the same facts. Ask nothing new, give no part of an answer away and do not judge. At most 60 words.'
/** In a call both the coach and the customer reply to requests. */
const SPEAKER_MARK =
  'Begin with the name in brackets with which the built-in coach’s words begin: it says who speaks.'

const TASKS: Record<Exclude<ReplyKind, 'follow-up'>, string> = {
  answer:
    'The questions are over, and the candidate asks you something. Answer it from this interview, step by step where that helps, in at most ' +
    '200 words. Scores are given on the report and by nobody else: never promise, state or change one.',
  hint:
    'The candidate is stuck in a coding question and asks for a hint. Word the step of the hint ladder that is given below for this candidate: ' +
    'start from their own code, by its names or line numbers, or from the test that fails, where that helps. Say as much as that step says and ' +
    'nothing beyond it: no later idea, no code and no pseudocode but a short expression that stands in the step. Do not judge and do not ' +
    'praise. At most 80 words, nothing but the hint.',
  explanation:
    'The candidate has submitted a solution and wants it explained beside a good one. Go through the candidate’s own code from its first line ' +
    'to its last in numbered steps. Name the lines of each step (“Lines 3–5”), say what they do, what the good solution does there, and what the ' +
    'difference means for the tests and the cost. Where a test fails, name the line it comes from. End with the one change that matters most. ' +
    'Scores are given on the report and by nobody else: never state, guess or hint at one. At most 350 words.',
}
const TOKENS: Record<ReplyKind, number> = {
  'follow-up': 300,
  answer: 700,
  hint: 250,
  explanation: 1000,
}

/** Where a reply that goes on ends: some more than it is asked for, at the end of a sentence. */
const WORDS_MAX: Record<ReplyKind, number> = {
  'follow-up': 75,
  answer: 250,
  hint: 100,
  explanation: 450,
}
/** Questions may vary; what explains code or scores is to be the likeliest. */
const TEMPERATURES: Record<ReplyKind, number> = {
  'follow-up': 0.7,
  answer: 0.3,
  hint: 0.2,
  explanation: 0.2,
}

const KINDS: Record<CoachReply['type'], ReplyKind> = {
  'follow-up-asked': 'follow-up',
  said: 'answer',
  'hint-given': 'hint',
  explained: 'explanation',
}
export const kindOf = ({ type }: CoachReply): ReplyKind => KINDS[type]

/**
 * The prompt for a reply that is due. All text by the candidate or other people is fenced. The
 * prompts of one question begin with the same bytes.
 */
export function replyPrompt(asked: PromptInput): GuardedPrompt & { kind: ReplyKind } {
  const kind = kindOf(asked.reply)
  const withheld = kind === 'hint' ? solutionsOf(asked) : null
  const prefix = prefixParts(asked)
  return {
    kind,
    instructions: [...roleAndTask(asked), SOURCES, FENCE_RULE].join('\n\n'),
    ...(prefix.length > 0 && { prefix: prefix.join('\n\n') }),
    prompt: partsFor(asked).join('\n\n'),
    cacheKey: asked.mark,
    maxOutputTokens: TOKENS[kind],
    maxWords: WORDS_MAX[kind],
    temperature: TEMPERATURES[kind],
    // A customer may object without a question, and a request is answered.
    isQuestion:
      asked.reply.type === 'follow-up-asked' &&
      asked.reply.about !== 'request' &&
      asked.interview.plan?.round !== 'sales-call',
    ...(withheld && { withheld }),
  }
}

function roleAndTask({ reply, interview }: PromptInput): string[] {
  const round = interview.plan?.round ?? 'coding'
  const kind = kindOf(reply)
  if (kind !== 'follow-up') return [ROLES[round], TASKS[kind]]
  const isRequest = reply.type === 'follow-up-asked' && reply.about === 'request'
  if (round === 'sales-call' && isRequest)
    return [reply.text.startsWith('(Coach)') ? ROLES[round] : CUSTOMER, REQUEST_TASK, SPEAKER_MARK]
  if (round === 'sales-call') return [CUSTOMER, CUSTOMER_TASK]
  return [ROLES[round], ...(isRequest ? [REQUEST_TASK] : [FOLLOW_UP, FOLLOW_UP_TASKS[round]])]
}

/** What stays as it is while a question is talked about. */
function prefixParts(asked: PromptInput): string[] {
  const { type } = asked.reply
  if (type === 'hint-given' || type === 'explained') return []
  return [...contextParts(asked), ...questionPart(asked.question, fencedBy(asked))]
}

function partsFor(asked: PromptInput): string[] {
  const { reply } = asked
  if (reply.type === 'hint-given') return hintParts(asked, reply)
  if (reply.type === 'explained') return explanationParts(asked, reply)
  return interviewParts(asked)
}

function contextParts(asked: PromptInput): string[] {
  const { context } = asked
  if (!context) return []
  const fenced = fencedBy(asked)
  const { resume, jobDescription, stories } = context
  return [
    ...(resume === null ? [] : [`The candidate’s resume:\n${fenced('resume', numbered(resume))}`]),
    ...(jobDescription
      ? [
          `The job:\n${fenced('job-description', `${jobDescription.title}\n${jobDescription.text}`)}`,
        ]
      : []),
    ...stories.map(({ title, situation, task, action, result }) => {
      const told = [situation, task, action, result].filter(Boolean).join('\n')
      return `A story of the candidate’s own:\n${fenced('story', `${title}\n${told}`)}`
    }),
  ]
}

function interviewParts(asked: PromptInput): string[] {
  const { reply, interview, events } = asked
  const fenced = fencedBy(asked)
  const present = currentQuestion(interview)
  const submission = present?.submissions.findLast(({ results }) => results !== null)
  const moments = timelineOf(withoutNotes(events), new Map())
    .slice(-MOMENTS_MAX)
    .map(({ by, text, words }) => `${by}: ${text}${words === null ? '' : `: ${words}`}`)
  const asks = interview.talk.at(-1)
  return [
    // First what only grows, which providers keep.
    `What has happened:\n${fenced('transcript', moments.join('\n'))}`,
    ...notesParts(events, asked.mark),
    ...(submission ? codePart(submission, fenced) : []),
    ...resultsPart('Its tests', submission?.results ?? null, fenced),
    ...(asks?.by === 'candidate'
      ? [`The candidate asks:\n${fenced('candidate-question', asks.text)}`]
      : []),
    ...(reply.type === 'follow-up-asked' ? standingParts(asked, fenced) : []),
    `Without you, the built-in coach would say:\n${fenced('transcript', reply.text)}`,
  ]
}

/** What the interviewer knows and does not say: what is looked for, levels, time. */
function standingParts({ standing, interview }: PromptInput, fenced: Fenced): string[] {
  if (!standing) return []
  const { looksFor, levels, minutesLeft } = standing
  const present = currentQuestion(interview)
  const asked = present ? askedFollowUps(present).map(({ text }) => text) : []
  const looked = looksFor.map(({ dimension, text }) => `${dimension}: ${text}`).join('\n')
  const soFar = levels.map(({ dimension, level }) => `${dimension} ${level}`).join(', ')
  return [
    ...(looked
      ? [`What the question looks for, for you alone:\n${fenced('question', looked)}`]
      : []),
    ...(soFar ? [`Levels so far, from 0 to 4, for you alone: ${soFar}.`] : []),
    ...(asked.length > 0 ? [`Asked already:\n${fenced('transcript', asked.join('\n'))}`] : []),
    ...(minutesLeft === null ? [] : [`Minutes left for this question: ${minutesLeft}.`]),
  ]
}
