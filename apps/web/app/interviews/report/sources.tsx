import {
  SOURCES_TITLE,
  sourceLocation,
  sourcesVerdict,
} from '@sightline/coach/sources/source-labels'
import type { SourcedClaim } from '@sightline/contracts/context/sources'
import { Badge } from '@sightline/ui/badge'

/** The claims in the candidate's answers, each with the line or story that backs it. */
export function Sources({ claims }: { claims: SourcedClaim[] }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{SOURCES_TITLE}</h2>
      <p className="max-w-reading text-muted">{sourcesVerdict(claims)}</p>
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {claims.map((claim) => (
          <Claim key={`${claim.sentence} ${claim.claim}`} {...claim} />
        ))}
      </ul>
    </section>
  )
}

function Claim({ claim, sentence, source }: SourcedClaim) {
  return (
    <li className="grid gap-x-12 gap-y-2 py-3 text-sm md:grid-cols-2 print:break-inside-avoid">
      <p className="break-words">
        <span className="font-medium">{claim}</span> <q className="text-muted">{sentence}</q>
      </p>
      <p className="flex flex-wrap items-baseline gap-2 break-words">
        <Badge tone={source ? 'good' : 'warn'}>{sourceLocation(source)}</Badge>
        {source && <q className="min-w-0 text-muted">{source.text}</q>}
      </p>
    </li>
  )
}
