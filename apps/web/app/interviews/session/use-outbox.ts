import type { ReportedEvent } from '@sightline/contracts/interview-events'
import { useEffect, useState } from 'react'
import { ApiError } from '../../http.ts'
import { createOutbox, type Outbox, type SaveState } from './outbox.ts'
import { saveUnsentEvents } from './unsent-events.ts'

type Options = {
  /** Events left over from an earlier visit. */
  unsentEvents: ReportedEvent[]
  send: (events: ReportedEvent[]) => Promise<void>
  onRefused: (error: unknown, events: ReportedEvent[]) => void
}

/**
 * The outbox of an interview. It sends when the page opens, when the browser is back online, and when the page is left.
 */
export function useOutbox(interviewId: string, options: Options): { outbox: Outbox; saveState: SaveState } {
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const [outbox] = useState(() =>
    createOutbox({
      initialEvents: options.unsentEvents,
      store: (events) => saveUnsentEvents(interviewId, events),
      send: options.send,
      isRefusal: (error) => error instanceof ApiError && [400, 404, 409].includes(error.status),
      onSaveState: setSaveState,
      onRefused: options.onRefused,
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

  return { outbox, saveState }
}
