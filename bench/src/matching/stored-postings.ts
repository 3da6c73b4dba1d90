import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMatcher } from '@sightline/applications/matching/match'
import { linesOfBlocks } from '@sightline/applications/matching/requirements'
import { blocksOfText } from '@sightline/applications/posting/html-blocks'
import { EMPTY_PROFILE } from '@sightline/contracts/profile/profile'
import { inArray } from 'drizzle-orm'
import { createEncoder } from '../../../apps/server/src/meaning/encoder.ts'
import { type Db, openDatabase } from '../../../apps/server/src/platform/db/client.ts'
import { rememberBoard } from '../../../apps/server/src/postings/boards.ts'
import {
  encodeRequirements,
  readMeanings,
} from '../../../apps/server/src/postings/requirement-meanings.ts'
import { storePostings } from '../../../apps/server/src/postings/store-postings.ts'
import { postings } from '../../../apps/server/src/postings/table.ts'
import { atMost, comparison, type Row } from '../row.ts'
import { NOW, resumeOf } from './pair-resumes.ts'
import type { Pair } from './read-pairs.ts'

const POSTINGS = 500
const MATCH_BUDGET_MS = 5000

/**
 * Many postings as the server has them, in the database that it opens by itself: stored, encoded by
 * the jobs that storing queues, then each read with its meanings and matched with one profile.
 */
export async function storedPostings(pairs: readonly Pair[]): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-bench-'))
  const { db, close } = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder })
  const encoder = createEncoder()
  try {
    const jobs = await store(db, pairs)
    const ids = jobs.flat()
    // The encoder's process starts with its first task.
    await encoder.encodeInBackground(['Python'])
    const encodingMs = await timeOf(async () => {
      for (const job of jobs) await encodeRequirements(db, encoder, job)
    })
    const resume = resumeOf(pairs[0]?.resume.text ?? '')
    return [
      comparison({
        name: `${ids.length} stored postings encoded in the background`,
        value: encodingMs / 1000,
        unit: 's',
        digits: 1,
      }),
      atMost(MATCH_BUDGET_MS, {
        name: `${ids.length} stored postings matched with one profile`,
        value: await timeOf(() => matchAll(db, ids, resume)),
        unit: 'ms',
      }),
    ]
  } finally {
    encoder.close()
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Stores the postings as a board's list, and gives the ids of each job that is queued for it. */
async function store(db: Db, pairs: readonly Pair[]): Promise<string[][]> {
  const board = await rememberBoard(db, { provider: 'lever', region: 'global', token: 'bench' })
  const list = Array.from({ length: POSTINGS }, (_, number) => {
    const { posting } = pairs[number % pairs.length] ?? {
      posting: { text: '', title: '', place: '' },
    }
    return {
      externalId: String(number),
      title: `${posting.title} ${number}`,
      company: null,
      url: null,
      applyUrl: null,
      places: [posting.place],
      workplace: null,
      // Each text is another one, as those of an employer's board are.
      blocks: blocksOfText(`${posting.text}\n\nReference number ${number}`),
      pay: null,
      publishedAt: null,
    }
  })
  const jobs: string[][] = []
  const queue = async (_: Db, { postingIds }: { postingIds: string[] }) =>
    void jobs.push(postingIds)
  await db.transaction((tx) =>
    storePostings(tx, queue, board, { postings: list, unreadIds: [], isWhole: true }, NOW),
  )
  return jobs
}

/** With a profile that speaks of all knock-outs, which must be compared then. */
const PROFILE = {
  ...EMPTY_PROFILE,
  country: 'DE',
  city: 'Berlin',
  places: ['Berlin', 'Hamburg'],
  authorisations: [{ country: 'DE', isAuthorised: true, needsSponsorship: false }],
  payFloor: { yearly: 60_000, currency: 'EUR' },
  languages: [{ language: 'German', level: 'C1' as const }],
}

/** How many postings are read at once. */
const PER_READ = 50

async function matchAll(db: Db, ids: readonly string[], resume: ReturnType<typeof resumeOf>) {
  let meanings = new Map<string, Float32Array>()
  const vectorOf = (text: string) => meanings.get(text)
  const { match } = createMatcher({ resume, profile: PROFILE, now: NOW, vectorOf })
  for (let at = 0; at < ids.length; at += PER_READ) {
    const some = ids.slice(at, at + PER_READ)
    meanings = await readMeanings(db, some)
    const stored = await db.select().from(postings).where(inArray(postings.id, some))
    for (const { blocks, ...posting } of stored)
      match({ ...posting, lines: linesOfBlocks(blocks ?? []) })
  }
}
