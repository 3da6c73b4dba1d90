import type { AnswerSource } from '@sightline/contracts/live/events'
import type { LiveKind } from '@sightline/contracts/live/kinds'
import type { LivePrompt } from '../session/session.ts'
import type { Background, CoachAnswer } from './background.ts'
import { codingAnswer } from './coding-answer.ts'
import { matchingTexts } from './matching-texts.ts'
import { meetingAnswer, salesAnswer } from './reply-answer.ts'
import { behavioralAnswer } from './story-answer.ts'
import { systemDesignAnswer } from './system-design-answer.ts'

const ANSWERS: Record<LiveKind, (prompt: LivePrompt, background: Background) => CoachAnswer> = {
  coding: (prompt) => codingAnswer(prompt),
  behavioral: (prompt, background) => behavioralAnswer(prompt, background),
  'system-design': (prompt, background) => systemDesignAnswer(prompt, background),
  'sales-call': (prompt, background) => salesAnswer(prompt, background),
  meeting: (prompt, background) => meetingAnswer(prompt, background),
}

/**
 * The coach's answer to a prompt point, without any model: the user's matching stories, lines and
 * notes with their sources, the structure of a good answer, and for a coding problem the likely
 * approaches as steps of a ladder. Says nothing about the user that the background does not hold.
 * Deterministic.
 */
export const coachAnswer = (prompt: LivePrompt, background: Background): CoachAnswer =>
  ANSWERS[prompt.kind](prompt, background)

/** The user's texts that bear on a prompt point, for models, which must name them as sources. */
export const sourcesFor = ({ question }: LivePrompt, background: Background): AnswerSource[] =>
  matchingTexts(question, background).slice(0, 5)
