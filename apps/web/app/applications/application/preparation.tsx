import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type {
  ApplicationDetail,
  LinkedSession,
} from '@sightline/contracts/applications/applications'
import { Button, ButtonLink } from '@sightline/ui/button'
import { Select } from '@sightline/ui/select'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatShortDay, ProblemBanner } from '../../billing/public.ts'
import { interviewsApi, roundLabel, useStartInterview } from '../../interviews/public.ts'
import { FittedChoices, fittedRequest } from './fitted-interview.tsx'

/** Mock interviews and live sessions for this application, and ways to begin one. */
export function Preparation({ application }: { application: ApplicationDetail }) {
  const { id, sessions, interviews } = application
  /** Null until the user chooses another than the best. */
  const [round, setRound] = useState<string | null>(null)
  const fitted = interviews.find((other) => other.round.value === round) ?? interviews[0]
  /** A repeated press creates no second interview. */
  const [interview] = useState(() => crypto.randomUUID())
  const { start, isBusy, problem, repeatDialog } = useStartInterview(async (mayRepeat) => {
    if (!fitted) return null
    await interviewsApi.create({
      ...fittedRequest(fitted),
      id: interview,
      mode: 'mock',
      mayRepeat,
      context: { applicationId: id },
    })
    return interview
  })
  return (
    <section aria-labelledby="prepare" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="prepare" className="text-lg">
          <Trans>Prepare for this</Trans>
        </h2>
        <p className="text-sm text-muted">
          <Trans>
            The interview fits the posting, and the live session knows it. Both take a credit, like
            any other.
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-48">
          <Select
            label={t`Round`}
            value={fitted?.round.value ?? ''}
            options={interviews.map(({ round: { value } }) => ({
              value,
              label: roundLabel(value),
            }))}
            onChange={({ target }) => setRound(target.value)}
          />
        </div>
        <Button variant="primary" onClick={start} isBusy={isBusy} busyLabel={t`Preparing...`}>
          {t`Begin a mock interview`}
        </Button>
        <ButtonLink as={Link} to={`/home/live/new?application=${id}`}>
          {t`Go live for it`}
        </ButtonLink>
      </div>
      {fitted && <FittedChoices interview={fitted} />}
      {repeatDialog}
      {problem && <ProblemBanner error={problem.error} />}
      {sessions.length > 0 && (
        <ul className="divide-y divide-line border-y border-line text-sm">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
              <Link to={pathOf(session)} className="font-medium hover:underline">
                {labelOf(session)}
              </Link>
              <span className="text-muted">{formatShortDay(session.createdAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** An ended session's page is its debrief, an ended interview's its report. */
function labelOf({ mode, endedAt }: LinkedSession): string {
  if (mode === 'live') return endedAt === null ? t`Live session` : t`Debrief of a live session`
  return endedAt === null ? t`Mock interview` : t`Report of a mock interview`
}

function pathOf({ id, mode, endedAt }: LinkedSession): string {
  if (mode === 'live') return `/home/live/${id}`
  return endedAt === null ? `/home/interviews/${id}` : `/home/interviews/${id}/report`
}
