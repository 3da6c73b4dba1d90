import { ApiError, errorMessage } from '@sightline/client/errors'
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'

/** Messages by the name of the invalid field; `form` is the message about the form as a whole. */
export type FormErrors<Name extends string = string> = {
  [Key in Name | 'form']?: string | undefined
}

type Values<Name extends string> = Record<Name, string>

type Options<Name extends string, FileName extends string> = {
  /**
   * The names of the fields and radio groups whose values are submitted, in the order of the form.
   */
  fields: readonly Name[]
  /** The names of the file fields. The hook shows their errors; the component keeps the files. */
  files?: readonly FileName[]
  /** Checks the values before anything is sent. */
  validate?: (values: Values<Name>) => FormErrors<Name | FileName>
  /**
   * Sends the values. Returns errors, or throws an ApiError, which is shown beside the field that
   * it names.
   */
  submit: (values: Values<Name>) => Promise<FormErrors<Name | FileName> | undefined>
}

/**
 * The errors, the pending request and the focus of a form. Every form that shows errors beside its
 * fields uses this hook; why not a library: docs/decisions/017-libraries-tried.md. The inputs keep
 * their own values, so that text which the browser has filled in before hydration counts, and typed
 * text survives every failure.
 */
export function useForm<Name extends string, FileName extends string = never>(
  options: Options<Name, FileName>,
) {
  const { fields, files = [], validate, submit } = options
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors<Name | FileName>>({})
  const [pending, setPending] = useState<string | null>(null)
  const names = [...fields, ...files]
  const storeFocus = useErrorFocus(ref, errors, names, pending !== null)

  const readValues = () => readFields(ref.current, fields)

  async function run(
    name: string,
    request: () => Promise<FormErrors<Name | FileName> | undefined>,
  ) {
    storeFocus()
    setErrors({})
    setPending(name)
    try {
      setErrors((await request()) ?? {})
    } catch (error) {
      setErrors(errorsOf(error, names))
    } finally {
      setPending(null)
    }
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const values = readValues()
    const found = validate?.(values) ?? {}
    if (hasErrors(found)) setErrors(found)
    else void run('submit', () => submit(values))
  }

  return {
    /** The props of the form element. */
    props: { ref, onSubmit, noValidate: true },
    /** The props that a field's component gets from the form. */
    field: (name: Name | FileName) => ({ name, error: errors[name] }),
    errors,
    setErrors,
    /**
     * The name of the pending request: 'submit', or the name given to `run`. Null while no request
     * is pending.
     */
    pending,
    readValues,
    /**
     * Sends another request than the submission. Its errors are shown as those of the submission
     * are.
     */
    run,
  }
}

/**
 * Focuses the first field with an error. Without such a field, a button that lost the focus while
 * it was disabled gets the focus back: the returned function stores what has the focus before the
 * request disables it.
 */
function useErrorFocus<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  errors: FormErrors<Name>,
  names: Name[],
  isPending: boolean,
) {
  const stored = useRef<Element | null>(null)
  const invalid = names.find((name) => errors[name])
  useEffect(() => {
    // A disabled button cannot take the focus.
    if (isPending || !hasErrors(errors)) return
    const field = invalid && form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)
    if (field) field.focus()
    else if (document.activeElement === document.body && stored.current instanceof HTMLElement)
      stored.current.focus()
  }, [errors, invalid, isPending, form])
  return () => {
    stored.current = document.activeElement
  }
}

const hasErrors = (errors: FormErrors) => firstError(errors) !== undefined

/**
 * The message that a form shows above its fields, in addition to the one beside the field at fault.
 */
export const firstError = (errors: FormErrors) =>
  Object.values(errors).find((message) => message !== undefined)

function errorsOf<Name extends string>(error: unknown, names: Name[]): FormErrors<Name> {
  const field = error instanceof ApiError ? names.find((name) => name === error.field) : undefined
  return { [field ?? 'form']: errorMessage(error) } as FormErrors<Name>
}

function readFields<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Values<Name> {
  const data = new FormData(form ?? undefined)
  return Object.fromEntries(
    names.map((name) => [name, String(data.get(name) ?? '')]),
  ) as Values<Name>
}
