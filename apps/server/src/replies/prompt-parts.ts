import type { Interview } from '@sightline/coach/interview/state'
import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewContext } from '@sightline/contracts/context'
import type { InterviewEvent } from '@sightline/contracts/interview-events'
import type { Language, TestResult } from '@sightline/contracts/questions'
import type { Question } from '@sightline/question-bank/question'
import { fence } from '../models/public.ts'

export interface PromptInput {
  /** What the coach would say; the prompt's ground. */
  reply: CoachReply
  interview: Interview
  /** For a hint with the latest save and run of the code. */
  events: InterviewEvent[]
  /** Of the present question, in Markdown; null for one without. Those of the coding round have the rest. */
  question: ({ title: string; statement: string } & Partial<CodingQuestion>) | null
  context: InterviewContext | null
}
type CodingQuestion = Pick<Question, 'hints' | 'starters' | 'references' | 'reasoning' | 'complexity'>

export const numbered = (text: string) =>
  text
    .split('\n')
    .map((line, index) => `${index + 1}: ${line}`)
    .join('\n')

export const questionPart = (question: { title: string; statement: string } | null): string[] =>
  question ? [`The question:\n${fence('question', `${question.title}\n${question.statement}`)}`] : []

/** The candidate's code with its lines numbered. */
export const codePart = ({ language, code }: { language: Language; code: string }): string[] => [
  `The candidate’s code, ${language}:\n${fence('code', numbered(code))}`,
]

export const resultsPart = (title: string, results: TestResult[] | null): string[] =>
  results ? [`${title}:\n${fence('test-results', results.map(resultText).join('\n'))}`] : []

const resultText = ({ name, status, expected, got, error }: TestResult) => {
  if (status === 'passed') return `passed: ${name}`
  const failure = `${status}: ${name}; expected ${expected}, got ${got ?? 'nothing'}`
  return error ? `${failure}; ${error.message}${error.line === null ? '' : ` on line ${error.line}`}` : failure
}
