import type { NewEvent } from '@sightline/contracts/interviews/events'
import { type InterviewRound, SPOKEN_ROUNDS } from '@sightline/contracts/interviews/rounds'
import { completeExplanation, pendingExplanation, pendingHint } from './pending-requests.ts'
import { type Interview, isClosing, type QuestionProgress } from './state.ts'
import { isSolved } from './test-results.ts'

/**
 * Why an event is not allowed in the present state of an interview, in words for the candidate;
 * null for an allowed event. Late saves of code are allowed while the interview is paused, because
 * a page sends them when it closes. A rule may be loosened later but never tightened: the fold
 * applies the same rules to stored events.
 */
export function rejectionOf(interview: Interview, event: NewEvent): string | null {
  if (interview.state === 'ended' && !isRequestedReply(event)) return 'This interview has ended.'
  if (!belongsToRound(interview, event)) return 'This has no place in an interview of this round.'
  const isPlanned = interview.state === 'planned'
  switch (event.type) {
    case 'planned':
      return interview.plan ? 'This interview is planned already.' : null
    case 'fitting-begun':
      if (!isPlanned) return 'This interview has begun already.'
      return interview.fitting ? 'The questions are fitted already.' : null
    case 'plan-fitted':
      if (!isPlanned) return 'This interview has begun already.'
      return interview.fitting?.isOver === false ? null : 'Nobody is fitting the questions.'
    case 'writing-begun':
      if (!isPlanned) return 'This interview has begun already.'
      if (interview.fitting?.isOver === false) return 'The questions are being fitted.'
      return interview.writing ? 'A question was requested already.' : null
    case 'question-written':
      if (!isPlanned) return 'This interview has begun already.'
      return interview.writing?.isOver === false ? null : 'Nobody is writing a question.'
    case 'begun':
      return isPlanned ? null : 'This interview has begun already.'
    case 'paused':
      return isRunning(interview) ? null : 'This interview is not running.'
    case 'resumed':
      return interview.state === 'paused' ? null : 'This interview is not paused.'
    case 'ended':
    case 'said':
    case 'plan-adapted':
      return isPlanned ? 'This interview has not begun.' : null
    case 'candidate-asked':
      return isClosing(interview) ? null : 'The coach takes questions at the end of the interview.'
    case 'question-asked':
      if (isPlanned) return 'This interview has not begun.'
      return progressOf(interview, event.question) ? 'This question has been asked already.' : null
    default:
      return questionRejectionOf(interview, event)
  }
}

/** The candidate may pause or leave an interview while it waits for a runtime. */
const isRunning = ({ state, pausedBecause }: Interview) =>
  state === 'active' || pausedBecause === 'loading'

type QuestionEvent = Exclude<Extract<NewEvent, { question: string }>, { type: 'question-asked' }>

function questionRejectionOf(interview: Interview, event: QuestionEvent): string | null {
  const progress = progressOf(interview, event.question)
  switch (event.type) {
    case 'follow-up-answered':
      if (!progress?.followUp) return 'The coach has not asked a follow-up to this question.'
      return progress.followUp.answer === null ? null : 'You have answered this already.'
    case 'submission-judged': {
      const submission = progress?.submissions.find(({ id }) => id === event.submission)
      if (!submission) return 'There is no such submission in this interview.'
      return submission.results ? 'This submission is judged already.' : null
    }
    case 'growth-measured': {
      const submission = progress?.submissions.find(({ id }) => id === event.submission)
      if (!submission) return 'There is no such submission in this interview.'
      return submission.growth ? 'The growth of this submission is measured already.' : null
    }
    case 'hint-given': {
      const pending = progress && pendingHint(progress)
      return pending?.position === event.position ? null : 'Nobody waits for this hint.'
    }
    case 'explained': {
      const pending = progress && pendingExplanation(progress)
      return pending?.submission === event.submission ? null : 'Nobody waits for this explanation.'
    }
  }
  if (!progress) return 'This question has not been asked.'
  switch (event.type) {
    case 'moved-on':
      return progress.doneClockMs === null ? null : 'You have moved on from this question already.'
    case 'follow-up-asked':
      return followUpRejectionOf(interview, progress)
    case 'answered':
      if (progress.doneClockMs !== null) return 'You have moved on from this question already.'
      return awaitsAnswer(progress) ? null : 'Nothing is open to be answered at the moment.'
    case 'gave-up':
      return giveUpRejectionOf(progress)
    case 'submitted':
      return progress.gaveUp ? 'You gave up this question, so it takes no more submissions.' : null
    case 'hint-asked':
      if (progress.gaveUp) return 'You gave up this question. Its solution is open.'
      return pendingHint(progress) ? 'The last hint is still on its way.' : null
    case 'explanation-asked':
      return explanationRejectionOf(progress, event.submission)
    default:
      return null
  }
}

function giveUpRejectionOf({ gaveUp, doneClockMs, submissions }: QuestionProgress): string | null {
  if (gaveUp) return 'You have given up this question already.'
  if (doneClockMs !== null) return 'You have moved on from this question already.'
  return submissions.some(isSolved) ? 'You have solved this question: its solution is open.' : null
}

/**
 * A follow-up that was cut short and not answered yet may be replaced in every round. In a coding
 * round the coach asks once more after a request of the candidate.
 */
function followUpRejectionOf(interview: Interview, progress: QuestionProgress): string | null {
  const { followUp } = progress
  if (followUp?.isCutShort && followUp.answer === null) return null
  if (isSpoken(interview))
    return awaitsAnswer(progress) ? 'The question before is not answered yet.' : null
  if (followUp?.request) return null
  return followUp ? 'There is a follow-up to this question already.' : null
}

function explanationRejectionOf(progress: QuestionProgress, submissionId: string): string | null {
  const submission = progress.submissions.find(({ id }) => id === submissionId)
  if (!submission) return 'There is no such submission in this interview.'
  if (!submission.results) return 'This submission is not judged yet.'
  if (pendingExplanation(progress)) return 'The explanation is still on its way.'
  return completeExplanation(progress, submissionId)
    ? 'This submission is explained already.'
    : null
}

const progressOf = ({ questions }: Interview, slug: string) =>
  questions.find(({ question }) => question === slug)

/**
 * Hints and explanations that were requested before the interview ended may still arrive
 * afterwards.
 */
const isRequestedReply = ({ type }: NewEvent) => type === 'hint-given' || type === 'explained'

/** The rounds that an event belongs to. Events that are not listed belong to all rounds. */
const ROUNDS_OF_EVENTS: Partial<Record<NewEvent['type'], readonly InterviewRound[]>> = {
  'code-saved': ['coding'],
  'code-run': ['coding'],
  submitted: ['coding'],
  'submission-judged': ['coding'],
  'growth-measured': ['coding'],
  'gave-up': ['coding'],
  'hint-asked': ['coding'],
  'hint-given': ['coding'],
  'explanation-asked': ['coding'],
  explained: ['coding'],
  'follow-up-answered': ['coding'],
  answered: SPOKEN_ROUNDS,
  'notes-saved': ['system-design'],
}
const roundOf = ({ plan }: Interview): InterviewRound => plan?.round ?? 'coding'
const belongsToRound = (interview: Interview, { type }: NewEvent) =>
  ROUNDS_OF_EVENTS[type]?.includes(roundOf(interview)) ?? true
const isSpoken = (interview: Interview) =>
  SPOKEN_ROUNDS.some((round) => round === roundOf(interview))

/** Whether the latest question, the main one or a follow-up, is still unanswered. */
const awaitsAnswer = ({ answers, followUp }: QuestionProgress) =>
  answers.length === 0 || followUp?.answer === null
