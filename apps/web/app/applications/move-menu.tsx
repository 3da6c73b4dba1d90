import { t } from '@lingui/core/macro'
import type { Application } from '@sightline/contracts/applications/applications'
import {
  APPLICATION_STATES,
  type ApplicationState,
  OUTCOMES,
  type Outcome,
} from '@sightline/contracts/applications/states'
import { Button } from '@sightline/ui/button'
import { RadioGroup } from '@sightline/ui/choice'
import { Dialog } from '@sightline/ui/dialog'
import { Menu, MenuChoice } from '@sightline/ui/menu'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useState } from 'react'
import { outcomeLabel, standingLabel, stateLabel } from './labels.ts'

export type Move = (
  application: Application,
  state: ApplicationState,
  outcome: Outcome | null,
) => void

/** The state of an application, which opens a menu of the others. */
export function MoveMenu({ application, onMove }: { application: Application; onMove: Move }) {
  const { state, outcome, posting } = application
  const standing = standingLabel(state, outcome)
  return (
    <Menu
      trigger={
        <Button
          size="small"
          className="h-auto! min-h-8 max-w-full self-start py-1 whitespace-normal!"
          icon={<ChevronsUpDown size={14} aria-hidden />}
          aria-label={t`${standing}. Change the state of ${posting.title}, ${posting.company}`}
        >
          {standing}
        </Button>
      }
    >
      <MenuChoice
        value={state}
        options={APPLICATION_STATES.map((value) => ({ value, label: stateLabel(value) }))}
        onChange={(next) => onMove(application, next, null)}
      />
    </Menu>
  )
}

type OutcomeDialogProps = {
  /** The application that is being closed; null while none is. */
  application: Application | null
  onChoose: (outcome: Outcome) => void
  onCancel: () => void
}

/** Asks how an application ended, before it is closed. */
export function OutcomeDialog({ application, onChoose, onCancel }: OutcomeDialogProps) {
  const [chosen, setChosen] = useState<Outcome>('rejected')
  return (
    <Dialog
      isOpen={application !== null}
      onClose={onCancel}
      title={t`How did it end?`}
      actions={
        <>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          <Button variant="primary" onClick={() => onChoose(chosen)}>
            {t`Close the application`}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={application ? `${application.posting.title}, ${application.posting.company}` : ''}
        name="outcome"
        defaultValue={chosen}
        options={OUTCOMES.map((value) => ({ value, label: outcomeLabel(value) }))}
        onChange={setChosen}
      />
    </Dialog>
  )
}
