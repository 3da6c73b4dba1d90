import type { Tone } from '@sightline/ui/banner'
import { ToneIcon } from '@sightline/ui/banner'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'

/** Why a source cannot be opened yet. Nothing is opened before the user agrees. */
export const NOT_ALLOWED_YET = 'Answer the two questions first.'

interface CheckProps {
  title: string
  /**
   * `good`: ready. `warn`: the session works without it, but does less. `bad`: the session cannot
   * begin.
   */
  tone: Tone
  /** The state in a few words. */
  state: string
  /** The button that changes the state. */
  action?: ReactNode
  /** What the user must see at once, such as a picture of what is shared or what is wrong. */
  children?: ReactNode
  /** What only those read who want to know more. Folded. */
  more: ReactNode
}

/**
 * One line of the list before a session: what the session uses, whether it is there, and what to do
 * about it.
 */
export function Check({ title, tone, state, action, children, more }: CheckProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <li className="flex flex-col gap-3 border-b border-line py-2">
      <div className="flex min-h-10 flex-wrap items-center gap-x-3">
        <ToneIcon tone={tone} />
        <h3 className="text-base font-medium">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="group flex items-center gap-1 rounded-control py-1 transition-colors hover:text-accent-strong"
          >
            {title}
            <ChevronDown
              size={16}
              aria-hidden
              className="text-muted transition-transform group-aria-expanded:rotate-180"
            />
          </button>
        </h3>
        <p
          role="status"
          className="min-w-0 flex-1 text-sm text-muted max-sm:order-last max-sm:basis-full max-sm:pl-8"
        >
          {state}
        </p>
        {action && <span className="flex gap-1 max-sm:ml-auto">{action}</span>}
      </div>
      <div className="flex min-w-0 flex-col gap-3 pb-2 pl-8 empty:hidden">{children}</div>
      <div id={id} hidden={!isOpen}>
        <div className="flex min-w-0 flex-col gap-3 pb-4 pl-8">{more}</div>
      </div>
    </li>
  )
}
