import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../scripts/configuration.mjs'
import { onPath } from '../../scripts/debian.mjs'
import { buildProgram } from '../../scripts/desktop.mjs'
import { atMost, comparison, median, notMeasured, p95, type Row } from './row.ts'

const Times = z.array(z.number()).min(1)
const Figures = z.object({
  paintedMs: Times,
  keyMs: Times,
  handOverMs: Times,
  captureMs: Times,
  pictureMs: Times,
  themMs: Times,
  youMs: Times,
  memoryMb: z.number(),
  sessionMemoryMb: z.number(),
  idlePercent: z.number(),
})

/** A release speaks to the address that it was built for, and to no other. */
const SERVER = 'http://127.0.0.1:47100'
const NEEDED = ['cargo', 'xvfb-run', 'openbox', 'WebKitWebDriver', 'xdotool', 'xterm', 'pulseaudio']

/**
 * The desktop helper as users install it, on a display, a window manager and sound devices of its
 * own: how soon it is painted and obeys, what it adds to pictures and sound, and what it takes while
 * nothing goes on. Needs Linux, Rust and what `npm run desktop:test` installs.
 */
export async function desktop(): Promise<Row[]> {
  const name = 'Desktop helper'
  if (process.platform !== 'linux') return [notMeasured(name, 'it is measured on Linux')]
  const missing = NEEDED.filter((program) => !onPath(program))
  if (missing.length > 0) return [notMeasured(name, `missing: ${missing.join(', ')}`)]
  process.env.SIGHTLINE_SERVER = SERVER
  return rowsOf(name, measure(await buildProgram('release')))
}

/** @throws when the helper does not do what is measured; it says why above */
function measure(program: string) {
  const command = ['e2e/display.sh', process.execPath, 'e2e/measure/main.ts']
  const { stdout, status } = spawnSync('bash', command, {
    cwd: join(root, 'apps/desktop'),
    env: { ...process.env, HELPER: program, NODE_ENV: 'test' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error('The desktop helper could not be measured.')
  return Figures.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}

function rowsOf(name: string, figures: z.infer<typeof Figures>): Row[] {
  const { paintedMs, keyMs, handOverMs, captureMs, pictureMs, themMs, youMs } = figures
  const ms = (budget: number, what: string, value: number, times: number[]) =>
    atMost(budget, { name: `${name}: ${what} of ${times.length}`, value, unit: 'ms' })
  return [
    atMost(1, {
      name: `${name}: start to painted, median of ${paintedMs.length}`,
      value: median(paintedMs) / 1000,
      unit: 's',
      digits: 2,
    }),
    ms(100, 'key to a change on the screen, 95th percentile', p95(keyMs), keyMs),
    ms(150, 'verb of a second start, to its effect, 95th percentile', p95(handOverMs), handOverMs),
    ms(20, 'capture of a window, median', median(captureMs), captureMs),
    comparison({
      name: `${name}: capture with all its pixels in the page, median of ${pictureMs.length}`,
      value: median(pictureMs),
      unit: 'ms',
    }),
    ms(60, 'sound of the others, added on its way, median', median(themMs), themMs),
    ms(60, 'sound of the microphone, added on its way, median', median(youMs), youMs),
    atMost(260, { name: `${name}: memory, signed in`, value: figures.memoryMb, unit: 'MB' }),
    comparison({
      name: `${name}: memory, in a session`,
      value: figures.sessionMemoryMb,
      unit: 'MB',
    }),
    atMost(0.5, {
      name: `${name}: idle processor over a minute`,
      value: figures.idlePercent,
      unit: '% of a core',
      digits: 2,
    }),
  ]
}
