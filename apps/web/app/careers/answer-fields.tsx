import { APPLICATION_MAX_LENGTH } from '@sightline/contracts/careers-limits'
import { RadioGroup } from '@sightline/ui/choice'
import { Field, TextArea } from '@sightline/ui/field'
import type { Answers } from './checks.ts'

type FieldOf = (name: keyof Answers) => { name: string; error: string | undefined }

/** The fields of an application, except the resume. `field` returns what the form knows about a field. */
export function AnswerFields({ field }: { field: FieldOf }) {
  const text = (name: keyof typeof APPLICATION_MAX_LENGTH) => ({
    ...field(name),
    maxLength: APPLICATION_MAX_LENGTH[name],
    required: true,
  })
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Name" autoComplete="name" {...text('user_name')} />
        <Field label="Email" type="email" autoComplete="email" {...text('user_email')} />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="LinkedIn" inputMode="url" placeholder="linkedin.com/in/you" {...text('linkedin')} />
        <Field label="GitHub" inputMode="url" placeholder="github.com/you" {...text('github')} />
      </div>
      <TextArea
        label="Why should we hire you?"
        rows={5}
        hint={`A few sentences: what you have built, and what you would want to build here. At most ${APPLICATION_MAX_LENGTH.why_you.toLocaleString('en')} characters.`}
        {...text('why_you')}
      />
      <RadioGroup
        label="Are you authorized to work in the United States?"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        className="sm:grid sm:grid-cols-2"
        {...field('authorized')}
      />
    </>
  )
}
