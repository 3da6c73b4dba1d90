import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { CANDIDACY_MAX_LENGTH } from '@sightline/contracts/candidacies/limits'
import { RadioGroup } from '@sightline/ui/choice'
import { Field, TextArea } from '@sightline/ui/field'
import type { Answers } from './checks.ts'

type FieldOf = (name: keyof Answers) => { name: string; error: string | undefined }

/**
 * The fields of a candidacy, except the resume. `field` returns what the form knows about a
 * field.
 */
export function AnswerFields({ field }: { field: FieldOf }) {
  const text = (name: keyof typeof CANDIDACY_MAX_LENGTH) => ({
    ...field(name),
    maxLength: CANDIDACY_MAX_LENGTH[name],
    required: true,
  })
  const limit = CANDIDACY_MAX_LENGTH.why_you.toLocaleString(i18n.locale)
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t`Name`} autoComplete="name" {...text('user_name')} />
        <Field label={t`Email`} type="email" autoComplete="email" {...text('user_email')} />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="LinkedIn"
          inputMode="url"
          placeholder="linkedin.com/in/you"
          {...text('linkedin')}
        />
        <Field label="GitHub" inputMode="url" placeholder="github.com/you" {...text('github')} />
      </div>
      <TextArea
        label={t`Why should we hire you?`}
        rows={5}
        hint={t`A few sentences: what you have built, and what you would want to build here. At most ${limit} characters.`}
        {...text('why_you')}
      />
      <RadioGroup
        label={t`Are you authorized to work in the United States?`}
        options={[
          { value: 'yes', label: t`Yes` },
          { value: 'no', label: t`No` },
        ]}
        className="sm:grid sm:grid-cols-2"
        {...field('authorized')}
      />
    </>
  )
}
