import { z } from 'zod'
import { ContextChoice, InterviewContext } from './context.ts'
import { InterviewEvent, ReportedEvent } from './interview-events.ts'
import { CODE_MAX_LENGTH, EVENTS_PER_REQUEST, INTERVIEWS_PER_PAGE } from './interview-limits.ts'
import { CandidateQuestion, Difficulty, Language, TestCase, TestResults, Topic } from './questions.ts'
import { InterviewRound, RoundTopic, SpokenTopic } from './round-schemas.ts'
import { SPOKEN_TOPICS, type SpokenRound } from './rounds.ts'

/** `mock`: the assistant interviews you. `copilot`: it helps you in a real conversation. */
export const INTERVIEW_MODES = ['mock', 'copilot'] as const
export const INTERVIEW_STATES = ['planned', 'active', 'paused', 'ended'] as const
/** How many questions that are differs by round: QUESTION_COUNTS. */
export const INTERVIEW_LENGTHS = ['short', 'standard', 'long'] as const
export const InterviewLength = z.enum(INTERVIEW_LENGTHS)
export type InterviewLength = z.infer<typeof InterviewLength>
const InterviewState = z.enum(INTERVIEW_STATES)
export type InterviewState = z.infer<typeof InterviewState>

/** An interview in a list. `language` is that of a coding round, null in the others. */
export const Interview = z.object({
  id: z.uuid(),
  mode: z.enum(INTERVIEW_MODES),
  round: InterviewRound,
  topic: RoundTopic.nullable(),
  difficulty: Difficulty.nullable(),
  language: Language.nullable(),
  /** Null for those from before lengths could be chosen. */
  length: InterviewLength.nullable(),
  state: InterviewState,
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Time on its clock and the score from 0 to 4; null until it has ended. */
  durationMs: z.int().min(0).nullable(),
  score: z.number().min(0).max(4).nullable(),
})
export type Interview = z.infer<typeof Interview>

/** GET /api/interviews, newest first. `after` is the id of the last one that the reader has. */
export const InterviewListQuery = z.strictObject({
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(INTERVIEWS_PER_PAGE),
})
/** `next` goes into `after` to read on; null at the end. */
export const InterviewPage = z.object({ items: z.array(Interview), next: z.uuid().nullable() })
export type InterviewPage = z.infer<typeof InterviewPage>

/**
 * POST /api/interviews. The coach chooses what is not wished for; a `question` settles topic and difficulty. An `id` made by the caller makes a repeat of the request
 * answer with the interview that the first one created.
 */
const wish = {
  id: z.uuid().optional(),
  mode: z.literal('mock'),
  difficulty: Difficulty.optional(),
  question: z.string().min(1).max(80).optional(),
  length: InterviewLength.default('short'),
  /** What of the candidate's background it may use: nothing without it. */
  context: ContextChoice.optional(),
}
const NewCodingInterview = z.strictObject({
  ...wish,
  round: z.literal('coding'),
  language: Language.default('javascript'),
  topic: Topic.optional(),
})
const newSpokenInterview = <Round extends SpokenRound>(round: Round) =>
  z.strictObject({ ...wish, round: z.literal(round), topic: SpokenTopic.extract(SPOKEN_TOPICS[round]).optional() })
export const NewInterview = z.discriminatedUnion('round', [
  NewCodingInterview,
  newSpokenInterview('behavioral'),
  newSpokenInterview('system-design'),
  newSpokenInterview('sales-call'),
])
export type NewInterview = z.infer<typeof NewInterview>

/** A question that is answered in words, as its candidate sees it. `statement` is Markdown. */
export const CandidateSpokenQuestion = z.object({
  slug: z.string(),
  title: z.string(),
  topic: SpokenTopic,
  difficulty: Difficulty,
  statement: z.string(),
})
export type CandidateSpokenQuestion = z.infer<typeof CandidateSpokenQuestion>

/**
 * GET /api/interviews/:id. `questions` are those asked so far, `now` the server's time, for a clock that agrees with the events.
 * With `isReplyOwed` the next words come as a stream, POST /api/interviews/:id/replies.
 */
export const InterviewDetail = z.object({
  interview: Interview,
  /** They word hints, and explain a submission when asked. */
  hasModels: z.boolean(),
  events: z.array(InterviewEvent),
  questions: z.array(CandidateQuestion),
  /** Those of a round that is answered in words. */
  spokenQuestions: z.array(CandidateSpokenQuestion),
  now: z.iso.datetime(),
  isReplyOwed: z.boolean(),
  /** The questions can be fitted to the job description, or are being so: POST /api/interviews/:id/fitting. */
  isFittingOwed: z.boolean(),
  /** What of the candidate's background it may use, as it was when the interview was created. */
  context: InterviewContext.nullable(),
})
export type InterviewDetail = z.infer<typeof InterviewDetail>

/** POST /api/interviews/:id/events: all of them or none. An event that is stored already counts as done. */
export const ReportEvents = z.strictObject({ events: z.array(ReportedEvent).min(1).max(EVENTS_PER_REQUEST) })
/** GET /api/interviews/:id/events: what another tab or device has added after the event at `after`. */
export const EventsQuery = z.strictObject({ after: z.coerce.number().int().min(0).max(1_000_000) })
/** The reported events as stored, and those with which the coach answered. `isReplyOwed`: they are to be answered by a stream. */
export const EventsStored = z.object({ events: z.array(InterviewEvent), isReplyOwed: z.boolean() })

/** POST /api/interviews/:id/submissions. `id` becomes the id of the event. */
export const NewSubmission = z.strictObject({
  id: z.uuid(),
  question: z.string().min(1).max(80),
  language: Language,
  code: z.string().max(CODE_MAX_LENGTH),
})
export type NewSubmission = z.infer<typeof NewSubmission>
/**
 * The tests that only a submission meets, where the page can run the language; else POST /api/interviews/:id/runs does. The page reports
 * a `submission-judged` event with the results.
 */
export const SubmissionStarted = z.object({ event: InterviewEvent, hiddenTests: z.array(TestCase) })

/** GET /api/interviews/languages: the languages that the server's code runner runs. */
export const AvailableRemoteLanguages = z.object({ languages: z.array(Language) })
/**
 * POST /api/interviews/:id/runs: runs code on the code runner against the visible tests, and with a `submission` of the same code against
 * the hidden tests too. 400 for a language that runs in the browser. Stores nothing: the page reports the results.
 */
export const NewRun = z.strictObject({
  question: z.string().min(1).max(80),
  language: Language,
  code: z.string().max(CODE_MAX_LENGTH),
  submission: z.uuid().optional(),
})
export type NewRun = z.infer<typeof NewRun>
export const RunFinished = z.object({ results: TestResults })

/** POST /api/interviews/:id/hints: the next hint of the ladder. `id` becomes the id of the event. */
export const AskHint = z.strictObject({ id: z.uuid(), question: z.string().min(1).max(80) })
/** `text` is null where a model words the hint: it comes as a stream, POST /api/interviews/:id/replies. */
export const HintGiven = z.object({ event: InterviewEvent, text: z.string().nullable() })

/**
 * POST /api/interviews/:id/explanations: a model is to explain a submission that was judged. The explanation comes as a stream, as all
 * replies. `id` becomes the id of the event. 409 once the interview has used up its tokens, and where there are no models.
 */
export const AskExplanation = z.strictObject({
  id: z.uuid(),
  question: z.string().min(1).max(80),
  submission: z.uuid(),
})
export type AskExplanation = z.infer<typeof AskExplanation>
export const ExplanationAsked = z.object({ event: InterviewEvent })

/**
 * GET /api/interviews/:id/solutions/:question, once a submission is judged or the interview has ended; 409 before. `reasoning` and
 * `complexity` are Markdown, `references` the code of a good solution in the languages that have one.
 */
export const QuestionSolution = z.strictObject({
  reasoning: z.array(z.string()),
  complexity: z.strictObject({ time: z.string(), space: z.string() }),
  references: z.strictObject({
    javascript: z.string(),
    python: z.string(),
    typescript: z.string().optional(),
    ruby: z.string().optional(),
    cpp: z.string().optional(),
  }),
})
export type QuestionSolution = z.infer<typeof QuestionSolution>

/** GET /api/interviews/:id/probes: which question, one that the interview has asked. */
export const ProbesQuery = z.strictObject({ question: z.string().min(1).max(80) })
/** Calls at the edges of what a question allows, none of them a hidden test. The page runs them once all visible tests pass. */
export const QuestionProbes = z.strictObject({ probes: z.array(TestCase) })
