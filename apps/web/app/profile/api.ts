import type {
  BaseResume,
  BaseResumeChange,
  NewBaseResume,
  Profile,
} from '@sightline/contracts/profile/profile'
import type * as z from 'zod/mini'
import { fetchJson, send } from '../http.ts'

const contracts = () => import('@sightline/contracts/profile/profile')
const pathOf = (id: string) => `/profile/resumes/${encodeURIComponent(id)}`
const parseResume = async (body: unknown): Promise<BaseResume> =>
  (await contracts()).BaseResume.parse(body)
const parseProfile = async (body: unknown) => (await contracts()).ProfileWithResumes.parse(body)

/** Requests about what the user tells employers, and the resumes; all throw ApiError. */
export const profileApi = {
  read: () => fetchJson('GET', '/profile', parseProfile),
  save: (profile: Profile) => fetchJson('PUT', '/profile', parseProfile, profile),
  /** Reads a PDF or DOCX. Only its text is kept. */
  uploadResume: (file: File) => {
    const form = new FormData()
    form.set('resume', file)
    return fetchJson('POST', '/profile/resume-files', parseResume, form)
  },
  addResume: (resume: z.input<typeof NewBaseResume>) =>
    fetchJson('POST', '/profile/resumes', parseResume, resume),
  readResume: (id: string) => fetchJson('GET', pathOf(id), parseResume),
  changeResume: (id: string, change: z.input<typeof BaseResumeChange>) =>
    fetchJson('PATCH', pathOf(id), parseResume, change),
  removeResume: (id: string) => send('DELETE', pathOf(id)),
}
