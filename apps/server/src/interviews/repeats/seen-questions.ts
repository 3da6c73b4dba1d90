import type { SeenQuestion } from '@sightline/coach/interviewer/seen-questions'
import { and, eq, inArray, max, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { interviewEvents, interviews } from '../../session-log/public.ts'
import { solutionReads } from '../table.ts'

/**
 * The questions that the owner has met, oldest first: asked in an interview, planned in an
 * unfinished one, or with a solution that the owner has read. `exceptInterview` leaves one
 * interview out.
 */
export async function seenQuestions(
  db: Db,
  ownerId: string,
  exceptInterview?: string,
): Promise<SeenQuestion[]> {
  const { body, type, at, logId } = interviewEvents
  const isOther = exceptInterview === undefined ? undefined : ne(interviews.id, exceptInterview)
  const eventsOfOwner = <Columns extends Parameters<Db['select']>[0] & object>(columns: Columns) =>
    db.select(columns).from(interviewEvents).innerJoin(interviews, eq(interviews.id, logId))
  const isOfOwner = and(eq(interviews.ownerId, ownerId), isOther)

  const askedSlug = sql<string>`${body}->>'question'`
  const asked = await eventsOfOwner({ slug: askedSlug, lastAt: max(at) })
    .where(and(isOfOwner, eq(type, 'question-asked')))
    .groupBy(askedSlug)
  // An interview is planned first, may be fitted to a job description, and is adapted on its way.
  const planned = await eventsOfOwner({
    slug: sql<string>`jsonb_path_query(${body}, '$.**.slug') #>> '{}'`,
    at,
  }).where(
    and(
      isOfOwner,
      ne(interviews.state, 'ended'),
      inArray(type, ['planned', 'plan-fitted', 'plan-adapted']),
    ),
  )
  const reads = await db.select().from(solutionReads).where(eq(solutionReads.ownerId, ownerId))

  const seen = new Map<string, SeenQuestion & { metAt: number }>()
  const meet = (slug: string, metAt: Date, more: Partial<SeenQuestion>) => {
    const known = seen.get(slug) ?? { slug, lastAt: null, isSolutionRead: false, metAt: 0 }
    seen.set(slug, { ...known, ...more, metAt: Math.max(known.metAt, metAt.getTime()) })
  }
  for (const { question, firstReadAt } of reads)
    meet(question, firstReadAt, { lastAt: firstReadAt.toISOString(), isSolutionRead: true })
  for (const { slug, lastAt } of asked)
    if (lastAt) meet(slug, lastAt, { lastAt: lastAt.toISOString() })
  for (const { slug, at } of planned) meet(slug, at, {})
  return [...seen.values()]
    .sort((a, b) => a.metAt - b.metAt)
    .map(({ metAt: _, ...question }) => question)
}
