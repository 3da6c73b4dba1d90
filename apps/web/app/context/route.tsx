import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import { Button } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import { pageTitle } from '../content/brand.ts'
import { Section } from '../shell/section.tsx'
import { JobDescriptions } from './job-descriptions.tsx'
import { ResumePanel } from './resume-panel.tsx'
import { Stories } from './stories.tsx'
import { usePersonalContext } from './use-personal-context.ts'

export const meta = () => [{ title: pageTitle(t`Your background`) }]

/** The candidate's background, which interviews use only with the candidate's consent. */
export default function Background() {
  const loaded = usePersonalContext()
  if (loaded.status === 'failed')
    return (
      <ErrorState
        title={t`Your background could not be loaded`}
        text={t`${errorMessage(loaded.error)} Nothing of it is lost.`}
        actions={
          <Button variant="primary" onClick={loaded.refresh}>
            {t`Try again`}
          </Button>
        }
      />
    )
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Your background</Trans>
      </h1>
      <p className="mt-2 max-w-reading text-muted">
        <Trans>
          What you put here is yours alone. A behavioral, system design or sales call interview uses
          it only where you choose so when you start it; its report then names the line or the story
          that each of your claims rests on.
        </Trans>
      </p>
      {loaded.status === 'loading' ? (
        <div role="status" className="mt-8 flex flex-col gap-4">
          <span className="sr-only">
            <Trans>Loading your background</Trans>
          </span>
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
        </div>
      ) : (
        <>
          <Section
            title={t`Resume`}
            text={t`Its text, line by line. The file is read once and not kept; correct whatever was not read well.`}
          >
            <ResumePanel resume={loaded.value.resume} onChanged={loaded.refresh} />
          </Section>
          <Section
            title={t`Job descriptions`}
            text={t`The positions you prepare for, as they were advertised.`}
          >
            <JobDescriptions items={loaded.value.jobDescriptions} onChanged={loaded.refresh} />
          </Section>
          <Section
            title={t`Stories`}
            text={t`What you did, told the way interviewers listen: situation, task, action, result.`}
          >
            <Stories items={loaded.value.stories} onChanged={loaded.refresh} />
          </Section>
        </>
      )}
    </>
  )
}
