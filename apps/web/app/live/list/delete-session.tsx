import { t } from '@lingui/core/macro'
import { ApiError } from '@sightline/client/errors'
import type { LiveSession } from '@sightline/contracts/live/lists'
import { IconButton } from '@sightline/ui/button'
import Trash from 'lucide-react/icons/trash-2'
import { DeleteDialog } from '../../delete-dialog.tsx'
import { liveApi } from '../api.ts'
import { unpinSession } from '../pinned-pictures.ts'
import { sessionName } from './session-list.tsx'

type Props = { session: LiveSession; onDeleted: () => void }

/** Deletes an ended session for good, after a confirmation. */
export function DeleteSession({ session, onDeleted }: Props) {
  const name = sessionName(session)

  async function remove() {
    await liveApi.delete(session.id).catch((error: unknown) => {
      // The session has been deleted already; the pictures of this browser have not.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error
    })
    await unpinSession(session.id).catch(() => {})
  }

  return (
    <DeleteDialog
      title={t`Delete this session?`}
      text={t`${name}: the transcript, the answers and the debrief are deleted for good. Questions that you kept to practise stay in your list. The credit stays spent.`}
      renderTrigger={(ask) => (
        <IconButton
          label={t`Delete ${name}`}
          icon={<Trash size={16} aria-hidden />}
          onClick={ask}
        />
      )}
      remove={remove}
      onDeleted={onDeleted}
    />
  )
}
