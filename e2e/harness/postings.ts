import type { Page } from '@playwright/test'
import { z } from 'zod'

const Read = z.object({ posting: z.object({ id: z.string() }) })

/** Keeps a pasted posting with the title 'Data Engineer'. Resolves to the path of its page. */
export async function createPosting(page: Page): Promise<string> {
  const what = 'Data Engineer\n\nYou know SQL.\nWe pay $120k–150k a year.'
  const answer = await page.request.post('/api/postings/read', { data: { what } })
  return `/home/jobs/${Read.parse(await answer.json()).posting.id}`
}
