import { Button } from '@sightline/ui/button'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSecondsUntil } from './use-seconds-until.ts'

const CLOSES_AFTER_MS = 8000

/** Tells every page of this browser that the address is verified. */
const setFlag = () => localStorage.setItem('email_confirmed', 'true')

/** Says that the address is verified, in a tab that has nothing left to do and closes where the browser lets it. */
export function EmailVerified() {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // Browsers let a page close itself when it is all that its tab ever showed, or when a page opened it.
  const [isClosing, setIsClosing] = useState(history.length === 1 || window.opener !== null)
  const [closesAtMs] = useState(() => Date.now() + CLOSES_AFTER_MS)
  const secondsLeft = useSecondsUntil(closesAtMs)

  useEffect(() => {
    setFlag()
    heading.current?.focus()
  }, [])

  useEffect(() => {
    if (!isClosing || secondsLeft > 0) return
    window.close()
    if (!window.closed) setIsClosing(false)
  }, [isClosing, secondsLeft])

  function goToLogIn() {
    setFlag()
    window.close()
    if (!window.closed) navigate('/login')
  }

  return (
    <>
      <CircleCheck size={36} aria-hidden className="mb-4 text-good" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        Email Verified
      </h1>
      <p className="mt-3 text-muted">Your account is ready. The tab you signed up in goes on by itself.</p>
      <p className="mt-2 mb-6 min-h-7 text-muted tabular-nums">
        {isClosing ? `This tab closes in ${secondsLeft} s.` : 'You can close this tab.'}
      </p>
      <div className="flex flex-col gap-3">
        <Button variant="primary" size="large" onClick={goToLogIn}>
          Go to Login Page
        </Button>
        {isClosing && (
          <Button variant="quiet" size="large" onClick={() => setIsClosing(false)}>
            Keep this tab open
          </Button>
        )}
      </div>
    </>
  )
}
