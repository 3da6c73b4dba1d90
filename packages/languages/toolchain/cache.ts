import { existsSync } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../node_modules/.cache/engines', import.meta.url))
/** A process that holds the lock for longer has died. */
const MAKING_LIMIT_MS = 5 * 60_000
const LOOK_EVERY_MS = 500

/**
 * Returns the path of a cached file, made if it is missing. Its name must contain everything that
 * the content depends on.
 */
export async function keep(
  name: string,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<string> {
  const path = join(folder, name)
  const mark = `${path}.making`
  await mkdir(folder, { recursive: true })
  // Tests and the site's build may need the same file at the same time: the second process waits
  // for the first.
  while (!existsSync(path) && !(await isMine(mark))) await setTimeout(LOOK_EVERY_MS)
  if (existsSync(path)) return path
  try {
    const draft = `${path}.${process.pid}`
    await writeFile(draft, await make())
    await rename(draft, path)
  } finally {
    await rm(mark, { recursive: true, force: true })
  }
  return path
}

/** True for the one process that may make the file now. */
async function isMine(mark: string): Promise<boolean> {
  try {
    await mkdir(mark)
    return true
  } catch {
    const startedMs = await stat(mark).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - startedMs > MAKING_LIMIT_MS) await rm(mark, { recursive: true, force: true })
    return false
  }
}
