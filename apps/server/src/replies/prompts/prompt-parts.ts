import type { Interview } from '@sightline/coach/interview/state'
import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewContext } from '@sightline/contracts/context/context'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { Language } from '@sightline/contracts/languages/languages'
import type { TestResult } from '@sightline/contracts/questions/questions'
import type { Question } from '@sightline/question-bank/question'
import { fence } from '../../models/public.ts'

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
}
type CodingQuestion = Pick<
  Question,
  'hints' | 'signature' | 'givenCode' | 'references' | 'reasoning' | 'complexity'
>

export const numbered = (text: string) =>
  text
    .split('\n')
    .map((line, index) => `${index + 1}: ${line}`)
    .join('\n')

export const questionPart = (question: { title: string; statement: string } | null): string[] =>
  question
    ? [`The question:\n${fence('question', `${question.title}\n${question.statement}`)}`]
    : []

/** The candidate's code with numbered lines. */
export const codePart = ({ language, code }: { language: Language; code: string }): string[] => [
  `The candidate’s code, ${language}:\n${fence('code', numbered(code))}`,
]

export const resultsPart = (title: string, results: TestResult[] | null): string[] =>
  results ? [`${title}:\n${fence('test-results', results.map(resultText).join('\n'))}`] : []

const resultText = ({ name, status, expected, got, error }: TestResult) => {
  if (status === 'passed') return `passed: ${name}`
  const failure = `${status}: ${name}; expected ${expected}, got ${got ?? 'nothing'}`
  return error
    ? `${failure}; ${error.message}${error.line === null ? '' : ` on line ${error.line}`}`
    : failure
}
