import { ConfirmDialog } from '@sightline/ui/dialog'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before the page is left, closed or loaded again while it perceives something: the browser
 * ends a share then.
 */
export function LeaveDialog({ isPerceiving }: { isPerceiving: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isPerceiving && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isPerceiving) return
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isPerceiving])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave this session?"
      text="Sightline stops listening, and what you share is no longer shared. The session goes on: open it again from the dashboard, and share again."
      confirmLabel="Leave"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
