import { t } from '@lingui/core/macro'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Field, TextArea } from '@sightline/ui/field'
import { useEffect } from 'react'
import { useForm } from '../use-form.ts'

export type FieldSpec<Name extends string> = {
  name: Name
  label: string
  hint?: string
  maxLength: number
  /** The number of visible lines of a multi-line field; a field without it has a single line. */
  rows?: number
}

type Props<Name extends string> = {
  fields: FieldSpec<Name>[]
  initial: Record<Name, string>
  /** Saves the values; its errors are shown in the form. @throws ApiError */
  onSave: (values: Record<Name, string>) => Promise<void>
  onCancel: () => void
}

/** A form with a few text fields. Typed text survives every failure. */
export function ItemForm<Name extends string>({ fields, initial, onSave, onCancel }: Props<Name>) {
  const form = useForm({
    fields: fields.map(({ name }) => name),
    async submit(values) {
      await onSave(values)
    },
  })
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [ref])

  const isSaving = form.pending !== null
  return (
    <form {...form.props} className="flex w-full flex-col gap-4">
      {form.errors.form && <Banner tone="bad">{form.errors.form}</Banner>}
      {fields.map(({ name, rows, ...spec }) => {
        const shared = { ...spec, ...form.field(name), defaultValue: initial[name] }
        return rows ? (
          <TextArea key={name} rows={rows} {...shared} />
        ) : (
          <Field key={name} {...shared} />
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={t`Saving...`}>
          {t`Save`}
        </Button>
        <Button onClick={onCancel} disabled={isSaving}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  )
}
