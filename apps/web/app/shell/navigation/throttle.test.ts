import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('many calls run the action at once and then once per interval, including the last call', () => {
  const ranAt: number[] = []
  const startedAt = Date.now()
  const { call } = throttle(() => ranAt.push(Date.now() - startedAt), 66)
  for (let ms = 0; ms <= 140; ms += 10) {
    call()
    vi.advanceTimersByTime(10)
  }
  vi.runAllTimers()
  expect(ranAt).toEqual([0, 66, 132, 198])
})

test('a single call runs the action once', () => {
  const action = vi.fn()
  throttle(action, 66).call()
  vi.runAllTimers()
  expect(action).toHaveBeenCalledTimes(1)
})

test('cancel drops the pending call', () => {
  const action = vi.fn()
  const { call, cancel } = throttle(action, 66)
  call()
  call()
  cancel()
  vi.runAllTimers()
  expect(action).toHaveBeenCalledTimes(1)
})
