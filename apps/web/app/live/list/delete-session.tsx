import { t } from '@lingui/core/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { LiveSession } from '@sightline/contracts/live/lists'
import { Banner } from '@sightline/ui/banner'
import { Button, IconButton } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { liveApi } from '../api.ts'
import { unpinSession } from '../pinned-pictures.ts'
import { sessionName } from './session-list.tsx'

type Props = { session: LiveSession; onDeleted: () => void }

/** Deletes an ended session for good, after a confirmation. */
export function DeleteSession({ session, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const name = sessionName(session)

  async function remove() {
    setIsBusy(true)
    setProblem(null)
    try {
      await liveApi.delete(session.id)
    } catch (error) {
      // The session has been deleted already, perhaps in another tab.
      if (!(error instanceof ApiError && error.code === 'not_found')) {
        setProblem(errorMessage(error))
        return setIsBusy(false)
      }
    }
    await unpinSession(session.id).catch(() => {})
    setIsAsking(false)
    setIsBusy(false)
    onDeleted()
  }

  const close = () => {
    if (isBusy) return
    setIsAsking(false)
    setProblem(null)
  }
  return (
    <>
      <IconButton
        label={t`Delete ${name}`}
        icon={<Trash size={16} aria-hidden />}
        onClick={() => setIsAsking(true)}
      />
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t`Delete this session?`}
        actions={
          <>
            <Button onClick={close} disabled={isBusy}>
              {t`Keep it`}
            </Button>
            <Button
              variant="danger"
              onClick={() => void remove()}
              isBusy={isBusy}
              busyLabel={t`Deleting...`}
            >
              {t`Delete`}
            </Button>
          </>
        }
      >
        <p>
          {t`${name}: the transcript, the answers and the debrief are deleted for good. Questions that you kept to practise stay in your list. The credit stays spent.`}
        </p>
        {problem && (
          <div className="mt-4 text-ink">
            <Banner tone="bad">{problem}</Banner>
          </div>
        )}
      </Dialog>
    </>
  )
}
