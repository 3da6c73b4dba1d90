/** Limits are separate from the schemas, so that a page can validate a form without loading zod. */

/** Every open position. */
export const JOB_IDS = ['founding-engineer', 'growth-engineer-intern'] as const

export const RESUME_MAX_BYTES = 5 * 1024 * 1024
export const RESUME_EXTENSIONS = ['.pdf', '.docx'] as const

/** Maximum lengths of a candidacy's texts, in characters. */
export const CANDIDACY_MAX_LENGTH = {
  user_name: 100,
  user_email: 254,
  linkedin: 300,
  github: 300,
  why_you: 5000,
}
