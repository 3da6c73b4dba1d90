import { Trans } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import './service-status.element.ts'

/**
 * Shows whether the API responds. Assumes so until the first response, since the page itself came
 * from the same server.
 */
export function ServiceStatus() {
  return (
    <service-status role="status" className="group/status flex text-sm text-muted">
      <span className="flex items-center gap-2 group-data-failing/status:hidden">
        <span aria-hidden className="grid size-4 place-items-center">
          <span className="size-2 rounded-full bg-good" />
        </span>
        <Trans>All services are online</Trans>
      </span>
      <span className="hidden items-center gap-2 group-data-failing/status:flex">
        <CircleAlert size={16} aria-hidden className="text-bad" />
        <Trans>Some services are not answering</Trans>
      </span>
    </service-status>
  )
}
