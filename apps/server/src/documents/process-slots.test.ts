import { expect, test } from 'vitest'
import { withProcessSlot } from './process-slots.ts'

/** Work that ends when the test says so. */
function work(account: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const done = withProcessSlot(account, () => {
    started.resolve()
    return promise
  })
  return { done, started: started.promise, end: resolve }
}

test('ten slow files of one account leave a process to others', async () => {
  const slow = Array.from({ length: 10 }, () => work('ravi'))
  const refused = slow.slice(3).map(({ done }) => done.catch((error: unknown) => error))
  expect(await Promise.all(refused)).toEqual(
    Array(7).fill(expect.objectContaining({ code: 'unavailable' })),
  )
  await slow[0]?.started

  for (const account of ['asha', 'meera']) {
    const other = work(account)
    await other.started
    other.end()
    await other.done
  }

  for (const { started, end, done } of slow.slice(0, 3)) {
    await started
    end()
    await done
  }
})
