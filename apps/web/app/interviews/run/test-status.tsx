import type { TestStatus } from '@sightline/contracts/questions/questions'
import Check from 'lucide-react/icons/check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Timer from 'lucide-react/icons/timer'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'

const STATUS_LABELS = {
  passed: { Icon: Check, label: 'Passed', colour: 'text-good' },
  failed: { Icon: X, label: 'Failed', colour: 'text-bad' },
  error: { Icon: TriangleAlert, label: 'Error', colour: 'text-bad' },
  timeout: { Icon: Timer, label: 'Time is up', colour: 'text-warn' },
  'not-run': { Icon: CircleSlash, label: 'Not run', colour: 'text-muted' },
} satisfies Record<TestStatus, object>

/**
 * The status of a test, as an icon and a label. On phones only screen readers get the label, since
 * names need the room.
 */
export function TestStatusMark({ status }: { status: TestStatus }) {
  const { Icon, label, colour } = STATUS_LABELS[status]
  return (
    <span className={`flex shrink-0 items-center gap-2 text-sm font-medium sm:w-24 ${colour}`}>
      <Icon size={16} aria-hidden />
      <span className="max-sm:sr-only">{label}</span>
    </span>
  )
}
