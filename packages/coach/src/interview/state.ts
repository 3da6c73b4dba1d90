import type { InterviewEvent, Plan, PlanWish } from '@sightline/contracts/interview-events'
import type { InterviewState } from '@sightline/contracts/interviews'
import type { Language, TestResult } from '@sightline/contracts/questions'

/** One submission; `results` is null until its tests have run. Its places among the events are those of its sending and its judging. */
export type Submission = {
  id: string
  language: Language
  code: string
  at: string
  seq: number
  results: TestResult[] | null
  judged: { seq: number; clockMs: number } | null
}

/** Code that was run against the visible tests, and what the clock showed then. */
export type CodeRun = { id: string; language: Language; code: string; clockMs: number; results: TestResult[] }

type Of<Type extends InterviewEvent['type']> = Extract<InterviewEvent, { type: Type }>

/** The model that wrote a reply, if not the coach, and whether the reply ends before its end. */
export type Authorship = { author?: string; isCutShort?: true }

/** A question about what the candidate did or said. An empty `answer` is one passed over, null one still open. */
export type FollowUp = Pick<Of<'follow-up-asked'>, 'about' | 'text' | 'seq'> &
  Authorship & {
    answer: string | null
    answerSeq: number | null
  }

/** What came in the end, and its place; null as long as nothing did. */
type Came = { words: ({ text: string; seq: number } & Authorship) | null }

/** A hint whose words were left to a model. Words without an author are those of the question bank. */
export type ModelHint = { position: number; seq: number } & Came

/** An explanation of a submission. Words without an author say that no model gave one. */
export type Explanation = { submission: string; seq: number } & Came

/** What a candidate said to a question or a follow-up, in a round that is answered in words. */
export type Answer = Pick<Of<'answered'>, 'text' | 'how' | 'speech' | 'seq'>

/** How far the candidate is with one question. Rounds that are answered in words have no code, the coding round has no answers. */
export type QuestionProgress = {
  question: string
  askedAt: string
  askedSeq: number
  /** What the interview's clock showed when it was asked, and when the candidate was done with it. */
  askedClockMs: number
  doneClockMs: number | null
  doneSeq: number | null
  code: Partial<Record<Language, string>>
  /** The latest run or submission that has results. */
  lastResults: { kind: 'run' | 'submission'; results: TestResult[] } | null
  /** The latest of each language, in order. */
  runs: CodeRun[]
  submissions: Submission[]
  hintsAsked: number
  /** The places of the hints among the events, in the order asked. */
  hintSeqs: number[]
  /** Those of the hints whose words were left to a model. */
  modelHints: ModelHint[]
  explanations: Explanation[]
  /** The latest follow-up, and those before it. */
  followUp: FollowUp | null
  pastFollowUps: FollowUp[]
  answers: Answer[]
  notes: Pick<Of<'notes-saved'>, 'text' | 'seq'> | null
}

/** What leads into a question, and the model that wrote it. */
export type LeadIn = { text: string; author: string }

/** How the fitting of the questions to a job description goes; `by` is the model that fitted any. */
type Fitting = { begunAt: string; isOver: boolean; by: string | null }

/** An interview at one moment. */
export type Interview = {
  state: InterviewState
  /** Why a paused interview is paused. */
  pausedBecause: 'asked' | 'left' | null
  plan: Plan | null
  /** What the candidate chose of what is asked. */
  requested: PlanWish
  /** Null where nobody was asked to. */
  fitting: Fitting | null
  /** By the slugs of their questions. Nothing is scored by them. */
  leadIns: Record<string, LeadIn>
  /** Those asked so far, in the order asked. */
  questions: QuestionProgress[]
  /** What the coach said and the candidate asked, in order. */
  talk: ({ seq: number; by: Of<'said'>['part'] | 'candidate'; text: string } & Authorship)[]
  /** What was put into the place of planned questions, by the slug of what came. */
  adapted: Record<string, Of<'plan-adapted'>['because']>
  /** Time on the clock up to the last start or stop; while it runs, the time since `clockStartedAt` comes on top. */
  clockMs: number
  clockStartedAt: string | null
  endedAt: string | null
}

export const INITIAL_STATE: Interview = {
  state: 'planned',
  pausedBecause: null,
  plan: null,
  requested: {},
  fitting: null,
  leadIns: {},
  questions: [],
  talk: [],
  adapted: {},
  clockMs: 0,
  clockStartedAt: null,
  endedAt: null,
}

/** Milliseconds on the clock at `now`; pauses do not count. */
export function elapsedMs({ clockMs, clockStartedAt }: Interview, now: Date): number {
  return clockMs + (clockStartedAt === null ? 0 : Math.max(0, now.getTime() - Date.parse(clockStartedAt)))
}

/** Milliseconds that went to a question, up to `now` while it is open; pauses do not count. */
export const timeSpentMs = ({ askedClockMs, doneClockMs }: QuestionProgress, interview: Interview, now: Date): number =>
  (doneClockMs ?? elapsedMs(interview, now)) - askedClockMs

/** True once the questions are over and the coach has said so. */
export const isClosing = ({ talk }: Interview): boolean => talk.some(({ by }) => by === 'closing')

/** The question being worked on, the last one asked. */
export const currentQuestion = ({ questions }: Interview): QuestionProgress | null => questions.at(-1) ?? null
