import {
  AFTER_INTERVIEW_DAYS,
  AFTER_SUBMISSION_DAYS,
  SILENCE_DAYS,
} from '@sightline/applications/tracking/follow-ups'
import type { ApplicationSummary } from '@sightline/contracts/applications/applications'
import { APPLICATION_STATES, OUTCOMES } from '@sightline/contracts/applications/states'
import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { DAY_MS } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { readListed } from './read-applications.ts'
import { applicationEntries, applications } from './table.ts'

/** How many applications that ask for something are listed. */
const DUE_MAX_COUNT = 20
const DAY_S = DAY_MS / 1000

const Steps = z.object({
  rows: z.array(
    z.object({
      state: z.enum(APPLICATION_STATES),
      ever: z.coerce.number(),
      days: z.coerce.number().nullable(),
    }),
  ),
})

/** How many of the owner's applications are where, how long steps took, and what is due. */
export async function summarize(db: Db, ownerId: string, now: Date): Promise<ApplicationSummary> {
  const isOfOwner = eq(applications.ownerId, ownerId)
  const current = await db
    .select({ state: applications.state, outcome: applications.outcome, number: count() })
    .from(applications)
    .where(isOfOwner)
    .groupBy(applications.state, applications.outcome)
  const steps = new Map((await readSteps(db, ownerId)).map((step) => [step.state, step]))
  const countOf = (matches: (row: (typeof current)[number]) => boolean) =>
    current.filter(matches).reduce((sum, { number }) => sum + number, 0)
  const silent = singleRow(
    await db
      .select({ number: count() })
      .from(applications)
      .where(and(isOfOwner, isSilent(now))),
  )
  return {
    steps: APPLICATION_STATES.map((state) => ({
      state,
      nowCount: countOf((row) => row.state === state),
      everCount: steps.get(state)?.ever ?? 0,
      medianDays: steps.get(state)?.days ?? null,
    })),
    outcomes: OUTCOMES.map((outcome) => ({
      outcome,
      count: countOf((row) => row.outcome === outcome),
    })),
    noAnswerCount: silent.number,
    due: await readDue(db, ownerId, now),
  }
}

/** How many applications came to each state, and the median of the days that they stayed. */
async function readSteps(db: Db, ownerId: string) {
  const { rows } = Steps.parse(
    await db.execute(sql`
      with moves as (
        select entry ->> 'to' as state, ${applicationEntries.applicationId}, ${applicationEntries.at} as at,
          lead(${applicationEntries.at}) over (
            partition by ${applicationEntries.applicationId}
            order by ${applicationEntries.at}, ${applicationEntries.id}
          ) as left_at
        from ${applicationEntries}
        join ${applications} on ${applications.id} = ${applicationEntries.applicationId}
        where ${applications.ownerId} = ${ownerId} and entry ->> 'kind' = 'state'
      )
      select state, count(distinct application_id) as ever,
        percentile_cont(0.5) within group (order by extract(epoch from left_at - at) / ${DAY_S}) as days
      from moves group by state`),
  )
  return rows
}

/** When an application began to wait for a word of the employer. */
const waitingSince = sql`case when ${applications.state} = 'submitted' then ${applications.stateSince}
  when ${applications.state} = 'interview' then coalesce(${applications.interviewAt}, ${applications.stateSince}) end`
const isFollowedUp = sql`coalesce(${applications.followedUpAt} > ${waitingSince}, false)`
const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

/** Query condition: nothing has been heard for so long that the silence is an answer. */
const isSilent = (now: Date): SQL =>
  sql`greatest(${applications.followedUpAt}, ${waitingSince}) <= ${before(now, SILENCE_DAYS)}::timestamptz
    and ${waitingSince} is not null`

/** Applications with a follow-up or a next step that is due, the longest due first. */
async function readDue(db: Db, ownerId: string, now: Date) {
  const isFollowUpDue = sql`not ${isFollowedUp} and ${waitingSince} <= case
    when ${applications.state} = 'submitted' then ${before(now, AFTER_SUBMISSION_DAYS)}::timestamptz
    else ${before(now, AFTER_INTERVIEW_DAYS)}::timestamptz end and not (${isSilent(now)})`
  const today = now.toISOString().slice(0, 10)
  const isStepDue = and(
    isNotNull(applications.nextStepOn),
    sql`${applications.nextStepOn} <= ${today}`,
  )
  const ids = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.ownerId, ownerId), sql`(${isStepDue} or (${isFollowUpDue}))`))
    .orderBy(
      asc(sql`least(${applications.nextStepOn}::timestamptz, ${waitingSince})`),
      asc(applications.id),
    )
    .limit(DUE_MAX_COUNT)
  const due = new Map((await readListed(db, ids, now)).map((one) => [one.id, one]))
  return ids.flatMap(({ id }) => due.get(id) ?? [])
}
