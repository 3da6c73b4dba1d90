import type { ContextChoice } from '@sightline/contracts/context/context'
import type { InterviewLength } from '@sightline/contracts/interviews/lists'
import type { Difficulty, RoundTopic } from '@sightline/contracts/interviews/round-schemas'
import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import type { Language } from '@sightline/contracts/languages/languages'
import type { RequestedKind } from '@sightline/contracts/questions/questions'
import type { InterviewRequest } from '../interviews/public.ts'

/** The choices in the form; the coach decides those that are undefined. */
export type ChosenInterview = {
  round: InterviewRound
  kind?: RequestedKind | undefined
  topic?: RoundTopic | undefined
  difficulty?: Difficulty | undefined
  language: Language
  length: InterviewLength
  context: ContextChoice
}

/**
 * The request for the chosen interview. Stories are for spoken rounds; a kind and a language are
 * for coding rounds.
 */
export function requestFor(
  { language, context, kind, ...chosen }: ChosenInterview,
  hasModels: boolean,
): InterviewRequest {
  if (chosen.round !== 'coding') return { ...chosen, context } as InterviewRequest
  const { storyIds: _, ...forCode } = context
  return {
    ...chosen,
    language: kind === 'sql' ? 'sql' : language,
    kind,
    ...(hasModels && { context: forCode }),
  } as InterviewRequest
}
