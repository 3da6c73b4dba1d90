import * as z from 'zod/mini'
import { Email } from '../auth/auth.ts'
import { NOT_WELL_FORMED, Text } from '../text/text.ts'
import { isWellFormed } from '../text/well-formed.ts'
import { CANDIDACY_MAX_LENGTH, JOB_IDS } from './limits.ts'
import { isLinkedInAddress } from './linkedin-address.ts'

export const JobId = z.enum(JOB_IDS)
export type JobId = z.infer<typeof JobId>

/**
 * POST /api/careers/resumes, a form with one file. `name` is random: it reveals nothing about the
 * owner and cannot be guessed.
 */
export const UploadedResume = z.object({ name: z.string() })

/** GET /api/careers/resumes/:name/address */
export const ResumeAddress = z.object({ url: z.url() })

const required = (message: string, max: number) =>
  Text.check(
    z.trim(),
    z.minLength(1, message),
    z.maxLength(max, `Please use at most ${max} characters.`),
  )

/** POST /api/careers/applications. `resume_path` is the public address of an uploaded resume. */
export const Candidacy = z.strictObject({
  job_id: JobId,
  user_name: required('Please enter your name.', CANDIDACY_MAX_LENGTH.user_name),
  user_email: Email,
  linkedin: required('Please enter your LinkedIn profile.', CANDIDACY_MAX_LENGTH.linkedin).check(
    z.refine(
      isLinkedInAddress,
      'Please enter the address of your LinkedIn profile, as in linkedin.com/in/you.',
    ),
  ),
  github: required('Please enter your GitHub profile.', CANDIDACY_MAX_LENGTH.github),
  why_you: required('Please tell us why we should hire you.', CANDIDACY_MAX_LENGTH.why_you),
  authorized: z.boolean(),
  resume_path: z.url().check(z.maxLength(500), z.refine(isWellFormed, NOT_WELL_FORMED)),
})
export type Candidacy = z.infer<typeof Candidacy>
