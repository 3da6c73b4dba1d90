import { expect, test, vi } from 'vitest'
import { createHttp } from '../src/http.ts'

const busy = (retryAfterS: number) =>
  Response.json(
    { code: 'too_many_requests', message: 'Too many.', retryAfterS, requestId: 'one' },
    { status: 429 },
  )

/** Requests that get these answers, one after the other. */
function httpAnswering(...answers: Response[]) {
  const asked: string[] = []
  const http = createHttp({
    baseUrl: '/api',
    onSignedOut: () => {},
    async fetch(_url, init) {
      asked.push(init?.method ?? '')
      return answers.shift() ?? Response.json('read')
    },
  })
  const ask = (method: 'GET' | 'POST') => http.fetchJson(method, '/large', (body) => body)
  return { asked, ask }
}

test('a read that the server is too busy for is repeated when it says', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { ask, asked } = httpAnswering(busy(1), busy(1))
  const read = ask('GET')
  await vi.advanceTimersByTimeAsync(900)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1200)
  expect(await read).toBe('read')
  vi.useRealTimers()
})

test('a long wait, and a request that changes something, are left to the caller', async () => {
  await expect(httpAnswering(busy(600)).ask('GET')).rejects.toMatchObject({ status: 429 })
  await expect(httpAnswering(busy(1)).ask('POST')).rejects.toMatchObject({ status: 429 })
})
