import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@sightline/ui/button'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSecondsUntil } from './use-seconds-until.ts'

const CLOSES_AFTER_MS = 8000

/** Marks the address as verified for all pages of this browser. */
const markConfirmed = () => localStorage.setItem('email_confirmed', 'true')

/**
 * Shows that the address is verified. The tab is not needed any more: after 8 s it closes, if the
 * browser allows that.
 */
export function EmailVerified() {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // Browsers let a page close its tab if the tab has shown no other page, or if another page has
  // opened it.
  const [isClosing, setIsClosing] = useState(history.length === 1 || window.opener !== null)
  const [closesAtMs] = useState(() => Date.now() + CLOSES_AFTER_MS)
  const secondsLeft = useSecondsUntil(closesAtMs)

  useEffect(() => {
    markConfirmed()
    heading.current?.focus()
  }, [])

  useEffect(() => {
    if (!isClosing || secondsLeft > 0) return
    window.close()
    if (!window.closed) setIsClosing(false)
  }, [isClosing, secondsLeft])

  function goToLogIn() {
    markConfirmed()
    window.close()
    if (!window.closed) navigate('/login')
  }

  return (
    <>
      <CircleCheck size={36} aria-hidden className="mb-4 text-good" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        <Trans>Email Verified</Trans>
      </h1>
      <p className="mt-3 text-muted">
        <Trans>Your account is ready. The tab you signed up in goes on by itself.</Trans>
      </p>
      <p className="mt-2 mb-6 min-h-7 text-muted tabular-nums">
        {isClosing ? t`This tab closes in ${secondsLeft} s.` : t`You can close this tab.`}
      </p>
      <div className="flex flex-col gap-3">
        <Button variant="primary" size="large" onClick={goToLogIn}>
          {t`Go to Login Page`}
        </Button>
        {isClosing && (
          <Button variant="quiet" size="large" onClick={() => setIsClosing(false)}>
            {t`Keep this tab open`}
          </Button>
        )}
      </div>
    </>
  )
}
