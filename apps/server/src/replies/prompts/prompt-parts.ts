import type { Interview } from '@sightline/coach/interview/state'
import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewContext } from '@sightline/contracts/context/context'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { Language } from '@sightline/contracts/languages/languages'
import type { TestResult } from '@sightline/contracts/questions/questions'
import type { Question } from '@sightline/question-bank/question'
import { type FenceKind, fence } from '../../models/public.ts'

export interface PromptInput {
  /** The event that the coach would answer with. */
  reply: CoachReply
  interview: Interview
  /** The decisive events; for a hint also the latest save and run of the code. */
  events: InterviewEvent[]
  /**
   * The current question, in Markdown; null before the first. Coding questions have the further
   * fields.
   */
  question: ({ title: string; statement: string } & Partial<CodingQuestion>) | null
  context: InterviewContext | null
  /** The mark of all fences of the interview. */
  mark: string
  /** What an interviewer knows beside the conversation; null where nothing is asked. */
  standing?: Standing | null
}

/** Where the present question stands. */
export interface Standing {
  looksFor: readonly { dimension: string; text: string }[]
  /** The coach's levels for the answer so far, from 0 to 4. */
  levels: readonly { dimension: string; level: number }[]
  /** Planned minutes that are left for the question; 0 when they are used up. */
  minutesLeft: number | null
}

export type Fenced = (kind: FenceKind, text: string) => string
export const fencedBy =
  ({ mark }: Pick<PromptInput, 'mark'>): Fenced =>
  (kind, text) =>
    fence(kind, text, mark)
type CodingQuestion = Pick<
  Question,
  'hints' | 'signature' | 'givenCode' | 'references' | 'reasoning' | 'complexity'
>

export const numbered = (text: string) =>
  text
    .split('\n')
    .map((line, index) => `${index + 1}: ${line}`)
    .join('\n')

export const questionPart = (
  question: { title: string; statement: string } | null,
  fenced: Fenced,
): string[] =>
  question
    ? [`The question:\n${fenced('question', `${question.title}\n${question.statement}`)}`]
    : []

/** The candidate's code with numbered lines. */
export const codePart = (
  { language, code }: { language: Language; code: string },
  fenced: Fenced,
): string[] => [`The candidate’s code, ${language}:\n${fenced('code', numbered(code))}`]

export const resultsPart = (
  title: string,
  results: TestResult[] | null,
  fenced: Fenced,
): string[] =>
  results ? [`${title}:\n${fenced('test-results', results.map(resultText).join('\n'))}`] : []

const resultText = ({ name, status, expected, got, error }: TestResult) => {
  if (status === 'passed') return `passed: ${name}`
  const failure = `${status}: ${name}; expected ${expected}, got ${got ?? 'nothing'}`
  return error
    ? `${failure}; ${error.message}${error.line === null ? '' : ` on line ${error.line}`}`
    : failure
}
