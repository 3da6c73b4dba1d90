import { ButtonLink } from '@sightline/ui/button'
import { type ReactNode, useEffect, useRef } from 'react'
import { addressIn, localeOf } from '../../locale/locales.ts'

/**
 * Scrolls to the question and moves the focus to it when it opens: the button that opened it is
 * gone, and on a phone it was far below the title.
 */
export function FocusedOnOpen({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ behavior: 'instant' })
    element.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={element} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

/**
 * The way on: to the sign-up, or to the dashboard for those who are signed in. Both find what was
 * kept.
 */
export function KeepLinks({ onKeep }: { onKeep: () => void }) {
  const locale = localeOf(location.pathname)
  return (
    <>
      <ButtonLink
        href={addressIn(locale, '/signup')}
        onClick={onKeep}
        className="ml-auto signed-in:hidden"
      >
        Keep this and go on
      </ButtonLink>
      <ButtonLink
        href={addressIn(locale, '/home')}
        onClick={onKeep}
        className="ml-auto signed-out:hidden"
      >
        Keep this and go on
      </ButtonLink>
    </>
  )
}
