import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { LiveSession } from '@sightline/contracts/live/lists'
import { Button, ButtonLink } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import Radio from 'lucide-react/icons/radio'
import { useState } from 'react'
import { Link } from 'react-router'
import { localeFor } from '../locale/locale.ts'
import { liveApi } from './api.ts'

type Props = { session: LiveSession; onEnded: () => void }

/**
 * Says that a live session is running, with the way back to it, and ends it on request to make room
 * for another.
 */
export function RunningSession({ session: { id, createdAt }, onEnded }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const since = sinceText(new Date(createdAt))
  async function end() {
    setIsAsking(false)
    setIsBusy(true)
    setProblem(null)
    try {
      await liveApi.end(id)
      onEnded()
    } catch (error) {
      setProblem(errorMessage(error))
      setIsBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-4 rounded-card border border-info/40 bg-info/6 p-4">
      <p role="status" className="flex items-start gap-3 font-medium">
        <Radio size={20} aria-hidden className="mt-0.5 shrink-0 text-info" />
        <Trans>A live session is running since {since}.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink as={Link} variant="primary" to={`/home/live/${id}`}>
          <Trans>Go back to it</Trans>
        </ButtonLink>
        <Button isBusy={isBusy} busyLabel={t`Ending...`} onClick={() => setIsAsking(true)}>
          {t`End it and begin another`}
        </Button>
      </div>
      {problem !== null && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t`End the running session?`}
        text={t`You keep its transcript, its answers and its debrief. Another session takes another credit.`}
        confirmLabel={t`End the session`}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void end()}
      />
    </div>
  )
}

/** The time, with the day before it unless that is today. */
function sinceText(began: Date): string {
  const isToday = began.toDateString() === new Date().toDateString()
  return began.toLocaleString(localeFor('en-GB'), {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  })
}
