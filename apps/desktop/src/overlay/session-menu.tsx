import { LIVE_KINDS } from '@sightline/contracts/live/kinds'
import type { SessionView } from '@sightline/live-ui/engine/views'
import { KIND_LABELS } from '@sightline/live-ui/labels'
import { IconButton } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { Menu, MenuCheckbox, MenuChoice, MenuHeading, MenuItem } from '@sightline/ui/menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { openLink } from '../native/windows.ts'

interface Props {
  session: SessionView
  /** The session's address on the site. */
  page: string
  onClear: () => void
  onLeave: () => void
}

const KINDS = LIVE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))

/** What can be done with all of the session. */
export function SessionMenu({ session, page, onClear, onLeave }: Props) {
  const { state, isEnded } = session
  const [isEnding, setIsEnding] = useState(false)
  return (
    <div className="relative">
      <Menu trigger={<IconButton label="Session" icon={<Ellipsis size={20} aria-hidden />} />}>
        {!isEnded && (
          <>
            {state.setting !== 'not-permitted' && (
              <MenuCheckbox
                isChecked={state.automaticSince !== null}
                onChange={session.setAutomatic}
              >
                Answer by itself
              </MenuCheckbox>
            )}
            <MenuItem onSelect={onClear}>Start afresh</MenuItem>
          </>
        )}
        <MenuItem onSelect={() => void openLink(page).catch(() => {})}>Open on the site</MenuItem>
        {!isEnded && (
          <>
            <MenuItem onSelect={onLeave}>Close it here</MenuItem>
            <MenuItem onSelect={() => setIsEnding(true)}>End the session</MenuItem>
            <MenuHeading>Kind of conversation</MenuHeading>
            <MenuChoice value={state.kind} options={KINDS} onChange={session.changeKind} />
          </>
        )}
      </Menu>
      <ConfirmDialog
        isOpen={isEnding}
        title="End this session?"
        text="Sightline stops listening. You keep the transcript, the answers and the debrief."
        confirmLabel="End the session"
        onCancel={() => setIsEnding(false)}
        onConfirm={() => {
          setIsEnding(false)
          session.end()
        }}
      />
    </div>
  )
}
