import { Trans } from '@lingui/react/macro'
import { Spinner } from '@sightline/ui/spinner'
import { useLocation, useOutletContext } from 'react-router'
import { DashboardHeading } from '../dashboard/public.ts'

/**
 * What the signed-in area shows until it is known who is signed in; `problem` says why that takes
 * long. The dashboard shows its heading at once, which is prerendered.
 */
export function Checking({ problem }: { problem?: string | undefined }) {
  const { pathname } = useLocation()
  const isInLayout = useOutletContext() !== undefined
  if (!isInLayout)
    return (
      <main id="main" className="grid min-h-dvh place-items-center px-4">
        <CheckingStatus problem={problem} />
      </main>
    )
  return (
    <div className="flex flex-col gap-6">
      {pathname.replace(/\/$/, '') === '/home' && <DashboardHeading />}
      <CheckingStatus problem={problem} />
    </div>
  )
}

function CheckingStatus({ problem }: { problem: string | undefined }) {
  return (
    <div role="status" className="flex flex-col gap-2 text-muted">
      <p className="flex items-center gap-3">
        <Spinner /> <Trans>Checking authentication...</Trans>
      </p>
      {problem && <p className="max-w-dialog text-sm">{problem}</p>}
      <noscript>
        <Trans>Sightline needs JavaScript from here on.</Trans>
      </noscript>
    </div>
  )
}
