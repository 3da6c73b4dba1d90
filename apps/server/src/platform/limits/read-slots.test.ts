import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createReadSlots } from './read-slots.ts'

/** A server that answers a read when the test says so. */
async function startReads() {
  const slots = createReadSlots()
  const reading: ServerResponse[] = []
  const server = createServer(async ({ url = '' }, response) => {
    try {
      await slots.hold(url, response)
      reading.push(response)
    } catch {
      response.writeHead(429).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  /** Reads on connections of their own; `statuses` has those of the answers so far. */
  const read = (account: string, statuses: (number | undefined)[] = []) => {
    const call = request({ port, host: '127.0.0.1', path: `/${account}`, agent: false }).end()
    call.on('error', () => {})
    call.on('response', (response) => {
      response.resume()
      statuses.push(response.statusCode)
    })
    return { leave: () => call.destroy() }
  }
  return { read, reading }
}

test('an account has two reads at once, a few wait, and the rest is refused', async () => {
  const { read, reading } = await startReads()
  const statuses: (number | undefined)[] = []
  for (let count = 0; count < 20; count++) read('one', statuses)
  await expect.poll(() => statuses).toEqual(Array(10).fill(429))
  expect(reading).toHaveLength(2)
  read('other', statuses)
  await expect.poll(() => reading.length).toBe(3)
  for (let answered = 0; answered < 11; answered++) {
    await expect.poll(() => reading.length).toBeGreaterThan(0)
    reading.shift()?.end()
  }
  await expect.poll(() => statuses.filter((status) => status === 200)).toHaveLength(11)
})

test('a reader that leaves makes room for the next', async () => {
  const { read, reading } = await startReads()
  const statuses: (number | undefined)[] = []
  const first = read('one', statuses)
  read('one', statuses)
  await expect.poll(() => reading.length).toBe(2)
  read('one', statuses)
  first.leave()
  await expect.poll(() => reading.length).toBe(3)
  for (const response of reading) response.end()
  await expect.poll(() => statuses).toEqual([200, 200])
})
