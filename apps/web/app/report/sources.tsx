import type { Source, SourcedClaim } from '@sightline/contracts/sources'
import { Badge } from '@sightline/ui/badge'

/** What the answers claim of the candidate, and the line or story that each claim rests on. */
export function Sources({ claims }: { claims: SourcedClaim[] }) {
  const open = claims.filter(({ source }) => source === null).length
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">What your claims rest on</h2>
      <p className="max-w-reading text-muted">
        {claims.length === 0
          ? 'Your answers name no number, role, tool or name of your own that could be looked up in your background. Facts make an answer stronger.'
          : open === 0
            ? 'Each of them is in the background that you chose for this interview.'
            : `${open} of ${claims.length} have no source in the background that you chose. Be ready to explain them, or add the line that is missing.`}
      </p>
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
        <Badge tone={source ? 'good' : 'warn'}>{source ? placeOf(source) : 'No source'}</Badge>
        {source && <q className="min-w-0 text-muted">{source.text}</q>}
      </p>
    </li>
  )
}

function placeOf(source: Source): string {
  if (source.kind === 'resume') return `Resume, line ${source.line}`
  if (source.kind === 'story') return `Story “${source.title}”, ${source.part}`
  return `Job description, line ${source.line}`
}
