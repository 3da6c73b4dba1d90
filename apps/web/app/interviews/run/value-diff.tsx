import { readTables } from '@sightline/languages/text-table'
import { ResultTables, rowNotes } from './result-tables.tsx'

/** The expected and the actual value, with the differing part or rows marked in both. */
export function ValueDiff({ expected, got }: { expected: string; got: string }) {
  const [start, end] = commonEnds(expected, got)
  return (
    <>
      <Value
        label="Expected"
        text={expected}
        start={start}
        end={expected.length - end}
        notes={rowNotes(expected, got, 'missing')}
        markColour="bg-good/15"
      />
      <Value
        label="Got"
        text={got}
        start={start}
        end={got.length - end}
        notes={rowNotes(got, expected, 'not expected')}
        markColour="bg-bad/15"
      />
    </>
  )
}

type ValueProps = {
  label: string
  text: string
  start?: number
  end?: number
  /** What is to be said of the rows of a table. */
  notes?: (string | null)[]
  markColour?: string
}

/** A labelled value, marked from `start` to `end`, or a labelled table. */
export function Value({
  label,
  text,
  start = 0,
  end = 0,
  notes = [],
  markColour = '',
}: ValueProps) {
  const tables = readTables(text)
  if (tables)
    return (
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[5.5rem_1fr]">
        <dt className="text-muted">{label}</dt>
        <dd className="min-w-0 overflow-x-auto">
          <ResultTables tables={tables} notes={notes} markColour={markColour} />
        </dd>
      </div>
    )
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[5.5rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 font-mono break-words whitespace-pre-wrap">
        {end > start ? (
          <>
            {text.slice(0, start)}
            <mark className={`rounded-xs text-inherit ${markColour}`}>
              {text.slice(start, end)}
            </mark>
            {text.slice(end)}
          </>
        ) : (
          text
        )}
      </dd>
    </div>
  )
}

/** How many characters two texts share at their beginnings, and at their ends after that. */
function commonEnds(a: string, b: string): [start: number, end: number] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return [start, end]
}
