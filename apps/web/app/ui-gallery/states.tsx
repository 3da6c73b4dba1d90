import { Avatar } from '@sightline/ui/avatar'
import { Badge } from '@sightline/ui/badge'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { EmptyState } from '@sightline/ui/empty-state'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import { Spinner } from '@sightline/ui/spinner'
import Inbox from 'lucide-react/icons/inbox'
import { ComponentGroup } from './component-group.tsx'

export function States() {
  return (
    <ComponentGroup title="States">
      <div className="grid gap-3 sm:grid-cols-2">
        <Banner tone="info">No changes to save</Banner>
        <Banner tone="good">Reset link sent! Please check your email.</Banner>
        <Banner tone="warn">One credit left.</Banner>
        <Banner tone="bad">Invalid login credentials</Banner>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Easy</Badge>
        <Badge tone="good">Passed</Badge>
        <Badge tone="warn">2 hints</Badge>
        <Badge tone="bad">Failed</Badge>
        <Avatar name="Asha Rao" pictureUrl={null} />
        <Avatar name="" pictureUrl={null} />
        <Avatar name="Ravi" pictureUrl="/missing.png" />
        <Spinner label="Loading" size={20} />
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        <EmptyState
          picture={<Inbox size={32} aria-hidden />}
          text="Your interviews will be listed here, with their scores."
          action={<Button variant="primary">Start a mock interview</Button>}
        />
        <ErrorState
          level={2}
          title="The list could not be loaded"
          text="Sightline did not answer. Your interviews are safe."
          actions={<Button>Try again</Button>}
        />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
    </ComponentGroup>
  )
}
