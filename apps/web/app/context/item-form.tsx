import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Field, TextArea } from '@sightline/ui/field'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { ApiError, errorMessage } from '../http.ts'

export type FieldSpec<Name extends string> = {
  name: Name
  label: string
  hint?: string
  maxLength: number
  /** Of a field of several lines; a single line without it. */
  rows?: number
}

type Props<Name extends string> = {
  fields: FieldSpec<Name>[]
  initial: Record<Name, string>
  /** What it throws is shown, beside the field where it names one. */
  onSave: (values: Record<Name, string>) => Promise<void>
  onCancel: () => void
}

/** A few texts to write and save. What was typed stays through every failure. */
export function ItemForm<Name extends string>({ fields, initial, onSave, onCancel }: Props<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [problem, setProblem] = useState<{ message: string; field?: string | undefined } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const atFault = fields.find(({ name }) => name === problem?.field)?.name

  // Where writing begins, and goes on after a problem.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(atFault ? `[name="${atFault}"]` : 'input, textarea')?.focus()
  }, [atFault])

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    setIsBusy(true)
    setProblem(null)
    try {
      await onSave(values)
    } catch (error) {
      setProblem({ message: errorMessage(error), field: error instanceof ApiError ? error.field : undefined })
      setIsBusy(false)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={save} className="flex w-full flex-col gap-4">
      {problem && !atFault && <Banner tone="bad">{problem.message}</Banner>}
      {fields.map(({ name, rows, ...field }) => {
        const shared = {
          ...field,
          name,
          value: values[name],
          error: name === atFault ? problem?.message : undefined,
        }
        const change = (value: string) => setValues({ ...values, [name]: value })
        return rows ? (
          <TextArea key={name} {...shared} rows={rows} onChange={({ target }) => change(target.value)} />
        ) : (
          <Field key={name} {...shared} onChange={({ target }) => change(target.value)} />
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Saving...">
          Save
        </Button>
        <Button onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
