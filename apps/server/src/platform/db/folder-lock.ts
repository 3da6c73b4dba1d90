import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Locks a data folder for this process, because two processes on one embedded database lose rows
 * silently. The lock of a process that has died is taken over.
 * @returns a function that releases the lock
 * @throws when a running process holds the lock
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'server.pid')
  if (!tryCreate(path)) {
    const holderPid = Number(readFileSync(path, 'utf8'))
    if (isRunning(holderPid))
      throw new Error(
        `The data folder ${folder} is in use by process ${holderPid}. Stop it, or set DATA_DIR to another folder.`,
      )
    rmSync(path, { force: true })
    if (!tryCreate(path))
      throw new Error(`The data folder ${folder} was taken by another process at this moment.`)
  }
  return () => rmSync(path, { force: true })
}

function tryCreate(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** A lock with this process's own pid is stale: containers give the same pid to every start. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
