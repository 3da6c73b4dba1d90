import { t } from '@lingui/core/macro'
import type { Application } from '@sightline/contracts/applications/applications'
import type { ApplicationState, Outcome } from '@sightline/contracts/applications/states'
import { useState } from 'react'
import { useAction } from '../use-action.ts'
import { applicationsApi } from './api.ts'
import { stateLabel } from './labels.ts'
import { type Move, OutcomeDialog } from './move-menu.tsx'

/**
 * Moves applications to other states; before one is closed, asks how it ended. `announcement` is
 * for screen readers.
 */
export function useMove(onMoved: () => unknown) {
  const [closing, setClosing] = useState<Application | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { run, problem } = useAction()

  async function store(application: Application, state: ApplicationState, outcome: Outcome | null) {
    const change = { state, ...(outcome !== null && { outcome }) }
    if (!(await run(() => applicationsApi.change(application.id, change)))) return
    setAnnouncement(t`${application.posting.title} is now: ${stateLabel(state)}`)
    onMoved()
  }

  const move: Move = (application, state, outcome) => {
    if (state === 'closed' && outcome === null) setClosing(application)
    else if (state !== application.state) void store(application, state, outcome)
  }
  const dialog = (
    <OutcomeDialog
      key={closing?.id}
      application={closing}
      onCancel={() => setClosing(null)}
      onChoose={(outcome) => {
        if (closing) void store(closing, 'closed', outcome)
        setClosing(null)
      }}
    />
  )
  return { move, dialog, problem, announcement }
}
