import type { ListedCompany } from '@sightline/contracts/postings/companies'
import type { PostingListQuery, ReadRequest } from '@sightline/contracts/postings/postings'
import type { NewSavedSearch } from '@sightline/contracts/postings/saved-searches'
import type { Confirmation } from '@sightline/contracts/profile/profile'
import { fetchJson, send } from '../http.ts'

const contracts = () => import('@sightline/contracts/postings/postings')
const searchContracts = () => import('@sightline/contracts/postings/saved-searches')
const pathOf = (id: string) => `/postings/${encodeURIComponent(id)}`
const searchPathOf = (id: string) => `/saved-searches/${encodeURIComponent(id)}`

/** A query as it stands in an address. */
export const queryText = (query: PostingListQuery) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()

/** Requests about postings of employers; all throw ApiError. */
export const postingsApi = {
  /** A page of postings, newest first. */
  list: (query: PostingListQuery) =>
    fetchJson('GET', `/postings?${queryText(query)}`, async (body) =>
      (await contracts()).PostingPage.parse(body),
    ),
  /** Reads an address, a company's name or a posting's text, and keeps what it finds. */
  readGiven: (request: ReadRequest) =>
    fetchJson(
      'POST',
      '/postings/read',
      async (body) => (await contracts()).ReadResult.parse(body),
      request,
    ),
  show: (id: string) =>
    fetchJson('GET', pathOf(id), async (body) => (await contracts()).Posting.parse(body)),
  /** What the application to a posting asks. */
  form: (id: string) =>
    fetchJson('GET', `${pathOf(id)}/form`, async (body) =>
      (await contracts()).PostingForm.parse(body),
    ),
  /** How a posting fits a base resume, the main one unless another is named. */
  match: (id: string, resume: string | undefined) =>
    fetchJson('GET', `${pathOf(id)}/match${resume ? `?resume=${resume}` : ''}`, async (body) =>
      (await import('@sightline/contracts/matching/match')).PostingMatch.parse(body),
    ),
  /** Keeps the user's own verdict of a requirement and a line, or forgets it. */
  confirm: (confirmation: Confirmation) => send('PUT', '/profile/confirmations', confirmation),
  companies: () =>
    fetchJson('GET', '/companies', async (body) =>
      (await import('@sightline/contracts/postings/companies')).Companies.parse(body),
    ),
  setListed: (company: ListedCompany) => send('PUT', '/companies', company),
  searches: () =>
    fetchJson('GET', '/saved-searches', async (body) =>
      (await searchContracts()).SavedSearches.parse(body),
    ),
  addSearch: (search: NewSavedSearch) => send('POST', '/saved-searches', search),
  changeSearch: (id: string, search: NewSavedSearch) => send('PATCH', searchPathOf(id), search),
  removeSearch: (id: string) => send('DELETE', searchPathOf(id)),
  /** All that the search has found counts as seen. */
  markSeen: (id: string) => send('POST', `${searchPathOf(id)}/seen`),
}
