import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Makes a client-side navigation accessible like a full page load: moves the focus to the page's
 * heading and announces the title. Links within a page, and form fields that took the focus
 * themselves, keep it.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const shownPathname = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shownPathname.current === pathname) return
    shownPathname.current = pathname
    setTitle(document.title)
    if (hash || document.activeElement?.matches('input, textarea, select')) return
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
