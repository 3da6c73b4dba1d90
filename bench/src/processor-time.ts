import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

type Process = { pid: number; parent: number; timeMs: number }

/**
 * The processor time in milliseconds that running renderers of browsers started by this process have taken so far; it
 * hardly depends on what else the machine does. Null where the machine does not tell.
 */
export function rendererTimeMs(): number | null {
  const processes = allProcesses()
  if (!processes) return null
  const isOwn = ({ pid, parent }: Process): boolean =>
    pid === process.pid || processes.some((other) => other.pid === parent && isOwn(other))
  return processes
    .filter((running) => isRenderer(running) && isOwn(running))
    .reduce((sum, { timeMs }) => sum + timeMs, 0)
}

function allProcesses(): Process[] | null {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => processOf(Number(pid)) ?? [])
  } catch {
    return null
  }
}

/** Null when the process has ended. */
function processOf(pid: number): Process | null {
  const text = readOrNull(`/proc/${pid}/stat`)
  // The name in brackets may contain spaces.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  if (!fields) return null
  return { pid, parent: Number(fields[1]), timeMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS }
}

const isRenderer = ({ pid }: Process) => readOrNull(`/proc/${pid}/cmdline`)?.includes('--type=renderer') ?? false

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
