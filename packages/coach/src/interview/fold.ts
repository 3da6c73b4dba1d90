import type { InterviewEvent } from '@sightline/contracts/interview-events'
import { RUNS_KEPT } from '@sightline/contracts/interview-limits'
import {
  type Authorship,
  type CodeRun,
  type Explanation,
  elapsedMs,
  INITIAL_STATE,
  type Interview,
  type ModelHint,
  type QuestionProgress,
} from './state.ts'
import { rejectionOf } from './validate-event.ts'

/**
 * The state that the events lead to. Pure and total: the same events give the same state, and an event that is not allowed where it
 * stands changes nothing. To add a kind of event: give it a shape in the contract `interview-events`, say in `refusal.ts` when it is
 * allowed and here what it changes. To add a round: the same, for the events that only that round has.
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
    case 'begun':
      return { ...interview, state: 'active', clockStartedAt: event.at }
    case 'paused':
      return { ...stopClock(interview, event.at), state: 'paused', pausedBecause: event.reason }
    case 'resumed':
      return { ...interview, state: 'active', pausedBecause: null, clockStartedAt: event.at }
    case 'ended':
      return { ...stopClock(interview, event.at), state: 'ended', pausedBecause: null, endedAt: event.at }
    case 'question-asked': {
      const before = withPresentDone(interview, event)
      return { ...before, questions: [...before.questions, freshProgress(interview, event)] }
    }
    case 'said':
      if (event.part === 'closing') interview = withPresentDone(interview, event)
      return {
        ...interview,
        talk: [...interview.talk, { seq: event.seq, by: event.part, text: event.text, ...authorship(event) }],
      }
    case 'candidate-asked':
      return { ...interview, talk: [...interview.talk, { seq: event.seq, by: 'candidate', text: event.text }] }
    case 'plan-adapted':
      return adaptPlan(interview, event)
    default:
      return {
        ...interview,
        questions: interview.questions.map((progress) =>
          progress.question === event.question ? applyToQuestion(progress, event, interview) : progress,
        ),
      }
  }
}

/** Who wrote a reply, where that was not the coach, and whether all of it came. */
const authorship = ({ by, isCutShort }: { by?: string | undefined; isCutShort?: true | undefined }): Authorship => ({
  ...(by !== undefined && { author: by }),
  ...(isCutShort && { isCutShort }),
})

type QuestionEvent = Exclude<Extract<InterviewEvent, { question: string }>, { type: 'question-asked' }>

function applyToQuestion(progress: QuestionProgress, event: QuestionEvent, interview: Interview): QuestionProgress {
  switch (event.type) {
    case 'code-saved':
      return { ...progress, code: { ...progress.code, [event.language]: event.code } }
    case 'code-run':
      return {
        ...progress,
        lastResults: { kind: 'run', results: event.results },
        runs: withRun(progress.runs, event, interview),
      }
    case 'hint-asked':
      return {
        ...progress,
        hintsAsked: Math.max(progress.hintsAsked, event.position),
        hintSeqs: [...progress.hintSeqs, event.seq],
        modelHints: event.isLeft
          ? [...progress.modelHints, { position: event.position, seq: event.seq, words: null }]
          : progress.modelHints,
      }
    case 'hint-given':
      return { ...progress, modelHints: withWords(progress.modelHints, event) }
    case 'explanation-asked': {
      const { submission, seq } = event
      return { ...progress, explanations: [...progress.explanations, { submission, seq, words: null }] }
    }
    case 'explained':
      return { ...progress, explanations: withWords(progress.explanations, event) }
    case 'submitted': {
      const { id, language, code, at, seq } = event
      return {
        ...progress,
        code: { ...progress.code, [language]: code },
        submissions: [...progress.submissions, { id, language, code, at, seq, results: null, judged: null }],
      }
    }
    case 'submission-judged': {
      const judged = { seq: event.seq, clockMs: elapsedMs(interview, new Date(event.at)) }
      return {
        ...progress,
        lastResults: { kind: 'submission', results: event.results },
        submissions: progress.submissions.map((submission) =>
          submission.id === event.submission ? { ...submission, results: event.results, judged } : submission,
        ),
      }
    }
    case 'follow-up-asked': {
      const { about, text, seq } = event
      const { followUp, pastFollowUps } = progress
      const past = followUp?.answer == null ? pastFollowUps : [...pastFollowUps, followUp]
      return {
        ...progress,
        followUp: { about, text, seq, ...authorship(event), answer: null, answerSeq: null },
        pastFollowUps: past,
      }
    }
    case 'follow-up-answered':
      return { ...progress, followUp: answeredBy(progress, event) }
    case 'answered': {
      const { text, how, speech, seq } = event
      const answers = [...progress.answers, { text, how, speech, seq }]
      return { ...progress, answers, followUp: answeredBy(progress, event) }
    }
    case 'notes-saved':
      return { ...progress, notes: { text: event.text, seq: event.seq } }
    case 'moved-on':
      return doneAt(progress, event, interview)
  }
}

/** What was asked for, with the words that came for the one that had none. */
const withWords = <Asked extends ModelHint | Explanation>(
  asked: Asked[],
  event: Extract<InterviewEvent, { type: 'hint-given' | 'explained' }>,
): Asked[] =>
  asked.map((one) =>
    one.words === null ? { ...one, words: { text: event.text, seq: event.seq, ...authorship(event) } } : one,
  )

type Ran = Extract<InterviewEvent, { type: 'code-run' }>

function withRun(runs: CodeRun[], { id, language, code, results, at }: Ran, interview: Interview): CodeRun[] {
  if (code === undefined) return runs
  const run = { id, language, code, clockMs: elapsedMs(interview, new Date(at)), results }
  const ofLanguage = runs.filter((before) => before.language === language)
  const tooOld = ofLanguage.length < RUNS_KEPT ? undefined : ofLanguage[0]
  return [...runs.filter((before) => before !== tooOld), run]
}

const answeredBy = ({ followUp }: QuestionProgress, { text, seq }: { text: string; seq: number }) =>
  followUp?.answer === null ? { ...followUp, answer: text, answerSeq: seq } : followUp

const doneAt = (progress: QuestionProgress, { at, seq }: Pick<InterviewEvent, 'at' | 'seq'>, interview: Interview) => ({
  ...progress,
  doneClockMs: elapsedMs(interview, new Date(at)),
  doneSeq: seq,
})

/** The coach goes on by itself from a question that is answered in words. */
const withPresentDone = (interview: Interview, event: Pick<InterviewEvent, 'at' | 'seq'>): Interview => ({
  ...interview,
  questions: interview.questions.map((progress, index, { length }) =>
    index === length - 1 && progress.doneClockMs === null ? doneAt(progress, event, interview) : progress,
  ),
})

type Asked = Extract<InterviewEvent, { type: 'question-asked' }>

const freshProgress = (interview: Interview, { question, at, seq }: Asked): QuestionProgress => ({
  question,
  askedAt: at,
  askedSeq: seq,
  askedClockMs: elapsedMs(interview, new Date(at)),
  doneClockMs: null,
  doneSeq: null,
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

function fitPlan(interview: Interview, { by, questions }: Extract<InterviewEvent, { type: 'plan-fitted' }>): Interview {
  const { plan, fitting } = interview
  if (!plan || !fitting) return interview
  const author = by ?? ''
  const fitted = plan.questions.map((one) => questions.find(({ instead }) => instead === one.slug)?.planned ?? one)
  return {
    ...interview,
    plan: { ...plan, questions: fitted },
    fitting: { ...fitting, isOver: true, by: questions.length > 0 ? author : null },
    leadIns: Object.fromEntries(questions.map(({ planned, leadIn }) => [planned.slug, { text: leadIn, author }])),
  }
}

const adaptPlan = (interview: Interview, event: Extract<InterviewEvent, { type: 'plan-adapted' }>): Interview => ({
  ...interview,
  plan: interview.plan && {
    ...interview.plan,
    questions: interview.plan.questions.map((planned) => (planned.slug === event.instead ? event.planned : planned)),
  },
  adapted: { ...interview.adapted, [event.planned.slug]: event.because },
})

const stopClock = (interview: Interview, at: string): Interview => ({
  ...interview,
  clockMs: elapsedMs(interview, new Date(at)),
  clockStartedAt: null,
})
