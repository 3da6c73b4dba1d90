import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

interface Options {
  title: string
  text: string
  /** As X11 writes it: columns, lines and place. */
  geometry: string
  /** The name of the program's file, where it is to be another program than xterm. */
  program?: string
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const terminal of running) terminal.kill()
})

/** Opens a window of another program that shows a text. Returns a function that closes it. */
export function openTerminal({ title, text, geometry, program }: Options): () => void {
  const terminal = spawn(
    program ? copyOfXterm(program) : 'xterm',
    [
      ...[
        '-T',
        title,
        '-geometry',
        geometry,
        '-fa',
        'Monospace',
        '-fs',
        '14',
        '+ai',
        '+sb',
        '-xrm',
        '*utf8Title: true',
      ],
      ...['-e', 'sh', '-c', 'printf "%s\\n" "$1"; exec sleep 600', 'sh', text],
    ],
    { stdio: 'ignore', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
  )
  // The tests do not wait for windows that a failed one has left.
  terminal.unref()
  running.add(terminal)
  return () => {
    running.delete(terminal)
    terminal.kill()
  }
}

function copyOfXterm(name: string): string {
  const path = join(mkdtempSync(join(homedir(), 'sightline-program-')), name)
  copyFileSync('/usr/bin/xterm', path)
  return path
}
