import { beforeEach, expect, test } from 'vitest'
import { startForTests } from './stand-ins.ts'

// What a signed request may do is tested with Amazon's own client, in the server's tests of its
// file store.
const { origin, get, tell, reset } = await startForTests()
beforeEach(reset)

const put = (headers: Record<string, string> = {}) =>
  fetch(`${origin}/s3/resumes/a.pdf`, { method: 'PUT', body: 'text', headers })
const authorization = (id: string) =>
  `AWS4-HMAC-SHA256 Credential=${id}/20261120/auto/s3/aws4_request, SignedHeaders=host, Signature=${'a'.repeat(64)}`

test.each([
  ['without a signature', {}, 'AccessDenied'],
  ['with another key', { authorization: authorization('someone') }, 'InvalidAccessKeyId'],
  [
    'whose content is not what was signed',
    { authorization: authorization('sightline'), 'x-amz-content-sha256': 'b'.repeat(64) },
    'XAmzContentSHA256Mismatch',
  ],
  [
    'with a made-up signature',
    { authorization: authorization('sightline'), 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    'SignatureDoesNotMatch',
  ],
])('the object store rejects a request %s', async (_, headers, code) => {
  const answer = await put(headers)
  expect([answer.ok, await answer.text()]).toEqual([
    false,
    expect.stringContaining(`<Code>${code}</Code>`),
  ])
  expect(await (await get('/files')).json()).toEqual([])
})

test('on demand the object store fails before it checks the signature', async () => {
  await tell('s3', { mode: 'fail', times: 1 })
  expect([(await put()).status, (await put()).status]).toEqual([503, 403])
})

test('the file host serves an installer', async () => {
  const answer = await get('/files/sightline-setup.exe')
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect(await answer.text()).toMatch(/^MZ/)
})
