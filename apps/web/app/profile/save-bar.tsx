import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'

type Props = {
  isChanged: boolean
  isBusy: boolean
  /** What is wrong, above the buttons. */
  problem?: ReactNode
  onSave: () => void
  onDiscard: () => void
}

/**
 * Stays at the foot of the window while there are changes, with a button that saves them. The page
 * is not left with unsaved changes without a question.
 */
export function SaveBar({ isChanged, isBusy, problem, onSave, onDiscard }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])
  return (
    <>
      {isChanged && (
        <section
          aria-label={t`Unsaved changes`}
          className="sticky bottom-0 z-30 -mx-4 flex flex-col gap-3 border-t border-line bg-background px-4 py-3 sm:-mx-6 sm:px-6"
        >
          {problem}
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="primary" onClick={onSave} isBusy={isBusy} busyLabel={t`Saving...`}>
              {t`Save`}
            </Button>
            <Button variant="quiet" onClick={onDiscard} disabled={isBusy}>
              {t`Undo the changes`}
            </Button>
            <span className="text-sm text-muted">
              <Trans>Not saved yet</Trans>
            </span>
          </div>
        </section>
      )}
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        title={t`Leave without saving?`}
        text={t`What you changed on this page is not saved yet.`}
        confirmLabel={t`Leave`}
        onCancel={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      />
    </>
  )
}
