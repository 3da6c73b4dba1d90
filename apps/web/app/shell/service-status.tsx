import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useState } from 'react'
import { send } from '../http.ts'

/**
 * Shows whether the API responds. Assumes so until the first response, since the page itself came from the same server.
 */
export function ServiceStatus() {
  const [isOnline, setIsOnline] = useState(true)

  useEffect(() => {
    let isGone = false
    send('GET', '/health').then(
      () => isGone || setIsOnline(true),
      () => isGone || setIsOnline(false),
    )
    return () => {
      isGone = true
    }
  }, [])

  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted">
      {isOnline ? (
        <>
          <span aria-hidden className="grid size-4 place-items-center">
            <span className="size-2 rounded-full bg-good" />
          </span>
          All services are online
        </>
      ) : (
        <>
          <CircleAlert size={16} aria-hidden className="text-bad" />
          Some services are not answering
        </>
      )}
    </p>
  )
}
