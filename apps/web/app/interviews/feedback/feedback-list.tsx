import { ANALYSED_LANGUAGES, type Remark, type RemarkKind } from '@sightline/analysis/remark'
import type { Language } from '@sightline/contracts/languages/languages'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { LANGUAGES, runsInBrowser } from '@sightline/languages/registry'
import { inSentence } from '@sightline/languages/text-table'
import { Badge } from '@sightline/ui/badge'
import { Markdown } from '@sightline/ui/markdown'
import { LineLink } from './line-link.tsx'

type Tone = 'bad' | 'warn' | 'info' | 'good'

const REMARK_LABELS: Record<RemarkKind, { label: string; tone: Tone }> = {
  syntax: { label: 'Not complete', tone: 'info' },
  'endless-loop': { label: 'Never ends', tone: 'bad' },
  'missing-return': { label: 'Missing return', tone: 'bad' },
  complexity: { label: 'Slow', tone: 'warn' },
  'deep-recursion': { label: 'Too deep', tone: 'warn' },
  'edge-case': { label: 'Edge case', tone: 'warn' },
  'off-by-one': { label: 'Off by one', tone: 'warn' },
  'sort-order': { label: 'Sorting', tone: 'warn' },
  'list-equality': { label: 'Comparing lists', tone: 'warn' },
  mutation: { label: 'Changes the input', tone: 'info' },
  unreachable: { label: 'Never reached', tone: 'info' },
  unused: { label: 'Unused', tone: 'info' },
  repetition: { label: 'Repeated lines', tone: 'info' },
  naming: { label: 'Naming', tone: 'info' },
  'own-tests': { label: 'Own tests', tone: 'good' },
}

const GUESS_LABELS: Partial<Record<RemarkKind, string>> = {
  complexity: 'Maybe slow',
  'deep-recursion': 'Maybe too deep',
}

const labelOf = ({ kind, isGuess }: Remark) => ({
  ...REMARK_LABELS[kind],
  ...(isGuess && { label: GUESS_LABELS[kind] ?? REMARK_LABELS[kind].label }),
})

type FeedbackListProps = {
  /** Null until the code has been analysed for the first time. */
  remarks: Remark[] | null
  /** The first failing test. */
  failing: TestResult | undefined
  language: Language
  onShowLine: (line: number) => void
}

/** The failing test and the remarks on the code, the most urgent first. */
export function FeedbackList({ remarks, failing, language, onShowLine }: FeedbackListProps) {
  const isEmpty = (remarks ?? []).length === 0 && !failing
  return (
    <div className="py-2">
      {isEmpty && <NoRemarks language={language} />}
      <ul>
        {failing && (
          <Item
            tone="bad"
            label="Test fails"
            line={failing.error?.line ?? null}
            onShowLine={onShowLine}
          >
            <p>In the test “{failing.name}”:</p>
            <p className="break-words text-muted">
              {failing.error?.message ??
                `Expected ${inSentence(failing.expected)}, got ${inSentence(failing.got ?? 'nothing')}.`}
            </p>
          </Item>
        )}
        {remarks?.map((remark) => (
          <Item
            key={`${remark.kind} ${remark.message}`}
            {...labelOf(remark)}
            line={remark.line}
            onShowLine={onShowLine}
          >
            <Markdown>{remark.message}</Markdown>
            <Markdown className="text-muted">{remark.reason}</Markdown>
          </Item>
        ))}
      </ul>
    </div>
  )
}

type ItemProps = {
  tone: Tone
  label: string
  line: number | null
  onShowLine: (line: number) => void
  children: React.ReactNode
}

function Item({ tone, label, line, onShowLine, children }: ItemProps) {
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3 text-sm last:border-b-0">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{label}</Badge>
        {line !== null && <LineLink line={line} onShowLine={onShowLine} />}
      </p>
      {children}
    </li>
  )
}

const NoRemarks = ({ language }: { language: Language }) => (
  <p className="max-w-reading py-2 text-sm text-muted">{whatIsLookedAt(language)}</p>
)

function whatIsLookedAt(language: Language): string {
  if (ANALYSED_LANGUAGES.includes(language))
    return 'Nothing to say so far. While you write, the coach looks at failing tests, at how the work grows with the constraints, at edge cases, endings and loops, and at what is unused or changes the input.'
  if (runsInBrowser(language) && language !== 'sql')
    return 'Nothing to say so far. While you write, the coach looks at names, repeated lines and tests of your own; runs add failing tests, edge cases and how the time grows with the input.'
  return `The coach does not read ${LANGUAGES[language].label} yet. Failing tests show here.`
}
