// Longer than other files: one switch takes every event of an interview.
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import { RUNS_KEPT } from '@sightline/contracts/interviews/limits'
import { mainRequest, separateRequests } from '../requests/separate-requests.ts'
import {
  type Authorship,
  type CodeRun,
  type Explanation,
  elapsedMs,
  type FollowUp,
  INITIAL_STATE,
  type Interview,
  type ModelHint,
  type QuestionProgress,
} from './state.ts'
import { rejectionOf } from './validate-event.ts'

/**
 * Folds events into the state of the interview. Pure and total: the same events give the same
 * state, and an event that is not allowed at its place changes nothing. docs/interviews.md says how
 * to add a kind of event.
 */
export const foldInterview = (events: Iterable<InterviewEvent>): Interview => {
  let interview = INITIAL_STATE
  for (const event of events) interview = applyEvent(interview, event)
  return interview
}

/** The state after one more event. */
export function applyEvent(interview: Interview, event: InterviewEvent): Interview {
  if (rejectionOf(interview, event) !== null) return interview
  switch (event.type) {
    case 'planned':
      return { ...interview, plan: event.plan, requested: event.wish ?? {} }
    case 'fitting-begun':
      return { ...interview, fitting: { begunAt: event.at, isOver: false, by: null } }
    case 'plan-fitted':
      return fitPlan(interview, event)
    case 'writing-begun':
      return { ...interview, writing: { begunAt: event.at, isOver: false, refusal: null } }
    case 'question-written':
      return takeWrittenQuestion(interview, event)
    case 'begun':
      return { ...interview, state: 'active', clockStartedAt: event.at }
    case 'paused':
      return { ...stopClock(interview, event.at), state: 'paused', pausedBecause: event.reason }
    case 'resumed':
      return { ...interview, state: 'active', pausedBecause: null, clockStartedAt: event.at }
    case 'ended':
      return {
        ...stopClock(interview, event.at),
        state: 'ended',
        pausedBecause: null,
        endedAt: event.at,
      }
    case 'question-asked': {
      const before = withCurrentQuestionDone(interview, event)
      return { ...before, questions: [...before.questions, newProgress(interview, event)] }
    }
    case 'said':
      if (event.part === 'closing') interview = withCurrentQuestionDone(interview, event)
      return {
        ...interview,
        talk: [
          ...interview.talk,
          { seq: event.seq, by: event.part, text: event.text, ...authorship(event) },
        ],
      }
    case 'candidate-asked':
      return {
        ...interview,
        talk: [...interview.talk, { seq: event.seq, by: 'candidate', text: event.text }],
      }
    case 'plan-adapted':
      return adaptPlan(interview, event)
    default:
      return {
        ...interview,
        questions: interview.questions.map((progress) =>
          progress.question === event.question
            ? applyToQuestion(progress, event, interview)
            : progress,
        ),
      }
  }
}

/** The model that wrote a message, unless the coach did, and whether the message was cut short. */
const authorship = ({
  by,
  isCutShort,
}: {
  by?: string | undefined
  isCutShort?: true | undefined
}): Authorship => ({
  ...(by !== undefined && { author: by }),
  ...(isCutShort && { isCutShort }),
})

type QuestionEvent = Exclude<
  Extract<InterviewEvent, { question: string }>,
  { type: 'question-asked' }
>

function applyToQuestion(
  progress: QuestionProgress,
  event: QuestionEvent,
  interview: Interview,
): QuestionProgress {
  switch (event.type) {
    case 'code-saved':
      return { ...progress, code: { ...progress.code, [event.language]: event.code } }
    case 'code-run':
      return {
        ...progress,
        lastResults: {
          kind: 'run',
          language: event.language,
          code: event.code ?? null,
          results: event.results,
        },
        runs: withRun(progress.runs, event, interview),
      }
    case 'hint-asked':
      return {
        ...progress,
        hintsAsked: Math.max(progress.hintsAsked, event.position),
        hintSeqs: [...progress.hintSeqs, event.seq],
        modelHints: event.isLeft
          ? [...progress.modelHints, { position: event.position, seq: event.seq, wording: null }]
          : progress.modelHints,
      }
    case 'hint-given':
      return { ...progress, modelHints: withWording(progress.modelHints, event) }
    case 'explanation-asked': {
      const { submission, seq } = event
      return {
        ...progress,
        explanations: [...progress.explanations, { submission, seq, wording: null }],
      }
    }
    case 'explained':
      return { ...progress, explanations: withWording(progress.explanations, event) }
    case 'submitted': {
      const { id, language, code, at, seq } = event
      return {
        ...progress,
        code: { ...progress.code, [language]: code },
        submissions: [
          ...progress.submissions,
          {
            id,
            language,
            code,
            at,
            seq,
            results: null,
            judged: null,
            growth: null,
            goodPower: null,
          },
        ],
      }
    }
    case 'submission-judged':
      return withResults(progress, event, interview)
    case 'growth-measured':
      return {
        ...progress,
        submissions: progress.submissions.map((submission) =>
          submission.id === event.submission
            ? { ...submission, growth: event.points, goodPower: event.power ?? null }
            : submission,
        ),
      }
    case 'follow-up-asked': {
      const { about, text, seq } = event
      const { followUp, pastFollowUps } = progress
      const past = followUp?.answer == null ? pastFollowUps : [...pastFollowUps, followUp]
      return {
        ...progress,
        followUp: {
          about,
          text,
          seq,
          ...authorship(event),
          answer: null,
          answerSeq: null,
          said: null,
          request: null,
        },
        pastFollowUps: past,
      }
    }
    case 'follow-up-answered': {
      const { own, asksOnly, requests } = separateRequests(event.text, 'coding')
      const request = asksOnly ? mainRequest(requests) : null
      return { ...progress, followUp: withAnswer(progress, event, { answer: own, request }) }
    }
    case 'answered': {
      const { text, how, speech, seq } = event
      const separated = separateRequests(text, interview.plan?.round ?? 'behavioral')
      const answers = [...progress.answers, { text, how, speech, seq, ...separated }]
      return { ...progress, answers, followUp: withAnswer(progress, event) }
    }
    case 'notes-saved':
      return { ...progress, notes: { text: event.text, drawing: event.drawing, seq: event.seq } }
    case 'moved-on':
      return markDone(progress, event, interview)
    case 'gave-up':
      return {
        ...progress,
        gaveUp: { seq: event.seq, clockMs: elapsedMs(interview, new Date(event.at)) },
      }
  }
}

/** Gives a submission its results. */
function withResults(
  progress: QuestionProgress,
  { seq, at, results, submission: id }: Extract<InterviewEvent, { type: 'submission-judged' }>,
  interview: Interview,
): QuestionProgress {
  const judged = { seq, clockMs: elapsedMs(interview, new Date(at)) }
  const submitted = progress.submissions.find((submission) => submission.id === id)
  return {
    ...progress,
    lastResults: submitted
      ? { kind: 'submission', language: submitted.language, code: submitted.code, results }
      : progress.lastResults,
    submissions: progress.submissions.map((submission) =>
      submission === submitted ? { ...submission, results, judged } : submission,
    ),
  }
}

/** Gives the pending request its wording. */
const withWording = <Request extends ModelHint | Explanation>(
  requests: Request[],
  event: Extract<InterviewEvent, { type: 'hint-given' | 'explained' }>,
): Request[] =>
  requests.map((request) =>
    request.wording === null
      ? { ...request, wording: { text: event.text, seq: event.seq, ...authorship(event) } }
      : request,
  )

type CodeRunEvent = Extract<InterviewEvent, { type: 'code-run' }>

/**
 * Adds a run and drops the oldest of the same language beyond `RUNS_KEPT`. Early events of the
 * product have no code and are not kept.
 */
function withRun(
  runs: CodeRun[],
  { id, language, code, results, at }: CodeRunEvent,
  interview: Interview,
): CodeRun[] {
  if (code === undefined) return runs
  const run = { id, language, code, clockMs: elapsedMs(interview, new Date(at)), results }
  const runsOfLanguage = runs.filter((earlier) => earlier.language === language)
  const oldest = runsOfLanguage.length < RUNS_KEPT ? undefined : runsOfLanguage[0]
  return [...runs.filter((earlier) => earlier !== oldest), run]
}

const withAnswer = (
  { followUp }: QuestionProgress,
  { text, seq }: { text: string; seq: number },
  { answer, request }: Pick<FollowUp, 'request'> & { answer: string } = {
    answer: text,
    request: null,
  },
) =>
  followUp?.answer === null
    ? { ...followUp, answer, request, said: text, answerSeq: seq }
    : followUp

const markDone = (
  progress: QuestionProgress,
  { at, seq }: Pick<InterviewEvent, 'at' | 'seq'>,
  interview: Interview,
) => ({
  ...progress,
  doneClockMs: elapsedMs(interview, new Date(at)),
  doneSeq: seq,
})

/** Spoken rounds have no moved-on event: the next question of the coach ends the one before. */
const withCurrentQuestionDone = (
  interview: Interview,
  event: Pick<InterviewEvent, 'at' | 'seq'>,
): Interview => ({
  ...interview,
  questions: interview.questions.map((progress, index, { length }) =>
    index === length - 1 && progress.doneClockMs === null
      ? markDone(progress, event, interview)
      : progress,
  ),
})

type QuestionAsked = Extract<InterviewEvent, { type: 'question-asked' }>

const newProgress = (
  interview: Interview,
  { question, at, seq }: QuestionAsked,
): QuestionProgress => ({
  question,
  askedAt: at,
  askedSeq: seq,
  askedClockMs: elapsedMs(interview, new Date(at)),
  doneClockMs: null,
  doneSeq: null,
  gaveUp: null,
  code: {},
  lastResults: null,
  runs: [],
  submissions: [],
  hintsAsked: 0,
  hintSeqs: [],
  modelHints: [],
  explanations: [],
  followUp: null,
  pastFollowUps: [],
  answers: [],
  notes: null,
})

function fitPlan(
  interview: Interview,
  { by, questions }: Extract<InterviewEvent, { type: 'plan-fitted' }>,
): Interview {
  const { plan, fitting } = interview
  if (!plan || !fitting) return interview
  const author = by ?? ''
  const fitted = plan.questions.map(
    (question) => questions.find(({ instead }) => instead === question.slug)?.planned ?? question,
  )
  return {
    ...interview,
    plan: { ...plan, questions: fitted },
    fitting: { ...fitting, isOver: true, by: questions.length > 0 ? author : null },
    leadIns: Object.fromEntries(
      questions.map(({ planned: { slug, isOpen }, leadIn }) => [
        slug,
        { text: leadIn, author, ...(isOpen && { isOpen }) },
      ]),
    ),
  }
}

function takeWrittenQuestion(
  interview: Interview,
  { written, refusal }: Extract<InterviewEvent, { type: 'question-written' }>,
): Interview {
  const { plan, writing } = interview
  if (!plan || !writing) return interview
  const questions = plan.questions.map((planned) =>
    planned.slug === written?.instead ? written.planned : planned,
  )
  return {
    ...interview,
    plan: { ...plan, questions },
    writing: { ...writing, isOver: true, refusal },
  }
}

const adaptPlan = (
  interview: Interview,
  event: Extract<InterviewEvent, { type: 'plan-adapted' }>,
): Interview => ({
  ...interview,
  plan: interview.plan && {
    ...interview.plan,
    questions: interview.plan.questions.map((planned) =>
      planned.slug === event.instead ? event.planned : planned,
    ),
  },
  adapted: { ...interview.adapted, [event.planned.slug]: event.because },
})

const stopClock = (interview: Interview, at: string): Interview => ({
  ...interview,
  clockMs: elapsedMs(interview, new Date(at)),
  clockStartedAt: null,
})
