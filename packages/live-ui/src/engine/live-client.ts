import type { EventBatch, EventBody, EventLogApi } from '@sightline/client/event-log'
import type { Http } from '@sightline/client/http'
import type { LiveEvent, ReportedLiveEvent } from '@sightline/contracts/live/events'
import type { LiveAnswerRequest } from '@sightline/contracts/live/sessions'

/** Adds an event to the session at once, and sends it to the server. Returns its id. */
export type ReportLive = (event: EventBody<ReportedLiveEvent>) => string

/** The requests of one live session; all throw ApiError. */
export interface LiveClient
  extends EventLogApi<LiveEvent, ReportedLiveEvent, EventBatch<LiveEvent>> {
  /** The stream of an answer to a prompt point. */
  openAnswer(request: LiveAnswerRequest, signal: AbortSignal): Promise<ReadableStream<string>>
  stopAnswers(): Promise<void>
  /** Opens the WebSocket that takes the session's sound. */
  openSound(): WebSocket
}

interface Options {
  http: Http
  /** Opens a WebSocket of the server, by its path. */
  openSocket: (path: string) => WebSocket
  /** Follows what others add to live sessions; see EventLogApi. */
  watch: (listener: () => Promise<unknown>) => () => void
}

const contracts = () => import('@sightline/contracts/live/sessions')

export function createLiveClient(id: string, { http, openSocket, watch }: Options): LiveClient {
  const path = `/live/${encodeURIComponent(id)}`
  const parse = async (body: unknown) => (await contracts()).LiveEventsStored.parse(body)
  return {
    report: (events) => http.fetchJson('POST', `${path}/events`, parse, { events }),
    reportOnClose: (events) => http.sendBeacon(`${path}/events`, { events }),
    after: (seq) => http.fetchJson('GET', `${path}/events?after=${seq}`, parse),
    watch,
    openAnswer: (body, signal) => http.fetchTextStream('POST', `${path}/answers`, { body, signal }),
    stopAnswers: () => http.send('POST', `${path}/answers/stop`),
    openSound: () => openSocket(`${path}/sound`),
  }
}
