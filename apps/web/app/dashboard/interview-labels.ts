import type { Interview } from '@sightline/contracts/interviews'
import type { Practice } from '@sightline/contracts/scores'
import { DIFFICULTY_LABELS, ROUND_LABELS, TOPIC_LABELS } from '../interviews/public.ts'

export const isUnfinished = ({ state }: Interview) => state !== 'ended'

/** What an interview is about: its topic in a coding round, else the round itself. */
export const nameOf = ({ topic, round }: Interview) => (topic ? TOPIC_LABELS[topic] : ROUND_LABELS[round])

/** What to practise next: `Next: Heap, easy`. */
export const practiceTitle = ({ topic, difficulty }: Practice) =>
  `Next: ${TOPIC_LABELS[topic]}, ${DIFFICULTY_LABELS[difficulty].toLowerCase()}`

/** In which round, and why. */
export const practiceReason = ({ round, why }: Practice) => `${ROUND_LABELS[round]} round. ${why}`

/** The language of the latest interview that had one. */
export const latestLanguage = (interviews: Interview[]) => interviews.find(({ language }) => language)?.language ?? null

const DATE = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** When it was created, in the reader's own time: `20 Nov, 9:05`. */
export const startedAt = ({ createdAt }: Interview) => DATE.format(new Date(createdAt))
