import type { VerdictOf } from '@sightline/applications/matching/match'
import type { MatchedResume } from '@sightline/applications/matching/resume-lines'
import { plainTextOf } from '@sightline/applications/resume/plain-text'
import type { Profile } from '@sightline/contracts/profile/profile'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { inOrder, listResumes, readResume } from './base-resumes.ts'
import { readVerdicts } from './confirmations.ts'
import { matchedResume, readLineMeanings } from './line-meanings.ts'
import { readProfile } from './profile.ts'
import { baseResumes } from './table.ts'

interface NamedResume {
  id: string
  name: string
}

/** What postings are matched with. */
export interface MatchInputs {
  profile: Profile
  resume: NamedResume
  /** All of the owner's, the main one first. */
  resumes: NamedResume[]
  document: MatchedResume
  verdictOf: VerdictOf
  /** The meanings of the resume's lines by their words, as far as they are encoded. */
  meanings: ReadonlyMap<string, Float32Array>
}

/**
 * The profile with a base resume of its owner, the main one unless another is named; null without
 * any. @throws AppError('not_found') for a resume that is not there
 */
export async function readMatchInputs(
  db: Db,
  ownerId: string,
  resumeId?: string,
): Promise<MatchInputs | null> {
  const resumes = (await listResumes(db, ownerId)).map(({ id, name }) => ({ id, name }))
  const id = resumeId ?? resumes[0]?.id
  if (id === undefined) return null
  const resume = await readResume(db, { id, ownerId })
  return {
    profile: await readProfile(db, ownerId),
    resume: { id: resume.id, name: resume.name },
    resumes,
    document: matchedResume(resume),
    verdictOf: await readVerdicts(db, ownerId),
    meanings: await readLineMeanings(db, resume.id),
  }
}

/**
 * The plain text of an owner's base resume, of the main one unless another is named; null without
 * any.
 */
export async function readResumeText(
  db: Db,
  ownerId: string,
  resumeId: string | null,
): Promise<string | null> {
  const isOfOwner = eq(baseResumes.ownerId, ownerId)
  const [row] = await db
    .select()
    .from(baseResumes)
    .where(resumeId === null ? isOfOwner : and(isOfOwner, eq(baseResumes.id, resumeId)))
    .orderBy(...inOrder)
    .limit(1)
  return row ? plainTextOf(row.document) : null
}
