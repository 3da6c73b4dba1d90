import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { atMost, median, type Row } from './row.ts'

/**
 * The time from `npm start` to its line "ready", with the packages installed and the site built.
 */
export async function startUp(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-bench-'))
  try {
    // The first start creates the database, which the measured starts find.
    await secondsToReady(dataDir)
    const seconds = [
      await secondsToReady(dataDir),
      await secondsToReady(dataDir),
      await secondsToReady(dataDir),
    ]
    return [
      atMost(8, {
        name: 'npm start: time to ready, median of 3',
        value: median(seconds),
        unit: 's',
        digits: 1,
      }),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function secondsToReady(dataDir: string): Promise<number> {
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    STAND_INS_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
  }
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(npm, 'exit')
  for await (const line of createInterface({ input: npm.stdout })) if (line.includes('ready')) break
  const seconds = (performance.now() - startedAt) / 1000
  npm.kill('SIGTERM')
  const [code] = await exited
  if (code !== 0) throw new Error(`npm start ended with exit code ${code}`)
  return seconds
}
