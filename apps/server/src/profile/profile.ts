import { EMPTY_PROFILE, type Profile } from '@sightline/contracts/profile/profile'
import { eq } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import { listResumes } from './base-resumes.ts'
import { baseResumes, confirmations, profiles } from './table.ts'

/** An owner's profile; an empty one before anything is said. */
export async function readProfile(db: Db, ownerId: string): Promise<Profile> {
  const [row] = await db.select().from(profiles).where(eq(profiles.ownerId, ownerId))
  return row?.profile ?? EMPTY_PROFILE
}

export const readProfileWithResumes = async (db: Db, ownerId: string) => ({
  profile: await readProfile(db, ownerId),
  resumes: await listResumes(db, ownerId),
})

export async function storeProfile(
  { db, clock }: { db: Db; clock: Clock },
  ownerId: string,
  profile: Profile,
): Promise<void> {
  const row = { ownerId, profile, updatedAt: clock() }
  await db.transaction(async (tx) => {
    await tx.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.ownerId, set: row })
    await notify(tx, ownerId, 'profile')
  })
}

/** Everything that is stored of an owner's profile. Meanings of lines repeat the lines. */
export async function exportProfile(db: Db, ownerId: string) {
  const resumes = await db.select().from(baseResumes).where(eq(baseResumes.ownerId, ownerId))
  const verdicts = await db.select().from(confirmations).where(eq(confirmations.ownerId, ownerId))
  return {
    ...(await readProfile(db, ownerId)),
    resumes: resumes.map(({ ownerId: _, ...resume }) => resume),
    confirmations: verdicts.map(({ requirement, line, verdict, createdAt }) => ({
      requirement,
      line,
      verdict,
      createdAt,
    })),
  }
}
