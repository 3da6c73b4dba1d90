import { t } from '@lingui/core/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { Candidacy } from '@sightline/contracts/candidacies/candidacies'
import type { JOB_IDS } from '@sightline/contracts/candidacies/limits'
import type * as z from 'zod/mini'
import { checkResume } from '../check-resume.ts'
import { fetchJson, send } from '../http.ts'
import type { FormErrors } from '../use-form.ts'
import { ANSWER_NAMES, type Answers } from './checks.ts'

type UploadedResume = { file: File; name: string; url?: string }
type Errors = FormErrors<keyof Answers | 'resume'>

/**
 * Returns a function that sends candidacies for one position: it uploads the resume, gets its URL
 * and submits the answers. After a failure it continues at the step that failed. It resolves to
 * null once the candidacy has arrived, else to errors that name the failed step and the reason.
 */
export function createSubmission(jobId: (typeof JOB_IDS)[number]) {
  let uploaded: UploadedResume | undefined

  return async function sendCandidacy(answers: Answers, file: File): Promise<Errors | null> {
    let failure = t`Could not upload resume.`
    const rejection = checkResume(file)
    if (rejection) return { form: `${failure}\n${rejection}`, resume: rejection }
    try {
      if (!uploaded || !isSameFile(uploaded.file, file)) {
        uploaded = undefined
        uploaded = { file, name: await careersApi.uploadResume(file) }
      }
      failure = t`Could not get resume URL.`
      uploaded.url ??= await careersApi.resumeAddress(uploaded.name)
      failure = t`Could not submit application.`
      await careersApi.apply({
        ...answers,
        authorized: answers.authorized === 'yes',
        job_id: jobId,
        resume_path: uploaded.url,
      })
      return null
    } catch (error) {
      const { code, field } = error instanceof ApiError ? error : {}
      // The server has deleted the file, or has stored it with another candidacy: upload it again
      // next time.
      if (code === 'not_found' || code === 'conflict' || field === 'resume_path')
        uploaded = undefined
      const reason = errorMessage(error)
      const name = [...ANSWER_NAMES, 'resume' as const].find((fieldName) => fieldName === field)
      return { form: `${failure}\n${reason}`, ...(name && { [name]: reason }) }
    }
  }
}

const isSameFile = (first: File, second: File) =>
  first.name === second.name &&
  first.size === second.size &&
  first.lastModified === second.lastModified

const contracts = () => import('@sightline/contracts/candidacies/candidacies')

/** Requests of the candidacy form; all throw ApiError. */
const careersApi = {
  /** Stores a resume and returns its stored name. */
  uploadResume: (file: File) => {
    const form = new FormData()
    form.set('resume', file)
    return fetchJson(
      'POST',
      '/careers/resumes',
      async (body) => (await contracts()).UploadedResume.parse(body).name,
      form,
    )
  },
  /** The public address of an uploaded resume. */
  resumeAddress: (name: string) =>
    fetchJson(
      'GET',
      `/careers/resumes/${encodeURIComponent(name)}/address`,
      async (body) => (await contracts()).ResumeAddress.parse(body).url,
    ),
  apply: (candidacy: z.input<typeof Candidacy>) => send('POST', '/careers/applications', candidacy),
}
