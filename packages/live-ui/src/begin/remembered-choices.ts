import type { ContextChoice, PersonalContext } from '@sightline/contracts/context/context'
import type { Language } from '@sightline/contracts/languages/languages'
import { LIVE_KINDS, type LiveKind } from '@sightline/contracts/live/kinds'
import { PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'

/**
 * What was chosen for the latest session that began here. Setting and consent are not among them:
 * they are given for each session.
 */
export interface RememberedChoices {
  kind: LiveKind
  language: Language
  context: ContextChoice
}

/** Choices to be stored. */
export const formatChoices = ({ kind, language, context }: RememberedChoices) =>
  JSON.stringify({ kind, language, context })

/** Choices as stored. What is malformed, or not offered any more, becomes the usual choice. */
export function parseChoices(stored: string): RememberedChoices {
  const { kind, language, context } = fieldsOf(stored)
  const { resume, jobDescriptionId, storyIds } = isFields(context) ? context : {}
  return {
    kind: LIVE_KINDS.find((known) => known === kind) ?? 'coding',
    language: PROGRAM_LANGUAGES.find((known) => known === language) ?? 'javascript',
    context: {
      ...(resume === true && { resume }),
      ...(typeof jobDescriptionId === 'string' && { jobDescriptionId }),
      ...(Array.isArray(storyIds) && { storyIds: storyIds.filter((id) => typeof id === 'string') }),
    },
  }
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function fieldsOf(stored: string): Fields {
  try {
    const value: unknown = JSON.parse(stored)
    return isFields(value) ? value : {}
  } catch {
    return {}
  }
}

interface Existing {
  resume: unknown
  /** The application that the session is for. */
  application: { id: string } | null
  jobDescriptions: readonly Pick<PersonalContext['jobDescriptions'][number], 'id'>[]
  stories: readonly Pick<PersonalContext['stories'][number], 'id'>[]
}

/**
 * The chosen parts of the background that are there: others are gone, or of another user of this
 * browser. The posting of an application comes before a job description.
 */
export function existingContext(
  { resume, jobDescriptionId, applicationId, storyIds }: ContextChoice,
  existing: Existing,
): ContextChoice {
  const isAmong = (items: readonly { id: string }[], id: string) =>
    items.some((item) => item.id === id)
  const kept = storyIds?.filter((id) => isAmong(existing.stories, id)) ?? []
  const isForApplication = applicationId !== undefined && applicationId === existing.application?.id
  return {
    ...(resume && existing.resume !== null && { resume }),
    ...(isForApplication && { applicationId }),
    ...(jobDescriptionId &&
      !isForApplication &&
      isAmong(existing.jobDescriptions, jobDescriptionId) && { jobDescriptionId }),
    ...(kept.length > 0 && { storyIds: kept }),
  }
}
