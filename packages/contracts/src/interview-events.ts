import { z } from 'zod'
import {
  ANSWER_MAX_LENGTH,
  CODE_MAX_LENGTH,
  EVENT_VERSION,
  HINTS_PER_QUESTION,
  LEAD_IN_MAX_LENGTH,
  SPOKEN_ANSWER_MAX_LENGTH,
} from './interview-limits.ts'
import { Difficulty, Language, TestResults } from './questions.ts'
import { InterviewRound, RoundTopic, SpokenDimension } from './round-schemas.ts'

const Slug = z.string().min(1).max(80)
const Code = z.string().max(CODE_MAX_LENGTH)

const PlannedQuestion = z.strictObject({
  slug: Slug,
  topic: RoundTopic,
  difficulty: Difficulty,
  minutes: z.int().positive(),
})
export type PlannedQuestion = z.infer<typeof PlannedQuestion>

/** What will be asked, in this order, and how long for each. Plans from before there were other rounds do not name theirs. */
export const Plan = z.strictObject({
  round: InterviewRound.default('coding'),
  questions: z.array(PlannedQuestion).min(1),
})
export type Plan = z.infer<typeof Plan>

/**
 * What happens in an interview, in the order it happened: the interview is these events and nothing else (the coach's fold turns them
 * into its present state). An event, once written, never changes; a new shape gets a new version, and the fold keeps reading the old.
 * `id` is made by whoever makes the event, so that sending it twice writes it once.
 */
const event = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.strictObject({ id: z.uuid(), version: z.literal(EVENT_VERSION), type: z.literal(type), ...shape })

/** What the candidate chose of what is asked. Plans from before it was kept lack it. */
const PlanRequest = z.strictObject({
  topic: RoundTopic.optional(),
  difficulty: Difficulty.optional(),
  question: Slug.optional(),
})
export type PlanRequest = z.infer<typeof PlanRequest>

const Planned = event('planned', { plan: Plan, wish: PlanRequest.optional() })
/** A model is being asked to fit the questions to the candidate's job description. */
const FittingBegun = event('fitting-begun', {})
/**
 * What came of it before the interview began: questions of the bank in the place of planned ones (or the same ones), each with words that
 * lead into it, written by the model `by`. With none, the plan stays.
 */
const PlanFitted = event('plan-fitted', {
  by: z.string().min(1).max(200).optional(),
  questions: z.array(
    z.strictObject({ instead: Slug, planned: PlannedQuestion, leadIn: z.string().min(1).max(LEAD_IN_MAX_LENGTH) }),
  ),
})
const Begun = event('begun', {})
const QuestionAsked = event('question-asked', { question: Slug })
const CodeSaved = event('code-saved', { question: Slug, language: Language, code: Code })
/** `code` is what was run; runs from before it was kept with them lack it. Not always what was saved last: one may write on during a run. */
const CodeRun = event('code-run', { question: Slug, language: Language, code: Code.optional(), results: TestResults })
/** The candidate's code as it was sent to the hidden tests. */
const Submitted = event('submitted', { question: Slug, language: Language, code: Code })
/** What the tests said of a submission. It is the candidate's own browser that ran them. */
const SubmissionJudged = event('submission-judged', { question: Slug, submission: z.uuid(), results: TestResults })
/** Who wrote a reply, as in `openai:NAME`, where that was a model; and whether it ends before its end. */
const authorship = { by: z.string().min(1).max(200).optional(), isCutShort: z.literal(true).optional() }
/** Something the coach says: what to expect, that the questions are over, or what it answers to a question of the candidate's. */
const Said = event('said', {
  part: z.enum(['introduction', 'closing', 'answer']),
  text: z.string().max(ANSWER_MAX_LENGTH),
  ...authorship,
})
/** What a follow-up to a solution picks up. */
const CODING_ABOUTS = ['failed-test', 'too-slow', 'hints', 'sorting', 'recursion', 'memory', 'cost'] as const
export type CodingAbout = (typeof CODING_ABOUTS)[number]
/**
 * The coach asks one question about what the candidate did or said. `about` is what it picked up: in a coding round something of the code
 * or its results; in the others the dimension that an answer is weak on, or `harder` after a strong one.
 */
const FollowUpAsked = event('follow-up-asked', {
  question: Slug,
  about: z.enum([...CODING_ABOUTS, ...SpokenDimension.options, 'harder']),
  text: z.string().max(ANSWER_MAX_LENGTH),
  ...authorship,
})
/** An empty text is a follow-up passed over. */
const FollowUpAnswered = event('follow-up-answered', { question: Slug, text: z.string().max(ANSWER_MAX_LENGTH) })
/** How a spoken answer sounded, as it was counted while it was recorded. */
const Speech = z.strictObject({
  durationMs: z.int().min(0),
  words: z.int().min(0),
  fillers: z.int().min(0),
  pauses: z.int().min(0),
})
export type Speech = z.infer<typeof Speech>
/** What the candidate says in a round that is answered in words: to the question, or to the follow-up that is open. */
const Answered = event('answered', {
  question: Slug,
  text: z.string().max(SPOKEN_ANSWER_MAX_LENGTH),
  how: z.enum(['typed', 'spoken']),
  speech: Speech.nullable(),
})
/** The notes beside a system design, which count as part of the answer. Each save has all of them. */
const NotesSaved = event('notes-saved', { question: Slug, text: z.string().max(SPOKEN_ANSWER_MAX_LENGTH) })
/** The candidate is done with a question, solved or not. */
const MovedOn = event('moved-on', { question: Slug })
/** The coach puts another question into the place of a planned one, because of how the one before went. */
const PlanAdapted = event('plan-adapted', {
  instead: Slug,
  planned: PlannedQuestion,
  because: z.enum(['strong', 'weak']),
})
/** What the candidate wants to know at the end. */
const CandidateAsked = event('candidate-asked', { text: z.string().min(1).max(ANSWER_MAX_LENGTH) })
const HintPosition = z.int().min(1).max(HINTS_PER_QUESTION)
/** `isLeft`: its words are left to a model and come as `hint-given`. Else they are those of the question bank. */
const HintAsked = event('hint-asked', {
  question: Slug,
  position: HintPosition,
  isLeft: z.literal(true).optional(),
})
/** The words of a hint that was left to a model: the model's, whole, or those of the question bank. */
const HintGiven = event('hint-given', {
  question: Slug,
  position: HintPosition,
  text: z.string().max(ANSWER_MAX_LENGTH),
  by: authorship.by,
})
/** The candidate wants a submission that was judged explained by a model. */
const ExplanationAsked = event('explanation-asked', { question: Slug, submission: z.uuid() })
/** What a model says of a submission beside a good solution; without `by`, that none did. */
const Explained = event('explained', {
  question: Slug,
  submission: z.uuid(),
  text: z.string().max(ANSWER_MAX_LENGTH),
  ...authorship,
})
/** `left`: the page was closed; the interview goes on by itself when it is opened again. */
const Paused = event('paused', { reason: z.enum(['asked', 'left']) })
const Resumed = event('resumed', {})
const Ended = event('ended', {})

/** What a page reports. The other events are the server's to write. */
export const ReportedEvent = z.discriminatedUnion('type', [
  Begun,
  CodeSaved,
  CodeRun,
  SubmissionJudged,
  FollowUpAnswered,
  Answered,
  NotesSaved,
  MovedOn,
  CandidateAsked,
  Paused,
  Resumed,
  Ended,
])
export type ReportedEvent = z.infer<typeof ReportedEvent>

/** An event that has no place in an interview yet. */
export const NewEvent = z.discriminatedUnion('type', [
  Planned,
  FittingBegun,
  PlanFitted,
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

/** `seq` counts from 1 without a gap, `at` is the server's time. */
const place = { seq: z.int().positive(), at: z.iso.datetime() }

/** An event as the interview keeps it. */
export const InterviewEvent = z.discriminatedUnion('type', [
  Planned.extend(place),
  FittingBegun.extend(place),
  PlanFitted.extend(place),
  Said.extend(place),
  PlanAdapted.extend(place),
  Begun.extend(place),
  QuestionAsked.extend(place),
  CodeSaved.extend(place),
  CodeRun.extend(place),
  Submitted.extend(place),
  SubmissionJudged.extend(place),
  HintAsked.extend(place),
  HintGiven.extend(place),
  ExplanationAsked.extend(place),
  Explained.extend(place),
  FollowUpAsked.extend(place),
  FollowUpAnswered.extend(place),
  Answered.extend(place),
  NotesSaved.extend(place),
  MovedOn.extend(place),
  CandidateAsked.extend(place),
  Paused.extend(place),
  Resumed.extend(place),
  Ended.extend(place),
])
export type InterviewEvent = z.infer<typeof InterviewEvent>
