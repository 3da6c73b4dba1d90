import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { words } from './words.tsx'

export type Tone = 'info' | 'good' | 'warn' | 'bad'

const TONES = {
  info: { Icon: Info, word: 'note', icon: 'text-info', box: 'border-info/40 bg-info/6' },
  good: { Icon: CircleCheck, word: 'done', icon: 'text-good', box: 'border-good/40 bg-good/6' },
  warn: {
    Icon: TriangleAlert,
    word: 'warning',
    icon: 'text-warn',
    box: 'border-warn/40 bg-warn/6',
  },
  bad: { Icon: CircleAlert, word: 'error', icon: 'text-bad', box: 'border-bad/40 bg-bad/6' },
} as const

/** The icon of a tone, with a text for people who do not see colours. */
export function ToneIcon({ tone, size = 20 }: { tone: Tone; size?: number }) {
  const { Icon, word, icon } = TONES[tone]
  return <Icon size={size} role="img" aria-label={words[word]} className={icon} />
}

/**
 * A message about a whole page or form. Screen readers announce it: politely for information,
 * immediately for problems.
 */
export function Banner({ tone, children }: { tone: Tone; children: ReactNode }) {
  const isTrouble = tone === 'bad' || tone === 'warn'
  return (
    <div
      role={isTrouble ? 'alert' : 'status'}
      className={classNames(
        'flex animate-appear items-start gap-3 rounded-control border px-3 py-2 text-sm',
        TONES[tone].box,
      )}
    >
      <span className="mt-px">
        <ToneIcon tone={tone} />
      </span>
      <div className="min-w-0 flex-1 break-words">{children}</div>
    </div>
  )
}
