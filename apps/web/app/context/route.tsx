import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { JobDescription } from '@sightline/contracts/context/context'
import { JOB_DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@sightline/contracts/context/limits'
import { Button } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import Briefcase from 'lucide-react/icons/briefcase'
import { pageTitle } from '../content/brand.ts'
import { Section } from '../shell/section.tsx'
import { contextApi } from './api.ts'
import { type FieldSpec, ItemForm } from './item-form.tsx'
import { ItemList } from './item-list.tsx'
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

const fields = (): FieldSpec<'title' | 'text'>[] => [
  {
    name: 'title',
    label: t`Title`,
    hint: t`Such as the position and the company.`,
    maxLength: TITLE_MAX_LENGTH,
  },
  { name: 'text', label: t`Job description`, maxLength: JOB_DESCRIPTION_MAX_LENGTH, rows: 8 },
]

type Props = { items: JobDescription[]; onChanged: () => Promise<void> }

function JobDescriptions({ items, onChanged }: Props) {
  return (
    <ItemList
      items={items}
      words={{ add: t`Add a job description`, askToDelete: t`Delete this job description?` }}
      picture={<Briefcase size={32} aria-hidden />}
      emptyText={t`Paste the text of an advertisement, and choose it when you start an interview.`}
      summaryOf={({ text }) => text}
      renderForm={(item, close) => (
        <ItemForm
          fields={fields()}
          initial={{ title: item?.title ?? '', text: item?.text ?? '' }}
          onSave={async (values) => {
            await (item
              ? contextApi.updateJobDescription(item.id, values)
              : contextApi.addJobDescription(values))
            await onChanged()
            close()
          }}
          onCancel={close}
        />
      )}
      onDelete={async (id) => {
        await contextApi.deleteJobDescription(id)
        await onChanged()
      }}
    />
  )
}
