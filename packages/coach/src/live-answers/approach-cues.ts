import { SEARCH_CUES } from './search-cues.ts'
import { SEQUENCE_CUES } from './sequence-cues.ts'

/** The cues of each approach, by its name. */
export const APPROACH_CUES = { ...SEQUENCE_CUES, ...SEARCH_CUES }

export type ApproachName = keyof typeof APPROACH_CUES
