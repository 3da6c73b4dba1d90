import { hasContext } from '@sightline/live/session/session'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { useState } from 'react'
import type { SessionView } from '../engine/views.ts'

/** Clears what answers rest on, after asking in the window in which the user wants it. */
export function useClearContext({ state, clearContext }: SessionView) {
  const [asksIn, setAsksIn] = useState<Window | null>(null)
  const cancel = () => setAsksIn(null)
  return {
    /** Where there is nothing to lose, there is nothing to clear. */
    askIn(target: Window) {
      if (state.state !== 'ended' && hasContext(state)) setAsksIn(target)
    },
    /** The dialog, to be rendered in each window. */
    dialogIn: (target: Window) => (
      <ConfirmDialog
        isOpen={asksIn === target}
        title="Clear the context?"
        text="New answers will rest on nothing that was said or seen until now. The transcript stays."
        confirmLabel="Clear it"
        onCancel={cancel}
        onConfirm={() => {
          cancel()
          clearContext()
        }}
      />
    ),
  }
}
