import { fitInterviews } from '@sightline/applications/preparing/fit-interviews'
import { type Followed, followUpOf } from '@sightline/applications/tracking/follow-ups'
import type {
  Application,
  ApplicationBoard,
  ApplicationDetail,
  ApplicationPage,
} from '@sightline/contracts/applications/applications'
import {
  APPLICATIONS_PER_PAGE,
  BOARD_CARDS,
  STATE_GROUP_NAMES,
  STATE_GROUPS,
  type StateGroup,
} from '@sightline/contracts/applications/states'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../platform/db/client.ts'
import { isOnPageAfter, pageOf } from '../platform/db/page.ts'
import { hasWords } from '../platform/db/word-search.ts'
import { AppError } from '../platform/errors.ts'
import { postings } from '../postings/public.ts'
import { interviews } from '../session-log/public.ts'
import { applicationEntries, applicationSessions, applications } from './table.ts'

export interface OwnedId {
  id: string
  ownerId: string
}

export const notFound = () => new AppError('not_found', 'This application is not there any more.')

/**
 * Query condition: the application exists and belongs to this owner. @throws AppError('not_found')
 * for malformed ids
 */
export function isOwned({ id, ownerId }: OwnedId): SQL | undefined {
  if (!z.uuid().safeParse(id).success) throw notFound()
  return and(eq(applications.id, id), eq(applications.ownerId, ownerId))
}

/** Query for applications with their postings, as `asApplication` takes them. */
export const selectApplications = (db: Db) =>
  db
    .select({
      application: applications,
      posting: {
        id: postings.id,
        company: postings.company,
        title: postings.title,
        places: postings.places,
        url: postings.url,
        closedAt: postings.closedAt,
      },
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))

type Selected = Awaited<ReturnType<typeof selectApplications>>[number]

/** An application as sent to its owner. */
export function asApplication({ application, posting }: Selected, now: Date): Application {
  const { ownerId: _, postingId: __, followedUpAt: ___, ...row } = application
  return {
    ...row,
    posting: { ...posting, closedAt: posting.closedAt?.toISOString() ?? null },
    stateSince: row.stateSince.toISOString(),
    createdAt: row.createdAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    interviewAt: row.interviewAt?.toISOString() ?? null,
    followUp: followUpOf(application satisfies Followed, now),
  }
}

/** The owner's application. @throws AppError('not_found') */
export async function readApplication(db: Db, owned: OwnedId, now: Date): Promise<Application> {
  const [row] = await selectApplications(db).where(isOwned(owned))
  if (!row) throw notFound()
  return asApplication(row, now)
}

/**
 * The owner's application with its timeline, the interviews that fit it, and its sessions.
 * @throws AppError('not_found')
 */
export async function readDetail(db: Db, owned: OwnedId, now: Date): Promise<ApplicationDetail> {
  const application = await readApplication(db, owned, now)
  const [posting] = await db
    .select({ title: postings.title, blocks: postings.blocks })
    .from(postings)
    .where(eq(postings.id, application.posting.id))
  const entries = await db
    .select()
    .from(applicationEntries)
    .where(eq(applicationEntries.applicationId, owned.id))
    .orderBy(desc(applicationEntries.at), desc(applicationEntries.id))
  const sessions = await db
    .select({
      id: interviews.id,
      mode: interviews.mode,
      round: interviews.round,
      kind: interviews.kind,
      createdAt: interviews.createdAt,
      endedAt: interviews.endedAt,
    })
    .from(applicationSessions)
    .innerJoin(interviews, eq(interviews.id, applicationSessions.interviewId))
    .where(eq(applicationSessions.applicationId, owned.id))
    .orderBy(desc(interviews.createdAt))
  return {
    ...application,
    timeline: entries.map(({ id, at, entry }) => ({ id, at: at.toISOString(), entry })),
    interviews: posting ? fitInterviews({ ...posting, blocks: posting.blocks ?? [] }) : [],
    sessions: sessions.map(({ round, kind, createdAt, endedAt, ...session }) => ({
      ...session,
      kind: kind ?? round ?? '',
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
  }
}

interface ListQuery {
  group?: StateGroup | undefined
  search?: string | undefined
  after?: string | undefined
}

/** A page of the owner's applications, newest first. */
export async function listApplications(
  db: Db,
  ownerId: string,
  query: ListQuery,
  now: Date,
): Promise<ApplicationPage> {
  const { items, next } = pageOf(await listIds(db, ownerId, query), APPLICATIONS_PER_PAGE)
  return { items: await readListed(db, items, now), next }
}

/** The first page of each column of the owner's board. */
export async function readBoard(db: Db, ownerId: string, now: Date): Promise<ApplicationBoard> {
  const pages: { group: StateGroup; items: { id: string }[]; next: string | null }[] = []
  for (const group of STATE_GROUP_NAMES)
    pages.push({
      group,
      ...pageOf(await listIds(db, ownerId, { group }, BOARD_CARDS), BOARD_CARDS),
    })
  const all = await readListed(
    db,
    pages.flatMap(({ items }) => items),
    now,
  )
  const byId = new Map(all.map((application) => [application.id, application]))
  return {
    columns: pages.map(({ items, ...column }) => ({
      ...column,
      items: items.flatMap(({ id }) => byId.get(id) ?? []),
    })),
  }
}

/**
 * The ids of a page, and one more. Which applications a page has is found before their postings are
 * read: planners join all postings of a user who has thousands otherwise.
 */
async function listIds(
  db: Db,
  ownerId: string,
  { group, search, after }: ListQuery,
  size = APPLICATIONS_PER_PAGE,
): Promise<{ id: string }[]> {
  const isInGroup = and(
    eq(applications.ownerId, ownerId),
    group && inArray(applications.state, [...STATE_GROUPS[group]]),
  )
  const ids = db.select({ id: applications.id }).from(applications).$dynamic()
  if (search) ids.innerJoin(postings, eq(postings.id, applications.postingId))
  return ids
    .where(
      and(
        ...hasWords([postings.company, postings.title], search),
        isOnPageAfter(applications, isInGroup, after),
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(size + 1)
}

/** Applications by their ids, newest first. */
export async function readListed(db: Db, ids: { id: string }[], now: Date): Promise<Application[]> {
  if (ids.length === 0) return []
  const isListed = inArray(
    applications.id,
    ids.map(({ id }) => id),
  )
  const rows = await selectApplications(db)
    .where(isListed)
    .orderBy(desc(applications.createdAt), desc(applications.id))
  return rows.map((row) => asApplication(row, now))
}
