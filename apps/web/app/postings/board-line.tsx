import { plural, t } from '@lingui/core/macro'
import type { Board } from '@sightline/contracts/postings/companies'
import { formatShortDay } from '../billing/public.ts'
import { ageText, PROVIDER_NAMES, problemText } from './labels.ts'

/** A board in words: whose it is, what it has, and what is wrong with it. */
export function BoardLine({ board }: { board: Board }) {
  const { company, provider, openCount, readAt } = board
  const count = plural(openCount, { one: '# open posting', other: '# open postings' })
  return (
    <span className="flex flex-col break-words">
      <span className="font-medium">{company}</span>
      <span className="text-sm text-muted">
        {[PROVIDER_NAMES[provider], readAt === null ? t`not read yet` : count].join(' · ')}
      </span>
      <BoardProblemLine board={board} />
    </span>
  )
}

/** What is wrong with a board, with the age of its last good list. Nothing when all is well. */
export function BoardProblemLine({ board: { problem, readAt, retryAt } }: { board: Board }) {
  if (problem === null) return null
  return (
    <span className="text-sm text-warn">
      {[
        problemText(problem),
        readAt === null
          ? t`Its list has never been read.`
          : t`Its last good list was read ${ageText(readAt)}.`,
        ...(retryAt === null ? [] : [t`It is read again from ${formatShortDay(retryAt)}.`]),
      ].join(' ')}
    </span>
  )
}
