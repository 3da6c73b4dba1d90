import { Trans } from '@lingui/react/macro'
import { Spinner } from '@sightline/ui/spinner'
import type { ComponentType } from 'react'
import { type UIMatch, useMatches, useOutletContext } from 'react-router'

/** The `handle` of a page behind the log-in. */
export interface PageHandle {
  /** The heading of a page, where it needs no data. */
  Heading?: ComponentType
  /** Whether signed-out visitors log in and come back, instead of seeing the start page. */
  leadsToLogIn?: boolean
}

/** What the present page says of itself. */
export function usePageHandle(): PageHandle {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[]
  return matches.at(-1)?.handle ?? {}
}

/**
 * What the signed-in area shows until it is known who is signed in; `problem` says why that takes
 * long. A page whose heading needs no data shows it at once.
 */
export function Checking({ problem }: { problem?: string | undefined }) {
  const { Heading } = usePageHandle()
  const isInLayout = useOutletContext() !== undefined
  if (!isInLayout)
    return (
      <main id="main" className="grid min-h-dvh place-items-center px-4">
        <CheckingStatus problem={problem} />
      </main>
    )
  return (
    <div className="flex flex-col gap-6">
      {Heading && <Heading />}
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
