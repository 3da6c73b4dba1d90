import { exportApplications } from '../applications/public.ts'
import { exportUser } from '../auth/public.ts'
import { exportBilling } from '../billing/public.ts'
import { exportCandidacies } from '../candidacies/public.ts'
import { readContext } from '../context/public.ts'
import type { Ledger } from '../credits/public.ts'
import { exportDevices } from '../devices/public.ts'
import { exportInterviews, exportSolutionReads } from '../interviews/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { exportPostings } from '../postings/public.ts'
import { exportPracticeQuestions } from '../practice-questions/public.ts'
import { exportProfile } from '../profile/public.ts'
import { exportModels } from './export-models.ts'
import { jsonOf } from './json-of.ts'

interface Deps {
  db: Db
  clock: Clock
  ledger: Ledger
}

/**
 * Streams all stored data of a user as one JSON object. The export contains no secret that opens a
 * session and no data about other users. Candidacies belong to the user if they name the user's
 * verified address.
 */
export async function* exportAccount(
  { db, clock, ledger }: Deps,
  { id, email }: { id: string; email: string },
): AsyncGenerator<string> {
  const { user, logIns, sessions } = await exportUser(db, id)
  const billing = await exportBilling(db, id)
  const credits = (await ledger.entries(db, id)).map(({ kind, amount, key, createdAt }) => ({
    kind,
    amount,
    key,
    createdAt,
  }))
  const { isTrialUnused } = await ledger.credits(db, id)
  const sections = {
    exportedAt: clock(),
    user,
    logIns,
    sessions,
    devices: await exportDevices(db, id),
    ...billing,
    credits,
    freeTrial: {
      isUsed: !isTrialUnused,
      keptAfterDeletion: 'If it is used: a keyed hash of the address, for a year',
    },
    context: await readContext(db, id),
    solutionReads: await exportSolutionReads(db, id),
    practiceQuestions: await exportPracticeQuestions(db, id),
    profile: await exportProfile(db, id),
    postings: await exportPostings(db, id),
    applications: await exportApplications(db, id),
    models: await exportModels(db, id),
    candidacies: await exportCandidacies(db, email),
  }
  // Interviews are streamed event by event: there may be many.
  yield* jsonOf({ ...sections, interviews: exportInterviews(db, id) })
}
