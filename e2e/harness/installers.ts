import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const INSTALLER_NAMES = {
  windows: 'sightline_1.2.3_x64-setup.exe',
  linux: 'sightline_1.2.3_amd64.deb',
}

/**
 * A folder of installers that begin like real ones.
 * @returns its path, which is the same for every process of a run, as servers with one environment
 * are shared
 */
export function createInstallersFolder(): { path: string; sums: Record<string, string> } {
  const path = join(tmpdir(), 'sightline-e2e-installers')
  mkdirSync(path, { recursive: true })
  const program = Buffer.alloc(1_500_000)
  program.write('MZ')
  program.writeUInt32LE(0x80, 0x3c)
  program.write('PE', 0x80)
  const files = {
    [INSTALLER_NAMES.windows]: program,
    [INSTALLER_NAMES.linux]: Buffer.from('!<arch>\ndebian-binary   '),
  }
  const sums = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [
      name,
      createHash('sha256').update(bytes).digest('hex'),
    ]),
  )
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(path, name), bytes)
  const lines = Object.entries(sums).map(([name, sum]) => `${sum}  ${name}\n`)
  writeFileSync(join(path, 'SHA256SUMS'), lines.join(''))
  return { path, sums }
}
