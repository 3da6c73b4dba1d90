import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Claims a data folder for this process, since two on one embedded database lose rows silently.
 * A lock left by a process that has died is taken over.
 * @returns a function that gives the folder free again.
 * @throws when a living process has it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'server.pid')
  if (!tryWrite(path)) {
    const holder = Number(readFileSync(path, 'utf8'))
    if (isAlive(holder))
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
      )
    rmSync(path, { force: true })
    if (!tryWrite(path)) throw new Error(`The data folder ${folder} was taken by another process at this moment.`)
  }
  return () => rmSync(path, { force: true })
}

function tryWrite(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** A pid of our own is a left-over: containers give every start the same one. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
