import { currentQuestion } from '@sightline/coach/interview/state'
import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import { timelineOf } from '@sightline/coach/report/timeline'
import type { InterviewContext } from '@sightline/contracts/context/context'
import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import type { ReplyKind } from '@sightline/contracts/replies/replies'
import {
  FENCE_RULE,
  fence,
  type GuardedPrompt,
  notesParts,
  withoutNotes,
} from '../../models/public.ts'
import { explanationParts, hintParts, solutionsOf } from './code-prompts.ts'
import { codePart, numbered, type PromptInput, questionPart, resultsPart } from './prompt-parts.ts'

const MOMENTS_MAX = 30
const ROLE =
  'You are the interviewer in a mock job interview on Sightline, and speak to the candidate directly.'
/** In a sales call the follow-up comes from the customer whom the question describes. */
const CUSTOMER =
  'You are the customer in a mock sales call on Sightline, the person whom the question describes, and speak to the candidate, who sells to you.'
const CUSTOMER_TASK =
  'Say what this customer says next: one question or objection to what the candidate has just said, with a phrase of it in your words. Stay ' +
  'within what the question tells of you. Do not judge and do not step out of the call. At most 60 words, nothing but what the customer says.'
const SOURCES =
  'Say something about the candidate only if it stands in the data, and then name where: “resume, line 4”, “your story ‘…’” or “your answer”. Make nothing up.'

const TASKS: Record<ReplyKind, string> = {
  'follow-up':
    'Ask one follow-up question about what the candidate has just done or said. Refer to it: quote a name, a line, a test or a phrase of it. ' +
    'Do not give the solution away and do not judge. At most 60 words, nothing but the question.',
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

const KINDS: Record<CoachReply['type'], ReplyKind> = {
  'follow-up-asked': 'follow-up',
  said: 'answer',
  'hint-given': 'hint',
  explained: 'explanation',
}
export const kindOf = ({ type }: CoachReply): ReplyKind => KINDS[type]

/** The prompt for a reply that is due. All text by the candidate or other people is fenced. */
export function replyPrompt(asked: PromptInput): GuardedPrompt & { kind: ReplyKind } {
  const kind = kindOf(asked.reply)
  const withheld = kind === 'hint' ? solutionsOf(asked) : null
  return {
    kind,
    instructions: [...roleAndTask(kind, asked.interview.plan?.round), SOURCES, FENCE_RULE].join(
      '\n\n',
    ),
    prompt: partsFor(asked).join('\n\n'),
    maxOutputTokens: TOKENS[kind],
    ...(withheld && { withheld }),
  }
}

const roleAndTask = (kind: ReplyKind, round: InterviewRound | undefined) =>
  kind === 'follow-up' && round === 'sales-call' ? [CUSTOMER, CUSTOMER_TASK] : [ROLE, TASKS[kind]]

function partsFor(asked: PromptInput): string[] {
  const { reply } = asked
  if (reply.type === 'hint-given') return hintParts(asked, reply)
  if (reply.type === 'explained') return explanationParts(asked, reply)
  return [...contextParts(asked.context), ...interviewParts(asked)]
}

function contextParts(context: InterviewContext | null): string[] {
  if (!context) return []
  const { resume, jobDescription, stories } = context
  return [
    ...(resume === null ? [] : [`The candidate’s resume:\n${fence('resume', numbered(resume))}`]),
    ...(jobDescription
      ? [`The job:\n${fence('job-description', `${jobDescription.title}\n${jobDescription.text}`)}`]
      : []),
    ...stories.map(({ title, situation, task, action, result }) => {
      const told = [situation, task, action, result].filter(Boolean).join('\n')
      return `A story of the candidate’s own:\n${fence('story', `${title}\n${told}`)}`
    }),
  ]
}

function interviewParts({ reply, interview, events, question }: PromptInput): string[] {
  const present = currentQuestion(interview)
  const submission = present?.submissions.findLast(({ results }) => results !== null)
  const moments = timelineOf(withoutNotes(events), new Map())
    .slice(-MOMENTS_MAX)
    .map(({ by, text, words }) => `${by}: ${text}${words === null ? '' : `: ${words}`}`)
  const asks = interview.talk.at(-1)
  return [
    ...questionPart(question),
    ...(submission ? codePart(submission) : []),
    ...resultsPart('Its tests', submission?.results ?? null),
    `What has happened:\n${fence('transcript', moments.join('\n'))}`,
    ...notesParts(events),
    ...(asks?.by === 'candidate'
      ? [`The candidate asks:\n${fence('candidate-question', asks.text)}`]
      : []),
    `Without you, the built-in coach would say:\n${fence('transcript', reply.text)}`,
  ]
}
