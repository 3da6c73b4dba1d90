import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/ports.mjs'
import { readEnv } from '../src/env.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

test('as a process it prints a line per stand-in and exits cleanly on SIGTERM', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, STAND_INS_PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  await expect.poll(() => printed).toContain('/models/calls')

  expect(printed.trim().split('\n')).toHaveLength(11)
  expect(printed).toContain(`http://127.0.0.1:${port}/mail`)
  expect(printed).toContain(`smtp://sightline:stand-in@127.0.0.1:${port + 1}`)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('the environment has defaults, and invalid variables are named', () => {
  expect(readEnv({})).toEqual({ STAND_INS_PORT: 4000, WEB_ORIGIN: 'http://127.0.0.1:3000' })
  expect(() => readEnv({ STAND_INS_PORT: 'many' })).toThrow('STAND_INS_PORT')
})
