import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ContextChoice, PersonalContext } from '@sightline/contracts/context/context'
import { STORIES_PER_INTERVIEW } from '@sightline/contracts/context/limits'
import { TextLink } from '@sightline/ui/button'
import { Checkbox } from '@sightline/ui/choice'
import { Select } from '@sightline/ui/select'
import { Link } from 'react-router'
import { usePersonalContext } from './use-personal-context.ts'

type Props = {
  value: ContextChoice
  onChange: (value: ContextChoice) => void
  /** The explanation of what the item is used for. */
  use: string
  /** Whether the round uses stories. */
  hasStories: boolean
  /** An application whose posting can be the job description. */
  application?: { id: string; posting: { title: string; company: string } } | null
}

/**
 * Lets candidates choose the parts of their background that the new interview may use. Nothing is
 * chosen by default.
 */
export function ChooseContext(props: Props) {
  const loaded = usePersonalContext()
  // The choice is optional: an interview can start although the background could not be loaded.
  if (loaded.status !== 'loaded') return null
  const { use, application } = props
  const { resume, jobDescriptions } = loaded.value
  const stories = props.hasStories ? loaded.value.stories : []
  const link = (
    <TextLink as={Link} to="/home/context">
      <Trans>your background</Trans>
    </TextLink>
  )
  if (!resume && jobDescriptions.length === 0 && stories.length === 0 && !application)
    return (
      <p className="text-sm text-muted">
        {props.hasStories ? (
          <Trans>
            Add a resume, job descriptions and stories under {link}, and interviews can refer to
            them. {use}
          </Trans>
        ) : (
          <Trans>
            Add a resume and job descriptions under {link}, and interviews can refer to them. {use}
          </Trans>
        )}
      </p>
    )
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="sr-only">
        <Trans>What it may use of your background</Trans>
      </legend>
      <p className="max-w-reading text-sm text-muted">
        <Trans>
          What may it use of {link}? {use}
        </Trans>
      </p>
      <Parts {...props} context={{ ...loaded.value, stories }} />
    </fieldset>
  )
}

function Parts({
  context: { resume, jobDescriptions, stories },
  value,
  onChange,
  application,
}: Props & { context: PersonalContext }) {
  const { jobDescriptionId, applicationId, ...others } = value
  const chosen = value.storyIds ?? []
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <div className="flex flex-col gap-2">
        {resume && (
          <Checkbox
            label={t`My resume`}
            checked={value.resume ?? false}
            onChange={({ target }) => onChange({ ...value, resume: target.checked })}
          />
        )}
        {stories.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={t`Story: ${title}`}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= STORIES_PER_INTERVIEW}
            onChange={({ target }) =>
              onChange({
                ...value,
                storyIds: target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
              })
            }
          />
        ))}
      </div>
      {(jobDescriptions.length > 0 || application) && (
        <Select
          label={t`Job description`}
          options={[
            { value: '', label: t`None` },
            ...(application ? [{ value: application.id, label: postingLabel(application) }] : []),
            ...jobDescriptions.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={applicationId ?? jobDescriptionId ?? ''}
          onChange={({ target: { value: id } }) =>
            onChange({
              ...others,
              ...(id &&
                (id === application?.id ? { applicationId: id } : { jobDescriptionId: id })),
            })
          }
        />
      )}
    </div>
  )
}

function postingLabel({ posting: { title, company } }: NonNullable<Props['application']>) {
  return t`Posting: ${title}, ${company}`
}
