import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

/**
 * A question that expands to its answer. A native element, so it works without JavaScript and the
 * browser's search finds its content.
 */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-control py-4 font-medium transition-colors hover:text-accent-strong [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          size={20}
          aria-hidden
          className="text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-reading pb-6 text-muted">{children}</div>
    </details>
  )
}
