import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError, errorMessage } from '../http.ts'
import type { Problem } from './checks.ts'

/**
 * One form that talks to the server: its problem, what it is busy with, and the focus. Inputs keep their own values, so that what
 * a browser filled in before the page came alive counts.
 */
export function useForm<Step extends string = 'send'>() {
  const form = useRef<HTMLFormElement>(null)
  const focused = useRef<Element>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busyWith, setBusyWith] = useState<Step | null>(null)

  // Only once nothing is busy: a disabled button takes no focus, and loses the one it had.
  useEffect(() => {
    if (!problem || busyWith) return
    const field = problem.field && form.current?.elements.namedItem(problem.field)
    if (field instanceof HTMLElement) field.focus()
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus()
  }, [problem, busyWith])

  /** Runs one step of the form; what it returns or throws becomes the problem. */
  async function run(name: Step, step: () => Promise<Problem | undefined>) {
    focused.current = document.activeElement
    setProblem(null)
    setBusyWith(name)
    try {
      setProblem((await step()) ?? null)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusyWith(null)
    }
  }

  /** The message of `field`, if it is the one at fault. */
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)

  return { form, problem, setProblem, busyWith, run, errorOf }
}

/** Puts `text` in a field that is still empty. */
export function usePrefill(field: RefObject<HTMLInputElement | null>, text: string | undefined) {
  useEffect(() => {
    if (text && field.current?.value === '') field.current.value = text
  }, [field, text])
}

/** What stands in a form's field. */
export const textOf = (form: HTMLFormElement | null, name: string) =>
  form ? String(new FormData(form).get(name) ?? '') : ''

/** What to show for something that a call threw. */
const problemOf = (error: unknown): Problem => ({
  message: errorMessage(error),
  field: error instanceof ApiError ? error.field : undefined,
})

/** False while prerendering and until the page can react; a form must not be sent before. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

const subscribeToNothing = () => () => {}
