import { z } from 'zod'
import type { Encoder } from '../meaning/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { encodeResume } from './line-meanings.ts'

/** The encoder may have too much to do for hours. */
const RETRIES = { limit: 10, firstAfterS: 30 }

/** Declares the encoding of resumes. Returns the function that queues it. */
export const declareResumeEncoding = ({
  db,
  clock,
  jobs,
  encoder,
}: {
  db: Db
  clock: Clock
  jobs: Jobs
  encoder: Encoder
}) =>
  jobs.declare({
    name: 'encode-resume',
    data: z.object({ resumeId: z.uuid(), ownerId: z.uuid() }),
    retries: RETRIES,
    concurrency: 1,
    async run({ resumeId, ownerId }) {
      await encodeResume({ db, encoder, now: clock() }, resumeId)
      await notify(db, ownerId, 'profile')
    },
  })
