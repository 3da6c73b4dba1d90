import { t } from '@lingui/core/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { type ReactNode, useState } from 'react'

type Props = {
  /** The question that is asked, such as "Delete this session?". */
  title: string
  /** What is deleted, and what stays. */
  text: ReactNode
  /** The button that opens the confirmation. */
  renderTrigger: (ask: () => void) => ReactNode
  /** Deletes it. A `not_found` counts as done: it was deleted already, perhaps in another tab. */
  remove: () => Promise<unknown>
  onDeleted: () => void
}

/** Deletes something for good, after a confirmation. */
export function DeleteDialog({ title, text, renderTrigger, remove, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function confirm() {
    setIsBusy(true)
    setProblem(null)
    try {
      await remove()
    } catch (error) {
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
        title={title}
        actions={
          <>
            <Button onClick={close} disabled={isBusy}>
              {t`Keep it`}
            </Button>
            <Button
              variant="danger"
              onClick={() => void confirm()}
              isBusy={isBusy}
              busyLabel={t`Deleting...`}
            >
              {t`Delete`}
            </Button>
          </>
        }
      >
        <p>{text}</p>
        {problem && (
          <div className="mt-4 text-ink">
            <Banner tone="bad">{problem}</Banner>
          </div>
        )}
      </Dialog>
    </>
  )
}
