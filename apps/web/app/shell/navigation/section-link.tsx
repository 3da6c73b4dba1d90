import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'

/**
 * A link that may lead to a section of the present page. Such a link is a plain anchor: the browser
 * scrolls at once, while a navigation of the router would wait until the whole page is hydrated.
 */
export function SectionLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { pathname } = useLocation()
  const [path, section] = to.split('#')
  if (!section || path !== pathname) return <Link {...props} to={to} />
  // `scroll-spy` may have marked the link before hydration.
  return <a {...props} href={`#${section}`} suppressHydrationWarning />
}
