import type { Candidacy } from '@sightline/contracts/candidacies/candidacies'
import type * as z from 'zod/mini'
import { fetchJson, send } from '../http.ts'

const contracts = () => import('@sightline/contracts/candidacies/candidacies')

/** Requests of the candidacy form; all throw ApiError. */
export const careersApi = {
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
