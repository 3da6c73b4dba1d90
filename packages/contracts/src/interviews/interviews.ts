import * as z from 'zod/mini'
import { ContextChoice, InterviewContext } from '../context/context.ts'
import { Language } from '../languages/languages.ts'
import { CandidateQuestion, RequestedKind, TestCase, TestResults } from '../questions/questions.ts'
import { logFields } from '../session-log/session-log.ts'
import { NormalizedText, Slug } from '../text/text.ts'
import { InterviewEvent, ReportedEvent } from './events.ts'
import { CODE_MAX_LENGTH, EVENTS_PER_REQUEST, PREFERENCES_MAX_COUNT } from './limits.ts'
import { Interview, InterviewLength } from './lists.ts'
import { Difficulty, RoundTopic, SpokenTopic, Topic } from './round-schemas.ts'
import { SPOKEN_TOPICS, type SpokenRound } from './rounds.ts'

/**
 * POST /api/interviews. The coach chooses what the request leaves open; a `question` determines
 * topic and difficulty. With an `id` chosen by the caller, a repeated request returns the interview
 * that the first request created.
 */
const requested = {
  id: z.optional(z.uuid()),
  mode: z.literal('mock'),
  difficulty: z.optional(Difficulty),
  question: z.optional(Slug),
  length: z._default(InterviewLength, 'short'),
  /**
   * Whether the interview may repeat a question. Without it such a request is refused with
   * `repeats_question`.
   */
  mayRepeat: z._default(z.boolean(), false),
  /** What questions are preferred to deal with, as far as there are such that are new. */
  preferred: z.optional(
    z.strictObject({
      topics: z.array(RoundTopic).check(z.maxLength(PREFERENCES_MAX_COUNT)),
      kinds: z.array(RequestedKind).check(z.maxLength(PREFERENCES_MAX_COUNT)),
    }),
  ),
  /** The parts of the candidate's background that the interview may use; none by default. */
  context: z.optional(ContextChoice),
}
const NewCodingInterview = z.strictObject({
  ...requested,
  round: z.literal('coding'),
  /** Questions that are not offered in this language are answered in another. */
  language: z._default(Language, 'javascript'),
  topic: z.optional(Topic),
  kind: z.optional(RequestedKind),
})
const newSpokenInterview = <Round extends SpokenRound>(round: Round) =>
  z.strictObject({
    ...requested,
    round: z.literal(round),
    topic: z.optional(z.enum(SPOKEN_TOPICS[round])),
  })
export const NewInterview = z.discriminatedUnion('round', [
  NewCodingInterview,
  newSpokenInterview('behavioral'),
  newSpokenInterview('system-design'),
  newSpokenInterview('sales-call'),
])
export type NewInterview = z.infer<typeof NewInterview>

/** A question of a spoken round as the candidate sees it. `statement` is Markdown. */
export const CandidateSpokenQuestion = z.object({
  slug: z.string(),
  title: z.string(),
  topic: SpokenTopic,
  difficulty: Difficulty,
  statement: z.string(),
})
export type CandidateSpokenQuestion = z.infer<typeof CandidateSpokenQuestion>

/**
 * GET /api/interviews/:id. `events` are the first page of the interview's, `questions` the coding
 * questions asked so far. `now` is the server's time, so that the page's clock agrees with the events. With `isReplyOwed` the coach's next reply
 * is streamed by POST /api/interviews/:id/replies.
 */
export const InterviewDetail = z.object({
  interview: Interview,
  /** True when models word hints and can explain submissions. */
  hasModels: z.boolean(),
  events: z.array(InterviewEvent),
  ...logFields,
  questions: z.array(CandidateQuestion),
  /** The questions asked so far in a spoken round. */
  spokenQuestions: z.array(CandidateSpokenQuestion),
  now: z.iso.datetime(),
  isReplyOwed: z.boolean(),
  /**
   * True while POST /api/interviews/:id/fitting can fit the questions to the job description, or is
   * doing so.
   */
  isFittingOwed: z.boolean(),
  /**
   * `offered` while POST /api/interviews/:id/written-question can have a model write a question for
   * the job description, `begun` while that is going on; null where it is neither.
   */
  writing: z.nullable(z.enum(['offered', 'begun'])),
  /**
   * The candidate's background that the interview may use, as it was when the interview was
   * created.
   */
  context: z.nullable(InterviewContext),
})
export type InterviewDetail = z.infer<typeof InterviewDetail>

/**
 * POST /api/interviews/:id/events stores all events or none. Events that are stored already are
 * accepted again.
 */
export const ReportEvents = z.strictObject({
  events: z.array(ReportedEvent).check(z.minLength(1), z.maxLength(EVENTS_PER_REQUEST)),
})
/**
 * GET /api/interviews/:id/events returns a page of the events after `seq` `after`, which another tab
 * or device may have added.
 */
export const EventsQuery = z.strictObject({
  after: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
})
/**
 * The events as stored, and the coach's answering events. With `isReplyOwed` the coach's reply is
 * to be streamed.
 */
export const EventsStored = z.object({
  events: z.array(InterviewEvent),
  ...logFields,
  isReplyOwed: z.boolean(),
})

/** POST /api/interviews/:id/submissions. `id` becomes the id of the event. */
export const NewSubmission = z.strictObject({
  id: z.uuid(),
  question: Slug,
  language: Language,
  code: NormalizedText.check(z.maxLength(CODE_MAX_LENGTH)),
})
export type NewSubmission = z.infer<typeof NewSubmission>
/**
 * `hiddenTests` are those of the question if the browser runs the language; otherwise POST
 * /api/interviews/:id/runs runs them. The page reports the results as a `submission-judged` event.
 */
export const SubmissionStarted = z.object({ event: InterviewEvent, hiddenTests: z.array(TestCase) })

/** GET /api/interviews/languages: the languages that the server's code runner runs. */
export const AvailableRemoteLanguages = z.object({ languages: z.array(Language) })
/**
 * POST /api/interviews/:id/runs: runs code on the code runner against the visible tests, and with a
 * `submission` of the same code against the hidden tests too. 400 for a language that runs in the
 * browser. Stores nothing: the page reports the results.
 */
export const NewRun = z.strictObject({
  question: Slug,
  language: Language,
  code: NormalizedText.check(z.maxLength(CODE_MAX_LENGTH)),
  submission: z.optional(z.uuid()),
})
export type NewRun = z.infer<typeof NewRun>
export const RunFinished = z.object({ results: TestResults })

/**
 * POST /api/interviews/:id/hints gives the question's next hint. `id` becomes the id of the event.
 */
export const AskHint = z.strictObject({ id: z.uuid(), question: Slug })
/**
 * `text` is null if a model words the hint, which POST /api/interviews/:id/replies then streams.
 */
export const HintGiven = z.object({ event: InterviewEvent, text: z.nullable(z.string()) })

/**
 * POST /api/interviews/:id/explanations asks a model to explain a judged submission. POST
 * /api/interviews/:id/replies streams the explanation. `id` becomes the id of the event. 409
 * without models, and once the interview has used up its tokens.
 */
export const AskExplanation = z.strictObject({
  id: z.uuid(),
  question: Slug,
  submission: z.uuid(),
})
export type AskExplanation = z.infer<typeof AskExplanation>
export const ExplanationAsked = z.object({ event: InterviewEvent })

/**
 * GET /api/interviews/:id/solutions/:question, once a submission has passed all tests, the
 * candidate gave up the question or the interview has ended; 409 before that. `reasoning` and
 * `complexity` are Markdown, `references` holds the code of a good solution by language: the query,
 * or always JavaScript and Python.
 */
export const QuestionSolution = z.strictObject({
  reasoning: z.array(z.string()),
  complexity: z.strictObject({ time: z.string(), space: z.string() }),
  references: z.strictObject({
    javascript: z.optional(z.string()),
    python: z.optional(z.string()),
    typescript: z.optional(z.string()),
    ruby: z.optional(z.string()),
    cpp: z.optional(z.string()),
    sql: z.optional(z.string()),
  }),
})
export type QuestionSolution = z.infer<typeof QuestionSolution>

/**
 * GET /api/interviews/:id/probes, for a question that the interview has asked. `smallerThan` asks
 * for inputs that are simpler than one of the probes, by its place, or than one of those that a
 * shorter `smallerThan` has brought, by its place behind a dot.
 */
export const ProbesQuery = z.strictObject({
  question: Slug,
  smallerThan: z.optional(z.string().check(z.regex(/^\d{1,3}(\.\d{1,3}){0,15}$/))),
})
/**
 * Edge cases within the question's constraints, none of them a hidden test. The page runs them once
 * all visible tests pass.
 */
export const QuestionProbes = z.strictObject({ probes: z.array(TestCase) })
