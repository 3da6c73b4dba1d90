import { EMAIL_PATTERN } from '@sightline/contracts/auth-limits'
import { RESUME_EXTENSIONS, RESUME_MAX_BYTES } from '@sightline/contracts/careers-limits'

/** What an applicant types, by the names of the wire. `authorized` is 'yes', 'no' or not chosen yet. */
export type Draft = {
  user_name: string
  user_email: string
  linkedin: string
  github: string
  why_you: string
  authorized: string
}

export const EMPTY_DRAFT: Draft = {
  user_name: '',
  user_email: '',
  linkedin: '',
  github: '',
  why_you: '',
  authorized: '',
}

const MISSING: Record<keyof Draft, string> = {
  user_name: 'Please enter your name.',
  user_email: 'Please enter your email.',
  linkedin: 'Please enter your LinkedIn profile.',
  github: 'Please enter your GitHub profile.',
  why_you: 'Please tell us why we should hire you.',
  authorized: 'Please choose yes or no.',
}

/** What each part of the form lacks, in the order of the form. */
export type Problems = Partial<Record<keyof Draft | 'resume', string>>

export function checkApplication(draft: Draft): Problems {
  const problems: Problems = {}
  for (const name of Object.keys(EMPTY_DRAFT) as (keyof Draft)[])
    if (draft[name].trim() === '') problems[name] = MISSING[name]
  if (!problems.user_email && !EMAIL_PATTERN.test(draft.user_email.trim()))
    problems.user_email = 'Invalid email address.'
  return problems
}

/** Why a file cannot be taken, in the words of the server, which looks at its content too. */
export function checkResume({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!RESUME_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension)))
    return 'Only PDF and DOCX files are taken.'
  if (size === 0) return 'This file is empty. Choose your resume as PDF or DOCX.'
  if (size > RESUME_MAX_BYTES) return 'This file is larger than 5 MB.'
  return null
}
