import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, ButtonLink, TextLink } from '@sightline/ui/button'
import { Tabs } from '@sightline/ui/tabs'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pageTitle } from '../content/brand.ts'
import { type Posting, postings } from '../content/postings.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/posting.route'
import { CandidacyForm } from './candidacy-form.tsx'
import { Facts, Overview } from './overview.tsx'
import { jobPosting } from './structured-data.ts'

const find = (id: string) => postings.find((posting) => posting.id === id)

export const meta: Route.MetaFunction = ({ params }) => {
  const posting = find(params.id)
  if (!posting)
    return [{ title: pageTitle(t`Job not found`) }, { name: 'robots', content: 'noindex' }]
  const { title, summary, id } = posting
  return [
    ...pageMeta({
      title: pageTitle(title),
      description: summary,
      path: `/careers/${id}`,
      isInEnglish: true,
    }),
    { 'script:ld+json': jobPosting(posting) },
  ]
}

function JobNotFound() {
  return (
    <div className="flex flex-col items-start gap-6 py-8">
      <h1 className="text-3xl">
        <Trans>Job not found.</Trans>
      </h1>
      <p className="max-w-reading text-muted">
        <Trans>
          This address leads to no position of ours; it may be filled. The open ones are all on one
          page.
        </Trans>
      </p>
      <ButtonLink as={Link} to="/careers" variant="primary">
        <Trans>See open positions</Trans>
      </ButtonLink>
    </div>
  )
}

/** The open tab is part of the address, so that a link can lead to the form. */
function useTab() {
  const [search, setSearch] = useSearchParams()
  // The prerendered page has no search parameters, and the first rendering must equal it.
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  const tab = isHydrated && search.get('tab') === 'application' ? 'application' : 'overview'
  const open = (id: string) =>
    setSearch(id === 'application' ? { tab: id } : {}, { replace: true, preventScrollReset: true })
  return [tab, open] as const
}

function Job({ posting }: { posting: Posting }) {
  const [tab, open] = useTab()
  const tabs = useRef<HTMLDivElement>(null)

  const wantsForm = useRef(false)

  function apply() {
    wantsForm.current = true
    open('application')
  }

  // The pressed button has disappeared, so the focus moves to the tab that it opened.
  useEffect(() => {
    if (!wantsForm.current || tab !== 'application') return
    wantsForm.current = false
    tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [tab])

  return (
    <>
      <TextLink as={Link} to="/careers" className="inline-flex items-center gap-2 text-sm">
        <ArrowLeft size={16} aria-hidden /> <Trans>All positions</Trans>
      </TextLink>
      <h1 lang="en" className="mt-6 text-3xl">
        {posting.title}
      </h1>
      <p lang="en" className="mt-4 max-w-reading text-lg text-pretty text-muted">
        {posting.summary}
      </p>
      <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[1fr_20rem] lg:gap-16">
        <div className={tab === 'application' ? 'max-lg:hidden' : undefined}>
          <Facts posting={posting}>
            {tab === 'overview' && (
              <Button
                variant="primary"
                size="large"
                className="w-full noscript:hidden"
                onClick={apply}
              >
                {t`Apply for this position`}
              </Button>
            )}
          </Facts>
        </div>
        <div ref={tabs} className="min-w-0 scroll-mt-24 lg:order-first">
          <Tabs
            label={posting.title}
            selected={tab}
            onSelect={open}
            tabs={[
              { id: 'overview', label: t`Overview`, content: <Overview posting={posting} /> },
              {
                id: 'application',
                label: t`Application`,
                content: <CandidacyForm posting={posting} />,
              },
            ]}
          />
        </div>
      </div>
    </>
  )
}

export default function PostingPage({ params }: Route.ComponentProps) {
  const posting = find(params.id)
  return posting ? <Job key={posting.id} posting={posting} /> : <JobNotFound />
}
