import { foldInterview } from '@sightline/coach/interview/fold'
import { z } from 'zod'
import { notify } from '../../platform/events/public.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { InterviewDeps, ScoreLater } from '../deps.ts'
import { readDecisiveEvents } from '../event-log.ts'
import { prepareInterviewMeanings } from '../prepare-meanings.ts'
import { bankOf } from '../written/written-question.ts'
import { storeScore } from './store-scores.ts'

/** What a job needs to know of an interview or live session whose score was provisional. */
export const ScoredLater = z.object({ id: z.uuid(), ownerId: z.uuid() })
/** Over about two days: the encoder may be away for as long as its servers are short of memory. */
export const SCORING_RETRIES = { limit: 12, firstAfterS: 60 }

/** Declares the job that scores interviews again until the score is final. */
export function declareScoring(
  deps: Pick<InterviewDeps, 'db' | 'bank'> & { jobs: Pick<Jobs, 'declare'> },
): ScoreLater {
  const { db, jobs } = deps
  return jobs.declare({
    name: 'score-interview',
    data: ScoredLater,
    retries: SCORING_RETRIES,
    concurrency: 1,
    async run(owned) {
      const interview = foldInterview(await readDecisiveEvents(db, owned.id))
      await prepareInterviewMeanings(deps, interview)
      const bank = await bankOf(deps, owned.id, interview)
      await db.transaction(async (tx) => {
        if (!(await storeScore(tx, { bank, owned, interview })))
          throw new Error('The score is still provisional')
        await notify(tx, owned.ownerId, 'interviews')
      })
    },
  })
}
