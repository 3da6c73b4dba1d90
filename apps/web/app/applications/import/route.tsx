import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  COLUMNS,
  type Column,
  type DayOrder,
  proposeColumns,
  readRow,
} from '@sightline/applications/tracking/table-columns'
import type { ImportResult } from '@sightline/contracts/applications/applications'
import { APPLICATIONS_MAX_COUNT } from '@sightline/contracts/applications/states'
import { Banner } from '@sightline/ui/banner'
import { Button, ButtonLink } from '@sightline/ui/button'
import { FileDrop } from '@sightline/ui/file-drop'
import { Select } from '@sightline/ui/select'
import { Table } from '@sightline/ui/table'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { pageTitle } from '../../content/brand.ts'
import { useAction } from '../../use-action.ts'
import { applicationsApi } from '../api.ts'
import { standingLabel } from '../labels.ts'
import { type CellTable, readTable } from './read-table.ts'

export const meta = () => [
  { title: pageTitle(t`Import applications`) },
  { name: 'robots', content: 'noindex' },
]

/** Brings the applications of another program: its columns are matched before anything is stored. */
export default function ImportPage() {
  const [table, setTable] = useState<CellTable | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const { run, problem } = useAction()
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">
          <Trans>Import applications</Trans>
        </h1>
        <p className="max-w-reading text-muted">
          <Trans>
            A table with a row for each application, as CSV. You choose what each column holds, and
            see how it is read before anything is stored.
          </Trans>
        </p>
      </header>
      {problem && <Banner tone="bad">{problem}</Banner>}
      {result ? (
        <Done result={result} />
      ) : (
        <>
          <FileDrop
            label={t`The table`}
            hint={t`A .csv file of up to 8 MB`}
            accept=".csv,text/csv"
            onChange={(file) => {
              setTable(null)
              if (file) void run(async () => setTable(await readTable(file)))
            }}
          />
          {table && <Match table={table} onStored={setResult} />}
        </>
      )}
    </div>
  )
}

function Done({ result: { addedCount, knownCount } }: { result: ImportResult }) {
  const added = plural(addedCount, {
    one: '# application was added.',
    other: '# applications were added.',
  })
  const known = plural(knownCount, { one: '# was there already.', other: '# were there already.' })
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status">
        {added} {knownCount > 0 && known}
      </p>
      <ButtonLink as={Link} variant="primary" to="/home/applications">
        {t`Your applications`}
      </ButtonLink>
    </div>
  )
}

function columnLabel(column: Column): string {
  switch (column) {
    case 'company':
      return t`Company`
    case 'title':
      return t`Position`
    case 'url':
      return t`Address of the posting`
    case 'state':
      return t`State`
    case 'outcome':
      return t`Outcome`
    case 'createdAt':
      return t`Added on`
    case 'submittedAt':
      return t`Submitted on`
    case 'contact':
      return t`Contact`
    case 'nextStep':
      return t`Next step`
    case 'nextStepOn':
      return t`Next step on`
    case 'notes':
      return t`Notes`
    case 'skip':
      return t`Leave out`
  }
}

const PREVIEWED = 5
const PROBLEMS_SHOWN = 5

type MatchProps = { table: CellTable; onStored: (result: ImportResult) => void }

function Match({ table: { names, rows }, onStored }: MatchProps) {
  const [columns, setColumns] = useState(() => proposeColumns(names))
  const [order, setOrder] = useState<DayOrder>('day-first')
  const { run, isBusy, problem } = useAction()
  const read = useMemo(
    () => rows.map((cells, index) => ({ number: index + 2, ...readRow(cells, columns, order) })),
    [rows, columns, order],
  )
  const good = read.flatMap((each) => (each.row ? [each] : []))
  const refused = read.flatMap((each) => (each.row ? [] : [each]))
  const warned = good.filter(({ warnings }) => warnings.length > 0)
  const goodCount = good.length

  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-4">
        <h2 className="text-lg">
          <Trans>What the columns hold</Trans>
        </h2>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {names.map((name, index) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              key={index}
              label={name || t`Column ${index + 1}`}
              hint={rows.find((cells) => cells[index])?.[index]?.slice(0, 40)}
              value={columns[index] ?? 'skip'}
              options={COLUMNS.map((value) => ({ value, label: columnLabel(value) }))}
              onChange={({ target }) => {
                const column = COLUMNS.find((known) => known === target.value) ?? 'skip'
                setColumns(columns.with(index, column))
              }}
            />
          ))}
          <Select
            label={t`Dates such as 03/04/2026`}
            value={order}
            options={[
              { value: 'day-first', label: t`Day first: 3 April` },
              { value: 'month-first', label: t`Month first: March 4` },
            ]}
            onChange={({ target }) =>
              setOrder(target.value === 'month-first' ? 'month-first' : 'day-first')
            }
          />
        </div>
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="text-lg">
          <Trans>How it is read</Trans>
        </h2>
        <Table
          caption={t`The first rows as they would be stored`}
          columns={[
            { label: t`Position` },
            { label: t`Company` },
            { label: t`State` },
            { label: t`Submitted on` },
          ]}
          rows={good.slice(0, PREVIEWED).map(({ number, row }) => ({
            key: String(number),
            cells: [
              row.title,
              row.company,
              standingLabel(row.state ?? 'found', row.outcome ?? null),
              row.submittedAt?.slice(0, 10) ?? '',
            ],
          }))}
        />
        <Problems
          title={t`Rows that are left out`}
          lines={refused.map(({ number, problem: why }) => t`Row ${number}: ${why}`)}
        />
        <Problems
          title={t`Cells that are not read`}
          lines={warned.map(({ number, warnings }) => t`Row ${number}: ${warnings.join(' ')}`)}
        />
      </section>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Button
        variant="primary"
        className="self-start"
        isBusy={isBusy}
        busyLabel={t`Storing...`}
        disabled={goodCount === 0 || rows.length > APPLICATIONS_MAX_COUNT}
        onClick={() =>
          void run(async () =>
            onStored(await applicationsApi.importRows(good.map(({ row }) => row))),
          )
        }
      >
        {plural(goodCount, { one: 'Store # application', other: 'Store # applications' })}
      </Button>
    </div>
  )
}

function Problems({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  const more = lines.length - PROBLEMS_SHOWN
  return (
    <div className="flex flex-col gap-2 text-sm">
      <h3>
        {title}: {lines.length}
      </h3>
      <ul className="list-disc pl-5 text-muted">
        {lines.slice(0, PROBLEMS_SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>{plural(more, { one: 'and # more', other: 'and # more' })}</li>}
      </ul>
    </div>
  )
}
