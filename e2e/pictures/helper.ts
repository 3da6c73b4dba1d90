import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/configuration.mjs'
import { onPath } from '../../scripts/debian.mjs'
import { buildProgram } from '../../scripts/desktop.mjs'

const NEEDED = [
  ...['cargo', 'xvfb-run', 'openbox', 'picom', 'xterm', 'WebKitWebDriver', 'pulseaudio'],
  'import',
]

/**
 * Takes the pictures of the desktop helper's own window. Where it cannot be built or shown, the
 * pictures that are there stay.
 * @returns the exit code of what takes them
 */
export async function takeHelperPictures(): Promise<number> {
  const missing = NEEDED.filter((program) => !onPath(program))
  if (process.platform !== 'linux' || missing.length > 0) {
    console.log(`The helper's pictures stay as they are; missing: ${missing.join(', ') || 'Linux'}`)
    return 0
  }
  const { status } = spawnSync(
    'bash',
    ['e2e/display.sh', process.execPath, 'e2e/pictures/main.ts'],
    {
      cwd: join(root, 'apps/desktop'),
      env: {
        ...process.env,
        HELPER: await buildProgram(),
        NODE_ENV: 'test',
        // Two pixels for each that is shown, as dense screens have them.
        SCREEN: '1840x1200',
        GDK_SCALE: '2',
      },
      stdio: 'inherit',
    },
  )
  return status ?? 1
}
