import type { Interview } from '@sightline/contracts/interviews/lists'
import { LANGUAGES } from '@sightline/languages/registry'
import { ROUND_LABELS, TOPIC_LABELS } from '../public.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The heading of a report: `Coding interview: Arrays and hashing`. */
export const headingOf = ({ round, topic }: Interview) =>
  `${ROUND_LABELS[round]} interview${topic ? `: ${TOPIC_LABELS[topic]}` : ''}`

/** Date, language and duration: `21 November 2026, JavaScript, 12 minutes`. */
export function detailsOf({ endedAt, language, durationMs }: Interview): string {
  const minutes = durationMs === null ? null : Math.max(1, Math.round(durationMs / 60_000))
  return [
    endedAt && DAY.format(new Date(endedAt)),
    language && LANGUAGES[language].label,
    minutes !== null && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The file name of a downloaded report, without extension: `sightline-report-2026-11-21`. */
export const fileNameOf = ({ endedAt, createdAt }: Interview) =>
  `sightline-report-${(endedAt ?? createdAt).slice(0, 10)}`

/** The element id of an event in the timeline. */
export const anchorOf = (seq: number) => `event-${seq}`
