import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startApp, WEB_ORIGIN } from '../../test/app.ts'
import { createInstallers } from './installers.ts'

const root = mkdtempSync(join(tmpdir(), 'sightline-installers-'))
afterAll(() => rmSync(root, { recursive: true }))
const INSTALLERS_DIR = join(root, 'installers')
const SITE_DIR = join(root, 'site')
mkdirSync(SITE_DIR)
writeFileSync(join(SITE_DIR, 'index.html'), '<script id="site-config">{}</script>')
writeFileSync(join(SITE_DIR, '__client-paths.json'), '[]')
writeFileSync(join(root, 'outside.deb'), 'secret')

const WINDOWS = 'sightline_0.1.0_x64-setup.exe'
const LINUX = 'sightline_0.1.0_amd64.deb'

/** The headers of a Windows program, with a table of certificates of this many bytes. */
function windowsProgram(certificateBytes = 0, is64Bit = true) {
  const program = Buffer.alloc(2_100_000)
  program.write('MZ')
  program.writeUInt32LE(0x80, 0x3c)
  program.write('PE', 0x80)
  program.writeUInt16LE(is64Bit ? 0x20b : 0x10b, 0x80 + 24)
  program.writeUInt32LE(certificateBytes, 0x80 + 24 + (is64Bit ? 112 : 96) + 36)
  return program
}
const debianPackage = Buffer.from('!<arch>\ndebian-binary   …')

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const sums = (files: Record<string, Buffer>) =>
  Object.entries(files).map(([name, bytes]) => `${hash(bytes)}  ${name}\n`)
function publish(files: Record<string, Buffer>) {
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(INSTALLERS_DIR, name), bytes)
  writeFileSync(join(INSTALLERS_DIR, 'SHA256SUMS'), sums(files).join(''))
}

beforeEach(() => {
  rmSync(INSTALLERS_DIR, { recursive: true, force: true })
  mkdirSync(INSTALLERS_DIR)
})

/** What the log says of the folder: the problems, and how often it was read. */
async function readLogged() {
  const log = { problems: [] as string[], readings: 0 }
  const installers = await createInstallers(
    { INSTALLERS_DIR, WINDOWS_INSTALLER_URL: undefined, WEB_ORIGIN },
    {
      info: () => void log.readings++,
      warn: (fields: unknown) => void log.problems.push(...(fields as typeof log).problems),
    },
  )
  return { installers, log }
}

const both = { [WINDOWS]: windowsProgram(), [LINUX]: debianPackage }

async function startWithInstallers(overrides: Record<string, string> = {}) {
  const started = await startApp({ INSTALLERS_DIR, SITE_DIR, ...overrides })
  const { app } = started
  return {
    ...started,
    async settings() {
      const { body } = await app.inject({ url: '/', headers: { host: new URL(WEB_ORIGIN).host } })
      return JSON.parse(body.match(/site-config">(.*)<\/script>/)?.[1] ?? '')
    },
    fetchFile: (name: string, headers: Record<string, string> = {}) =>
      app.inject({ url: `/api/installers/${name}`, headers }),
  }
}

const { app, browser, settings, fetchFile } = await startWithInstallers()
/** The server looks at its folder every half minute. */
const look = () => app.background.runRepeatedTasks()

test('pages get the version, size and sum of each installer, and that it is not signed', async () => {
  publish(both)
  await look()
  expect(await settings()).toMatchObject({
    desktopHelper: 'yes',
    windowsInstallerUrl: `${WEB_ORIGIN}/api/installers/${WINDOWS}`,
    windowsInstallerVersion: '0.1.0',
    windowsInstallerMegabytes: '2.1',
    windowsInstallerSha256: hash(both[WINDOWS] as Buffer),
    windowsInstallerUnsigned: 'yes',
    linuxInstallerUrl: `${WEB_ORIGIN}/api/installers/${LINUX}`,
    linuxInstallerSha256: hash(debianPackage),
    linuxInstallerUnsigned: 'yes',
    installerProblem: '',
  })
})

test.each([true, false])('a signature is read from the program itself', async (is64Bit) => {
  publish({ [WINDOWS]: windowsProgram(900, is64Bit) })
  await look()
  expect(await settings()).toMatchObject({ windowsInstallerUnsigned: '', linuxInstallerUrl: '' })
})

test('the newest version of each platform is offered', async () => {
  const older = { 'sightline_0.9.0_amd64.deb': debianPackage }
  publish({ ...older, 'sightline_0.10.0_amd64.deb': debianPackage })
  await look()
  expect((await settings()).linuxInstallerVersion).toBe('0.10.0')
  expect((await fetchFile('sightline_0.9.0_amd64.deb')).statusCode).toBe(404)
})

test('an installer is downloaded whole or in part, under its own name', async () => {
  publish(both)
  await look()
  const whole = await fetchFile(WINDOWS)
  expect(whole.statusCode).toBe(200)
  expect(whole.rawPayload.equals(both[WINDOWS] as Buffer)).toBe(true)
  expect(whole.headers).toMatchObject({
    'content-type': 'application/vnd.microsoft.portable-executable',
    'content-disposition': `attachment; filename=${WINDOWS}`,
    'content-length': '2100000',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  })
  const part = await fetchFile(LINUX, { range: 'bytes=8-13' })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    'debian',
    `bytes 8-13/${debianPackage.length}`,
  ])
  expect(part.headers['content-type']).toBe('application/vnd.debian.binary-package')
  const beyond = await fetchFile(LINUX, { range: 'bytes=9000-' })
  expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'range_not_satisfiable'])
  const head = await app.inject({ method: 'HEAD', url: `/api/installers/${LINUX}` })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test.each(['..%2foutside.deb', '%2e%2e%2foutside.deb', 'SHA256SUMS', '%00', 'constructor'])(
  '%s is no installer',
  async (name) => {
    publish(both)
    await look()
    const answer = await fetchFile(name)
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('secret')
  },
)

test('a sum cannot name a file outside the folder', async () => {
  writeFileSync(
    join(INSTALLERS_DIR, 'SHA256SUMS'),
    `${hash(Buffer.from('secret'))}  ../outside.deb\n`,
  )
  const { installers, log } = await readLogged()
  expect([installers.hasProblem(), installers.addressOf('linux')]).toEqual([true, undefined])
  expect(log.problems[0]).toContain('../outside.deb is not named like')
})

test.each([
  ['is missing', () => rmSync(INSTALLERS_DIR, { recursive: true }), 'SHA256SUMS is missing'],
  ['is empty', () => {}, 'SHA256SUMS is missing'],
  ['lists nothing', () => publish({}), 'SHA256SUMS lists no file'],
  [
    'has half an installer',
    () => {
      publish(both)
      writeFileSync(join(INSTALLERS_DIR, LINUX), debianPackage.subarray(0, 22))
    },
    `${LINUX} is not what its SHA-256 says`,
  ],
  [
    'has an installer that is something else',
    () => publish({ [LINUX]: Buffer.from('<!doctype html>') }),
    `${LINUX} is not a Debian package`,
  ],
  [
    'has a program that ends in its headers',
    () => publish({ [WINDOWS]: Buffer.from('MZ') }),
    `${WINDOWS} is not a Windows program`,
  ],
])('a folder that %s is named in the log and on the page', async (_, arrange, problem) => {
  arrange()
  await look()
  expect(await settings()).toMatchObject({ installerProblem: 'yes', linuxInstallerUrl: '' })
  expect((await readLogged()).log.problems).toEqual([problem])
  expect((await fetchFile(LINUX)).statusCode).toBe(404)
})

test('a folder is read once while its files stay the same', async () => {
  publish(both)
  const { installers, log } = await readLogged()
  await Promise.all([installers.refresh(), installers.refresh()])
  expect(log.readings).toBe(1)
  publish({ [LINUX]: debianPackage })
  await Promise.all([installers.refresh(), installers.refresh()])
  expect(log.readings).toBe(2)
})

test('a folder that becomes whole is offered without a restart', async () => {
  publish({ [LINUX]: debianPackage })
  writeFileSync(join(INSTALLERS_DIR, LINUX), debianPackage.subarray(0, 22))
  await look()
  expect((await fetchFile(LINUX)).statusCode).toBe(404)
  appendFileSync(join(INSTALLERS_DIR, LINUX), debianPackage.subarray(22))
  await app.background.runRepeatedTasks()
  expect(await settings()).toMatchObject({ installerProblem: '', linuxInstallerVersion: '0.1.0' })
  expect((await fetchFile(LINUX)).statusCode).toBe(200)
})

test('an installer that changes after it was read is no longer handed out', async () => {
  publish(both)
  await look()
  appendFileSync(join(INSTALLERS_DIR, LINUX), 'more')
  expect((await fetchFile(LINUX)).statusCode).toBe(404)
  expect((await fetchFile(WINDOWS)).statusCode).toBe(200)
})

test('a download for Linux is counted and leads to the file', async () => {
  publish(both)
  await look()
  const url = `${WEB_ORIGIN}/api/installers/${LINUX}`
  expect((await browser().post('/downloads', { platform: 'linux' })).json()).toEqual({ url })
  const link = await browser().get('/downloads/linux')
  expect([link.statusCode, link.headers.location]).toEqual([302, url])
})

test('the configured address for Windows is offered instead of the folder’s', async () => {
  publish(both)
  const WINDOWS_INSTALLER_URL = 'https://files.example/setup.exe'
  const { settings, fetchFile } = await startWithInstallers({ WINDOWS_INSTALLER_URL })
  expect(await settings()).toMatchObject({
    windowsInstallerUrl: WINDOWS_INSTALLER_URL,
    windowsInstallerSha256: '',
    windowsInstallerUnsigned: '',
    linuxInstallerVersion: '0.1.0',
  })
  expect((await fetchFile(WINDOWS)).statusCode).toBe(404)
})

test('without a folder and an address nothing is offered, and nothing is wrong', async () => {
  const { settings } = await startWithInstallers({ INSTALLERS_DIR: '' })
  expect(await settings()).toMatchObject({ desktopHelper: '', installerProblem: '' })
})
