import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Interview } from '@sightline/contracts/interviews/lists'
import type { Practice } from '@sightline/contracts/interviews/progress'
import { numberText } from '@sightline/english/number-text'
import { difficultyLabel, roundLabel, topicLabel } from '../interviews/public.ts'
import { localeFor } from '../locale/locale.ts'

export const isUnfinished = ({ state }: Interview) => state !== 'ended'

/** The subject of an interview: the topic in a coding round, otherwise the name of the round. */
export const nameOf = ({ topic, round }: Interview) =>
  topic ? topicLabel(topic) : roundLabel(round)

/** The label of the next practice: `Next: Heap, easy`. */
export function practiceTitle({ topic, difficulty, isAgain }: Practice) {
  const subject = `${topicLabel(topic)}, ${difficultyLabel(difficulty).toLowerCase()}`
  return isAgain ? t`Once more: ${subject}` : t`Next: ${subject}`
}

/** The label of the button that starts the practice. */
export const practiceAction = ({ isAgain }: Practice) =>
  isAgain ? t`Practise again` : t`Start this practice`

/** The round of the next practice, and the reason for it, which the server words in English. */
export const practiceReason = ({ round, why }: Practice) =>
  i18n.locale === 'en' ? `${roundLabel(round)} round. ${why}` : t`${roundLabel(round)} round.`

/** The language of the latest interview that has one. Queries are in a language of their own. */
export const latestLanguage = (interviews: Interview[]) =>
  interviews.find(({ language }) => language !== null && language !== 'sql')?.language ?? null

/** The time of creation in the user's time zone: `20 Nov, 9:05`. */
export const startedAt = ({ createdAt }: Pick<Interview, 'createdAt'>) =>
  new Date(createdAt).toLocaleString(localeFor('en-GB'), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })

/** A score in the form of the page's locale. */
export const scoreText = (score: number) => numberText(score, localeFor('en-GB'))
