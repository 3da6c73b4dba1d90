import type { Page } from '@playwright/test'
import { z } from 'zod'

const Read = z.object({ posting: z.object({ id: z.string() }) })

/** Keeps a pasted posting with the title 'Data Engineer'. Resolves to the path of its page. */
export const createPosting = (page: Page): Promise<string> =>
  keepPosting(page, 'Data Engineer\n\nYou know SQL.\nWe pay $120k–150k a year.')

/** Keeps a pasted posting. Resolves to the path of its page. */
export async function keepPosting(page: Page, what: string): Promise<string> {
  const answer = await page.request.post('/api/postings/read', { data: { what } })
  return `/home/jobs/${Read.parse(await answer.json()).posting.id}`
}
