import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggerOptions } from './logger.ts'

function openLog() {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const { log } = Fastify({ logger: { ...loggerOptions({ LOG_LEVEL: 'info' }), stream } })
  return { log, lines }
}

test('logs an error with its causes, without other properties', () => {
  const { log, lines } = openLog()
  const cause = Object.assign(new Error('refused'), {
    code: 'ECONNREFUSED',
    config: { headers: { cookie: 'a-secret' } },
  })
  log.error(
    { err: new Error('The mail could not be sent', { cause }), token: 'a-secret' },
    'Failed',
  )
  expect(lines.join('')).not.toContain('a-secret')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      type: 'Error',
      message: 'The mail could not be sent',
      cause: { message: 'refused', code: 'ECONNREFUSED' },
    },
  })
})

test('logs a failed query without its parameters', () => {
  const { log, lines } = openLog()
  const error = new DrizzleQueryError(
    'select * from sessions where token = $1',
    ['a-secret'],
    new Error('no such table'),
  )
  log.error({ err: error }, 'Failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      message: 'Failed query: select * from sessions where token = $1',
      cause: { message: 'no such table' },
    },
  })
  expect(lines.join('')).not.toContain('a-secret')
})
