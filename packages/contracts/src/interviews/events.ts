// Longer than other files: one union holds every event of an interview.
import * as z from 'zod/mini'
import { Language } from '../languages/languages.ts'
import { NonNegativeInt, PositiveInt } from '../platform/numbers.ts'
import { GrowthPoint, RequestedKind, TestResults } from '../questions/questions.ts'
import { NormalizedText, Slug } from '../text/text.ts'
import { Drawing } from './drawing.ts'
import {
  ANSWER_MAX_LENGTH,
  CODE_MAX_LENGTH,
  EVENT_VERSION,
  GROWTH_POINTS_MAX_COUNT,
  GROWTH_POWER_MAX,
  HINTS_PER_QUESTION,
  SPOKEN_ANSWER_MAX_LENGTH,
} from './limits.ts'
import { Difficulty, InterviewRound, RoundTopic, SpokenDimension } from './round-schemas.ts'

const Code = NormalizedText.check(z.maxLength(CODE_MAX_LENGTH))
/** Provider and name of a model, as in `openai:NAME`. */
const ModelName = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * Marks a planned question that the candidate has met before. `lastAt` is when it was last
 * practised; null if it is only planned in another unfinished interview. Also says whether the
 * candidate has read its solution.
 */
const Repeat = z.strictObject({
  lastAt: z.nullable(z.iso.datetime()),
  isSolutionRead: z.boolean(),
  /** Not the question itself was met, but another one of its family. */
  isOfFamily: z.optional(z.literal(true)),
})
export type Repeat = z.infer<typeof Repeat>

const PlannedQuestion = z.strictObject({
  slug: Slug,
  topic: RoundTopic,
  difficulty: Difficulty,
  minutes: PositiveInt,
  /**
   * What a coding question asks for, as requested where it was; absent when it is to write a
   * function.
   */
  kind: z.optional(RequestedKind),
  repeat: z.optional(Repeat),
  /** The model that wrote the question for this interview; absent for questions of the bank. */
  writtenBy: z.optional(ModelName),
  /** The question is the candidate's own, and no question of the bank is close to it. */
  isOpen: z.optional(z.literal(true)),
})
export type PlannedQuestion = z.infer<typeof PlannedQuestion>

/**
 * The questions to be asked, in order, with the minutes for each. Plans stored before other rounds
 * existed have no `round`.
 */
export const Plan = z.strictObject({
  round: z._default(InterviewRound, 'coding'),
  questions: z.array(PlannedQuestion).check(z.minLength(1)),
})
export type Plan = z.infer<typeof Plan>

/**
 * The schema of an event. An interview is stored as its events in the order they happened; folding
 * them (packages/coach) gives its current state. Stored events never change: a new shape gets a new
 * version, and the fold keeps reading the old one. The creator of an event chooses its `id`, so an
 * event sent twice is stored once.
 */
const event = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.strictObject({
    id: z.uuid(),
    version: z.literal(EVENT_VERSION),
    type: z.literal(type),
    ...shape,
  })

/**
 * What the candidate chose for the plan: topic, difficulty, kind or one certain question. Older
 * plans were stored without it.
 */
const PlanRequest = z.strictObject({
  topic: z.optional(RoundTopic),
  difficulty: z.optional(Difficulty),
  kind: z.optional(RequestedKind),
  question: z.optional(Slug),
})
export type PlanRequest = z.infer<typeof PlanRequest>

const Planned = event('planned', { plan: Plan, wish: z.optional(PlanRequest) })
/** A model is being asked to fit the questions to the candidate's job description. */
const FittingBegun = event('fitting-begun', {})
/**
 * The result of the fitting: questions that replace planned ones (or are the same), each with a
 * lead-in by the model `by`, or without `by` in the words of the candidate's live session. With no
 * questions the plan stays as it was.
 */
const PlanFitted = event('plan-fitted', {
  by: z.optional(ModelName),
  questions: z.array(
    z.strictObject({
      instead: Slug,
      planned: PlannedQuestion,
      leadIn: NormalizedText.check(z.minLength(1), z.maxLength(ANSWER_MAX_LENGTH)),
    }),
  ),
})
/** At the candidate's wish, a model is being asked to write a question for the job description. */
const WritingBegun = event('writing-begun', {})
/** Why a question that a model wrote is not asked. */
export const WritingRefusal = z.enum([
  'no-answer',
  'unusable',
  'reference-fails',
  'examples-contradict',
  'too-few-tests',
])
export type WritingRefusal = z.infer<typeof WritingRefusal>
/**
 * The result of the writing: a question that replaces a planned one, or why there is none and the
 * plan stays.
 */
const QuestionWritten = event('question-written', {
  written: z.nullable(z.strictObject({ instead: Slug, planned: PlannedQuestion })),
  refusal: z.nullable(WritingRefusal),
})
const Begun = event('begun', {})
const QuestionAsked = event('question-asked', { question: Slug })
const CodeSaved = event('code-saved', { question: Slug, language: Language, code: Code })
/**
 * `code` is the code that was run, which may differ from the last save; older runs were stored
 * without it.
 */
const CodeRun = event('code-run', {
  question: Slug,
  language: Language,
  code: z.optional(Code),
  results: TestResults,
})
/** The candidate's code as it was sent to the hidden tests. */
const Submitted = event('submitted', { question: Slug, language: Language, code: Code })
/** The test results of a submission, as run in the candidate's own browser. */
const SubmissionJudged = event('submission-judged', {
  question: Slug,
  submission: z.uuid(),
  results: TestResults,
})
/**
 * How the time of a submission grew with its input, as measured in the candidate's own browser.
 * `power` is the power of the size with which the time of a good solution grows; early measurements
 * were stored without it.
 */
const GrowthMeasured = event('growth-measured', {
  question: Slug,
  submission: z.uuid(),
  points: z.array(GrowthPoint).check(z.minLength(1), z.maxLength(GROWTH_POINTS_MAX_COUNT)),
  power: z.optional(z.number().check(z.minimum(1), z.maximum(GROWTH_POWER_MAX))),
})
/**
 * `by` is the model that wrote a coach reply, as in `openai:NAME`. `isCutShort` marks a reply that
 * is incomplete.
 */
const authorship = { by: z.optional(ModelName), isCutShort: z.optional(z.literal(true)) }
/**
 * The coach's introduction, its closing words, its answer to a question of the candidate, or its
 * remark on the answer to a coding follow-up.
 */
const Said = event('said', {
  part: z.enum(['introduction', 'closing', 'answer', 'remark']),
  text: NormalizedText.check(z.maxLength(ANSWER_MAX_LENGTH)),
  ...authorship,
})
/** What a follow-up to a coding solution can be about. */
const CODING_ABOUTS = [
  'failed-test',
  'too-slow',
  'hints',
  'sorting',
  'recursion',
  'memory',
  'cost',
] as const
export type CodingAbout = (typeof CODING_ABOUTS)[number]
/**
 * The coach asks one follow-up question. `about` says why: in a coding round a property of the code
 * or its results; in the other rounds the dimension that the answer was weak on, or `harder` after
 * a strong answer. `request` asks nothing: it replies to what the candidate asked of the coach, and
 * the question from before stands.
 */
const FollowUpAsked = event('follow-up-asked', {
  question: Slug,
  about: z.enum([...CODING_ABOUTS, ...SpokenDimension.options, 'harder', 'request']),
  text: NormalizedText.check(z.maxLength(ANSWER_MAX_LENGTH)),
  ...authorship,
})
/** An empty text means that the candidate skipped the follow-up. */
const FollowUpAnswered = event('follow-up-answered', {
  question: Slug,
  text: NormalizedText.check(z.maxLength(ANSWER_MAX_LENGTH)),
})
/** Speech measures of a spoken answer, counted while it was recorded. */
const Speech = z.strictObject({
  durationMs: NonNegativeInt,
  words: NonNegativeInt,
  fillers: NonNegativeInt,
  pauses: NonNegativeInt,
})
export type Speech = z.infer<typeof Speech>
/** The candidate's answer in a spoken round, to the question or to the open follow-up. */
const Answered = event('answered', {
  question: Slug,
  text: NormalizedText.check(z.maxLength(SPOKEN_ANSWER_MAX_LENGTH)),
  how: z.enum(['typed', 'spoken']),
  speech: z.nullable(Speech),
})
/**
 * The notes of a system design round and the drawing beside them, which count as part of the
 * answer. Each save holds the whole text and drawing; older notes were stored without a drawing.
 */
const NotesSaved = event('notes-saved', {
  question: Slug,
  text: NormalizedText.check(z.maxLength(SPOKEN_ANSWER_MAX_LENGTH)),
  drawing: z.optional(Drawing),
})
/** The candidate leaves a question, solved or not. */
const MovedOn = event('moved-on', { question: Slug })
/**
 * The candidate gives up a coding question: its solution opens, and the question takes no more
 * submissions and hints. The candidate moves on after reading.
 */
const GaveUp = event('gave-up', { question: Slug })
/**
 * The coach replaces a planned question because the previous question went well (`strong`) or badly
 * (`weak`).
 */
const PlanAdapted = event('plan-adapted', {
  instead: Slug,
  planned: PlannedQuestion,
  because: z.enum(['strong', 'weak']),
})
/** A question that the candidate asks the coach at the end. */
const CandidateAsked = event('candidate-asked', {
  text: NormalizedText.check(z.minLength(1), z.maxLength(ANSWER_MAX_LENGTH)),
})
const HintPosition = z.int().check(z.minimum(1), z.maximum(HINTS_PER_QUESTION))
/**
 * With `isLeft` a model words the hint, and the text follows as `hint-given`. Without it the hint
 * is the question bank's.
 */
const HintAsked = event('hint-asked', {
  question: Slug,
  position: HintPosition,
  isLeft: z.optional(z.literal(true)),
})
/**
 * The text of a hint that a model was to word: the model's complete text, or else the question
 * bank's.
 */
const HintGiven = event('hint-given', {
  question: Slug,
  position: HintPosition,
  text: NormalizedText.check(z.maxLength(ANSWER_MAX_LENGTH)),
  by: authorship.by,
})
/** The candidate asks a model to explain a judged submission. */
const ExplanationAsked = event('explanation-asked', { question: Slug, submission: z.uuid() })
/**
 * A model's comparison of a submission with a good solution. Without `by` no model answered, and
 * the text says so.
 */
const Explained = event('explained', {
  question: Slug,
  submission: z.uuid(),
  text: NormalizedText.check(z.maxLength(ANSWER_MAX_LENGTH)),
  ...authorship,
})
/**
 * `left`: the page was closed. `loading`: the candidate waits for a runtime. After both the page
 * resumes the interview by itself: when it is opened again, and when the runtime has loaded.
 */
const Paused = event('paused', { reason: z.enum(['asked', 'left', 'loading']) })
const Resumed = event('resumed', {})
const Ended = event('ended', {})

/** The events that a page may report. Only the server writes the others. */
export const ReportedEvent = z.discriminatedUnion('type', [
  Begun,
  CodeSaved,
  CodeRun,
  SubmissionJudged,
  GrowthMeasured,
  FollowUpAnswered,
  Answered,
  NotesSaved,
  MovedOn,
  GaveUp,
  CandidateAsked,
  Paused,
  Resumed,
  Ended,
])
export type ReportedEvent = z.infer<typeof ReportedEvent>

/** An event before it is stored, without `seq` and `at`. */
export const NewEvent = z.discriminatedUnion('type', [
  Planned,
  FittingBegun,
  PlanFitted,
  WritingBegun,
  QuestionWritten,
  Said,
  PlanAdapted,
  QuestionAsked,
  FollowUpAsked,
  Submitted,
  HintAsked,
  HintGiven,
  ExplanationAsked,
  Explained,
  ReportedEvent,
])
export type NewEvent = z.infer<typeof NewEvent>

/** `seq` counts from 1, `at` is the server's time. */
const place = { seq: PositiveInt, at: z.iso.datetime() }

/** An event as it is stored. */
export const InterviewEvent = z.discriminatedUnion('type', [
  z.extend(Planned, place),
  z.extend(FittingBegun, place),
  z.extend(PlanFitted, place),
  z.extend(WritingBegun, place),
  z.extend(QuestionWritten, place),
  z.extend(Said, place),
  z.extend(PlanAdapted, place),
  z.extend(Begun, place),
  z.extend(QuestionAsked, place),
  z.extend(CodeSaved, place),
  z.extend(CodeRun, place),
  z.extend(Submitted, place),
  z.extend(SubmissionJudged, place),
  z.extend(GrowthMeasured, place),
  z.extend(HintAsked, place),
  z.extend(HintGiven, place),
  z.extend(ExplanationAsked, place),
  z.extend(Explained, place),
  z.extend(FollowUpAsked, place),
  z.extend(FollowUpAnswered, place),
  z.extend(Answered, place),
  z.extend(NotesSaved, place),
  z.extend(MovedOn, place),
  z.extend(GaveUp, place),
  z.extend(CandidateAsked, place),
  z.extend(Paused, place),
  z.extend(Resumed, place),
  z.extend(Ended, place),
])
export type InterviewEvent = z.infer<typeof InterviewEvent>
