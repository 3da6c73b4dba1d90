import type { Plan } from '@sightline/contracts/interview-events'
import type { InterviewState } from '@sightline/contracts/interviews'
import type { Language, TestResult } from '@sightline/contracts/questions'

/** One submission; `results` is null until its tests have run. */
export type Submission = { id: string; language: Language; code: string; at: string; results: TestResult[] | null }

/** How far the candidate is with one question. */
export type QuestionProgress = {
  question: string
  askedAt: string
  code: Partial<Record<Language, string>>
  /** The latest run or submission that has results. */
  lastResults: { kind: 'run' | 'submission'; results: TestResult[] } | null
  submissions: Submission[]
  hintsAsked: number
}

/** An interview at one moment. */
export type Interview = {
  state: InterviewState
  /** Why a paused interview is paused. */
  pausedBecause: 'asked' | 'left' | null
  plan: Plan | null
  /** Those asked so far, in the order asked. */
  questions: QuestionProgress[]
  /** Time on the clock up to the last start or stop; while it runs, the time since `clockStartedAt` comes on top. */
  clockMs: number
  clockStartedAt: string | null
  endedAt: string | null
}

export const UNPLANNED: Interview = {
  state: 'planned',
  pausedBecause: null,
  plan: null,
  questions: [],
  clockMs: 0,
  clockStartedAt: null,
  endedAt: null,
}

/** Milliseconds on the clock at `now`; pauses do not count. */
export function elapsedMs({ clockMs, clockStartedAt }: Interview, now: Date): number {
  return clockMs + (clockStartedAt === null ? 0 : Math.max(0, now.getTime() - Date.parse(clockStartedAt)))
}

/** The question being worked on, the last one asked. */
export const presentQuestion = ({ questions }: Interview): QuestionProgress | null => questions.at(-1) ?? null
