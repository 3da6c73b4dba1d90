import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INSTALLERS as output, readEnvFile, root, UserError } from './configuration.mjs'
import { buildPages, targetFolder } from './desktop.mjs'
import { buildWindowsInstaller, findWindowsToolchain } from './desktop-windows.mjs'

/*
 * `npm run desktop:build` makes the installers of this machine's system, and on Linux the one for
 * Windows as well, into build/installers, which the server's INSTALLERS_DIR can name.
 * `npm run desktop:build -- windows` makes that one alone; so does `linux`. Programs speak to the
 * server that SIGHTLINE_SERVER names while they are built.
 */
const wanted = process.argv.slice(2)
const isWanted = (/** @type {string} */ system) => wanted.length === 0 || wanted.includes(system)

readEnvFile()
mkdirSync(output, { recursive: true })
const { version } = JSON.parse(
  spawnSync('cargo', ['metadata', '--no-deps', '--format-version=1'], {
    cwd: join(root, 'apps/desktop/src-tauri'),
    encoding: 'utf8',
  }).stdout || '{"packages":[{}]}',
).packages[0]
if (!version) throw new UserError('The desktop helper needs Rust: https://rustup.rs')
console.log(`For the server ${process.env.SIGHTLINE_SERVER ?? 'http://localhost:3000'}`)
await buildPages()
if (isWanted('linux')) buildForThisSystem()
if (isWanted('windows')) {
  const found = findWindowsToolchain()
  if ('toolchain' in found) buildWindowsInstaller(found.toolchain, version, output)
  else console.log(`- installer for Windows: not made, missing: ${found.missing}`)
}
writeSums()

/** Tauri's bundle of this system; on Linux it is copied to the output. */
function buildForThisSystem() {
  const { status } = spawnSync('tauri', ['build', '--', '--locked'], {
    cwd: join(root, 'apps/desktop'),
    env: { ...process.env, CARGO_TARGET_DIR: targetFolder(), CARGO_INCREMENTAL: '0' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new UserError('The installers could not be made; the reason is above.')
  if (process.platform !== 'linux') return
  const folder = join(targetFolder(), 'release/bundle/deb')
  for (const name of readdirSync(folder).filter((file) => file.includes(`_${version}_`)))
    if (name.endsWith('.deb')) cpSync(join(folder, name), join(output, name.toLowerCase()))
}

/** Written last and as a whole: the server offers what this file lists. */
function writeSums() {
  const names = readdirSync(output).filter((name) => /\.(exe|deb)$/.test(name))
  const lines = names.map((name) => {
    const bytes = readFileSync(join(output, name))
    console.log(`${(bytes.length / 1e6).toFixed(1)} MB  ${join(output, name)}`)
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`
  })
  writeFileSync(join(output, 'SHA256SUMS.new'), lines.join(''))
  renameSync(join(output, 'SHA256SUMS.new'), join(output, 'SHA256SUMS'))
}
