import { t } from '@lingui/core/macro'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { type ReactNode, useState } from 'react'
import { logOut } from '../auth/public.ts'
import { keptNames, USER_SETTING } from '../device-store.ts'

/**
 * Logs out: at once, or after a question where this browser keeps work that would be lost. The
 * `question` is to be rendered.
 */
export function useLogOut(): { leave: () => void; question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)

  function leave() {
    if (isWorkKeptHere()) setIsAsking(true)
    else void logOut()
  }
  async function leaveAnyway() {
    setIsLeaving(true)
    await logOut()
  }
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      title={t`Log out and lose what is only here?`}
      text={t`This browser keeps work of yours that is nowhere else: an answer that you have not sent, events that did not reach the server, or pictures that you pinned. Logging out deletes it.`}
      confirmLabel={t`Log out`}
      isDangerous
      onCancel={() => setIsAsking(false)}
      onConfirm={leaveAnyway}
      isBusy={isLeaving}
    />
  )
  return { leave, question }
}

const isWorkKeptHere = () => keptNames().some((name) => !name.startsWith(USER_SETTING))
