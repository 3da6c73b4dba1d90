import type {
  ApplicationChange,
  ImportedApplication,
  NewApplication,
  NewEntry,
  ReplyToRead,
} from '@sightline/contracts/applications/applications'
import type { StateGroup } from '@sightline/contracts/applications/states'
import { fetchFile, fetchJson, send } from '../http.ts'

const contracts = () => import('@sightline/contracts/applications/applications')
const pathOf = (id: string) => `/applications/${encodeURIComponent(id)}`

/** The part of an address that names a resume. */
export const resumeQuery = (id: string | null) => (id === null ? '' : `?resume=${id}`)

/** Requests about the user's applications; all throw ApiError. */
export const applicationsApi = {
  /** A page of applications, newest first, of all states or of a column of the board. */
  list: ({
    after,
    group,
    search,
  }: {
    after?: string
    group?: StateGroup
    search?: string
  } = {}) => {
    const query = new URLSearchParams({
      ...(after !== undefined && { after }),
      ...(group !== undefined && { group }),
      ...(search && { search }),
    })
    return fetchJson('GET', `/applications?${query}`, async (body) =>
      (await contracts()).ApplicationPage.parse(body),
    )
  },
  /** The first cards of each column. */
  board: () =>
    fetchJson('GET', '/applications/board', async (body) =>
      (await contracts()).ApplicationBoard.parse(body),
    ),
  summary: () =>
    fetchJson('GET', '/applications/summary', async (body) =>
      (await contracts()).ApplicationSummary.parse(body),
    ),
  read: (id: string) =>
    fetchJson('GET', pathOf(id), async (body) => (await contracts()).ApplicationDetail.parse(body)),
  create: (application: Partial<NewApplication>) =>
    fetchJson(
      'POST',
      '/applications',
      async (body) => (await contracts()).Application.parse(body),
      application,
    ),
  change: (id: string, change: ApplicationChange) =>
    fetchJson(
      'PATCH',
      pathOf(id),
      async (body) => (await contracts()).Application.parse(body),
      change,
    ),
  /** How a posting fits a base resume of the user; null for the main one. */
  match: (postingId: string, resumeId: string | null) =>
    fetchJson(
      'GET',
      `/postings/${encodeURIComponent(postingId)}/match${resumeQuery(resumeId)}`,
      async (body) =>
        (await import('@sightline/contracts/matching/match')).PostingMatch.parse(body),
    ),
  remove: (id: string) => send('DELETE', pathOf(id)),
  addEntry: (id: string, entry: NewEntry) => send('POST', `${pathOf(id)}/entries`, entry),
  /** What a reply seems to say. Nothing is changed by it. */
  readReply: (reply: ReplyToRead) =>
    fetchJson(
      'POST',
      '/applications/replies/read',
      async (body) => (await contracts()).ReadReply.parse(body),
      reply,
    ),
  /** Stores all rows, or none. */
  importRows: (rows: ImportedApplication[]) =>
    fetchJson(
      'POST',
      '/applications/import',
      async (body) => (await contracts()).ImportResult.parse(body),
      { rows },
    ),
  exported: (format: 'csv' | 'json') => fetchFile(`/applications/export?format=${format}`),
}
