import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui/button'
import { Card } from '@sightline/ui/card'
import { Spinner } from '@sightline/ui/spinner'
import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { reportDownload } from '../analytics/public.ts'
import { pageTitle, siteConfig } from '../content/brand.ts'
import { download } from '../content/download.ts'
import { pageMeta } from '../page-meta.ts'
import { downloadApi } from './api.ts'

export const meta = () =>
  pageMeta({
    title: pageTitle(download().title),
    description: download().description,
    path: '/download/windows',
  })

const { windowsInstallerUrl } = siteConfig
/**
 * The address for browsers without JavaScript, where the server counts the download. With
 * JavaScript the page has already counted it.
 */
const COUNTING_LINK = '/api/downloads/windows'

/** Downloads the installer automatically, or says that there is none. */
export default function WindowsDownload() {
  const [state, setState] = useState<'still' | 'starting' | 'started'>('still')
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current || !windowsInstallerUrl) return
    hasBegun.current = true
    setState('starting')
    start(windowsInstallerUrl).then(() => setState('started'))
  }, [])

  return (
    <div className="grid gap-12 py-4 sm:py-8 lg:grid-cols-[1fr_22rem] lg:gap-16">
      <div className="flex flex-col gap-6">
        <h1 className="text-3xl">{download().title}</h1>
        {/* One of the two is visible: the server fills in whether there is an installer. */}
        <section
          data-value={windowsInstallerUrl}
          className="flex flex-col gap-6 data-[value='']:hidden"
        >
          <p className="max-w-reading text-lg text-pretty text-muted">{download().lead}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink
              href={state === 'still' ? COUNTING_LINK : windowsInstallerUrl}
              variant="primary"
              size="large"
              icon={<Download size={20} aria-hidden />}
            >
              <Trans>Download the installer</Trans>
            </ButtonLink>
            <p role="status" className="flex min-h-6 items-center gap-3 text-sm text-muted">
              {state === 'starting' && (
                <>
                  <Spinner /> {download().starting}
                </>
              )}
              {state === 'started' && download().started}
            </p>
          </div>
          <ol className="flex max-w-reading list-decimal flex-col gap-2 pl-5 marker:text-muted">
            {download().steps.map((step) => (
              <li key={step} className="pl-1">
                {step}
              </li>
            ))}
          </ol>
        </section>
        <section data-value={windowsInstallerUrl} className="not-data-[value='']:hidden">
          <p className="max-w-reading text-lg text-pretty text-muted">{download().notOut}</p>
          <ButtonLink as={Link} to="/signup" variant="primary" size="large" className="mt-6">
            <Trans>Start a mock interview</Trans>
          </ButtonLink>
        </section>
        <p className="max-w-reading text-sm text-muted">{download().otherSystems}</p>
      </div>
      <section aria-labelledby="browser" className="lg:pt-2">
        <Card>
          <h2 id="browser" className="text-lg">
            {download().browser.title}
          </h2>
          <ul className="mt-4 flex flex-col gap-4">
            {download().browser.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check size={20} aria-hidden className="mt-0.5 text-good" />
                {point}
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </div>
  )
}

/**
 * Counts the download, then opens the installer's address: the one in the server's response, or the
 * one in the page when the request fails.
 */
async function start(knownUrl: string) {
  const [url] = await Promise.all([
    downloadApi.count('windows').catch(() => knownUrl),
    reportDownload(),
  ])
  location.assign(url ?? knownUrl)
}
