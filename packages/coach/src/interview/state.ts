import type {
  InterviewEvent,
  Plan,
  PlanRequest,
  WritingRefusal,
} from '@sightline/contracts/interviews/events'
import type { InterviewState } from '@sightline/contracts/interviews/lists'
import type { Language } from '@sightline/contracts/languages/languages'
import type { GrowthPoint, TestResult } from '@sightline/contracts/questions/questions'
import type { RequestKind } from '../requests/request-cues.ts'
import type { SeparatedText } from '../requests/separate-requests.ts'

type EventOf<Type extends InterviewEvent['type']> = Extract<InterviewEvent, { type: Type }>

/**
 * One submission. `results` and `judged` are null until its tests have run, `growth` is null unless
 * its growth was measured; both `seq` are numbers of events. `goodPower` is the power of the size
 * with which the time of a good solution grows, known where growth was measured.
 */
export type Submission = {
  id: string
  language: Language
  code: string
  at: string
  seq: number
  results: TestResult[] | null
  judged: { seq: number; clockMs: number } | null
  growth: GrowthPoint[] | null
  goodPower: number | null
}

/** A run of code against the visible tests. `clockMs` is the interview's clock at that moment. */
export type CodeRun = {
  id: string
  language: Language
  code: string
  clockMs: number
  results: TestResult[]
}

/**
 * The results of the latest run or submission with its code; `code` is null for early runs, stored
 * without it.
 */
export type LastResults = {
  kind: 'run' | 'submission'
  language: Language
  code: string | null
  results: TestResult[]
}

/**
 * The model that wrote a message (absent for the coach's own), and whether the message was cut
 * short.
 */
export type Authorship = { author?: string; isCutShort?: true }

/**
 * A follow-up question. `answer` is null while open and empty when the candidate passed the
 * question over. In a coding round it is the text without requests to the coach, and `request` is the
 * first of them where the text answers nothing.
 */
export type FollowUp = Pick<EventOf<'follow-up-asked'>, 'about' | 'text' | 'seq'> &
  Authorship & {
    answer: string | null
    answerSeq: number | null
    /** The answer as it was written. */
    said: string | null
    request: RequestKind | null
  }

/**
 * A request of the candidate. `wording` is the text that was given; null while the candidate waits.
 */
type Requested = { wording: ({ text: string; seq: number } & Authorship) | null }

/**
 * A hint whose wording was left to a model. A wording without an author comes from the question
 * bank.
 */
export type ModelHint = { position: number; seq: number } & Requested

/**
 * An explanation of a submission. A wording without an author says that no model gave an
 * explanation.
 */
export type Explanation = { submission: string; seq: number } & Requested

/**
 * An answer to a spoken question or to one of its follow-ups. `own` is the text without what it
 * asks of the coach.
 */
export type Answer = Pick<EventOf<'answered'>, 'text' | 'how' | 'speech' | 'seq'> & SeparatedText

/**
 * How far the candidate is with one question. Spoken rounds have no code; the coding round has no
 * answers.
 */
export type QuestionProgress = {
  question: string
  askedAt: string
  askedSeq: number
  /** The interview's clock when the question was asked, and when the candidate was done with it. */
  askedClockMs: number
  doneClockMs: number | null
  doneSeq: number | null
  /** When the candidate gave up the question; null unless the candidate did. */
  gaveUp: { seq: number; clockMs: number } | null
  code: Partial<Record<Language, string>>
  lastResults: LastResults | null
  /** The latest runs of each language, in order. */
  runs: CodeRun[]
  submissions: Submission[]
  hintsAsked: number
  /** The numbers of the hint events, in the order asked. */
  hintSeqs: number[]
  modelHints: ModelHint[]
  explanations: Explanation[]
  /** The latest follow-up; earlier ones are in `pastFollowUps`. */
  followUp: FollowUp | null
  pastFollowUps: FollowUp[]
  answers: Answer[]
  notes: Pick<EventOf<'notes-saved'>, 'text' | 'drawing' | 'seq'> | null
}

/**
 * The author of a lead-in that takes the place of the question's own words: the question was asked
 * so in real life.
 */
export const OWN_WORDS = ''
/**
 * The text that leads into a question, and the model that wrote the text, or `OWN_WORDS`. `isOpen`:
 * the text is the question, and no question of the bank is close to it.
 */
export type LeadIn = { text: string; author: string; isOpen?: true }

/**
 * The fitting of the questions to a job description. `by` is the model that exchanged questions;
 * null while none was exchanged.
 */
type Fitting = { begunAt: string; isOver: boolean; by: string | null }

/**
 * The writing of a question by a model. `refusal` says why the question is not asked; null where it
 * is.
 */
type Writing = { begunAt: string; isOver: boolean; refusal: WritingRefusal | null }

/** The state of an interview at one moment. */
export type Interview = {
  state: InterviewState
  /** Why a paused interview is paused. */
  pausedBecause: EventOf<'paused'>['reason'] | null
  plan: Plan | null
  /** What the candidate chose for the plan: topic, difficulty or one certain question. */
  requested: PlanRequest
  /** Null unless a fitting was begun. */
  fitting: Fitting | null
  /** Null unless a model was asked to write a question. */
  writing: Writing | null
  /** Lead-ins by the slugs of their questions. Those of models never affect scores. */
  leadIns: Record<string, LeadIn>
  /** The questions asked so far, in order. */
  questions: QuestionProgress[]
  /** What the coach said and what the candidate asked the coach, in order. */
  talk: ({ seq: number; by: EventOf<'said'>['part'] | 'candidate'; text: string } & Authorship)[]
  /** Why a question replaced the planned one, by the slug of the new question. */
  adapted: Record<string, EventOf<'plan-adapted'>['because']>
  /**
   * Time on the clock up to its last start or stop. While the clock runs, add the time since
   * `clockStartedAt`.
   */
  clockMs: number
  clockStartedAt: string | null
  endedAt: string | null
}

/** The state before the first event. */
export const INITIAL_STATE: Interview = {
  state: 'planned',
  pausedBecause: null,
  plan: null,
  requested: {},
  fitting: null,
  writing: null,
  leadIns: {},
  questions: [],
  talk: [],
  adapted: {},
  clockMs: 0,
  clockStartedAt: null,
  endedAt: null,
}

/** Milliseconds on the interview's clock at `now`, without pauses. */
export function elapsedMs({ clockMs, clockStartedAt }: Interview, now: Date): number {
  return (
    clockMs +
    (clockStartedAt === null ? 0 : Math.max(0, now.getTime() - Date.parse(clockStartedAt)))
  )
}

/**
 * Milliseconds spent on a question, without pauses and without reading the solution of a question
 * that was given up. While the question is open, time counts up to `now`.
 */
export const timeSpentMs = (progress: QuestionProgress, interview: Interview, now: Date): number =>
  (progress.gaveUp?.clockMs ?? progress.doneClockMs ?? elapsedMs(interview, now)) -
  progress.askedClockMs

/** Whether the coach has closed the questions. */
export const isClosing = ({ talk }: Interview): boolean => talk.some(({ by }) => by === 'closing')

/** The question that was asked last; null before the first one. */
export const currentQuestion = ({ questions }: Interview): QuestionProgress | null =>
  questions.at(-1) ?? null
