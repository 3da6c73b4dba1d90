import type { Source, SourcedClaim } from '@sightline/contracts/context/sources'

export const SOURCES_TITLE = 'What your claims rest on'

/** Sums up how many claims have a source. */
export function sourcesVerdict(claims: SourcedClaim[]): string {
  const unsourced = claims.filter(({ source }) => source === null).length
  if (claims.length === 0)
    return 'Your answers name no number, role, tool or name of your own that could be looked up in your background. Facts make an answer stronger.'
  return unsourced === 0
    ? 'Each of them is in the background that you chose for this interview.'
    : `${unsourced} of ${claims.length} have no source in the background that you chose. Be ready to explain them, or add the line that is missing.`
}

/** Names the place of a source. */
export function sourceLocation(source: Source | null): string {
  if (!source) return 'No source'
  if (source.kind === 'resume') return `Resume, line ${source.line}`
  if (source.kind === 'story') return `Story “${source.title}”, ${source.part}`
  return `Job description, line ${source.line}`
}
