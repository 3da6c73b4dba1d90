import { textOfBlocks } from '@sightline/applications/posting/html-blocks'
import { payOfText } from '@sightline/applications/posting/pay'
import { jobKeyOf, seniorityOf, workplaceOf } from '@sightline/applications/posting/titles'
import type { Block } from '@sightline/contracts/postings/blocks'
import { or, sql } from 'drizzle-orm'
import { hashOf } from './store-postings.ts'
import { postings } from './table.ts'

interface OwnPosting {
  company: string
  title: string
  url: string | null
  /** None of a posting that is only described. */
  blocks: Block[]
}

/** A new row of a user's own posting, which is on no board. */
export function ownPostingRow(ownerId: string, posting: OwnPosting, now: Date) {
  const { company, title, blocks } = posting
  const text = textOfBlocks(blocks)
  return {
    ...posting,
    id: crypto.randomUUID(),
    ownerId,
    jobKey: jobKeyOf(company, title),
    places: [],
    workplace: workplaceOf(title),
    seniority: seniorityOf(title),
    textHash: hashOf(text || `${company}\n${title}`),
    pay: payOfText(text),
    foundAt: now,
    datedAt: now,
    readAt: now,
  }
}

/** Query condition: the posting is one that was read, not only described. */
export const hasText = or(sql`${postings.ownerId} is null`, sql`${postings.blocks} <> '[]'::jsonb`)
