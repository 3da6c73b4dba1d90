import type { ReactNode } from 'react'
import { type Tone, ToneIcon } from './banner.tsx'

/** A word or two about the thing beside it. With a `tone`, that tone's icon goes with the words. */
export function Badge({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-2 py-px text-xs font-medium whitespace-nowrap text-ink">
      {tone && <ToneIcon tone={tone} size={14} />}
      {children}
    </span>
  )
}
