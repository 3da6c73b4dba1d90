import { Trans } from '@lingui/react/macro'
import { Spinner } from '@sightline/ui/spinner'
import type { ComponentType } from 'react'
import { type UIMatch, useMatches, useOutletContext } from 'react-router'

/** The `handle` of a route whose heading needs no data. */
export interface PageHandle {
  Heading: ComponentType
}

/**
 * What the signed-in area shows until it is known who is signed in; `problem` says why that takes
 * long. A page that has a `PageHandle` shows its heading at once.
 */
export function Checking({ problem }: { problem?: string | undefined }) {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[]
  const page = matches.at(-1)?.handle
  const isInLayout = useOutletContext() !== undefined
  if (!isInLayout)
    return (
      <main id="main" className="grid min-h-dvh place-items-center px-4">
        <CheckingStatus problem={problem} />
      </main>
    )
  return (
    <div className="flex flex-col gap-6">
      {page && <page.Heading />}
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
