import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { SECOND_MS } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'

/**
 * A file store. Keys consist of letters, digits, - and _, with one extension. Every operation ends
 * within ten seconds.
 */
export interface FileStore {
  /** Stores a file and checks the stored size. @throws AppError('upstream_failed') */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /**
   * Reads a file of `size` bytes.
   * @throws AppError('upstream_failed'), also for a missing key or a file of another size: the
   * database knows which files exist
   */
  read(key: string, size: number): Promise<Buffer>
  /** Deletes a file; does nothing for a missing key. @throws AppError('upstream_failed') */
  delete(key: string): Promise<void>
  close(): Promise<void>
}

const OPERATION_TIMEOUT_MS = 8 * SECOND_MS

/** Stores uploaded files in an S3-compatible bucket or in a folder of DATA_DIR. */
export async function createFileStore(env: Env): Promise<FileStore> {
  const store = env.S3_BUCKET ? await openBucket(env, env.S3_BUCKET) : openFolder(env.DATA_DIR)
  const attempt = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    try {
      if (!/^[\w-]+\.\w+$/.test(key)) throw new Error(`Invalid key: ${key}`)
      return await work()
    } catch (cause) {
      throw new AppError(
        'upstream_failed',
        'The file store does not answer. Try again in a moment.',
        { cause },
      )
    }
  }
  return {
    put: (key, bytes, contentType) => attempt(key, () => store.put(key, bytes, contentType)),
    read: (key, size) =>
      attempt(key, async () => {
        const bytes = await store.read(key)
        checkSize(size, bytes.length)
        return bytes
      }),
    delete: (key) => attempt(key, () => store.delete(key)),
    close: store.close,
  }
}

function checkSize(expected: number, found: number | undefined) {
  if (found !== expected)
    throw new Error(`The file store has ${found} bytes in place of ${expected}`)
}

type StoreBackend = Omit<FileStore, 'read'> & { read(key: string): Promise<Buffer> }

function openFolder(dataDir: string): StoreBackend {
  const isPersistent = !dataDir.startsWith('memory://')
  const folder = isPersistent
    ? resolve(dataDir, 'files')
    : mkdtempSync(join(tmpdir(), 'sightline-files-'))
  return {
    async put(key, bytes) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, key), bytes)
    },
    read: (key) => readFile(join(folder, key)),
    delete: (key) => rm(join(folder, key), { force: true }),
    async close() {
      if (!isPersistent) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The S3 client is the largest dependency of the server, so it is imported only if a bucket is
 * configured.
 */
async function openBucket(env: Env, Bucket: string): Promise<StoreBackend> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    credentials: {
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3 * SECOND_MS, socketTimeout: OPERATION_TIMEOUT_MS },
    // Not every compatible store knows Amazon's own checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const timeout = () => ({ abortSignal: AbortSignal.timeout(OPERATION_TIMEOUT_MS) })
  return {
    async put(Key, Body, ContentType) {
      const options = timeout()
      await client.send(
        new s3.PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl: 'max-age=3600' }),
        options,
      )
      checkSize(
        Body.length,
        (await client.send(new s3.HeadObjectCommand({ Bucket, Key }), options)).ContentLength,
      )
    },
    async read(Key) {
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }), timeout())
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    async delete(Key) {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }), timeout())
    },
    async close() {
      client.destroy()
    },
  }
}
