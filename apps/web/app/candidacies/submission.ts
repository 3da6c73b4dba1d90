import { t } from '@lingui/core/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { JOB_IDS } from '@sightline/contracts/candidacies/limits'
import { checkResume } from '../check-resume.ts'
import type { FormErrors } from '../use-form.ts'
import { careersApi } from './api.ts'
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
