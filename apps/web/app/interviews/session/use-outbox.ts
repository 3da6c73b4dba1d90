import { saveKeyOf } from '@sightline/coach/interview/save-key'
import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import { useEffect, useState } from 'react'
import { ApiError } from '../../http.ts'
import { createOutbox, type Outbox, type SaveState, type SendFailure } from './outbox.ts'
import { readSetAsideEvents, saveSetAsideEvents } from './set-aside-events.ts'
import { saveUnsentEvents } from './unsent-events.ts'

type Options = {
  /** Events left over from an earlier visit. */
  unsentEvents: ReportedEvent[]
  send: (events: ReportedEvent[]) => Promise<void>
  onOutdated: (error: unknown, event: ReportedEvent) => void
  onSetAside: (event: ReportedEvent) => void
}

type SentEvents = {
  outbox: Outbox<ReportedEvent>
  saveState: SaveState
  /** The events that the server did not accept, kept on this device until they are dismissed. */
  setAside: ReportedEvent[]
  dismissSetAside: () => void
}

/**
 * The outbox of an interview. It sends when the page opens, when the browser is back online, and
 * when the page is left.
 */
export function useOutbox(interviewId: string, options: Options): SentEvents {
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const [setAside, setSetAside] = useState(() => readSetAsideEvents(interviewId))
  const keepSetAside = (events: ReportedEvent[]) => {
    saveSetAsideEvents(interviewId, events)
    setSetAside(events)
  }
  const [outbox] = useState(() =>
    createOutbox({
      initialEvents: options.unsentEvents,
      saveKeyOf,
      store: (events) => saveUnsentEvents(interviewId, events),
      send: options.send,
      kindOfFailure,
      onSaveState: setSaveState,
      onOutdated: options.onOutdated,
      onSetAside: (event) => {
        keepSetAside([...readSetAsideEvents(interviewId), event])
        options.onSetAside(event)
      },
    }),
  )

  useEffect(() => {
    outbox.flush()
    const flush = () => void outbox.flush()
    addEventListener('online', flush)
    return () => {
      removeEventListener('online', flush)
      outbox.flush().finally(outbox.close)
    }
  }, [outbox])

  return { outbox, saveState, setAside, dismissSetAside: () => keepSetAside([]) }
}

/**
 * Statuses of a server or proxy that takes no requests now, or not from this session, whatever
 * their content.
 */
const NOT_NOW = [401, 403, 408, 425, 429, 502, 503, 504]

export function kindOfFailure(error: unknown): SendFailure {
  if (!(error instanceof ApiError) || error.status < 400 || NOT_NOW.includes(error.status))
    return 'unreachable'
  if (error.status === 404 || error.status === 409) return 'outdated'
  return error.status < 500 ? 'refused' : 'broken'
}
