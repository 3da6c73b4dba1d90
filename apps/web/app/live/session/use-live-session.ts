import { openUnsentEvents, type UnsentEvents } from '@sightline/client/unsent-events'
import type { ReportedLiveEvent } from '@sightline/contracts/live/events'
import type { LiveDetail } from '@sightline/contracts/live/sessions'
import { createLiveClient } from '@sightline/live-ui/engine/live-client'
import { createLiveSession } from '@sightline/live-ui/engine/live-session'
import type { LiveSessionViews } from '@sightline/live-ui/engine/views'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { deviceStore, userStore } from '../../device-store.ts'
import { announcements } from '../../events/public.ts'
import { http, openSocket } from '../../http.ts'
import { browserSenses } from '../senses/browser-senses.ts'

/** What a page needs to open a session. */
export interface LoadedSession {
  detail: LiveDetail
  unsent: UnsentEvents<ReportedLiveEvent>
  hasTranscriber: boolean
}

/** A live session as this tab shows it, for as long as the page is open. */
export function useLiveSession(loaded: LoadedSession): LiveSessionViews {
  const [session] = useState(() =>
    createLiveSession({
      ...loaded,
      client: createLiveClient(loaded.detail.session.id, { http, openSocket, watch }),
      senses: browserSenses,
      runCode: async (language, run) => (await import('./run-code.ts')).runCode(language, run),
      settings: deviceStore,
    }),
  )
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // In development React leaves and enters a page once more at its beginning.
    clearTimeout(closing.current)
    const close = session.open()
    addEventListener('pagehide', session.leave)
    return () => {
      removeEventListener('pagehide', session.leave)
      closing.current = setTimeout(close)
    }
  }, [session])
  return useSyncExternalStore(session.subscribe, session.getViews)
}

const watch = (listener: () => Promise<unknown>) =>
  announcements.watch('interview-events', listener)

/** What this device keeps of a session's events. */
export async function openLiveEvents(sessionId: string): Promise<UnsentEvents<ReportedLiveEvent>> {
  const { ReportedLiveEvent } = await import('@sightline/contracts/live/events')
  return openUnsentEvents(userStore(), `live-${sessionId}`, (value) => {
    const parsed = ReportedLiveEvent.safeParse(value)
    return parsed.success ? parsed.data : null
  })
}
