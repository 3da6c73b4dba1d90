import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { followUpDraft } from '@sightline/applications/tracking/follow-ups'
import type { ApplicationDetail, FollowUp } from '@sightline/contracts/applications/applications'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { TextArea } from '@sightline/ui/field'
import { useId, useState } from 'react'
import { useLogInSession } from '../../auth/public.ts'
import { formatShortDay } from '../../billing/public.ts'
import { useAction } from '../../use-action.ts'
import { applicationsApi } from '../api.ts'
import { followUpLabel } from '../labels.ts'

type Props = { application: ApplicationDetail; followUp: FollowUp; refresh: () => Promise<void> }

/** What to write to the employer, and when. The user copies it and sends it. */
export function FollowUpPanel({ application, followUp, refresh }: Props) {
  const { kind, dueAt, isDue } = followUp
  const session = useLogInSession()
  const candidateName = session.status === 'present' ? session.user.user_metadata.full_name : ''
  const { company, title } = application.posting
  const draft = followUpDraft(kind, { company, title, contactName: '', candidateName })
  const [text, setText] = useState(draft)
  const [isCopied, setIsCopied] = useState(false)
  const { run, isBusy, problem } = useAction()
  const titleId = useId()

  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => {},
    )
  }

  return (
    <section
      aria-labelledby={titleId}
      className={`flex flex-col gap-4 rounded-card border p-4 sm:p-6 ${isDue ? 'border-warn' : 'border-line'}`}
    >
      <div className="flex flex-col gap-1">
        <h2 id={titleId} className="text-lg">
          {followUpLabel(kind)}
        </h2>
        <p className="text-sm text-muted">
          {kind === 'no-answer' ? (
            isDue ? (
              <Trans>Nothing has come for 30 days. You can ask once more, or close it.</Trans>
            ) : (
              <Trans>Without a word until {formatShortDay(dueAt)} the silence is an answer.</Trans>
            )
          ) : isDue ? (
            <Trans>Due since {formatShortDay(dueAt)}</Trans>
          ) : (
            <Trans>Due on {formatShortDay(dueAt)}</Trans>
          )}
        </p>
      </div>
      {(isDue || kind !== 'no-answer') && (
        <>
          {problem && <Banner tone="bad">{problem}</Banner>}
          <TextArea
            label={t`A message to copy`}
            hint={t`Change it as you like. Sightline sends nothing.`}
            value={text}
            rows={7}
            onChange={({ target }) => {
              setText(target.value)
              setIsCopied(false)
            }}
          />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void copy()}>{isCopied ? t`Copied` : t`Copy`}</Button>
            <Button
              variant="primary"
              isBusy={isBusy}
              onClick={() =>
                void run(async () => {
                  await applicationsApi.addEntry(application.id, {
                    kind: 'followed-up',
                    followUp: kind,
                  })
                  await refresh()
                })
              }
            >
              {t`I have sent it`}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
