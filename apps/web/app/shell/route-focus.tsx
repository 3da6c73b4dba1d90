import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Does for a change of page what a browser does for a new document: the focus goes to the page's heading and its title
 * is read out. A link to a place within a page, and a field that took the focus itself, are left alone.
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
