import { normalizeEmail } from '@sightline/contracts/email-address'
import type { FormErrors } from '../use-form.ts'

const MISSING = {
  user_name: 'Please enter your name.',
  user_email: 'Please enter your email.',
  linkedin: 'Please enter your LinkedIn profile.',
  github: 'Please enter your GitHub profile.',
  why_you: 'Please tell us why we should hire you.',
  authorized: 'Please choose yes or no.',
}

/**
 * The answers of an applicant, by their names in the request. `authorized` is 'yes' or 'no'. Missing answers are empty.
 */
export type Answers = Record<keyof typeof MISSING, string>

/** The names of the answers, in the order of the form. */
export const ANSWER_NAMES = Object.keys(MISSING) as (keyof Answers)[]

/** An error for each answer that is missing or invalid. */
export function checkApplication(answers: Answers): FormErrors<keyof Answers> {
  const errors: FormErrors<keyof Answers> = {}
  for (const name of ANSWER_NAMES) if (answers[name].trim() === '') errors[name] = MISSING[name]
  if (!errors.user_email && normalizeEmail(answers.user_email) === null) errors.user_email = 'Invalid email address.'
  return errors
}
