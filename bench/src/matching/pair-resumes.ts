import type { MatchedResume } from '@sightline/applications/matching/resume-lines'
import { resumeOfLines } from '@sightline/applications/resume/from-text'

/** The day that counts as today in the resumes. */
export const NOW = new Date('2026-11-28T12:00:00Z')

export function resumeOf(text: string): MatchedResume {
  const sourceLines = text.split('\n')
  const { document, places } = resumeOfLines(sourceLines)
  return { document, places, sourceLines }
}
