import { ApiError } from '@sightline/client/errors'
import { readWholeLog } from '@sightline/client/event-log'
import type { Http } from '@sightline/client/http'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { LivePage, LiveSession } from '@sightline/contracts/live/lists'
import type {
  LiveDetail,
  LiveReadiness,
  LiveSessionRequest,
} from '@sightline/contracts/live/sessions'

/** What a program asks the server of live sessions, before it has opened one. Throws ApiError. */
export interface LiveApi {
  /** What the server has for live sessions. */
  readiness(): Promise<LiveReadiness>
  /**
   * A page of the user's sessions, newest first; the page that follows the session `after` if
   * given.
   */
  list(after?: string): Promise<LivePage>
  /** Begins a session, and spends its first credit. */
  begin(session: LiveSessionRequest): Promise<LiveSession>
  /** A session with all its events. */
  read(id: string): Promise<LiveDetail>
  /** Ends a session that no window need show; one that has ended or is gone as well. */
  end(id: string): Promise<void>
}

const contracts = () => import('@sightline/contracts/live/sessions')
const listContracts = () => import('@sightline/contracts/live/lists')
const pathOf = (id: string) => `/live/${encodeURIComponent(id)}`

export const createLiveApi = ({ fetchJson, send }: Pick<Http, 'fetchJson' | 'send'>): LiveApi => ({
  readiness: () =>
    fetchJson('GET', '/live/readiness', async (body) =>
      (await contracts()).LiveReadiness.parse(body),
    ),
  list: (after) =>
    fetchJson('GET', `/live${after === undefined ? '' : `?after=${after}`}`, async (body) =>
      (await listContracts()).LivePage.parse(body),
    ),
  begin: (session) =>
    fetchJson(
      'POST',
      '/live',
      async (body) => (await listContracts()).LiveSession.parse(body),
      session,
    ),
  read: async (id) =>
    readWholeLog(
      await fetchJson('GET', pathOf(id), async (body) =>
        (await contracts()).LiveDetail.parse(body),
      ),
      (after) =>
        fetchJson('GET', `${pathOf(id)}/events?after=${after}`, async (body) =>
          (await contracts()).LiveEventsStored.parse(body),
        ),
    ),
  async end(id) {
    const ended = { id: crypto.randomUUID(), version: EVENT_VERSION, type: 'live-ended' }
    try {
      await send('POST', `${pathOf(id)}/events`, { events: [ended] })
    } catch (error) {
      // It was ended or deleted elsewhere meanwhile.
      if (!(error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_found')))
        throw error
    }
  },
})

/**
 * The session that has not ended, of which a user has one at most. `besides`: the id of one that
 * does not count.
 */
export const runningSession = (sessions: readonly LiveSession[], besides?: string) =>
  sessions.find(({ id, state }) => state !== 'ended' && id !== besides)
