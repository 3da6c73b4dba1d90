import type { KeyValueStore } from '@sightline/client/key-value-store'
import { openUnsentEvents, type UnsentEvents } from '@sightline/client/unsent-events'
import type { ReportedLiveEvent } from '@sightline/contracts/live/events'
import type { LiveDetail } from '@sightline/contracts/live/sessions'
import type { LiveApi } from './live-api.ts'

/** What a window needs to open a session. */
export interface LoadedSession {
  detail: LiveDetail
  unsent: UnsentEvents<ReportedLiveEvent>
  hasTranscriber: boolean
}

/** Loads a session, and what `store`, which is the user's, keeps of it. @throws ApiError */
export async function loadSession(
  id: string,
  { api, store }: { api: Pick<LiveApi, 'read' | 'readiness'>; store: KeyValueStore },
): Promise<LoadedSession> {
  const [detail, unsent, { hasTranscriber }] = await Promise.all([
    api.read(id),
    openLiveEvents(id, store),
    api.readiness(),
  ])
  return { detail, unsent, hasTranscriber }
}

async function openLiveEvents(id: string, store: KeyValueStore) {
  const { ReportedLiveEvent } = await import('@sightline/contracts/live/events')
  return openUnsentEvents(store, `live-${id}`, (value) => {
    const parsed = ReportedLiveEvent.safeParse(value)
    return parsed.success ? parsed.data : null
  })
}
