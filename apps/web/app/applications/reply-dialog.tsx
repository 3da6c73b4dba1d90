import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Application, ReadReply } from '@sightline/contracts/applications/applications'
import { APPLICATION_MAX_LENGTH } from '@sightline/contracts/applications/states'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { RadioGroup } from '@sightline/ui/choice'
import { Dialog } from '@sightline/ui/dialog'
import { TextArea } from '@sightline/ui/field'
import { FileDrop } from '@sightline/ui/file-drop'
import { useState } from 'react'
import { useAction } from '../use-action.ts'
import { applicationsApi } from './api.ts'
import { standingLabel } from './labels.ts'
import { readEml } from './read-eml.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** Takes an employer's reply, says what it seems to be about, and stores it when told so. */
export function ReplyDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Paste a reply`}>
      <ReplyForm onClose={onClose} />
    </Dialog>
  )
}

function ReplyForm({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadReply | null>(null)
  const { run, isBusy, problem } = useAction()

  if (read) return <Confirm read={read} onBack={() => setRead(null)} onClose={onClose} />
  return (
    <div className="flex flex-col gap-4 text-ink">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <TextArea
        label={t`The employer's reply`}
        hint={t`With its first lines, if you can: they tell who wrote.`}
        value={text}
        rows={8}
        maxLength={APPLICATION_MAX_LENGTH.reply}
        onChange={({ target }) => setText(target.value)}
      />
      <FileDrop
        label={t`Or a saved message`}
        hint={t`A file that ends in .eml`}
        accept=".eml"
        onChange={(file) => {
          if (file)
            void run(async () => setRead(await applicationsApi.readReply(await readEml(file))))
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={text.trim() === ''}
          onClick={() =>
            void run(async () =>
              setRead(await applicationsApi.readReply({ from: '', subject: '', text })),
            )
          }
        >
          {t`Read it`}
        </Button>
      </div>
    </div>
  )
}

type ConfirmProps = { read: ReadReply; onBack: () => void; onClose: () => void }

const nameOf = ({ posting }: Application) => `${posting.title}, ${posting.company}`

function Confirm({ read, onBack, onClose }: ConfirmProps) {
  const { applications, proposal, from, subject, text } = read
  const [id, setId] = useState(applications[0]?.id)
  const { run, isBusy, problem } = useAction()

  async function store(withState: boolean) {
    if (id === undefined) return
    const isStored = await run(async () => {
      await applicationsApi.addEntry(id, { kind: 'reply', from, subject, text })
      if (withState && proposal)
        await applicationsApi.change(id, {
          state: proposal.state,
          ...(proposal.outcome !== null && { outcome: proposal.outcome }),
        })
    })
    if (isStored) onClose()
  }

  if (applications.length === 0)
    return (
      <div className="flex flex-col gap-4 text-ink">
        <p>
          <Trans>
            It names none of your applications. Open the application that it belongs to and note it
            there, or add the application first.
          </Trans>
        </p>
        <div className="flex justify-end gap-3">
          <Button onClick={onBack}>{t`Back`}</Button>
        </div>
      </div>
    )
  return (
    <div className="flex flex-col gap-4 text-ink">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <RadioGroup
        label={t`It seems to belong to`}
        name="application"
        {...(id !== undefined && { defaultValue: id })}
        options={applications.map((application) => ({
          value: application.id,
          label: nameOf(application),
        }))}
        onChange={setId}
      />
      {proposal ? (
        <div className="flex flex-col gap-2">
          <p>
            <Trans>
              It seems to say: <strong>{standingLabel(proposal.state, proposal.outcome)}</strong>.
            </Trans>
          </p>
          <blockquote className="border-l-2 border-line pl-3 text-sm text-muted">
            {proposal.because}
          </blockquote>
        </div>
      ) : (
        <p className="text-muted">
          <Trans>What it means for the application is not clear from its words.</Trans>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>{t`Back`}</Button>
        <Button
          variant={proposal ? 'secondary' : 'primary'}
          isBusy={isBusy}
          onClick={() => void store(false)}
        >
          {t`Keep the reply alone`}
        </Button>
        {proposal && (
          <Button variant="primary" isBusy={isBusy} onClick={() => void store(true)}>
            {t`Keep it and set the state`}
          </Button>
        )}
      </div>
    </div>
  )
}
