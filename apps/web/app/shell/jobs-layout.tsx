import { t } from '@lingui/core/macro'
import { Link, Outlet, useLocation } from 'react-router'

/** The pages of jobs and of applications, with the links between them above each. */
export default function JobsLayout() {
  const path = useLocation().pathname.replace(/\/$/, '')
  const links = [
    { to: '/home/jobs', label: t`All jobs` },
    { to: '/home/jobs/searches', label: t`Searches` },
    { to: '/home/applications', label: t`Applications` },
    { to: '/home/applications/profile', label: t`Resumes and profile` },
  ]
  // The most exact address that the page is at or below: a search is no posting.
  const current = links
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0]
  return (
    <div className="flex flex-col gap-6">
      <nav
        aria-label={t`Jobs and applications`}
        className="-mx-2 -mt-3 flex gap-1 overflow-x-auto px-2 py-1 sm:-mt-6"
      >
        {links.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === current?.to ? 'page' : undefined}
            className="rounded-full border border-transparent px-3 py-1.5 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-surface aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <Outlet />
    </div>
  )
}
