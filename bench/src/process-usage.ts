import { readdirSync, readFileSync } from 'node:fs'

const CLOCK_TICKS_PER_S = 100

/** Processor time of a process in milliseconds. Only on Linux. */
export const readCpuMs = (pid: number): number => statOf(pid).cpuMs

/** Memory that a process has in use, in units of 1024 bytes. Only on Linux. */
export const readResidentKb = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m)?.[1])

/** The most memory that a process has had in use, in units of 1024 bytes. Only on Linux. */
export const readPeakResidentKb = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmHWM:\s+(\d+)/m)?.[1])

/** From /proc/PID/stat. The fields follow the name in brackets, which may contain spaces. */
function statOf(pid: number): { parent: number; cpuMs: number } {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return { parent: Number(fields[1]), cpuMs: (ticks * 1000) / CLOCK_TICKS_PER_S }
}

type Process = { pid: number; parent: number; cpuMs: number }

/**
 * The processor time in milliseconds that running renderers of browsers started by this process
 * have taken so far; it hardly depends on what else the machine does. Null where the machine does
 * not tell.
 */
export function readRendererCpuMs(): number | null {
  if (process.platform !== 'linux') return null
  const processes = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (runningProcess(Number(name)) ?? []) : [],
  )
  const isOwn = ({ pid, parent }: Process): boolean =>
    pid === process.pid || processes.some((other) => other.pid === parent && isOwn(other))
  return processes
    .filter((running) => isRenderer(running) && isOwn(running))
    .reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

/** Null when the process has ended. */
const runningProcess = (pid: number): Process | null => orNull(() => ({ pid, ...statOf(pid) }))

const isRenderer = ({ pid }: Process) =>
  orNull(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.includes('--type=renderer') ?? false

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
