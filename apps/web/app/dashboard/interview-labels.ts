import type { Interview } from '@sightline/contracts/interviews'
import type { Practice } from '@sightline/contracts/scores'
import { DIFFICULTY_LABELS, ROUND_LABELS, TOPIC_LABELS } from '../interviews/public.ts'

export const isUnfinished = ({ state }: Interview) => state !== 'ended'

/** The subject of an interview: the topic in a coding round, otherwise the name of the round. */
export const nameOf = ({ topic, round }: Interview) => (topic ? TOPIC_LABELS[topic] : ROUND_LABELS[round])

/** The label of the next practice: `Next: Heap, easy`. */
export const practiceTitle = ({ topic, difficulty }: Practice) =>
  `Next: ${TOPIC_LABELS[topic]}, ${DIFFICULTY_LABELS[difficulty].toLowerCase()}`

/** The round of the next practice, and the reason for it. */
export const practiceReason = ({ round, why }: Practice) => `${ROUND_LABELS[round]} round. ${why}`

/** The language of the latest interview that has one. Queries are in a language of their own. */
export const latestLanguage = (interviews: Interview[]) =>
  interviews.find(({ language }) => language !== null && language !== 'sql')?.language ?? null

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** The time of creation in the user's time zone: `20 Nov, 9:05`. */
export const startedAt = ({ createdAt }: Pick<Interview, 'createdAt'>) => DATE.format(new Date(createdAt))
