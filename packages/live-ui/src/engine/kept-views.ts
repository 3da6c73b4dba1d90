import type { LiveSessionViews } from './views.ts'

/**
 * The new views, each replaced by the one before where all values are the same: readers compare
 * views by identity.
 */
export function keepViews(before: LiveSessionViews, after: LiveSessionViews): LiveSessionViews {
  const kept = {
    session: keep(before.session, after.session),
    sources: keep(before.sources, after.sources),
    hearing: keep(before.hearing, after.hearing),
    screen: keep(before.screen, after.screen),
    answers: keep(before.answers, after.answers),
  }
  return keep(before, kept)
}

function keep<View extends object>(before: View, after: View): View {
  const names = Object.keys(after) as (keyof View)[]
  return names.every((name) => isSame(before[name], after[name])) ? before : after
}

/** Lists are the same when their items are. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
    return false
  return before.every((item, index) => Object.is(item, after[index]))
}
