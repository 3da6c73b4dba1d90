import type { Reply } from '@sightline/coach/interview/next-event'
import { type Interview, presentQuestion } from '@sightline/coach/interview/state'
import { timelineOf } from '@sightline/coach/interview/timeline'
import type { InterviewContext } from '@sightline/contracts/context'
import type { InterviewEvent } from '@sightline/contracts/interview-events'
import type { TestResult } from '@sightline/contracts/questions'
import type { Prompt } from '../adapters/models.ts'
import { FENCE_RULE, fence, notesParts, withoutNotes } from '../models/public.ts'

export interface Asked {
  /** What the coach would say; the prompt's ground. */
  reply: Reply
  interview: Interview
  events: InterviewEvent[]
  /** Of the present question, in Markdown; null for one without. */
  question: { title: string; statement: string } | null
  context: InterviewContext | null
}

const MOMENTS_MAX = 30
const ROLE = 'You are the interviewer in a mock job interview on Sightline, and speak to the candidate directly.'
const SOURCES =
  'Say something about the candidate only if it stands in the data, and then name where: “resume, line 4”, “your story ‘…’” or “your answer”. Make nothing up.'

const TASKS = {
  'follow-up':
    'Ask one follow-up question about what the candidate has just done or said. Refer to it: quote a name, a line, a test or a phrase of it. ' +
    'Do not give the solution away and do not judge. At most 60 words, nothing but the question.',
  answer:
    'The questions are over, and the candidate asks you something. Answer it from this interview, step by step where that helps, in at most ' +
    '200 words. Scores are given on the report and by nobody else: never promise, state or change one.',
}
const TOKENS = { 'follow-up': 300, answer: 700 }

/** What a model is asked for a reply that is owed. Everything that the candidate or others wrote is fenced. */
export function replyPrompt(asked: Asked): Prompt & { kind: keyof typeof TASKS } {
  const kind = asked.reply.type === 'said' ? 'answer' : 'follow-up'
  return {
    kind,
    instructions: [ROLE, TASKS[kind], SOURCES, FENCE_RULE].join('\n\n'),
    prompt: [...contextParts(asked.context), ...interviewParts(asked)].join('\n\n'),
    maxOutputTokens: TOKENS[kind],
  }
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

function interviewParts({ reply, interview, events, question }: Asked): string[] {
  const present = presentQuestion(interview)
  const submission = present?.submissions.findLast(({ results }) => results !== null)
  const moments = timelineOf(withoutNotes(events), new Map())
    .slice(-MOMENTS_MAX)
    .map(({ by, text, words }) => `${by}: ${text}${words === null ? '' : `: ${words}`}`)
  const asks = interview.talk.at(-1)
  return [
    ...(question ? [`The question:\n${fence('question', `${question.title}\n${question.statement}`)}`] : []),
    ...(submission
      ? [`The candidate’s code, ${submission.language}:\n${fence('code', numbered(submission.code))}`]
      : []),
    ...(submission?.results ? [`Its tests:\n${fence('test-results', resultsText(submission.results))}`] : []),
    `What has happened:\n${fence('transcript', moments.join('\n'))}`,
    ...notesParts(events),
    ...(asks?.by === 'candidate' ? [`The candidate asks:\n${fence('candidate-question', asks.text)}`] : []),
    `Without you, the built-in coach would say:\n${fence('transcript', reply.text)}`,
  ]
}

const numbered = (text: string) =>
  text
    .split('\n')
    .map((line, index) => `${index + 1}: ${line}`)
    .join('\n')

const resultsText = (results: TestResult[]) =>
  results
    .map(({ name, status, expected, got }) =>
      status === 'passed' ? `passed: ${name}` : `${status}: ${name}; expected ${expected}, got ${got ?? 'nothing'}`,
    )
    .join('\n')
