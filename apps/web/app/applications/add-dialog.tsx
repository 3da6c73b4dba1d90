import { t } from '@lingui/core/macro'
import { APPLICATION_MAX_LENGTH } from '@sightline/contracts/applications/states'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { Field } from '@sightline/ui/field'
import { useNavigate } from 'react-router'
import { useForm } from '../use-form.ts'
import { applicationsApi } from './api.ts'

/** Adds an application to a posting that is on no board. */
export function AddDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Add an application`}>
      <AddForm onCancel={onClose} />
    </Dialog>
  )
}

function AddForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate()
  const form = useForm({
    fields: ['company', 'title', 'url'],
    validate: ({ company, title, url }) => ({
      company: company.trim() === '' ? t`Please name the company.` : undefined,
      title: title.trim() === '' ? t`Please name the position.` : undefined,
      url:
        url.trim() === '' || /^https?:\/\/\S+$/.test(url.trim())
          ? undefined
          : t`Please put in a whole address, or leave it empty.`,
    }),
    async submit({ company, title, url }) {
      const { id } = await applicationsApi.create({ company, title, url: url.trim() || null })
      await navigate(`/home/applications/${id}`)
      return undefined
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-4 text-ink">
      {form.errors.form && <Banner tone="bad">{form.errors.form}</Banner>}
      <Field
        label={t`Company`}
        maxLength={APPLICATION_MAX_LENGTH.company}
        {...form.field('company')}
      />
      <Field
        label={t`Position`}
        maxLength={APPLICATION_MAX_LENGTH.title}
        {...form.field('title')}
      />
      <Field
        label={t`Address of the posting`}
        hint={t`If there is one.`}
        inputMode="url"
        maxLength={APPLICATION_MAX_LENGTH.url}
        {...form.field('url')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" isBusy={form.pending !== null}>
          {t`Add`}
        </Button>
      </div>
    </form>
  )
}
