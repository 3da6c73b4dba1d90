import { Trans } from '@lingui/react/macro'
import { Skeleton } from '@sightline/ui/skeleton'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, lazy, Suspense, useState } from 'react'

/** Loaded when the form is opened: most interviews are started with one press. */
const StartFields = lazy(async () => ({
  default: (await import('./start-fields.tsx')).StartFields,
}))

/**
 * A form for starting any kind of interview, with choices that the one-click starts leave to the
 * coach.
 */
export function StartForm(props: ComponentProps<typeof StartFields>) {
  const [isUsed, setIsUsed] = useState(false)
  return (
    <details className="group mt-1" onToggle={() => setIsUsed(true)}>
      <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-control py-1 text-sm font-medium text-muted transition-colors hover:text-ink [&::-webkit-details-marker]:hidden">
        <Trans>Choose round, topic, difficulty and length</Trans>
        <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      {isUsed && (
        <Suspense fallback={<Skeleton className="mt-3 h-72 md:h-40" />}>
          <StartFields {...props} />
        </Suspense>
      )}
    </details>
  )
}
