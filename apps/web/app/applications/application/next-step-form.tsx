import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ApplicationDetail } from '@sightline/contracts/applications/applications'
import { APPLICATION_MAX_LENGTH } from '@sightline/contracts/applications/states'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Field } from '@sightline/ui/field'
import { useState } from 'react'
import { useForm } from '../../use-form.ts'
import { applicationsApi } from '../api.ts'

type Props = { application: ApplicationDetail; refresh: () => Promise<void> }

/** What the user wants to do next and when, the interview's time, and whom to write to. */
export function NextStepForm({ application, refresh }: Props) {
  const { id, nextStep, nextStepOn, interviewAt, contact } = application
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm({
    fields: ['nextStep', 'nextStepOn', 'interviewAt', 'contact'],
    async submit(values) {
      await applicationsApi.change(id, {
        nextStep: values.nextStep,
        nextStepOn: values.nextStepOn || null,
        interviewAt: values.interviewAt ? new Date(values.interviewAt).toISOString() : null,
        contact: values.contact,
      })
      await refresh()
      setIsSaved(true)
      return undefined
    },
  })
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">
        <Trans>What is next</Trans>
      </h2>
      <form {...form.props} onChange={() => setIsSaved(false)} className="flex flex-col gap-4">
        {form.errors.form && <Banner tone="bad">{form.errors.form}</Banner>}
        <Field
          label={t`Next step`}
          maxLength={APPLICATION_MAX_LENGTH.nextStep}
          defaultValue={nextStep}
          {...form.field('nextStep')}
        />
        <Field
          label={t`On`}
          type="date"
          defaultValue={nextStepOn ?? ''}
          {...form.field('nextStepOn')}
        />
        <Field
          label={t`Interview at`}
          type="datetime-local"
          defaultValue={interviewAt ? localMinute(interviewAt) : ''}
          {...form.field('interviewAt')}
        />
        <Field
          label={t`Contact`}
          hint={t`A name, an address, a number.`}
          maxLength={APPLICATION_MAX_LENGTH.contact}
          defaultValue={contact}
          {...form.field('contact')}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isBusy={form.pending !== null} busyLabel={t`Saving...`}>
            {t`Save`}
          </Button>
          <span role="status" className="text-sm text-muted">
            {isSaved && t`Saved`}
          </span>
        </div>
      </form>
    </section>
  )
}

/** A moment as the browser's field for it takes it: in local time, to the minute. */
function localMinute(moment: string): string {
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
