import { type Draft, EMPTY_DRAFT } from './checks.ts'

const key = (jobId: string) => `sightline-application-${jobId}`

/** Keeps what was typed for this tab, so that a reload does not lose it; the file cannot be kept so. */
export const keepDraft = (jobId: string, draft: Draft) => sessionStorage.setItem(key(jobId), JSON.stringify(draft))

export const forgetDraft = (jobId: string) => sessionStorage.removeItem(key(jobId))

export function recallDraft(jobId: string): Draft {
  const text = sessionStorage.getItem(key(jobId))
  return text === null ? EMPTY_DRAFT : { ...EMPTY_DRAFT, ...JSON.parse(text) }
}

/** What stands in the form now. */
export function readDraft(form: HTMLFormElement): Draft {
  const draft = { ...EMPTY_DRAFT }
  const typed = new FormData(form)
  for (const name of Object.keys(draft) as (keyof Draft)[]) draft[name] = String(typed.get(name) ?? '')
  return draft
}

/** Puts a draft in the form, except where something was typed already. */
export function fillIn(form: HTMLFormElement, draft: Draft) {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (!value || !field || !('value' in field) || field.value) continue
    field.value = value
  }
}
