import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui/button'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

/** Replaces the form once the candidacy has arrived. */
export function CandidacySent({ title, email }: { title: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="flex max-w-dialog flex-col items-start gap-4 py-8">
      <CircleCheck size={36} aria-hidden className="text-good" />
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        <Trans>Application submitted successfully!</Trans>
      </h2>
      <p className="text-muted">
        <Trans>
          Your answers and your resume for {title} are with us. A person reads them, and we answer
          to <strong className="font-medium wrap-anywhere text-ink">{email}</strong> either way.
        </Trans>
      </p>
      <ButtonLink as={Link} to="/careers" className="mt-2">
        <Trans>See open positions</Trans>
      </ButtonLink>
    </div>
  )
}
