import type { InterviewEvent } from '@sightline/contracts/interview-events'
import { refusal } from './refusal.ts'
import { elapsedMs, type Interview, type QuestionProgress, UNPLANNED } from './state.ts'

/**
 * The state that the events lead to. Pure and total: the same events give the same state, and an event that is not allowed where it
 * stands changes nothing. To add a kind of event: give it a shape in the contract `interview-events`, say in `refusal.ts` when it is
 * allowed and here what it changes. To add a round: the same, for the events that only that round has.
 */
export const foldInterview = (events: Iterable<InterviewEvent>): Interview => {
  let interview = UNPLANNED
  for (const event of events) interview = applyEvent(interview, event)
  return interview
}

/** The state after one more event. */
export function applyEvent(interview: Interview, event: InterviewEvent): Interview {
  if (refusal(interview, event) !== null) return interview
  switch (event.type) {
    case 'planned':
      return { ...interview, plan: event.plan }
    case 'begun':
      return { ...interview, state: 'active', clockStartedAt: event.at }
    case 'paused':
      return { ...stopClock(interview, event.at), state: 'paused', pausedBecause: event.reason }
    case 'resumed':
      return { ...interview, state: 'active', pausedBecause: null, clockStartedAt: event.at }
    case 'ended':
      return { ...stopClock(interview, event.at), state: 'ended', pausedBecause: null, endedAt: event.at }
    case 'question-asked':
      return { ...interview, questions: [...interview.questions, freshProgress(event.question, event.at)] }
    default:
      return {
        ...interview,
        questions: interview.questions.map((progress) =>
          progress.question === event.question ? applyToQuestion(progress, event) : progress,
        ),
      }
  }
}

type QuestionEvent = Exclude<Extract<InterviewEvent, { question: string }>, { type: 'question-asked' }>

function applyToQuestion(progress: QuestionProgress, event: QuestionEvent): QuestionProgress {
  switch (event.type) {
    case 'code-saved':
      return { ...progress, code: { ...progress.code, [event.language]: event.code } }
    case 'code-run':
      return { ...progress, lastResults: { kind: 'run', results: event.results } }
    case 'hint-asked':
      return { ...progress, hintsAsked: Math.max(progress.hintsAsked, event.position) }
    case 'submitted': {
      const { id, language, code, at } = event
      return {
        ...progress,
        code: { ...progress.code, [language]: code },
        submissions: [...progress.submissions, { id, language, code, at, results: null }],
      }
    }
    case 'submission-judged':
      return {
        ...progress,
        lastResults: { kind: 'submission', results: event.results },
        submissions: progress.submissions.map((submission) =>
          submission.id === event.submission ? { ...submission, results: event.results } : submission,
        ),
      }
  }
}

const freshProgress = (question: string, askedAt: string): QuestionProgress => ({
  question,
  askedAt,
  code: {},
  lastResults: null,
  submissions: [],
  hintsAsked: 0,
})

const stopClock = (interview: Interview, at: string): Interview => ({
  ...interview,
  clockMs: elapsedMs(interview, new Date(at)),
  clockStartedAt: null,
})
