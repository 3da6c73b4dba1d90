import type { Interview } from '@sightline/contracts/interviews'
import { LANGUAGES } from '@sightline/languages/registry'
import { ROUND_LABELS, TOPIC_LABELS } from '../public.ts'

const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' })

/** What the interview was: `Coding interview: Arrays and hashing`. */
export const headingOf = ({ round, topic }: Interview) =>
  `${ROUND_LABELS[round]} interview${topic ? `: ${TOPIC_LABELS[topic]}` : ''}`

/** When and in what: `21 November 2026, JavaScript, 12 minutes`. */
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

/** The name of a downloaded report, without its ending: `sightline-report-2026-11-21`. */
export const fileNameOf = ({ endedAt, createdAt }: Interview) =>
  `sightline-report-${(endedAt ?? createdAt).slice(0, 10)}`

/** Where in the page an event is told. */
export const anchorOf = (seq: number) => `event-${seq}`
