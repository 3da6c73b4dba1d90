import type { Entry } from '@sightline/contracts/applications/applications'
import { asc, eq } from 'drizzle-orm'
import Papa from 'papaparse'
import type { Db } from '../platform/db/client.ts'
import { postings } from '../postings/public.ts'
import { applicationEntries, applicationSessions, applications } from './table.ts'

/** All applications of an owner with everything that is stored of them, oldest first. */
export async function exportApplications(db: Db, ownerId: string) {
  const rows = await db
    .select({
      application: applications,
      posting: { company: postings.company, title: postings.title, url: postings.url },
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(eq(applications.ownerId, ownerId))
    .orderBy(asc(applications.createdAt), asc(applications.id))
  const isOfOwner = eq(applications.ownerId, ownerId)
  const entries = await db
    .select({
      applicationId: applicationEntries.applicationId,
      at: applicationEntries.at,
      entry: applicationEntries.entry,
    })
    .from(applicationEntries)
    .innerJoin(applications, eq(applications.id, applicationEntries.applicationId))
    .where(isOfOwner)
    .orderBy(asc(applicationEntries.at), asc(applicationEntries.id))
  const sessions = await db
    .select({
      applicationId: applicationSessions.applicationId,
      interviewId: applicationSessions.interviewId,
    })
    .from(applicationSessions)
    .innerJoin(applications, eq(applications.id, applicationSessions.applicationId))
    .where(isOfOwner)
  const timelines = Map.groupBy(entries, ({ applicationId }) => applicationId)
  const interviews = Map.groupBy(sessions, ({ applicationId }) => applicationId)
  return rows.map(({ application: { ownerId: _, ...application }, posting }) => ({
    ...application,
    ...posting,
    timeline: (timelines.get(application.id) ?? []).map(({ at, entry }) => ({ at, ...entry })),
    interviews: (interviews.get(application.id) ?? []).map(({ interviewId }) => interviewId),
  }))
}

type Exported = Awaited<ReturnType<typeof exportApplications>>[number]

const noteOf = (entry: Entry) => (entry.kind === 'note' ? [entry.text] : [])

/**
 * Applications as a table, which the import reads again. Cells that spreadsheets would run as
 * formulas begin with an apostrophe.
 */
export const csvOf = (exported: readonly Exported[]): string =>
  Papa.unparse(
    exported.map((application) => ({
      Company: application.company,
      Title: application.title,
      Address: application.url ?? '',
      State: application.state,
      Outcome: application.outcome ?? '',
      Created: application.createdAt.toISOString(),
      Submitted: application.submittedAt?.toISOString() ?? '',
      Interview: application.interviewAt?.toISOString() ?? '',
      Contact: application.contact,
      'Next step': application.nextStep,
      'Next step on': application.nextStepOn ?? '',
      Notes: application.timeline.flatMap(noteOf).join('\n\n'),
    })),
    { escapeFormulae: true },
  )
