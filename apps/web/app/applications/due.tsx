import { Trans } from '@lingui/react/macro'
import type { Application } from '@sightline/contracts/applications/applications'
import { Link } from 'react-router'
import { NextThing } from './next-thing.tsx'

/** What asks for the user now. Nothing where nothing does. */
export function Due({ due }: { due: Application[] }) {
  if (due.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">
        <Trans>Your turn</Trans>
      </h2>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {due.map((application) => (
          <li key={application.id} className="flex flex-col gap-1 border-l-2 border-warn pl-3">
            <Link
              to={`/home/applications/${application.id}`}
              className="font-medium break-words hover:underline"
            >
              {application.posting.title}
            </Link>
            <span className="text-sm text-muted">{application.posting.company}</span>
            <NextThing application={application} />
          </li>
        ))}
      </ul>
    </section>
  )
}
