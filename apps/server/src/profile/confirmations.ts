import type { VerdictOf } from '@sightline/applications/matching/match'
import { normalisedWords } from '@sightline/applications/matching/tokens'
import type { Confirmation } from '@sightline/contracts/profile/profile'
import { and, eq } from 'drizzle-orm'
import { hashToken, requireRoom } from '../auth/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import { confirmations } from './table.ts'

const ROOM = { count: 5000, of: 'remembered answers' }

/** Remembers or forgets a candidate's verdict. @throws AppError('no_room') */
export async function confirm(
  { db, clock }: { db: Db; clock: Clock },
  ownerId: string,
  { requirement, line, verdict }: Confirmation,
): Promise<void> {
  const key = {
    ownerId,
    requirementHash: hashOf(requirement),
    lineHash: hashOf(line),
  }
  await db.transaction(async (tx) => {
    await tx
      .delete(confirmations)
      .where(
        and(
          eq(confirmations.ownerId, ownerId),
          eq(confirmations.requirementHash, key.requirementHash),
          eq(confirmations.lineHash, key.lineHash),
        ),
      )
    if (verdict) {
      await requireRoom(tx, confirmations, ownerId, ROOM)
      await tx
        .insert(confirmations)
        .values({ ...key, requirement, line, verdict, createdAt: clock() })
    }
    await notify(tx, ownerId, 'profile')
  })
}

/** All that a candidate has said of lines and requirements. */
export async function readVerdicts(db: Db, ownerId: string): Promise<VerdictOf> {
  const { requirement, line, verdict } = confirmations
  const rows = await db
    .select({ requirement, line, verdict })
    .from(confirmations)
    .where(eq(confirmations.ownerId, ownerId))
  const verdicts = new Map(
    rows.map((row) => [
      `${normalisedWords(row.requirement)}\n${normalisedWords(row.line)}`,
      row.verdict,
    ]),
  )
  return (requirementWords, lineWords) => verdicts.get(`${requirementWords}\n${lineWords}`)
}

const hashOf = (text: string) => hashToken(normalisedWords(text))
