import { execFileSync } from 'node:child_process'

/** The desktop around the helper, seen and used by xdotool as a person's hands would. */

/** Runs xdotool; throws when what it looks for is not there. */
const x = (...args: string[]) =>
  execFileSync('xdotool', args, { encoding: 'utf8', timeout: 5000, stdio: 'pipe' }).trim()

/** The process that owns the window of this title. */
export const processOf = (title: string) => Number(x('getwindowpid', findWindow(title)))

const findWindow = (title: string) => x('search', '--name', `^${title}$`).split('\n')[0] ?? ''
