import type { NewEvent } from '@sightline/contracts/interview-events'
import { type InterviewRound, SPOKEN_ROUNDS } from '@sightline/contracts/rounds'
import { pendingExplanation, pendingHint, wholeExplanation } from '../interviewer/requested-replies.ts'
import { type Interview, isClosing, type QuestionProgress } from './state.ts'

/**
 * Why an event cannot happen in the state an interview is in, in words for the candidate; null when it can. Late saves of code are
 * allowed while paused, because a page sends them when it closes. A rule may be loosened later, but not tightened: the fold reads what is stored by it.
 */
export function rejectionOf(interview: Interview, event: NewEvent): string | null {
  if (interview.state === 'ended' && !isWording(event)) return 'This interview has ended.'
  if (!isOfRound(interview, event)) return 'This has no place in an interview of this round.'
  switch (event.type) {
    case 'planned':
      return interview.plan ? 'This interview is planned already.' : null
    case 'fitting-begun':
      if (interview.state !== 'planned') return 'This interview has begun already.'
      return interview.fitting ? 'The questions are fitted already.' : null
    case 'plan-fitted':
      if (interview.state !== 'planned') return 'This interview has begun already.'
      return interview.fitting?.isOver === false ? null : 'Nobody is fitting the questions.'
    case 'begun':
      return interview.state === 'planned' ? null : 'This interview has begun already.'
    case 'paused':
      return interview.state === 'active' ? null : 'This interview is not running.'
    case 'resumed':
      return interview.state === 'paused' ? null : 'This interview is not paused.'
    case 'ended':
      return interview.state === 'planned' ? 'This interview has not begun.' : null
    case 'question-asked':
      if (interview.state === 'planned') return 'This interview has not begun.'
      return progressOf(interview, event.question) ? 'This question has been asked already.' : null
    case 'said':
    case 'plan-adapted':
      return interview.state === 'planned' ? 'This interview has not begun.' : null
    case 'candidate-asked':
      return isClosing(interview) ? null : 'The coach takes questions at the end of the interview.'
    case 'moved-on': {
      const progress = progressOf(interview, event.question)
      if (!progress) return 'This question has not been asked.'
      return progress.doneClockMs === null ? null : 'You have moved on from this question already.'
    }
    case 'follow-up-asked': {
      const progress = progressOf(interview, event.question)
      if (!progress) return 'This question has not been asked.'
      const isReplaced = progress.followUp?.isCutShort && progress.followUp.answer === null
      if (isReplaced) return null
      if (isAnsweredInWords(interview)) return isOpen(progress) ? 'The question before is not answered yet.' : null
      return progress.followUp ? 'There is a follow-up to this question already.' : null
    }
    case 'answered': {
      const progress = progressOf(interview, event.question)
      if (!progress) return 'This question has not been asked.'
      if (progress.doneClockMs !== null) return 'You have moved on from this question already.'
      return isOpen(progress) ? null : 'Nothing is open to be answered at the moment.'
    }
    case 'follow-up-answered': {
      const followUp = progressOf(interview, event.question)?.followUp
      if (!followUp) return 'The coach has not asked a follow-up to this question.'
      return followUp.answer === null ? null : 'You have answered this already.'
    }
    case 'submission-judged': {
      const submission = progressOf(interview, event.question)?.submissions.find(({ id }) => id === event.submission)
      if (!submission) return 'There is no such submission in this interview.'
      return submission.results ? 'This submission is judged already.' : null
    }
    case 'hint-asked': {
      const progress = progressOf(interview, event.question)
      if (!progress) return 'This question has not been asked.'
      return pendingHint(progress) ? 'The last hint is still on its way.' : null
    }
    case 'hint-given': {
      const progress = progressOf(interview, event.question)
      const pending = progress && pendingHint(progress)
      return pending?.position === event.position ? null : 'Nobody waits for this hint.'
    }
    case 'explanation-asked': {
      const progress = progressOf(interview, event.question)
      return progress ? refusedExplanation(progress, event.submission) : 'This question has not been asked.'
    }
    case 'explained': {
      const progress = progressOf(interview, event.question)
      const pending = progress && pendingExplanation(progress)
      return pending?.submission === event.submission ? null : 'Nobody waits for this explanation.'
    }
    default:
      return progressOf(interview, event.question) ? null : 'This question has not been asked.'
  }
}

const progressOf = ({ questions }: Interview, slug: string) => questions.find(({ question }) => question === slug)

/** What was on its way when the interview ended still comes. */
const isWording = ({ type }: NewEvent) => type === 'hint-given' || type === 'explained'

function refusedExplanation(progress: QuestionProgress, id: string): string | null {
  const submission = progress.submissions.find((one) => one.id === id)
  if (!submission) return 'There is no such submission in this interview.'
  if (!submission.results) return 'This submission is not judged yet.'
  if (pendingExplanation(progress)) return 'The explanation is still on its way.'
  return wholeExplanation(progress, id) ? 'This submission is explained already.' : null
}

/** The rounds that have these events; the others have all rounds. */
const ONLY_IN: Partial<Record<NewEvent['type'], readonly InterviewRound[]>> = {
  'code-saved': ['coding'],
  'code-run': ['coding'],
  submitted: ['coding'],
  'submission-judged': ['coding'],
  'hint-asked': ['coding'],
  'hint-given': ['coding'],
  'explanation-asked': ['coding'],
  explained: ['coding'],
  'follow-up-answered': ['coding'],
  answered: SPOKEN_ROUNDS,
  'notes-saved': ['system-design'],
}
const roundOf = ({ plan }: Interview): InterviewRound => plan?.round ?? 'coding'
const isOfRound = (interview: Interview, { type }: NewEvent) => ONLY_IN[type]?.includes(roundOf(interview)) ?? true
const isAnsweredInWords = (interview: Interview) => SPOKEN_ROUNDS.some((round) => round === roundOf(interview))

/** True while what was asked last, the question or a follow-up to it, is not answered. */
const isOpen = ({ answers, followUp }: QuestionProgress) => answers.length === 0 || followUp?.answer === null
