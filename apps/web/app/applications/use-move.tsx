import { t } from '@lingui/core/macro'
import { errorMessage } from '@sightline/client/errors'
import type { Application } from '@sightline/contracts/applications/applications'
import type { ApplicationState, Outcome } from '@sightline/contracts/applications/states'
import { startTransition, useState } from 'react'
import { applicationsApi } from './api.ts'
import { stateLabel } from './labels.ts'
import { type Move, OutcomeDialog } from './move-menu.tsx'

interface Options {
  /** Called in a transition that lasts until the move has succeeded or failed. */
  onMoving?: (application: Application) => void
  onMoved: (application: Application) => unknown
}

/**
 * Moves applications to other states; before one is closed, asks how it ended. `announcement` is
 * for screen readers.
 */
export function useMove({ onMoving, onMoved }: Options) {
  const [closing, setClosing] = useState<Application | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  const store = (application: Application, state: ApplicationState, outcome: Outcome | null) => {
    setProblem(null)
    startTransition(async () => {
      onMoving?.({ ...application, state, outcome, followUp: null })
      try {
        const change = { state, ...(outcome !== null && { outcome }) }
        const moved = await applicationsApi.change(application.id, change)
        setAnnouncement(t`${application.posting.title} is now: ${stateLabel(state)}`)
        await onMoved(moved)
      } catch (error) {
        const [title, reason] = [application.posting.title, errorMessage(error)]
        setProblem(t`${title} was not moved. ${reason}`)
      }
    })
  }

  const move: Move = (application, state, outcome) => {
    if (state === 'closed' && outcome === null) setClosing(application)
    else if (state !== application.state) store(application, state, outcome)
  }
  const dialog = (
    <OutcomeDialog
      key={closing?.id}
      application={closing}
      onCancel={() => setClosing(null)}
      onChoose={(outcome) => {
        if (closing) store(closing, 'closed', outcome)
        setClosing(null)
      }}
    />
  )
  return { move, dialog, problem, announcement }
}
