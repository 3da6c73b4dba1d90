import type { NewJobDescription, NewStory } from '@sightline/contracts/context/context'
import type * as z from 'zod/mini'
import { fetchJson, send } from '../http.ts'

const contracts = () => import('@sightline/contracts/context/context')
const parseResume = async (body: unknown) => (await contracts()).Resume.parse(body)
const jobDescriptionPath = (id: string) => `/context/job-descriptions/${encodeURIComponent(id)}`
const storyPath = (id: string) => `/context/stories/${encodeURIComponent(id)}`

/**
 * Requests about the user's background: resume, job descriptions and stories; all throw ApiError.
 */
export const contextApi = {
  read: () =>
    fetchJson('GET', '/context', async (body) => (await contracts()).PersonalContext.parse(body)),
  /** Stores the text of an uploaded resume; the file itself is not kept. */
  readResume: (file: File) => {
    const form = new FormData()
    form.set('resume', file)
    return fetchJson('POST', '/context/resume-files', parseResume, form)
  },
  saveResume: (text: string) => fetchJson('PATCH', '/context/resume', parseResume, { text }),
  deleteResume: () => send('DELETE', '/context/resume'),
  addJobDescription: (job: z.input<typeof NewJobDescription>) =>
    send('POST', '/context/job-descriptions', job),
  updateJobDescription: (id: string, job: z.input<typeof NewJobDescription>) =>
    send('PATCH', jobDescriptionPath(id), job),
  deleteJobDescription: (id: string) => send('DELETE', jobDescriptionPath(id)),
  addStory: (story: z.input<typeof NewStory>) => send('POST', '/context/stories', story),
  updateStory: (id: string, story: z.input<typeof NewStory>) => send('PATCH', storyPath(id), story),
  deleteStory: (id: string) => send('DELETE', storyPath(id)),
}
