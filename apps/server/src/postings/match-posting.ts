import { createMatcher } from '@sightline/applications/matching/match'
import type { Match, PostingMatch } from '@sightline/contracts/matching/match'
import { readMatchInputs } from '../profile/public.ts'
import type { PostingDeps } from './deps.ts'
import { matchedPosting, optionsOf } from './fits.ts'
import { requirePosting } from './posting.ts'
import { readMeanings } from './requirement-meanings.ts'

interface Reference {
  postingId: string
  /** The id of a base resume; the main one by default. */
  resumeId: string | undefined
}

/**
 * How a posting fits one of the user's base resumes, by rules and by what is encoded already. What is
 * not is queued, and the user's pages are told when it is.
 * @throws AppError('not_found') for a posting or a resume that is not there
 */
export async function matchPosting(
  { db, clock, encodeShown }: PostingDeps,
  ownerId: string,
  { postingId, resumeId }: Reference,
): Promise<PostingMatch> {
  const posting = await requirePosting(db, ownerId, postingId)
  const inputs = await readMatchInputs(db, ownerId, resumeId)
  if (!inputs) return { kind: 'resume-needed' }
  const meanings = await readMeanings(db, [posting.id])
  const vectorOf = (text: string) => meanings.get(text) ?? inputs.meanings.get(text)
  const { match, lines } = createMatcher({ ...optionsOf(inputs, clock), vectorOf })
  const found = match(matchedPosting(posting))
  const hasMeanings = found.rows.every(({ requirement }) => meanings.has(requirement))
  if (!hasMeanings) await encodeShown(db, { postingIds: [posting.id], ownerId })
  const isEncoded = hasMeanings && lines.every((line) => inputs.meanings.has(line))
  return {
    kind: 'matched',
    resume: inputs.resume,
    resumes: inputs.resumes,
    match: isEncoded ? found : withoutPerhaps(found),
    lines,
    isEncoded,
  }
}

/** Half of the meanings would put other lines first than all of them. */
const withoutPerhaps = (match: Match): Match => ({
  ...match,
  rows: match.rows.map((row) =>
    row.evidence.kind === 'perhaps' ? { ...row, evidence: { kind: 'none' } } : row,
  ),
})
