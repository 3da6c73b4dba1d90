import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { DownloadPlatform } from '@sightline/contracts/analytics/analytics'
import { Badge } from '@sightline/ui/badge'
import { Button, ButtonLink } from '@sightline/ui/button'
import { Card } from '@sightline/ui/card'
import { Spinner } from '@sightline/ui/spinner'
import DownloadIcon from 'lucide-react/icons/download'
import { useState } from 'react'
import { Link } from 'react-router'
import { siteConfig } from '../content/brand.ts'
import { download } from '../content/download.ts'
import type { DownloadState } from './use-download.ts'

interface Props {
  platform: DownloadPlatform
  /** How far the download of this page is; undefined on a page that does not begin this one. */
  state: DownloadState | undefined
}

/**
 * The installer of one system: its button, what is known of its file, and what to do with it. The
 * server fills in what is known, so both cases are in the page and one of them is hidden.
 */
export function InstallerCard({ platform, state }: Props) {
  const { name, needs, none } = download().systems[platform]
  const { url } = installers[platform]
  return (
    <Card className="flex flex-col gap-4">
      <header>
        <h2 className="text-xl">{name}</h2>
        <p className="mt-1 text-sm text-muted">{needs}</p>
      </header>
      <p data-value={url} className="text-muted not-data-[value='']:hidden">
        {none}
      </p>
      <div data-value={url} className="flex min-w-0 flex-col gap-4 data-[value='']:hidden">
        <DownloadButton platform={platform} state={state} />
        <p role="status" className="flex items-center gap-3 text-sm text-muted empty:hidden">
          {state === 'starting' && (
            <>
              <Spinner /> {download().starting}
            </>
          )}
          {state === 'started' && download().started}
        </p>
        <InstallerFile platform={platform} />
        <Steps platform={platform} />
      </div>
    </Card>
  )
}

/**
 * Leads to the page that begins the download; on that page itself to the file. Without JavaScript
 * nothing has begun yet, and the server counts the download.
 */
function DownloadButton({ platform, state }: Props) {
  const look = {
    variant: 'primary',
    size: 'large',
    icon: <DownloadIcon size={20} aria-hidden />,
    className: 'max-sm:hidden',
  } as const
  const label = download().systems[platform].download
  if (state === undefined)
    return (
      <ButtonLink as={Link} to={`/download/${platform}`} {...look}>
        {label}
      </ButtonLink>
    )
  const href = state === 'still' ? `/api/downloads/${platform}` : installers[platform].url
  return (
    <ButtonLink href={href} {...look}>
      {label}
    </ButtonLink>
  )
}

/** Version, size and sum of the file, where the server has it. */
function InstallerFile({ platform }: { platform: DownloadPlatform }) {
  const { version, megabytes, sha256, unsigned } = installers[platform]
  const { notSigned, checkWith, systems } = download()
  return (
    <div data-value={sha256} className="flex min-w-0 flex-col gap-4 data-[value='']:hidden">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
        <Trans>
          Version {version}, {megabytes} MB
        </Trans>
        <span data-value={unsigned} className="data-[value='']:hidden">
          <Badge tone="warn">{notSigned}</Badge>
        </span>
      </p>
      <Checksum sha256={sha256} />
      <p className="text-sm text-muted">
        {checkWith} <code className="break-words text-ink">{systems[platform].check}</code>
      </p>
      <p data-value={unsigned} className="text-sm text-muted data-[value='']:hidden">
        {systems[platform].unsigned}
      </p>
    </div>
  )
}

function Checksum({ sha256 }: { sha256: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(sha256).then(
      () => setIsCopied(true),
      // The sum can be selected by hand where the browser refuses.
      () => {},
    )
  return (
    <div className="rounded-card border border-line bg-surface p-3 text-sm">
      <div className="flex flex-wrap items-center gap-3">
        <span className="mr-auto text-muted">{download().sum}</span>
        <span role="status" className="text-muted">
          {isCopied && t`Copied`}
        </span>
        <Button size="small" onClick={() => void copy()}>{t`Copy the SHA-256`}</Button>
      </div>
      <code className="mt-2 block break-all">{sha256}</code>
    </div>
  )
}

function Steps({ platform }: { platform: DownloadPlatform }) {
  const { systems, afterwards } = download()
  return (
    <section>
      <h3 className="text-base">{afterwards}</h3>
      <ol className="mt-2 flex list-decimal flex-col gap-2 pl-5 text-sm marker:text-muted">
        {systems[platform].steps.map((step) => (
          <li key={step} className="pl-1 break-words">
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}

const installers = {
  windows: {
    url: siteConfig.windowsInstallerUrl,
    version: siteConfig.windowsInstallerVersion,
    megabytes: siteConfig.windowsInstallerMegabytes,
    sha256: siteConfig.windowsInstallerSha256,
    unsigned: siteConfig.windowsInstallerUnsigned,
  },
  linux: {
    url: siteConfig.linuxInstallerUrl,
    version: siteConfig.linuxInstallerVersion,
    megabytes: siteConfig.linuxInstallerMegabytes,
    sha256: siteConfig.linuxInstallerSha256,
    unsigned: siteConfig.linuxInstallerUnsigned,
  },
}
