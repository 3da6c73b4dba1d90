import { readdirSync, readFileSync } from 'node:fs'

/** Processes of this machine, which is Linux. */

const MS_PER_TICK = 10

/** When a process was started, in milliseconds since 1970; exact to 10 ms. */
export function startedAt(pid: number): number {
  const upMs = Number(read('/proc/uptime').split(' ')[0]) * 1000
  return Date.now() - upMs + Number(fieldsOf(pid)[19]) * MS_PER_TICK
}

/** The processor time of a process and of all that it has started, in milliseconds. */
export const cpuMsOfTree = (pid: number) =>
  sumOf(pid, (id) => {
    const [user, system] = fieldsOf(id).slice(11)
    return (Number(user) + Number(system)) * MS_PER_TICK
  })

/** The memory of a process and of all that it has started; what they share is divided. */
export const memoryOfTreeMb = (pid: number) =>
  sumOf(pid, (id) => {
    const pss = read(`/proc/${id}/smaps_rollup`).match(/^Pss:\s+(\d+)/m)?.[1]
    return (Number(pss) * 1024) / 1e6
  })

const sumOf = (pid: number, figureOf: (pid: number) => number) =>
  treeOf(pid).reduce((sum, id) => sum + (figureOf(id) || 0), 0)

function treeOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.map(Number).filter((id) => Number(fieldsOf(id)[1]) === pid)
  return [pid, ...children.flatMap(treeOf)]
}

/** The fields of /proc/PID/stat after the name, which may contain spaces. */
function fieldsOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`)
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** The text of a file; '' where the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
