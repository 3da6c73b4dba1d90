import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { MatchRow } from '@sightline/contracts/matching/match'
import type { Confirmation } from '@sightline/contracts/profile/profile'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Select } from '@sightline/ui/select'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { useState } from 'react'
import { useAction } from '../../../use-action.ts'
import { postingsApi } from '../../api.ts'
import { shownReasonText } from '../../labels.ts'

interface RowsProps {
  rows: readonly MatchRow[]
  lines: readonly string[]
  isEncoded: boolean
  refresh: () => Promise<void>
}

/** What the posting asks, one by one, and the resume's lines beside it. */
export function RequirementRows({ rows, ...props }: RowsProps) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-base">
        <Trans>Requirement by requirement</Trans>
      </h3>
      <ol className="divide-y divide-line border-y border-line">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the requirements of a text keep their order.
          <Row key={index} row={row} {...props} />
        ))}
      </ol>
    </div>
  )
}

type Verdict = Confirmation['verdict']
type Decide = (verdict: Verdict, ...lines: string[]) => void

function Row({ row, lines, isEncoded, refresh }: Omit<RowsProps, 'rows'> & { row: MatchRow }) {
  const { run, isBusy, problem } = useAction()
  const { requirement, isOptional, evidence, denied } = row
  const decide: Decide = (verdict, ...about) =>
    void run(async () => {
      for (const line of about) await postingsApi.confirm({ requirement, line, verdict })
      await refresh()
    })
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 md:grid-cols-2">
      <div className="flex flex-col gap-1">
        <Status evidence={evidence} isEncoded={isEncoded} />
        <p className="break-words">{requirement}</p>
        {isOptional && (
          <p className="text-sm text-muted">
            <Trans>Welcome, not needed</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-col items-start gap-3 text-sm">
        {evidence.kind === 'shown' && <Shown evidence={evidence} decide={decide} isBusy={isBusy} />}
        {evidence.kind === 'perhaps' &&
          evidence.lines.map((line) => (
            <Perhaps key={line} line={line} decide={decide} isBusy={isBusy} />
          ))}
        {evidence.kind === 'none' && isEncoded && (
          <p className="text-muted">
            <Trans>No line of your resume shows it.</Trans>
          </p>
        )}
        {evidence.kind !== 'shown' && (
          <OtherLine lines={lines} isBusy={isBusy} onChoose={(line) => decide('shows', line)} />
        )}
        {denied.map((line) => (
          <Denied key={line} line={line} decide={decide} isBusy={isBusy} />
        ))}
        {problem && <Banner tone="bad">{problem}</Banner>}
      </div>
    </li>
  )
}

type Evidence = MatchRow['evidence']
const EVIDENCE_ICONS = { shown: CircleCheck, perhaps: CircleQuestionMark, none: CircleDashed }
const EVIDENCE_INK = { shown: 'text-good', perhaps: 'text-warn', none: 'text-muted' }

/** Shown, perhaps or neither, by a sign, a word and an ink; and why. */
function Status({ evidence, isEncoded }: { evidence: Evidence; isEncoded: boolean }) {
  const { kind } = evidence
  const Icon = EVIDENCE_ICONS[kind]
  const words = { shown: t`Shown`, perhaps: t`Perhaps`, none: t`Not shown` }
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Icon size={16} aria-hidden className={EVIDENCE_INK[kind]} />
      <span className={`font-medium ${EVIDENCE_INK[kind]}`}>
        {kind === 'none' && !isEncoded ? t`Not shown so far` : words[kind]}
      </span>
      {kind === 'shown' && <span className="text-muted">{shownReasonText(evidence.why)}</span>}
    </p>
  )
}

const LINE = 'flex flex-col gap-1 border-l-2 pl-3 break-words'

interface DecisionProps {
  decide: Decide
  isBusy: boolean
}
interface LineProps extends DecisionProps {
  line: string
}

function Shown({
  evidence: { lines, why },
  decide,
  isBusy,
}: DecisionProps & { evidence: Extract<Evidence, { kind: 'shown' }> }) {
  const [label, verdict] =
    why === 'confirmed'
      ? ([t`Undo`, null] as const)
      : ([t`This does not show it`, 'does-not'] as const)
  return (
    <div className={`${LINE} border-solid border-good`}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Decision label={label} isBusy={isBusy} onDecide={() => decide(verdict, ...lines)} />
    </div>
  )
}

const Perhaps = ({ line, decide, isBusy }: LineProps) => (
  <div className={`${LINE} border-dashed border-warn`}>
    <p>{line}</p>
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      <Button size="small" disabled={isBusy} onClick={() => decide('shows', line)}>
        {t`This does show it`}
      </Button>
      <Decision
        label={t`This does not show it`}
        isBusy={isBusy}
        onDecide={() => decide('does-not', line)}
      />
    </p>
  </div>
)

const Denied = ({ line, decide, isBusy }: LineProps) => (
  <div className={`${LINE} border-dotted border-line text-muted`}>
    <p>{line}</p>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Trans>You said that this does not show it.</Trans>
      <Decision label={t`Undo`} isBusy={isBusy} onDecide={() => decide(null, line)} />
    </p>
  </div>
)

interface DecisionButtonProps {
  label: string
  isBusy: boolean
  onDecide: () => void
}

const Decision = ({ label, isBusy, onDecide }: DecisionButtonProps) => (
  <Button size="small" variant="quiet" className="w-fit" disabled={isBusy} onClick={onDecide}>
    {label}
  </Button>
)

interface OtherLineProps {
  lines: readonly string[]
  isBusy: boolean
  onChoose: (line: string) => void
}

/** The candidate knows better: any line can be said to show a requirement. */
function OtherLine({ lines, isBusy, onChoose }: OtherLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
        {t`Another line shows it`}
      </Button>
    )
  return (
    <div className="w-full">
      <Select
        label={t`The line that shows it`}
        value=""
        autoFocus
        disabled={isBusy}
        options={[
          { value: '', label: t`Choose the line` },
          ...lines.map((line) => ({ value: line, label: line })),
        ]}
        onChange={({ target }) => target.value !== '' && onChoose(target.value)}
      />
    </div>
  )
}
