import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DownloadPlatform } from '@sightline/contracts/analytics/analytics'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../platform/env.ts'
import { type Installer, InstallerProblem, newestFirst, readInstaller } from './installer-file.ts'

/** The installers of the desktop helper that this server offers. */
export interface Installers {
  /** Where the installer of a platform is downloaded; undefined while none is offered. */
  addressOf(platform: DownloadPlatform): string | undefined
  /** The installer of a platform in the folder; undefined for one at an address elsewhere. */
  find(platform: DownloadPlatform): Installer | undefined
  /** Whether an installer is held back because something in the folder is missing or not whole. */
  hasProblem(): boolean
  /** Reads the folder again if its files have changed. Never throws: the log says what is wrong. */
  refresh(): Promise<void>
  /** Calls `listener` after each change of what is offered. */
  onChange(listener: () => void): void
}

/** The folder's list of files that are whole, in the format of `sha256sum`. */
const SUMS_FILE = 'SHA256SUMS'

/** Reads the folder of INSTALLERS_DIR. Without it nothing but WINDOWS_INSTALLER_URL is offered. */
export async function createInstallers(
  env: Pick<Env, 'INSTALLERS_DIR' | 'WINDOWS_INSTALLER_URL' | 'WEB_ORIGIN'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<Installers> {
  let offered: Installer[] = []
  let problems: string[] = []
  let fingerprint: string | undefined
  let refreshing: Promise<void> | undefined
  const listeners: (() => void)[] = []

  const refresh = async (folder: string) => {
    const present = await fingerprintOf(folder)
    if (present === fingerprint) return
    const state = await readFolder(folder)
    fingerprint = present
    offered = state.offered
    problems = state.problems
    log.info({ installers: offered.map(({ name }) => name) }, 'Installers of the desktop helper')
    if (problems.length > 0)
      log.warn({ folder, problems }, 'Installers that are missing or not whole are not offered')
    for (const listener of listeners) listener()
  }

  const installers: Installers = {
    addressOf(platform) {
      if (platform === 'windows' && env.WINDOWS_INSTALLER_URL) return env.WINDOWS_INSTALLER_URL
      const installer = installers.find(platform)
      return installer && `${env.WEB_ORIGIN}/api/installers/${installer.name}`
    },
    find: (platform) =>
      platform === 'windows' && env.WINDOWS_INSTALLER_URL
        ? undefined
        : offered.find((installer) => installer.platform === platform),
    hasProblem: () => problems.length > 0,
    async refresh() {
      if (!env.INSTALLERS_DIR) return
      refreshing ??= refresh(env.INSTALLERS_DIR).finally(() => {
        refreshing = undefined
      })
      await refreshing
    },
    onChange: (listener) => void listeners.push(listener),
  }
  await installers.refresh()
  return installers
}

/** Changes with each file that comes, goes or is written to. */
async function fingerprintOf(folder: string): Promise<string> {
  try {
    const names = (await readdir(folder)).sort()
    const files = names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return `${name} ${size} ${mtimeMs}`
    })
    return (await Promise.all(files)).join('\n')
  } catch (error) {
    // A file may go between the two calls; the next look finds it gone.
    return reasonOf(error)
  }
}

/** The newest whole installer of each platform, and what keeps others from being offered. */
async function readFolder(folder: string) {
  const whole: Installer[] = []
  const problems: string[] = []
  try {
    for (const [name, sha256] of sumsIn(await readFile(join(folder, SUMS_FILE), 'utf8'))) {
      try {
        whole.push(await readInstaller(folder, name, sha256))
      } catch (error) {
        problems.push(`${name} ${reasonOf(error)}`)
      }
    }
    if (whole.length + problems.length === 0) problems.push(`${SUMS_FILE} lists no file`)
  } catch (error) {
    problems.push(`${SUMS_FILE} ${reasonOf(error)}`)
  }
  const newest = Object.values(Object.groupBy(whole, ({ platform }) => platform))
  return { offered: newest.flatMap((versions) => versions.sort(newestFirst).slice(0, 1)), problems }
}

/** The file names of a list of sums, each with its sum; other lines are no files. */
const sumsIn = (text: string): [name: string, sha256: string][] =>
  [...text.matchAll(/^([0-9a-f]{64}) [ *](\S+)\r?$/gim)].map(([, sum = '', name = '']) => [
    name,
    sum.toLowerCase(),
  ])

function reasonOf(error: unknown): string {
  if (error instanceof InstallerProblem) return error.message
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' ? 'is missing' : `cannot be read: ${code ?? String(error)}`
}
