import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { createFileStore } from './files.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'sightline-store-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))
const { env, storedObjects, setStandIn } = await startApp({ S3_BUCKET: 'resumes' })
const inBucket = await createFileStore(env)
const { S3_BUCKET: _, ...withoutBucket } = env
const inFolder = await createFileStore({ ...withoutBucket, DATA_DIR })

test.each([
  ['a bucket', inBucket],
  ['a folder', inFolder],
])('%s stores a file unchanged until it is deleted', async (_, files) => {
  const bytes = randomBytes(5 * 1024 * 1024)
  await files.put('a-key.pdf', bytes, 'application/pdf')
  expect((await files.read('a-key.pdf', bytes.length)).equals(bytes)).toBe(true)

  await files.delete('a-key.pdf')
  await files.delete('a-key.pdf')
  await expect(files.read('a-key.pdf', bytes.length)).rejects.toMatchObject({
    code: 'upstream_failed',
  })
})

test('a file in the bucket has its content type and may be cached for an hour', async () => {
  await inBucket.put('typed.pdf', Buffer.from('%PDF-'), 'application/pdf')
  expect(await storedObjects()).toContainEqual({
    address: 'resumes/typed.pdf',
    bytes: 5,
    contentType: 'application/pdf',
    cacheControl: 'max-age=3600',
  })
  await inBucket.delete('typed.pdf')
})

test.each([
  ['another key', { S3_ACCESS_KEY_ID: 'someone' }],
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'a guess' }],
  ['no server at the address', { S3_ENDPOINT: 'http://127.0.0.1:9/s3' }],
])('with %s every operation fails with the same message', async (_, wrong) => {
  const files = await createFileStore({ ...env, ...wrong })
  const failed = {
    code: 'upstream_failed',
    message: 'The file store does not answer. Try again in a moment.',
  }
  await expect(files.put('a.pdf', Buffer.from('text'), 'application/pdf')).rejects.toMatchObject(
    failed,
  )
  await expect(files.read('a.pdf', 4)).rejects.toMatchObject(failed)
  await expect(files.delete('a.pdf')).rejects.toMatchObject(failed)
  expect(await storedObjects()).toEqual([])
})

test('detects a store that confirms a file without storing it', async () => {
  await setStandIn('s3', 'wrong')
  await expect(inBucket.put('a.pdf', Buffer.from('text'), 'application/pdf')).rejects.toThrow(
    'file store',
  )
  await expect(inBucket.read('a.pdf', 4)).rejects.toThrow('file store')
  await setStandIn('s3', 'ok')
})

test('gives up on a store that does not answer', async () => {
  await setStandIn('s3', 'stall')
  const operations = [
    inBucket.put('a.pdf', Buffer.from('text'), 'application/pdf'),
    inBucket.read('a.pdf', 4),
    inBucket.delete('a.pdf'),
  ]
  for (const { status } of await Promise.allSettled(operations)) expect(status).toBe('rejected')
  await setStandIn('s3', 'ok')
})

test('a key cannot lead out of the folder', async () => {
  await expect(
    inFolder.put('../outside.pdf', Buffer.from('text'), 'application/pdf'),
  ).rejects.toThrow('file store')
  expect(existsSync(join(DATA_DIR, 'outside.pdf'))).toBe(false)
})
