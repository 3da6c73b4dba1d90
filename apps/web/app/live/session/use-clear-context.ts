import { hasContext } from '@sightline/live/session/session'
import { useState } from 'react'
import type { SyncedSession } from './use-live-events.ts'

/** Clears what answers rest on, after asking in the window in which the key was pressed. */
export function useClearContext({ session, report }: SyncedSession) {
  const [asksIn, setAsksIn] = useState<Window | null>(null)
  const cancel = () => setAsksIn(null)
  return {
    /** Where there is nothing to lose, there is nothing to clear. */
    begin(from: Window) {
      if (session.state !== 'ended' && hasContext(session)) setAsksIn(from)
    },
    /** The properties of the dialog in a window. */
    dialogIn: (target: Window) => ({
      isOpen: asksIn === target,
      onCancel: cancel,
      onConfirm() {
        cancel()
        report({ type: 'context-cleared' })
      },
    }),
  }
}
