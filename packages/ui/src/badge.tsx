import type { ReactNode } from 'react'
import { type Tone, ToneIcon } from './banner.tsx'

/** A short label beside an element. A `tone` adds the tone's icon. */
export function Badge({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-2 py-px text-xs font-medium whitespace-nowrap text-ink">
      {tone && <ToneIcon tone={tone} size={14} />}
      {children}
    </span>
  )
}
