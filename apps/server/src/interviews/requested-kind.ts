import type { NewInterview } from '@sightline/contracts/interviews/interviews'
import type { Language } from '@sightline/contracts/languages/languages'
import type { QuestionKind, RequestedKind } from '@sightline/contracts/questions/questions'
import { offeredLanguages } from '@sightline/languages/offered-languages'

/** The requested kind. Without any other choice, the language SQL asks for queries. */
export function requestedKind(requested: NewInterview): RequestedKind | undefined {
  if (requested.round !== 'coding') return undefined
  const { kind, language, topic, question } = requested
  return (
    kind ??
    (language === 'sql' && topic === undefined && question === undefined ? 'sql' : undefined)
  )
}

/**
 * The requested language, or another where queries and programs would be mixed up. Other languages
 * can be changed.
 */
export function offeredLanguage(language: Language, kind: QuestionKind = 'write'): Language {
  const offered = offeredLanguages(kind === 'sql' ? 'sql' : 'write')
  return offered.includes(language) ? language : (offered[0] ?? language)
}
