import type { Tone } from '@sightline/ui/banner'
import { ToneIcon } from '@sightline/ui/banner'
import type { ReactNode } from 'react'
import { NOT_AGREED } from './begin-state.ts'

/**
 * Why a source cannot be opened yet, beside its button. Nothing is opened before the user agrees.
 */
export const NotAllowedYet = () => <p className="text-sm text-muted">{NOT_AGREED}</p>

interface CheckProps {
  title: string
  /**
   * `good`: ready. `warn`: the session works without it, but does less. `bad`: the session cannot
   * begin.
   */
  tone: Tone
  /** The state in a few words. */
  state: string
  children: ReactNode
}

/**
 * One line of the list before a session: what it needs, whether it is there, and what to do about
 * it.
 */
export function Check({ title, tone, state, children }: CheckProps) {
  return (
    <li className="grid gap-x-4 gap-y-3 border-b border-line py-6 sm:grid-cols-[1.25rem_1fr]">
      <span className="hidden pt-0.5 sm:block" aria-hidden>
        <ToneIcon tone={tone} />
      </span>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="self-center sm:hidden" aria-hidden>
            <ToneIcon tone={tone} size={16} />
          </span>
          <h2 className="text-base font-medium">{title}</h2>
          <p role="status" className="text-sm text-muted">
            {state}
          </p>
        </div>
        {children}
      </div>
    </li>
  )
}
