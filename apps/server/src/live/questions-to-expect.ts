import type { InterviewContext } from '@sightline/contracts/context/context'
import { SPOKEN_ROUNDS } from '@sightline/contracts/interviews/rounds'
import { expectedQuestions } from '@sightline/live/session/expected-questions'
import type { LiveState } from '@sightline/live/session/session'
import type { QuestionBank } from '../interviews/public.ts'

const EXPECTED_COUNT = 6

/**
 * Questions to prepare with, before and during a conversation in which no assistance is permitted.
 */
export function questionsToExpect(
  bank: QuestionBank,
  session: LiveState,
  context: InterviewContext | null,
): string[] {
  const round = SPOKEN_ROUNDS.find((known) => known === session.kind)
  if (session.setting !== 'not-permitted' || !round) return []
  const known = [context?.jobDescription, session.notes].map((text) => text ?? '').join('\n')
  const ofRound = [...bank.spoken.values()].filter((question) => question.round === round)
  // Behavioral questions are said in a sentence. Others describe a case first, and their titles say
  // more.
  return expectedQuestions(known, ofRound, EXPECTED_COUNT).map(({ title, statement }) =>
    round === 'behavioral' ? (/^.+?[.?!](?=\s|$)/s.exec(statement)?.[0] ?? title) : title,
  )
}
