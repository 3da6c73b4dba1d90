import { Trans } from '@lingui/react/macro'
import type { DownloadPlatform } from '@sightline/contracts/analytics/analytics'
import { ButtonLink } from '@sightline/ui/button'
import { Card } from '@sightline/ui/card'
import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import { pageTitle, siteConfig } from '../content/brand.ts'
import { download } from '../content/download.ts'
import { pageMeta } from '../page-meta.ts'
import { HelperPicture } from '../shell/helper-picture.tsx'
import { InstallerCard } from './installer-card.tsx'
import { useDownload } from './use-download.ts'

const { desktopHelper, installerProblem, windowsInstallerUrl, linuxInstallerUrl } = siteConfig
const PLATFORMS = ['windows', 'linux'] as const

export const downloadMeta = () =>
  pageMeta({
    title: pageTitle(download().title),
    description: download().description,
    path: '/download',
  })

/**
 * The installers of the desktop helper, or that there is none.
 * @param started the platform whose download the page begins by itself
 */
export function DownloadPage({ started }: { started?: DownloadPlatform }) {
  const { title, problem, notOut } = download()
  const state = useDownload(started, started === 'linux' ? linuxInstallerUrl : windowsInstallerUrl)
  return (
    <div className="flex flex-col gap-12 py-4 sm:py-8">
      <div className="flex flex-col gap-6">
        <h1 className="text-3xl">{title}</h1>
        <p data-value={installerProblem} className="max-w-reading data-[value='']:hidden">
          {problem}
        </p>
        {/* One of the two is visible: the server fills in whether there is an installer. */}
        <div data-value={desktopHelper} className="flex flex-col gap-8 data-[value='']:hidden">
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <WhatItDoes />
            <HelperPicture />
          </div>
          <div className="grid items-start gap-6 md:grid-cols-2">
            {PLATFORMS.map((platform) => (
              <InstallerCard
                key={platform}
                platform={platform}
                state={platform === started ? state : undefined}
              />
            ))}
          </div>
          <p className="text-muted">
            <span className="font-medium text-ink">{download().mac.name}</span>{' '}
            {download().mac.text}
          </p>
        </div>
        <div data-value={desktopHelper} className="not-data-[value='']:hidden">
          <p
            data-value={installerProblem}
            className="max-w-reading text-lg text-pretty text-muted not-data-[value='']:hidden"
          >
            {notOut}
          </p>
          <ButtonLink as={Link} to="/signup" variant="primary" size="large" className="mt-6">
            <Trans>Start a mock interview</Trans>
          </ButtonLink>
        </div>
      </div>
      <InTheBrowser />
    </div>
  )
}

function WhatItDoes() {
  const { lead, points, isVisible, onPhones } = download()
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <p className="text-lg text-pretty text-muted">{lead}</p>
      <ul className="flex flex-col gap-2">
        {points.map((point) => (
          <Point key={point} text={point} />
        ))}
      </ul>
      <p className="text-sm text-muted">{isVisible}</p>
      <p className="sm:hidden">{onPhones}</p>
    </div>
  )
}

function InTheBrowser() {
  const { title, points } = download().browser
  return (
    <section aria-labelledby="browser">
      <Card className="max-w-reading">
        <h2 id="browser" className="text-lg">
          {title}
        </h2>
        <ul className="mt-4 flex flex-col gap-4">
          {points.map((point) => (
            <Point key={point} text={point} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Point({ text }: { text: string }) {
  return (
    <li className="flex gap-3">
      <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-good" />
      {text}
    </li>
  )
}
