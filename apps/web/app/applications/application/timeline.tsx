import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ApplicationDetail, Entry } from '@sightline/contracts/applications/applications'
import { APPLICATION_MAX_LENGTH } from '@sightline/contracts/applications/states'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { TextArea } from '@sightline/ui/field'
import { useState } from 'react'
import { formatShortDay } from '../../billing/public.ts'
import { useAction } from '../../use-action.ts'
import { applicationsApi } from '../api.ts'
import { followUpLabel, standingLabel, stateLabel } from '../labels.ts'

type Props = { application: ApplicationDetail; refresh: () => Promise<void> }

/** All that happened, newest first, under a field for a further note. */
export function Timeline({ application: { id, timeline }, refresh }: Props) {
  const [text, setText] = useState('')
  const { run, isBusy, problem } = useAction()

  async function add() {
    const isStored = await run(() => applicationsApi.addEntry(id, { kind: 'note', text }))
    if (!isStored) return
    setText('')
    await refresh()
  }

  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">
        <Trans>Timeline</Trans>
      </h2>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div className="flex flex-col gap-3">
        <TextArea
          label={t`Note`}
          rows={2}
          value={text}
          maxLength={APPLICATION_MAX_LENGTH.note}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          className="self-start"
          isBusy={isBusy}
          disabled={text.trim() === ''}
          onClick={() => void add()}
        >
          {t`Add the note`}
        </Button>
      </div>
      <ol className="flex flex-col gap-4">
        {timeline.map((item) => (
          <li key={item.id} className="flex flex-col gap-1 border-l-2 border-line pl-4 text-sm">
            <span className="text-muted">{formatShortDay(item.at)}</span>
            <EntryText entry={item.entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function EntryText({ entry }: { entry: Entry }) {
  switch (entry.kind) {
    case 'state':
      return (
        <span>
          {entry.from === null
            ? standingLabel(entry.to, entry.outcome)
            : t`${stateLabel(entry.from)} → ${standingLabel(entry.to, entry.outcome)}`}
        </span>
      )
    case 'note':
      return <p className="whitespace-pre-wrap break-words">{entry.text}</p>
    case 'followed-up':
      return <span>{t`You wrote: ${followUpLabel(entry.followUp)}`}</span>
    case 'document':
      return entry.url ? (
        <a href={entry.url} target="_blank" rel="noreferrer" className="underline">
          {entry.name}
        </a>
      ) : (
        <span>{entry.name}</span>
      )
    case 'reply':
      return (
        <details>
          <summary className="cursor-pointer">
            {t`Reply`}
            {entry.subject && `: ${entry.subject}`}
          </summary>
          <p className="mt-2 max-h-80 overflow-auto break-words whitespace-pre-wrap text-muted">
            {entry.text}
          </p>
        </details>
      )
  }
}
