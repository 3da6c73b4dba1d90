import { exportUser } from '../auth/public.ts'
import { exportBilling } from '../billing/public.ts'
import { exportApplications } from '../careers/public.ts'
import { readContext } from '../context/public.ts'
import type { Ledger } from '../credits/public.ts'
import { exportInterviews } from '../interviews/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { exportModels } from './export-models.ts'

interface Deps {
  db: Db
  clock: Clock
  ledger: Ledger
}

/**
 * All that is kept about a user, as one JSON object, piece by piece. Nothing in it opens a session, and nothing is about anybody else.
 * Applications are those that name the user's address, which is verified.
 */
export async function* exportAccount(
  { db, clock, ledger }: Deps,
  { id, email }: { id: string; email: string },
): AsyncGenerator<string> {
  const text = (value: unknown) => JSON.stringify(value, null, 2)
  const { user, logIns, sessions } = await exportUser(db, id)
  const billing = await exportBilling(db, id)
  const credits = (await ledger.entries(db, id)).map(({ kind, amount, key, createdAt }) => ({
    kind,
    amount,
    key,
    createdAt,
  }))
  const parts = {
    exportedAt: clock(),
    user,
    logIns,
    sessions,
    ...billing,
    credits,
    context: await readContext(db, id),
    models: await exportModels(db, id),
    applications: await exportApplications(db, email),
  }
  yield '{'
  for (const [name, part] of Object.entries(parts)) yield `\n${text(name)}: ${text(part)},`
  yield '\n"interviews": ['
  let before = '\n'
  for await (const interview of exportInterviews(db, id)) {
    yield before + text(interview)
    before = ',\n'
  }
  yield '\n]\n}\n'
}
