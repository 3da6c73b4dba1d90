import type { JOB_IDS } from '@sightline/contracts/careers-limits'
import { ApiError, errorMessage } from '../http.ts'
import { careersApi } from './api.ts'
import { checkResume, type Draft } from './checks.ts'

/** Which step failed, why as far as it is known, and the field at fault if it is one. */
export type Failure = { message: string; reason?: string; field?: string | undefined }

type Uploaded = { file: File; name: string; url?: string }

/**
 * Sends applications for one position. What was uploaded is remembered, so that trying again goes on at the step that failed.
 * @returns what sends: null once the application has arrived
 */
export function createSubmission(jobId: (typeof JOB_IDS)[number]) {
  let uploaded: Uploaded | undefined

  return async function submit(draft: Draft, file: File): Promise<Failure | null> {
    const wrong = checkResume(file)
    if (wrong) return { message: 'Could not upload resume.', reason: wrong, field: 'resume' }
    let step = 'Could not upload resume.'
    try {
      if (!uploaded || !isSameFile(uploaded.file, file)) {
        uploaded = undefined
        uploaded = { file, name: await careersApi.uploadResume(file) }
      }
      step = 'Could not get resume URL.'
      uploaded.url ??= await careersApi.resumeAddress(uploaded.name)
      step = 'Could not submit application.'
      await careersApi.apply({
        ...draft,
        authorized: draft.authorized === 'yes',
        job_id: jobId,
        resume_path: uploaded.url,
      })
      return null
    } catch (error) {
      const { code, field } = error instanceof ApiError ? error : {}
      // The server no longer has it, or had it with another application: the next try uploads it anew.
      if (code === 'not_found' || code === 'conflict' || field === 'resume_path') uploaded = undefined
      return { message: step, reason: errorMessage(error), field }
    }
  }
}

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
