import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './http.ts'
import { createRetrying } from './retry.ts'

let line: EventTarget
const lineIsBack = () => line.dispatchEvent(new Event('online'))

beforeEach(() => {
  line = new EventTarget()
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line))
})
afterEach(() => vi.unstubAllGlobals())

/** Work that ends each time as told, and then well. */
function working(...failures: Error[]) {
  const work = vi.fn(async () => {
    const failure = failures.shift()
    if (failure) throw failure
  })
  return { work, ...createRetrying(work) }
}
const unreachable = new ApiError('unreachable', 'No answer.')
const called = (work: () => unknown, times: number) => expect.poll(() => vi.mocked(work).mock.calls.length).toBe(times)
/** Long enough for whatever is still to be done at once. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('what got no answer is tried again when the line is back, until it succeeds', async () => {
  const { work, start } = working(unreachable, new ApiError('internal', 'Broken.', { status: 503 }))
  start()
  for (const times of [1, 2]) {
    await called(work, times)
    await settled()
    lineIsBack()
  }
  await called(work, 3)
  lineIsBack()
  await settled()
  expect(work).toHaveBeenCalledTimes(3)
})

test('without a sign from the line it is tried again after a second', async () => {
  const { work, start } = working(unreachable)
  start()
  await called(work, 2)
})

test('what is refused is not tried again', async () => {
  const { work, start } = working(new ApiError('not_found', 'Gone.', { status: 404 }))
  start()
  await settled()
  lineIsBack()
  await settled()
  expect(work).toHaveBeenCalledTimes(1)
})

test('a stop ends the tries, and a new start takes the place of those under way', async () => {
  const { work, start, stop } = working(unreachable, unreachable)
  start()
  start()
  await settled()
  expect(work).toHaveBeenCalledTimes(2)
  lineIsBack()
  await called(work, 3)
  stop()
  lineIsBack()
  await settled()
  expect(work).toHaveBeenCalledTimes(3)
})
