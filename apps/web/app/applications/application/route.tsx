import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { ApplicationDetail } from '@sightline/contracts/applications/applications'
import { Banner } from '@sightline/ui/banner'
import { Button, ButtonLink, TextLink } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useNavigate, useParams } from 'react-router'
import { pageTitle } from '../../content/brand.ts'
import { DeleteDialog } from '../../delete-dialog.tsx'
import { applicationsApi } from '../api.ts'
import { MoveMenu } from '../move-menu.tsx'
import { useApplication } from '../use-applications.ts'
import { useMove } from '../use-move.tsx'
import { ChosenResume } from './chosen-resume.tsx'
import { FitLine } from './fit-line.tsx'
import { FollowUpPanel } from './follow-up-panel.tsx'
import { NextStepForm } from './next-step-form.tsx'
import { Preparation } from './preparation.tsx'
import { Timeline } from './timeline.tsx'

export const meta = () => [
  { title: pageTitle(t`Application`) },
  { name: 'robots', content: 'noindex' },
]

/** One application: its state, what is next, what was practised for it, and all that happened. */
export default function ApplicationPage() {
  const { id = '' } = useParams()
  const loaded = useApplication(id)
  if (loaded.status === 'failed') {
    const isGone = loaded.error instanceof ApiError && loaded.error.code === 'not_found'
    return (
      <ErrorState
        title={isGone ? t`This application is not there` : t`The application could not be loaded`}
        text={
          isGone
            ? t`It may have been deleted.`
            : t`${errorMessage(loaded.error)} Nothing of it is lost.`
        }
        actions={
          isGone ? (
            <ButtonLink as={Link} to="/home/applications">
              {t`Your applications`}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={() => void loaded.refresh()}>
              {t`Try again`}
            </Button>
          )
        }
      />
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <TextLink as={Link} to="/home/applications" className="flex w-fit items-center gap-2 text-sm">
        <ArrowLeft size={16} aria-hidden />
        <Trans>Your applications</Trans>
      </TextLink>
      {loaded.status === 'loading' ? (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">
            <Trans>Loading the application</Trans>
          </span>
          <Skeleton className="h-16" />
          <Skeleton className="h-64" />
        </div>
      ) : (
        <Loaded application={loaded.value} refresh={loaded.refresh} />
      )}
    </div>
  )
}

type LoadedProps = { application: ApplicationDetail; refresh: () => Promise<void> }

function Loaded({ application, refresh }: LoadedProps) {
  const { posting, followUp } = application
  const { move, dialog, problem, announcement } = useMove({ onMoved: refresh })
  return (
    <>
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-col gap-1">
            <h1 className="text-2xl break-words">{posting.title}</h1>
            <p className="text-muted">
              {[posting.company, ...posting.places].filter(Boolean).join(' · ')}
            </p>
          </div>
          <MoveMenu application={application} onMove={move} />
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {posting.url && (
            <a
              href={posting.url}
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-4"
            >
              <Trans>The posting</Trans>
            </a>
          )}
          <FitLine application={application} />
          {posting.closedAt && (
            <span className="text-warn">
              <Trans>The employer has taken the posting down.</Trans>
            </span>
          )}
        </p>
        {problem && <Banner tone="bad">{problem}</Banner>}
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </header>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-10">
          {followUp && (
            <FollowUpPanel application={application} followUp={followUp} refresh={refresh} />
          )}
          <Preparation application={application} />
          <Timeline application={application} refresh={refresh} />
        </div>
        <div className="flex flex-col gap-10">
          <NextStepForm key={application.id} application={application} refresh={refresh} />
          <ChosenResume application={application} refresh={refresh} />
          <Remove application={application} />
        </div>
      </div>
      {dialog}
    </>
  )
}

function Remove({ application }: { application: ApplicationDetail }) {
  const navigate = useNavigate()
  return (
    <section className="flex flex-col items-start border-t border-line pt-6">
      <DeleteDialog
        title={t`Delete this application?`}
        text={t`Its notes and its timeline go with it. Interviews and sessions that you had for it stay.`}
        renderTrigger={(ask) => (
          <Button variant="quiet" onClick={ask}>
            {t`Delete this application`}
          </Button>
        )}
        remove={() => applicationsApi.remove(application.id)}
        onDeleted={() => void navigate('/home/applications')}
      />
    </section>
  )
}
