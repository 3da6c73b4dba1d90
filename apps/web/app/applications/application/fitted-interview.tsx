import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FittedInterview } from '@sightline/contracts/applications/preparation'
import { LANGUAGES } from '@sightline/languages/registry'
import {
  difficultyLabel,
  type InterviewRequest,
  kindLabel,
  roundLabel,
  topicLabel,
} from '../../interviews/public.ts'

/** The request for a fitted interview. */
export const fittedRequest = ({
  round,
  difficulty,
  language,
  topics,
  kinds,
}: FittedInterview): InterviewRequest =>
  ({
    round: round.value,
    difficulty: difficulty.value,
    preferred: {
      topics: topics.map(({ value }) => value),
      kinds: kinds.map(({ value }) => value),
    },
    ...(language && { language: language.value }),
  }) as InterviewRequest

/** What a fitted interview will be, each choice with the posting's words for it. */
export function FittedChoices({ interview }: { interview: FittedInterview }) {
  const { round, difficulty, language, topics, kinds } = interview
  const subjects = [
    ...kinds.map(({ value, because }) => ({ label: kindLabel(value), because })),
    ...topics.map(({ value, because }) => ({ label: topicLabel(value), because })),
  ]
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">
        <Trans>What it will be, and why</Trans>
      </h3>
      <dl className="grid gap-x-6 border-y border-line text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <Choice label={t`Round`} value={roundLabel(round.value)} why={roundReason(interview)} />
        {language && (
          <Choice
            label={t`Language`}
            value={LANGUAGES[language.value].label}
            why={languageReason(interview)}
          />
        )}
        <Choice
          label={t`Level`}
          value={difficultyLabel(difficulty.value)}
          why={postingSays(difficulty.because) ?? t`The posting names no level.`}
        />
        {subjects.length === 0 ? (
          <Choice
            label={t`Topics`}
            value={t`The coach chooses`}
            why={t`The posting names nothing that questions of this round deal with.`}
          />
        ) : (
          subjects.map(({ label, because }, index) => (
            <Choice
              key={label}
              label={index === 0 ? t`Topics, where there are new questions` : ''}
              value={label}
              why={postingSays(because) ?? ''}
            />
          ))
        )}
      </dl>
    </section>
  )
}

const Choice = ({ label, value, why }: { label: string; value: string; why: string }) => (
  <div className="col-span-full grid grid-cols-subgrid gap-x-6 border-line py-2 not-first:border-t">
    <dt className="text-muted max-sm:empty:hidden sm:max-w-40">{label}</dt>
    <dd className="flex min-w-0 flex-wrap gap-x-3">
      <span className="font-medium">{value}</span>
      <span className="min-w-0 break-words text-muted">{why}</span>
    </dd>
  </div>
)

/** The posting's words for a choice; null without any. */
function postingSays(because: readonly string[]): string | null {
  const words = because.map((word) => `“${word}”`).join(', ')
  return words === '' ? null : t`The posting says ${words}.`
}

function roundReason({ round, fits }: FittedInterview): string {
  if (!fits) return t`Nothing in the posting asks for this round.`
  return postingSays(round.because) ?? t`Every employer asks such questions.`
}

function languageReason({ language, otherLanguages }: FittedInterview): string {
  const others = otherLanguages.join(', ')
  const said = postingSays(language?.because ?? [])
  const isMissing = others !== '' && t`No interview is held in ${others}, which it asks for.`
  return [said ?? (isMissing ? null : t`The posting names no language.`), isMissing]
    .filter(Boolean)
    .join(' ')
}
