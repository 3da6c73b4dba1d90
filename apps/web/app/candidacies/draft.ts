import type { Answers } from './checks.ts'

const keyOf = (jobId: string) => `sightline-candidacy-${jobId}`

/**
 * Stores the answers for this tab, so that a reload does not lose them. A file cannot be stored
 * this way.
 */
export const keepDraft = (jobId: string, answers: Answers) =>
  sessionStorage.setItem(keyOf(jobId), JSON.stringify(answers))

export const forgetDraft = (jobId: string) => sessionStorage.removeItem(keyOf(jobId))

export function recallDraft(jobId: string): Partial<Answers> {
  return JSON.parse(sessionStorage.getItem(keyOf(jobId)) ?? '{}')
}

/** Puts the answers of a draft into the fields that are still empty. */
export function fillIn(form: HTMLFormElement, draft: Partial<Answers>) {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (!value || !field || !('value' in field) || field.value) continue
    field.value = value
  }
}
