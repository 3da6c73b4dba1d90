import { Button, ButtonLink } from '@sightline/ui/button'
import Download from 'lucide-react/icons/download'
import { Link } from 'react-router'

/** Download of the desktop helper for Windows, and a disabled button for macOS. */
export function DownloadButtons() {
  return (
    <>
      <ButtonLink as={Link} to="/download/windows" size="large" icon={<Download size={20} aria-hidden />}>
        Download for Windows
      </ButtonLink>
      <Button size="large" disabled>
        Mac: coming soon
      </Button>
    </>
  )
}
