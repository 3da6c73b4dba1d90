import { spawnSync } from 'node:child_process'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { readEnvFile, root, UserError } from './configuration.mjs'
import { onPath } from './debian.mjs'
import { run } from './processes.mjs'

const desktop = join(root, 'apps/desktop')
const program = process.platform === 'win32' ? 'sightline.exe' : 'sightline'

/** Builds the pages of the helper's windows. @throws {UserError} with the build's output */
export async function buildPages() {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await run('vite', ['build'], { cwd: desktop, env })
  if (code !== 0) throw new UserError(`${output}\nThe helper's pages could not be built.`)
}

/**
 * The folder of what cargo builds: CARGO_TARGET_DIR, else one outside of the repository that all its
 * clones share.
 */
export const targetFolder = () =>
  process.env.CARGO_TARGET_DIR ?? join(homedir(), '.cache/sightline-desktop')

/**
 * Builds the helper for this machine: with everything that helps to debug it, or as it is released.
 * @param {'debug' | 'release'} [profile]
 * @returns {Promise<string>} the path of the program
 * @throws {UserError} when cargo is missing or fails
 */
export async function buildProgram(profile = 'debug') {
  if (!onPath(process.platform === 'win32' ? 'cargo.exe' : 'cargo'))
    throw new UserError('The desktop helper needs Rust: https://rustup.rs')
  readEnvFile()
  await buildPages()
  const target = targetFolder()
  const options = ['--locked', '--features', 'custom-protocol']
  const { status } = spawnSync(
    'cargo',
    ['build', ...options, ...(profile === 'release' ? ['--release'] : [])],
    {
      cwd: join(desktop, 'src-tauri'),
      env: { ...process.env, CARGO_TARGET_DIR: target, CARGO_INCREMENTAL: '0' },
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new UserError('The helper could not be built; cargo says why above.')
  return join(target, profile, program)
}
