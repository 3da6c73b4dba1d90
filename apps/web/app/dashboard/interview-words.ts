import type { Interview } from '@sightline/contracts/interviews'
import { ROUND_WORDS, TOPIC_WORDS } from '../interview/public.ts'

/** What an interview is about: its topic in a coding round, else the round itself. */
export const nameOf = ({ topic, round }: Interview) => (topic ? TOPIC_WORDS[topic] : ROUND_WORDS[round])

const DATE = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** When it was created, in the reader's own time: `20 Nov, 9:05`. */
export const startedAt = ({ createdAt }: Interview) => DATE.format(new Date(createdAt))
