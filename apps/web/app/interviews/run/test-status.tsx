import type { TestStatus } from '@sightline/contracts/questions'
import Check from 'lucide-react/icons/check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Timer from 'lucide-react/icons/timer'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'

const LOOKS = {
  passed: { Icon: Check, word: 'Passed', look: 'text-good' },
  failed: { Icon: X, word: 'Failed', look: 'text-bad' },
  error: { Icon: TriangleAlert, word: 'Error', look: 'text-bad' },
  timeout: { Icon: Timer, word: 'Time is up', look: 'text-warn' },
  'not-run': { Icon: CircleSlash, word: 'Not run', look: 'text-muted' },
} satisfies Record<TestStatus, object>

/** How a test went, as an icon and a word. */
export function TestStatusMark({ status }: { status: TestStatus }) {
  const { Icon, word, look } = LOOKS[status]
  return (
    <span className={`flex w-24 shrink-0 items-center gap-2 text-sm font-medium ${look}`}>
      <Icon size={16} aria-hidden />
      {word}
    </span>
  )
}
