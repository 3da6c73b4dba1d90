import { t } from '@lingui/core/macro'
import { localeFor } from '../locale/locale.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * The time since a device was last used, as in 'just now', '5 minutes ago', 'yesterday'. Both times
 * are in milliseconds since 1970.
 */
export function formatLastSeen(timeMs: number, nowMs: number): string {
  const relativeTime = new Intl.RelativeTimeFormat(localeFor('en-GB'), { numeric: 'auto' })
  const agoMs = Math.max(0, nowMs - timeMs)
  if (agoMs < 2 * MINUTE_MS) return t`just now`
  if (agoMs < HOUR_MS) return relativeTime.format(-Math.floor(agoMs / MINUTE_MS), 'minute')
  if (agoMs < DAY_MS) return relativeTime.format(-Math.floor(agoMs / HOUR_MS), 'hour')
  return relativeTime.format(-Math.floor(agoMs / DAY_MS), 'day')
}
