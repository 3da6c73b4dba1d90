import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DownloadPlatform } from '@sightline/contracts/analytics/analytics'

/** An installer of the desktop helper in the operator's folder, whole as its sum says. */
export interface Installer {
  platform: DownloadPlatform
  /** The name of its file. */
  name: string
  version: string
  bytes: number
  /** In hexadecimal. */
  sha256: string
  /** Whether the file carries a signature. Packages for Linux never do. */
  isSigned: boolean
}

/** Why a file is not offered. */
export class InstallerProblem extends Error {}

/** As the build names its files: `sightline_0.1.0_amd64.deb`, `sightline_0.1.0_x64-setup.exe`. */
const FILE_NAME = /^[a-z-]+_(\d+\.\d+\.\d+)_[\w-]+\.(exe|deb)$/
const PLATFORMS: Record<string, DownloadPlatform> = { exe: 'windows', deb: 'linux' }
const DEBIAN_PACKAGE = '!<arch>\ndebian-binary'
/** More than the headers of a Windows program take. */
const HEADER_BYTES = 4096

/**
 * Reads an installer and compares it with its sum.
 * @throws InstallerProblem when its name, its beginning or its sum is not that of an installer, as
 * of a file that is still being copied; the file system's error when it cannot be read
 */
export async function readInstaller(
  folder: string,
  name: string,
  sha256: string,
): Promise<Installer> {
  const [, version, extension = ''] = name.match(FILE_NAME) ?? []
  const platform = PLATFORMS[extension]
  if (!version || !platform)
    throw new InstallerProblem('is not named like sightline_0.1.0_amd64.deb')
  const file = join(folder, name)
  const header = await readHeader(file)
  const isSigned = platform === 'windows' && carriesSignature(header)
  if (platform === 'linux' && header.toString('latin1', 0, 21) !== DEBIAN_PACKAGE)
    throw new InstallerProblem('is not a Debian package')
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(file), async (chunks) => {
    for await (const chunk of chunks) {
      bytes += chunk.length
      hash.update(chunk)
    }
  })
  if (hash.digest('hex') !== sha256) throw new InstallerProblem('is not what its SHA-256 says')
  return { platform, name, version, bytes, sha256, isSigned }
}

async function readHeader(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/**
 * Whether a Windows program has a table of certificates: the fifth data directory of its optional
 * header, which is longer in 64-bit programs. Source: Microsoft's "PE Format".
 * @throws InstallerProblem when the file is no Windows program
 */
function carriesSignature(header: Buffer): boolean {
  try {
    const start = header.readUInt32LE(0x3c)
    if (header.toString('latin1', 0, 2) === 'MZ' && header.readUInt32LE(start) === 0x4550) {
      const is64Bit = header.readUInt16LE(start + 24) === 0x20b
      const directories = start + 24 + (is64Bit ? 112 : 96)
      return header.readUInt32LE(directories + 4 * 8 + 4) > 0
    }
  } catch (error) {
    // The header ends too early.
    if (!(error instanceof RangeError)) throw error
  }
  throw new InstallerProblem('is not a Windows program')
}

/** Orders versions of three numbers, the newest first. */
export function newestFirst(left: Installer, right: Installer): number {
  const [a, b] = [left, right].map(({ version }) => version.split('.').map(Number))
  for (const [index, number] of (a ?? []).entries()) {
    const difference = (b?.[index] ?? 0) - number
    if (difference !== 0) return difference
  }
  return 0
}
