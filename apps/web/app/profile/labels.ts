import { t } from '@lingui/core/macro'
import type { Profile } from '@sightline/contracts/profile/profile'

type Level = Profile['languages'][number]['level']
type RemoteWish = NonNullable<Profile['remote']>
type Option = { value: string; label: string }

const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The levels of a language, for a select field. */
export function levelOptions(): Option[] {
  const labels: Record<Level, string> = {
    native: t`Native`,
    C2: t`C2 · like a native speaker`,
    C1: t`C1 · fluent at work`,
    B2: t`B2 · at ease in most conversations`,
    B1: t`B1 · everyday matters`,
    A2: t`A2 · simple exchanges`,
    A1: t`A1 · first words`,
  }
  return [{ value: '', label: t`Choose a level` }, ...optionsOf(labels)]
}

/** The wishes about remote work, for a select field. */
export function remoteOptions(): Option[] {
  const labels: Record<RemoteWish, string> = {
    only: t`Only remote`,
    preferred: t`Remote if possible`,
    'no-matter': t`Either is fine`,
    no: t`Not remote`,
  }
  return [{ value: '', label: t`Not said` }, ...optionsOf(labels)]
}
