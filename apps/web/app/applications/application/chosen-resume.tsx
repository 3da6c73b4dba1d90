import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ApplicationDetail } from '@sightline/contracts/applications/applications'
import { Banner } from '@sightline/ui/banner'
import { TextLink } from '@sightline/ui/button'
import { Select } from '@sightline/ui/select'
import { Link } from 'react-router'
import { useProfile } from '../../profile/public.ts'
import { useAction } from '../../use-action.ts'
import { applicationsApi } from '../api.ts'

type Props = { application: ApplicationDetail; refresh: () => Promise<void> }

/** The base resume that the application goes with; the main one unless another is chosen. */
export function ChosenResume({ application: { id, resumeId }, refresh }: Props) {
  const loaded = useProfile()
  const { run, isBusy, problem } = useAction()
  if (loaded.status !== 'loaded') return null
  const { resumes } = loaded.value
  const main = resumes.find(({ isMain }) => isMain)
  return (
    <section aria-labelledby="resume" className="flex flex-col gap-4">
      <h2 id="resume" className="text-lg">
        <Trans>Resume</Trans>
      </h2>
      {problem && <Banner tone="bad">{problem}</Banner>}
      {main ? (
        <Select
          label={t`The resume it goes with`}
          value={resumeId ?? ''}
          disabled={isBusy}
          options={[
            { value: '', label: t`Main resume: ${main.name}` },
            ...resumes.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={({ target }) =>
            void run(async () => {
              await applicationsApi.change(id, { resumeId: target.value || null })
              await refresh()
            })
          }
        />
      ) : (
        <p className="text-sm text-muted">
          <Trans>Add a resume to see how it fits what is asked.</Trans>
        </p>
      )}
      <TextLink as={Link} to="/home/applications/profile" className="w-fit text-sm">
        <Trans>Your resumes</Trans>
      </TextLink>
    </section>
  )
}
