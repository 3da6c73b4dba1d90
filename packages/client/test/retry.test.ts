import { ApiError } from '@sightline/client/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRetrying, retryDelayMs } from '../src/retry.ts'

let page: EventTarget
const goOnline = () => page.dispatchEvent(new Event('online'))

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

/** Work that fails once with each of `failures` and then succeeds. */
function working(...failures: Error[]) {
  const work = vi.fn(async () => {
    const failure = failures.shift()
    if (failure) throw failure
  })
  return { work, ...createRetrying(work) }
}
const unreachable = new ApiError('unreachable', 'No answer.')
const called = (work: () => unknown, times: number) =>
  expect.poll(() => vi.mocked(work).mock.calls.length).toBe(times)
/** Long enough for all pending microtasks. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('work without a response is retried when the browser is back online, until it succeeds', async () => {
  const { work, start } = working(unreachable, new ApiError('internal', 'Broken.', { status: 503 }))
  start()
  for (const times of [1, 2]) {
    await called(work, times)
    await settled()
    goOnline()
  }
  await called(work, 3)
  goOnline()
  await settled()
  expect(work).toHaveBeenCalledTimes(3)
})

test('work is retried after a second without an online event', async () => {
  const { work, start } = working(unreachable)
  start()
  await called(work, 2)
})

test('refused work is not retried', async () => {
  const { work, start } = working(new ApiError('not_found', 'Gone.', { status: 404 }))
  start()
  await settled()
  goOnline()
  await settled()
  expect(work).toHaveBeenCalledTimes(1)
})

test('stop ends the retries, and another start replaces those in progress', async () => {
  const { work, start, stop } = working(unreachable, unreachable)
  start()
  start()
  await settled()
  expect(work).toHaveBeenCalledTimes(2)
  goOnline()
  await called(work, 3)
  stop()
  goOnline()
  await settled()
  expect(work).toHaveBeenCalledTimes(3)
})

test('the delay doubles up to 15 seconds, and is longer where the server asks for it, up to ten minutes', () => {
  expect([1, 2, 3, 9].map((failures) => retryDelayMs(failures))).toEqual([1000, 2000, 4000, 15_000])
  const asked = (retryAfterS: number) =>
    new ApiError('too_many_requests', 'Too many.', { status: 429, retryAfterS })
  expect(retryDelayMs(1, asked(60))).toBe(60_000)
  expect(retryDelayMs(9, asked(1))).toBe(15_000)
  expect(retryDelayMs(1, asked(100_000))).toBe(600_000)
})
