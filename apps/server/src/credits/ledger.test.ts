import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { users } from '../auth/public.ts'
import { createLedger } from './ledger.ts'
import { creditEntries, creditGrants } from './table.ts'

const DAY_MS = 86_400_000
const { db, env } = await startApp()
let now = new Date('2026-11-20T12:00:00Z')
const ledger = createLedger({ clock: () => now, secret: env.AUTH_SECRET })
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)

async function newUser(): Promise<string> {
  const id = randomUUID()
  await db.insert(users).values({
    id,
    name: 'Asha',
    email: `${id}@example.com`,
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  })
  return id
}

const balance = async (userId: string) => (await ledger.credits(db, userId)).balance
const entries = (userId: string) =>
  db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(asc(creditEntries.id))
const ledgerSum = async (userId: string) =>
  (await entries(userId)).reduce((sum, { amount }) => sum + amount, 0)

test('a grant is spent credit by credit, and an empty one refuses', async () => {
  const userId = await newUser()
  await ledger.grant(db, { userId, amount: 2, expiresAt: inDays(30), key: `g:${userId}` })
  for (const spent of ['a', 'b']) await ledger.spend(db, { userId, key: `${userId}:${spent}` })
  await expect(ledger.spend(db, { userId, key: `${userId}:c` })).rejects.toMatchObject({
    code: 'no_credits',
  })
  expect([await balance(userId), await ledgerSum(userId)]).toEqual([0, 0])
})

test('a repeated key counts once for each kind of entry', async () => {
  const userId = await newUser()
  for (let repeat = 0; repeat < 3; repeat++)
    await ledger.grant(db, { userId, amount: 10, expiresAt: inDays(30), key: `g:${userId}` })
  for (let repeat = 0; repeat < 3; repeat++) await ledger.spend(db, { userId, key: `s:${userId}` })
  expect(await balance(userId)).toBe(9)
  for (let repeat = 0; repeat < 3; repeat++)
    await ledger.refund(db, { userId, spendKey: `s:${userId}` })
  expect([await balance(userId), await ledgerSum(userId)]).toEqual([10, 10])
})

test('credits that expire first are spent first, and the rest lapses', async () => {
  const userId = await newUser()
  await ledger.grant(db, { userId, amount: 5, expiresAt: inDays(60), key: `late:${userId}` })
  await ledger.grant(db, { userId, amount: 5, expiresAt: inDays(10), key: `soon:${userId}` })
  await ledger.spend(db, { userId, key: `s:${userId}` })
  now = inDays(11)
  expect(await balance(userId)).toBe(5)
  expect(await ledger.lapse(db)).toContain(userId)
  expect(await ledgerSum(userId)).toBe(5)
  expect((await entries(userId)).find(({ kind }) => kind === 'lapse')?.amount).toBe(-4)
  expect(await ledger.lapse(db)).not.toContain(userId)
})

test('a refunded credit that has expired lapses again', async () => {
  const userId = await newUser()
  await ledger.grant(db, { userId, amount: 1, expiresAt: inDays(1), key: `g:${userId}` })
  await ledger.spend(db, { userId, key: `s:${userId}` })
  now = inDays(2)
  await ledger.refund(db, { userId, spendKey: `s:${userId}` })
  expect([await balance(userId), await ledgerSum(userId)]).toEqual([0, 0])
})

test('the free trial is spent once, before any credit, and a refund restores it', async () => {
  const userId = await newUser()
  await ledger.grant(db, { userId, amount: 1, expiresAt: inDays(30), key: `g:${userId}` })
  expect(await ledger.credits(db, userId)).toEqual({ balance: 1, isTrialUnused: true })
  await ledger.spendTrialOrCredit(db, { userId, key: `1:${userId}` })
  expect(await ledger.credits(db, userId)).toEqual({ balance: 1, isTrialUnused: false })
  await ledger.refund(db, { userId, spendKey: `1:${userId}` })
  expect(await ledger.credits(db, userId)).toEqual({ balance: 1, isTrialUnused: true })
  for (const start of ['2', '3'])
    await ledger.spendTrialOrCredit(db, { userId, key: `${start}:${userId}` })
  await expect(ledger.spendTrialOrCredit(db, { userId, key: `4:${userId}` })).rejects.toMatchObject(
    {
      code: 'no_credits',
    },
  )
})

test("a user cannot get another user's spend refunded", async () => {
  const [asha, ravi] = [await newUser(), await newUser()]
  await ledger.grant(db, { userId: asha, amount: 1, expiresAt: inDays(30), key: `g:${asha}` })
  await ledger.spend(db, { userId: asha, key: `s:${asha}` })
  await ledger.refund(db, { userId: ravi, spendKey: `s:${asha}` })
  expect([await balance(asha), await balance(ravi)]).toEqual([0, 0])
})

test("a spend is undone when the caller's transaction fails", async () => {
  const userId = await newUser()
  await ledger.grant(db, { userId, amount: 1, expiresAt: inDays(30), key: `g:${userId}` })
  const failing = db.transaction(async (tx) => {
    await ledger.spend(tx, { userId, key: `s:${userId}` })
    throw new Error('the interview could not be made')
  })
  await expect(failing).rejects.toThrow('the interview could not be made')
  expect([await balance(userId), await ledgerSum(userId)]).toEqual([1, 1])
})

test('200 parallel spends on 50 credits spend exactly 50', async () => {
  const userId = await newUser()
  await ledger.grant(db, { userId, amount: 30, expiresAt: inDays(30), key: `a:${userId}` })
  await ledger.grant(db, { userId, amount: 20, expiresAt: inDays(60), key: `b:${userId}` })
  const spends = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) =>
      ledger.spend(db, { userId, key: `${index}:${userId}` }),
    ),
  )
  expect(spends.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
  expect([await balance(userId), await ledgerSum(userId)]).toEqual([0, 0])
})

test('50 parallel starts of a new account use one trial', async () => {
  const userId = await newUser()
  const starts = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      ledger.spendTrialOrCredit(db, { userId, key: `${index}:${userId}` }),
    ),
  )
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('in any order and with repeats the balance is the sum of the entries and never negative', async () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('grant' as const),
      key: fc.nat(3),
      amount: fc.integer({ min: 1, max: 4 }),
      days: fc.integer({ min: 0, max: 5 }),
    }),
    fc.record({ do: fc.constant('spend' as const), key: fc.nat(8) }),
    fc.record({ do: fc.constant('trial' as const), key: fc.nat(8) }),
    fc.record({ do: fc.constant('refund' as const), key: fc.nat(8) }),
    fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 3 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const userId = await newUser()
      for (const action of steps) {
        if (action.do === 'wait') now = inDays(action.days)
        else if (action.do === 'grant') {
          await ledger.grant(db, {
            userId,
            amount: action.amount,
            expiresAt: inDays(action.days),
            key: `g${action.key}:${userId}`,
          })
        } else if (action.do === 'refund')
          await ledger.refund(db, { userId, spendKey: `s${action.key}:${userId}` })
        else {
          const spend = action.do === 'trial' ? ledger.spendTrialOrCredit : ledger.spend
          await spend(db, { userId, key: `s${action.key}:${userId}` }).catch((error) =>
            expect(error.code).toBe('no_credits'),
          )
        }
      }
      let sum = 0
      for (const { amount } of await entries(userId)) {
        sum += amount
        expect(sum).toBeGreaterThanOrEqual(0)
      }
      await ledger.lapse(db)
      const left = await ledger.credits(db, userId)
      const grants = await db.select().from(creditGrants).where(eq(creditGrants.userId, userId))
      const trial = grants.find(({ source }) => source === 'trial')?.remaining ?? 0
      expect(await ledgerSum(userId)).toBe(left.balance + trial)
    }),
    { numRuns: 40 },
  )
})
