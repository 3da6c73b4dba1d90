import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { SECOND_MS } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'

/** Files under keys of our own making: letters, digits, - and _, with one extension. Every step ends within ten seconds. */
export interface FileStore {
  /** Keeps a file, once the store has confirmed its size. @throws AppError('upstream_failed') */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /**
   * The whole of a file that has `size` bytes.
   * @throws AppError('upstream_failed') also for a key that is not there or a file of another size: ask the database first.
   */
  read(key: string, size: number): Promise<Buffer>
  /** Does nothing for a key that is not there. @throws AppError('upstream_failed') */
  delete(key: string): Promise<void>
  close(): Promise<void>
}

const STEP_TIMEOUT_MS = 8 * SECOND_MS

/** Uploaded files, in an S3-compatible bucket or in a folder of DATA_DIR. */
export async function createFileStore(env: Env): Promise<FileStore> {
  const store = env.S3_BUCKET ? await openBucket(env, env.S3_BUCKET) : openFolder(env.DATA_DIR)
  const step = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    try {
      if (!/^[\w-]+\.\w+$/.test(key)) throw new Error(`Not a key of ours: ${key}`)
      return await work()
    } catch (cause) {
      throw new AppError('upstream_failed', 'The file store does not answer. Try again in a moment.', { cause })
    }
  }
  return {
    put: (key, bytes, contentType) => step(key, () => store.put(key, bytes, contentType)),
    read: (key, size) =>
      step(key, async () => {
        const bytes = await store.read(key)
        refuseOtherSize(size, bytes.length)
        return bytes
      }),
    delete: (key) => step(key, () => store.delete(key)),
    close: store.close,
  }
}

function refuseOtherSize(expected: number, found: number | undefined) {
  if (found !== expected) throw new Error(`The file store has ${found} bytes in place of ${expected}`)
}

type Store = Omit<FileStore, 'read'> & { read(key: string): Promise<Buffer> }

function openFolder(dataDir: string): Store {
  const isKept = !dataDir.startsWith('memory://')
  const folder = isKept ? resolve(dataDir, 'files') : mkdtempSync(join(tmpdir(), 'sightline-files-'))
  return {
    async put(key, bytes) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, key), bytes)
    },
    read: (key) => readFile(join(folder, key)),
    delete: (key) => rm(join(folder, key), { force: true }),
    async close() {
      if (!isKept) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The client of the store is the largest part of the server, so it is loaded only where there is a bucket. */
async function openBucket(env: Env, Bucket: string): Promise<Store> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3 * SECOND_MS, socketTimeout: STEP_TIMEOUT_MS },
    // Amazon's own checksums are not known to every compatible store.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const inTime = () => ({ abortSignal: AbortSignal.timeout(STEP_TIMEOUT_MS) })
  return {
    async put(Key, Body, ContentType) {
      const time = inTime()
      await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl: 'max-age=3600' }), time)
      refuseOtherSize(Body.length, (await client.send(new s3.HeadObjectCommand({ Bucket, Key }), time)).ContentLength)
    },
    async read(Key) {
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }), inTime())
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    async delete(Key) {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }), inTime())
    },
    async close() {
      client.destroy()
    },
  }
}
