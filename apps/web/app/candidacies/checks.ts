import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { isLinkedInAddress } from '@sightline/contracts/candidacies/linkedin-address'
import { normalizeEmail } from '@sightline/contracts/text/email-address'
import type { FormErrors } from '../use-form.ts'

const MISSING = {
  user_name: msg`Please enter your name.`,
  user_email: msg`Please enter your email.`,
  linkedin: msg`Please enter your LinkedIn profile.`,
  github: msg`Please enter your GitHub profile.`,
  why_you: msg`Please tell us why we should hire you.`,
  authorized: msg`Please choose yes or no.`,
}

/**
 * The answers of an applicant, by their names in the request. `authorized` is 'yes' or 'no'.
 * Missing answers are empty.
 */
export type Answers = Record<keyof typeof MISSING, string>

/** The names of the answers, in the order of the form. */
export const ANSWER_NAMES = Object.keys(MISSING) as (keyof Answers)[]

/** An error for each answer that is missing or invalid. */
export function checkCandidacy(answers: Answers): FormErrors<keyof Answers> {
  const errors: FormErrors<keyof Answers> = {}
  for (const name of ANSWER_NAMES)
    if (answers[name].trim() === '') errors[name] = i18n._(MISSING[name])
  if (!errors.user_email && normalizeEmail(answers.user_email) === null)
    errors.user_email = t`Invalid email address.`
  if (!errors.linkedin && !isLinkedInAddress(answers.linkedin))
    errors.linkedin = t`Please enter the address of your LinkedIn profile, as in linkedin.com/in/you.`
  return errors
}
