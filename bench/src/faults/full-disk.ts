import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { atMost, notMeasured, type Row } from '../row.ts'

const run = promisify(execFile)
const DISK_BYTES = 1024 * 1024
const FILE_BYTES = 300_000
const UPLOADS_PER_STATE = 4
const RECOVERY_BUDGET_MS = 1000

/**
 * Fills the disk of the uploaded files, then frees it: uploads that do not fit are refused and
 * leave nothing behind, and those that the server has acknowledged can be read.
 */
export async function diskFull(origin: string, dataDir: string): Promise<Row[]> {
  const folder = join(dataDir, 'files')
  await mkdir(folder, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder])
  } catch {
    return [notMeasured('full disk', 'this user may not mount a small disk')]
  }
  try {
    const filler = join(folder, 'filler.bin')
    await writeFile(filler, Buffer.alloc(DISK_BYTES - FILE_BYTES / 2))
    const whileFull = await uploadSome(origin, 1)
    const leftBehind = (await readdir(folder)).length - 1
    await rm(filler)
    const freedAt = performance.now()
    const [first, ...others] = await uploadSome(origin, 2, 1)
    const recoveryMs = performance.now() - freedAt
    others.push(...(await uploadSome(origin, 3, UPLOADS_PER_STATE - 2)))
    const afterwards = first ? [first, ...others] : others
    const unreadable = await Promise.all(afterwards.map((upload) => isReadable(origin, upload)))
    return [
      atMost(0, {
        name: 'full disk: answers other than 502',
        value: whileFull.filter(({ status }) => status !== 502).length,
        unit: '',
      }),
      atMost(0, {
        name: 'full disk: files of refused uploads that stay',
        value: leftBehind,
        unit: '',
      }),
      atMost(0, {
        name: 'full disk: acknowledged uploads that cannot be read',
        value: unreadable.filter((canRead) => !canRead).length,
        unit: '',
      }),
      atMost(RECOVERY_BUDGET_MS, {
        name: 'full disk: until the first upload after space was freed',
        value: recoveryMs,
        unit: 'ms',
      }),
    ]
  } finally {
    await run('umount', [folder])
  }
}

interface Upload {
  status: number
  name: string
}

/**
 * `network` gives each series of uploads its own client addresses, since uploads are limited per
 * client.
 */
async function uploadSome(
  origin: string,
  network: number,
  count = UPLOADS_PER_STATE,
): Promise<Upload[]> {
  const uploads: Upload[] = []
  for (let turn = 1; turn <= count; turn++)
    uploads.push(await upload(origin, `203.0.113.${10 * network + turn}`))
  return uploads
}

async function upload(origin: string, address: string): Promise<Upload> {
  const form = new FormData()
  const bytes = Buffer.alloc(FILE_BYTES, ' ')
  bytes.write('%PDF-1.7\n')
  form.set('file', new Blob([bytes], { type: 'application/pdf' }), 'resume.pdf')
  const headers = { 'x-forwarded-for': address }
  const response = await fetch(`${origin}/api/careers/resumes`, {
    method: 'POST',
    headers,
    body: form,
  })
  const text = await response.text()
  return { status: response.status, name: response.ok ? String(JSON.parse(text).name) : '' }
}

async function isReadable(origin: string, { status, name }: Upload): Promise<boolean> {
  if (status !== 201) return false
  const response = await fetch(`${origin}/api/careers/resumes/${name}`)
  return response.ok && (await response.arrayBuffer()).byteLength === FILE_BYTES
}
