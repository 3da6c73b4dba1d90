import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { type ReactNode, useState } from 'react'
import { interviewsApi } from '../api.ts'

type Props = {
  id: string
  /** The description of the interview: 'Arrays and hashing, 20 Nov, 9:05'. */
  name: string
  /** The button that opens the confirmation. */
  renderTrigger: (ask: () => void) => ReactNode
  onDeleted: () => void
}

/** Deletes an interview permanently, after a confirmation. */
export function DeleteInterview({ id, name, renderTrigger, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function remove() {
    setIsBusy(true)
    setProblem(null)
    try {
      await interviewsApi.delete(id)
    } catch (error) {
      // The interview has been deleted already, perhaps in another tab.
      if (!(error instanceof ApiError && error.code === 'not_found')) {
        setProblem(errorMessage(error))
        return setIsBusy(false)
      }
    }
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
      {renderTrigger(() => setIsAsking(true))}
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t`Delete this interview?`}
        actions={
          <>
            <Button onClick={close} disabled={isBusy}>
              {t`Keep it`}
            </Button>
            <Button variant="danger" onClick={remove} isBusy={isBusy} busyLabel={t`Deleting...`}>
              {t`Delete`}
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            {name}: what you wrote in it, its scores and its report are deleted for good, and your
            charts no longer count it. The credit it took does not come back.
          </Trans>
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
