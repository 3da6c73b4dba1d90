import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, ButtonLink } from '@sightline/ui/button'
import Download from 'lucide-react/icons/download'
import { Link } from 'react-router'
import { siteConfig } from '../content/brand.ts'

/**
 * Downloads of the desktop helper for the systems that have an installer, and a disabled button for
 * macOS. None of them is on phones, nor anywhere while the operator has no installer.
 */
export function DownloadButtons() {
  return (
    <div
      data-value={siteConfig.desktopHelper}
      className="flex flex-wrap justify-center gap-3 max-sm:hidden data-[value='']:hidden"
    >
      <ButtonLink
        as={Link}
        to="/download/windows"
        size="large"
        icon={<Download size={20} aria-hidden />}
        data-value={siteConfig.windowsInstallerUrl}
        className="data-[value='']:hidden"
      >
        <Trans>Download for Windows</Trans>
      </ButtonLink>
      <ButtonLink
        as={Link}
        to="/download/linux"
        size="large"
        icon={<Download size={20} aria-hidden />}
        data-value={siteConfig.linuxInstallerUrl}
        className="data-[value='']:hidden"
      >
        <Trans>Download for Linux</Trans>
      </ButtonLink>
      <Button size="large" disabled>
        {t`Mac: coming soon`}
      </Button>
    </div>
  )
}
