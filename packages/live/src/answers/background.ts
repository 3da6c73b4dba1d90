import type { InterviewContext } from '@sightline/contracts/context/context'
import type { AnswerSource } from '@sightline/contracts/live/events'

/**
 * What the coach says to a prompt point, in Markdown, and the user's own texts that it rests on.
 */
export interface CoachAnswer {
  text: string
  sources: AnswerSource[]
}

/** What the user has given the session. */
export interface Background {
  context: InterviewContext | null
  notes: string
  /**
   * The earlier questions about the same problem, oldest first; none where the question sets the
   * problem.
   */
  earlierQuestions?: string[]
}
