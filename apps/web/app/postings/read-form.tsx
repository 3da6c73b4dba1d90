import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Board } from '@sightline/contracts/postings/companies'
import {
  POSTING_TEXT_MAX_LENGTH,
  POSTING_TITLE_MAX_LENGTH,
} from '@sightline/contracts/postings/limits'
import type { ReadResult, TextNeededReason } from '@sightline/contracts/postings/postings'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Field, TextArea } from '@sightline/ui/field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from '../use-form.ts'
import { postingsApi } from './api.ts'
import { BoardLine } from './board-line.tsx'
import { FollowRow } from './follow-row.tsx'
import { textNeededText } from './labels.ts'

type Shown = Exclude<ReadResult, { kind: 'posting' }>

/** Reads what the user gives: a posting is opened, a board is followed, a text is asked for. */
export function ReadForm() {
  const navigate = useNavigate()
  const [shown, setShown] = useState<Shown | null>(null)

  async function show(result: ReadResult) {
    if (result.kind === 'posting') await navigate(`/home/jobs/${result.posting.id}`)
    else setShown(result)
  }

  const form = useForm({
    fields: ['what'],
    validate: ({ what }) => ({
      what: what.trim() === '' ? t`Please paste something to read.` : undefined,
    }),
    async submit({ what }) {
      setShown(null)
      await show(await postingsApi.readGiven({ what }))
      return undefined
    },
  })
  return (
    <div className="flex flex-col gap-4">
      <form {...form.props} className="flex max-w-reading flex-col items-start gap-3">
        {form.errors.form && <Banner tone="bad">{form.errors.form}</Banner>}
        <div className="w-full">
          <TextArea
            label={t`Paste an address, a company's name or a posting's text`}
            rows={1}
            className="max-h-64 min-h-10"
            maxLength={POSTING_TEXT_MAX_LENGTH}
            {...form.field('what')}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          isBusy={form.pending !== null}
          busyLabel={t`Reading...`}
        >
          {t`Read it`}
        </Button>
      </form>
      {shown?.kind === 'board' && <FollowedBoard board={shown.board} />}
      {shown?.kind === 'companies' && <BoardChoice boards={shown.companies} />}
      {shown?.kind === 'text-needed' && <TextForm reason={shown.reason} onRead={show} />}
    </div>
  )
}

function FollowedBoard({ board }: { board: Board }) {
  return (
    <Banner tone="good">
      <p>
        <Trans>On your list from now on. Its postings are below.</Trans>
      </p>
      <BoardLine board={board} />
    </Banner>
  )
}

/** Several companies have the name: the user says which is meant. */
function BoardChoice({ boards }: { boards: Board[] }) {
  return (
    <section className="flex max-w-reading flex-col gap-2">
      <h2 className="text-lg">
        <Trans>Which company do you mean?</Trans>
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {boards.map((board) => (
          <li key={`${board.provider} ${board.region} ${board.token}`} className="py-3">
            <FollowRow board={board} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TextFormProps = { reason: TextNeededReason; onRead: (result: ReadResult) => Promise<void> }

function TextForm({ reason, onRead }: TextFormProps) {
  const form = useForm({
    fields: ['title', 'company', 'what'],
    validate: ({ what, title }) => ({
      title: title.trim() === '' ? t`Please name the position.` : undefined,
      what: what.trim() === '' ? t`Please paste the posting's text.` : undefined,
    }),
    async submit(values) {
      await onRead(await postingsApi.readGiven(values))
      return undefined
    },
  })
  return (
    <form
      {...form.props}
      className="flex max-w-reading flex-col items-start gap-4 rounded-card border border-line p-4 [&>*]:w-full"
    >
      <p role="status">{textNeededText(reason)}</p>
      {form.errors.form && <Banner tone="bad">{form.errors.form}</Banner>}
      <Field label={t`Position`} maxLength={POSTING_TITLE_MAX_LENGTH} {...form.field('title')} />
      <Field label={t`Company`} maxLength={100} {...form.field('company')} />
      <TextArea
        label={t`The posting's text`}
        rows={8}
        className="max-h-96"
        maxLength={POSTING_TEXT_MAX_LENGTH}
        {...form.field('what')}
      />
      <div>
        <Button type="submit" variant="primary" isBusy={form.pending !== null}>
          {t`Keep this posting`}
        </Button>
      </div>
    </form>
  )
}
