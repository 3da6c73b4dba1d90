import type { AnswerSource } from '@sightline/contracts/live/events'
import type { LivePrompt } from '../session/session.ts'
import {
  type Asked,
  type Background,
  type CoachAnswer,
  type Draft,
  type SessionSoFar,
  written,
} from './background.ts'
import { codingAnswer } from './coding/coding-answer.ts'
import {
  codingAskedOn,
  codingAskedOnAnswer,
  problemAgain,
  problemOf,
} from './coding/coding-asked-on.ts'
import { strongApproach } from './coding/named-approach.ts'
import { restate } from './coding/restate.ts'
import { matchingTexts } from './matching-texts.ts'
import { interviewAnswer, isAboutPerson } from './person/interview-answer.ts'
import { pointsBack } from './person/story-asked-on.ts'
import { meetingAnswer } from './replies/meeting-answer.ts'
import { salesAnswer } from './replies/sales-answer.ts'
import { systemDesignAnswer } from './system-design-answer.ts'

/**
 * The coach's answer to a prompt point, without any model. The first line is the sentence to say.
 * Facts about the user come from their notes, stories, resume and posting alone; what only the user
 * knows is a gap to fill. Deterministic.
 */
export function coachAnswer(
  prompt: LivePrompt,
  from: Pick<Background, 'context'> & { session: SessionSoFar },
): CoachAnswer {
  return written(draftOf({ ...from, prompt, notes: from.session.notes }))
}

function draftOf(asked: Asked): Draft {
  const { prompt } = asked
  if (prompt.kind === 'meeting') return meetingAnswer(asked)
  if (prompt.kind === 'sales-call') return salesAnswer(asked)
  if (prompt.kind === 'behavioral' || asksPerson(prompt)) return interviewAnswer(asked)
  return prompt.kind === 'coding' ? codingDraft(asked) : systemDesignAnswer(asked)
}

/** Longer texts are statements of problems, whatever words they hold. */
const ABOUT_PERSON_MAX_WORDS = 40

/** A question about the person may come in any interview. */
const asksPerson = ({ from, question, isFollowUp }: LivePrompt) =>
  from !== 'screen' &&
  !isFollowUp &&
  question.split(/\s+/).length <= ABOUT_PERSON_MAX_WORDS &&
  isAboutPerson(question)

function codingDraft(asked: Asked): Draft {
  const { question, from, isFollowUp } = asked.prompt
  const problem = from === 'screen' ? null : problemOf(asked)
  if (!problem || setsProblem(question, isFollowUp)) return codingAnswer(asked)
  const form = codingAskedOn(question)
  if (form) return codingAskedOnAnswer(form, problem)
  return isFollowUp ? problemAgain(problem) : codingAnswer(asked)
}

const PROBLEM_MIN_WORDS = 6
const GOES_ON = /^(?:(?:so|okay|ok|um+|uh+|right|well)[ ,]+)*(?:and|but|what (?:if|about))\b/i
/** What problems are about, as they bring it in: `a list`, `two strings`. */
const INPUT =
  /\b(?:an?|two|some|all|the) (?:[\w-]+ ){0,2}(?:arrays?|lists?|strings?|numbers?|integers?|trees?|graphs?|grid|matrix|words?|texts?|intervals?|files?|substring|subarray|sequence)\b/i

/**
 * Whether a question sets a problem of its own. What asks on about the one before does so only where
 * it points back to nothing and brings in what it is about.
 */
function setsProblem(question: string, isFollowUp: boolean): boolean {
  const words = question.split(/\s+/).length
  if (words < PROBLEM_MIN_WORDS) return false
  const states = restate(question) !== null
  if (!isFollowUp) return states
  const isNew = strongApproach(question) !== null || (states && INPUT.test(question))
  return isNew && !pointsBack(question) && !GOES_ON.test(question)
}

/** The user's texts that bear on a prompt point, for models, which must name them as sources. */
export const sourcesFor = (
  { question, kind }: Pick<LivePrompt, 'question' | 'kind'>,
  background: Background,
): AnswerSource[] => matchingTexts(question, kind, background).slice(0, 5)
