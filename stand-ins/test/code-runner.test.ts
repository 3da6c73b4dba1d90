import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startStandIns } from '../src/start.ts'
import { startForTests, webOrigin } from './stand-ins.ts'

const { origin, get, tell, reset } = await startForTests()
beforeEach(reset)

const headers = { authorization: 'stand-in-secret', 'content-type': 'application/json' }
const execute = async (job: object) => {
  const answer = await fetch(`${origin}/code-runner/api/v2/execute`, {
    method: 'POST',
    headers,
    body: JSON.stringify(job),
  })
  return { status: answer.status, body: Answer.parse(await answer.json()) }
}
const Answer = z.looseObject({ run: z.unknown().optional() })
const javascript = (content: string, more: object = {}) =>
  execute({ language: 'javascript', version: '*', files: [{ name: 'main.js', content }], ...more })

test('runs only on request, not when the stand-ins are started as a process', async () => {
  const usual = await startStandIns({ port: 0, smtpPort: 0, webOrigin })
  const answer = await fetch(`${usual.origin}/code-runner/api/v2/runtimes`, { headers })
  expect([answer.status, JSON.stringify(usual.list)]).toEqual([
    404,
    expect.not.stringContaining('code-runner'),
  ])
  await usual.close()
})

test('lists the languages of this machine with versions, for requests with the token', async () => {
  const answer = await get('/code-runner/api/v2/runtimes', { headers })
  const runtimes = await answer.json()
  expect(runtimes).toContainEqual({
    language: 'javascript',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    aliases: ['js', 'node-js'],
  })
  expect((await get('/code-runner/api/v2/runtimes')).status).toBe(401)
})

describe('a job', () => {
  test('runs with its input, in a temporary folder and without our environment', async () => {
    const { status, body } = await javascript(
      `const text = require('fs').readFileSync(0, 'utf8')
       console.log(text, Object.keys(process.env).includes('NODE_ENV'), require('fs').readdirSync('.'))
       console.error('aside')
       process.exitCode = 3`,
      { stdin: 'given' },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      language: 'javascript',
      run: {
        stdout: "given false [ 'main.js' ]\n",
        stderr: 'aside\n',
        code: 3,
        signal: null,
        status: 'RE',
      },
    })
    expect(body).not.toHaveProperty('compile')
  })

  test('is killed with its children when its time is up', async () => {
    const { body } = await javascript(
      `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
       setInterval(() => {}, 1000)`,
      { run_timeout: 500 },
    )
    expect(body.run).toMatchObject({ code: null, signal: 'SIGKILL', status: 'TO' })
  })

  test('is killed when it prints endlessly, and its output is cut', async () => {
    const { body } = await javascript("for (;;) require('fs').writeSync(1, 'x'.repeat(10000))", {
      run_timeout: 30_000,
    })
    expect(body.run).toMatchObject({
      stdout: 'x'.repeat(1024 * 1024),
      signal: 'SIGKILL',
      status: 'OL',
    })
  })

  test.each([
    ['without a language', { language: undefined }, 'language is required as a string'],
    ['without files', { files: undefined }, 'files is required as an array'],
    ['in a language that is not installed', { language: 'cobol' }, 'cobol-* runtime is unknown'],
    [
      'in a version that is not installed',
      { version: '0.0.1' },
      'javascript-0.0.1 runtime is unknown',
    ],
    [
      'that wants too much time',
      { run_timeout: 60_000 },
      'run_timeout cannot exceed the configured limit of 30000',
    ],
  ])('is refused: %s', async (_name, more, message) => {
    expect(await javascript('1', more)).toEqual({ status: 400, body: { message } })
  })

  test('that is too large is refused', async () => {
    expect((await javascript('x'.repeat(110_000))).status).toBe(413)
  })
})

test('fails and answers nonsense on demand', async () => {
  await tell('code-runner', { mode: 'fail', times: 1 })
  expect((await javascript('1')).status).toBe(503)
  await tell('code-runner', { mode: 'wrong', times: 1 })
  expect(await javascript('1')).toEqual({ status: 200, body: { run: 'went well' } })
})
